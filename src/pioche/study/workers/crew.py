"""Who does the work of a study: this process, several, or a cluster; the results are the same."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from pioche.study.workers.processes import Task, shared_out

Part = TypeVar("Part")


@dataclass(frozen=True)
class Crew:
    """So many processes of this machine, or the cluster at an address (`local`: one made for the purpose)."""

    workers: int = 1
    cluster: str | None = None


ALONE = Crew()


def carried_out(task: Task[Part], pieces: range, crew: Crew = ALONE) -> Generator[Part, None, None]:
    """The pieces of a task, carried out by whoever there is; they come in their order."""
    if crew.cluster is not None:
        from pioche.study.workers.dask_cluster import on_cluster

        yield from on_cluster(task, pieces, crew.cluster, crew.workers)
    elif crew.workers > 1 and len(pieces) > 1:
        yield from shared_out(task, pieces, crew.workers)
    else:
        yield from map(task.begin(), pieces)
