"""Bots at a table know no more than they have seen: where only unseen cards differ, they do the same things.

A person and bots play, with a clock that runs out now and then. Then the same again with other cards in the
part of the draw pile that nobody drew: whatever the person is told is the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import ROUND_OVER
from pioche.engine.places import DRAW_PILE
from pioche.engine.state import State
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked, Departed
from pioche.server.wire import messages as wire
from pioche.study.checks.twins import relabelled
from tests.server.memory_runtime import Eyes, memory_runtime, rest
from tests.server.test_server_twins import comparable

MOVES = 30
LEVELS: list[Any] = ["greedy", "easy", "random"]


class Listener(Eyes):
    """A connection that keeps the very bytes."""

    def __init__(self, player: str, role: str = "player") -> None:
        super().__init__(player)
        self.role = role
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        """Keep them, and what they say."""
        self.heard.append(data)
        super().send(data)


def same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let codes, secrets and ids be the same in both games."""
    rng = Random("bot twins")
    monkeypatch.setattr(secrets, "token_hex", lambda size: rng.randbytes(size).hex())
    monkeypatch.setattr(secrets, "choice", rng.choice)


def unseen(state: State) -> set[int]:
    """The cards in the draw pile, but for the one on top, of which some see the back."""
    return set(state.pile_list(DRAW_PILE)[:-1])


async def played(box: str, change: Callable[[State], State]) -> tuple[list[str], State, set[int]]:
    """What a person and a screen are told of a game with bots, its state after the deal, and unseen cards.

    The state may be changed before anything is done.
    """
    runtime, _, clock = memory_runtime(next_wait=0.0)
    lobby = Lobby(runtime)
    code = await lobby.open(wire.Create(box, "Ann", seats=4, bots=LEVELS, timer=10, quick=True), "ann")
    owner = await lobby.owner(code)
    eyes, screen = Listener("ann"), Listener("ann", "screen")
    table = owner.table
    owner.mailbox.put_nowait(Arrived(eyes, None))
    owner.mailbox.put_nowait(Arrived(screen, None))
    await rest()
    while table.run is None:
        await clock.turn()
    run = table.run
    run.state = change(run.state)
    start, hidden = run.state.copy(), unseen(run.state)
    eyes.heard.clear()
    screen.heard.clear()
    for number in range(200):
        update = next(said for said in reversed(eyes.got) if said["type"] == "update")
        game = update["game"]
        hidden &= unseen(run.state)
        if len(run.actions) >= MOVES or run.state.phase >= ROUND_OVER or table.run is not run:
            break
        if number % 7 == 3:
            owner.mailbox.put_nowait(Departed(eyes))
            owner.mailbox.put_nowait(Arrived(eyes, table.version - number % 4))
        if number % 5 == 2:
            owner.mailbox.put_nowait(Asked(eyes, wire.Do(f"no{number}", 0, wire.Answer("play", card=2))))
        if game["asked"] == 0 and game["answers"] and number % 3:
            command = wire.Answer(**game["answers"][number % len(game["answers"])])
            owner.mailbox.put_nowait(Asked(eyes, wire.Do(f"do{number}", table.version, command)))
            await rest()
        else:
            await clock.turn()  # for a bot, or until the person's time is over
    await lobby.close()
    return [comparable(data) for data in [*eyes.heard, *screen.heard]], start, hidden


@pytest.mark.parametrize("box", BOXES)
def test_bots_know_nothing_of_cards_that_nobody_has_seen(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    same_chances(monkeypatch)
    one, start, hidden = asyncio.run(played(box, lambda state: state))
    rules, cards = start.rules, sorted(hidden)
    assert len(cards) > 20
    to = {card: card for card in rules.deck} | dict(zip(cards, [*cards[1:], cards[0]], strict=True))
    assert any(rules.full_code(card) != rules.full_code(other) for card, other in to.items())

    def exchanged(state: State) -> State:
        twin = relabelled(state, to)
        twin.events = state.events
        return twin

    same_chances(monkeypatch)
    other, _, _ = asyncio.run(played(box, exchanged))
    assert len(one) > MOVES
    assert one == other
