"""Heaps: the cards left of a group, and the tokens that can take only some of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.masks import Cards, first, is_empty, only, without


class Heap:
    """The cards of a group that no token has yet: those with a known back, and the unbacked ones."""

    def __init__(self, known: list[int], unbacked: list[int]) -> None:
        self.known = vec[u8](known + [0] * len(unbacked))  # with space for the unbacked ones
        self.unbacked = vec[u8](unbacked)
        self.known_size: i64 = len(known)
        self.unbacked_size: i64 = len(unbacked)
        self.free: list[i64] = []  # tokens that get the rest
        self.tokens = vec[i64]([])  # the same, once it is complete
        self.behind: list[i64] = []  # tokens with a known back that get any unbacked card


class ConstrainedCard:
    """A token that can be only some of the cards left; only unbacked ones if its back is known."""

    def __init__(self, token: i64, group: i64, cards: Cards, back: i64) -> None:
        self.token = token
        self.group = group
        self.low = cards[0]
        self.high = cards[1]
        self.back = back  # a dark face, or -1
        self.most: i64 = 0  # the most cards that can be left for it


class ConstrainedBack:
    """An unbacked card that can have only some of the spare backs."""

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
