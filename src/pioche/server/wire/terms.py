"""The terms of a table: what its host sets beside the box, the seats and the house rules."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class Terms(Struct, frozen=True):
    """What the host of a table has set: the table, its snapshots and `TableInfo` carry these fields.

    A new one needs a default, because older snapshots lack it. Commands and log entries that change it list
    their fields themselves, since their order is stored; tests/server/test_terms.py names what is missing.
    """

    timer: int = 0  # seconds for an answer (H16); 0 without a clock
    listed: bool = False  # on the start page
    hints: bool = False  # whether the coach may be asked among people; against bots alone it always may
    locked: bool = False  # whether nobody else may join
    paused: bool = False


def changed(terms: Terms, by: Struct) -> Terms:
    """The terms after a command or an entry: it sets those of its fields that are terms and not None."""
    said = {name: getattr(by, name, None) for name in Terms.__struct_fields__}
    return replace(terms, **{name: value for name, value in said.items() if value is not None})
