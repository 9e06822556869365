"""What a score pad beside real cards learns about a box: its cards' points and effects, and how one wins."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class PadCard(Struct, frozen=True):
    """A kind of card: its face in each colour, its points, how many there are, what it does."""

    codes: list[str]
    points: int
    copies: int
    does: dict[str, str]  # by language


class PadSide(Struct, frozen=True):
    """One side of the cards, in the order of the deck table."""

    name: str
    cards: list[PadCard]


class PadForm(Struct, frozen=True):
    """A way to score a match (§1.11): the options that select it, and what follows from them."""

    name: str
    options: dict[str, Any]
    collects: bool  # the winner of a round scores the other hands; otherwise everybody notes their own
    single: bool  # one round is the match, and no points are counted
    teams: list[list[int]]  # seats that play together (H8)
    drops: bool  # a player who reaches the target is out (H12)
    exceeds: bool  # low totals count from above the target, rather than at it (R46)
    seats: list[int]  # the possible numbers of players
    target: list[int]  # default, least and most (H16)


class BalanceInfo(Struct, frozen=True):
    """The numbers of the balance (§11): those of every table, and the presets among which a table chooses."""

    numbers: dict[str, int]
    presets: dict[str, dict[str, int]]  # mean, deviation, least and most of what it bears
    penalty: int  # cards for the player who makes it fall


class PadInfo(Struct, frozen=True):
    """A box played with real cards."""

    box: str
    forms: list[PadForm]
    sides: list[PadSide]
    more: dict[str, str]  # what the cards refer to, as Markdown, by language
    balance: BalanceInfo | None
