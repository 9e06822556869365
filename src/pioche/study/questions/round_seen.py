"""One round as a question sees it: what every seat did, by the names of the columns in docs/study.md."""

from __future__ import annotations

from typing import Any

from pioche.engine.cards import HALF
from pioche.engine.events import Event
from pioche.engine.masks import bits, lowest
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.rounds.stats import OF_ROUND, RoundStats
from pioche.study.simulation.columns import columns


def hands_of(s: State) -> list[int]:
    """The hands of a table as they are, two masks a seat."""
    return [int(mask) for seat in range(s.seats) for mask in s.hand_of(seat)]


class Round:
    """A round that is over: `turns`, `winner`, `drawn[seat]` and all other columns, and what was dealt."""

    turns: int
    winner: int
    dealer: int
    starter: int
    decisions: int
    dark_turns: int
    seat: list[int]
    won: list[int]
    points: list[int]
    left: list[int]
    laid: list[int]
    drawn: list[int]
    wild_draws: list[int]
    bluffs: list[int]
    bluffs_caught: list[int]
    challenges: list[int]
    challenges_won: list[int]
    calls_missed: list[int]
    caught: list[int]
    catches: list[int]
    flips: list[int]
    falls: list[int]

    def __init__(self, s: State, stats: RoundStats, bots: tuple[str, ...], hands: list[int]) -> None:
        self.players = len(bots)
        self.bots = bots
        self.rules: Rules = s.rules
        self.side = int(s.side)  # that was up at the end
        self.events: list[Event] = s.events or []  # only where the table was listened to
        self._hands = hands  # at the first question, two masks a seat
        self.seat = list(range(self.players))
        for name, column in columns(stats).items():
            setattr(self, name, column[0] if name in OF_ROUND else column.tolist())

    @property
    def void(self) -> bool:
        """Whether nobody has won."""
        return self.winner < 0

    def after_dealer(self, seat: int) -> int:
        """How many places to the left of the dealer a seat is: 1 is next, and the dealer is last."""
        return (seat - self.dealer - 1) % self.players + 1

    def hand(self, seat: int) -> dict[str, int]:
        """What a seat held at the first question: how many cards of each symbol, whatever their colour."""
        found: dict[str, int] = {}
        for half in (0, 1):
            mask = self._hands[2 * seat + half]
            for _ in range(int(bits(mask))):
                card = int(lowest(mask)) + HALF * half
                mask &= mask - 1
                symbol = self.rules.face(card, 0).symbol
                found[symbol] = found.get(symbol, 0) + 1
        return found

    def total(self, name: str) -> int:
        """A column, all seats together."""
        value: Any = getattr(self, name)
        return sum(value) if isinstance(value, list) else int(value)
