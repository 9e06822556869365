"""Rows of rounds and seats in a Parquet file, written as they are played; docs/study.md has the columns."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pioche.rounds.stats import COLUMNS
from pioche.study.simulation.plan import BLOCK

if TYPE_CHECKING:
    from pioche.study.simulation.batch import Batch

GROUP: Final = 100_000  # rows that are written together; fewer cost a tenth of the writing more
RESERVE: Final = 1 << 20  # bytes that are always left for the footer
CELL: Final = 4  # bytes of one number
# Columns that are compressed in next to no time. With most of the others a file would be less than half as
# large, and take two thirds longer to write.
EVEN: Final = ("game", "round", "dealer", "dark_turns", "seat", "bot", "flips", "falls")


class RowsError(Exception):
    """A file of rows cannot be written or read; the message says why."""


def arrow() -> Any:
    """PyArrow and NumPy, or a RowsError that says how to install them."""
    try:
        import numpy  # noqa: F401
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise RowsError("rows need PyArrow and NumPy: pip install 'pioche[study]'") from None
    return pyarrow


class RowFile:
    """A Parquet file: rows are added piece by piece, in order; `close` makes it valid, whatever has happened.

    Before rows are written it is made sure that there is room for them and for the end of the file, so that a
    full disk leaves a file with everything before.
    """

    def __init__(
        self, path: Path, players: int, names: list[str], about: dict[str, object], known: int | None
    ) -> None:
        self.pa = arrow()
        from pioche.study.simulation.batch import Batch, schema_of

        self.path = path
        self.rows = 0  # written, and on their way
        self.hand = ThreadPoolExecutor(1)  # writes while the next pieces are played
        self.writing: Future[None] | None = None
        self.full = False
        self.safe: dict[str, Any] | None = None
        self.so_far: Callable[[], dict[str, Any]] = dict
        self.players = players
        self.schema = schema_of(json.dumps(about))
        room = GROUP // players + BLOCK
        self.waiting = Batch(self.schema, players, names, room)
        self.other = Batch(self.schema, players, names, room)  # is being written
        self.beside = path.with_name(path.name + ".new")
        if known is None and path.exists():
            raise RowsError(f"{path} exists already; take another name, or --resume to go on with it")
        self.file = None
        self.sink: Any = None
        try:
            self.file = self.beside.open("wb")  # to reserve room and to cut the end
            # PyArrow writes without Python, whose lock it would otherwise wait for at every column.
            self.sink = self.pa.OSFile(str(self.beside), "wb")
            self.writer = self.pa.parquet.ParquetWriter(
                self.sink,
                self.schema,
                compression={name: "LZ4" if name in EVEN else "NONE" for name in COLUMNS},
                use_dictionary=["bot"],
                write_statistics=False,
                write_batch_size=GROUP,
                max_rows_per_page=2 * GROUP,  # one page a column: each takes two calls of the system
            )
            if known:
                self._take_over(known)
        except OSError as error:
            self._forget()
            raise RowsError(f"{path} cannot be written: {error.strerror or error}") from None
        except RowsError:
            self._forget()
            raise

    def _take_over(self, known: int) -> None:
        """Copy the rows of the file that is already there, a row group at a time."""
        try:
            old = self.pa.parquet.ParquetFile(self.path)
        except (OSError, self.pa.ArrowInvalid) as error:
            raise RowsError(f"{self.path} cannot be read: {error}") from None
        with old:
            if old.schema_arrow.names != list(COLUMNS) or old.metadata.num_rows != known:
                raise RowsError(f"{self.path} has {old.metadata.num_rows:,} rows, but {known:,} are known of")
            for k in range(old.num_row_groups):
                self.writer.write_table(old.read_row_group(k).cast(self.schema))
        self.rows = known

    def add(self, number: int, rows: bytes | memoryview, so_far: Callable[[], dict[str, Any]]) -> None:
        """Copy the rows of a piece; `safe` is what `so_far` said with the last rows written."""
        self.waiting.add(number // self.players, rows)
        self.rows += number
        self.so_far = so_far
        if self.waiting.rows >= GROUP:
            self.flush()

    def flush(self) -> None:
        """Start writing the rows that wait; a RowsError if there was no room for those before."""
        self.settle()
        if self.waiting.number:
            self.writing = self.hand.submit(self._write, self.waiting, deepcopy(self.so_far()))
            self.waiting, self.other = self.other, self.waiting
            self.waiting.number = 0

    def settle(self) -> None:
        """Wait until the rows on their way are written."""
        writing, self.writing = self.writing, None
        if writing is not None:
            writing.result()

    def _write(self, batch: Batch, so_far: dict[str, Any]) -> None:
        """Write some rows, or none of them where there is no room; the file stays valid."""
        number = batch.rows
        if self.full:
            self.rows -= number
            return
        try:
            self._reserve(number)
            self.writer.write_table(batch.table())
        except OSError as error:
            self.full = True
            self.rows -= number
            raise RowsError(f"{self.path} cannot be written: {error.strerror or error}") from None
        self.safe = so_far

    def _reserve(self, number: int) -> None:
        """Reserve room on the disk, where the system can."""
        assert self.file is not None
        if not hasattr(os, "posix_fallocate"):
            return
        try:
            os.posix_fallocate(self.file.fileno(), self.sink.tell(), CELL * len(COLUMNS) * number + RESERVE)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENODEV, errno.ENOTSUP, errno.ESPIPE):
                raise

    def close(self) -> None:
        """Write the remaining rows and the footer, and rename the file; without any row there is none."""
        assert self.file is not None
        trouble: RowsError | None = None
        for step in (self.flush, self.settle):
            try:
                step()
            except RowsError as error:
                trouble = error
        self.rows -= self.waiting.rows  # which came too late
        try:
            self.hand.shutdown()
            self.writer.close()
            if self.rows:
                self.file.truncate(self.sink.tell())
                self.sink.close()
                self.file.close()
                os.replace(self.beside, self.path)
            else:
                self._forget()
        except OSError as error:
            raise RowsError(f"{self.path} cannot be written: {error.strerror or error}") from None
        if trouble is not None:
            raise trouble

    def _forget(self) -> None:
        self.hand.shutdown()
        for file in (self.file, self.sink):
            if file is not None:
                file.close()
        self.beside.unlink(missing_ok=True)
