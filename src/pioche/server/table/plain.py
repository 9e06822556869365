"""Texts that people write and others read: seen as they are, and not without end."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from pioche.server.table.refusing import Refuse

LONGEST: Final = 200  # letters of a text among options
# Letters and marks that show nothing although they are printable: fillers, joiners, an empty Braille cell.
_BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U0001d159]")
# They choose one of two drawings of a letter, and show nothing by themselves.
_VARIANTS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def tidied(text: str) -> str:
    """A text with single spaces, and without what cannot be seen of it."""
    return " ".join(_VARIANTS.sub("", unicodedata.normalize("NFC", text)).split())


def readable(text: str) -> bool:
    """Whether a text is seen as it is: no controls, no invisible letters, none that turn others round."""
    return text.isprintable() and not _BLANK.search(text)


def check_texts(options: Mapping[str, object]) -> None:
    """Refuse options with a text that others should not be shown."""
    for value in options.values():
        for text in value if isinstance(value, list) else [value]:
            if isinstance(text, str) and (len(text) > LONGEST or not readable(text)):
                raise Refuse("bad_text", most=LONGEST)
