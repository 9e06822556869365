"""The words of a box from outside: read, checked, and kept apart from ours and from other boxes'.

A box writes plain keys such as `card-G`. They are kept as `market--card-G` and looked up first for that box,
so that a box may also reword one of our sentences. If it lacks words in a language, those of another language
are used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from pioche.texts.catalogue import BROUGHT, keys_of
from pioche.texts.languages import LANGUAGES
from pioche.texts.translations import english, mentioned, patterns, variables
from pioche.texts.words import own_key

if TYPE_CHECKING:
    from fluent.syntax.ast import Message, Resource

    BoxWords = Mapping[str, Resource]  # by language

LONGEST: Final = 60_000  # characters of a catalogue
LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
# The arguments of the sentences about a box's own effects, reasons and cards.
FILLED_IN: Final = {
    "decision-target-": {"count"},
    "decision-lay-": {"number"},
    "rules-first-": {"cards", "count"},
    "refusal-": {"card"},
}


class WordsError(ValueError):
    """Words that cannot be used; says in which language and line, and why."""


def read_words(box: str, texts: Mapping[str, str]) -> tuple[BoxWords, dict[str, frozenset[str]]]:
    """The words of a box for each of our languages, and the keys that it has in its own languages."""
    found: dict[str, dict[str, Message]] = {}
    for lang, text in texts.items():
        if not isinstance(lang, str) or LANGUAGE.fullmatch(lang) is None:
            raise WordsError(f"{lang!r} is no language such as en or fr")
        if not isinstance(text, str):
            raise WordsError(f"the words in {lang!r} are no text")
        found[lang] = _read(box, lang, text)
    spoken = {
        lang: frozenset(key.partition("--")[2] for message in own.values() for key in keys_of(message))
        for lang, own in found.items()
    }
    return {lang: _complete(lang, found) for lang in LANGUAGES}, spoken


def keys_of_ours() -> set[str]:
    """The keys of our catalogues, which are the same in every language."""
    return {key for message in english().values() for key in keys_of(message)}


def bring(box: str, words: BoxWords) -> None:
    """Use these words for a box from now on."""
    BROUGHT[box] = dict(words)


def take_away(box: str) -> None:
    """Stop using a box's own words."""
    BROUGHT.pop(box, None)


def page_words(lang: str) -> str:
    """The words of all boxes from outside, as a page adds them to our catalogue."""
    from fluent.syntax import FluentSerializer

    serializer = FluentSerializer()
    return "\n".join(serializer.serialize(words[lang]) for words in BROUGHT.values())


def _read(box: str, lang: str, text: str) -> dict[str, Message]:
    """The messages of a text by their own names, with all their references checked."""
    from fluent.syntax import FluentParser, ast

    if len(text) > LONGEST:
        raise WordsError(f"the words in {lang!r} have more than {LONGEST} characters")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            told = entry.annotations[0].message or "it cannot be read"
            raise WordsError(f"the words in {lang!r}, line {line}: {told}")
        if isinstance(entry, ast.Term):
            raise WordsError(f"the words in {lang!r}, line {line}: there are no terms here")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise WordsError(f"the words in {lang!r}, line {line}: {entry.id.name} is said twice")
            found[entry.id.name] = entry
    for message in found.values():
        _check(message, set(found), lang)
    for message in found.values():
        _rename(message, box, set(found))
    return found


def _check(message: Message, own: set[str], lang: str) -> None:
    """Refuse a message that refers to something unknown."""
    ours = english()
    for key, pattern in patterns(message).items():
        for kind, name in mentioned(pattern):
            if kind == "MessageReference" and name not in own and name not in ours:
                raise WordsError(f"the words in {lang!r}: {key} builds on {name}, which there is not")
        filled = _filled_in(key)
        for name in variables(pattern):
            if name not in filled:
                able = ", ".join(f"${one}" for one in sorted(filled)) or "nothing"
                raise WordsError(
                    f"the words in {lang!r}: {key} speaks of ${name}, but is filled in with {able}"
                )


def _filled_in(key: str) -> set[str]:
    """The arguments of a key: those of our message with this name, or of messages of its kind."""
    ours = english().get(key.partition(".")[0])
    if ours is not None and key in patterns(ours):
        return variables(patterns(ours)[key])
    return next((names for start, names in FILLED_IN.items() if key.startswith(start)), set())


def _rename(message: Message, box: str, own: set[str]) -> None:
    """Rename a message, and its references to the box's other messages, to the names they are kept under."""
    from fluent.syntax.visitor import Visitor

    class Renaming(Visitor):
        def visit_MessageReference(self, node: Any) -> None:
            if node.id.name in own:
                node.id.name = own_key(box, node.id.name)

    Renaming().visit(message)
    message.id.name = own_key(box, message.id.name)


def _complete(lang: str, found: Mapping[str, dict[str, Message]]) -> Resource:
    """The words of a language, completed from other languages; but our own words come before those."""
    from fluent.syntax.ast import Resource

    words = {name: message.clone() for name, message in found.get(lang, {}).items()}
    for other in sorted(found, key=lambda one: (one not in LANGUAGES, one)):
        for name, message in found[other].items():
            ours = patterns(english()[name]) if name in english() else {}
            if name not in words and not ours:
                words[name] = message.clone()
            elif name in words:
                said = {attribute.id.name for attribute in words[name].attributes}
                words[name].attributes += [
                    attribute.clone()
                    for attribute in message.attributes
                    # Other attributes are forms of a word; the word itself stands in for them.
                    if attribute.id.name == "line" and "line" not in said and f"{name}.line" not in ours
                ]
    return Resource(list(words.values()))
