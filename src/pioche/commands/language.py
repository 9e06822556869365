"""The language of a command's output."""

from __future__ import annotations

import argparse

from pioche.texts import LANGUAGES, language_of


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--lang` to a command; its default comes from the terminal's settings."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language_of(),
        help=f"the language: {', '.join(LANGUAGES)} (default: that of the terminal, else en)",
    )
