"""A question that games answer: tables that differ in something, and what is measured at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pioche.boxes import DEFAULT_BOX
from pioche.engine.options import Value
from pioche.study.questions.round_seen import Round
from pioche.study.simulation.plan import TableSetup

if TYPE_CHECKING:
    from pioche.study.questions.answer import Answer
    from pioche.study.questions.wording import Wording

Found = float | Mapping[str, float] | None  # a number, one for each of some groups, or nothing


class QuestionError(ValueError):
    """The question cannot be asked; the message says why."""


@dataclass(frozen=True)
class Measure:
    """One number of a round, or one for each of several groups; None and missing groups do not count."""

    name: str
    of: Callable[[Round], Found]
    unit: str = ""  # "%" for shares
    numeric: bool = False  # whether the groups are numbers, and so a line is drawn
    expected: float | None = None  # what it would be if nothing mattered
    known: Mapping[str, float] = field(default_factory=dict)  # by group, what the specification says


@dataclass(frozen=True)
class Arm(TableSetup):
    """A table of a question, and who plays there.

    Where players differ, each deal is played in every rotation of the seats.
    """

    name: str
    box: str = DEFAULT_BOX
    players: int = 4
    options: Mapping[str, Value] = field(default_factory=dict)
    bots: tuple[str, ...] = ("family",)
    listen: bool = False  # whether measures look at the events
    line: str = ""  # arms of one line are points of it; see `at`
    at: float = 0.0
    against: str = ""  # the table that it is compared with (its own name: none; default: the first)

    @property
    def rotations(self) -> int:
        """How often a deal is played."""
        return self.players if len(set(self.lineup)) > 1 else 1


@dataclass(frozen=True)
class Question:
    """What is asked: the arms get the same deals, and if `paired` each is compared with another of them."""

    name: str
    arms: tuple[Arm, ...]
    measures: tuple[Measure, ...]
    deals: int = 1000
    paired: bool = True
    title: str = ""  # as it stands above its page
    sentence: Callable[[Answer, Wording], str] | None = None  # that answers it; by default all estimates

    def compared(self, arm: Arm) -> str:
        """The name of the table that an arm is compared with; nothing if it stands for itself."""
        other = arm.against or self.arms[0].name
        return other if self.paired and other != arm.name else ""

    def check(self) -> None:
        """A QuestionError or OptionError if it cannot be asked."""
        if not self.arms or not self.measures:
            raise QuestionError(f"{self.name}: a question needs a table and a measure")
        for names in ([arm.name for arm in self.arms], [measure.name for measure in self.measures]):
            if len(set(names)) < len(names):
                raise QuestionError(f"{self.name}: two of {', '.join(names)} have the same name")
        if self.deals < 1:
            raise QuestionError(f"{self.name}: at least one deal is needed")
        names = [arm.name for arm in self.arms]
        for place, arm in enumerate(self.arms):
            if arm.against and arm.against not in names[: place + 1]:
                raise QuestionError(f"{arm.name} is against {arm.against!r}, which is no table before it")
            arm.rules()
