"""A soak as a task: batches of random games over all boxes, in an order that never ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pioche.shelf import box_named
from pioche.study.accounting import Account, account
from pioche.study.kinds import Kinds
from pioche.study.soak import Counts, Outcome, soak

BATCH: Final = 50  # rounds with every law checked
LARGE_BATCH: Final = 1000  # rounds of which only the cards are counted
NUMBERS: Final = ("rounds", "tables", "voids", "decisions")


@dataclass(frozen=True)
class Soaking:
    """Batches with seeds of their own, box after box, so that who plays them changes nothing."""

    boxes: tuple[str, ...]
    seats: range
    seed: str
    rounds: int | None = None  # in all; without end if there is no number
    size: int = BATCH  # rounds in one batch

    @property
    def pieces(self) -> int:
        """How many batches there are; far more than anybody can play where there is no end."""
        if self.rounds is None:
            return 10**12
        most = -(-self.rounds // len(self.boxes))
        return len(self.boxes) * -(-most // self.size)

    def batch(self, piece: int) -> tuple[str, str, int]:
        """Box, seed and number of rounds of one batch."""
        number, k = divmod(piece, len(self.boxes))
        rounds = self.size
        if self.rounds is not None:
            share = self.rounds // len(self.boxes) + (k < self.rounds % len(self.boxes))
            rounds = max(0, min(self.size, share - number * self.size))
        return self.boxes[k], f"{self.seed}/{number}", rounds

    def begin(self) -> Callable[[int], Outcome]:
        """Ready at once."""
        return self.play

    def play(self, piece: int) -> Outcome:
        """Play one batch and check every law."""
        name, seed, rounds = self.batch(piece)
        return soak(box_named(name), self.seats, seed, rounds)


@dataclass(frozen=True)
class Counting:
    """The same batches, but only the cards are counted, which is much faster."""

    batches: Soaking

    def begin(self) -> Callable[[int], Account]:
        """Ready at once."""
        return self.play

    def play(self, piece: int) -> Account:
        """Play one batch and count the cards after every action."""
        name, seed, rounds = self.batches.batch(piece)
        return account(box_named(name), self.batches.seats, seed, rounds)


# What is found, as it is kept in a file.


def outcome_data(one: Outcome) -> dict[str, Any]:
    """Everything about one box."""
    groups = {group: dict(getattr(one.counts, group)) for group in (*Kinds._fields, "undeclared")}
    return {"rounds": one.counts.rounds, "actions": one.counts.actions, **groups, "failures": one.failures}


def outcome_of(box: str, data: dict[str, Any]) -> Outcome:
    """The same, read again."""
    found, counts = Outcome(box), Counts()
    counts.rounds, counts.actions = data["rounds"], data["actions"]
    for group in (*Kinds._fields, "undeclared"):
        setattr(counts, group, Counter(data[group]))
    found.counts, found.failures = counts, list(data["failures"])
    return found


def account_data(one: Account) -> dict[str, Any]:
    """Everything about one box of which only the cards were counted."""
    return {**{name: getattr(one, name) for name in NUMBERS}, "losses": one.losses}


def account_of(box: str, data: dict[str, Any]) -> Account:
    """The same, read again."""
    found = Account(box)
    for name in NUMBERS:
        setattr(found, name, data[name])
    found.losses = list(data["losses"])
    return found
