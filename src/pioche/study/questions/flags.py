"""Your own question from a few flags: what varies, and what is measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        arms.append(Arm(name, arm.box, arm.players, arm.options, arm.bots))
    same = len({(arm.box, arm.players) for arm in arms}) == 1
    return Question("own", tuple(arms), tuple(map(measure_named, measures)), paired=same and len(arms) > 1)


def _with(arm: Arm, key: str, value: str) -> Arm:
    if key == "box":
        return Arm("", value, arm.players, arm.options, arm.bots)
    if key == "bots":
        return Arm("", arm.box, arm.players, arm.options, tuple(value.split("+")))
    if key == "players":
        if not value.isdigit():
            raise QuestionError(f"--vary players: {value!r} is no number")
        return Arm("", arm.box, int(value), arm.options, arm.bots)
    chosen: Value = WORDS.get(value, value)
    if isinstance(chosen, str) and chosen.isdigit():
        chosen = int(chosen)
    return Arm("", arm.box, arm.players, {**arm.options, key: chosen}, arm.bots)
