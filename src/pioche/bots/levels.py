"""How well bots play, in words that need no explanation: each level is a bot by its name."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "easy": "easy",
    "medium": "greedy",
    "strong": "search@25ms",
    "expert": "search",
}


def bot_of(level: str) -> str:
    """The bot that plays at a level; any other name is that of a bot already."""
    return LEVELS.get(level, level)


def takes_its_time(level: str) -> bool:
    """Whether the bot of a level thinks long enough for people to notice."""
    return bot_of(level).startswith("search")
