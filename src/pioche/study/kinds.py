"""Which kinds of decision, effect, event and refusal can occur, as everything at a table declares."""

from __future__ import annotations

from typing import NamedTuple

from pioche.engine import deal, game, scoring, turn
from pioche.engine.actions import DECISIONS
from pioche.engine.box import Box
from pioche.engine.effects import Effect
from pioche.engine.events import NAMES
from pioche.engine.refusals import REASONS
from pioche.engine.rules import Rules
from pioche.notation import moves
from pioche.study.random_tables import possible_rules


class Kinds(NamedTuple):
    """Names of kinds, each in the engine's order; effects by the alphabet."""

    decisions: list[str]
    effects: list[str]
    events: list[str]
    refusals: list[str]


def effects_at(rules: Rules) -> list[Effect]:
    """The effects of the box and of all faces: laid, turned up first, laid last."""
    found = [*rules.box.effects]
    for face in rules.faces:
        found += [*face.effects, *(face.opening or []), *face.finishing]
    return found


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
