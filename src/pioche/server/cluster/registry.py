"""What the database knows of the processes: which are alive, and which of them owns a table.

Only the database decides. A process has a lease that it renews; whoever finds a lease that has run out, or
knows that a process is gone, takes its row away, and from then on nothing that it writes is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from pioche.server.table.runtime import Found
from pioche.server.wire import messages as wire

BEAT: Final = 0.5  # seconds between two renewals of a lease
LEASE: Final = 3.0  # seconds that a lease lasts


class Peer(Struct, frozen=True):
    """A process as the others find it: where it can be asked whether it lives, and on which machine."""

    id: str
    address: str = ""
    machine: str = ""


class Claim(Struct, frozen=True):
    """Who owns a table, since which change of owners."""

    found: Found
    owner: str
    epoch: int
    before: str = ""  # whose it was, if that one is gone


class Card(Struct, frozen=True):
    """What the start page says of a table, and whether it says so to everybody."""

    table: str
    listed: bool
    shown: wire.Listed


class Registry(Protocol):
    """The processes and their tables; everything here is a StoreError while the database cannot be asked."""

    node: str  # the id of this process; another one each time it joins

    async def join(self, address: str, machine: str) -> None:
        """Begin a lease under a new id."""

    async def beat(self) -> list[Peer] | None:
        """Renew the lease; who is alive, this one too, or None if the lease was taken away."""

    async def reap(self) -> list[str]:
        """Take away every lease that has run out; whose that were."""

    async def fence(self, node: str) -> bool:
        """Take away the lease of a process that is known to be gone; whether it still had one."""

    async def leave(self) -> None:
        """End the lease; all tables are free."""

    async def claim(self, code: str, take: bool = True) -> Claim | None:
        """Own the table with this code, if nobody else alive does; who does now, or None if there is none.

        Whoever does not want it (`take`) only asks. Each time it is owned anew, the epoch is another one.
        """

    async def release(self, table: str, epoch: int) -> None:
        """Own a table no more."""

    async def show(self, cards: Sequence[Card]) -> None:
        """Have tables listed as they are now."""

    async def cards(self, codes: Sequence[str]) -> list[wire.Listed]:
        """What is known of these tables, as far as anything is."""

    async def shown(self, player: str, most: int) -> tuple[list[wire.Listed], list[wire.Listed]]:
        """The open tables at which a person sits, and those that are listed for all."""
