"""Rows that wait to be written together, as the columns of a table."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from pioche.engine.sheet import COLUMNS, OF_ROUND

ROUND_WIDTH: Final = len(OF_ROUND)
SEATS: Final = ROUND_WIDTH + 1  # where the columns of seats begin


class Batch:
    """Columns with room for so many rounds, and more where they are needed.

    The same memory is used again and again, so that it stays warm. What is the same for every seat of a round
    is kept once, until the columns are wanted.
    """

    def __init__(self, players: int, room: int) -> None:
        self.players = players
        self.number = 0  # of rounds
        self.rounds = np.empty((ROUND_WIDTH, 0), np.int32)
        self.cells = np.empty((len(COLUMNS), 0), np.int32)
        self._grow(room)

    def _grow(self, rounds: int) -> None:
        """Make room for so many more."""
        more = np.empty((len(COLUMNS), rounds * self.players), np.int32)
        more[ROUND_WIDTH] = np.tile(np.arange(self.players), rounds)
        self.cells = np.hstack([self.cells, more])
        self.rounds = np.hstack([self.rounds, np.empty((ROUND_WIDTH, rounds), np.int32)])

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self.number * self.players

    def add(self, rounds: int, packed: bytes | memoryview) -> None:
        """Copy the columns of so many rounds, as they come from a sheet."""
        start, n = self.number, self.players
        self.number += rounds
        if self.number > self.rounds.shape[1]:
            self._grow(self.number)
        cells = np.frombuffer(packed, np.int32)
        self.rounds[:, start : self.number] = cells[: ROUND_WIDTH * rounds].reshape(-1, rounds)
        self.cells[SEATS:, n * start : self.rows] = cells[ROUND_WIDTH * rounds :].reshape(-1, n * rounds)

    def columns(self) -> list[NDArray[np.int32]]:
        """The columns of all rows."""
        for seat in range(self.players):
            self.cells[:ROUND_WIDTH, seat : self.rows : self.players] = self.rounds[:, : self.number]
        return [column[: self.rows] for column in self.cells]
