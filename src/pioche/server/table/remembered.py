"""Which commands a table has carried out last, so that none is carried out twice."""

from __future__ import annotations

import hashlib
from array import array
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

REMEMBERED: Final = 512  # commands
UNDER_WAY: Final = 256  # at all tables together, whose digests are at hand
SIZE: Final = 8  # bytes of a digest: a chance of one in 10^16 that two of them are taken for one


@lru_cache(maxsize=UNDER_WAY)
def digest(command: str) -> bytes:
    """By which a command is known again; it is asked for before a command is carried out and after it."""
    return hashlib.blake2b(command.encode(), digest_size=SIZE).digest()


@dataclass
class Remembered:
    """The last commands by their digests, and the versions they became: a tenth of what names would take."""

    digests: bytearray = field(default_factory=bytearray)
    versions: array[int] = field(default_factory=lambda: array("q"))

    def __len__(self) -> int:
        return len(self.versions)

    def note(self, command: str, version: int) -> None:
        """Remember one more, and forget the oldest if there are too many."""
        self.digests += digest(command)
        self.versions.append(version)
        if len(self.versions) > REMEMBERED:
            del self.digests[:SIZE]
            del self.versions[0]

    def version_of(self, command: str) -> int:
        """The version that a command became, 0 if it is not remembered."""
        sought, at = digest(command), -1
        while (at := self.digests.find(sought, at + 1)) >= 0:
            if at % SIZE == 0:
                return self.versions[at // SIZE]
        return 0
