"""A case in lines, for a terminal: the ruling, the table with all hands open, and what happens."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from pioche.engine.events import CARDS_DEALT, Event
from pioche.engine.state import State
from pioche.lessons.cases.case import Played
from pioche.sight.secrets import see_event
from pioche.sight.seen import OPEN
from pioche.texts.choices import choice
from pioche.texts.naming import Names
from pioche.texts.table_lines import table_lines
from pioche.texts.telling import told
from pioche.texts.words import Words

INDENT: Final = "    "


def case_lines(words: Words, box: str, ruling: str, width: int) -> Iterator[str]:
    """What was chosen, the position, and each move with what comes of it."""
    played = Played(box, ruling)
    s, names, own = played.table.state, played.table.names, words.of(box)
    title, said = choice(Names(own, s.rules), ruling)
    yield f"{title} ({ruling})"
    yield from textwrap.wrap(said, width)
    yield ""
    yield from table_lines(own, s, names, OPEN, width)
    yield from _events(own, s, names, s.events or [], width)
    for line in played.lines:
        heard = len(s.events or [])
        played.play(line)
        yield f"> {line}"
        yield from _events(own, s, names, (s.events or [])[heard:], width)


def _events(words: Words, s: State, names: list[str], events: list[Event], width: int) -> Iterator[str]:
    for event in events:
        if event.kind != CARDS_DEALT:
            sentence = told(words, s.rules, names, see_event(s.rules, event, OPEN), named=True)
            yield from textwrap.wrap(sentence, width, initial_indent=INDENT, subsequent_indent=INDENT)
