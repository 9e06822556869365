"""Files that commands read and write: errors say which, and nothing is written halfway."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pioche.commands.arguments import BadInput
from pioche.records import Record, RecordError, read


def load_record(file: str) -> Record:
    """The record in a file; BadInput or RecordError if it cannot be read."""
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from None
    try:
        return read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "this is not a text in UTF-8") from None


@contextmanager
def naming_record(file: str) -> Iterator[None]:
    """Turn what is wrong with a record into a message with its file and line."""
    try:
        yield
    except RecordError as error:
        raise BadInput(f"{file}:{error.line}: {error.reason}") from None


def write_file(path: Path, data: str | bytes) -> None:
    """Write a file; if that fails, the old file stays, and BadInput says why."""
    whole = data.encode() if isinstance(data, str) else data
    beside = path.with_name(path.name + ".new")
    try:
        if path.exists() and not path.is_file():  # a device or a pipe has no place beside it
            path.write_bytes(whole)
            return
        try:
            beside.write_bytes(whole)
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None
