"""`--workers` and `--cluster`, for all commands that take long."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from pioche.bots.cores import cores
from pioche.commands.errors import BadInput
from pioche.study.workers.crew import Crew
from pioche.study.workers.dask_cluster import ClusterError
from pioche.study.workers.processes import ProcessLost


def add_crew_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `--workers` and `--cluster`."""
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="processes, 0 for one per core (default: 1); changes no result",
    )
    add_cluster_argument(parser)


def add_cluster_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--cluster`, the address of a Dask cluster."""
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="work on the Dask cluster at this address, such as tcp://192.0.2.1:8786; or local",
    )


def crew_of(args: argparse.Namespace) -> Crew:
    """The workers that were asked for."""
    if args.workers < 0:
        raise BadInput(f"--workers {args.workers}: at least 1 is needed, or 0 for one per core")
    return Crew(args.workers or cores(), args.cluster)


@contextmanager
def lost_workers() -> Iterator[None]:
    """Turn the loss of a worker into a message."""
    try:
        yield
    except ClusterError as error:
        raise BadInput(f"--cluster: {error}") from None
    except ProcessLost:
        raise BadInput(
            "a process ended in the middle of its work: did a bot end it, or use up the memory?"
        ) from None
