"""Everything that a device keeps as one file, and back again; a file is read like a stranger's."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec
from msgspec import Struct

from pioche.browser.device_games import believed
from pioche.browser.device_store import (
    GAMES,
    RECORDS,
    ROWS,
    TABLES,
    Change,
    DeviceStore,
    LogRow,
    TableRow,
    kept,
    read_row,
    row_key,
    text_of,
)
from pioche.engine.rules import RULES_VERSION
from pioche.server.table.brought import check, record_id
from pioche.server.table.lobby import is_code
from pioche.server.table.my_games import KeptGame
from pioche.server.table.refusing import Refuse
from pioche.server.table.table import Table

FORMAT: Final = 1
LARGEST: Final = 64_000_000  # characters of such a file
LARGEST_RECORD: Final = 4_000_000
NAME: Final = re.compile(r"[0-9a-z-]{1,47}")


class KeptTable(Struct, frozen=True):
    """A table with its whole log."""

    table: TableRow
    log: list[LogRow]


class Backup(Struct, frozen=True):
    """All tables and records of a device."""

    pioche: Literal["device"]
    format: int
    rules: int
    tables: list[KeptTable]
    records: dict[str, str]
    games: list[KeptGame] = []  # what their owner has played


class Imported(Struct, frozen=True):
    """What came of an import."""

    tables: int
    records: int
    left: int  # that were there already, or cannot be played here


async def exported(store: DeviceStore) -> str:
    """All that a device keeps, as the text of a file."""
    tables = []
    for row in await store.all_tables():
        tables.append(KeptTable(row, [kept(one) for one in await store.rows(row.id)]))
    records = dict(await store.drawer(RECORDS))
    games = [msgspec.json.decode(text, type=KeptGame) for _, text in await store.drawer(GAMES)]
    return text_of(Backup("device", FORMAT, RULES_VERSION, tables, records, games))


async def imported(store: DeviceStore, text: str) -> Imported:
    """Take in what such a file has and this device has not; tables and records are played through first."""
    try:
        if len(text) > LARGEST:
            raise Refuse("bad_file")
        found = msgspec.json.decode(text, type=Backup)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refuse("bad_file") from None
    if found.format != FORMAT:
        raise Refuse("bad_file")
    tables = records = left = 0
    ids = {row.id for row in await store.all_tables()}
    codes = {row.code for row in store.tables.values()}
    for one in found.tables:
        row = one.table
        if row.id in ids or (row.open and row.code in codes) or not _plays(one):
            left += 1
            continue
        changes: list[Change] = [(TABLES, row.id, text_of(row))]
        for version, line in enumerate(one.log, 1):
            changes.append((ROWS, row_key(row.id, version), text_of(line)))
        await store.write(changes)
        ids.add(row.id)
        if row.open:
            store.tables[row.id] = row
            codes.add(row.code)
        tables += 1
    games = {game.record: game for game in found.games}
    for id, record in found.records.items():
        if await store.record(id) is None and NAME.fullmatch(id) and _replays(record):
            game = games.get(id)
            mine = None if game is None else believed(game, record)
            own: list[Change] = [] if mine is None else [(GAMES, id, text_of(mine))]
            await store.write([(RECORDS, id, record), *own])
            records += 1
        else:
            left += 1
    return Imported(tables, records, left)


def _plays(one: KeptTable) -> bool:
    """Whether a table's log leads where it says, as far as these rules can tell."""
    row = one.table
    named = row.id.isalnum() and row.id.isascii() and len(row.id) == 32 and is_code(row.code)
    if not named or row.last != len(one.log):
        return False
    if row.rules != RULES_VERSION:
        return True  # it is kept for the program that can go on with it
    table = Table(row.id)
    try:
        for version, line in enumerate(one.log, 1):
            table.evolve(read_row(row_key(row.id, version), text_of(line)))
    except Exception:  # in somebody else's file anything may go wrong
        return False
    return table.code == row.code


def _replays(text: str) -> bool:
    """Whether a record is one, and comes out as it says."""
    try:
        check(text)
    except Refuse:
        return False
    return True


async def take_record(store: DeviceStore, text: str) -> str:
    """Keep a record from a file, and say under which name; a Refuse if it is none."""
    if len(text) > LARGEST_RECORD:
        raise Refuse("bad_file")
    check(text)
    id = record_id(text)
    await store.write([(RECORDS, id, text)])
    return id
