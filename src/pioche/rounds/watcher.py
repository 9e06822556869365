"""Watchers see every action of rounds that are played at full speed; one of them counts the cards (§1.2)."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.cards import MAX_CARDS
from pioche.engine.game import apply
from pioche.engine.masks import HIGH, LOW, Cards, set_of
from pioche.engine.places import ASIDE, DRAW_PILE
from pioche.engine.state import State


class Watcher:
    """Called at every step of a round; it changes nothing in the game."""

    def begin(self, s: State) -> None:
        """A round is dealt, and the first question is asked."""

    def before(self, s: State, a: i64) -> None:
        """An action is about to be applied."""

    def after(self, s: State, a: i64) -> None:
        """It was applied."""

    def carry_out(self, s: State, a: i64) -> None:
        """Apply an action, and watch."""
        self.before(s, a)
        apply(s, a)
        self.after(s, a)

    def end(self, s: State, decisions: i64) -> None:
        """The round is over after so many answers."""


class CardWatcher(Watcher):
    """Checks after every action that each card of the deck is in exactly one place (§1.2)."""

    def __init__(self) -> None:
        self.lost: i64 = 0  # checks that found a card missing or doubled
        self.whole: Cards = (0, 0)
        self.number: i64 = 0

    def begin(self, s: State) -> None:
        """Learn the deck, and count it."""
        self.whole = set_of(s.rules.deck)
        self.number = len(s.rules.deck)
        self.count(s)

    def after(self, s: State, a: i64) -> None:
        """Count the deck again."""
        self.count(s)

    def count(self, s: State) -> None:
        """Every card once: so many in all, and each of them somewhere."""
        size, hand, pile = s.size, s.hand, s.pile
        low: i64 = 0
        high: i64 = 0
        number: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            number += size[seat]
            at = 2 * seat
            low |= hand[at]
            at += 1
            high |= hand[at]
            seat += 1
        place: i64 = DRAW_PILE
        while place <= ASIDE:
            at = (place - DRAW_PILE) * MAX_CARDS
            end = at + size[place]
            number += size[place]
            while at < end:
                card = i64(pile[at])
                low |= LOW[card]
                high |= HIGH[card]
                at += 1
            place += 1
        if number != self.number or low != self.whole[0] or high != self.whole[1]:
            self.lost += 1
