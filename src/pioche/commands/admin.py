"""`pioche admin`: maintenance of a server's database; docs/hosting.md says when."""

from __future__ import annotations

import argparse
import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pioche.commands.arguments import Arguments, BadInput, needing

if TYPE_CHECKING:
    from pioche.server.store.database import AnyDatabase
    from pioche.server.store.upkeep import Listed

DAY = 24 * 3600


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = "Look after the database of a server. docs/hosting.md tells more."
    tasks = parser.add_subparsers(dest="task", required=True)
    backup = tasks.add_parser("backup", help="copy the database, also while people play")
    backup.file("file", "the copy; it must not be there yet")
    restore = tasks.add_parser("restore", help="put a copy in its place; stop the server before")
    restore.file("file", "a copy that backup made")
    tidy = tasks.add_parser("tidy", help="delete the logs of closed tables; their records stay")
    tidy.number("--days", "closed so long ago", 0, float)
    tidy.number("--record-days", "also records that are older than this", None, float)
    tidy.number("--upload-days", "also uploaded records that are older than this", None, float)
    close = tasks.add_parser("close", help="close a table for good")
    close.add_argument("code", metavar="CODE", help="the six letters of its link")
    tables = tasks.add_parser("tables", help="list the open tables")
    processes = tasks.add_parser("processes", help="list the processes that share a database of PostgreSQL")
    for task in (backup, restore, tidy, close, tables, processes):
        task.database()


def run(args: argparse.Namespace) -> int:
    """Run the task and print its result."""
    with needing("server", "the server"):
        from pioche.server.settings import SettingError, settings
        from pioche.server.store.opening import is_postgres
        from pioche.server.store.schema import SchemaError
        from pioche.server.table.runtime import StoreError
    try:
        url = settings({"database": args.database}).database_url()
        said = _in_postgres(args, url) if is_postgres(url) else _in_file(args, url)
    except (SettingError, SchemaError, StoreError) as error:
        raise BadInput(str(error)) from None
    except (sqlite3.Error, OSError) as error:
        raise BadInput(f"the database could not be used: {error}") from None
    print(said)
    return 0


def _in_file(args: argparse.Namespace, url: str) -> str:
    """Run a task on an SQLite file; return what to print."""
    from pioche.server.store import upkeep
    from pioche.server.store.database import Database

    if args.task == "processes":
        raise BadInput("a file of SQLite has one process at most; several share a database of PostgreSQL")
    if args.task != "restore":
        upkeep.check(Path(url.removeprefix("sqlite:///")).expanduser())
    database = Database(url)
    try:
        match args.task:
            case "backup":
                upkeep.backup(database, args.file)
                return f"{args.file}: {args.file.stat().st_size:,} bytes"
            case "restore":
                aside = upkeep.restore(database, args.file)
                return f"{database.file} is {args.file} now; what it was is {aside}"
        return _in_either(args, database)
    finally:
        database.close()


def _in_postgres(args: argparse.Namespace, url: str) -> str:
    """Run a task on a PostgreSQL database, which has its own tools for copies."""
    if args.task in ("backup", "restore"):
        raise BadInput(
            f"to {args.task} a database of PostgreSQL, use pg_dump and pg_restore (docs/scaling.md)"
        )
    with needing("machines", "PostgreSQL"):
        from pioche.server.store.pg_database import PgDatabase
        from pioche.server.store.pg_registry import processes
        from pioche.server.store.pg_schema import check
    database = PgDatabase(url)
    try:
        check(database)
        if args.task == "processes":
            lines = [f"{'id':20}{'watched at':32}{'tables':>8}"]
            lines += [f"{id:20}{address:32}{count:8}" for id, address, count in processes(database)]
            return "\n".join(lines)
        return _in_either(args, database)
    finally:
        database.close()


def _in_either(args: argparse.Namespace, database: AnyDatabase) -> str:
    """Run a task that is the same in both."""
    from pioche.server.store import upkeep

    now = time.time()
    if args.task == "tidy":
        limits = (_before(now, days) for days in (args.days, args.record_days, args.upload_days))
        tidied = upkeep.tidy(database, upkeep.Before(*limits))
        return f"deleted the logs of {tidied.logs} closed tables, and {tidied.records} records"
    if args.task == "close":
        if not upkeep.close(database, args.code.upper(), int(now * 1000)):
            raise BadInput(f"there is no open table {args.code}")
        return f"{args.code.upper()} is closed"
    return _table_of(upkeep.tables(database))


def _table_of(found: list[Listed]) -> str:
    lines = [f"{'code':8}{'opened':22}{'last':22}{'rows':>8}{'people':>8}"]
    for table in found:
        times = f"{_shown(table.opened):22}{_shown(table.last):22}"
        lines.append(f"{table.code:8}{times}{table.rows:8}{table.people:8}")
    return "\n".join(lines)


def _before(now: float, days: float | None) -> int | None:
    """The time this many days ago, in milliseconds."""
    if days is None:
        return None
    if not days >= 0:
        raise BadInput(f"{days} days: 0 or more are needed")
    return int((now - days * DAY) * 1000)


def _shown(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")
