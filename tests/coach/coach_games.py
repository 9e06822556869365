"""Games for the tests of the coach."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pioche.bots.playing import play_bots
from pioche.engine.options import Value
from pioche.match import Match
from pioche.records import Record, read, write

FEW = 24  # games for one look: enough to try the way, too few for the figures to mean much


@cache
def played(box: str, seats: int = 3, seed: str = "coach", bot: str = "easy") -> str:
    """The record of one round between bots."""
    return write(play_bots(box, [bot] * seats, seed, rounds=1)[0])


def recorded(box: str, seats: int = 3, seed: str = "coach") -> Record:
    """The same, read."""
    return read(played(box, seats, seed))


def halfway(box: str, seats: int = 3, options: Mapping[str, Value] | None = None) -> Match:
    """A match in the middle of its first round, at a question with several answers."""
    whole, _ = play_bots(box, ["greedy"] * seats, "halfway", options, rounds=1)
    match = Match(box, seats, "halfway", options)
    for number, line in enumerate(whole.log):
        if number > len(whole.log) // 2 and match.decision == "turn" and len(match.legal()) > 2:
            return match
        match.apply(line)
    raise AssertionError("no such question came up")
