"""One list of the state's fields: the class written from it does with every row what the row says."""

from __future__ import annotations

import importlib.util
import types
from pathlib import Path
from typing import Any

import pytest

from pioche.boxes import BOXES
from pioche.engine.deal import new_match, next_round
from pioche.engine.fields import FIELDS, MATCH, PUBLIC, PUBLIC_NAMES, ROUND, SECRET, Field
from pioche.engine.rules import Rules
from pioche.engine.state import State

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts/state_fields.py"
# One row of each kind, as somebody would add them.
NEW = (
    Field("patience", 3, MATCH, PUBLIC, "a number that lasts"),
    Field("hurry", 5, ROUND, PUBLIC, "a number of the round"),
    Field("whisper", -1, ROUND, SECRET, "a number that nobody can follow"),
    Field("hidden", (0, 0), ROUND, SECRET, "some cards"),
)


def written(fields: tuple[Field, ...]) -> str:
    """What the script would write for these fields."""
    spec = importlib.util.spec_from_file_location("state_fields", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    text: str = module.module(fields)
    return text


def registers_class(fields: tuple[Field, ...]) -> Any:
    """The class as it would be with these fields."""
    module = types.ModuleType("registers")
    exec(written(fields), vars(module))
    return vars(module)["Registers"]


def other(field: Field) -> Any:
    """A value that the field does not start with."""
    return (4, 7) if isinstance(field.start, tuple) else field.start + 1


def fresh() -> State:
    """A game that has just been dealt."""
    return new_match(Rules(BOXES["classic"], 2, {}), "fields")


def test_the_registers_are_written_from_the_list() -> None:
    """After a change of fields.py, `make state-fields` writes them anew."""
    text = (ROOT / "src/pioche/engine/registers.py").read_text(encoding="utf-8")
    assert text == written(FIELDS)


def test_every_number_of_a_state_stands_in_the_list() -> None:
    s = fresh()
    found = {
        name for name in dir(s) if not name.startswith("_") and isinstance(getattr(s, name), int | tuple)
    }
    # The seats are those of the rules; the colours in force are no register, views tell them by tray. Whether
    # the round is over follows from the question, and two are older names.
    assert found - {"seats", "force", "author", "windows", "round_over"} == {field.name for field in FIELDS}
    assert len(found) > 30


@pytest.mark.parametrize("field", NEW, ids=lambda field: field.name)
def test_a_new_field_needs_one_row(field: Field) -> None:
    fields = (*FIELDS, *NEW)
    cls = registers_class(fields)
    one, two = cls(), cls()
    assert getattr(one, field.name) == field.start
    setattr(one, field.name, other(field))
    assert one.registers() != two.registers()
    two = cls(one)
    assert getattr(two, field.name) == other(field)
    assert one.registers() == two.registers()
    three = cls()
    three.restore(one.public_registers())
    assert (getattr(three, field.name) == other(field)) is (field.seen == PUBLIC)
    one.begin_round()
    assert getattr(one, field.name) == (other(field) if field.kept == MATCH else field.start)


def test_older_names_still_work() -> None:
    s = fresh()
    s.author, s.windows = 1, 3
    assert (s.author, s.windows) == (s.card_player, s.uno_pending) == (1, 3)


def test_views_keep_the_names_of_their_registers() -> None:
    assert {"author", "barren", "vowed", "windows"} <= set(PUBLIC_NAMES)


def test_public_registers_are_kept_in_their_order() -> None:
    s = fresh()
    s.restore(list(range(len(PUBLIC_NAMES))))
    assert s.public_registers() == list(range(len(PUBLIC_NAMES)))
    names = [field.name for field in FIELDS if field.seen == PUBLIC]
    assert [getattr(s, name) for name in names] == list(range(len(PUBLIC_NAMES)))


def test_a_deal_forgets_the_round_before() -> None:
    s, again = fresh(), fresh()
    for field in FIELDS:
        if field.kept == ROUND:
            setattr(again, field.name, other(field))
    next_round(s)
    next_round(again)
    assert again.registers() == s.registers()
