"""Where a question comes from: its name, flags, or a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any, Final

from pioche.boxes import DEFAULT_BOX
from pioche.engine.options import Value
from pioche.rounds.stats import COLUMNS
from pioche.study.questions.built_in import QUESTIONS
from pioche.study.questions.question import Arm, Found, Measure, Question, QuestionError
from pioche.study.questions.round_seen import Round

OWN: Final = "own"  # the name of what is asked by flags
WORDS = dict.fromkeys(("off", "false", "no"), False) | dict.fromkeys(("on", "true", "yes"), True)


@dataclass(frozen=True)
class Source:
    """Where a question comes from, so that any process can make it: its name, a file's text, or flags."""

    name: str
    text: str = ""  # of a Python file that has a `question`
    flags: Mapping[str, Any] = field(default_factory=dict)
    deals: int | None = None

    def question(self) -> Question:
        """The question itself, or a QuestionError."""
        text = self.text
        found = _from_text(self.name, text) if text else _named(self.name, self.flags)
        if self.deals is not None:
            found = replace(found, deals=self.deals)
        found.check()
        return found


def _from_text(name: str, text: str) -> Question:
    space: dict[str, Any] = {"__name__": "question", "__file__": name}
    try:
        exec(compile(text, name, "exec"), space)
        found = space["question"]
        found = found() if callable(found) else found
    except KeyError:
        raise QuestionError(f"{name} has no `question`") from None
    except Exception as error:
        raise QuestionError(f"{name} cannot be used: {type(error).__name__}: {error}") from None
    if not isinstance(found, Question):
        raise QuestionError(f"{name}: `question` is no Question")
    about = str(space.get("__doc__") or "").strip().partition("\n")[0]
    return found if found.title else replace(found, title=about)


def _named(name: str, flags: Mapping[str, Any]) -> Question:
    """A question by its name, or made of flags."""
    if name == OWN:
        return varied(**flags)
    if name not in QUESTIONS:
        raise QuestionError(f"there is no question {name!r}; there are {', '.join(QUESTIONS)}, or a file.py")
    return QUESTIONS[name]()


def source_of(name: str, flags: Mapping[str, Any], deals: int | None) -> Source:
    """Where a question comes from: a file if it is the name of one."""
    if name.endswith(".py"):
        try:
            return Source(name, Path(name).read_text(encoding="utf-8"), deals=deals)
        except (OSError, UnicodeDecodeError) as error:
            raise QuestionError(f"{name} cannot be read: {error}") from None
    return Source(name, flags=flags, deals=deals)


# Your own question from a few flags


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
