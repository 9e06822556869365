"""The options of a table in words: switches, numbers, house rules, presets."""

from __future__ import annotations

from pioche.engine.house.registry import BY_NUMBER, HOUSE_NAMES, NUMBER_OF
from pioche.engine.options import SCORINGS, OptionError, Value
from pioche.engine.rules import Rules
from pioche.engine.state import MAX_SEATS
from pioche.notation.moves import seat_names
from pioche.texts.words import Argument, Words


def value_word(value: Value) -> str:
    """A value as written in keys and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def say_or(words: Words, key: str, otherwise: str) -> str:
    """The text of a key, or a fallback if there is none."""
    return words.say(key) if words.has(key) else otherwise


def scoring_line(words: Words, rules: Rules) -> str:
    """How points are counted at a table, in one line."""
    key = f"scoring-{SCORINGS[rules.scoring]}.line"
    if rules.elimination:
        key = "scoring-low-elimination"
    exceeds = "yes" if rules.box.low_exceeds else "no"
    return words.say(key, target=int(rules.target), exceeds=exceeds)


def custom_lines(words: Words, rules: Rules) -> list[str]:
    """The lines of the customizable cards' rules."""
    text = rules.options.text("customizable_text", "")
    quote = words.say("custom-quote", text=text) if text else words.say("custom-unwritten")
    return [
        words.say(f"custom-{code}.line", text=quote) for code in rules.options.words("customizable", "C0")
    ]


def option_lines(words: Words, rules: Rules) -> list[tuple[str, str]]:
    """Title and explanation of every option in which a table differs from its box."""
    words = words.of(rules.box.name)
    chosen = rules.options.chosen
    house = [name for name in HOUSE_NAMES if name in chosen]
    # A text written on a card is given with the card's rule.
    plain = sorted(chosen.keys() - {*house, "customizable_text"})
    return [_line(words, rules, name, chosen[name]) for name in house + plain]


def _line(words: Words, rules: Rules, name: str, value: Value) -> tuple[str, str]:
    say = words.say
    for rule in BY_NUMBER:
        if rule.name == name and value is False:  # the box's default has it on
            return say(f"house-{name}"), say("house-off")
        if rule.name == name:
            line = say(f"house-{name}.line")
            if len(rule.values) > 1:
                line += " " + say(f"house-{name}-{value_word(value)}")
            if name == "mercy":
                line += " " + say("house-mercy-limit", count=int(rules.hand_limit))
            return say(f"house-{name}"), line
    title = say_or(words, f"switch-{name}", name)
    if name in ("hand", "uno_penalty"):
        return title, say("count-cards", count=rules.options.number(name, 0))
    if name == "target":
        return title, say("count-points", count=int(rules.target))
    if name == "scoring":
        return title, scoring_line(words, rules)
    if name == "customizable":
        lines = zip(rules.options.words("customizable", "C0"), custom_lines(words, rules), strict=True)
        return title, " ".join(f"{say(f'custom-{code}')} – {line}" for code, line in lines)
    if name == "dealer" and isinstance(value, int):
        return title, say("switch-dealer-seat", player=seat_names(MAX_SEATS)[value])
    return title, say_or(words, f"switch-{name}-{value_word(value)}", value_word(value))


# Why options cannot be played (option-…)


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
