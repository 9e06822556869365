"""Your own question from a few flags: what varies, and what is measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Final

from pioche.boxes import DEFAULT_BOX
from pioche.engine.options import Value
from pioche.rounds.stats import COLUMNS
from pioche.study.questions.question import Arm, Found, Measure, Question, QuestionError
from pioche.study.questions.round_seen import Round

WORDS = dict.fromkeys(("off", "false", "no"), False) | dict.fromkeys(("on", "true", "yes"), True)


def varied(
    vary: Sequence[str],
    measures: Sequence[str],
    box: str = DEFAULT_BOX,
    players: int = 4,
    bots: Sequence[str] = ("family",),
    options: Mapping[str, Value] | None = None,
) -> Question:
    """The tables of every combination of `KEY=VALUE,VALUE,…`: options, or box, players and bots."""
    axes: list[list[tuple[str, str]]] = []
    for text in vary:
        key, equals, values = text.partition("=")
        if not equals or not key.strip() or not values.strip():
            raise QuestionError(f"--vary {text!r} is not of the form KEY=VALUE,VALUE,…")
        axes.append([(key.strip(), value.strip()) for value in values.split(",")])
    arms = []
    for choice in product(*axes):
        arm = Arm("", box, players, dict(options or {}), tuple(bots))
        for key, value in choice:
            arm = _with(arm, key, value)
        name = " ".join(f"{key}={value}" for key, value in choice) or arm.box
        arms.append(replace(arm, name=name))
    same = len({(arm.box, arm.players) for arm in arms}) == 1
    return Question("own", tuple(arms), tuple(map(measure_named, measures)), paired=same and len(arms) > 1)


def _with(arm: Arm, key: str, value: str) -> Arm:
    if key == "box":
        return replace(arm, box=value)
    if key == "bots":
        return replace(arm, bots=tuple(value.split("+")))
    if key == "players":
        if not value.isdigit():
            raise QuestionError(f"--vary players: {value!r} is no number")
        return replace(arm, players=int(value))
    chosen: Value = int(value) if value.isdigit() else WORDS.get(value, value)
    return replace(arm, options={**arm.options, key: chosen})


# Measures by their names


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
