"""What the server tells its operator: each line with its time and level, and no line a thousand times."""

from __future__ import annotations

import json
import logging
import sys
import time
from datetime import UTC, datetime
from typing import Final, TextIO

AT_ONCE: Final = 5  # lines of one kind that are written, until
PAUSE: Final = 60.0  # seconds have passed
KINDS: Final = 1000  # that are remembered
Kind = tuple[str, int, str, str]


class Sparing(logging.Filter):
    """Lets some lines of each kind through; the first one after a pause says how many were left out."""

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
    """What makes two lines the same: who says it, what, and because of which error; not of which table."""
    error = record.exc_info[0] if record.exc_info else None
    return record.name, record.levelno, str(record.msg), "" if error is None else error.__qualname__


class Lines(logging.Formatter):
    """A line for people: when, how bad, who says it, what."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        """When, in the time of Greenwich."""
        at = datetime.fromtimestamp(record.created, UTC)
        return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Objects(Lines):
    """A line for programs: one object of JSON."""

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
    """Have every warning and fault written to standard error, uvicorn's too."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Objects() if form == "json" else Lines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    return handler
