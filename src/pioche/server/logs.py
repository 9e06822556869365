"""The server's log: each line with time and level, and repeated lines limited."""

from __future__ import annotations

import json
import logging
import sys
import time
from datetime import UTC, datetime
from typing import Final, TextIO

AT_ONCE: Final = 5  # lines of one kind that are written within
PAUSE: Final = 60.0  # this many seconds
KINDS: Final = 1000  # most kinds to remember
Kind = tuple[str, int, str, str]


class Sparing(logging.Filter):
    """Passes a few lines of each kind; the first one after a pause says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[Kind, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        now = time.monotonic()
        kind = kind_of(record)
        since, count = self._seen.get(kind, (now, 0))
        if now - since >= PAUSE:
            if count > AT_ONCE:
                record.msg = f"{record.getMessage()} (and {count - AT_ONCE} times more in between)"
                record.args = None
            since, count = now, 0
        if count == 0 and len(self._seen) >= KINDS:
            self._seen.pop(next(iter(self._seen)))
        self._seen[kind] = (since, count + 1)
        if count == AT_ONCE - 1:
            record.msg = f"{record.getMessage()} (more of this is left out for a minute)"
            record.args = None
        return count < AT_ONCE


def kind_of(record: logging.LogRecord) -> Kind:
    """What makes two lines alike: the logger, the message and the error, whichever table it is about."""
    error = record.exc_info[0] if record.exc_info else None
    return record.name, record.levelno, str(record.msg), "" if error is None else error.__qualname__


class Lines(logging.Formatter):
    """A line for people: time, level, logger, message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        """UTC timestamp."""
        at = datetime.fromtimestamp(record.created, UTC)
        return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Objects(Lines):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, with the traceback as one text."""
        told = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin(form: str, stream: TextIO | None = None) -> logging.Handler:
    """Write every warning and error to standard error, including uvicorn's."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Objects() if form == "json" else Lines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    return handler
