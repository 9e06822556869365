"""A shuffle that nobody chooses: the server's secret and the players' numbers make the seed.

Before anybody else says anything, the server publishes the hash of its secret. Each seat then gives the hash
of a number; when all hashes are published the numbers follow, and with the last of them the seed is there.
After the match the secret is revealed, and everybody can check that the seed came from what was bound.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Fairness:
    """How a match got its seed: the secret and its published hash; one number and one hash (or "") per seat.

    In older records there are no hashes: numbers came openly, and whoever ran the server saw them first.
    """

    secret: str
    hash: str
    numbers: Sequence[str]
    hashes: Sequence[str] = ()
    withheld: Sequence[int] = ()  # seats that gave a hash and then no number, so that all began anew

    def why_not(self, seed: str | None, seats: int) -> str:
        """What does not match; empty if the seed was made as promised."""
        if commitment(self.secret) != self.hash:
            return "the secret is not the one whose hash was published before the deal"
        if len(self.numbers) != seats or len(self.hashes) not in (0, seats):
            return "there is not one number for each seat, and one hash for each number"
        for seat, hash in enumerate(self.hashes):
            if hash and commitment(self.numbers[seat]) != hash:
                return f"the number of seat {seat} is not the one whose hash was given first"
        if match_seed(self.secret, self.numbers) != seed:
            return "the seed does not come from the secret and the players' numbers"
        return ""

    def openly(self) -> list[int]:
        """The seats whose numbers came without a hash before."""
        hashes = self.hashes or [""] * len(self.numbers)
        return [seat for seat, number in enumerate(self.numbers) if number and not hashes[seat]]

    def sealed_hashes(self) -> list[str]:
        """What bound each seat: its hash, or that of a number which had come openly; empty if nothing did."""
        numbers = zip(self.hashes, self.numbers, strict=True)
        return [hash or (commitment(number) if number else "") for hash, number in numbers]

    def seal(self) -> str:
        """One hash of all that was bound before the first number was asked for; empty without hashes."""
        if not self.hashes:
            return ""
        bound = [self.hash, ",".join(self.sealed_hashes()), ",".join(map(str, self.withheld))]
        return hashlib.sha256("\n".join(["pioche shuffle", *bound]).encode()).hexdigest()


def commitment(secret: str) -> str:
    """The hash of a secret, or of a number, that is published before it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def match_seed(secret: str, numbers: Sequence[str]) -> str:
    """The seed of a match, as 64 hexadecimal digits; a seat without a number is an empty text."""
    return hashlib.sha256(f"pioche seed\n{secret}\n{','.join(numbers)}".encode()).hexdigest()
