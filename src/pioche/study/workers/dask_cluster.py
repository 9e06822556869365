"""The pieces of a task on a Dask cluster: the same results as at home, whoever comes, goes or is killed.

Nothing here waits for ever: whatever a cluster is asked has to be answered in some time, and a piece that it
has lost is given again.
"""

from __future__ import annotations

import hashlib
import logging
import pickle
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import pioche
from pioche.engine.rules import RULES_VERSION
from pioche.shelf import SHELF
from pioche.study.workers.processes import AHEAD, MOST, SHIFT, Task

Part = TypeVar("Part")
Answer = TypeVar("Answer")
LOCAL: Final = "local"  # in place of an address: a cluster of this machine, made for the purpose
PATIENCE: Final = 10.0  # seconds that an address has for its answer
ALONE_FOR: Final = 60.0  # seconds without any worker after which nobody waits on
LOOK: Final = 1.0  # seconds between two looks at who is there
ANSWER: Final = 60.0  # seconds for whatever a cluster is asked
CLOSING: Final = 20.0  # seconds for its end
LATE: Final = 15.0  # seconds without any result after which it is asked who has the pieces
TIMES: Final = 5  # that a piece is given


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


def in_time(what: Callable[[], Answer], seconds: float) -> Answer:
    """The result of a call that may wait for ever; a TimeoutError if it waits for so long."""
    found: list[Answer] = []
    trouble: list[BaseException] = []

    def call() -> None:
        try:
            found.append(what())
        except BaseException as error:
            trouble.append(error)

    thread = threading.Thread(target=call, daemon=True)  # nobody waits for it at the end either
    thread.start()
    thread.join(seconds)
    if trouble:
        raise trouble[0]
    if not found:
        raise TimeoutError(f"no answer for {seconds:g} s")
    return found[0]


@contextmanager
def local_cluster(workers: int) -> Iterator[Any]:
    """A cluster of this machine with so many processes, which are started again when they are killed."""
    distributed = dask()
    home = in_time(
        lambda: distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            silence_logs=logging.CRITICAL,
        ),
        ANSWER,
    )
    try:
        yield home
    finally:
        # Dask waits for a process that is just being started, for ever if that fails; left alone, all of them
        # end with this one.
        with suppress(TimeoutError, AssertionError):
            in_time(home.close, CLOSING)


