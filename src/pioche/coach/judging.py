"""Judging: compare a given answer with all other possible ones, in the same games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pioche.bots.bot import plays
from pioche.coach.reasons import Reason, reason_for
from pioche.coach.trials import Coach, Trials, Way
from pioche.intervals import Estimate, difference, paired_variance
from pioche.sight.choices import Choice
from pioche.sight.view import View

VERDICTS: Final = ("best", "good", "doubtful", "mistake")
LITTLE: Final = 0.01  # a difference in the chance to win that does not matter
SOME: Final = 0.03  # up to this loss an answer is still good
MUCH: Final = 0.05  # from this loss on it is a mistake, if significant
TRIED: Final = 4  # answers that are tried in all games after the first ones
FIRST: Final = 4  # the part of the games in which everything is tried
AGAIN: Final = 3  # times as many games where a better answer has to be confirmed


@dataclass(frozen=True)
class Judgement:
    """What an answer was worth by what its player saw."""

    chosen: Choice | None
    chance: Estimate  # with the answer that was given
    before: Estimate  # as an ordinary player would have gone on
    gain: float  # how much better than that it was
    variance: float  # of the gain, for it is measured
    verdict: str
    better: Choice | None = None
    loss: Estimate | None = None  # how much the better answer wins more often, in games of its own
    reason: Reason | None = None


def judge(coach: Coach, view: View, chosen: Choice | None, games: int) -> Judgement | None:
    """Judge an answer; None if there was nothing to decide."""
    unasked = chosen is None or view.asked != view.viewer
    offer = coach.answers(view, plays(view) if unasked else None)
    mine = Way(chosen, silent=chosen is None)
    ways = [mine, *(Way(choice) for choice in offer if chosen is None or not same(view, choice, chosen))]
    if unasked and chosen is not None:
        ways.append(Way(None, silent=True))
    if len(ways) < 2:
        return None
    usual = Way(None)
    trials = coach.trials(view, [*ways, usual])
    trials.run(games // FIRST)
    others = sorted(ways[1:], key=lambda way: -sum(way.won))[:TRIED]
    trials.run(games - games // FIRST, [mine, usual, *others])
    best = max(others, key=lambda way: sum(way.won))
    chance, before = mine.chance, usual.chance
    gain, variance = chance.mean - before.mean, paired_variance(mine.won, usual.won)
    lead = (sum(best.won) - sum(mine.won)) / len(mine.won)
    if lead < LITTLE:
        return Judgement(chosen, chance, before, gain, variance, "best")
    loss, one, other = _again(trials, best, mine, games if lead < SOME else AGAIN * games)
    verdict = _verdict(loss)
    if verdict == "best":
        return Judgement(chosen, chance, before, gain, variance, "best")
    reason = reason_for(view, trials, one, other) if loss.mean >= SOME else None
    return Judgement(chosen, chance, before, gain, variance, verdict, best.choice, loss, reason)


def _again(trials: Trials, best: Way, mine: Way, games: int) -> tuple[Estimate, Way, Way]:
    """Ask games of their own: whoever is picked as the best of many looks better than it is.

    The number of games is fixed beforehand: whoever repeats a test until it is significant always succeeds.
    """
    one, other = Way(best.choice, best.silent), Way(mine.choice, mine.silent)
    trials.run(games, [one, other])
    return difference(one.won, other.won), one, other


def _verdict(loss: Estimate) -> str:
    """How good an answer was that loses so much against another."""
    if loss.mean < LITTLE:
        return "best"
    if loss.mean < SOME:
        return "good"
    return "mistake" if loss.mean >= MUCH and loss.low > 0 else "doubtful"


def same(view: View, one: Choice, other: Choice) -> bool:
    """Whether two answers are the same, except for equal cards and the care they are laid with."""
    if one.verb != other.verb or one.uno != other.uno:
        return False
    if (one.colour, one.target, one.tray) != (other.colour, other.target, other.tray):
        return False
    return _look(view, one.handle) == _look(view, other.handle) and bool(one.second) == bool(other.second)


def _look(view: View, handle: int) -> int:
    return next((int(card.face(view.side)) for card in view.hand if card.handle == handle), -1)
