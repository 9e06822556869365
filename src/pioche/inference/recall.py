"""Recall: the memory that belongs to a view, continued from view to view of one history."""

from __future__ import annotations

from typing import Final

from pioche.engine.rules import Rules
from pioche.inference.deck import Deck
from pioche.inference.memory import Memory
from pioche.sight.history import History, HistoryCache, round_start
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
        self.deck = deck_of(rules, printed)
        self.memory = Memory(self.deck)
        self.followed = -1  # number of events the memory has seen; -1 if it has to start over

    def upto(self, told: int) -> Memory:
        """The memory after this many events; valid until another number is asked for."""
        if self.followed < 0 or self.followed > told:
            self.memory = Memory(self.deck)
            # An unknown pairing of faces is learnt over the whole match.
            self.followed = 0 if self.deck.apart else int(round_start(self.seen, told))
        while self.followed < told:
            self.memory.follow(self.seen[self.followed])
            self.followed += 1
        return self.memory


class Recall(HistoryCache):
    """The memories of one history: with a printed pairing known by heart, and without."""

    def __init__(self, history: History) -> None:
        # Not the history itself, which refers to this object: reference counting has to free both.
        self.rules = history.rules
        self.seen = history.seen
        self.threads: dict[bool, Thread] = {}

    def thread(self, printed: bool) -> Thread:
        """The memory with or without the printed pairing; there is one if that makes no difference."""
        rules = self.rules
        by_heart = printed or not rules.two_sided or rules.seeded
        if by_heart not in self.threads:
            self.threads[by_heart] = Thread(rules, self.seen, by_heart)
        return self.threads[by_heart]


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
