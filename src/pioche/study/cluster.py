"""The pieces of a task on a Dask cluster: the same results as at home, whoever comes, goes or is killed."""

from __future__ import annotations

import hashlib
import logging
import pickle
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import pioche
from pioche.engine.rules import RULES_VERSION
from pioche.shelf import SHELF
from pioche.study.sharing import AHEAD, MOST, SHIFT, Task

Part = TypeVar("Part")
LOCAL: Final = "local"  # in place of an address: a cluster of this machine, made for the purpose
PATIENCE: Final = 10.0  # seconds that an address has for its answer
ALONE_FOR: Final = 60.0  # seconds without any worker after which nobody waits on
LOOK: Final = 1.0  # seconds between two looks at who is there


class ClusterError(Exception):
    """A cluster that is not there, or cannot do the work; says why."""


def dask() -> Any:
    """Dask's `distributed`, which only some need."""
    try:
        import distributed
    except ModuleNotFoundError:
        raise ClusterError("a cluster needs Dask: pip install 'pioche[cluster]'") from None
    return distributed


@cache
def identity() -> str:
    """Which Pioche this is: its version, that of its rules, and a digest of its files."""
    root = Path(pioche.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return f"{pioche.__version__} (rules {RULES_VERSION}, files {digest.hexdigest()[:12]})"


# What happens on a worker.


class OtherVersion(Exception):
    """A worker has another Pioche."""


class _Own(threading.local):
    """What a thread of a worker has set up, by the digest of its task; tables cannot be shared."""

    def __init__(self) -> None:
        self.digest = b""
        self.carry_out: Callable[[int], Any] | None = None


_own = _Own()


def work(wanted: str, files: list[str], task: bytes, first: int, end: int) -> tuple[float, list[Any]]:
    """Carry out some pieces; the seconds they took, and what came of them."""
    if identity() != wanted:
        raise OtherVersion(f"Pioche {identity()} is there, and {wanted} here")
    digest = hashlib.sha256(task).digest()
    if _own.digest != digest or _own.carry_out is None:
        SHELF.add_files([name for name in files if name not in SHELF.files])
        _own.carry_out, _own.digest = pickle.loads(task).begin(), digest
    start = time.perf_counter()
    parts = [_own.carry_out(number) for number in range(first, end)]
    return time.perf_counter() - start, parts


# What happens here.


def on_cluster(task: Task[Part], pieces: range, address: str, workers: int) -> Iterator[Part]:
    """Have pieces of a task carried out by a cluster; the results come in their order."""
    distributed = dask()
    if SHELF.files and address != LOCAL:
        raise ClusterError("boxes from files are known on this machine only; install them where workers are")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what counts is said below
    home = client = None
    try:
        try:
            if address == LOCAL:
                home = distributed.LocalCluster(
                    n_workers=workers,
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address="127.0.0.1:0",
                    silence_logs=logging.CRITICAL,
                )
            client = distributed.Client(home or address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise ClusterError(f"no cluster answers at {address}: {reason}") from None
        _check_versions(client)
        yield from _Foreman(distributed, client, task).carried_out(pieces)
    finally:
        for one in (client, home):
            if one is not None:
                one.close()


def _check_versions(client: Any) -> None:
    """Refuse a cluster of which a worker has another Pioche, or none."""
    found = client.run(identity, on_error="return")
    for worker, told in found.items():
        if isinstance(told, ModuleNotFoundError | AttributeError):
            raise ClusterError(f"the worker at {worker} has no Pioche, or one without clusters: {told}")
        if isinstance(told, BaseException):
            raise ClusterError(f"the worker at {worker} does not answer: {told}")
        if told != identity():
            raise ClusterError(f"the worker at {worker} has Pioche {told}, and here is {identity()}")


class _Foreman:
    """Hands out pieces, not too far ahead, and takes the results back in their order."""

    def __init__(self, distributed: Any, client: Any, task: Task[Any]) -> None:
        self.distributed = distributed
        self.client = client
        self.task = pickle.dumps(task)
        self.size = 1
        self.running: dict[Any, int] = {}  # futures, with the first piece of each
        self.seen = time.monotonic()  # when there was a worker

    def carried_out(self, pieces: range) -> Iterator[Any]:
        """All pieces, one after the other."""
        done: dict[int, Any] = {}
        given = turn = pieces.start
        try:
            while turn < pieces.stop:
                hands = self.hands()
                while given < pieces.stop and len(self.running) < AHEAD * hands:
                    if given - turn >= AHEAD * AHEAD * self.size * hands:
                        break
                    end = min(given + self.size, pieces.stop)
                    self.running[self.give(given, end)] = given
                    given = end
                for first, parts in self.finished():
                    done.update(enumerate(parts, first))
                while turn in done:
                    yield done.pop(turn)
                    turn += 1
        finally:
            self.client.cancel(list(self.running))

    def give(self, first: int, end: int) -> Any:
        """Have some pieces carried out somewhere."""
        words = (identity(), list(SHELF.files), self.task, first, end)
        return self.client.submit(work, *words, pure=False)

    def hands(self) -> int:
        """How many there are to work; a ClusterError if there has been nobody for long."""
        hands = int(sum(self.client.nthreads().values()))
        now = time.monotonic()
        if hands:
            self.seen = now
        elif now - self.seen > ALONE_FOR:
            raise ClusterError(f"the cluster has had no worker for {ALONE_FOR:g} s")
        return max(1, hands)

    def finished(self) -> list[tuple[int, list[Any]]]:
        """What has come back, as soon as something has."""
        try:
            with self.client.as_current():
                self.distributed.wait(list(self.running), timeout=LOOK, return_when="FIRST_COMPLETED")
        except (TimeoutError, self.distributed.TimeoutError):
            return []
        found = []
        for future in [future for future in self.running if future.done()]:
            first = self.running.pop(future)
            try:
                took, parts = future.result()
            except OtherVersion as error:
                raise ClusterError(f"a worker has another version: {error}") from None
            except self.distributed.KilledWorker:
                raise ClusterError("workers were lost again and again at the same piece") from None
            except (OSError, self.distributed.CancelledError) as error:
                raise ClusterError(f"the cluster is gone: {error}") from None
            self.size = max(1, min(MOST, round(SHIFT * len(parts) / max(took, 1e-6))))
            found.append((first, parts))
        return found
