"""Coverage: what can occur, as everything at a table declares, and what did in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

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
    told = {*turn.TELLS}
    made: set[str] = set()
    refused: set[str] = set()
    for rules in tables:
        told.update(deal.tells(rules), game.tells(rules), scoring.tells(rules), rules.box.tells)
        refused.update(game.refuses(rules), moves.refuses(rules))
        for rule in rules.house:
            told.update(rule.tells())
        for effect in effects_at(rules):
            made.add(type(effect).__name__)
            asked.update(effect.asks)
            told.update(effect.tells)
    return Kinds(
        [name for number, name in enumerate(DECISIONS) if number in asked],
        sorted(made),
        [name for number, name in enumerate(NAMES) if number in told],
        [*(reason for reason in REASONS if reason in refused), *sorted(refused - REASONS.keys())],
    )


def kinds_of(box: Box) -> Kinds:
    """Everything that can occur in a box under some of its options."""
    return kinds_at(*possible_rules(box))


class KindCounts:
    """How often each kind of decision, effect, event and refusal occurred."""

    def __init__(self) -> None:
        self.rounds = 0
        self.actions = 0
        self.decisions: Counter[str] = Counter()
        self.effects: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.undeclared: Counter[str] = Counter()  # those that nothing at the table declares

    def add(self, other: KindCounts) -> None:
        """Add the counts of another run."""
        for name, more in vars(other).items():
            setattr(self, name, getattr(self, name) + more)

    def data(self) -> dict[str, Any]:
        """As they are kept in a file."""
        return {name: dict(one) if isinstance(one, Counter) else one for name, one in vars(self).items()}

    def restore(self, data: Mapping[str, Any]) -> None:
        """Take over what was kept in a file."""
        for name, one in vars(self).items():
            setattr(self, name, Counter(data[name]) if isinstance(one, Counter) else data[name])


class Coverage:
    """The counts of one box, kind by kind."""

    def __init__(self, box: Box, counts: KindCounts) -> None:
        self.kinds: Kinds = kinds_of(box)
        self.counts = counts

    def count(self, group: str, name: str) -> int | None:
        """How often a kind occurred; None where it cannot occur and did not."""
        count = int(getattr(self.counts, group)[name])
        return count if count or name in getattr(self.kinds, group) else None

    def never(self) -> list[str]:
        """The kinds that can occur and did not."""
        return [
            f"{group[:-1]} {name}"
            for group in Kinds._fields
            for name in getattr(self.kinds, group)
            if not getattr(self.counts, group)[name]
        ]

    def unexpected(self) -> list[str]:
        """The kinds that occurred at a table where no effect, box or rule declares them."""
        return sorted(self.counts.undeclared)

    def complete(self) -> bool:
        """Whether everything that can occur did, and nothing else."""
        return not self.never() and not self.unexpected()
