"""Short words that change before the sound of what is filled in, such as « de Anna », which is « d’Anna »."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

ISOLATED: Final = re.compile("[\u2068\u2069]")  # what Fluent puts around everything that it fills in
# Sounds, then words and what they become: `i í hi | y/e`. An apostrophe takes the place of the space.
LINE: Final = re.compile(r"[^\W_]+(?: [^\W_]+)* \|(?: \w+/[\w’]+)+")
Joining = Callable[[str], str]


def joining(listed: str) -> Joining:
    """Join a text with what was filled in, by the lines of a catalogue's `joints`; no other words change."""
    rules = [_rule(line) for line in listed.splitlines() if LINE.fullmatch(line)]

    def joined(text: str) -> str:
        if "\u2068" not in text:
            return text
        for pattern, become in rules:
            text = pattern.sub(become, text)
        return ISOLATED.sub("", text)

    return joined


def _rule(line: str) -> tuple[re.Pattern[str], Callable[[re.Match[str]], str]]:
    sounds, _, listed = line.partition(" | ")
    words = dict(pair.split("/") for pair in listed.split())
    pattern = rf"\b({'|'.join(words)}) (?=\u2068+(?:{sounds.replace(' ', '|')}))"

    def become(found: re.Match[str]) -> str:
        word = words[found[1].lower()]
        word = word[:1].upper() + word[1:] if found[1][0].isupper() else word
        return word if word.endswith("’") else f"{word} "

    return re.compile(pattern, re.IGNORECASE), become
