"""Levels of play in plain words, each with the name of the bot that plays it."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "easy": "easy",
    "medium": "greedy",
    "strong": "search@25ms",
    "expert": "search",
}


def bot_of(level: str) -> str:
    """The name of the bot for a level; any other name is returned as it is."""
    return LEVELS.get(level, level)


def takes_its_time(level: str) -> bool:
    """Whether the bot of a level thinks long enough for people to notice."""
    return bot_of(level).startswith("search")
