"""Pairing: which faces share a card, where only the match seed decides it (R12).

Pairs that were once seen on one card stay together for the whole match; the others can be anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import HALF
from pioche.engine.masks import lowest

if TYPE_CHECKING:
    from pioche.engine.deck import Deck
    from pioche.engine.rng import Rng


class Pairing:
    """The pairs known from earlier rounds, and the search for a place for each among the threads."""

    def __init__(self, deck: Deck, pairs: dict[tuple[int, int], int]) -> None:
        self.deck = deck
        self.known = pairs
        self.pairs: list[tuple[int, int]] = []  # each as often as it is known to be there
        self.free: list[int] = deck.copies[:]  # copies of each face that are in none of them
        for pair, number in pairs.items():
            for _ in range(number):
                self.pairs.append(pair)
                self.free[pair[0]] -= 1
                self.free[pair[1]] -= 1
        self.seen: dict[tuple[int, int], int] = {}  # pairs on threads now
        self.fresh: list[int] = [0] * len(deck.copies)  # how many of them, by face, are not among the known
        self.light: list[int] = []  # the faces of each thread, -1 where several are possible
        self.dark: list[int] = []
        self.pair_of: list[int] = []  # by thread
        self.thread_of: list[int] = []  # by pair
        self.visited: set[int] = set()

    def light_of(self, low: i64, high: i64) -> int:
        """The light face that all of these cards show, or -1."""
        deck = self.deck
        face = deck.rules.card_faces[lowest(low) if low != 0 else lowest(high) + HALF][0]
        return face if (low & ~deck.low[face]) | (high & ~deck.high[face]) == 0 else -1

    def dark_of(self, low: i64, high: i64) -> int:
        """The dark face that all of these backs show, or -1."""
        deck = self.deck
        face = deck.back_face[lowest(low) if low != 0 else lowest(high) + HALF]
        return face if (low & ~deck.low[face]) | (high & ~deck.high[face]) == 0 else -1

    def possible(self, low: i64, high: i64, back_low: i64, back_high: i64) -> bool:
        """Whether some card can be one of these and have one of these backs."""
        if low | high == 0 or back_low | back_high == 0:
            return False
        light = self.light_of(low, high)
        dark = self.dark_of(back_low, back_high)
        if light < 0 or dark < 0 or self.known.get((light, dark), 0) > 0:
            return True
        return self.free[light] > 0 and self.free[dark] > 0

    def put_on(self, light: int, dark: int) -> int:
        """A thread has become this pair; how many faces are now in more pairs than there are copies."""
        if light < 0 or dark < 0:
            return 0
        pair = (light, dark)
        number = self.seen.get(pair, 0) + 1
        self.seen[pair] = number
        wrong = 0
        if number > self.known.get(pair, 0):
            for face in pair:
                self.fresh[face] += 1
                if self.fresh[face] > self.free[face]:
                    wrong += 1
        return wrong

    def take_off(self, light: int, dark: int) -> int:
        """A thread is no longer this pair; how many faces fewer are in too many pairs."""
        if light < 0 or dark < 0:
            return 0
        pair = (light, dark)
        number = self.seen[pair]
        self.seen[pair] = number - 1
        righted = 0
        if number > self.known.get(pair, 0):
            for face in pair:
                if self.fresh[face] > self.free[face]:
                    righted += 1
                self.fresh[face] -= 1
        return righted

    def crowded(self, light: int, dark: int) -> bool:
        """Whether a pair is one too many of its faces' pairs."""
        if light < 0 or dark < 0 or self.known.get((light, dark), 0) >= self.seen.get((light, dark), 0):
            return False
        return self.fresh[light] > self.free[light] or self.fresh[dark] > self.free[dark]

    def place(self, rng: Rng, low: vec[i64], high: vec[i64], back_low: vec[i64], back_high: vec[i64]) -> int:
        """Find a thread for every known pair, and tell the threads; -1, or a face that too many have."""
        n = int(self.deck.size)
        self.light = [self.light_of(low[k], high[k]) for k in range(n)]
        self.dark = [self.dark_of(back_low[k], back_high[k]) for k in range(n)]
        self.pair_of = [-1] * n
        self.thread_of = [-1] * len(self.pairs)
        free = self.seat_complete(n)
        order = mixed(n, rng)
        for faces in (self.light, self.dark):
            for thread in self.bound(faces, order, free):
                self.visited = set()
                if self.pair_of[thread] < 0 and not self.find_pair(thread):
                    return faces[thread]
        for pair in range(len(self.pairs)):
            self.visited = set()
            if self.thread_of[pair] < 0 and not self.find_thread(pair, order):
                crowded = self.pairs[pair]
                return crowded[1] if self.threads_with(crowded[1]) else crowded[0]
        deck = self.deck
        for k in range(n):
            if self.pair_of[k] >= 0:
                light, dark = self.pairs[self.pair_of[k]]
                low[k] &= deck.low[light]
                high[k] &= deck.high[light]
                back_low[k] &= deck.low[dark]
                back_high[k] &= deck.high[dark]
        return -1

    def threads_with(self, face: int) -> list[i64]:
        """The threads that certainly have a face."""
        faces = self.light if self.deck.side[face] == 0 else self.dark
        return [i64(k) for k in range(len(faces)) if faces[k] == face]

    def seat_complete(self, n: int) -> list[int]:
        """Threads of which both faces are known have their pair; what is then left of each face."""
        left: dict[tuple[int, int], list[int]] = {}
        for pair in range(len(self.pairs)):
            left.setdefault(self.pairs[pair], []).append(pair)
        free = self.free[:]
        for k in range(n):
            if self.light[k] >= 0 and self.dark[k] >= 0:
                same = left.get((self.light[k], self.dark[k]))
                if same:
                    self.seat(k, same.pop())
                else:
                    free[self.light[k]] -= 1
                    free[self.dark[k]] -= 1
        return free

    def seat(self, thread: int, pair: int) -> None:
        """Let a thread be a pair."""
        self.pair_of[thread] = pair
        self.thread_of[pair] = thread

    def bound(self, faces: list[int], order: list[int], free: list[int]) -> list[int]:
        """Threads with a face of which too few copies are free: those must be one of the known pairs."""
        found: list[int] = []
        room = free[:]
        for thread in order:
            face = faces[thread]
            if face >= 0 and (self.light[thread] < 0 or self.dark[thread] < 0):
                room[face] -= 1
                if room[face] < 0:
                    found.append(thread)
        return found

    def goes(self, thread: int, pair: int) -> bool:
        """Whether a thread can be a pair."""
        light, dark = self.pairs[pair]
        return self.light[thread] in (-1, light) and self.dark[thread] in (-1, dark)

    def find_pair(self, thread: int) -> bool:
        """Find a pair for a thread, moving other threads if need be."""
        for pair in range(len(self.pairs)):
            if pair not in self.visited and self.goes(thread, pair):
                self.visited.add(pair)
                if self.thread_of[pair] < 0 or self.find_pair(self.thread_of[pair]):
                    self.seat(thread, pair)
                    return True
        return False

    def find_thread(self, pair: int, order: list[int]) -> bool:
        """Find a thread for a pair, moving other pairs if need be."""
        for thread in order:
            if thread not in self.visited and self.goes(thread, pair):
                self.visited.add(thread)
                if self.pair_of[thread] < 0 or self.find_thread(self.pair_of[thread], order):
                    self.seat(thread, pair)
                    return True
        return False


def mixed(n: int, rng: Rng) -> list[int]:
    """The numbers below n in random order."""
    found = list(range(n))
    k = n - 1
    while k > 0:
        j = rng.below(k + 1)
        x = found[k]
        found[k] = found[j]
        found[j] = x
        k -= 1
    return found
