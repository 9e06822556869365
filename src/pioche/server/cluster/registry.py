"""What the database knows of the processes: which are alive, and which of them owns a table.

Only the database decides. A process holds a lease that it renews. Whoever finds an expired lease, or knows
that a process is gone, deletes its row; from then on nothing that it writes is accepted.
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
    """A process as seen by others: the address to check whether it lives, and its machine."""

    id: str
    address: str = ""
    machine: str = ""


class Claim(Struct, frozen=True):
    """Who owns a table, and the epoch of that ownership."""

    found: Found
    owner: str
    epoch: int
    before: str = ""  # the previous owner, if it is gone


class Card(Struct, frozen=True):
    """What the start page says of a table, and whether it is listed for everybody."""

    table: str
    listed: bool
    shown: wire.Listed


class Registry(Protocol):
    """The processes and their tables; all methods raise a StoreError while the database is unavailable."""

    node: str  # the id of this process; a new one each time it joins

    async def join(self, address: str, machine: str) -> None:
        """Start a lease under a new id."""

    async def beat(self) -> list[Peer] | None:
        """Renew the lease; return the live processes including this one, None if the lease was taken away."""

    async def reap(self) -> list[str]:
        """Delete every expired lease; return whose they were."""

    async def fence(self, node: str) -> bool:
        """Delete the lease of a process known to be gone; whether it still had one."""

    async def leave(self) -> None:
        """End the lease; all its tables become free."""

    async def claim(self, code: str, take: bool = True) -> Claim | None:
        """Own the table with this code, unless another live process does; return who does, None if no table.

        With `take` False, only ask. Each new ownership gets a new epoch.
        """

    async def release(self, table: str, epoch: int) -> None:
        """Disown a table."""

    async def show(self, cards: Sequence[Card]) -> None:
        """Update the listing of tables."""

    async def cards(self, codes: Sequence[str]) -> list[wire.Listed]:
        """What is known of these tables, without unknown ones."""

    async def shown(self, player: str, most: int) -> tuple[list[wire.Listed], list[wire.Listed]]:
        """The open tables at which a person sits, and those that are listed for all."""
