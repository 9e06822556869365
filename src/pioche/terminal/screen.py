"""The terminal itself: lines out, lines in, pauses and pages."""

from __future__ import annotations

import io
import os
import shutil
import sys
import textwrap
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from pioche.terminal.paint import visible, wants_colour

WIDEST: Final = 79
NARROWEST: Final = 40
PAUSE: Final = 0.7  # seconds after each action of another player


class Left(Exception):
    """The person at the terminal wants to leave."""


class Screen:
    """Prints and reads; pauses and pages only for a person at a terminal."""

    def __init__(self, colour: bool = True, fast: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a typing error is no reason to stop
        self.person = sys.stdin.isatty()
        self.watched = sys.stdout.isatty()
        self.colour = colour and wants_colour(sys.stdout)
        self.pace = PAUSE if self.watched and not fast else 0.0
        self.width = WIDEST
        self.height = 0
        if self.watched:
            size = shutil.get_terminal_size()
            self.width = max(NARROWEST, min(WIDEST, size.columns - 1))
            self.height = size.lines
        if self.person:
            _edit_lines()
        if self.colour and os.name == "nt":
            os.system("")  # enables colours on older Windows consoles

    def line(self, text: str = "") -> None:
        """Print one line as it is; see `wrapped`."""
        print(text)

    def lines(self, texts: Sequence[str]) -> None:
        """Print several lines as they are."""
        for text in texts:
            print(text)

    def wrapped(self, text: str, indent: str = "", later: str | None = None) -> str:
        """A text wrapped to the width of the screen."""
        return textwrap.fill(
            text,
            self.width,
            initial_indent=indent,
            subsequent_indent=indent if later is None else later,
            break_on_hyphens=False,
        )

    def say(self, text: str) -> None:
        """Print one or more sentences, indented."""
        print(self.wrapped(text, "  "))

    def flow(self, label: str, cells: Sequence[str], between: str = "") -> list[str]:
        """Painted cells after a label, in as many lines as they need."""
        lines: list[str] = []
        row, used = label, len(label)
        empty = True
        for cell in cells:
            more = visible(cell) + (0 if empty else len(between))
            if not empty and used + more > self.width:
                lines.append(row.rstrip())
                row, used, empty = " " * len(label), len(label), True
                more = visible(cell)
            row += cell if empty else between + cell
            used += more
            empty = False
        return [*lines, row.rstrip()]

    def read(self, prompt: str = "> ") -> str:
        """A typed line, with single spaces; raises Left at the end of input."""
        try:
            typed = " ".join(input(prompt).split())
        except EOFError:
            print()
            raise Left from None
        if not self.person:
            print(typed[: self.width - len(prompt)])  # a terminal would have echoed it
        return typed

    def pause(self) -> None:
        """Leave time to read what somebody has done."""
        if self.pace:
            sys.stdout.flush()
            time.sleep(self.pace)

    def page(self, text: str, prompt: str) -> None:
        """Show a long text, screen by screen for a person; `q` stops it."""
        lines = text.rstrip("\n").split("\n")
        step = max(5, self.height - 2) if self.person and self.watched else len(lines)
        for start in range(0, len(lines), step):
            self.lines(lines[start : start + step])
            if start + step < len(lines) and self.read(prompt).lower().startswith("q"):
                return


def _edit_lines() -> None:
    """Enable line editing and history, if Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
