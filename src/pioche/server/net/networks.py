"""The network that an address belongs to: what every limit counts, so that nobody has more than one share."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from msgspec import Struct

MARKS: Final = 1 << 16
KNOWN: Final = 10_000  # networks of addresses that are kept at hand


class Caller(Struct, frozen=True):
    """Somebody who asks: the network that limits count, and the hash by which tables know them."""

    network: str
    player: str


class Networks:
    """Counts an IPv4 address as itself, and an IPv6 address by the prefix that one customer is given."""

    def __init__(self, prefix: int) -> None:
        self._prefix = prefix
        self.of = lru_cache(maxsize=KNOWN)(self._of)

    def _of(self, address: str) -> str:
        """The network of an address; what is no address counts as itself."""
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return address
        if not isinstance(found, IPv6Address):
            return str(found)
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, self._prefix), strict=False))


def mark_of(network: str) -> int:
    """A small number by which the database knows a network.

    Ten thousands of networks have the same one: it can say how much somebody has taken, and not who.
    """
    return int.from_bytes(hashlib.sha256(f"pioche network\n{network}".encode()).digest()[:8]) % MARKS
