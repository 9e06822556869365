"""`pioche serve`: the page and the tables, for browsers on this machine or on phones nearby."""

from __future__ import annotations

import argparse
import os

from pioche.commands.arguments import Arguments, BadInput, needing


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = (
        "Serve the page and the tables. Every setting is also a variable: PIOCHE_PORT=9000 is --port 9000. "
        "docs/hosting.md tells more."
    )
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1)")
    parser.number("--port", "the port (default: 8000; 0 takes a free one)")
    parser.database()
    parser.add_argument(
        "--bus", metavar="URL", help="redis://…, for several processes on one PostgreSQL (docs/scaling.md)"
    )
    parser.add_argument("--public-url", metavar="URL", help="the address that links and QR codes carry")
    about = "processes in which strong bots think (default: one less than there are cores, at least one)"
    parser.number("--thinkers", about)
    parser.box_file()
    parser.language_file()
    parser.flag("--open", "open the page in the browser")


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    with needing("server", "the server"):
        from pioche.server.running import serve
        from pioche.server.settings import SettingError, settings
        from pioche.server.store.schema import SchemaError
        from pioche.server.table.runtime import StoreError
    from pioche.shelf import SHELF
    from pioche.texts.languages import bring

    given = {
        name: getattr(args, name) for name in ("host", "port", "database", "bus", "public_url", "thinkers")
    }
    try:
        chosen = settings(given)
        for file in filter(None, chosen.language_files.split(os.pathsep)):
            bring(file)
        SHELF.add_files(filter(None, chosen.box_files.split(os.pathsep)))
        SHELF.add_packages()
        serve(chosen, args.open)
    except (SettingError, SchemaError, StoreError) as error:
        raise BadInput(str(error)) from None
    return 0
