"""The owner of a cup: one task that handles everything that reaches it, one thing at a time.

As at a table: decide, write, and only then change the cup, acknowledge and tell everybody. The tables of a
round are opened after the round is written, and again if that was interrupted. Their results are read from
their records, so that nothing depends on who was told when.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pioche.engine.standing import final_places
from pioche.records import read, replay
from pioche.server.cup import entries as cups
from pioche.server.cup.cup import CLOSED, GATHERING, Cup
from pioche.server.cup.deciding import decide, decided, known_as
from pioche.server.cup.showing import cup_info, cup_you
from pioche.server.table import entries as log
from pioche.server.table.mailbox import Arrived, Asked, Departed, Ended, Mail, Mailbox, Overtaken, Viewer
from pioche.server.table.refusing import Refuse, refused
from pioche.server.table.runtime import Conflict, StoreError, Write
from pioche.server.table.seating import Who
from pioche.server.table.showing import encode, record_id
from pioche.server.wire import messages as wire

if TYPE_CHECKING:
    from pioche.server.table.lobby import Lobby

logger = logging.getLogger("pioche.server")


TRIES: Final = 5  # attempts for a command while others write to the same cup
Elsewhere = Callable[[str], set[str]]


def nobody(code: str) -> set[str]:
    """No one: the answer if there are no other processes."""
    return set()


class CupOwner:
    """Plays one cup for those who are connected here; others may write to the same cup.

    Each of several processes has its own owner: the first to write a version wins, and the others read it and
    decide again.
    """

    def __init__(self, cup: Cup, lobby: Lobby, elsewhere: Elsewhere = nobody) -> None:
        self.cup = cup
        self.lobby = lobby
        self._elsewhere = elsewhere
        self._at_play: set[str] = set()  # codes of tables with a match in progress
        self.viewers: list[Viewer] = []
        self.empty_since = lobby.runtime.clock.now()
        self.mailbox = Mailbox()
        self.mailbox.put_nowait(Overtaken())  # catch up with what was interrupted
        self.task = asyncio.create_task(self._work(), name=f"cup {cup.code}")

    def stop(self) -> None:
        """Stop; the cup stays as it is written."""
        self.mailbox.end()

    async def _work(self) -> None:
        while self.cup.phase != CLOSED:
            mail = await self.mailbox.get()
            if isinstance(mail, Ended):
                return
            try:
                await self._take(mail)
            except Exception as error:
                lost = isinstance(error, StoreError)
                if lost:
                    logger.warning("cup %s has to wait: %s", self.cup.code, error)
                else:
                    logger.exception("cup %s could not take %s", self.cup.code, type(mail).__name__)
                if isinstance(mail, Asked) and isinstance(mail.message, wire.Do):
                    self._refuse(mail.viewer, mail.message.id, Refuse("storage" if lost else "fault"))
        for viewer in self.viewers:
            viewer.end(Refuse("closed"), again=False)
        self.mailbox.close()

    async def _take(self, mail: Mail) -> None:
        match mail:
            case Arrived():
                self.viewers.append(mail.viewer)
                self._tell_all()
            case Departed():
                if mail.viewer in self.viewers:
                    self.viewers.remove(mail.viewer)
                self.empty_since = self.lobby.runtime.clock.now()
                self._tell_all()
            case Asked() if isinstance(mail.message, wire.Do):
                await self._do(mail.viewer, mail.message)
            case Overtaken():
                before = self.cup.version
                if await self.lobby.store.last_version(self.cup.id) > before:
                    await self._load()
                await self.catch_up()
                self._tell_all()

    # Commands

    def here(self) -> set[str]:
        """The players who are connected to this process."""
        return {viewer.player for viewer in self.viewers if viewer.player and viewer.role == "player"}

    def present(self) -> set[str]:
        """The players who are connected to any process."""
        return self.here() | self._elsewhere(self.cup.code)

    async def _do(self, viewer: Viewer, message: wire.Do) -> None:
        if viewer.role != "player":
            return self._refuse(viewer, message.id, Refuse("not_in_cup"))
        name = f"{viewer.player}:{message.id}"
        for left in reversed(range(TRIES)):
            if done := self.cup.commands.version_of(name):
                viewer.answer(wire.Duplicate(message.id, done))
                return None
            try:
                await self._carry_out(viewer, message.command, name)
                break
            except Refuse as refuse:
                if refuse.reason != "stale" or not left:
                    return self._refuse(viewer, message.id, refuse)
        viewer.answer(wire.Ack(message.id, self.cup.version))
        self._tell_all()
        self.mailbox.put_nowait(Overtaken())  # opens its tables
        return None

    async def _carry_out(self, viewer: Viewer, command: wire.Command, name: str) -> None:
        """Decide what a command leads to, and write it; Refuse "stale" if somebody else has written."""
        who = Who(viewer.player, -1, viewer.lang)
        codes = [self.lobby.spare_code() for _ in self.cup.members]
        await self._write(decide(self.cup, who, command, self.present(), codes), name)

    def _refuse(self, viewer: Viewer, id: str, refuse: Refuse) -> None:
        """Send the refusal, and the current state."""
        viewer.answer(refused(id, refuse, self.lobby.runtime.words(viewer.lang)))
        viewer.info = None
        self._tell(viewer)

    async def _write(self, entries: list[cups.AnyCupEntry], command: str = "") -> None:
        """Write entries, then apply them."""
        cup, now = self.cup, self.lobby.runtime.clock.now()
        last = len(entries) - 1
        rows = [
            log.Row(cup.version + 1 + k, now, 0, command if k == last else "", cups.wrapped(entry))
            for k, entry in enumerate(entries)
        ]
        joined = next((one.player for one in entries if isinstance(one, cups.CupJoined)), "")
        left = next((cup.members[one.member].player for one in entries if isinstance(one, cups.CupLeft)), "")
        if joined and cup.member_of(joined) >= 0:
            joined = ""
        gone = left if cup.phase == GATHERING else ""
        try:
            await self.lobby.store.append(Write(cup.id, rows, joined=joined, left=gone))
        except Conflict:
            await self._load()
            raise Refuse("stale") from None
        except StoreError as error:
            logger.error("cup %s could not be written: %s", cup.code, error)
            raise Refuse("storage") from None
        for row in rows:
            cup.evolve(row)
        if left:
            await self._vacate(left)

    async def _load(self) -> None:
        """Load the cup from the store again."""
        cup = Cup(self.cup.id)
        for row in await self.lobby.store.rows(cup.id):
            cup.evolve(row)
        self.cup = cup

    # Tables

    async def catch_up(self) -> None:
        """Open the missing tables of this round, and record the results of finished ones."""
        games = self.cup.rounds[-1].games if self.cup.rounds else []
        self._at_play = await self.lobby.at_play([game.code for game in games if game.open])
        for number in self.cup.waiting():
            game = self.cup.rounds[-1].games[number]
            places = await self._places(game.table, game.members)
            with contextlib.suppress(Refuse):  # if the store is full, the next visitor tries again
                if places:
                    await self._write([decided(number, game, places)])
                elif not await self.lobby.store.last_version(game.table):
                    people = [self.cup.members[k] for k in game.members if not self.cup.members[k].left]
                    await self.lobby.seat_for_cup(game.table, game.code, self.cup, people)

    async def _places(self, table: str, members: list[int]) -> list[int]:
        """The members' places at a table whose match is over, else nothing."""
        text = await self.lobby.store.record(record_id(table, 1))
        if text is None:
            return []
        match = await asyncio.to_thread(lambda: replay(read(text)))
        places = dict(zip(map(str.casefold, match.names), final_places(match.state), strict=True))
        # Members who left before the deal come last.
        return [places.get(known_as(self.cup.members[k].name), len(members)) for k in members]

    async def _vacate(self, player: str) -> None:
        """A member who has left the cup leaves the table too."""
        for game in self.cup.rounds[-1].games if self.cup.rounds else []:
            if any(self.cup.members[k].player == player for k in game.members):
                with contextlib.suppress(Refuse, StoreError):  # a closed table has nobody to leave it
                    await self.lobby.let_go(game.code, player)

    # Telling

    def _tell(self, viewer: Viewer) -> None:
        present = self.present()
        info = cup_info(self.cup, present, self._at_play.__contains__)
        you = cup_you(self.cup, viewer.player if viewer.role == "player" else "", present)
        told = encode(wire.CupUpdate(self.cup.version, info, you))
        if told != viewer.info:  # do not send the same twice
            viewer.send(told)
        viewer.info, viewer.version = told, self.cup.version

    def _tell_all(self) -> None:
        for viewer in self.viewers:
            self._tell(viewer)
