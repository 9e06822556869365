"""A progress line for a terminal: what is done, how fast, and the time left."""

from __future__ import annotations

import sys
import time
from typing import Final

QUIET_FOR: Final = 1.0  # seconds before anything is shown
OFTEN: Final = 0.2  # seconds between two updates
WIDTH: Final = 20  # of the bar


def clock(seconds: float) -> str:
    """A duration in words."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"


def rate(speed: float) -> str:
    """A number per second."""
    return f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.1f}/s"


def bar(share: float) -> str:
    """A bar that is filled to this share."""
    filled = min(WIDTH, int(WIDTH * share))
    return "#" * filled + "." * (WIDTH - filled)


class StatusLine:
    """A line on standard error that is drawn over and over, where that is a terminal."""

    def __init__(self) -> None:
        self.terminal = sys.stderr.isatty()
        self.start = time.monotonic()
        self.next = self.start + QUIET_FOR
        self.shown = ""

    def draw(self, text: str) -> None:
        """Draw the line over the one before."""
        print("\r" + text.ljust(len(self.shown)), end="", file=sys.stderr, flush=True)
        self.shown = text

    def clear(self) -> None:
        """Erase the line."""
        if self.shown and self.terminal:
            print("\r" + " " * len(self.shown) + "\r", end="", file=sys.stderr, flush=True)
            self.shown = ""


class Meter(StatusLine):
    """How much of some work is done; nothing is shown but on a terminal."""

    def __init__(self, total: int, what: str, known: int = 0, seconds: float | None = None) -> None:
        super().__init__()
        self.total = total
        self.what = what
        self.known = known  # done before
        self.seconds = seconds  # where time is the limit, and not how much is done

    def show(self, done: int) -> None:
        """Show how much is done, a few times a second."""
        now = time.monotonic()
        if self.terminal and now >= self.next:
            self.next = now + OFTEN
            self.draw(self.text(done, now - self.start))

    def text(self, done: int, took: float) -> str:
        """One line about the work so far."""
        speed = (done - self.known) / max(took, 1e-6)
        if self.seconds is not None:
            left = clock(max(0.0, self.seconds - took))
            return f"{bar(took / max(self.seconds, 1e-6))} {done:,} {self.what}, {rate(speed)}, {left} left"
        left = clock((self.total - done) / max(speed, 1e-6)) if speed > 0 else "?"
        head = f"{bar(done / max(self.total, 1))} {done:,} of {self.total:,} {self.what}"
        return f"{head}, {rate(speed)}, {left} left"
