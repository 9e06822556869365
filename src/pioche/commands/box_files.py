"""Boxes from outside on the command line: `--box-file`, for every command that plays or tells of a box."""

from __future__ import annotations

import argparse


def add_box_file_argument(parser: argparse.ArgumentParser) -> None:
    """Let a command be given boxes that are not installed."""
    parser.add_argument(
        "--box-file",
        action="append",
        default=[],
        metavar="FILE",
        help="a box of your own, a Python file (docs/new-box.md); may be given several times, and the last "
        "one is played where no other box is named",
    )


def take_boxes(args: argparse.Namespace) -> None:
    """Put the boxes of a command on the shelf; a BoxError says which of them cannot be used, and why."""
    from pioche.shelf import SHELF  # with the boxes: what only asks for --help does not wait for them

    names = SHELF.add_files(getattr(args, "box_file", []))
    if names and getattr(args, "box", "") is None and getattr(args, "resume", None) is None:
        args.box = names[-1]
