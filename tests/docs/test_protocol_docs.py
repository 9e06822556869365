"""The pages about the protocol tell the truth: every message, command and route, and real examples."""

from __future__ import annotations

import json
import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

from pioche.server.http import app
from pioche.server.wire import messages as wire
from pioche.texts.catalogue import catalogue

DOCS = Path(__file__).parents[2] / "docs"
TEXT = "".join((DOCS / name).read_text(encoding="utf-8") for name in ("protocol.md", "protocol-page.md"))
EXAMPLES = [
    (name, json.loads(body)) for name, body in re.findall(r"```json (\w+)\n(.*?)\n```", TEXT, re.DOTALL)
]
COMMANDS = [json.loads(body) for body in re.findall(r'`(\{"do": "[^`…]*\})`', TEXT)]
# Parts of other messages are shown in those, not by themselves.
MESSAGES = [*typing.get_args(wire.FromClient), *typing.get_args(wire.FromServer)]
BODIES = [
    wire.Create,
    wire.Created,
    wire.Me,
    wire.Invite,
    wire.Failure,
    wire.BoxInfo,
    wire.Replay,
    wire.Finished,
]


def lost(example: Any, taken: Any) -> Any:
    """What of an example its type does not know, or nothing."""
    if isinstance(example, dict):
        return {k: example[k] for k in example if k not in taken or lost(example[k], taken[k])}
    if isinstance(example, list):
        return [one for one, other in zip(example, taken, strict=True) if lost(one, other)]
    return None if example == taken else example


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_a_message(name: str, example: Any) -> None:
    found = msgspec.convert(example, getattr(wire, name), strict=True)
    assert not lost(example, msgspec.to_builtins(found))


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command["do"]))
def test_every_command_is_one(command: Any) -> None:
    found = msgspec.convert(command, wire.Command, strict=True)
    assert not lost(command, msgspec.to_builtins(found))


def test_what_a_type_does_not_know_is_found() -> None:
    example = {"code": "SUKMVN", "chairs": [{"kind": "bot", "shoes": 2}]}
    assert lost(example, {"code": "SUKMVN", "chairs": [{"kind": "bot"}]}) == {"chairs": example["chairs"]}
    assert lost({"code": "SUKMVN"}, {"code": "SUKMVN", "box": "flip"}) == {}


def test_every_message_has_an_example() -> None:
    assert {kind.__name__ for kind in [*MESSAGES, *BODIES, wire.Finished]} <= {name for name, _ in EXAMPLES}


def test_every_message_is_in_the_tables() -> None:
    """Those from the client in the first one, those from the server in the second."""
    section = TEXT.partition("## All messages")[2].partition("\n## ")[0]
    client, server = section.partition("| from the server |")[::2]
    for table, kinds in ((client, wire.FromClient), (server, wire.FromServer)):
        firsts = " ".join(line.split("|")[1] for line in table.splitlines() if line.startswith("| "))
        tags = {kind.__struct_config__.tag for kind in typing.get_args(kinds)}
        assert set(re.findall(r"`(\w+)`", firsts)) == tags


def test_every_command_has_an_example() -> None:
    tags = [kind.__struct_config__.tag for kind in typing.get_args(wire.Command)]
    assert [command["do"] for command in COMMANDS if command["do"] in tags] == [c["do"] for c in COMMANDS]
    assert set(tags) == {command["do"] for command in COMMANDS}


def test_every_field_is_named() -> None:
    fields = {
        field
        for kind in (wire.Hello, wire.Update, wire.TableInfo, wire.You, wire.Chair, wire.Game, wire.Event)
        for field in kind.__struct_fields__
    }
    assert {field for field in fields if f'"{field}"' not in TEXT and f"`{field}`" not in TEXT} == set()


def routes() -> list[str]:
    """Every path that the server answers."""
    return sorted(route.path for route in app.routes() if isinstance(route, Route | WebSocketRoute))


def test_every_route_is_named() -> None:
    assert "/ws/{code}" in routes()
    for path in routes():
        name = re.sub(r"\{\w+:path\}", "…", path)
        name = re.sub(r"\\\{\w+\\\}", r"[A-Z]+(?:\\.[a-z]+)?", re.escape(name))
        assert re.search(rf"`(?:GET|POST|DELETE) {name}(?:\?[^`]*)?`", TEXT), path


def test_numbers_and_phrases_are_those_of_the_program() -> None:
    assert f"this is protocol {wire.PROTOCOL}" in TEXT
    assert f"{wire.LARGEST} bytes" in TEXT
    listed = re.search(r"may send one of (.*?)\. Everybody", TEXT, re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r"`(\w+)`", listed[1])) == wire.PHRASES


def test_the_sentences_of_the_examples_exist() -> None:
    events = [event for name, example in EXAMPLES if name == "Update" for event in example["events"]]
    assert events
    for event in [*events, *(example for name, example in EXAMPLES if name == "Event")]:
        said = catalogue("en").say(
            event["text"],
            player="Zoé",
            other="Max",
            you="none",
            cards=" ".join(face for _, *faces in event["cards"] for face in faces if face),
            count=event["number"],
            number=event["number"],
            colour=catalogue("en").say(f"colour-{event['colour']}.some") if event["colour"] else "",
            tray=catalogue("en").say("tray-left"),
        )
        assert said.endswith(".")
