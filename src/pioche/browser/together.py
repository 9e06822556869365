"""Several people around one device: a table opened for them, and what they may shout while one holds it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from pioche.browser.port import PEOPLE, Companion, people_at, person
from pioche.engine.actions import CATCH, ROUND_OVER, UNO
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Answered, Asked
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse
from pioche.server.table.table import PLAYING
from pioche.server.wire import messages as wire
from pioche.server.wire.orders import Name
from pioche.sight.choices import choice_data
from pioche.texts.words import Words

SHOUTS: Final = (UNO, CATCH)


class Together(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table for people around one device: who opens it sits first, the others come after, then bots."""

    table: wire.Create
    people: Annotated[list[Name], Meta(max_length=PEOPLE - 1)] = []


class Refused(Refuse):
    """What a table has refused already, in words."""

    def __init__(self, refused: wire.Refused) -> None:
        super().__init__(refused.reason)
        self._said = refused.text

    def text(self, words: Words) -> str:
        """The table's own sentence."""
        return self._said


class Errand(Companion):
    """Somebody who does one thing at a table, and waits for the answer."""

    def __init__(self, player: str, lang: str) -> None:
        super().__init__(player, lang)
        self.said: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()

    def answer(self, message: Answered) -> None:
        """The first answer is the one that counts."""
        if not self.said.done():
            self.said.set_result(message)


async def do(owner: Owner, player: str, lang: str, command: wire.Command) -> None:
    """Have somebody of this device do something at a table; a Refuse if the table does."""
    errand = Errand(player, lang)
    message = wire.Do(secrets.token_hex(12), owner.table.version, command)
    owner.mailbox.put_nowait(Asked(errand, message))
    answer = await errand.said
    if isinstance(answer, wire.Refused):
        raise Refused(answer)


async def open_together(lobby: Lobby, wanted: Together) -> str:
    """Open the table and seat everybody; the code."""
    create = wanted.table
    seats = max(create.seats, 1 + len(wanted.people) + len(create.bots))
    empty = msgspec.structs.replace(create, seats=seats, bots=[], quick=False)
    code = await lobby.open(empty, person(0))
    owner = await lobby.owner(code)
    try:
        for name in wanted.people:
            await sit_down(owner, name, create.lang)
        for level in create.bots:
            await do(owner, person(0), create.lang, wire.AddBot(level))
        if create.quick:
            await do(owner, person(0), create.lang, wire.Start())
    except Refuse:
        for player in reversed(people_at(owner)):
            await do(owner, player, create.lang, wire.Leave())  # with the last one the table closes
        raise
    return code


async def sit_down(owner: Owner, name: str, lang: str, seat: int | None = None) -> None:
    """Somebody more around the device."""
    seated, table = people_at(owner), owner.table
    numbers = (number for number in range(PEOPLE) if person(number) not in seated)
    free = next((number for number in numbers if table.waits_for(person(number)) < 0), None)
    if free is None:
        raise Refuse("full")
    await do(owner, person(free), lang, wire.Join(name, seat))


def people(owner: Owner) -> list[tuple[int, int]]:
    """Those of this device at a table, by number and seat."""
    table = owner.table
    return [(int(player.rpartition("-")[2]), table.seat_of(player)) for player in people_at(owner)]


def calls(owner: Owner) -> list[dict[str, Any]]:
    """What people around the device may shout now, whoever holds it: everybody can see the windows (R38)."""
    table, run = owner.table, owner.table.run
    if run is None or table.phase != PLAYING or run.state.phase >= ROUND_OVER or not run.state.uno_pending:
        return []
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for _, seat in people(owner):
        view = run.view(seat)
        for choice in view.choices:
            if choice.verb in SHOUTS:
                key = (int(choice.verb), seat if choice.verb == UNO else int(choice.target))
                answer = choice_data(run.state.rules, run.state.side, choice)
                found.setdefault(key, {"seat": seat, "answer": answer})
    return list(found.values())
