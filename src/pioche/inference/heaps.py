"""Heaps: the cards that are left of a group, and the tokens that do not take just any of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.masks import Cards, first, is_empty, only, without


class Heap:
    """The cards of a group that no token has yet: those known from behind, and the bare ones."""

    def __init__(self, known: list[int], bare: list[int]) -> None:
        self.known = vec[u8](known + [0] * len(bare))  # with room for the bare ones
        self.bare = vec[u8](bare)
        self.known_size: i64 = len(known)
        self.bare_size: i64 = len(bare)
        self.free: list[i64] = []  # tokens that get what remains
        self.tokens = vec[i64]([])  # the same, once all are known
        self.behind: list[i64] = []  # tokens with a known back that get any bare card


class Picky:
    """A token that can be some of the cards left: bare ones only if its back is known."""

    def __init__(self, token: i64, group: i64, cards: Cards, back: i64) -> None:
        self.token = token
        self.group = group
        self.low = cards[0]
        self.high = cards[1]
        self.back = back  # a face, or -1
        self.most: i64 = 0  # cards that can be left for it


class Choosy:
    """A bare card that can have some of the spare backs only."""

    def __init__(self, token: i64, backs: vec[u8]) -> None:
        self.token = token
        self.backs = backs  # 1 for each face that it can have
        self.most: i64 = 0


def cards_in(cards: Cards) -> list[int]:
    """The cards of a set."""
    found: list[int] = []
    while not is_empty(cards):
        card = first(cards)
        cards = without(cards, only(card))
        found.append(int(card))
    return found
