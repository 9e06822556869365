"""What the page asks about boxes, options and rules; all of it comes from the boxes and the texts."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any

from pioche.engine.box import Box
from pioche.engine.cards import NO_COLOUR, Face
from pioche.engine.house.departures import MERCIFUL
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.house.registry import BY_NUMBER, PENALTIES, named
from pioche.engine.options import COMMON, NUMBERS, OptionError
from pioche.engine.rules import Rules
from pioche.engine.traits import traits_of
from pioche.lessons.lesson import has_lesson
from pioche.server.wire import messages as wire
from pioche.shelf import SHELF
from pioche.shelf.faces import all_faces

logger = logging.getLogger("pioche.server")


@cache
def box_infos() -> list[wire.BoxInfo]:
    """Every box with its options and its look; one that fails where it should speak of itself is left out."""
    found: list[wire.BoxInfo] = []
    for box in SHELF.values():
        try:
            found.append(_box_info(box))
        except Exception as error:
            blame = SHELF.blamed(error)
            if blame is None:
                raise
            logger.warning("a box is left out: %s", blame.text)
    return found


def _box_info(box: Box) -> wire.BoxInfo:
    look, faces = SHELF.look(box.name), all_faces(box)
    return wire.BoxInfo(
        name=box.name,
        trays=box.trays,
        switches=_switches(box),
        presets={name: dict(preset(name, box)) for name in PRESETS},
        sides=[
            wire.SideInfo(
                name=side.name,
                colours=side.colours,
                faces={code: _face_info(face) for code, face in shown.items()},
                table=side.table,
                motif=side.motif,
                border=side.border,
                field=side.field,
            )
            for side, shown in zip(look.sides, faces, strict=True)
        ],
        signs=look.signs,
        back=look.back,
        picture=look.picture,
        lesson=has_lesson(box.name),
    )


def _face_info(face: Face) -> wire.FaceInfo:
    return wire.FaceInfo(
        face.symbol,
        None if face.colour == NO_COLOUR else int(face.colour),
        None if face.number < 0 else int(face.number),
        face.stop,
        int(traits_of(face.effects).draws),
    )


def _switches(box: Box) -> list[wire.SwitchInfo]:
    """The options in the order in which a panel shows them."""
    own = named(box.defaults)
    found = [wire.SwitchInfo("scoring", _first(own.get("scoring"), box.scorings), "scoring")]
    for name, (default, least, most) in NUMBERS.items():
        found.append(wire.SwitchInfo(name, [own.get(name, default), least, most], "number"))
    for rule in BY_NUMBER:
        seats = int(rule.seats) or 4
        # A box may play of itself what this rule excludes; the table switches that off first.
        apart = dict.fromkeys(rule.excludes, False)
        chosen = {**apart, **rule.needs}
        values = [value for value in rule.values if possible(box, {**chosen, rule.name: value}, seats)]
        if values:
            values = _first(own.get(rule.name), [False, *values])
            count = int(box.hand_limit or MERCIFUL) if rule.name == "mercy" else 0
            found.append(
                wire.SwitchInfo(
                    rule.name, values, "house", rule.excludes, dict(rule.needs), int(rule.seats), count
                )
            )
    found.append(wire.SwitchInfo("uno_penalty", _first(own.get("uno_penalty"), PENALTIES), "house"))
    for switch in [*COMMON, *box.switches]:
        kind = "agreed" if switch.agreed else "switch"
        values = _first(own.get(switch.name), switch.values or switch.examples)
        found.append(wire.SwitchInfo(switch.name, values, kind))  # type: ignore[arg-type]
    return found


def _first(default: Any, values: Sequence[Any]) -> list[Any]:
    """The values with the box's own default first, if it has one."""
    return [*values] if default is None else [default, *(value for value in values if value != default)]


def possible(box: Box, options: dict[str, Any], seats: int) -> bool:
    """Whether a box can be played so (§9.1)."""
    try:
        Rules(box, seats, options)
    except OptionError:
        return False
    return True
