"""A deck that does not fit is refused before anything is dealt, with the number and the limit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pioche.boxes import BOXES
from pioche.engine.balance import Balance
from pioche.engine.box import Box
from pioche.engine.cards import MAX_CARDS, Row, Side, coloured, numbers, wild
from pioche.engine.deal import new_match
from pioche.engine.effects import FirstNames, NameColour, SkipNext
from pioche.engine.options import OptionError, Options
from pioche.engine.rules import Rules
from pioche.study.checks.random_tables import cards_in_play

DARK = Side("dark", ["pink", "teal", "orange", "purple"], "PTOV")


class Made(Box):
    """A box put together by a test: its deck tables, and which faces share a card."""

    def __init__(self, light: list[Row], dark: list[Row] | None = None) -> None:
        super().__init__("made")
        self.rows = [light, dark or []]
        self.shared: list[tuple[str, str]] = []
        if dark is not None:
            self.sides = [*self.sides, DARK]

    def light(self, options: Options) -> list[Row]:
        """As given."""
        return [*self.rows[0]]

    def dark(self, options: Options) -> list[Row]:
        """As given."""
        return [*self.rows[1]]

    def pairs(self, options: Options) -> list[tuple[str, str]]:
        """As given, or by the seed."""
        return self.shared


def wilds(copies: int, symbol: str = "W") -> Row:
    """Some plain wilds."""
    return wild(symbol, 50, copies, [NameColour()], [FirstNames()])


def actions(symbols: list[str]) -> list[Row]:
    """One coloured action of each sign."""
    return [coloured(symbol, 20, 1, [SkipNext()], []) for symbol in symbols]


def refused(box: Box) -> str:
    """Why rules for it cannot be made."""
    with pytest.raises(OptionError) as error:
        Rules(box, 4, {})
    return str(error.value)


def test_a_deck_as_large_as_can_be_is_played() -> None:
    """All cards of it, also where the copies of a face are many."""
    box = Made([*numbers(1, 9, 3), wilds(4)])
    s = new_match(Rules(box, 4, {}), "full")
    assert len(s.rules.deck) == MAX_CARDS
    assert cards_in_play(s) == sorted(s.rules.deck)
    assert [s.rules.code(card, 0) for card in s.rules.deck].count("R7") == 3


def test_a_deck_of_one_card_more_is_refused() -> None:
    said = refused(Made([*numbers(1, 9, 3), wilds(5)]))
    assert said == "the light side of made has 113 cards; a deck has at most 112"
    said = refused(Made([*numbers(1, 9, 4), *actions(["S", "R", "D", "F", "N"]), wilds(4)]))
    assert said == "the light side of made has 168 cards; a deck has at most 112"


def test_so_is_the_other_side() -> None:
    said = refused(Made([*numbers(1, 9, 3)], [*numbers(1, 9, 4)]))
    assert said == "the dark side of made has 144 cards; a deck has at most 112"
    said = refused(Made([*numbers(1, 9, 2)], [*numbers(1, 9, 2), wilds(1)]))
    assert said == "made has 72 faces on one side and 73 on the other; every card has both"


def test_numbers_are_digits() -> None:
    said = refused(Made([*numbers(0, 12, 2)]))
    assert said == "made has a card with the number 10; numbers go from 0 to 9"


def test_kinds_are_counted_over_both_sides() -> None:
    """31 can be told apart, and not one more."""
    letters = [chr(ord("A") + k) for k in range(21)]
    light, dark = [*numbers(0, 9, 1), *actions(letters[:10])], [*numbers(0, 9, 1), *actions(letters[10:20])]
    assert len(Rules(Made(light, dark), 4, {}).deck) == 80
    more = [*numbers(0, 8, 1), *actions(letters[10:21])]
    assert len(Rules(Made(light, more), 4, {}).deck) == 80
    said = refused(Made([*light, *actions(["X"])], [*more, *actions(["Y"])]))
    assert said == "made has 33 kinds of coloured cards; there are at most 31"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda box: setattr(box, "sides", [Side("light", ["red", "blue", "green"], "RBG")]),
            "the light side of made has 3 different colours (red, blue, green), not 4",
        ),
        (
            lambda box: setattr(box, "sides", [Side("light", ["red", "blue", "green", "red"], "RBGY")]),
            "the light side of made has 3 different colours (red, blue, green, red), not 4",
        ),
        (
            lambda box: setattr(box, "sides", [Side("light", ["red", "blue", "green", "rose"], "RBGR")]),
            "the light side of made has 3 different letters (R, B, G, R), not 4",
        ),
        (
            lambda box: setattr(box, "sides", [Side("light", ["red", "blue", "green", "rose"], "RBGKX")]),
            "the light side of made has 5 different letters (R, B, G, K, X), not 4",
        ),
        (lambda box: setattr(box, "sides", []), "made has 0 sides; cards have 1 or 2"),
        (lambda box: setattr(box, "trays", 3), "made has 3 trays; there are 1 or 2"),
        (lambda box: setattr(box, "balance", Balance()), "made has a balance, which takes 2 trays"),
        (
            lambda box: box.rows[0].append(numbers(7, 7, 1)[0]),
            "made has two rows of cards called R7; every face needs its own name",
        ),
        (
            lambda box: box.rows[0].append(wilds(1, "W 4")),
            "made has a card with the sign 'W 4'; "
            "a sign is not empty, and has no space and none of /<@#! in it",
        ),
        (
            lambda box: box.rows[0].append(wilds(-2, "V")),
            "made has -2 copies of 'V'; there cannot be fewer than 0",
        ),
        (
            lambda box: box.rows.__setitem__(0, [coloured("S", 20, 20, [SkipNext()], None)]),
            "made has 0 cards that may be turned up first; it takes 1",
        ),
    ],
)
def test_the_form_is_filled_in_as_it_can_be_played(change: Callable[[Made], None], said: str) -> None:
    box = Made([*numbers(1, 9, 2), wilds(4)])
    Rules(box, 4, {})
    change(box)
    assert refused(box) == said


def test_pairs_name_faces_that_are_there_and_as_often() -> None:
    box = Made([*numbers(1, 9, 2)], [*numbers(1, 9, 2)])
    fronts = [letter + str(number) for letter in "RYGB" for number in range(1, 10) for _ in range(2)]
    backs = [letter + str(number) for letter in "PTOV" for number in range(1, 10) for _ in range(2)]
    box.shared = list(zip(fronts, backs, strict=True))
    assert Rules(box, 4, {}).full_code(0) == "R1/P1"
    box.shared[0] = ("R1", "Z1")
    assert refused(box) == "the pairs of made name 'Z1', which is no face of the dark side"
    box.shared[0] = ("K1", "P1")
    assert refused(box) == "the pairs of made name 'K1', which is no face of the light side"
    box.shared[0] = ("R2", "P1")
    assert refused(box) == "the pairs of made name R1 1 times; the deck has it 2 times"
    box.shared.pop(0)
    assert refused(box) == "the pairs of made name R1 1 times; the deck has it 2 times"


@pytest.mark.parametrize("box", BOXES)
def test_the_boxes_on_the_shelf_fit(box: str) -> None:
    assert len(Rules(BOXES[box], 10, {}).deck) <= MAX_CARDS
