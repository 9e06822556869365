"""A PostgreSQL database: its URL, connections with timeouts, and errors in plain sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

import psycopg
from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict

from pioche.server.store.database import Connection as AnyConnection, Pool
from pioche.server.table.runtime import StoreError, Uncertain

EXAMPLE: Final = "postgresql://pioche@db.example.org/pioche"
OLDEST: Final = 130000  # oldest version that is tested, in the server's numbering
PATIENCE: Final = 3  # seconds until a server that does not answer is given up
TIDYING: Final = 0x7469647970  # the lock for tidying, which all processes attempt at the same time
# A process that freezes within a transaction must not hold its locks for long.
OPTIONS: Final = (
    "-c idle_in_transaction_session_timeout=1000 -c lock_timeout=2000 -c statement_timeout=8000"
    " -c synchronous_commit=on -c timezone=UTC"
)


@cache
def spoken(query: str) -> str:
    """A query in SQLite's syntax, translated for psycopg."""
    return re.sub(r":(\w+)", r"%(\1)s", query).replace("?", "%s")


class Spoken:
    """A connection that takes queries in SQLite's syntax."""

    def __init__(self, connection: Connection[Any]) -> None:
        self._connection = connection

    def execute(self, query: str, values: Any = (), /) -> Any:
        """Run a query and return its cursor."""
        return self._connection.execute(spoken(query), values)


class PgDatabase(Pool[Connection[Any]]):
    """A PostgreSQL database, for any number of processes."""

    CLOSING = "code = NULL, listed = false"

    def __init__(self, url: str) -> None:
        super().__init__()
        self.name = named(url)
        self._url = url

    def connect(self) -> Connection[Any]:
        """A new connection; a StoreError says why there is none."""
        try:
            return psycopg.connect(
                self._url,
                autocommit=True,
                connect_timeout=PATIENCE,
                tcp_user_timeout=1000 * PATIENCE,
                application_name="pioche",
                options=OPTIONS,
            )
        except psycopg.Error as error:
            raise StoreError(f"{self.name} cannot be reached: {sentence(error)}") from None

    def failure(self, error: BaseException) -> BaseException:
        """A StoreError for an error of the driver."""
        return failure(error) if isinstance(error, psycopg.Error) else error

    @contextmanager
    def whole(self) -> Iterator[Spoken]:
        """A connection for one transaction."""
        with self.borrowed() as connection, connection.transaction():
            yield Spoken(connection)

    def alone(self, connection: AnyConnection) -> bool:
        """Whether no other process tidies now, nor will before this transaction ends."""
        return bool(connection.execute("SELECT pg_try_advisory_xact_lock(?)", [TIDYING]).fetchone()[0])

    def found(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query; repeated once, in case only an old connection was lost."""
        for again in (True, False):
            try:
                with self.borrowed() as connection:
                    cursor = connection.execute(query, values)
                    return cursor.fetchall() if cursor.description else []
            except Uncertain:
                if not again:
                    raise
                self.close()  # other idle connections are probably lost as well
        raise AssertionError("never reached")


def named(url: str) -> str:
    """A URL without its secrets; a StoreError if it is invalid."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error as error:
        raise StoreError(
            f"this is no address of a PostgreSQL database ({sentence(error)}); one is {EXAMPLE}"
        ) from None
    if "dbname" not in parts:
        raise StoreError(f"the address names no database; one that does is {EXAMPLE}")
    place = "".join(
        f":{parts[key]}" if key == "port" else str(parts[key]) for key in ("host", "port") if key in parts
    )
    return f"postgresql://{place}/{parts['dbname']}"


def sentence(error: psycopg.Error) -> str:
    """The first line of what the driver or the server says."""
    said = str(error).strip() or type(error).__name__
    return " ".join(said.splitlines()[0].split())


def failure(error: psycopg.Error) -> StoreError:
    """Classify an error: if the server did not reply, nobody knows whether it carried out the statement."""
    lost = error.sqlstate is None or error.sqlstate.startswith(("08", "57P"))
    kind = Uncertain if lost else StoreError
    return kind(f"{type(error).__name__}: {sentence(error)}")
