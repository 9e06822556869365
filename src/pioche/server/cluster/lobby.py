"""The lobby of one process among several: it owns some tables, and finds the owners of the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Final

from pioche.engine.rules import RULES_VERSION
from pioche.server.cluster.desk import Away, Desk, LocalViewers
from pioche.server.cluster.frames import Helped, Parted, Take, Unknown
from pioche.server.cluster.lease import Lease
from pioche.server.cluster.links import Links
from pioche.server.cluster.reception import Reception
from pioche.server.cluster.registry import Card, Claim, Peer, Registry
from pioche.server.table.lobby import AT_PLAY, SHOWN, WORTH_KEEPING, Lobby, is_code
from pioche.server.table.mailbox import Mail
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import Runtime, StoreError
from pioche.server.table.table import CLOSED, Table
from pioche.server.wire import messages as wire

logger = logging.getLogger("pioche.server")
AGAIN: Final = 0.1  # seconds between two attempts to find an owner
PATIENCE: Final = 20  # attempts until those who wait are told to try again


class Elsewhere(Exception):
    """Another process owns the table."""

    def __init__(self, claim: Claim) -> None:
        super().__init__(claim.found.code)
        self.claim = claim


class SharedLobby(Lobby):
    """Finds the owner of a table, here or elsewhere, and finds a new one when it is lost."""

    def __init__(self, runtime: Runtime, registry: Registry, lease: Lease, links: Links) -> None:
        super().__init__(runtime)
        self.registry = registry
        self.lease = lease
        self.links = links
        self.desks: dict[str, Desk] = {}
        self.viewers = LocalViewers()
        self.epochs: dict[str, int] = {}  # of the tables owned here, by code
        self.peers: dict[str, Peer] = {}
        self.leaving = False
        self._term = 0  # how often all tables were lost
        self.taken_over = 0  # tables
        self.reception = Reception(self)
        self._searching: dict[str, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._cards: dict[str, tuple[object, ...]] = {}
        self._showing = asyncio.Lock()
        lease.fenced, lease.joined, lease.met = self._fenced, self._joined, self._met

    # Finding

    async def place(self, code: str) -> Desk:
        """The desk of a table whose owner has been found; otherwise a Refuse."""
        while True:
            desk = self.desks.get(code)
            if desk is None:
                if not is_code(code):
                    raise Refuse("no_table")
                desk = self.desks[code] = Desk(code, self.links, self.runtime.words, self.viewers)
            elif desk.owner is not None and desk.owner.table.phase == CLOSED:
                raise Refuse("no_table")
            try:
                async with desk.lock:
                    if desk.homeless() and code not in self._searching:
                        await self._home(desk)
            except BaseException:
                if not desk.viewers and desk.homeless() and self.desks.get(code) is desk:
                    del self.desks[code]
                raise
            if self.desks.get(code) is desk:  # another waiter may have dropped it
                return desk

    async def known(self, code: str) -> None:
        """Refuse a code that cannot be played."""
        found = await self.store.find(code) if is_code(code) else None
        if found is None:
            raise Refuse("no_table")
        if found.rules != RULES_VERSION:
            raise Refuse("other_rules", theirs=found.rules, ours=RULES_VERSION)

    async def table(self, code: str) -> Table:
        """A table to look at; one that is owned elsewhere is built from its log."""
        owner = self.owners.get(code)
        if owner is not None:
            return owner.table
        found = await self.store.find(code) if is_code(code) else None
        if found is None:
            raise Refuse("no_table")
        return (await self._played_again(found))[0]

    async def tell_of_hint(self, code: str, seat: int) -> None:
        """Tell everybody at the table that a player was given a hint, if it has several people."""
        desk = await self.place(code)
        if desk.owner is not None:
            desk.owner.tell_of_hint(seat)
        elif desk.away is not None:
            self.links.say(desk.away.peer, Helped(code, seat))

    async def let_go(self, code: str, player: str) -> None:
        """Remove a player from a table after they left its cup, whoever owns it."""
        desk = await self.place(code)
        if desk.owner is not None:
            desk.owner.let_go(player)
        elif desk.away is not None:
            self.links.say(desk.away.peer, Parted(code, player))

    async def at_play(self, codes: Sequence[str]) -> set[str]:
        """Which of these tables have a match in progress, whoever owns them."""
        here = await super().at_play(codes)
        others = [code for code in codes if code not in self.owners]
        cards = await self.registry.cards(others) if others else []
        return here | {card.code for card in cards if card.phase in AT_PLAY}

    async def listing(self, player: str) -> wire.Me:
        """The tables of a person, and the tables open to all, whoever owns them."""
        await self._show()
        return wire.Me(*await self.registry.shown(player, SHOWN))

    # Owning

    async def _load(self, code: str) -> Owner:
        """Claim a table and load it; Elsewhere if another process owns it."""
        term = self._term
        claim = await self.registry.claim(code, not self.leaving) if is_code(code) else None
        if claim is None:
            raise Refuse("no_table")
        if claim.owner != self.registry.node:
            raise Elsewhere(claim)
        try:
            if claim.found.rules != RULES_VERSION:
                raise Refuse("other_rules", theirs=claim.found.rules, ours=RULES_VERSION)
            owner = await self._owner(claim.found)
        except BaseException:
            with contextlib.suppress(StoreError):
                await self.registry.release(claim.found.id, claim.epoch)
            raise
        if term != self._term:
            owner.stop()
            raise StoreError("the table was lost while it was loaded")
        self.epochs[code] = claim.epoch
        self.taken_over += claim.before not in ("", claim.owner)
        return owner

    def opened(self, table: Table) -> None:
        """Do nothing: a new table is loaded like any other, by the first process that needs it."""

    def closed(self, table: Table) -> None:
        """Do nothing: the next sweep drops a closed table together with its claim."""

    async def put_away(self, owner: Owner) -> None:
        """Release a table; whoever arrives meanwhile finds its next owner."""
        code = owner.table.code
        epoch = self.epochs.pop(code, 0) if code not in self.owners else 0
        self._cards.pop(code, None)
        desk = self.desks.get(code)
        if desk is not None and desk.owner is owner:
            desk.unsettle(owner.mailbox.taken_away())
            if desk.viewers:
                self.search(desk)
            else:
                del self.desks[code]
        if epoch:
            with contextlib.suppress(StoreError):
                await self.registry.release(owner.table.id, epoch)

    async def _home(self, desk: Desk) -> None:
        """Find the owner of a table, once."""
        try:
            owner = await self.owner(desk.code)
        except Elsewhere as elsewhere:
            claim = elsewhere.claim
            if not claim.owner:
                if not self.leaving:
                    self.lease.doubted()
                raise StoreError("the table has no owner yet") from None
            desk.attach(Away(claim.owner, claim.epoch))
        else:
            desk.settle(owner)

    def search(self, desk: Desk) -> None:
        """Start looking for a new owner of a table."""
        if desk.code not in self._searching:
            self._searching[desk.code] = asyncio.create_task(self._search(desk), name=f"desk {desk.code}")

    async def _search(self, desk: Desk) -> None:
        looks = 0
        try:
            while desk.homeless() and self.desks.get(desk.code) is desk:
                try:
                    async with desk.lock:
                        await self._home(desk)
                except Refuse as refuse:
                    desk.end(Refuse("closed") if refuse.reason == "no_table" else refuse, again=False)
                    self.desks.pop(desk.code, None)
                    return
                except StoreError:
                    looks += 1
                    if looks % PATIENCE == 0:
                        desk.refuse_waiting()
                    await asyncio.sleep(AGAIN)
        except Exception:
            logger.exception("no owner could be found for table %s", desk.code)
            desk.end(Refuse("fault"), again=True)
        finally:
            del self._searching[desk.code]
            other = self.desks.get(desk.code)
            if other is not None and other is not desk and other.homeless():
                self.search(other)  # it was mistaken for this one

    def errand(self, code: str) -> None:
        """Own a table that another process gives away."""

        async def take() -> None:
            with contextlib.suppress(Elsewhere, Refuse, StoreError):
                await self.owner(code)

        task = asyncio.create_task(take(), name=f"take {code}")
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # The lease

    async def _joined(self) -> None:
        """Under a new id this is another process to all others."""
        await self.links.begin(self.registry.node)
        for desk in list(self.desks.values()):
            if desk.homeless():
                self.search(desk)
            else:
                desk.come_again()

    async def _fenced(self) -> None:
        """All tables are lost: every owner stops, and the connections here look for the next."""
        self._term += 1
        owners, self.owners = self.owners, {}
        self.epochs.clear()
        self._cards.clear()
        self.reception.clear()
        left = await asyncio.gather(*(owner.give_up() for owner in owners.values()))
        for (code, owner), mails in zip(owners.items(), left, strict=True):
            self._orphan(code, owner, mails)

    def _orphan(self, code: str, owner: Owner, mails: list[Mail]) -> None:
        desk = self.desks.get(code)
        if desk is None:
            return
        owner.mailbox.forward = desk.put_nowait  # whatever was still held back is forwarded
        desk.unsettle(mails)
        if desk.viewers:
            self.search(desk)
        else:
            del self.desks[code]

    async def _met(self, peers: list[Peer]) -> None:
        """Learn who is alive; tables of processes that are not get a new owner."""
        before, self.peers = self.peers, {peer.id: peer for peer in peers if peer.id != self.registry.node}
        for gone in before.keys() - self.peers.keys():
            self.lose(gone)
        for desk in list(self.desks.values()):
            if desk.away is not None and desk.away.peer not in self.peers:
                desk.unsettle()
            if desk.homeless() and desk.viewers:
                self.search(desk)
            elif desk.unused() and desk.code not in self._searching:
                del self.desks[desk.code]  # whoever comes again gets a new one
        self.links.greet(self.reception.related() & self.peers.keys())
        await self._show()

    def lose(self, peer: str) -> None:
        """Handle the loss of a process."""
        self.peers.pop(peer, None)
        self.links.forget(peer)
        self.reception.part_with(peer)
        for desk in list(self.desks.values()):
            if desk.away is not None and desk.away.peer == peer:
                desk.unsettle()
                self.search(desk)

    async def _show(self) -> None:
        """Update the start page with what is new about the tables owned here."""
        async with self._showing:  # one at a time, so that older data never overwrites newer
            new: dict[str, tuple[object, ...]] = {}
            cards: list[Card] = []
            for code, owner in self.owners.items():
                table = owner.table
                # Giving a table away delists it, so a new ownership is a change too.
                owned = self.registry.node, self.epochs.get(code)
                seen = (owned, table.chairs, table.phase, table.terms, table.box)
                if self._cards.get(code) != seen and table.phase != CLOSED:
                    new[code] = seen
                    cards.append(Card(table.id, table.terms.listed, self._of(table, False)))
            if cards:
                await self.registry.show(cards)
                self._cards.update(new)

    # Leaving

    async def leave(self) -> None:
        """Give every table away, one after the other, while the connections here are still served."""
        self.leaving = True
        for k, (code, owner) in enumerate(list(self.owners.items())):
            await self._give_away(code, owner, sorted(self.peers), k)

    async def _give_away(self, code: str, owner: Owner, peers: list[str], turn: int) -> None:
        self.owners.pop(code, None)
        epoch = self.epochs.pop(code, 0)
        mails = await owner.give_up()
        guests = self.reception.leave(owner)
        await owner.keep(WORTH_KEEPING)
        with contextlib.suppress(StoreError):
            await self.registry.release(owner.table.id, epoch)
        # A process with somebody at the table comes first, otherwise all take turns.
        if guests or peers:
            self.links.say(guests[0].peer if guests else peers[turn % len(peers)], Take(code))
        for guest in guests:
            self.links.say(guest.peer, Unknown(guest.viewer, epoch))
        self._orphan(code, owner, mails)

    async def close(self) -> None:
        """Stop all tables where they are, and release them to other processes."""
        self.leaving = True
        for task in [*self._searching.values(), *self._errands]:
            task.cancel()
        await super().close()
        await self.lease.end()
