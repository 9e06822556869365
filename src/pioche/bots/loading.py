"""Bots by name: the built-in ones, those of installed packages, and your own as module:Class."""

from __future__ import annotations

import importlib
import inspect
import logging
import os
import re
import sys
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Final, NoReturn

from pioche.bots.bot import Bot
from pioche.bots.easy import Easy
from pioche.bots.greedy.greedy import Greedy, GreedyByHeart
from pioche.bots.levels import LEVELS, bot_of
from pioche.bots.random_bot import RandomBot, RandomCaller
from pioche.bots.search.search import Search, VariantError, search_class
from pioche.sight.choices import Choice
from pioche.sight.view import View

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

logger = logging.getLogger("pioche.bots")
GROUP: Final = "pioche.bots"
BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "random_uno": RandomCaller,
    "easy": Easy,
    "greedy": Greedy,
    "greedy_by_heart": GreedyByHeart,
    "search": Search,
}

Player = str | type[Bot] | Bot


class BotError(ValueError):
    """A bot that cannot be found, or is none; the message says what to do about it."""


class UnknownBot(BotError):
    """A name that no bot has."""


class FailedBot(Bot):
    """Takes the seat of a bot that could not be made; every question gets the default answer."""

    def __init__(self, error: BaseException) -> None:
        super().__init__("")
        self.error = error

    def answer(self, view: View) -> Choice:
        """Say why the bot could not be made."""
        raise RuntimeError(f"could not be made: {self.error}") from self.error

    def step_in(self, view: View) -> None:
        """Stay silent."""


def bot_class(name: str) -> type[Bot]:
    """The class of a bot: built-in, by its level, of a package or `module:Class`; otherwise a BotError."""
    name = bot_of(name)
    if name in BOTS:
        return BOTS[name]
    module, colon, attribute = name.partition(":")
    if not colon and name.startswith("search"):
        try:
            return search_class(name)
        except VariantError as error:
            raise BotError(f"{name}: {error}") from None
    if not colon:
        brought, left_out = packaged()
        if name not in brought:
            there = f"there are {', '.join([*BOTS, *brought])}, and your own as module:Class"
            why = [f"{package} was left out: {reason}" for package, reason in left_out.items()]
            raise UnknownBot("; ".join([f"there is no bot {name!r}", there, *why]))
        module, attribute = brought[name].module, brought[name].attr
    if not module or not attribute:
        raise BotError(f"{name!r}: a bot is given as module:Class, such as mybots:Careful")
    return _class_in(_module(name, module), name, attribute)


@cache
def packaged() -> tuple[dict[str, EntryPoint], dict[str, str]]:
    """The bots of installed packages by name, not yet loaded; and by package, why a bot is left out.

    A bot is left out, with a warning, if its name is taken or cannot be typed where bots are named.
    """
    from importlib.metadata import entry_points  # which a browser lacks

    bots: dict[str, EntryPoint] = {}
    left_out: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        name, origin = point.name, _origin(point)
        if name in BOTS or name in LEVELS or name in bots:
            theirs = _origin(bots[name]) if name in bots else "one of ours"
            left_out[origin] = f"there is another bot called {name!r} ({theirs})"
        elif not re.fullmatch(r"(?!search)[\w.-]{1,40}", name):
            left_out[origin] = f"{name!r} is no name for a bot: one word that does not begin with search"
        else:
            bots[name] = point
            continue
        logger.warning("a bot is left out: %s: %s", origin, left_out[origin])
    return bots, left_out


def _origin(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


def make_bot(player: Player, seed: str | None = None) -> Bot:
    """A bot for one seat and one match, by its name or its class; one that is made already stays itself."""
    if isinstance(player, Bot):
        return player
    if isinstance(player, str):
        kind, name = bot_class(player), player
    elif inspect.isclass(player) and issubclass(player, Bot):
        kind, name = player, player.__name__ if player.name == Bot.name else player.name
    else:
        raise TypeError(f"a bot is a name, a class derived from Bot or one of its objects, not {player!r}")
    try:
        bot = kind(seed)
        bot.name = name
    except (Exception, SystemExit) as error:
        bot = FailedBot(error)
        bot.name = name
    return bot


def _module(name: str, module: str) -> ModuleType:
    if ":" in name and os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.insert(0, os.getcwd())  # as `python -m` does: bots of your own are in the current folder
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module == error.name or module.startswith(error.name + ".")):
            raise BotError(
                f"{name}: there is no module {error.name!r} in {os.getcwd()} or among the installed ones"
            ) from None
        _failed(name, module, error)
    except (Exception, SystemExit) as error:
        _failed(name, module, error)


def _failed(name: str, module: str, error: BaseException) -> NoReturn:
    raise BotError(f"{name}: importing {module} failed: {type(error).__name__}: {error}") from error


def _class_in(module: ModuleType, name: str, attribute: str) -> type[Bot]:
    found = getattr(module, attribute, None)
    if inspect.isclass(found) and issubclass(found, Bot) and found is not Bot:
        return found
    if found is not None:
        raise BotError(f"{name}: {attribute} is not a class derived from pioche.bots.bot.Bot")
    own = [
        key
        for key, value in vars(module).items()
        if inspect.isclass(value) and issubclass(value, Bot) and value.__module__ == module.__name__
    ]
    there = f"it has {', '.join(own)}" if own else "no class in it is derived from pioche.bots.bot.Bot"
    raise BotError(f"{name}: {module.__name__} has no {attribute}; {there}")
