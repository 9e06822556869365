"""Files that a command writes, completely or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from pioche.commands.errors import BadInput


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
