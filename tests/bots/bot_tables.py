"""Tables of bots for the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.bots.bot_match import BotMatch
from pioche.bots.loading import BOTS, make_bot
from pioche.boxes import BOXES
from pioche.engine.deal import new_match
from pioche.engine.options import Value
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.choices import Choice
from pioche.study.arena.arena import arena
from pioche.study.arena.contest import Contest

EXAMPLES = Path(__file__).parents[2] / "docs/examples"
every_box = pytest.mark.parametrize("box", BOXES)
# Every bot by a name that makes it answer quickly, and the same on every machine.
NAMES = ["search@12" if name == "search" else name for name in BOTS]
every_bot = pytest.mark.parametrize("name", NAMES)


def words(choice: Choice | None) -> tuple[object, ...] | None:
    """A choice as values that can be compared."""
    if choice is None:
        return None
    return choice.verb, choice.handle, choice.colour, choice.target, choice.tray, choice.uno


def dealt(box: str, seats: int, seed: str, options: dict[str, Value] | None = None) -> State:
    """A match of which the events are kept."""
    return new_match(Rules(BOXES[box], seats, options or {}), seed, None, True)


def seated(state: State, names: list[str], seed: str = "seat") -> BotMatch:
    """A table with these bots."""
    return BotMatch(state, [make_bot(name, f"{seed} {k}") for k, name in enumerate(names)])


def rate(box: str, players: int, one: str, other: str, games: int) -> tuple[float, float]:
    """How often one bot wins among others of one kind, and the lower end of the 95 % interval."""
    contest = Contest(box, players, (one, other), games, "floor")
    standing = arena(contest)
    assert standing.faults == {}
    wins, _ = standing.result(one)
    return wins.mean, wins.low
