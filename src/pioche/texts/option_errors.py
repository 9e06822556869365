"""Why options cannot be played, in words (option-…)."""

from __future__ import annotations

from pioche.engine.house.registry import NUMBER_OF
from pioche.engine.options import OptionError
from pioche.texts.option_words import say_or, value_word
from pioche.texts.words import Argument, Words


def option_error(words: Words, error: OptionError, typed: bool = False) -> str:
    """The reason in words; options are called by their titles, or by their names if `typed`.

    Errors from a box from outside only have the words that it brings.
    """
    key = f"option-{error.why}"
    if not words.has(key):
        return str(error)
    filled: dict[str, Argument] = {}
    for part, value in error.parts.items():
        if part in ("option", "other") and not typed:
            filled[part] = option_title(words, str(value))
        elif part == "setting" and not typed:
            filled[part] = say_or(words, f"{error.parts['other']}-{value}", str(value))
        elif isinstance(value, list):
            filled[part] = words.join(value, either=part == "words")
        else:
            filled[part] = value_word(value) if isinstance(value, bool) else value
    return words.say(key, **filled)


def option_title(words: Words, name: str) -> str:
    """The title of an option or a house rule."""
    return say_or(words, f"house-{name}" if name in NUMBER_OF else f"switch-{name}", name)
