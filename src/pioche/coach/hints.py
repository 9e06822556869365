"""Hints: the possible answers, ranked by how often they win the round, and why the best one does."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from pioche.coach.reasons import Reason, reason_for
from pioche.coach.trials import Coach, Trials, Way
from pioche.engine.actions import AIM, NAME
from pioche.intervals import Estimate, difference
from pioche.sight.choices import Choice
from pioche.sight.view import View

GAMES: Final = 400  # games in which every answer is tried
SECONDS: Final = 1.0  # processor time after which to stop
STEP: Final = 50  # games between two checks of the clock
CLOSE: Final = 0.10  # an answer this close to the best is tried again
SURER: Final = 1200  # number of games for these


@dataclass(frozen=True)
class Advice:
    """One answer and its chance to win the round."""

    choice: Choice
    chance: Estimate


@dataclass(frozen=True)
class Hint:
    """All answers, the best first, and its reason; `clear` if it is significantly better than the second."""

    advice: list[Advice]
    reason: Reason
    clear: bool
    games: int

    def shown(self, most: int) -> list[Advice]:
        """The best answer with each card, for people to read."""
        found: dict[tuple[int, ...], Advice] = {}
        for advice in self.advice:
            found.setdefault(same_card(advice.choice), advice)
        return list(found.values())[:most]


def hint(view: View, coach: Coach | None = None, seconds: float = SECONDS) -> Hint:
    """Rank the answers to a view's question; Unknown if nothing can be computed."""
    if not isinstance(view, View):
        raise TypeError(f"a hint is for a View, such as match.view('Ann'), not {view!r}")
    coach = coach or Coach(view.rules, f"hint {view.told}")
    ways = [Way(choice) for choice in coach.answers(view)]
    trials = coach.trials(view, ways)
    _try_out(trials, ways, GAMES, time.process_time() + seconds * 0.6)
    ranked = sorted(ways, key=lambda way: -way.mean)
    leading = [way for way in ranked if ranked[0].mean - way.mean <= CLOSE]
    if len(leading) > 1:
        _try_out(trials, leading, SURER, time.process_time() + seconds * 0.3)
    ranked.sort(key=lambda way: -way.mean)
    best = ranked[0]
    advice = [Advice(way.choice, way.chance) for way in ranked if way.choice]
    if len(ranked) == 1:
        return Hint(advice, Reason("only"), True, len(best.won))
    # People do not compare with the same card under another colour.
    other = next((way for way in ranked[1:] if _card(way) != _card(best)), ranked[1])
    games = min(len(best.won), len(other.won))
    clear = difference(best.won[:games], other.won[:games]).low > 0
    return Hint(advice, reason_for(view, trials, best, other), clear, games)


def _try_out(trials: Trials, ways: list[Way], games: int, until: float) -> None:
    """Try this many more games, or as many as the time allows, but at least some."""
    for _ in range(0, games, STEP):
        trials.run(STEP, ways)
        if time.process_time() >= until:
            return


def _card(way: Way) -> tuple[int, ...]:
    choice = way.choice
    assert choice is not None  # an answer is always one
    return same_card(choice)


def same_card(choice: Choice) -> tuple[int, ...]:
    """What is done with which card where, without its colour and target; the naming of colours by itself."""
    colour = int(choice.colour) if choice.verb == NAME else -1
    target = int(choice.target) if choice.verb == AIM else -1
    return int(choice.verb), int(choice.handle), int(choice.second), int(choice.tray), colour, target
