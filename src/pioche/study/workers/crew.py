"""Where a task is carried out: in this process, several, or a cluster; the results are the same."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from pioche.study.workers.processes import shared_out
from pioche.study.workers.task import Part, Task


@dataclass(frozen=True)
class Crew:
    """A number of processes on this machine, or the address of a cluster (`local`: one is started)."""

    workers: int = 1
    cluster: str | None = None


ALONE = Crew()


def carried_out(task: Task[Part], pieces: range, crew: Crew = ALONE) -> Generator[Part, None, None]:
    """Carry out the pieces of a task; the results come in order."""
    if crew.cluster is not None:
        from pioche.study.workers.dask_cluster import on_cluster

        yield from on_cluster(task, pieces, crew.cluster, crew.workers)
    elif crew.workers > 1 and len(pieces) > 1:
        yield from shared_out(task, pieces, crew.workers)
    else:
        yield from map(task(), pieces)
