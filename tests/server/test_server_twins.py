"""What a seat receives from the server is byte for byte the same when only hidden things differ."""

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
from pioche.server.clock import MachineClock
from pioche.server.store.sql_store import SqlStore
from pioche.server.table import entries as log
from pioche.server.table.answers import answer_chosen
from pioche.server.table.host import Host, TableSettings, Write
from pioche.server.table.mailbox import Arrived, Asked
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse
from pioche.server.table.table import Table
from pioche.server.wire import messages as wire
from pioche.sight.view import SPECTATOR
from pioche.study.random_tables import random_rules
from pioche.study.twins import Round, relabelled, retold, twin_rounds
from pioche.texts import catalogue

SEATS = 3
NEVER = 10.0**9
ROUND_OVER = ("round_over", "match_over")


class Ears:
    """A connection that keeps every message it is sent."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.lang = "en"
        self.role = "player" if player else "spectator"
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
    """A message without the clock, without the commitment, and without the points of a round that is over."""
    message: dict[str, Any] = json.loads(data)
    for key in ("now", "deadline"):
        message.pop(key, None)
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


async def received(folder: Path, played: Round, start: State, viewer: int, secret: str) -> list[str]:
    """Everything that the viewer receives while a round is played at a real table with a real store."""
    box = start.rules.box.name
    store = SqlStore(f"sqlite:///{folder / 'twins.db'}")
    table = Table(secret)
    options = dict(start.rules.options.chosen)
    rows: list[log.Row] = []
    joined = [log.Joined(seat, f"player{seat}", f"Player {seat}") for seat in range(SEATS)]
    opened = log.Opened("ABCDEF", box, SEATS, options)
    entries: list[log.AnyEntry] = [opened, *joined, log.Shuffled(secret), log.Dealt("twins", options)]
    for entry in entries:
        rows.append(log.Row(table.version + 1, 0, 0, "", entry))
        table.evolve(rows[-1])
    await store.append(Write(table.id, rows, code=secret[:6]))
    assert table.run is not None
    table.run.state = start
    table.run.histories.clear()
    never = TableSettings(pace=NEVER, window_wait=NEVER, window_hold=0, next_wait=NEVER, grace=NEVER)
    owner = Owner(table, Host(store, MachineClock(), catalogue, never))
    ears = [Ears(f"player{seat}") for seat in range(SEATS)]
    watcher = Ears("")
    for one in [*ears, watcher]:
        owner.mailbox.put_nowait(Arrived(one, None))
    for number, (seat, choice) in enumerate(played.moves):
        while not owner.mailbox.empty():
            await asyncio.sleep(0)
        command = answer_chosen(table.run.state, choice)
        ears[seat].answered.clear()
        owner.mailbox.put_nowait(Asked(ears[seat], wire.Do(f"m{number}", table.version, command)))
        await asyncio.wait_for(ears[seat].answered.wait(), 10)
    assert table.version == len(rows) + len(played.moves)
    owner.stop()
    await store.close()
    heard = watcher.heard if viewer == SPECTATOR else ears[viewer].heard
    return [comparable(data) for data in heard]


def twins_of(box: str, viewer: int) -> Iterator[tuple[Round, dict[int, int]]]:
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
