"""What the host sets about a table is listed in `Terms`; whatever else has to know of it is named here."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pioche.server.table import entries as log
from pioche.server.table.showing import table_info
from pioche.server.table.snapshots import PLAIN, restored, taken
from pioche.server.table.table import Table
from pioche.server.wire import messages as wire
from pioche.server.wire.terms import Terms, changed
from tests.server.server_tables import Desk

# Terms that have a command and an entry of their own; all others are set with the rules.
BY_THEMSELVES: dict[str, tuple[type[msgspec.Struct], type[msgspec.Struct]]] = {
    "locked": (wire.Lock, log.Locked),
    "paused": (wire.Pause, log.Paused),
}
WITH_RULES = [name for name in Terms.__struct_fields__ if name not in BY_THEMSELVES]
PLAYED = ["box", "seats", "options"]
OTHER: dict[str, Any] = {"timer": 20, "listed": True, "hints": True}


def test_terms_that_are_set_with_the_rules_are_in_the_command_the_entry_and_this_test() -> None:
    assert [*wire.SetRules.__struct_fields__] == [*PLAYED, *WITH_RULES]
    assert [*log.RulesSet.__struct_fields__] == [*PLAYED, *WITH_RULES]
    assert [*OTHER] == WITH_RULES
    assert set(wire.SetRules.__struct_defaults__) == {None}


def test_terms_of_a_new_table_are_kept_from_the_start() -> None:
    asked, kept = ({*kind.__struct_fields__} & {*WITH_RULES} for kind in (wire.Create, log.Opened))
    assert asked == kept


@pytest.mark.parametrize("name", WITH_RULES)
def test_a_term_goes_from_the_command_to_the_log_the_table_the_snapshot_and_the_page(name: str) -> None:
    desk = Desk()
    desk.join("Ann")
    assert getattr(desk.table.terms, name) != OTHER[name]
    desk.do("Ann", wire.SetRules(**{name: OTHER[name]}))
    wanted = changed(Terms(), wire.SetRules(**{name: OTHER[name]}))
    info = table_info(desk.table, set(), 0)
    written = msgspec.json.decode(log.encode(desk.rows[-1].entry))
    assert desk.table.terms == desk.again().terms == restored("t", taken(desk.table)).terms == wanted
    assert getattr(wanted, name) == getattr(info, name) == written[name] == OTHER[name]


def test_everything_a_table_knows_is_in_its_snapshot() -> None:
    table = Table("t")
    held = {name for name in dir(table) if not name.startswith("_") and not callable(getattr(table, name))}
    known = {name for name in held if not isinstance(getattr(Table, name, None), property)}
    assert known == {*PLAIN, "id", "run", "commands", "terms"}


def test_entries_are_written_as_ever() -> None:
    """Snapshots name the row they follow by a digest of these bytes, and older programs read them."""
    terms = Terms()
    assert log.encode(log.rules_set("flip", 3, {"target": 200}, terms)) == (
        b'{"kind":"rules_set","box":"flip","seats":3,"options":{"target":200},"timer":0,"listed":false}'
    )
    assert log.encode(log.rules_set("flip", 3, {}, changed(terms, wire.SetRules(hints=True)))) == (
        b'{"kind":"rules_set","box":"flip","seats":3,"options":{},"timer":0,"listed":false,"hints":true}'
    )
    assert log.encode(log.Opened("ABCDEF", "flip", 3, {}, 10, listed=True)) == (
        b'{"kind":"opened","code":"ABCDEF","box":"flip","seats":3,"timer":10,"listed":true}'
    )
    assert log.encode(log.Welcomed("round")) == b'{"kind":"welcomed","late":"round"}'


def test_a_snapshot_of_an_older_program_has_the_terms_beside_the_rest() -> None:
    desk = Desk()
    desk.join("Ann")
    desk.do("Ann", wire.SetRules(timer=20))
    kept = msgspec.msgpack.decode(taken(desk.table))
    assert (kept["timer"], kept["listed"], kept["locked"], kept["paused"]) == (20, False, False, False)
    del kept["hints"]  # which was added later
    kept["late"] = "turn"  # which was a term once
    assert restored("t", msgspec.msgpack.encode(kept)).terms == Terms(timer=20)