@contextmanager
def client_of(address: str, workers: int) -> Iterator[Any]:
    """A line to the cluster at an address or to one made for it; a ClusterError if nobody answers."""
    distributed = dask()
    with ExitStack() as stack:
        try:
            if address == LOCAL:
                home = stack.enter_context(local_cluster(workers))
            else:
                home = distributed.comm.resolve_address(address)  # a client that fails here cannot be closed
            client = distributed.Client(home, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TimeoutError, RuntimeError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise ClusterError(f"no cluster answers at {address}: {reason}") from None
        try:
            yield client
        finally:
            with suppress(OSError, RuntimeError, AssertionError):
                in_time(client.close, CLOSING)


def on_cluster(task: Task[Part], pieces: range, address: str, workers: int) -> Iterator[Part]:
    """Have pieces of a task carried out by a cluster; the results come in their order."""
    dask()
    if SHELF.files and address != LOCAL:
        raise ClusterError("boxes from files are known on this machine only; install them where workers are")
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what counts is said below
    with client_of(address, workers) as client:
        _check_versions(client)
        yield from _Foreman(client, task).carried_out(pieces)


def asked(what: Callable[[], Answer]) -> Answer:
    """What the cluster answers; a ClusterError if it does not."""
    try:
        return in_time(what, ANSWER)
    except (OSError, RuntimeError) as error:
        raise ClusterError(f"the cluster is gone: {error}") from None


def _check_versions(client: Any) -> None:
    """Refuse a cluster of which a worker has another Pioche, or none."""
    found = asked(lambda: client.run(identity, on_error="return"))
    for worker, told in found.items():
        if isinstance(told, ModuleNotFoundError | AttributeError) or "No module named" in str(told):
            raise ClusterError(f"the worker at {worker} has no Pioche, or one without clusters: {told}")
        if isinstance(told, BaseException):
            raise ClusterError(f"the worker at {worker} does not answer: {told}")
        if told != identity():
            raise ClusterError(f"the worker at {worker} has Pioche {told}, and here is {identity()}")


@dataclass(frozen=True)
class _Go:
    """Some pieces that were given out, and how often."""

    first: int
    end: int
    times: int = 1


class _Foreman:
    """Hands out pieces, not too far ahead, and takes the results back in their order."""

    def __init__(self, client: Any, task: Task[Any]) -> None:
        self.distributed = dask()
        self.client = client
        self.task = pickle.dumps(task)
        self.size = 1
        self.running: dict[Any, _Go] = {}  # by the future that will bring them
        self.hands = 1
        self.seen = self.last = time.monotonic()  # when there was a worker, and a result

    def carried_out(self, pieces: range) -> Iterator[Any]:
        """All pieces, one after the other."""
        done: dict[int, Any] = {}
        given = turn = pieces.start
        try:
            while turn < pieces.stop:
                self.count()
                while given < pieces.stop and len(self.running) < AHEAD * self.hands:
                    if given - turn >= AHEAD * AHEAD * self.size * self.hands:
                        break
                    go = _Go(given, min(given + self.size, pieces.stop))
                    self.give(go)
                    given = go.end
                for first, parts in self.finished():
                    done.update(enumerate(parts, first))
                while turn in done:
                    yield done.pop(turn)
                    turn += 1
        finally:
            with suppress(OSError, RuntimeError):
                in_time(lambda: self.client.cancel(list(self.running)), LOOK)

    def give(self, go: _Go) -> None:
        """Have some pieces carried out somewhere."""
        words = (identity(), list(SHELF.files), self.task, go.first, go.end)
        self.running[self.client.submit(work, *words, pure=False)] = go

    def again(self, future: Any) -> None:
        """Give pieces out once more that are lost; a ClusterError if that is of no use."""
        go = self.running.pop(future)
        if go.times >= TIMES:
            raise ClusterError(f"the cluster has lost the same piece {TIMES} times")
        self.give(replace(go, times=go.times + 1))

    def count(self) -> None:
        """See how many there are to work; a ClusterError if there has been nobody for long."""
        hands = int(sum(asked(self.client.nthreads).values()))
        now = time.monotonic()
        if hands:
            self.seen = now
        elif now - self.seen > ALONE_FOR:
            raise ClusterError(f"the cluster has had no worker for {ALONE_FOR:g} s")
        self.hands = max(1, hands)

    def finished(self) -> list[tuple[int, list[Any]]]:
        """What has come back, as soon as something has."""
        with suppress(TimeoutError, self.distributed.CancelledError), self.client.as_current():
            self.distributed.wait(list(self.running), timeout=LOOK, return_when="FIRST_COMPLETED")
        found = []
        for future in [future for future in self.running if future.done()]:
            took, parts = self.taken(future)
            if parts:
                found.append((self.running.pop(future).first, parts))
                self.size = max(1, min(MOST, round(SHIFT * len(parts) / max(took, 1e-6))))
        now = time.monotonic()
        if found:
            self.last = now
        elif now - self.last > LATE:
            self.last = now
            self.search()
        return found

    def taken(self, future: Any) -> tuple[float, list[Any]]:
        """A result; nothing where it was lost on its way, and is worked out again."""
        if future.cancelled():
            asked(self.client.nthreads)  # unless everything is
            self.again(future)
            return 0.0, []
        failed = future.status == "error"
        try:
            took, parts = future.result(timeout=ANSWER)
        except OtherVersion as error:
            raise ClusterError(f"a worker has another version: {error}") from None
        except self.distributed.KilledWorker:
            raise ClusterError("workers were lost again and again at the same piece") from None
        except ModuleNotFoundError as error:
            raise ClusterError(f"something is not installed on every machine: {error}") from None
        except RuntimeError as error:
            if "deserialization of the task graph" not in str(error):
                raise
            raise ClusterError("the scheduler has no Pioche, or another one than here") from None
        except (OSError, self.distributed.CancelledError):
            if failed:
                raise
            return 0.0, []  # whoever had it is gone
        return took, parts

    def search(self) -> None:
        """Give pieces out again that nobody has, though somebody is free."""
        held = {key for keys in asked(self.client.processing).values() for key in keys}
        if len(held) < self.hands:
            for future in [one for one in self.running if one.key not in held and not one.done()]:
                self.again(future)
