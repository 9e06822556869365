"""The language of what a command says."""

from __future__ import annotations

import argparse

from pioche.texts import LANGUAGES, language_of


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Let a command be told its language; otherwise the terminal's settings decide."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language_of(),
        help=f"the language: {', '.join(LANGUAGES)} (default: that of the terminal, else en)",
    )
