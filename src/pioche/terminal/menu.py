"""A few short questions before the first deal; Enter takes the default of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pioche.bots.levels import LEVELS
from pioche.boxes import DEFAULT_BOX
from pioche.engine.house.presets import PRESETS
from pioche.engine.state import MAX_SEATS
from pioche.shelf import SHELF
from pioche.terminal.screen import Left, Screen
from pioche.texts import LANGUAGES, Words, catalogue
from pioche.texts.naming import box_line, box_name

USUAL_LEVEL: Final = next(iter(LEVELS))
PLAYERS: Final = 4
LEAVE: Final = ("q", "quit")


def pick(screen: Screen, title: str, answers: Sequence[tuple[str, str]], default: str) -> str:
    """One of the answers, by its number or its name; Enter takes the default."""
    screen.line(title)
    names = [name for name, _ in answers]
    for number, (_, label) in enumerate(answers, 1):
        screen.line(screen.wrapped(label, f"{number:>3} ", "    "))
    usual = names.index(default) + 1
    while True:
        typed = screen.read(f"[{usual}] > ").lower()
        if typed in LEAVE:
            raise Left
        if not typed:
            return default
        if typed in names:
            return typed
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(names):
            return names[int(typed) - 1]


def ask_language(screen: Screen, usual: str) -> str:
    """Ask for the language, in all of them."""
    titles = " / ".join(catalogue(lang).say("menu-language") for lang in LANGUAGES)
    return pick(screen, titles, [(lang, catalogue(lang).say("menu-own_name")) for lang in LANGUAGES], usual)


def ask_saved(screen: Screen, words: Words, name: str) -> bool:
    """Ask whether to continue the saved game."""
    answers = [("yes", words.say("menu-saved-yes")), ("no", words.say("menu-saved-no"))]
    return pick(screen, words.say("menu-saved", file=name), answers, "yes") == "yes"


def ask_box(screen: Screen, words: Words) -> str:
    """Ask for a box, by its name and a line about it."""
    SHELF.add_packages()
    told = {name: (box_name(words, name), box_line(words, name)) for name in SHELF}
    boxes = [(name, " – ".join(filter(None, parts))) for name, parts in told.items()]
    return pick(screen, words.say("menu-box"), boxes, DEFAULT_BOX)


def ask_players(screen: Screen, words: Words) -> int:
    """Ask how many play, including the person."""
    while True:
        title = words.say("menu-players", most=MAX_SEATS)
        typed = screen.read(f"{title} [{PLAYERS}] > ").lower()
        if typed in LEAVE:
            raise Left
        if not typed:
            return PLAYERS
        if typed.isdecimal() and 2 <= int(typed[:4]) <= MAX_SEATS:
            return int(typed)


def ask_opponents(screen: Screen, words: Words) -> str:
    """Ask how well the others play."""
    return pick(screen, words.say("menu-bots"), _described(words, "level", LEVELS), USUAL_LEVEL)


def ask_preset(screen: Screen, words: Words) -> str:
    """Ask for the house rules, as a preset."""
    return pick(screen, words.say("menu-preset"), _described(words, "preset", PRESETS), next(iter(PRESETS)))


def _described(words: Words, kind: str, names: Iterable[str]) -> list[tuple[str, str]]:
    return [(name, " – ".join(words.say(f"{kind}-{name}{part}") for part in ("", ".line"))) for name in names]
