"""All cups of this server: opened, loaded from the store, and unloaded when nobody watches."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

from pioche.server.cup import entries as cups
from pioche.server.cup.cup import CLOSED, Cup
from pioche.server.cup.deciding import checked
from pioche.server.cup.owner import CupOwner, Elsewhere, nobody
from pioche.server.table import entries as log
from pioche.server.table.lobby import LETTERS, SWEEP, Lobby
from pioche.server.table.mailbox import Overtaken
from pioche.server.table.pacing import ms
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import NOBODY, Conflict, StoreError, Timer, Write
from pioche.server.table.seating import nickname
from pioche.server.table.table import Table
from pioche.server.wire import messages as wire

LENGTH: Final = 7  # letters of a cup's code: one more than a table's, so that they are never confused
TRIES: Final = 20


def is_cup_code(text: str) -> bool:
    """Whether a text could be the code of a cup."""
    return len(text) == LENGTH and all(letter in LETTERS for letter in text)


class Cups:
    """Finds the owner of a cup, and makes sure that there is only one."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.owners: dict[str, CupOwner] = {}
        self._loading = asyncio.Lock()
        self.elsewhere: Elsewhere = nobody  # who is at a cup in other processes
        lobby.news = self._news
        self._timer = self._later()

    async def close(self) -> None:
        """Stop the owners of all cups, which stay as they are."""
        self._timer.cancel()
        for owner in self.owners.values():
            owner.stop()
        await asyncio.gather(*(owner.task for owner in self.owners.values()), return_exceptions=True)

    async def open(self, create: wire.CreateCup, player: str, network: int = NOBODY) -> str:
        """Open a new cup with its maker as host; return its code."""
        await self.lobby.room_for_one_more()
        options = checked(create.box, create.options, create.size)
        name = nickname(create.name)
        for _ in range(TRIES):
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            cup, rows = Cup(secrets.token_hex(16)), []
            opened = cups.CupOpened(code, create.box, options, create.form, create.size, create.rounds)
            joined = cups.CupJoined(player, name, create.lang, create.avatar or "")
            for entry in (opened, joined):
                row = log.Row(cup.version + 1, self.lobby.runtime.clock.now(), 0, "", cups.wrapped(entry))
                rows.append(row)
                cup.evolve(row)
            try:
                write = Write(cup.id, rows, code=code, joined=player, network=network)
                await self.lobby.store.append(write)
            except Conflict:
                continue  # the code is taken
            except StoreError:
                raise Refuse("storage") from None
            self._own(cup)
            return code
        raise Refuse("too_many_tables")

    async def place(self, code: str) -> CupOwner:
        """Where to leave mail for the cup with this code; otherwise a Refuse."""
        return await self.owner(code)

    async def known(self, code: str) -> None:
        """Refuse a code that cannot be played."""
        await self.owner(code)

    def _own(self, cup: Cup) -> CupOwner:
        owner = self.owners[cup.code] = CupOwner(cup, self.lobby, lambda code: self.elsewhere(code))
        return owner

    def here(self) -> dict[str, list[str]]:
        """Who is at which cup in this process."""
        return {code: sorted(found) for code, owner in self.owners.items() if (found := owner.here())}

    def overtake(self) -> None:
        """Tell watched cups that others may have written to them, or played at their tables."""
        for owner in self.owners.values():
            if owner.viewers and owner.mailbox.empty():
                owner.mailbox.put_nowait(Overtaken())

    async def owner(self, code: str) -> CupOwner:
        """The owner of the cup with this code; otherwise a Refuse."""
        async with self._loading:
            owner = self.owners.get(code)
            if owner is not None and owner.cup.phase != CLOSED:
                return owner
            found = await self.lobby.store.find(code) if is_cup_code(code) else None
            if found is None:
                raise Refuse("no_table")
            cup = Cup(found.id)
            try:
                for row in await self.lobby.store.rows(found.id):
                    cup.evolve(row)
            except StoreError:
                raise
            except Exception:
                raise Refuse("damaged") from None
            return self._own(cup)

    async def listing(self, player: str) -> list[wire.ListedCup]:
        """The cups in which a person takes part."""
        found = []
        for one in await self.lobby.store.tables_of(player):
            if is_cup_code(one.code):
                with contextlib.suppress(Refuse):
                    cup = (await self.owner(one.code)).cup
                    names = [cup.members[k].name for k in cup.active()]
                    found.append(wire.ListedCup(cup.code, cup.box, cup.phase, names))
        return found

    def _news(self, table: Table) -> None:
        """Tell the owner of a cup that one of its tables has changed."""
        owner = self.owners.get(table.cup)
        if owner is not None:
            owner.mailbox.put_nowait(Overtaken())

    def _later(self) -> Timer:
        clock = self.lobby.runtime.clock
        return clock.call_at(clock.now() + ms(SWEEP), self._sweep)

    def _sweep(self) -> None:
        """Unload cups that nobody watches; they are loaded again on demand."""
        now = self.lobby.runtime.clock.now()
        for code, owner in list(self.owners.items()):
            unused = not owner.viewers and now - owner.empty_since > ms(self.lobby.settings.idle)
            if owner.cup.phase == CLOSED or unused:
                owner.stop()
                del self.owners[code]
        self._timer = self._later()
