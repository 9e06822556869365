"""A page of Markdown that is also good to read in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

WIDTH: Final = 79


class Page:
    """Blocks of text, one after the other."""

    def __init__(self) -> None:
        self.blocks: list[str] = []

    def heading(self, text: str, level: int = 2) -> None:
        """A heading, of the second level unless it is said."""
        self.blocks.append("#" * level + " " + text)

    def paragraph(self, *sentences: str) -> None:
        """Sentences in a row; empty ones are left out, and a paragraph without any too."""
        text = " ".join(sentence for sentence in sentences if sentence)
        if text:
            self.blocks.append("\n".join(_wrapped(text, "", "")))

    def items(self, texts: Sequence[str], numbered: bool = False) -> None:
        """A list, with dots or with numbers."""
        lines: list[str] = []
        for number, text in enumerate(texts, 1):
            mark = f"{number}. " if numbered else "- "
            lines += _wrapped(text, mark, " " * len(mark))
        if lines:
            self.blocks.append("\n".join(lines))

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table with columns of even width."""
        wide = [max(len(row[k]) for row in [head, *rows]) for k in range(len(head))]
        ruler = ["-" * width for width in wide]
        lines = [
            "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)) + " |"
            for row in [head, ruler, *rows]
        ]
        self.blocks.append("\n".join(lines))

    def __str__(self) -> str:
        return "\n\n".join(self.blocks) + "\n"


def _wrapped(text: str, first: str, later: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=later,
        break_long_words=False,
        break_on_hyphens=False,
    )
