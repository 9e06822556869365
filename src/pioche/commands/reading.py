"""What several commands make of their arguments: the box, the options of a table, and who does the work."""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pioche.boxes import DEFAULT_BOX
from pioche.commands.arguments import BadInput
from pioche.engine.box import Box
from pioche.engine.house.registry import named
from pioche.engine.options import Value
from pioche.shelf import box_named

if TYPE_CHECKING:
    from pioche.study.workers.crew import Crew


def box_of(args: argparse.Namespace) -> Box:
    """The named box, or the default."""
    return box_named(args.box or DEFAULT_BOX)


def crew_of(args: argparse.Namespace) -> Crew:
    """The workers that were asked for."""
    from pioche.bots.cores import cores  # with all of their room, for nobody else
    from pioche.study.workers.crew import Crew

    if args.workers < 0:
        raise BadInput(f"--workers {args.workers}: at least 1 is needed, or 0 for one per core")
    return Crew(args.workers or cores(), args.cluster)


@contextmanager
def lost_workers() -> Iterator[None]:
    """Turn the loss of a worker into a message."""
    from pioche.study.workers.dask_cluster import ClusterError
    from pioche.study.workers.processes import ProcessLost

    try:
        yield
    except ClusterError as error:
        raise BadInput(f"--cluster: {error}") from None
    except ProcessLost:
        raise BadInput(
            "a process ended in the middle of its work: did a bot end it, or use up the memory?"
        ) from None


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
