"""A database file of SQLite: connections that lose nothing, and transactions that are whole or nothing."""

from __future__ import annotations

import contextlib
import errno
import os
import queue
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pioche.server.table.runtime import StoreError

SCHEME: Final = "sqlite:///"
EXAMPLE: Final = "sqlite:///path/to/pioche.db"
PAGE: Final = 2048  # bytes: an action is short, and each page that it touches is written
CHECKPOINT: Final = 10_000  # pages that wait in the write-ahead log before they go to their places
MARGIN: Final = 10.0  # seconds to wait for another process that writes
LOCK_MARGIN: Final = 2.0  # and for another server, which may be about to end
OWNER_ONLY: Final = 0o600  # what is in the file is nobody else's business
OTHERS: Final = 0o007
RIGHTS: Final = os.R_OK | os.W_OK
CACHE: Final = 512  # kB of a connection's pages that are kept: the system keeps them too
SETTINGS: Final = (
    f"PRAGMA page_size={PAGE}",  # of a new file; an older one keeps its own
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    f"PRAGMA wal_autocheckpoint={CHECKPOINT}",
    f"PRAGMA cache_size=-{CACHE}",
)


class Database:
    """One file; whoever reads borrows a connection, and the next one gets the same."""

    def __init__(self, url: str) -> None:
        self.file = file_of(url)
        _keep_private(self.file)
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()

    def connect(self) -> sqlite3.Connection:
        """A new connection; it goes from thread to thread, but is used by one at a time."""
        # Without an isolation level the driver does not guess when a transaction begins.
        connection = sqlite3.connect(self.file, timeout=MARGIN, isolation_level=None, check_same_thread=False)
        try:
            for setting in SETTINGS:
                connection.execute(setting)
        except BaseException:
            connection.close()
            raise
        return connection

    @contextmanager
    def borrowed(self) -> Iterator[sqlite3.Connection]:
        """A connection for a while; one that failed is not to be trusted, and is not lent again."""
        try:
            connection = self._idle.get_nowait()
        except queue.Empty:
            connection = self.connect()
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        self._idle.put(connection)

    @contextmanager
    def whole(self) -> Iterator[sqlite3.Connection]:
        """A connection for one transaction."""
        with self.borrowed() as connection, transaction(connection):
            yield connection

    def close(self) -> None:
        """Close what nobody uses any more."""
        while not self._idle.empty():
            self._idle.get().close()


class ServerLock:
    """Held by the one server of a database; the system takes it back however that server ends.

    It is a lock of SQLite on an empty file beside the database, so that it works wherever the database does.
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
        """Let another server have the database."""
        self._connection.close()


def _keep_private(file: Path) -> None:
    """Make a file that only its owner reads, or keep others out of one that is there; SQLite's follow it.

    One that is there is never opened: closing it again would take away the locks that SQLite holds on it
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
        with contextlib.suppress(OSError):  # a file of somebody else's; they have said who may read it
            file.chmod(mode & ~OTHERS)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is done meanwhile is kept, or nothing of it."""
    connection.execute("BEGIN")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # some errors have ended it already
            connection.execute("ROLLBACK")
        raise


def file_of(url: str) -> Path:
    """The file that an address names, with a folder to be in; a StoreError says why it cannot be used."""
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
