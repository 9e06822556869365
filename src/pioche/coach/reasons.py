"""Reasons: why one answer is better than another, from what differed most in the games tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pioche.bots.bot import own_faces
from pioche.coach.facts import Facts, watch
from pioche.coach.trials import Trials, Way
from pioche.engine.actions import ACCEPT, CHALLENGE, PLAY
from pioche.engine.cards import NO_COLOUR
from pioche.sight.view import View

Kind = Literal[
    "only", "out", "call", "challenge", "accept", "rival", "lacks", "stuck", "follow", "fewer", "kept",
    "more", "close",
]  # fmt: skip
# The least difference that is worth mentioning.
RIVAL: Final = 0.05  # in the chance of another player to win
UNABLE: Final = 0.15  # in how often the next player can do nothing
FOLLOW: Final = 0.15  # in how often one can play on oneself
CARDS: Final = 0.6  # in the cards in one's own hand
CLEAR: Final = 0.03  # in the chance to win, for an answer to count as better at all


@dataclass(frozen=True)
class Reason:
    """What made the difference; `words.py` puts it in words. Numbers are hundredths, or tenths of cards."""

    kind: Kind
    player: int = -1
    cards: int = 0
    colour: int = -1
    side: int = 0
    handle: int = 0
    much: int = 0
    instead: int = 0


def reason_for(view: View, trials: Trials, best: Way, other: Way) -> Reason:
    """Why `best` does better than `other`."""
    one, two = watch(trials, [best, other])
    if one.over == one.games and best.choice is not None and best.choice.verb == PLAY:
        return Reason("out")
    if _only_called(best, other):
        return Reason("call")
    odds = _odds(view, best, one)
    if odds is not None:
        return odds
    found = [
        *_rival(view, best, other),
        *_unable(view, one, two),
        *_follow(one, two),
        *_fewer(one, two),
        *_kept(view, best, other),
    ]
    if found:
        return max(found, key=lambda pair: pair[0])[1]
    return Reason("more" if best.mean - other.mean >= CLEAR else "close")


def _only_called(best: Way, other: Way) -> bool:
    """Whether the two lay the same card and only the call was forgotten (R33)."""
    one, two = best.choice, other.choice
    return one is not None and two is not None and one.uno and not two.uno and one.handle == two.handle


def _odds(view: View, best: Way, facts: Facts) -> Reason | None:
    """The chance of a bluff, as the reason to challenge or not."""
    if best.choice is None or not facts.judged or best.choice.verb not in (ACCEPT, CHALLENGE):
        return None
    much = round(100 * facts.share(facts.guilty, facts.judged))
    kind: Kind = "challenge" if best.choice.verb == CHALLENGE else "accept"
    return Reason(kind, player=int(view.author), much=much, cards=len(view.hands[view.author]))


def _rival(view: View, best: Way, other: Way) -> list[tuple[float, Reason]]:
    """Another player wins less often; with two players this says nothing new."""
    found: list[tuple[float, Reason]] = []
    if view.seats == 2:
        return found
    for seat in range(view.seats):
        less = other.winners.get(seat, 0) / len(other.won)
        much = best.winners.get(seat, 0) / len(best.won)
        if seat != view.viewer and less - much >= RIVAL:
            cards = len(view.hands[seat])
            told = Reason("rival", seat, cards, much=round(100 * much), instead=round(100 * less))
            # It says little about a player who holds many cards.
            weight = 1.0 if cards <= 3 else 0.5
            found.append((weight * (less - much) / RIVAL, told))
    return found


def _unable(view: View, one: Facts, two: Facts) -> list[tuple[float, Reason]]:
    """The next player can do less: lacks the colour, or has nothing that fits."""
    found: list[tuple[float, Reason]] = []
    if not one.turns or not two.turns:
        return found
    shares: list[tuple[Kind, float, float]] = [
        ("lacks", one.share(one.lacking, one.turns), two.share(two.lacking, two.turns)),
        ("stuck", one.share(one.stuck, one.turns), two.share(two.stuck, two.turns)),
    ]
    for kind, a, b in shares:
        if a - b >= UNABLE and (kind == "stuck" or one.colour < NO_COLOUR):
            told = Reason(
                kind,
                player=one.follower,
                colour=one.colour if kind == "lacks" else -1,
                side=int(view.side),
                much=round(100 * a),
                instead=round(100 * b),
            )
            found.append(((a - b) / UNABLE + (0.2 if kind == "lacks" else 0.0), told))
    return found


def _follow(one: Facts, two: Facts) -> list[tuple[float, Reason]]:
    """One can lay something oneself when the turn comes back."""
    a, b = one.share(one.follow, one.back), two.share(two.follow, two.back)
    if a - b < FOLLOW or not two.back:
        return []
    return [((a - b) / FOLLOW, Reason("follow", much=round(100 * a), instead=round(100 * b)))]


def _fewer(one: Facts, two: Facts) -> list[tuple[float, Reason]]:
    """One holds fewer cards by then."""
    a, b = one.share(one.held, one.back), two.share(two.held, two.back)
    if b - a < CARDS or not one.back:
        return []
    return [((b - a) / CARDS, Reason("fewer", much=round(10 * a), instead=round(10 * b)))]


def _kept(view: View, best: Way, other: Way) -> list[tuple[float, Reason]]:
    """A wild, or another card with an effect, is kept for later."""
    if other.choice is None or other.choice.verb != PLAY or best.choice is None:
        return []
    faces = own_faces(view)
    handle = int(other.choice.handle)
    face, mine = faces.get(handle), faces.get(int(best.choice.handle))
    if face is None or face is mine or not face.wild or (mine is not None and mine.wild):
        return []
    return [(1.5, Reason("kept", handle=handle, side=int(view.side)))]
