"""The limits of a deck, set by the engine's tables; a deck beyond one is refused with both numbers."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import MAX_CARDS, NO_COLOUR, NO_KIND, Face, Row, Side
from pioche.engine.options import OptionError

COLOURS: Final = NO_COLOUR  # per side
MOST_KINDS: Final = NO_KIND  # numbers and symbols of coloured cards, both sides together
LARGEST_NUMBER: Final = 9
MOST_TRAYS: Final = 2
MOST_SIDES: Final = 2
SEPARATORS: Final = " /<@#!"  # characters with a meaning in notation


def check_form(box: str, sides: list[Side], trays: int, balanced: bool) -> None:
    """Check for one or two sides, each with four colours of its own, and one or two trays."""
    if not 1 <= len(sides) <= MOST_SIDES:
        raise OptionError(f"{box} has {len(sides)} sides; cards have 1 or {MOST_SIDES}")
    if not 1 <= trays <= MOST_TRAYS:
        raise OptionError(f"{box} has {trays} trays; there are 1 or {MOST_TRAYS}")
    if balanced and trays != MOST_TRAYS:
        raise OptionError(f"{box} has a balance, which takes {MOST_TRAYS} trays")
    for side in sides:
        for what, found in (("colours", side.colours), ("letters", list(side.letters))):
            if len(set(found)) != COLOURS or len(found) != COLOURS:
                listed = ", ".join(found)
                raise OptionError(
                    f"the {side.name} side of {box} has {len(set(found))} different {what} ({listed}), "
                    f"not {COLOURS}"
                )


def check_rows(box: str, side: Side, rows: list[Row]) -> None:
    """Check the deck table of a side: not too many cards, one-digit numbers, a symbol on every card."""
    cards = 0
    for row in rows:
        if row.copies < 0:
            raise OptionError(
                f"{box} has {row.copies} copies of {row.symbol!r}; there cannot be fewer than 0"
            )
        if not -1 <= row.number <= LARGEST_NUMBER:
            raise OptionError(
                f"{box} has a card with the number {row.number}; numbers go from 0 to {LARGEST_NUMBER}"
            )
        if row.symbol == "" or any(letter in row.symbol for letter in SEPARATORS):
            raise OptionError(
                f"{box} has a card with the sign {row.symbol!r}; a sign is not empty, and has no space and "
                f"none of {SEPARATORS.strip()} in it"
            )
        cards += row.copies * (1 if row.wild else COLOURS)
    if cards > MAX_CARDS:
        raise OptionError(f"the {side.name} side of {box} has {cards} cards; a deck has at most {MAX_CARDS}")


def check_faces(box: str, kinds: int, faces: list[tuple[Face, int]]) -> None:
    """Check that the faces of one side differ in kind and in code."""
    if kinds > MOST_KINDS:
        raise OptionError(f"{box} has {kinds} kinds of coloured cards; there are at most {MOST_KINDS}")
    seen: set[str] = set()
    for face, _ in faces:
        if face.code in seen:
            raise OptionError(
                f"{box} has two rows of cards called {face.code}; every face needs its own name"
            )
        seen.add(face.code)


def check_sides(box: str, light: list[tuple[Face, int]], dark: list[tuple[Face, int]]) -> None:
    """Check that both sides of a two-sided deck have the same number of faces."""
    fronts = sum([copies for _, copies in light])
    backs = sum([copies for _, copies in dark])
    if fronts != backs:
        raise OptionError(
            f"{box} has {fronts} faces on one side and {backs} on the other; every card has both"
        )


def check_pairs(
    box: str, pairs: list[tuple[str, str]], light: list[tuple[Face, int]], dark: list[tuple[Face, int]]
) -> None:
    """Check that the pairs use each face as often as the deck has it."""
    for which, faces in ((0, light), (1, dark)):
        left = {face.code: copies for face, copies in faces}
        for pair in pairs:
            code = pair[which]
            if code not in left:
                known = "light" if which == 0 else "dark"
                raise OptionError(f"the pairs of {box} name {code!r}, which is no face of the {known} side")
            left[code] -= 1
        for face, copies in faces:
            if left[face.code] != 0:
                raise OptionError(
                    f"the pairs of {box} name {face.code} {copies - left[face.code]} times; "
                    f"the deck has it {copies} times"
                )


def check_start(box: str, trays: int, light: list[tuple[Face, int]]) -> None:
    """Check for enough cards that may be turned up first, one for each tray (R6)."""
    starting = sum([copies for face, copies in light if face.opening is not None])
    if starting < trays:
        raise OptionError(f"{box} has {starting} cards that may be turned up first; it takes {trays}")
