"""Recall: the memory that belongs to a view, continued from view to view of one history."""

from __future__ import annotations

from typing import Final

from pioche.engine.events import ROUND_STARTED
from pioche.engine.rules import Rules
from pioche.inference.deck import Deck
from pioche.inference.memory import Memory
from pioche.sight.history import History, HistoryCache
from pioche.sight.seen import Seen
from pioche.sight.view import View

DECKS: Final = 16  # kept for the next match with the same rules
_decks: Final[list[Deck]] = []


def deck_of(rules: Rules, printed: bool) -> Deck:
    """The deck of these rules; shared if its pairing of faces is known."""
    if rules.seeded or (rules.two_sided and not printed):
        return Deck(rules, printed)
    for deck in _decks:
        if deck.rules is rules:
            return deck
    deck = Deck(rules, printed)
    _decks.append(deck)
    if len(_decks) > DECKS:
        del _decks[0]
    return deck


class Thread:
    """How far one history has been followed, and the memory of it."""

    def __init__(self, rules: Rules, seen: list[Seen], printed: bool) -> None:
        self.seen = seen
        self.seats = rules.seats
        self.deck = deck_of(rules, printed)
        self.memory = Memory(self.deck, self.seats)
        self.followed = -1  # number of events the memory has seen; -1 if it has to start over

    def upto(self, told: int) -> Memory:
        """The memory after this many events; valid until another number is asked for."""
        if self.followed < 0 or self.followed > told:
            self.memory = Memory(self.deck, self.seats)
            # An unknown pairing of faces is learnt over the whole match.
            self.followed = 0 if self.deck.apart else self.round_start(told)
        while self.followed < told:
            self.memory.follow(self.seen[self.followed])
            self.followed += 1
        return self.memory

    def round_start(self, told: int) -> int:
        """The start of the round in progress after this many events."""
        k = told - 1
        while k > 0 and self.seen[k].kind != ROUND_STARTED:
            k -= 1
        return max(k, 0)


class Recall(HistoryCache):
    """The memories of one history: with a printed pairing known by heart, and without."""

    def __init__(self, history: History) -> None:
        # Not the history itself, which refers to this object: reference counting has to free both.
        self.rules = history.rules
        self.seen = history.seen
        self.by_heart: Thread | None = None
        self.by_sight: Thread | None = None

    def thread(self, printed: bool) -> Thread:
        """The memory with or without the printed pairing; there is one if that makes no difference."""
        rules = self.rules
        if printed or not rules.two_sided or rules.seeded:
            if self.by_heart is None:
                self.by_heart = Thread(rules, self.seen, True)
            return self.by_heart
        if self.by_sight is None:
            self.by_sight = Thread(rules, self.seen, False)
        return self.by_sight


def recall(view: View, printed: bool = False) -> Memory:
    """What follows from a view's history for every card; good until another view's memory is asked for.

    With `printed`, the viewer knows by heart which faces share a card in a printed deck.
    """
    history = view.past
    cache = history.cache
    if not isinstance(cache, Recall):
        cache = Recall(history)
        history.cache = cache
    return cache.thread(printed).upto(view.told)
