"""Your own question from a few flags: what varies, and what is measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product

from pioche.boxes import DEFAULT_BOX
from pioche.engine.options import Value
from pioche.study.questions.measures import measure_named
from pioche.study.questions.question import Arm, Question, QuestionError

WORDS: Mapping[str, Value] = {
    "off": False,
    "false": False,
    "no": False,
    "on": True,
    "true": True,
    "yes": True,
}


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
