"""`pioche site`: Pioche as a folder of static files for any web host, played without a server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from pioche.commands.arguments import Arguments, BadInput, needing


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.add_argument("folder", type=Path, help="where the files go; a site that is there is replaced")
    parser.language_file()


def run(args: argparse.Namespace) -> int:
    """Build the site, and print its size and how to try it."""
    with needing("server", "a site"):
        from pioche.site.building import build, sizes
        from pioche.site.tools import SiteError
    folder: Path = args.folder
    try:
        build(folder, lambda step: print(f"{step} …", file=sys.stderr, flush=True))
    except SiteError as error:
        raise BadInput(str(error)) from None
    found = sizes(folder)
    page, runtime = found["page"] / 1e3, found["runtime"] / 1e6
    print(f"{folder}: a page of {page:.0f} kB and, when somebody plays, {runtime:.1f} MB")
    print(f"Try it: python3 -m http.server --bind 127.0.0.1 --directory {folder}")
    return 0
