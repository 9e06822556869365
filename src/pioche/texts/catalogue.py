"""The catalogue of texts: one Fluent file per language, beside this module."""

from __future__ import annotations

import copy
import difflib
from functools import cache
from typing import TYPE_CHECKING, Final

from pioche.texts.joints import Joining, joining
from pioche.texts.languages import LANGUAGES, SPARE, choose, text_of
from pioche.texts.words import Argument, MissingText, Words, own_key

if TYPE_CHECKING:
    from fluent.syntax.ast import Message, Resource

REMEMBERED: Final = 4096  # texts to cache, as formatting is slow


class Catalogue(Words):
    """The Words of one language, from its Fluent file.

    >>> Catalogue("en").say("count-cards", count=1)
    '1 card'
    >>> Catalogue("fr").say("count-cards", count=3)
    '3 cartes'
    """

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"there are no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
        # Fluent loads all locales; commands without texts need not wait for that.
        from fluent.runtime import FluentBundle

        self.lang = lang
        self._bundle = FluentBundle([lang, SPARE])
        self._resource = parse(lang)
        self._bundle.add_resource(self._resource)
        self.keys = tuple(key for message in messages(self._resource) for key in keys_of(message))
        self._known = frozenset(self.keys)
        self._joined: Joining = str  # until it has said what it joins
        self._said: dict[tuple[object, ...], str] = {}
        self._own = ""  # prefix of the keys of the current box
        self._words: Resource | None = None  # the texts that this box has brought
        self._boxes: dict[str, Catalogue] = {}
        self._plain = self  # without the words of any box
        self._joined = joining(self._format("joints", {}))

    def of(self, box: str) -> Catalogue:
        """The texts as they are said of a box: words of its own, ours or those it has brought, go first."""
        brought = BROUGHT.get(box)
        # A language that has come later than the box says it as English does.
        words = None if brought is None else brought.get(self.lang, brought[SPARE])
        found = self._boxes.get(box)
        if found is None or found._words is not words:
            found = self._boxes[box] = self._plain._with_words(own_key(box, ""), words)
        return found

    def _with_words(self, own: str, words: Resource | None) -> Catalogue:
        if words is None and not any(key.startswith(own) for key in self.keys):
            return self
        found = copy.copy(self)
        found._own = own
        found._words = words
        found._said = {}
        if words is not None:
            found._bundle = type(self._bundle)([self.lang, SPARE])
            found._bundle.add_resource(self._resource)
            found._bundle.add_resource(words)
            found._known = self._known | {key for message in messages(words) for key in keys_of(message)}
        return found

    def has(self, key: str) -> bool:
        """Whether the file, or the current box, has this key."""
        return self._own + key in self._known or key in self._known

    def say(self, key: str, **arguments: Argument) -> str:
        """The text of a key, cached."""
        saying = (key, *arguments.items())
        if saying in self._said:
            return self._said[saying]
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        text = self._said[saying] = self._format(key, arguments)
        return text

    def _format(self, key: str, arguments: dict[str, Argument]) -> str:
        if self._own + key in self._known:
            key = self._own + key
        if not self.has(key):
            close = difflib.get_close_matches(key, self.keys, 3)
            hint = f"; close to it are {', '.join(close)}" if close else ""
            raise MissingText(f"the texts in {self.lang!r} have no {key!r}{hint}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # otherwise `has` would not know the key
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors and not (self._own and key.startswith(self._own)):  # a foreign text must not end a game
            given = ", ".join(arguments) or "nothing"
            raise MissingText(f"{key!r} in {self.lang!r} cannot be filled in from {given}: {errors[0]}")
        return self._joined(str(text))


@cache
def _read(lang: str) -> Catalogue:
    return Catalogue(lang)


def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, read once; of English, if there is no such language."""
    return _read(lang if lang in LANGUAGES else choose([lang]))


def forget() -> None:
    """Read the catalogues anew when they are needed: one has changed."""
    _read.cache_clear()


# The words of boxes from outside, by box and language; see shelf.words.
BROUGHT: Final[dict[str, dict[str, Resource]]] = {}


def parse(lang: str) -> Resource:
    """Parse the catalogue of a language; a mistake in it is an error with its line."""
    from fluent.syntax import FluentParser, ast

    text = text_of(lang)
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise MissingText(f"{lang}.ftl:{line} cannot be read: {entry.annotations[0].message}")
    return resource


def messages(resource: Resource) -> list[Message]:
    """The messages of a file, in order."""
    from fluent.syntax.ast import Message

    return [entry for entry in resource.body if isinstance(entry, Message)]


def keys_of(message: Message) -> list[str]:
    """A message's own key, then those of its attributes, as `box-classic.line`."""
    name = message.id.name
    own = [name] if message.value is not None else []
    return own + [f"{name}.{attribute.id.name}" for attribute in message.attributes]
