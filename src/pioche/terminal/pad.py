"""The score pad: points round by round, and the totals."""

from __future__ import annotations

from typing import Final

from pioche.engine.events import POINTS_SCORED, ROUND_STARTED
from pioche.match import Match
from pioche.texts.words import Words

ROUNDS: Final = 8  # number of rounds that are listed one by one


def rounds(match: Match) -> list[list[int]]:
    """What every seat scored in each round so far."""
    found: list[list[int]] = []
    for event in match.events:
        if event.kind == ROUND_STARTED:
            found.append([0] * len(match.names))
        elif event.kind == POINTS_SCORED:
            found[-1][event.seat] += int(event.number)
    return found


def pad(words: Words, match: Match, width: int) -> list[str]:
    """The lines of the pad, with one column per seat."""
    scored = rounds(match)
    first = max(0, len(scored) - ROUNDS)
    labels = [words.say("play-head", number=number) for number in range(first + 1, len(scored) + 1)]
    total = words.say("play-total")
    edge = max(len(label) for label in [*labels, total]) + 1
    room = (width - edge) // len(match.names)
    names = [name if len(name) < room else name[: room - 2] + "…" for name in match.names]
    room = min(room, max(5, *(len(name) for name in names)) + 2)
    lines = ["".ljust(edge) + "".join(name.rjust(room) for name in names)]
    for label, row in zip(labels, scored[first:], strict=True):
        lines.append(label.ljust(edge) + "".join(f"{points:{room}}" for points in row))
    lines.append(total.ljust(edge) + "".join(f"{match.scores[name]:{room}}" for name in match.names))
    return lines
