"""Identity and rate limits: a person's secret, a request's origin, and token buckets."""

from __future__ import annotations

import hashlib
import math
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

COOKIE: Final = "pioche"
BURST: Final = 3.0  # seconds' worth of messages that a client may send at once
BYTES: Final = 24  # in a person's secret: 192 bits
YEAR: Final = 365 * 24 * 3600
TIDY: Final = 1.0  # seconds between two looks for full buckets
FAR_TOO_MANY: Final = 10  # times as many buckets as there should be
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def new_secret() -> str:
    """A new secret, which only the person's browser keeps."""
    return secrets.token_urlsafe(BYTES)


def player_of(secret: str | None) -> str:
    """The hash by which tables know a person; empty for a missing or malformed cookie."""
    if secret is None or not 24 <= len(secret) <= 64:
        return ""
    return hashlib.sha256(f"pioche player\n{secret}".encode()).hexdigest()[:32]


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return place != "" and place == headers.get("host")


class Bucket:
    """A token bucket: a burst, then a rate per second, by a monotonic clock."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.rate = rate
        self.level = burst
        self._clock = clock
        self.at = clock()

    def take(self, amount: float = 1) -> bool:
        """Take an amount if it is available; whether it was."""
        now = self._clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def give(self, amount: float = 1) -> None:
        """Give back what was taken for nothing."""
        self.level = min(self.burst, self.level + amount)

    def spend(self, amount: float) -> bool:
        """Take an amount in any case, on credit if necessary; whether at least one was available."""
        now = self._clock()
        level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.level, self.at = level - amount, now
        return level >= 1

    def left(self) -> bool:
        """Whether one is available, without taking it."""
        return self.level + (self._clock() - self.at) * self.rate >= 1

    def wait(self) -> float:
        """Seconds until one is available."""
        missing = 1 - self.level - (self._clock() - self.at) * self.rate
        return max(0.0, missing) / self.rate if self.rate else 3600.0

    def full(self) -> bool:
        """Whether it is full again and can be forgotten."""
        return self.level + (self._clock() - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket per network; full ones are forgotten, and the oldest if there are far too many."""

    def __init__(
        self, burst: float, rate: float, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.rate = rate
        self.most = most
        self._clock = clock
        self._of: dict[str, Bucket] = {}
        self._tidied = -math.inf
        self.spent: dict[str, float] | None = None  # amounts taken here, to be shared with other processes

    def take(self, network: str, amount: float = 1) -> bool:
        """Whether a network may do this now; if so, it is counted."""
        taken = self._bucket(network).take(amount)
        if taken:
            self._note(network, amount)
        return taken

    def give(self, network: str, amount: float = 1) -> None:
        """Give back what was taken for nothing."""
        self._bucket(network).give(amount)
        self._note(network, -amount)

    def _note(self, network: str, amount: float) -> None:
        if self.spent is not None:
            spent = self.spent.pop(network, 0) + amount
            if spent:
                self.spent[network] = spent

    def charge(self, network: str, amount: float) -> None:
        """Count what a network has taken in another process."""
        self._bucket(network).spend(amount)

    def _bucket(self, network: str) -> Bucket:
        bucket = self._of.get(network)
        if bucket is None:
            if len(self._of) >= self.most:
                self._tidy()
            bucket = self._of[network] = Bucket(self.burst, self.rate, self._clock)
        return bucket

    def _tidy(self) -> None:
        """Forget who has not to wait for anything; looking for them may not become work by itself."""
        now = self._clock()
        if now - self._tidied >= TIDY:
            self._tidied = now
            self._of = {key: old for key, old in self._of.items() if not old.full()}
        if len(self._of) >= FAR_TOO_MANY * self.most:
            del self._of[next(iter(self._of))]

    def wait(self, network: str) -> float:
        """Seconds until a network may do this again."""
        bucket = self._of.get(network)
        return 0.0 if bucket is None else bucket.wait()

    def left(self, network: str) -> bool:
        """Whether a network may do this once more."""
        bucket = self._of.get(network)
        return bucket is None or bucket.left()
