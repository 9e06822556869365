"""Which kinds of decision, effect, event and refusal can occur in a box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import NamedTuple

from pioche.engine import actions, events
from pioche.engine.actions import DECISIONS
from pioche.engine.box import Box
from pioche.engine.cards import Face
from pioche.engine.effects import Effect
from pioche.engine.events import NAMES
from pioche.engine.refusals import REASONS
from pioche.engine.rules import Rules
from pioche.study.random_tables import possible_rules
from pioche.study.reading import Reading

# A deck table only makes effects; which of them are really in the box, its faces tell.
_DECK_TABLES = {"light", "dark", "pairs", "check", "reshape"}

# What the shared code does only for boxes of a certain kind.
_ONLY_WHERE: dict[str, Callable[[Rules], bool]] = {
    "CardPutBack": lambda rules: any(face.opening is None for face in first_faces(rules)),
    "action_last": lambda rules: barred(rules, "action_last"),
    "HostGave": lambda rules: rules.host_tool,
    "ambiguous": lambda rules: rules.two_sided,
    "must_lay": lambda rules: rules.must_lay,
    "must_play_drawn": lambda rules: not rules.may_keep,
    "no_host_tool": lambda rules: not rules.host_tool,
    "no_such_tray": lambda rules: rules.trays == 1,
    "tray_needed": lambda rules: rules.trays == 2,
    "would_bluff": lambda rules: barred(rules, "would_bluff"),
}


class Kinds(NamedTuple):
    """Names of kinds, each in the engine's order."""

    decisions: list[str]
    effects: list[str]
    events: list[str]
    refusals: list[str]


def first_faces(rules: Rules) -> list[Face]:
    """The faces that can be turned up first: those of the light side."""
    return [rules.face(card, 0) for card in rules.deck]


def barred(rules: Rules, reason: str) -> bool:
    """Whether some cards cannot be laid for this reason, although they fit."""
    return any(bar.reason == reason for bar in rules.bars)


def effects_of(rules: Rules) -> list[Effect]:
    """The effects of all faces: laid, turned up first, laid last."""
    found: list[Effect] = []
    for face in rules.faces:
        found += [*face.effects, *(face.opening or []), *face.finishing]
    return found


def kinds_of(box: Box) -> Kinds:
    """Everything that can occur in a box under some of its options."""
    variants = possible_rules(box)
    reading = Reading(without=_DECK_TABLES)
    reading.follow("pioche.engine.deal", "new_match")
    reading.follow("pioche.engine.game", "apply")
    for rules in variants:
        reading.follow_object([getattr(rules, name) for name in dir(rules)])
        reading.follow_object(effects_of(rules))
    effects = {made.__name__ for made in reading.classes if issubclass(made, Effect) and made is not Effect}
    told = _named(NAMES, events, reading.told)
    return Kinds(
        _named(DECISIONS, actions, reading.asked),
        sorted(effects),
        [name for name in told if _occurs(name, variants)],
        [name for name in REASONS if _occurs(name, variants)],
    )


def _named(names: Sequence[str], module: ModuleType, constants: set[str]) -> list[str]:
    """The names that a module's constants are the numbers of."""
    numbers = {getattr(module, constant) for constant in constants if hasattr(module, constant)}
    return [name for number, name in enumerate(names) if number in numbers]


def _occurs(name: str, variants: list[Rules]) -> bool:
    where = _ONLY_WHERE.get(name)
    return where is None or any(where(rules) for rules in variants)
