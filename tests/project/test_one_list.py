"""Fields that have to be named in several places: whoever adds one learns here where it is missing."""

from __future__ import annotations

import ast
import copy
import re
from pathlib import Path
from typing import Any

import msgspec

from pioche.boxes import BOXES
from pioche.engine import actions, events
from pioche.engine.actions import PLAY, action
from pioche.engine.deal import new_match
from pioche.engine.events import CARD_PLAYED, Event
from pioche.engine.rules import Rules
from pioche.notation.moves import format_action, parse_action, seat_names
from pioche.server.table.answers import action_meant, answer_chosen
from pioche.server.table.entries import acted
from pioche.server.wire import messages
from pioche.sight.choices import Choice, action_of, choice_of
from pioche.sight.packing import pack_choice, pack_seen, unpack_choice, unpack_seen
from pioche.sight.secrets import see_event
from pioche.sight.seen import OPEN, seen_data

ROOT = Path(__file__).parents[2]
NOBODY_SEES = {"seen_by", "stamps", "hand_stamps"}  # what an event tells only to `sight.secrets`


def arguments(path: str, name: str) -> list[str]:
    """What a function or a class of a module is called with; compiled, it would not say so itself."""
    for node in ast.walk(ast.parse((ROOT / "src/pioche" / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == name:
            node = next(item for item in node.body if getattr(item, "name", "") == "__init__")
        elif not isinstance(node, ast.FunctionDef) or node.name != name:
            continue
        assert isinstance(node, ast.FunctionDef)
        return [argument.arg for argument in node.args.args if argument.arg != "self"]
    raise KeyError(name)


def test_every_event_has_the_number_of_its_name() -> None:
    numbers = {name: value for name, value in vars(events).items() if name.isupper() and type(value) is int}
    del numbers["EVERYBODY"], numbers["NO_COLOUR"]
    assert {name.title().replace("_", ""): value for name, value in numbers.items()} == {
        name: k for k, name in enumerate(events.NAMES)
    }


def test_every_field_of_an_event_goes_all_the_way() -> None:
    """From the engine by `sight` to the wire and the documents; the page's types follow from the wire."""
    told = ["next" if name == "next_card" else name for name in arguments("engine/events.py", "Event")]
    seen = ["next" if name == "next_back" else name for name in arguments("sight/seen.py", "Seen")]
    assert set(told) - NOBODY_SEES == set(seen)
    wire = set(messages.Event.__struct_fields__)
    assert wire - {"text", "event"} == set(seen) - {"kind"}
    documented = re.findall(r"`(\w+)`", (ROOT / "docs/events.md").read_text(encoding="utf-8"))
    assert set(seen) - {"kind"} <= set(documented)

    numbers = {name: k for k, name in enumerate(told, start=1)}
    numbers |= {"kind": CARD_PLAYED, "side": 1, "colour": 2}
    cards = {"cards": [5], "stamps": [6], "hands": [[7], []], "hand_stamps": [[8], []]}
    given: list[Any] = [cards.get(name, numbers[name]) for name in told]
    event = Event(*given)
    assert {name: getattr(event, name) for name in told} == numbers | cards
    assert copy.copy(event) == event
    assert len(event.fields()) == len(told)

    rules = Rules(BOXES["flip"], 2, {})
    sight = see_event(rules, event, OPEN)
    plain = set(seen) - {"next", "cards", "hands"}
    assert {name: getattr(sight, name) for name in plain} == {name: numbers[name] for name in plain}
    assert (sight.cards[0].handle, sight.hands[0][0].handle) == (6, 8)
    assert sight.next == rules.face(numbers["next"], 0).id
    assert len(sight.fields()) == len(seen)
    assert unpack_seen(pack_seen(sight)) == sight
    data = set(seen_data(rules, sight))
    sight.side = 0
    data |= set(seen_data(Rules(BOXES["tippo"], 2, {}), sight))
    assert data == wire - {"text"}


def test_every_word_of_an_action_goes_all_the_way() -> None:
    """From the page to the engine, into the log and the record, and back to whoever looks."""
    words = [word for word in arguments("engine/actions.py", "action") if word not in ("verb", "seat")]
    assert [word for word in words if not hasattr(actions, f"{word}_of")] == []
    words.remove("count")  # only the host's
    assert set(messages.Answer.__struct_fields__) == {"verb", *words}
    own = {"handle" if word == "card" else word for word in words}
    assert set(arguments("sight/choices.py", "Choice")) == {"verb", "code", *own}

    s = new_match(Rules(BOXES["classic"], 2, {}), "words", None, True)
    names, seat = seat_names(2), 0
    codes = [s.rules.code(card, 0) for card in s.hand_list(seat)]
    card, second = [k for k, code in zip(s.hand_list(seat), codes, strict=True) if codes.count(code) == 1][:2]
    said = {"card": card, "colour": 1, "target": 1, "tray": 1, "second": second, "care": 77}
    assert {*said, "uno"} == set(words)
    a = action(PLAY, seat, uno=True, **said)
    for word, value in said.items():
        assert getattr(actions, f"{word}_of")(a) == value
    assert not actions.strays(a)
    choice = choice_of(s, a)
    for other in (choice.copy(), copy.copy(choice), unpack_choice(pack_choice(choice))):
        assert other == choice
        assert action_of(s, seat, other) == a
    nothing = Choice(PLAY)
    assert [word for word in own if getattr(choice, word) == getattr(nothing, word)] == []
    answer = answer_chosen(s, choice)
    entry = acted(seat, answer)
    assert action_meant(s, seat, answer) == action_meant(s, seat, entry) == a
    assert set(msgspec.to_builtins(entry)) == {"kind", "seat", "verb", *words}
    assert parse_action(s, format_action(s, a, names), names) == a
    assert all(word in str(choice) for word in ("uno", "care", "right"))
