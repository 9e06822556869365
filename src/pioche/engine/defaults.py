"""The default answer for a seat that does not answer in time (H16)."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import ACCEPT, DONE, DRAW, KEEP, PLACE, PLAY, Answers, card_of, verb_of
from pioche.engine.game import legal
from pioche.engine.rng import stream
from pioche.engine.state import State


def default_answer(s: State) -> i64:
    """Keep, else draw, else the cheapest play; accept; done; place; otherwise at random from the match seed.

    The log holds the resulting action, so the choice never has to be repeated.
    """
    out = Answers()
    legal(s, out)
    for verb in (KEEP, DRAW, ACCEPT, DONE, PLACE):
        for a in out.as_list():
            if verb_of(a) == verb and card_of(a) < 0:
                return a
    plays = [a for a in out.as_list() if verb_of(a) == PLAY]
    if plays:
        worth = [s.rules.face(card_of(a), s.side).points for a in plays]
        return min(zip(worth, [s.stamp[card_of(a)] for a in plays], plays, strict=True))[2]
    moment = b"default %d %d %d" % (s.turns, s.clock, s.step)
    return out.items[stream(s.key, int(s.round), moment).below(out.n)]
