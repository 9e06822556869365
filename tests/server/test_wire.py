"""The page's types are those of the server's messages."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import msgspec

from pioche.server.wire import messages as wire

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts/wire_types.py"


def typescript() -> str:
    """What the script would write now."""
    spec = importlib.util.spec_from_file_location("wire_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    text: str = module.typescript()
    return text


def test_the_page_has_the_types_of_the_messages() -> None:
    """After a change of wire.py, `make wire-types` writes them anew."""
    assert (ROOT / "web/src/lib/connection/wire.ts").read_text(encoding="utf-8") == typescript()


def test_every_message_has_its_interface() -> None:
    text = typescript()
    messages = [name for name, value in vars(wire).items() if isinstance(value, msgspec.StructMeta)]
    own = [name for name in messages if name != "Struct"]
    assert len(own) > 40
    assert [name for name in own if f"export interface {name} {{" not in text] == []


def test_optional_fields_may_be_left_out() -> None:
    lines = typescript().split("\n")
    start = lines.index("export interface Answer {")
    assert lines[start : start + 5] == [
        "export interface Answer {",
        "  do: 'answer';",
        "  verb: Verb;",
        "  card?: number;",
        "  tray?: number | null;",
    ]
