"""A shuffle that nobody controls alone: the server's secret and the players' numbers make the seed.

Before the deal the server publishes the hash of its secret. After the match it reveals the secret, and
everybody can check that the seed of the record came from both.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Fairness:
    """How a match got its seed: the secret, its published hash, and one number (or "") per seat."""

    secret: str
    hash: str
    numbers: Sequence[str]

    def why_not(self, seed: str | None) -> str:
        """What does not match; empty if the seed was made as promised."""
        if commitment(self.secret) != self.hash:
            return "the secret is not the one whose hash was published before the deal"
        if match_seed(self.secret, self.numbers) != seed:
            return "the seed does not come from the secret and the players' numbers"
        return ""


def commitment(secret: str) -> str:
    """The hash of a secret that is published before the deal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def match_seed(secret: str, numbers: Sequence[str]) -> str:
    """The seed of a match, as 64 hexadecimal digits; a seat without a number is an empty text."""
    return hashlib.sha256(f"pioche seed\n{secret}\n{','.join(numbers)}".encode()).hexdigest()
