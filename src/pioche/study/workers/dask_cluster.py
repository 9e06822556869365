"""A task on a Dask cluster: the same results as on one machine, whichever workers come, go or are killed.

Nothing here waits for ever: every call to the cluster has a timeout, and a batch that it has lost is
submitted again.
"""

from __future__ import annotations

import hashlib
import logging
import pickle
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import pioche
from pioche.engine.rules import RULES_VERSION
from pioche.shelf import SHELF
from pioche.study.workers.task import AHEAD, Part, Task, next_size, timed

Answer = TypeVar("Answer")
LOCAL: Final = "local"  # in place of an address: a cluster of this machine, made for the purpose
CONNECT_TIMEOUT: Final = 10.0  # seconds to connect to an address
NO_WORKER_TIMEOUT: Final = 60.0  # seconds without any worker before it gives up
POLL: Final = 1.0  # seconds between two counts of the workers
CALL_TIMEOUT: Final = 60.0  # seconds for any other call
CLOSE_TIMEOUT: Final = 20.0  # seconds to close it
STALL_TIMEOUT: Final = 15.0  # seconds without a result before it is asked which batches it has
ATTEMPTS: Final = 5  # to have a batch carried out


class ClusterError(Exception):
    """The cluster is not there, or cannot do the work; the message says why."""


def dask() -> Any:
    """Dask's `distributed`, or a ClusterError that says how to install it."""
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


# On a worker


class OtherVersion(Exception):
    """A worker has another Pioche."""


class _Ready(threading.local):
    """What a thread of a worker has set up, by the digest of its task; threads cannot share tables."""

    def __init__(self) -> None:
        self.digest = b""
        self.carry_out: Callable[[int], Any] | None = None


_ready = _Ready()


def work(wanted: str, files: list[str], task: bytes, first: int, end: int) -> tuple[float, list[Any]]:
    """Carry out a batch on a worker: the seconds it took, and what came of each piece."""
    if identity() != wanted:
        raise OtherVersion(f"Pioche {identity()} is there, and {wanted} here")
    digest = hashlib.sha256(task).digest()
    if _ready.digest != digest or _ready.carry_out is None:
        SHELF.add_files([name for name in files if name not in SHELF.files])
        _ready.carry_out, _ready.digest = pickle.loads(task)(), digest
    return timed(_ready.carry_out, first, end)


# On this machine


def in_time(what: Callable[[], Answer], seconds: float) -> Answer:
    """The result of a call that may hang; a TimeoutError after so many seconds."""
    found: Future[Answer] = Future()

    def call() -> None:
        try:
            found.set_result(what())
        except BaseException as error:
            found.set_exception(error)

    threading.Thread(target=call, daemon=True).start()  # so that it does not keep the program alive
    try:
        return found.result(seconds)
    except TimeoutError as error:
        raise TimeoutError(str(error) or f"no answer for {seconds:g} s") from None


@contextmanager
def local_cluster(workers: int) -> Iterator[Any]:
    """A cluster on this machine with so many processes, which are restarted when they are killed."""
    distributed = dask()
    home = in_time(
        lambda: distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            silence_logs=logging.CRITICAL,
        ),
        CALL_TIMEOUT,
    )
    try:
        yield home
    finally:
        # Dask waits for a process that is just starting, for ever if that fails; others end with this one.
        with suppress(TimeoutError, AssertionError):
            in_time(home.close, CLOSE_TIMEOUT)


