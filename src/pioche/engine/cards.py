"""Cards: the deck rows that a box writes, and the faces and sides built from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from pioche.engine.effects import AcceptOrChallenge, Effect

MAX_CARDS: Final = 112
HALF: Final = 56  # a set of cards is two masks of 56 bits
NO_COLOUR: Final = 4  # follows the four colours of a side
KINDS: Final = 32  # numbers and symbols that a box can distinguish
NO_KIND: Final = 31  # what a wild face shows: neither number nor symbol (§1.5)


class Side:
    """One side of a box's cards: its name and its four colours with their letters."""

    def __init__(self, name: str, colours: list[str], letters: str) -> None:
        self.name = name
        self.colours = colours
        self.letters = letters


LIGHT: Final = Side("light", ["red", "yellow", "green", "blue"], "RYGB")


class Row:
    """A row of a box's deck table: one symbol, in each colour or wild, with its points and effects.

    effects    run when the card is laid;
    opening    run when it is turned up first, as if the dealer had laid it (None: put back, R6);
    finishing  run when it is the last card of a hand (§1.10);
    outlives   the round does not end at once when it is the last card.
    """

    def __init__(
        self,
        symbol: str,
        points: int,
        copies: int,
        effects: list[Effect],
        opening: list[Effect] | None,
        finishing: list[Effect],
        wild: bool = False,
        number: int = -1,
        stop: bool = False,
        outlives: bool = False,
    ) -> None:
        self.symbol = symbol
        self.points = points
        self.copies = copies
        self.effects = effects
        self.opening = opening
        self.finishing = finishing
        self.wild = wild
        self.number = number
        self.stop = stop
        self.outlives = outlives
        self.honesty: AcceptOrChallenge | None = None  # tells whether laying it would be a bluff (H6)
        self.last_colour = False  # the colour sent along counts even with a last card (R100)


def numbers(low: int, high: int, copies: int, stop: bool = False) -> list[Row]:
    """Number cards, worth their face value."""
    return [Row(str(k), k, copies, [], [], [], number=k, stop=stop) for k in range(low, high + 1)]


def coloured(
    symbol: str,
    points: int,
    copies: int,
    effects: list[Effect],
    opening: list[Effect] | None,
    finishing: list[Effect] | None = None,
) -> Row:
    """An action card that exists in every colour."""
    return Row(symbol, points, copies, effects, opening, finishing or [])


def wild(
    symbol: str,
    points: int,
    copies: int,
    effects: list[Effect],
    opening: list[Effect] | None,
    finishing: list[Effect] | None = None,
    outlives: bool = False,
) -> Row:
    """A card without a colour of its own."""
    return Row(symbol, points, copies, effects, opening, finishing or [], wild=True, outlives=outlives)


class Face:
    """A printed face: everything that the rules need to know about a card."""

    def __init__(self, number: int, row: Row, colour: i64, letter: str, kind: i64) -> None:
        self.id: i64 = number
        self.code = row.symbol if row.wild else letter + row.symbol + ("!" if row.stop else "")
        self.symbol = row.symbol
        self.colour: i64 = colour
        self.kind: i64 = kind
        self.number: i64 = row.number
        self.points: i64 = row.points
        self.wild = row.wild
        self.stop = row.stop
        self.outlives = row.outlives
        self.honesty = row.honesty
        self.last_colour = row.last_colour
        self.effects = row.effects
        self.opening = row.opening
        self.finishing = row.finishing
        self.takes_colour = any(e.takes_colour for e in row.effects)
        self.takes_target = any(e.takes_target for e in row.effects)

    def __repr__(self) -> str:
        return f"<Face {self.code}>"


def faces_of(rows: list[Row], side: Side, first: int, kinds: dict[str, int]) -> list[tuple[Face, int]]:
    """All faces of one side with their number of copies, numbered from `first`; new symbols join `kinds`."""
    found: list[tuple[Face, int]] = []
    for row in rows:
        if row.wild:
            found.append((Face(first + len(found), row, NO_COLOUR, "", NO_KIND), row.copies))
            continue
        kind = kinds.setdefault(row.symbol, len(kinds))
        for colour in range(4):
            face = Face(first + len(found), row, colour, side.letters[colour], kind)
            found.append((face, row.copies))
    return found
