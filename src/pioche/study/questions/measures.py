"""Measures by their names, for questions that are asked by flags."""

from __future__ import annotations

from typing import Final

from pioche.rounds.stats import COLUMNS
from pioche.study.questions.question import Found, Measure, QuestionError
from pioche.study.questions.round_seen import Round


def _winner(r: Round) -> Found:
    """How often each seat wins, by its place after the dealer; or each bot, where they differ."""
    if len(set(r.bots)) > 1:
        found: dict[str, float] = {}
        for bot in dict.fromkeys(r.bots):
            seats = [seat for seat in range(r.players) if r.bots[seat] == bot]
            found[bot] = 100 * sum(r.won[seat] for seat in seats) / len(seats)
        return found
    return {str(r.after_dealer(seat)): 100.0 * r.won[seat] for seat in range(r.players)}


def _points(r: Round) -> Found:
    return float(sum(r.points))


SPECIAL: Final = {
    "winner": Measure("winner", _winner, "%"),
    "points": Measure("points", _points),
    "void": Measure("void", lambda r: 100.0 * r.void, "%"),
}
PLAIN: Final = tuple(
    name
    for name in COLUMNS
    if name not in ("game", "seat", "bot", "score", "round", "dealer", "starter", "won")
)


def measure_named(name: str) -> Measure:
    """A measure by the name of a column: all seats of a round together, or what is said above."""
    if name in SPECIAL:
        return SPECIAL[name]
    if name not in PLAIN:
        known = sorted({*SPECIAL, *PLAIN})
        raise QuestionError(f"there is no measure {name!r}; there are {', '.join(known)}")
    return Measure(name, lambda r: float(r.total(name)))
