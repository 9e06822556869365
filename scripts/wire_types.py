"""Write the page's TypeScript types from the messages in pioche.server.wire.messages.

`wire_types.py` writes web/src/lib/connection/wire.ts anew; tests/server/test_wire.py keeps the two equal.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from pioche.engine.actions import DECISIONS, VERBS
from pioche.engine.events import NAMES
from pioche.server.wire import messages as wire

TARGET: Final = Path(__file__).parents[1] / "web/src/lib/connection/wire.ts"
HEAD: Final = (
    "// Generated from src/pioche/server/wire/messages.py by scripts/wire_types.py: change it there.\n"
    "// A field marked `?` may be left out: the server then takes its default, or has nothing to say.\n"
)
# Names for types that are no messages; wherever such a type occurs it goes by its name.
ALIASES: Final = ("Avatar", "CountBy", "CupForm", "Lang", "Late", "Option", "Options", "Card")

# Fields that hold words of the engine, so that the page cannot ask for one that there is not.
WORDS: Final = {
    "decision": ("Decision", DECISIONS),
    "event": ("EventName", NAMES),
    "verb": ("Verb", VERBS),
}


def typescript() -> str:
    """The whole file."""
    named = [(name, inspect.type_info(getattr(wire, name))) for name in ALIASES]
    parts = [HEAD]
    for name, value in vars(wire).items():
        if name in ALIASES:
            own = inspect.type_info(value)
            parts.append(f"export type {name} = {_type(own, [n for n in named if n[1] != own])};\n")
        elif isinstance(value, type) and value is not msgspec.Struct and _has_fields(value):
            parts.append(_interface(value, named))
        elif isinstance(value, types.UnionType) and all(isinstance(arg, type) for arg in value.__args__):
            if all(issubclass(arg, msgspec.Struct) for arg in value.__args__):
                parts.append(_union(name, [arg.__name__ for arg in value.__args__]))
        elif name == "PROTOCOL":
            parts.append(f"export const PROTOCOL = {value};\n")
        elif name in ("AVATARS", "CALLS", "PHRASES"):
            parts.append(_words(name, value))
    parts += [_union(name, [f"'{word}'" for word in words]) for name, words in WORDS.values()]
    return "\n".join(parts)


def _words(name: str, words: Sequence[str]) -> str:
    inside = "".join(f"  '{word}',\n" for word in words)
    return f"export const {name} = [\n{inside}] as const;\n"


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def _has_fields(value: type) -> bool:
    """Whether it is a message, or a plain class that messages carry."""
    return issubclass(value, msgspec.Struct) or dataclasses.is_dataclass(value)


def _interface(struct: type, named: list[tuple[str, inspect.Type]]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType | inspect.DataclassType)
    tag = getattr(info, "tag_field", None)
    lines = [f"  {tag}: '{getattr(info, 'tag', '')}';"] if tag is not None else []
    # Terms have defaults for a new table and for old snapshots; a client is always told all of them.
    told = issubclass(struct, wire.Terms)
    for field in info.fields:
        mark = "" if field.required or told else "?"
        kind = WORDS[field.name][0] if field.name in WORDS else _type(field.type, named)
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
    doc = (struct.__doc__ or "").strip().split("\n")[0]
    return f"/** {doc} */\nexport interface {struct.__name__} {body}\n"


def _type(kind: inspect.Type, named: list[tuple[str, inspect.Type]]) -> str:
    for name, own in named:
        if own == kind:
            return name
    match kind:
        case inspect.StructType(cls=struct) | inspect.DataclassType(cls=struct):
            return struct.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.ListType(item_type=item):
            inner = _type(item, named)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value, named)}>"
        case inspect.UnionType(types=members):
            return " | ".join(dict.fromkeys(_type(member, named) for member in members))
        case _:
            return _simple(kind)


def _simple(kind: inspect.Type) -> str:
    simple: list[tuple[Any, str]] = [
        (inspect.StrType, "string"),
        (inspect.IntType, "number"),
        (inspect.FloatType, "number"),
        (inspect.BoolType, "boolean"),
        (inspect.NoneType, "null"),
        (inspect.AnyType, "unknown"),
    ]
    for cls, word in simple:
        if isinstance(kind, cls):
            return word
    raise TypeError(f"wire.py uses a type the page has no word for: {kind}")


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