@contextmanager
def client_of(address: str, workers: int) -> Iterator[Any]:
    """A client of the cluster at an address, or of one made for it; a ClusterError if none answers."""
    distributed = dask()
    with ExitStack() as stack:
        try:
            if address == LOCAL:
                home = stack.enter_context(local_cluster(workers))
            else:
                home = distributed.comm.resolve_address(address)  # a client that fails here cannot be closed
            client = distributed.Client(home, timeout=CONNECT_TIMEOUT, set_as_default=False)
        except (OSError, ValueError, TimeoutError, RuntimeError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise ClusterError(f"no cluster answers at {address}: {reason}") from None
        try:
            yield client
        finally:
            with suppress(OSError, RuntimeError, AssertionError):
                in_time(client.close, CLOSE_TIMEOUT)


def on_cluster(task: Task[Part], pieces: range, address: str, workers: int) -> Iterator[Part]:
    """Have pieces of a task carried out by a cluster; the results come in their order."""
    dask()
    if SHELF.files and address != LOCAL:
        raise ClusterError("boxes from files are known on this machine only; install them where workers are")
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # a ClusterError says what matters
    with client_of(address, workers) as client:
        _check_versions(client)
        yield from _Dispatcher(client, task).carried_out(pieces)


def asked(what: Callable[[], Answer]) -> Answer:
    """The result of a call to the cluster; a ClusterError if it does not answer."""
    try:
        return in_time(what, CALL_TIMEOUT)
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
class _Batch:
    """Pieces that were submitted together, and how often."""

    first: int
    end: int
    times: int = 1


class _Dispatcher:
    """Submits batches, not too far ahead, and yields the results in order."""

    def __init__(self, client: Any, task: Task[Any]) -> None:
        self.distributed = dask()
        self.client = client
        self.task = pickle.dumps(task)
        self.size = 1
        self.running: dict[Any, _Batch] = {}  # by the future that will bring them
        self.workers = 1
        self.seen = self.last = time.monotonic()  # when there was a worker, and a result

    def carried_out(self, pieces: range) -> Iterator[Any]:
        """All pieces, one after the other."""
        done: dict[int, Any] = {}
        given = next_piece = pieces.start
        try:
            while next_piece < pieces.stop:
                self.count()
                while given < pieces.stop and len(self.running) < AHEAD * self.workers:
                    if given - next_piece >= AHEAD * AHEAD * self.size * self.workers:
                        break
                    batch = _Batch(given, min(given + self.size, pieces.stop))
                    self.submit(batch)
                    given = batch.end
                for first, parts in self.finished():
                    done.update(enumerate(parts, first))
                while next_piece in done:
                    yield done.pop(next_piece)
                    next_piece += 1
        finally:
            with suppress(OSError, RuntimeError):
                in_time(lambda: self.client.cancel(list(self.running)), POLL)

    def submit(self, batch: _Batch) -> None:
        """Submit a batch."""
        words = (identity(), list(SHELF.files), self.task, batch.first, batch.end)
        self.running[self.client.submit(work, *words, pure=False)] = batch

    def again(self, future: Any) -> None:
        """Submit a lost batch once more; a ClusterError after too many attempts."""
        batch = self.running.pop(future)
        if batch.times >= ATTEMPTS:
            raise ClusterError(f"the cluster has lost the same piece {ATTEMPTS} times")
        self.submit(replace(batch, times=batch.times + 1))

    def count(self) -> None:
        """Count the workers; a ClusterError if there has been none for long."""
        workers = int(sum(asked(self.client.nthreads).values()))
        now = time.monotonic()
        if workers:
            self.seen = now
        elif now - self.seen > NO_WORKER_TIMEOUT:
            raise ClusterError(f"the cluster has had no worker for {NO_WORKER_TIMEOUT:g} s")
        self.workers = max(1, workers)

    def finished(self) -> list[tuple[int, list[Any]]]:
        """The results that have come in, as soon as there is one."""
        with suppress(TimeoutError, self.distributed.CancelledError), self.client.as_current():
            self.distributed.wait(list(self.running), timeout=POLL, return_when="FIRST_COMPLETED")
        found = []
        for future in [future for future in self.running if future.done()]:
            took, parts = self.taken(future)
            if parts:
                found.append((self.running.pop(future).first, parts))
                self.size = next_size(len(parts), took)
        now = time.monotonic()
        if found:
            self.last = now
        elif now - self.last > STALL_TIMEOUT:
            self.last = now
            self.resubmit_lost()
        return found

    def taken(self, future: Any) -> tuple[float, list[Any]]:
        """A result; nothing where it was lost, and is computed again."""
        if future.cancelled():
            asked(self.client.nthreads)  # unless everything is
            self.again(future)
            return 0.0, []
        failed = future.status == "error"
        try:
            took, parts = future.result(timeout=CALL_TIMEOUT)
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
            return 0.0, []  # its worker is gone
        return took, parts

    def resubmit_lost(self) -> None:
        """Submit batches again that no worker has, though one is free."""
        held = {key for keys in asked(self.client.processing).values() for key in keys}
        if len(held) < self.workers:
            for future in [one for one in self.running if one.key not in held and not one.done()]:
                self.again(future)
