"""`pioche language check`: what a catalogue lacks, and what in it cannot be said."""

from __future__ import annotations

import argparse
from typing import Final

from pioche.commands.arguments import Arguments

SHOWN: Final = 20  # keys that are named


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = "For translators; see docs/languages.md."
    tasks = parser.add_subparsers(dest="task", required=True)
    check = tasks.add_parser(
        "check",
        help="find what is wrong with a catalogue",
        description="Say which texts a catalogue lacks, and which cannot be said: English stands in for "
        "both. Exit code 1 if there are any, 2 if the file is no catalogue at all.",
    )
    check.add_argument("file", metavar="FILE", help="the catalogue, such as it.ftl")


def run(args: argparse.Namespace) -> int:
    """Check it and say what was found."""
    from pioche.texts.languages import FILES, bring
    from pioche.texts.translations import Translation

    lang = bring(args.file)
    read = Translation(FILES[lang].read_text(encoding="utf-8"))
    missing, doubtful = read.missing(), list(read.doubtful())
    print(f"{args.file}: {len(read.found)} texts")
    more = [f"… and {len(missing) - SHOWN} more"] if len(missing) > SHOWN else []
    for title, lines in (
        ("Cannot be said; English stands in:", read.broken),
        ("Hardly meant so:", doubtful),
        (f"Said in English, as they are missing ({len(missing)}):", [*missing[:SHOWN], *more]),
    ):
        if lines:
            print("", title, *(f"  {line}" for line in lines), sep="\n")
    return 1 if read.broken or doubtful or missing else 0
