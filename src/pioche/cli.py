"""The command `pioche`: picks the subcommand, and turns bad input into a clear message and exit code 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from pioche import __version__
from pioche.commands.arguments import Arguments, BadInput

# The purpose of each command; its module is loaded only when it is used.
COMMANDS: Final = {
    "play": "play a game in the terminal",
    "serve": "play in a browser, alone or with friends",
    "site": "write a page that plays without a server",
    "admin": "look after a server's database",
    "rules": "print the rules of a box",
    "boxes": "show the boxes with their cards and points",
    "box": "check a box of your own",
    "language": "check a language of your own",
    "check": "run scenario files",
    "replay": "print a game record turn by turn",
    "review": "show what a game that is over could have been",
    "puzzles": "find positions with one best answer",
    "verify": "prove that a record's shuffle was fair",
    "simulate": "play many rounds and count",
    "arena": "let bots play against each other",
    "study": "answer a question by playing very many rounds",
    "soak": "play random games on all kinds of tables and check the laws",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 is success, 1 a failed check, 2 bad input."""
    words = sys.argv[1:] if argv is None else argv
    args = parser_for(words).parse_args(words)
    try:
        take_languages(args)  # first, as boxes bring their words in every language
        take_boxes(args)
        return int(args.run(args))
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Exception as error:
        reason = told(error, getattr(args, "lang", None))
        if reason is None:
            raise
        print(f"pioche {args.command}: {reason}", file=sys.stderr)
        return 2


def parser_for(words: Sequence[str]) -> Arguments:
    """A parser that knows every command by name, and the arguments of the one in use."""
    parser = Arguments(prog="pioche", description="The UNO family of card games. Independent project.")
    parser.add_argument("--version", action=Version)
    commands = parser.add_subparsers(dest="command", required=True)
    # No option before the command takes a value, so the first word that is no option is the command.
    asked = next((word for word in words if not word.startswith("-")), "")
    for name, what in COMMANDS.items():
        one = commands.add_parser(name, help=what)
        if name == asked:
            command = import_module(f"pioche.commands.{name}")
            command.add(one)
            one.set_defaults(run=command.run)
    return parser


def take_languages(args: argparse.Namespace) -> None:
    """Bring a command's languages, and find the one that it speaks."""
    lang = getattr(args, "lang", None)
    if lang is None and not getattr(args, "language_file", []):
        return
    from pioche.texts.languages import LANGUAGES, bring, code_of, language_of

    brought = [bring(file) for file in args.language_file]
    if lang:
        args.lang = code_of(lang)
        if args.lang not in LANGUAGES:
            raise BadInput(f"there are no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
    elif brought:
        args.lang = brought[-1]
    elif lang is not None:
        args.lang = language_of()


def take_boxes(args: argparse.Namespace) -> None:
    """Put a command's boxes on the shelf; a BoxError says which cannot be used, and why."""
    from pioche.shelf import SHELF  # imported here, so that --help does not wait for the boxes

    names = SHELF.add_files(getattr(args, "box_file", []))
    if names and getattr(args, "box", "") is None and getattr(args, "resume", None) is None:
        args.box = names[-1]


def told(error: Exception, lang: str | None = None) -> str | None:
    """The one-line message of an error caused by bad input or by a box from outside, else None.

    Errors about options are in the language of the command, if it has one.
    """
    from pioche.engine.options import OptionError
    from pioche.shelf import SHELF, BoxError
    from pioche.texts import catalogue
    from pioche.texts.languages import SPARE, LanguageError
    from pioche.texts.option_words import option_error
    from pioche.texts.words import MissingText

    if isinstance(error, OptionError) and lang not in (None, SPARE):
        return option_error(catalogue(lang), error, typed=True)
    if isinstance(error, BadInput | BoxError | LanguageError | MissingText | OptionError):
        return str(error)
    blame = SHELF.blamed(error)
    return None if blame is None else blame.text


class Version(argparse.Action):
    """Prints the version; the engine is loaded only here, as `--help` and the rest do without it."""

    def __init__(self, option_strings: Sequence[str], dest: str, **_: Any) -> None:
        super().__init__(option_strings, dest=argparse.SUPPRESS, nargs=0, help="tell the version and end")

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        print(version())
        parser.exit()


def version() -> str:
    """The versions of the package and of its rules, and which engine runs."""
    from pioche.engine import compiled
    from pioche.engine.rules import RULES_VERSION

    engine = "compiled" if compiled() else "interpreted"
    return f"pioche {__version__} (rules {RULES_VERSION}, {engine} engine)"


if __name__ == "__main__":
    sys.exit(main())
