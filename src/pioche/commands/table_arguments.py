"""The arguments that describe a table: box, players, seed and options; shared by all commands that deal."""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Sequence

from pioche.boxes import BOXES, DEFAULT_BOX
from pioche.commands.box_files import add_box_file_argument
from pioche.commands.errors import BadInput
from pioche.engine.box import Box
from pioche.engine.house.registry import named
from pioche.engine.options import Value
from pioche.shelf import box_named


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the box, the number of players and the options to a command."""
    parser.add_argument(
        "--box",
        metavar="BOX",
        help=f"the game: {', '.join(BOXES)} (default: {DEFAULT_BOX})",
    )
    add_box_file_argument(parser)
    parser.add_argument("--players", type=int, default=4, metavar="N", help="2 to 10 (default: 4)")
    add_option_argument(parser)


def box_of(args: argparse.Namespace) -> Box:
    """The named box, or the default."""
    return box_named(args.box or DEFAULT_BOX)


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--option` to a command."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY[=VALUE]",
        help="an option of the table, such as target=200, or a house rule, such as stacking=up or jump_in; "
        "may be given several times",
    )


def seed_text(text: str) -> str:
    """A seed as it is typed; it must be encodable text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{text!r} is not text in UTF-8") from None
    return text


def read_options(pairs: Sequence[str], names: Sequence[str]) -> dict[str, Value]:
    """The options of `--option`; values are TOML or bare words (none: true), the dealer a seat's name."""
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip()
        if not name:
            raise BadInput(f"--option {pair!r} is not of the form KEY=VALUE")
        if name in options:
            raise BadInput(f"--option {name} is given twice")
        value = _read_value(name, text.strip()) if equals else True
        if name == "dealer" and isinstance(value, str) and value in names:
            value = list(names).index(value)
        options[name] = value
    return named(options)


def _read_value(name: str, text: str) -> Value:
    if not text:
        raise BadInput(f"--option {name} has no value")
    try:
        (value,) = tomllib.loads(f"value = {text}").values()
    except ValueError:  # not TOML, or more than one value
        if re.match(r"[\"'\[{]", text):
            raise BadInput(f"--option {name}: {text} cannot be read as TOML") from None
        return text
    if isinstance(value, str | int):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return [str(item) for item in value]
    raise BadInput(f"--option {name}: {text} is no word, whole number, true, false or list of words")
