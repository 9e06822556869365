"""Boxes from outside on the command line: `--box-file`, for every command that uses a box."""

from __future__ import annotations

import argparse


def add_box_file_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--box-file` to a command."""
    parser.add_argument(
        "--box-file",
        action="append",
        default=[],
        metavar="FILE",
        help="a box of your own, a Python file (docs/new-box.md); may be given several times, and the last "
        "one is played where no other box is named",
    )


def take_boxes(args: argparse.Namespace) -> None:
    """Put a command's boxes on the shelf; a BoxError says which cannot be used, and why."""
    from pioche.shelf import SHELF  # imported here, so that --help does not wait for the boxes

    names = SHELF.add_files(getattr(args, "box_file", []))
    if names and getattr(args, "box", "") is None and getattr(args, "resume", None) is None:
        args.box = names[-1]
