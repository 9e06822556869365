"""Coverage: what can occur, as everything at a table declares, and what did in random games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pioche.engine import deal, game, scoring, turn
from pioche.engine.actions import DECISIONS
from pioche.engine.box import Box
from pioche.engine.effects import Effect
from pioche.engine.events import NAMES
from pioche.engine.refusals import REASONS
from pioche.engine.rules import Rules
from pioche.notation import moves
from pioche.study.checks.box_words import effects_of
from pioche.study.checks.random_tables import possible_rules

if TYPE_CHECKING:
    from pioche.study.checks.soak import SoakResult


class Kinds(NamedTuple):
    """Names of kinds, each in the engine's order; effects by the alphabet."""

    decisions: list[str]
    effects: list[str]
    events: list[str]
    refusals: list[str]


def effects_at(rules: Rules) -> list[Effect]:
    """The effects of the box and of all its faces."""
    return [*rules.box.effects, *(effect for face in rules.faces for effect in effects_of(face))]


def kinds_at(*tables: Rules) -> Kinds:
    """Everything that can occur at one of these tables."""
    asked = {*turn.ASKS, *scoring.ASKS}
    told = {*turn.EMITS}
    made: set[str] = set()
    refused: set[str] = set()
    for rules in tables:
        told.update(deal.emits(rules), game.emits(rules), scoring.emits(rules), rules.box.emits)
        refused.update(game.refuses(rules), moves.refuses(rules))
        for rule in rules.house:
            told.update(rule.emits())
        for effect in effects_at(rules):
            made.add(type(effect).__name__)
            asked.update(effect.asks)
            told.update(effect.emits)
    return Kinds(
        [name for number, name in enumerate(DECISIONS) if number in asked],
        sorted(made),
        [name for number, name in enumerate(NAMES) if number in told],
        [*(reason for reason in REASONS if reason in refused), *sorted(refused - REASONS.keys())],
    )


def kinds_of(box: Box) -> Kinds:
    """Everything that can occur in a box under some of its options."""
    return kinds_at(*possible_rules(box))


class Coverage:
    """What a soak of one box has met, kind by kind."""

    def __init__(self, box: Box, result: SoakResult) -> None:
        self.kinds: Kinds = kinds_of(box)
        self.result = result

    def count(self, group: str, name: str) -> int | None:
        """How often a kind occurred; None where it cannot occur and did not."""
        count = int(getattr(self.result, group)[name])
        return count if count or name in getattr(self.kinds, group) else None

    def never(self) -> list[str]:
        """The kinds that can occur and did not."""
        return [
            f"{group[:-1]} {name}"
            for group in Kinds._fields
            for name in getattr(self.kinds, group)
            if not getattr(self.result, group)[name]
        ]

    def unexpected(self) -> list[str]:
        """The kinds that occurred at a table where no effect, box or rule declares them."""
        return sorted(self.result.undeclared)

    def complete(self) -> bool:
        """Whether everything that can occur did, and nothing else."""
        return not self.never() and not self.unexpected()
