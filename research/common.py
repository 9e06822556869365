"""What the measurements share: arguments, rounds in which no bot may fail, means with intervals."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from statistics import mean, variance

from pioche.bots.bot import Bot
from pioche.bots.bot_match import BotMatch
from pioche.boxes import BOXES
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.intervals import margin

PATIENCE = 3600.0  # seconds for an answer: a busy machine is no reason to lose a turn


def table_parser(description: str | None) -> argparse.ArgumentParser:
    """A parser that takes a box and a number of players."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("box", choices=sorted(BOXES))
    parser.add_argument("players", type=int)
    return parser


def play_round(state: State, bots: Sequence[Bot], deal: object) -> None:
    """Play a round; stop the program if a bot fails, as the result would not be its own."""
    match = BotMatch(state, bots, PATIENCE)
    match.play_round()
    if match.faults:
        raise SystemExit(f"deal {deal}: {match.faults[0].reason}")


def rng_from(seed: str) -> Rng:
    """A random stream of the engine's kind."""
    bits = Random(seed).getrandbits
    return Rng(bits(32), bits(32), bits(32), bits(32) | 1)


def in_points(values: Sequence[float]) -> str:
    """A mean of shares with its 95 % interval, in points of a hundred."""
    half = margin(variance(values) / len(values))
    return f"{100 * mean(values):.2f} ± {100 * half:.2f}"
