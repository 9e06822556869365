"""What a seat receives from the server is byte for byte the same when only hidden things differ.

That goes for updates, what comes after a break, refusals and their reasons, the clock, and a screen.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import MATCH_OVER
from pioche.engine.deal import new_match
from pioche.engine.state import State
from pioche.server.store.sql_store import SqlStore
from pioche.server.table import entries as log
from pioche.server.table.answers import answer_chosen
from pioche.server.table.mailbox import Arrived, Asked, Departed, Viewer
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import Runtime, TableSettings, Write
from pioche.server.table.table import Table
from pioche.server.wire import messages as wire
from pioche.sight.view import SPECTATOR
from pioche.study.checks.random_tables import random_rules
from pioche.study.checks.twins import PlayedRound, relabelled, retold, twin_rounds
from pioche.texts import catalogue
from tests.server.memory_runtime import HandClock
from tests.waiting import PATIENCE

SEATS = 3
NEVER = 10.0**9
ROUND_OVER = ("round_over", "match_over")


class Ears(Viewer):
    """A connection that keeps every message it is sent."""

    def __init__(self, player: str, role: str = "") -> None:
        self.player = player
        self.lang = "en"
        self.role = role or ("player" if player else "spectator")
        self.version = -1
        self.info: object = None
        self.heard: list[bytes] = []
        self.answered = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Keep it."""
        self.heard.append(data)
        if not data.startswith(b'{"type":"update"'):
            self.answered.set()

    def end(self, refuse: Refuse, again: bool) -> None:
        """A table of this test never ends a connection."""
        raise AssertionError(refuse.reason)


def comparable(data: bytes) -> str:
    """A message without the commitment, and without the points of a round that is over."""
    message: dict[str, Any] = json.loads(data)
    if message.get("table"):
        del message["table"]["commitment"]
        message["table"].pop("finished")
    game = message.get("game")
    if game and game["decision"] in ROUND_OVER:
        for key in ("scores", "points", "decision", "answers", "refused"):
            del game[key]
        message["held"] = None
        message["events"] = [e for e in message["events"] if e["event"] != "PointsScored"]
    return json.dumps(message)


async def received(folder: Path, played: PlayedRound, start: State, viewer: int, secret: str) -> list[str]:
    """Everything that the viewer receives while a round is played at a real table with a real store."""
    box = start.rules.box.name
    store = SqlStore(f"sqlite:///{folder / 'twins.db'}")
    table = Table(secret)
    options = dict(start.rules.options.chosen)
    rows: list[log.Row] = []
    joined = [log.Joined(seat, f"player{seat}", f"Player {seat}") for seat in range(SEATS)]
    opened = log.Opened("ABCDEF", box, SEATS, options, timer=20)
    entries: list[log.AnyEntry] = [opened, *joined, log.Shuffled(secret), log.Dealt("twins", options)]
    for entry in entries:
        rows.append(log.Row(table.version + 1, 0, 0, "", entry))
        table.evolve(rows[-1])
    await store.append(Write(table.id, rows, code=secret[:6]))
    assert table.run is not None
    table.run.state = start
    table.run.histories.clear()
    never = TableSettings(pace=NEVER, window_wait=NEVER, window_hold=0, swing=0, next_wait=NEVER, grace=NEVER)
    clock = HandClock(1_000_000)
    owner = Owner(table, Runtime(store, clock, catalogue, never))
    ears = [Ears(f"player{seat}") for seat in range(SEATS)]
    watcher = Ears("")
    nosy = watcher if viewer == SPECTATOR else ears[viewer]
    screen = Ears(nosy.player, "screen")
    for one in [*ears, watcher, screen]:
        owner.mailbox.put_nowait(Arrived(one, None))
    for number, (seat, choice) in enumerate(played.moves):
        await emptied(owner)
        clock.time += 700 + number  # nothing is due, but the clock runs
        for question in questions(table, viewer, number):
            owner.mailbox.put_nowait(Asked(nosy, question))
        if number % 5 == 4:
            owner.mailbox.put_nowait(Departed(nosy))
            owner.mailbox.put_nowait(Arrived(nosy, (None, table.version, table.version - 3)[number % 3]))
        await emptied(owner)
        command = answer_chosen(table.run.state, choice)
        ears[seat].answered.clear()
        owner.mailbox.put_nowait(Asked(ears[seat], wire.Do(f"m{number}", table.version, command)))
        async with asyncio.timeout(PATIENCE):
            await ears[seat].answered.wait()
    assert table.version == len(rows) + len(played.moves)
    owner.stop()
    await store.close()
    return [comparable(data) for data in [*nosy.heard, *screen.heard]]


async def emptied(owner: Owner) -> None:
    """Until the owner has taken everything."""
    while not owner.mailbox.empty():
        await asyncio.sleep(0)


def questions(table: Table, viewer: int, number: int) -> Iterator[wire.Do | wire.Why]:
    """What somebody asks to find out more: nothing of it is carried out, and each has its answer."""
    assert table.run is not None
    state = table.run.state
    seats = range(int(state.seats))
    handles = [stamp for seat in seats for stamp in state.stamps(state.hand_list(seat))]
    for handle in (handles[number % len(handles)], handles[-1 - number % len(handles)]):
        yield wire.Why(int(handle))
    foreign = [int(k) for seat in seats if seat != viewer for k in state.stamps(state.hand_list(seat))]
    yield wire.Do(f"f{number}", table.version, wire.Answer("play", card=foreign[number % len(foreign)]))
    yield wire.Do(f"s{number}", 0, wire.Answer("draw"))


def twins_of(box: str, viewer: int) -> Iterator[tuple[PlayedRound, dict[int, int]]]:
    """Rounds with twins; those in which everything hidden decided something have none."""
    for number in range(20):
        seed = f"{box} served {viewer} {number}"
        rng = Random(seed)
        s = new_match(random_rules(BOXES[box], SEATS, seed, rng), seed, None, True)
        played, to = next(twin_rounds(s, viewer, rng, 1))
        if any(s.rules.full_code(card) != s.rules.full_code(to[card]) for card in to):
            yield played, to


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, SEATS - 1])
@pytest.mark.parametrize("box", BOXES)
def test_a_client_cannot_tell_twins_apart(tmp_path: Path, box: str, viewer: int) -> None:
    played, to = next(twins_of(box, viewer))
    if played.states[-1].phase == MATCH_OVER:
        played.moves.pop()  # a record of this match would have to begin with its own deal
    real = played.start.copy()
    real.events = played.events[: played.dealt]
    twin = relabelled(played.start, to)
    twin.events = real.events[: played.first] + [retold(e, to) for e in real.events[played.first :]]
    one = asyncio.run(received(tmp_path, played, real, viewer, "a" * 32))
    other = asyncio.run(received(tmp_path, played, twin, viewer, "b" * 32))
    assert len(one) > len(played.moves)
    assert one == other
