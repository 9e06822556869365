"""Snapshots: a table at one version, so that its log need not be played from the start again.

A snapshot is never the truth. It names the last row it knows of by a digest, and how the game stood by its
fingerprint; where either does not fit, the table is made from its log as if there were none.
"""

from __future__ import annotations

import hashlib
from array import array
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from msgspec.structs import asdict

from pioche.engine.fingerprint import fingerprint
from pioche.server.table.dealing import dealt
from pioche.server.table.entries import Row, encode
from pioche.server.table.evening import Motion
from pioche.server.table.remembered import SIZE, Remembered
from pioche.server.table.run import Run
from pioche.server.table.runtime import Damaged
from pioche.server.table.table import Chair, Over, Table
from pioche.server.wire.terms import Terms

EVERY: Final = 500  # rows after which a table that is played gets a new one


class RunSnapshot(Struct, frozen=True):
    """A match: how it was dealt, and its actions, which the engine replays."""

    seats: int
    seed: str
    options: dict[str, Any]
    actions: list[int]
    versions: list[int]  # of the last actions
    oldest: int
    question_version: int
    window_at: int
    print: str  # of the state that comes out


class TableSnapshot(Terms, frozen=True, kw_only=True):
    """A table; a field goes by the name of the table's attribute. One that is added later needs a default."""

    version: int
    code: str
    box: str
    options: dict[str, Any]
    phase: str
    chairs: list[Chair]
    host: int
    removed: set[str]
    proposal: tuple[int, dict[str, Any]] | None
    match: int
    secret: str
    numbers: dict[int, str]
    over: list[Over]
    deadline: int
    changed_at: int
    commands: bytes  # the digests of the last ones
    versions: list[int]  # that they became
    run: RunSnapshot | None
    departed: dict[str, int] = field(default_factory=dict)
    dealt_at: int = 0
    again: int = 0
    count: str = "places"
    evening: int = 0
    motion: Motion | None = None
    cup: str = ""
    hashes: dict[int, str] = field(default_factory=dict)
    sealed: bool = False
    withheld: list[int] = field(default_factory=list)


# The fields that are attributes of a table, stored as they are.
PLAIN: Final = [
    name
    for name in TableSnapshot.__struct_fields__
    if name not in (*Terms.__struct_fields__, "commands", "versions", "run")
]
_encode: Final = msgspec.msgpack.Encoder().encode
_decoder: Final = msgspec.msgpack.Decoder(TableSnapshot)


def digest(row: Row) -> str:
    """The digest by which a snapshot names its last row."""
    said = f"{row.version} {row.at} {row.deadline} {row.command} ".encode()
    return hashlib.sha256(said + encode(row.entry)).hexdigest()


def taken(table: Table) -> bytes:
    """The snapshot of a table, encoded."""
    run, kept = table.run, None
    if run is not None:
        marked, oldest = run.marked()
        kept = RunSnapshot(
            int(run.state.seats),
            run.seed,
            run.options,
            run.actions.tolist(),
            marked,
            oldest,
            run.question_version,
            run.window_at,
            _print(run),
        )
    plain = {name: getattr(table, name) for name in PLAIN}
    done = table.commands
    commands, versions = bytes(done.digests), done.versions.tolist()
    terms = asdict(table.terms)
    return _encode(TableSnapshot(**plain, **terms, commands=commands, versions=versions, run=kept))


def restored(id: str, body: bytes) -> Table:
    """The table of a snapshot; Damaged if it cannot be restored exactly."""
    try:
        kept = _decoder.decode(body)
        table = Table(id)
        for name in PLAIN:
            setattr(table, name, getattr(kept, name))
        table.terms = Terms(*(getattr(kept, name) for name in Terms.__struct_fields__))
        table.commands = Remembered(bytearray(kept.commands), array("q", kept.versions))
        if len(kept.commands) != SIZE * len(kept.versions):
            raise Damaged("commands without versions")
        if kept.run is not None:
            table.run = _run(table.box, kept.run)
    except Exception as error:  # of whatever another program, or a broken disk, has left there
        raise Damaged(f"a snapshot cannot be used: {error!r}") from None
    return table


def _run(box: str, kept: RunSnapshot) -> Run:
    run = dealt(box, kept.seats, kept.options, kept.seed)
    run.catch_up(kept.actions, kept.versions, kept.oldest, kept.question_version, kept.window_at)
    if _print(run) != kept.print:
        raise Damaged("the game does not come out as it was")
    return run


def _print(run: Run) -> str:
    return hashlib.sha256(repr(fingerprint(run.state)).encode()).hexdigest()
