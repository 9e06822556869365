"""Checks of the options of a table: what can be played, and what everybody has to agree on."""

from __future__ import annotations

from typing import Any

from pioche.engine.house.registry import named
from pioche.engine.options import OptionError
from pioche.server.table.dealing import rules_of
from pioche.server.table.plain import check_texts
from pioche.server.table.refusing import Refuse, bad_option
from pioche.shelf import SHELF


def named_options(options: dict[str, Any]) -> dict[str, Any]:
    """Options with house rules by their names; Refuse if they are no options."""
    try:
        return named(options)
    except OptionError as error:
        raise bad_option(error) from None


def checked_options(box: str, seats: int, options: dict[str, Any]) -> None:
    """Refuse options that cannot be played, or say what nobody can read."""
    check_texts(options)
    if box not in SHELF:
        raise Refuse("no_box", box=box, boxes=", ".join(SHELF))
    try:
        rules_of(box, seats, options)
    except OptionError as error:
        raise bad_option(error) from None


def agreed_names(box: str) -> set[str]:
    """The options of a box that everybody has to agree on (R72)."""
    switches = SHELF[box].switches if box in SHELF else []
    return {switch.name for switch in switches if switch.agreed}


def check_timer(seconds: int) -> None:
    """Refuse a clock that is too fast: there is none, or it runs for 10 to 120 seconds (H16)."""
    if 0 < seconds < 10:
        raise Refuse("bad_timer")
