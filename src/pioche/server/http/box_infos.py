"""What the page asks about boxes, options and rules; all of it comes from the boxes and the texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from pioche.boxes import BOXES
from pioche.engine.box import Box
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.house.registry import BY_NUMBER, PENALTIES, named
from pioche.engine.options import COMMON, NUMBERS, OptionError
from pioche.engine.rules import Rules
from pioche.server.wire import messages as wire


@cache
def box_infos() -> list[wire.BoxInfo]:
    """Every box with its options."""
    return [_box_info(box) for box in BOXES.values()]


def _box_info(box: Box) -> wire.BoxInfo:
    rules = Rules(box, 4, {})
    return wire.BoxInfo(
        name=box.name,
        sides=[{"name": s.name, "colours": list(s.colours), "letters": s.letters} for s in box.sides],
        two_sided=bool(rules.two_sided),
        trays=int(rules.trays),
        switches=_switches(box),
        presets={name: dict(preset(name, box)) for name in PRESETS},
    )


def _switches(box: Box) -> list[wire.SwitchInfo]:
    """The options in the order in which a panel shows them."""
    own = named(box.defaults)
    found = [wire.SwitchInfo("scoring", _first(own.get("scoring"), box.scorings), "scoring")]
    for name, (default, least, most) in NUMBERS.items():
        found.append(wire.SwitchInfo(name, [own.get(name, default), least, most], "number"))
    for rule in BY_NUMBER:
        seats = int(rule.seats) or 4
        values = [value for value in rule.values if possible(box, {**rule.needs, rule.name: value}, seats)]
        if values:
            found.append(wire.SwitchInfo(rule.name, _first(own.get(rule.name), [False, *values]), "house"))
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
