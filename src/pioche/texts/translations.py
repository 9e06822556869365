"""Catalogues from outside: what is wrong with them, and what stands in for it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pioche.texts.catalogue import keys_of, messages, parse
from pioche.texts.joints import LINE
from pioche.texts.languages import SPARE

if TYPE_CHECKING:
    from fluent.syntax.ast import Message, Pattern, Resource

LONGEST_HINT: Final = 96  # letters beside a table on a phone
MOST: Final = 50  # things filled in by one text; pages refuse more than 100
FORMS: Final = ("some", "card", "number")  # of a colour, for which the colour itself stands in
EITHER: Final = {"answer-within": {"answer", "small"}}  # filled in with two forms, of which one is said
TYPED: Final = re.compile(r"(?:verb|command)-\w+|colour-\w+|tray-\w+")


class Translation:
    """A catalogue as it was read: its sound messages, and a line about each fault."""

    def __init__(self, text: str) -> None:
        from fluent.syntax import FluentParser, ast

        self.found: dict[str, Message] = {}
        self.broken: list[str] = []  # English stands in
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk | ast.Term):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                why = (
                    entry.annotations[0].message if isinstance(entry, ast.Junk) else "there are no terms here"
                )
                self.broken.append(f"line {line}: {why}")
            elif isinstance(entry, ast.Message):
                self.broken += self._taken(entry)

    def _taken(self, message: Message) -> list[str]:
        """Take a message, or say what is wrong with it."""
        name = message.id.name
        box, _, bare = name.rpartition("--")
        usual = english().get(bare)
        if name in self.found:
            return [f"{name} is said twice"]
        if usual is None or (box and not message.value):
            return [f"{name} is said nowhere"]
        faults = [f"{key} {why}" for key, own in patterns(message).items() for why in wrong(usual, key, own)]
        if not faults:
            self.found[name] = message
        return faults

    def resource(self) -> Resource:
        """All messages, those that are not here in English."""
        from fluent.syntax.ast import Resource

        own = (message for name, message in self.found.items() if "--" in name)
        return Resource([*(self._completed(name, usual) for name, usual in english().items()), *own])

    def _completed(self, name: str, usual: Message) -> Message:
        found = self.found.get(name)
        if found is None:
            return usual
        found, said = found.clone(), {attribute.id.name for attribute in found.attributes}
        forms = FORMS if name.startswith("colour-") else ()
        found.attributes += [one for one in usual.attributes if one.id.name not in {*said, *forms}]
        found.value = found.value or usual.value
        return found

    def missing(self) -> list[str]:
        """The keys that are said in English."""
        there = {key for message in self.found.values() for key in keys_of(message)}
        wanted = (key for message in english().values() for key in keys_of(message))
        return [key for key in wanted if key not in there and key.partition(".")[2] not in FORMS]

    def doubtful(self) -> Iterator[str]:
        """What can be said as it stands, and is hardly meant so."""
        typed: dict[str, str] = {}
        for name, message in self.found.items():
            usual = patterns(english()[name.rpartition("--")[2]])
            for key, own in patterns(message).items():
                lost = (
                    sorted(variables(usual[key.rpartition("--")[2]]) - variables(own)) if key in usual else []
                )
                if lost and key not in EITHER and "--" not in key:
                    yield f"{key} leaves out {', '.join(f'${one}' for one in lost)}"
            text = plain(message.value)
            if name.startswith("page-hint-") and len(text) > LONGEST_HINT:
                yield f"{name} has {len(text)} letters; a phone has room for {LONGEST_HINT}"
            if name == "joints" and [line for line in text.splitlines() if line and not LINE.fullmatch(line)]:
                yield "joints has a line that is not like `i í hi | y/e`"
            if name in ("number-decimal", "number-thousands") and len(text) != 1:
                yield f"{name} is one sign"
            if TYPED.fullmatch(name):
                if " " in text and not name.startswith("colour-"):
                    yield f"{name} is typed, and has to be one word"
                if text.lower() in typed:
                    yield f"{name} is typed like {typed[text.lower()]}"
                typed[text.lower()] = name


@cache
def english() -> dict[str, Message]:
    """Our English messages, by name."""
    return {message.id.name: message for message in messages(parse(SPARE)) if "--" not in message.id.name}


@cache
def built_on() -> set[str]:
    """Our texts that others build on."""
    every = (pattern for message in english().values() for pattern in patterns(message).values())
    return {name for pattern in every for kind, name in mentioned(pattern) if kind == "MessageReference"}


@cache
def completed(file: Path) -> str:
    """The text of a catalogue from outside, in which every key can be said."""
    from fluent.syntax import FluentSerializer

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):  # it was there before
        text = ""
    return FluentSerializer().serialize(Translation(text).resource())


def patterns(message: Message) -> dict[str, Pattern]:
    """The patterns of a message, by key."""
    found = {} if message.value is None else {message.id.name: message.value}
    return found | {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}


def plain(pattern: Pattern | None) -> str:
    """The text of a pattern, without what is filled in."""
    from fluent.syntax import ast

    found = ""
    for element in pattern.elements if pattern else []:
        if isinstance(element, ast.TextElement):
            found += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            found += str(element.expression.parse()["value"])
    return found


def wrong(usual: Message, key: str, own: Pattern) -> Iterator[str]:
    """Why a pattern could not always be said."""
    known = patterns(usual).get(key.rpartition("--")[2])
    form = key.partition(".")[2] in FORMS and key.startswith("colour-")
    if known is None and not form:
        yield "is said nowhere"
        return
    filled = EITHER.get(key, variables(known) if known is not None else set())
    for name in sorted(variables(own) - filled):
        able = ", ".join(f"${one}" for one in sorted(filled)) or "nothing"
        yield f"speaks of ${name}, but is filled in with {able}"
    for kind, name in mentioned(own):
        if kind == "MessageReference":
            # Nothing goes round in circles: no text builds on what is said of one box.
            allowed: Collection[str] = english() if "--" in key else {} if key in built_on() else built_on()
            if name not in allowed:
                yield f"builds on {name}; there is only {', '.join(sorted(built_on()))} to build on"
        elif kind != "VariableReference":
            yield f"has {name}, which is not used here"
    if len(mentioned(own)) > MOST:
        yield "is filled in with too much"


def mentioned(pattern: Pattern | None) -> list[tuple[str, str]]:
    """The kind and the name of everything that a pattern refers to."""
    from fluent.syntax.visitor import Visitor

    found: list[tuple[str, str]] = []

    class Mentions(Visitor):
        def generic_visit(self, node: Any) -> None:
            if type(node).__name__.endswith("Reference"):
                found.append((type(node).__name__, node.id.name))
            super().generic_visit(node)

    if pattern is not None:
        Mentions().visit(pattern)
    return found


def variables(pattern: Pattern) -> set[str]:
    """The arguments of a pattern, those of the messages that it builds on included."""
    found = mentioned(pattern)
    below = [english()[name].value for _, name in found if name in built_on()]
    found += [one for value in below for one in mentioned(value)]
    return {name for kind, name in found if kind == "VariableReference"}
