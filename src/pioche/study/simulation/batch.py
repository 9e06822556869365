"""Rows that are collected in a PyArrow table and written together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import pyarrow as pa

from pioche.rounds.stats import COLUMNS, OF_ROUND

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH: Final = len(OF_ROUND)
SEATS: Final = WIDTH + 1  # where the columns of seats begin


def schema_of(about: str) -> pa.Schema:
    """The columns of a file, and its metadata; columns without nulls are written in half the time."""
    bot = pa.dictionary(pa.int32(), pa.string())
    fields = [pa.field(name, bot if name == "bot" else pa.int32(), nullable=False) for name in COLUMNS]
    return pa.schema(fields, metadata={"pioche": about})


class Batch:
    """A table with room for so many rounds, and more where they are needed.

    It is filled again and again, so that its memory stays warm. What is the same for every seat of a round is
    kept once, until the table is wanted.
    """

    def __init__(self, schema: pa.Schema, players: int, names: list[str], room: int) -> None:
        self.schema = schema
        self.players = players
        self.names = pa.array(names)
        self.number = 0  # of rounds
        self.rounds = np.empty((WIDTH, 0), np.int32)
        self.cells = np.empty((len(COLUMNS), 0), np.int32)
        self._grow(room)

    def _grow(self, rounds: int) -> None:
        """Make room for so many more rounds."""
        more = np.zeros((len(COLUMNS), rounds * self.players), np.int32)
        more[WIDTH] = np.tile(np.arange(self.players), rounds)
        self.cells = np.hstack([self.cells, more])
        self.rounds = np.hstack([self.rounds, np.empty((WIDTH, rounds), np.int32)])
        self.whole = pa.Table.from_arrays(list(map(self._array, COLUMNS, self.cells)), schema=self.schema)

    def _array(self, name: str, cells: NDArray[np.int32]) -> pa.Array:
        """A column that shares the memory of these cells."""
        column = pa.Array.from_buffers(pa.int32(), len(cells), [None, pa.py_buffer(cells)])
        return pa.DictionaryArray.from_arrays(column, self.names) if name == "bot" else column

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self.number * self.players

    def add(self, rounds: int, packed: bytes | memoryview) -> None:
        """Copy the columns of so many rounds, as `packed` gives them."""
        start, n = self.number, self.players
        self.number += rounds
        if self.number > self.rounds.shape[1]:
            self._grow(self.number)
        cells = np.frombuffer(packed, np.int32)
        self.rounds[:, start : self.number] = cells[: WIDTH * rounds].reshape(WIDTH, rounds)
        self.cells[SEATS:, n * start : self.rows] = cells[WIDTH * rounds :].reshape(-1, n * rounds)

    def table(self) -> pa.Table:
        """All rows, with what is the same for every seat written for each of them."""
        for seat in range(self.players):
            self.cells[:WIDTH, seat : self.rows : self.players] = self.rounds[:, : self.number]
        return self.whole.slice(0, self.rows)
