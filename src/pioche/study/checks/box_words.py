"""The words that a box needs, and which of them nobody has written yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pioche.engine.actions import COLOUR, DECISIONS, LAY, TARGET
from pioche.engine.box import Box
from pioche.engine.cards import Face
from pioche.engine.effects import Effect
from pioche.engine.refusals import REASONS
from pioche.shelf.faces import all_faces
from pioche.texts.cardrules import draw_card, rule_key
from pioche.texts.option_words import value_word

OURS = "pioche."
# Beginnings of keys that a box may have beyond what it needs; see docs/new-box.md.
OPTIONAL = ("side-", "rules-", "refusal-", "page-hint-card-")


def sign(symbol: str) -> str:
    """A symbol as it stands in keys."""
    return symbol.replace("+", "plus")


def effects_of(face: Face) -> list[Effect]:
    """Everything that a face does."""
    return [*face.effects, *(face.opening or []), *face.finishing]


def own_effects(box: Box) -> dict[str, Effect]:
    """The effects that only this box has, by their names."""
    faces = [face for side in all_faces(box) for face in side.values()]
    every = [*box.effects, *(effect for face in faces for effect in effects_of(face))]
    return {type(one).__name__: one for one in every if not type(one).__module__.startswith(OURS)}


def needed(box: Box) -> Iterator[str]:
    """The keys that a box should have words for, ours included."""
    yield from (f"box-{box.name}", f"box-{box.name}.line")
    yield from (f"colour-{colour}" for side in box.sides for colour in side.colours)
    # A symbol that no key can be made of goes by its letters.
    for face in {face.symbol: face for side in all_faces(box) for face in side.values()}.values():
        if face.number < 0 and sign(face.symbol).isascii() and sign(face.symbol).isalnum():
            yield f"card-{sign(face.symbol)}"
            if draw_card(face) is None:
                yield rule_key(face.symbol)
    for switch in box.switches:
        yield f"switch-{switch.name}"
        yield from (f"switch-{switch.name}-{value_word(value)}" for value in switch.values)
    for name, effect in own_effects(box).items():
        yield from (f"decision-{DECISIONS[kind]}-{name}" for kind in effect.asks if kind in (LAY, TARGET))


def useful(box: Box, refusals: Mapping[str, int]) -> set[str]:
    """All keys that somebody may ask for when this box is spoken of, ours left out."""
    found = {*needed(box)}
    for kind in (COLOUR, LAY, TARGET):
        found |= {f"decision-{DECISIONS[kind]}-{name}" for name in own_effects(box)}
    found |= {f"refusal-{reason}" for reason in refusals if reason not in REASONS}
    return found


def unsaid(key: str, box: Box, refusals: Mapping[str, int], ours: set[str]) -> bool:
    """Whether nobody asks for a key: most likely a slip of the pen."""
    name = key.partition(".")[0]
    return not (
        name in ours
        or name in {one.partition(".")[0] for one in useful(box, refusals)}
        or name.startswith(OPTIONAL)
    )
