"""The parser of a command, on which one call declares what several commands take."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class BadInput(Exception):
    """Something on the command line or in a file is wrong; the text says where and why."""


@contextmanager
def needing(extra: str, who: str) -> Iterator[None]:
    """Say how to install what is missing while modules are imported that not everybody has."""
    try:
        yield
    except ImportError as error:
        wanted = f"pip install 'pioche[{extra}]'"
        raise BadInput(f"{error.name} is not installed; {who} needs: {wanted}") from None


class Arguments(argparse.ArgumentParser):
    """A parser to which a command adds its arguments; what takes long to load is loaded by who names it."""

    def flag(self, name: str, about: str) -> None:
        """Add an option without a value."""
        self.add_argument(name, action="store_true", help=about)

    def number(
        self, name: str, about: str, default: float | None = None, kind: type = int, metavar: str = "N"
    ) -> None:
        """Add an option that takes a number, and tell its default."""
        told = "" if default is None else f" (default: {default:g})"
        self.add_argument(name, type=kind, default=default, metavar=metavar, help=about + told)

    def file(self, name: str, about: str, metavar: str = "FILE") -> None:
        """Add a file or a folder."""
        self.add_argument(name, type=Path, metavar=metavar, help=about)

    def seed(self, alike: str, default: str | None = "1") -> None:
        """Add `--seed`, which makes these things the same."""
        about = f"any text; the same seed, the same {alike}"
        self.add_argument("--seed", type=seed_text, default=default, metavar="S", help=about)

    def resume(self) -> None:
        """Add `--resume` for work that a file keeps."""
        self.file("--resume", "keep what is done in this file; the same command goes on where it was stopped")

    def workers(self) -> None:
        """Add `--workers` and `--cluster`."""
        about = "processes, 0 for one per core (default: 1); changes no result"
        self.add_argument("--workers", type=int, default=1, metavar="N", help=about)
        self.cluster()

    def cluster(self) -> None:
        """Add `--cluster`, the address of a Dask cluster."""
        about = "work on the Dask cluster at this address, such as tcp://192.0.2.1:8786; or local"
        self.add_argument("--cluster", metavar="ADDRESS", help=about)

    def database(self) -> None:
        """Add `--database` of a server."""
        about = "sqlite:///FILE (default: in your data folder) or postgresql://…"
        self.add_argument("--database", metavar="URL", help=about)

    def language(self) -> None:
        """Add `--lang`, by default the terminal's, and `--language-file`."""
        from pioche.texts import LANGUAGES

        about = f"the language: {', '.join(LANGUAGES)} (default: that of the terminal, else en)"
        self.add_argument("--lang", default="", help=about)
        self.language_file()

    def language_file(self) -> None:
        """Add `--language-file`."""
        about = "a language of your own, such as it.ftl (docs/languages.md); may be given several times, "
        self.several("--language-file", "FILE", f"{about}and the last one is spoken where no other is named")

    def several(self, name: str, metavar: str, about: str) -> None:
        """Add an option that may be given several times."""
        self.add_argument(name, action="append", default=[], metavar=metavar, help=about)

    def box_file(self) -> None:
        """Add `--box-file`, for every command that uses a box."""
        about = "a box of your own, a Python file (docs/new-box.md); may be given several times, and the "
        self.several("--box-file", "FILE", f"{about}last one is played where no other box is named")

    def options(self) -> None:
        """Add `--option`."""
        about = "an option of the table, such as target=200, or a house rule, such as stacking=up or jump_in"
        self.several("--option", "KEY[=VALUE]", f"{about}; may be given several times")

    def table(self) -> None:
        """Add the box, the number of players and the options."""
        from pioche.boxes import BOXES, DEFAULT_BOX

        about = f"the game: {', '.join(BOXES)} (default: {DEFAULT_BOX})"
        self.add_argument("--box", metavar="BOX", help=about)
        self.box_file()
        self.number("--players", "2 to 10", 4)
        self.options()


def seed_text(text: str) -> str:
    """A seed as it is typed; it must be encodable text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{text!r} is not text in UTF-8") from None
    return text


def at_least_one(args: argparse.Namespace, *names: str) -> None:
    """Refuse numbers below 1, where one is given."""
    for name in names:
        value = getattr(args, name)
        if value is not None and value < 1:
            raise BadInput(f"--{name} {value}: at least 1 is needed")
