"""`pioche --version`: everything about a build that a bug may depend on."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from pioche import __version__


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
