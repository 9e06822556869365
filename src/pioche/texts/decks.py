"""What is in a box, from its rules: each kind of card, how many there are, what they are worth."""

from __future__ import annotations

from typing import NamedTuple

from pioche.engine.cards import Face
from pioche.texts.naming import Names, capital
from pioche.texts.page import Page


class Kind(NamedTuple):
    """A line of the deck table: one symbol, or consecutive numbers with the same number of copies."""

    faces: list[Face]  # one of each symbol, in the first colour
    copies: int  # of a face
    colours: int  # 4, or 1 for a wild

    @property
    def total(self) -> int:
        """The number of cards of this kind."""
        return len(self.faces) * self.copies * self.colours


def kinds_of(names: Names, side: int) -> list[Kind]:
    """The kinds of a side in the order of its deck table."""
    rules = names.rules
    copies: dict[int, int] = {}
    for card in rules.deck:
        shown = rules.card_faces[card][side]
        copies[shown] = copies.get(shown, 0) + 1
    found: list[Kind] = []
    for number, count in sorted(copies.items()):
        face = rules.faces[number]
        if not face.wild and face.colour != 0:
            continue
        kind = Kind([face], count, 1 if face.wild else 4)
        last = found[-1] if found else None
        if last is not None and _follows(last, kind):
            last.faces.append(face)
        else:
            found.append(kind)
    return found


def _follows(last: Kind, kind: Kind) -> bool:
    """Whether a number continues the last line."""
    before, face = last.faces[-1], kind.faces[0]
    one_more = before.number >= 0 and face.number == before.number + 1
    return one_more and before.stop == face.stop and last.copies == kind.copies


def kind_name(names: Names, kind: Kind) -> str:
    """The name of a kind in the table."""
    words = names.words
    low, high = kind.faces[0], kind.faces[-1]
    if low.number < 0:
        return capital(names.symbol(low.symbol))
    if low.stop:
        return words.say("rules-deck-stops", low=int(low.number), high=int(high.number))
    if low is high:
        return words.say("rules-deck-number", number=int(low.number))
    return words.say("rules-deck-numbers", low=int(low.number), high=int(high.number))


def _sign(kind: Kind) -> str:
    signs = [face.symbol + ("!" if face.stop else "") for face in (kind.faces[0], kind.faces[-1])]
    return f"`{signs[0]}`" if len(kind.faces) == 1 else f"`{signs[0]}…{signs[1]}`"


def write_deck(page: Page, names: Names, side: int) -> None:
    """Write the deck table of a side."""
    say = names.words.say
    kinds = kinds_of(names, side)
    head = [say(f"rules-deck-{column}") for column in ("card", "sign", "count", "points")]
    rows: list[list[str]] = []
    for kind in kinds:
        each = kind.total // kind.colours
        count = str(each) if kind.colours == 1 else f"{kind.colours} × {each} = {kind.total}"
        face = kind.faces[0]
        plain = face.number >= 0 and all(face.points == face.number for face in kind.faces)
        points = say("rules-deck-face") if plain and face.number + len(kind.faces) > 1 else str(face.points)
        rows.append([kind_name(names, kind), _sign(kind), count, points])
    rows.append([say("rules-deck-total"), "", str(sum(kind.total for kind in kinds)), ""])
    page.table(head, rows)


def colours_with_letters(names: Names, side: int) -> str:
    """The colours of a side with their letters, as `red (R), … and blue (B)`."""
    letters = names.rules.box.sides[side].letters
    colours = names.colours(side)
    return names.words.join([f"{colours[k]} (`{letters[k]}`)" for k in range(4)])
