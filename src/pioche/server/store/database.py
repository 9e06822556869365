"""What is asked of a database, and the one that is a SQLite file: durable and atomic transactions."""

from __future__ import annotations

import contextlib
import errno
import os
import queue
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from pioche.server.table.runtime import StoreError

SCHEME: Final = "sqlite:///"
EXAMPLE: Final = "sqlite:///path/to/pioche.db"
PAGE: Final = 2048  # bytes: an action is short, and each page that it touches is written
CHECKPOINT: Final = 10_000  # pages in the write-ahead log before it is copied into the database
MARGIN: Final = 10.0  # seconds to wait for another process that writes
LOCK_MARGIN: Final = 2.0  # the same for another server, which may be shutting down
OWNER_ONLY: Final = 0o600  # nobody else may read the file
OTHERS: Final = 0o007
RIGHTS: Final = os.R_OK | os.W_OK
MOST_IDLE: Final = 16  # connections that are kept for whoever needs one next
CACHE: Final = 512  # kB of page cache per connection: the system caches the file too
SETTINGS: Final = (
    f"PRAGMA page_size={PAGE}",  # of a new file; an older one keeps its own
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    f"PRAGMA wal_autocheckpoint={CHECKPOINT}",
    f"PRAGMA cache_size=-{CACHE}",
)


class Connection(Protocol):
    """A connection that takes statements in SQLite's syntax."""

    def execute(self, query: str, values: Any = (), /) -> Any:
        """Run a statement, and return its cursor."""


class AnyDatabase(Protocol):
    """A database of either kind; what fails in it is a StoreError."""

    CLOSING: str  # what is changed in the row of a table that closes

    def whole(self) -> AbstractContextManager[Connection]:
        """A connection for one transaction."""

    def alone(self, connection: Connection) -> bool:
        """Whether no other process tidies now, nor will before this transaction ends."""


class Closing(Protocol):
    """Something to close."""

    def close(self) -> None:
        """Let go of it."""


C = TypeVar("C", bound=Closing)


class Pool(Generic[C]):
    """Connections that are borrowed, and reused unless something failed on them; that is a StoreError."""

    def __init__(self) -> None:
        self._idle: queue.SimpleQueue[C] = queue.SimpleQueue()

    def connect(self) -> C:
        """A new connection; any thread may use it, but only one at a time."""
        raise NotImplementedError

    def failure(self, error: BaseException) -> BaseException:
        """The StoreError for an error of the driver; any other error as it is."""
        raise NotImplementedError

    @contextmanager
    def borrowed(self) -> Iterator[C]:
        """Borrow a connection."""
        connection: C | None = None
        try:
            with contextlib.suppress(queue.Empty):
                connection = self._idle.get_nowait()
            connection = connection or self.connect()
            yield connection
        except BaseException as error:
            if connection is not None:
                connection.close()
            told = self.failure(error)
            if told is error:
                raise
            raise told from None
        if self._idle.qsize() < MOST_IDLE:
            self._idle.put(connection)
        else:
            connection.close()

    def close(self) -> None:
        """Close the connections that nobody uses."""
        while not self._idle.empty():
            self._idle.get().close()


class Database(Pool[sqlite3.Connection]):
    """A database that is one file of SQLite."""

    CLOSING = "code = NULL"

    def __init__(self, url: str) -> None:
        super().__init__()
        self.file = file_of(url)
        _keep_private(self.file)

    def connect(self) -> sqlite3.Connection:
        """A new connection; any thread may use it, but only one at a time."""
        # Without an isolation level the driver does not start transactions by itself.
        connection = sqlite3.connect(self.file, timeout=MARGIN, isolation_level=None, check_same_thread=False)
        try:
            for setting in SETTINGS:
                connection.execute(setting)
        except BaseException:
            connection.close()
            raise
        return connection

    def failure(self, error: BaseException) -> BaseException:
        """A StoreError for an error of SQLite."""
        return StoreError(f"{type(error).__name__}: {error}") if isinstance(error, sqlite3.Error) else error

    @contextmanager
    def whole(self) -> Iterator[sqlite3.Connection]:
        """A connection for one transaction."""
        with self.borrowed() as connection, transaction(connection):
            yield connection

    def alone(self, connection: Connection) -> bool:
        """Always: one process has the file."""
        return True


class ServerLock:
    """Held by the one server of a database; the system releases it however that server ends.

    It is an SQLite lock on an empty file beside the database, so that it works wherever the database does.
    """

    def __init__(self, file: Path) -> None:
        beside = file.with_name(f"{file.name}.lock")
        _keep_private(beside)
        self._connection = sqlite3.connect(
            beside, timeout=LOCK_MARGIN, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("PRAGMA journal_mode=OFF")  # nothing is ever written to it
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StoreError(f"{file} is in use: another server plays the tables in it") from None
            raise

    def release(self) -> None:
        """Let another server use the database."""
        self._connection.close()


def _keep_private(file: Path) -> None:
    """Create a file that only its owner can read, or restrict an existing one; SQLite's side files follow.

    An existing file is never opened: closing it again would release the locks that SQLite holds on it
    anywhere in this process.
    """
    try:
        with contextlib.suppress(FileExistsError):
            os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        mode = file.stat().st_mode
        for refused, number in ((file.is_dir(), errno.EISDIR), (not os.access(file, RIGHTS), errno.EACCES)):
            if refused:
                raise OSError(number, os.strerror(number))
    except OSError as error:
        raise StoreError(f"{file} cannot be used: {error.strerror}") from None
    if mode & OTHERS:
        with contextlib.suppress(OSError):  # somebody else's file; they decide who may read it
            file.chmod(mode & ~OTHERS)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Run the block as one transaction that writes: all of it is kept, or nothing.

    It waits for its turn at the beginning: one that has read something already could not wait any more.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # some errors have already ended it
            connection.execute("ROLLBACK")
        raise


def file_of(url: str) -> Path:
    """The file that a URL names, in a folder that exists; a StoreError says why it cannot be used."""
    backend, colon, _ = url.partition("://")
    if not colon:
        raise StoreError(f"{url!r} is no address of a database; one is {EXAMPLE}")
    if backend != "sqlite":
        raise StoreError(f"{backend} is not supported; use {EXAMPLE}, or postgresql://…")
    name = url.removeprefix(SCHEME)
    if name in ("", ":memory:", "sqlite://"):
        raise StoreError(f"a database in memory would lose every table; give a file: {EXAMPLE}")
    if name == url:
        raise StoreError(f"{url!r} names a machine; a database is a file of this one: {EXAMPLE}")
    file = Path(name).expanduser().resolve()
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{file} cannot be made: {error.strerror}") from None
    return file
