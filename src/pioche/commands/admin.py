"""`pioche admin`: what whoever runs a server does with its database; docs/hosting.md tells when."""

from __future__ import annotations

import argparse
import time
from datetime import UTC, datetime
from pathlib import Path

from pioche.commands.errors import BadInput

DAY = 24 * 3600


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    parser = commands.add_parser(
        "admin", description="Look after the database of a server. docs/hosting.md tells more."
    )
    tasks = parser.add_subparsers(dest="task", required=True)
    backup = tasks.add_parser("backup", help="copy the database, also while people play")
    backup.add_argument("file", metavar="FILE", type=Path, help="the copy; it must not be there yet")
    restore = tasks.add_parser("restore", help="put a copy in its place; stop the server before")
    restore.add_argument("file", metavar="FILE", type=Path, help="a copy that backup made")
    tidy = tasks.add_parser("tidy", help="delete the logs of closed tables; their records stay")
    tidy.add_argument("--days", type=float, default=0, metavar="N", help="closed so long ago (default: 0)")
    tidy.add_argument("--record-days", type=float, metavar="N", help="also records that are older than this")
    close = tasks.add_parser("close", help="close a table for good")
    close.add_argument("code", metavar="CODE", help="the six letters of its link")
    tables = tasks.add_parser("tables", help="list the open tables")
    for task in (backup, restore, tidy, close, tables):
        task.add_argument("--database", metavar="URL", help="sqlite:///FILE (default: in your data folder)")
        task.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do it, and say what was done."""
    try:
        from pioche.server.settings import SettingError, settings
        from pioche.server.store.database import Database
        from pioche.server.store.schema import SchemaError
        from pioche.server.store.upkeep import check
        from pioche.server.table.host import StoreError
    except ModuleNotFoundError as error:
        wanted = "pip install 'pioche[server]'"
        raise BadInput(f"{error.name} is not installed; the server needs: {wanted}") from None
    try:
        url = settings({"database": args.database}).database_url()
        file = Path(url.removeprefix("sqlite:///"))
        if args.task != "restore":
            check(file.expanduser())
        database = Database(url)
        try:
            said = _done(args, database)
        finally:
            database.close()
    except (SettingError, SchemaError, StoreError) as error:
        raise BadInput(str(error)) from None
    print(said)
    return 0


def _done(args: argparse.Namespace, database: object) -> str:
    """Do one of the tasks; what there is to say about it."""
    from pioche.server.store import upkeep
    from pioche.server.store.database import Database

    assert isinstance(database, Database)
    now = time.time()
    match args.task:
        case "backup":
            upkeep.backup(database, args.file)
            return f"{args.file}: {args.file.stat().st_size:,} bytes"
        case "restore":
            aside = upkeep.restore(database, args.file)
            return f"{database.file} is {args.file} now; what it was is {aside}"
        case "tidy":
            logs, records = _before(now, args.days), _before(now, args.record_days)
            tidied = upkeep.tidy(database, logs, records)
            return f"deleted the logs of {tidied.logs} closed tables, and {tidied.records} records"
        case "close":
            if not upkeep.close(database, args.code.upper(), int(now * 1000)):
                raise BadInput(f"there is no open table {args.code}")
            return f"{args.code.upper()} is closed"
    found = upkeep.tables(database)
    lines = [f"{'code':8}{'opened':22}{'last':22}{'rows':>8}{'people':>8}"]
    for table in found:
        times = f"{_shown(table.opened):22}{_shown(table.last):22}"
        lines.append(f"{table.code:8}{times}{table.rows:8}{table.people:8}")
    return "\n".join(lines)


def _before(now: float, days: float | None) -> int | None:
    """The time so many days ago, in milliseconds."""
    if days is None:
        return None
    if not days >= 0:
        raise BadInput(f"{days} days: 0 or more are needed")
    return int((now - days * DAY) * 1000)


def _shown(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")
