"""The owner of a table: one task that takes everything that reaches the table, one thing at a time.

For each thing: decide, write down, and only then change the table, acknowledge and tell everybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Final, assert_never

from pioche.engine.refusals import Refusal
from pioche.server.table import entries as log, pacing
from pioche.server.table.audience import Audience, seat_of
from pioche.server.table.bot_turns import bot_answer, default, stepping_in
from pioche.server.table.deciding import Plan, Who, check_added, decide, leave, next_round
from pioche.server.table.mailbox import (
    Arrived,
    Asked,
    Departed,
    Ended,
    Gone,
    Mail,
    Mailbox,
    Mused,
    Overtaken,
    Tick,
    Viewer,
)
from pioche.server.table.minds import Minds
from pioche.server.table.nudging import Nudging, Talk
from pioche.server.table.pacing import due, ms, wind_back
from pioche.server.table.refusing import Refuse, refused
from pioche.server.table.runtime import Conflict, Lost, Runtime, StoredSnapshot, StoreError, Timer, Uncertain
from pioche.server.table.showing import encode, why
from pioche.server.table.shuffling import waited
from pioche.server.table.snapshots import EVERY, digest, taken
from pioche.server.table.table import CLOSED, PLAYING, SHUFFLING, Table
from pioche.server.table.writing import held_back_until, write_of
from pioche.server.wire import messages as wire
from pioche.shelf import SHELF
from pioche.texts.explanations import explain

logger = logging.getLogger("pioche.server")
PAUSE: Final = 0.05  # seconds between two looks whether the table may go on
SILENCE: Final = 20  # such looks, until whoever waits is told to try again
News = Callable[[Table], None]


def nobody(table: Table) -> None:
    """For a table that is in no lobby: tell nobody."""


class Owner:
    """Owns one table: its only writer, and the only one who tells of it."""

    def __init__(
        self, table: Table, runtime: Runtime, last: log.Row | None = None, kept: int = 0, news: News = nobody
    ) -> None:
        self.table = table
        self.runtime = runtime
        self.settings = runtime.settings
        self.clock = runtime.clock
        self.empty_since = runtime.clock.now()
        wind_back(table, self.empty_since, runtime.settings)
        self.audience = Audience(runtime.words, self.empty_since)
        self.presence = self.audience.presence
        self.nudging, self.talk = Nudging(), Talk()
        self.mailbox = Mailbox()
        # No way back from the minds to the owner: whatever is put away has to be gone at once.
        self.minds = Minds(runtime, partial(self.mailbox.put_nowait, Mused()))
        self._stepped = 0
        self._timer: Timer | None = None
        self._doubtful = ""  # the command of which nobody knows whether it is in the log
        self._patience = 0  # until when nothing is tried again that could not be written
        self._last = last  # row of the log
        self._kept = kept  # version of the last snapshot
        self._news = news  # for the cup of this table, and for whoever holds it once it is closed
        self.task = asyncio.create_task(self._work(), name=f"table {table.code}")

    # The task

    async def _work(self) -> None:
        while self.table.phase != CLOSED:
            mail = await self.mailbox.get()
            if isinstance(mail, Ended):
                return
            if not self.runtime.tenure.lasts() and await self._kept_silent(mail):
                continue
            try:
                await self._take(mail)
            except Lost:
                # Whoever plays the table now will take it.
                if isinstance(mail, Asked) and self._name(mail) == self._doubtful:
                    mail = Asked(mail.viewer, mail.message, doubtful=True)
                self.mailbox.put_back(mail)
                self.runtime.tenure.doubted()
            except Exception as error:
                # A fault in one message must not take the table down; what was not written did not happen.
                logger.exception("table %s could not take %s", self.table.code, type(mail).__name__)
                blame = SHELF.blamed(error)
                refuse = Refuse("fault") if blame is None else Refuse("box_fault", box=blame.box)
                if isinstance(mail, Asked) and isinstance(mail.message, wire.Do):
                    self._refuse(mail.viewer, mail.message.id, refuse)
                elif isinstance(mail, Tick) and blame is not None:
                    await self._stand_still(refuse)
        for viewer in self.viewers:
            viewer.end(Refuse("closed"), again=False)
        self.mailbox.close()
        self._news(self.table)

    async def _kept_silent(self, mail: Mail) -> bool:
        """Wait until this process may speak again; True if not, and the mail is refused or put back."""
        for _ in range(SILENCE):
            await asyncio.sleep(PAUSE)
            if self.runtime.tenure.lasts():
                return False
            if self.mailbox.ended():
                self.mailbox.put_behind(mail)
                return True
        if isinstance(mail, Asked):
            self._refuse_plainly(mail)
        elif isinstance(mail, Arrived):
            mail.viewer.end(Refuse("storage"), again=True)
        else:
            self.mailbox.put_nowait(mail)  # it can wait
        return True

    async def give_up(self) -> list[Mail]:
        """Leave the table to somebody else, as it is written down; what has come and was not taken."""
        if self._timer is not None:
            self._timer.cancel()
        self.mailbox.put_back(Ended())
        await self.task
        if self._timer is not None:
            self._timer.cancel()
        self.minds.forget()
        return self.mailbox.taken_away()

    async def _stand_still(self, refuse: Refuse) -> None:
        """Where a box has failed nothing goes on by itself: the host may go on, or break it off."""
        entry = log.Stopped() if self.table.phase == SHUFFLING else log.Paused(True)
        try:
            await self._carry_out(Plan([entry]))
        except Exception:
            logger.exception("table %s could not be held up", self.table.code)
        for viewer in self.viewers:
            viewer.send(encode(refused("", refuse, self.runtime.words(viewer.lang))))

    async def _take(self, mail: Mail) -> None:
        match mail:
            case Asked():  # what comes most often, first
                await self._asked(mail)
            case Arrived():
                await self._arrived(mail)
            case Departed():
                self._departed(mail.viewer)
            case Overtaken():
                await self._load()
            case Gone():
                await self._gone(mail.player)
            case Tick():
                if mail.version == self.table.version:
                    await self._due()
            case Mused() | Ended():
                pass  # for a thought `_arm` is enough, and the end is not taken
            case _:
                assert_never(mail)
        self._arm()

    def _arm(self) -> None:
        """Set the clock for whatever is due next; a tick for an older version does nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.presence.here:
            self.minds.consider(self.table)
        found = due(self.table, self.presence, self._stepped, self.settings, self.minds.awaited)
        if found is not None:
            at = max(found.at, self._patience)
            self._timer = self.clock.call_at(at, self.mailbox.put_nowait, Tick(self.table.version))

    def stop(self) -> None:
        """Leave the table as it is written down."""
        if self._timer is not None:
            self._timer.cancel()
        self.minds.forget()
        self.mailbox.end()

    async def keep(self, news: int = 1) -> None:
        """Have a snapshot kept of the table as it is written down, if so many rows are new in it."""
        table, last = self.table, self._last
        if last is None or last.version != table.version or table.version < self._kept + news:
            return
        self._kept = table.version
        try:
            await self.runtime.store.keep(table.id, StoredSnapshot(table.version, digest(last), taken(table)))
        except StoreError as error:
            logger.warning("table %s got no snapshot: %s", table.code, error)

    # Coming and going

    async def _arrived(self, mail: Arrived) -> None:
        viewer = mail.viewer
        if viewer not in self.viewers:  # it may say Hello again, where something on its way was lost
            self.viewers.append(viewer)
        seat = self.seat(viewer)
        asleep = not self.presence.here
        news = self._seat_presence()
        if asleep and news and self.table.deadline:
            # While nobody was there, or the server was down, the clock stood still.
            self.table.deadline = max(self.table.deadline, self.clock.now() + ms(self.settings.rejoin))
        if seat >= 0 and self.table.chairs[seat].away:
            with contextlib.suppress(Refuse):  # if it cannot be written now, the next arrival tries again
                await self._carry_out(Plan([log.CameBack(seat)]))
        elif news:
            self._tell_all()
        self._tell(viewer, mail.since)

    def _departed(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
        if self._seat_presence():
            self._tell_all()
        if not self.viewers:
            self.empty_since = self.clock.now()
            self.minds.forget()
            if self.table.run is not None:
                self.table.run.rest()

    def let_go(self, player: str) -> None:
        """Have somebody leave who has left the cup of this table."""
        self.mailbox.put_nowait(Gone(player))

    async def _gone(self, player: str) -> None:
        seat = self.table.seat_of(player)
        if seat >= 0:
            with contextlib.suppress(Refuse):  # if it cannot be written, a bot plays for who is not there
                await self._carry_out(leave(self.table, seat))

    def _seat_presence(self) -> bool:
        """Work out who is there; whether anybody came or went."""
        return self.audience.meet(self.table, self.clock.now())

    def seat(self, viewer: Viewer) -> int:
        """The seat whose eyes a connection has."""
        return seat_of(self.table, viewer)

    @property
    def viewers(self) -> list[Viewer]:
        """The connections that are told whatever happens at the table."""
        return self.audience.viewers

    # Commands

    async def _asked(self, mail: Asked) -> None:
        viewer, message = mail.viewer, mail.message
        match message:
            case wire.Do():
                await self._do(viewer, message, mail)
            case wire.Why():
                self._why(viewer, message)
            case wire.Nudge():
                by, patience = self.seat(viewer), ms(self.settings.nudge)
                if self.nudging.allows(self.table, by, message.seat, self.clock.now(), patience):
                    self.audience.say_all(wire.Nudged(message.seat, by))
            case wire.React():
                seat = self.seat(viewer)
                if message.phrase in wire.PHRASES and self.talk.allows(seat, self.clock.now()):
                    self.audience.say_all(wire.Reacted(seat, message.phrase))
            case _:
                assert_never(message)

    def tell_of_hint(self, seat: int) -> None:
        """Among people everybody hears of it when somebody is helped."""
        self.audience.say_all(wire.Reacted(seat, wire.HELPED))

    async def _do(self, viewer: Viewer, message: wire.Do, mail: Asked) -> None:
        table = self.table
        if viewer.role != "player":
            self._refuse(viewer, message.id, Refuse("not_seated"))
            return
        name = self._name(mail)
        if done := table.commands.version_of(name):
            viewer.answer(wire.Duplicate(message.id, done))
            return
        seat = self.seat(viewer)
        try:
            who = Who(viewer.player, seat, viewer.lang)
            check_added(message.command, self.runtime.bots)
            plan = decide(table, who, message.command, message.seen, self.presence.here)
            until = held_back_until(table, message.command, plan, self.settings)
            if until > self.clock.now():
                self.clock.call_at(until, self.mailbox.put_nowait, mail)
                return
            await self._carry_out(plan, name, (viewer, message.id))
        except (Refuse, Refusal) as no:
            self._refuse(viewer, message.id, no)

    def _refuse(self, viewer: Viewer, id: str, no: Refuse | Refusal) -> None:
        """Say no, why, and how things really are."""
        words = self.runtime.words(viewer.lang)
        if isinstance(no, Refuse):
            said = refused(id, no, words)
        else:
            run = self.table.run
            assert run is not None  # only a game refuses by its rules
            names = [chair.name for chair in self.table.chairs]
            text = explain(words, run.state, names, self.seat(viewer), no)
            said = wire.Refused(id, no.reason, text)
        viewer.answer(said)
        self._tell(viewer, viewer.version)

    def _why(self, viewer: Viewer, message: wire.Why) -> None:
        seat, run = self.seat(viewer), self.table.run
        if seat >= 0 and run is not None and self.table.phase == PLAYING:
            tray = min(message.tray or 0, int(run.state.rules.trays) - 1)
            text = why(self.table, run, seat, message.card, tray, self.runtime.words(viewer.lang))
            viewer.send(encode(wire.Because(message.card, text)))

    # Carrying out

    async def _carry_out(self, plan: Plan, command: str = "", ask: tuple[Viewer, str] | None = None) -> None:
        """Write a plan down, then change the table, acknowledge and tell everybody."""
        table = self.table
        write = write_of(table, plan, command, self.clock.now(), self.settings)
        try:
            await self.runtime.store.append(write)
        except Lost:
            raise
        except (Conflict, Uncertain) as error:
            logger.error("table %s is loaded anew: %s", table.code, error or "somebody else wrote to it")
            self._doubtful = command
            await self._load_surely()
            done = self.table.commands.version_of(command) if command else 0
            if done and ask is not None:
                ask[0].answer(wire.Ack(ask[1], done))
            self._tell_all()
            if done:
                return
            raise Refuse("stale" if isinstance(error, Conflict) else "storage") from None
        except StoreError as error:
            logger.error("table %s could not be written: %s", table.code, error)
            raise Refuse("storage") from None
        last = self._last = write.rows[-1]
        chairs, phase = table.chairs, table.phase
        for row in write.rows:
            table.evolve(row, plan.made if row is last else None)
        if table.chairs is not chairs or not isinstance(plan.entries[-1], log.Acted):
            self.minds.reseat()
            self._seat_presence()
        if table.cup and phase != table.phase != CLOSED:
            self._news(table)
        if ask is not None:
            ask[0].answer(wire.Ack(ask[1], table.version))
        self._tell_all()
        if table.version - self._kept >= EVERY and table.phase != CLOSED:
            await self.keep()

    async def _load_surely(self) -> None:
        """Take the table from the store again, however long that takes: nobody knows what is true before.

        What is asked meanwhile was not begun, and can be refused.
        """
        while True:
            try:
                await self._load()
                return
            except Lost:
                raise
            except StoreError as error:
                logger.warning("table %s cannot be loaded yet: %s", self.table.code, error)
            for mail in self.mailbox.taken_away_if_asked():
                self._refuse_plainly(mail)
            if self.mailbox.ended():
                raise Lost("the table is given up")
            await asyncio.sleep(PAUSE)

    def _name(self, mail: Asked) -> str:
        """By which the log knows a command; empty if it is none."""
        return f"{mail.viewer.player}:{mail.message.id}" if isinstance(mail.message, wire.Do) else ""

    def _refuse_plainly(self, mail: Asked) -> None:
        """Say that it has to be tried again, and nothing of how things are; what is done is not refused."""
        if not isinstance(mail.message, wire.Do):
            return
        viewer, id, name = mail.viewer, mail.message.id, self._name(mail)
        if done := self.table.commands.version_of(name):
            viewer.answer(wire.Duplicate(id, done))
        elif name == self._doubtful:
            self.mailbox.put_nowait(mail)  # it waits until it is known
        else:
            viewer.answer(refused(id, Refuse("storage"), self.runtime.words(viewer.lang)))

    async def _load(self) -> None:
        """Take the table from the store again."""
        table = Table(self.table.id)
        for row in await self.runtime.store.rows(table.id):
            table.evolve(row)
        wind_back(table, self.clock.now(), self.settings)
        self.table, self._doubtful = table, ""
        self.minds.forget()
        self._seat_presence()

    # What happens by itself

    async def _due(self) -> None:
        """Do what is due, if it is."""
        table, run = self.table, self.table.run
        found = due(table, self.presence, self._stepped, self.settings, self.minds.awaited)
        if found is None or max(found.at, self._patience) > self.clock.now():
            return
        try:
            match found.what:
                case pacing.DEAL:
                    await self._carry_out(Plan(*waited(table)))
                case pacing.AWAY:
                    await self._carry_out(Plan([log.WentAway(found.seat)]))
                case pacing.PASS_HOST:
                    await self._carry_out(Plan([log.HostPassed(found.seat)]))
                case pacing.NEXT_ROUND if run is not None:
                    await self._carry_out(next_round(run, "clock"))
                case pacing.CLOCK if run is not None:
                    await self._carry_out(default(run, found.seat))
                case pacing.BOT if run is not None:
                    await self._carry_out(bot_answer(table, self.minds, run, found.seat))
                case pacing.STEP_IN if run is not None:
                    self._stepped = table.version  # they are asked once at each version
                    plan = stepping_in(table, self.minds, run)
                    if plan is not None:
                        await self._carry_out(plan)
        except Refuse as refuse:
            # The store did not take it: try again soon, and let nobody wait for ever.
            logger.warning("table %s: %s was not possible (%s)", table.code, found.what, refuse.reason)
            self._patience = self.clock.now() + ms(min(1.0, self.settings.pace))

    # Telling

    def _tell(self, viewer: Viewer, since: int | None) -> None:
        """Tell one connection what is new, or everything."""
        self.audience.tell(self.table, viewer, since, self.clock.now())

    def _tell_all(self) -> None:
        """Tell everybody."""
        self.audience.tell_all(self.table, self.clock.now())
