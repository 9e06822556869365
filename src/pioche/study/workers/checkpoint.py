"""Checkpoints: the state of a long task in a small file, so that it can be resumed."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any, Final

OFTEN: Final = 5.0  # seconds between two savings, unless somebody insists


class CheckpointError(Exception):
    """The file holds something else, or cannot be read or written."""


def differences(theirs: dict[str, Any], ours: dict[str, Any]) -> str:
    """In which settings a file is about something else; nothing if they are the same."""
    return "; ".join(
        f"{key} is {json.dumps(theirs.get(key))} there and {json.dumps(ours.get(key))} here"
        for key in sorted({*theirs, *ours})
        if theirs.get(key) != ours.get(key)
    )


class Checkpoint:
    """One file for one task: `found` is what it held, or None where there was no such file.

    It is written beside and put in its place in one step, so that an interrupted save leaves the one before.
    """

    def __init__(self, path: Path, setting: dict[str, Any]) -> None:
        self.path = path
        self.setting: dict[str, Any] = json.loads(json.dumps(setting))
        self.last = time.monotonic()
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
        except (OSError, UnicodeDecodeError) as error:
            raise CheckpointError(f"{path} cannot be read: {error}") from None
        self.found: dict[str, Any] | None = self._read(text) if text else None
        if self.found is None:
            self.save({}, insist=True)  # fails now, not after an hour

    def _read(self, text: str) -> dict[str, Any]:
        try:
            data = json.loads(text)
            theirs, found = data["setting"], data["found"]
            other = differences(theirs, self.setting)
        except (ValueError, KeyError, TypeError):
            raise CheckpointError(f"{self.path} is no file of unfinished work") from None
        if other:
            raise CheckpointError(f"{self.path} belongs to other work: {other}")
        return dict(found)

    def due(self) -> bool:
        """Whether it is time to save."""
        return time.monotonic() - self.last >= OFTEN

    def save(self, found: dict[str, Any], insist: bool = False) -> None:
        """Save the state, not too often."""
        if not insist and not self.due():
            return
        self.last = time.monotonic()
        beside = self.path.with_name(self.path.name + ".new")
        try:
            beside.write_text(json.dumps({"setting": self.setting, "found": found}), encoding="utf-8")
            os.replace(beside, self.path)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise CheckpointError(f"{self.path} cannot be written: {error.strerror}") from None
