"""A page of Markdown that is also easy to read in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

WIDTH: Final = 79


class Page:
    """Blocks of text, in order."""

    def __init__(self) -> None:
        self.blocks: list[str] = []

    def heading(self, text: str, level: int = 2) -> None:
        """Add a heading, of the second level by default."""
        self.blocks.append("#" * level + " " + text)

    def paragraph(self, *sentences: str) -> None:
        """Add a paragraph of sentences; empty sentences, and a paragraph without any, are left out."""
        text = " ".join(sentence for sentence in sentences if sentence)
        if text:
            self.blocks.append("\n".join(_wrapped(text, "", "")))

    def items(self, texts: Sequence[str], numbered: bool = False) -> None:
        """Add a list, with bullets or numbers."""
        lines: list[str] = []
        for number, text in enumerate(texts, 1):
            mark = f"{number}. " if numbered else "- "
            lines += _wrapped(text, mark, " " * len(mark))
        if lines:
            self.blocks.append("\n".join(lines))

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Add a table with aligned columns."""
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
