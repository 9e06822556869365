"""A puzzle as the page shows it."""

from __future__ import annotations

import msgspec

from pioche.coach.puzzles import Puzzle
from pioche.engine.actions import Answers
from pioche.server.wire import messages as wire
from pioche.sight.snapshot import Snapshot


def puzzle_info(puzzle: Puzzle) -> wire.PuzzleInfo:
    """A puzzle as the page shows it: what its player sees, and the answers with what they are worth."""
    match = puzzle.match()
    game = msgspec.convert(Snapshot(match.state).of(puzzle.seat, Answers()), wire.Game)
    worth = [chance for _, chance in puzzle.answers]
    words, why = puzzle.told()
    answers = [wire.PuzzleAnswer(*pair) for pair in zip(words, worth, strict=True)]
    return wire.PuzzleInfo(puzzle.box, match.names, puzzle.seat, game, answers, why)
