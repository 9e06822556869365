"""The table as one seat sees it, built from that seat's View alone."""

from __future__ import annotations

import math
from typing import Final

from pioche.engine.actions import PLAY
from pioche.engine.cards import NO_COLOUR
from pioche.engine.options import SCORINGS
from pioche.notation.moves import TRAYS
from pioche.sight.seen import Sight
from pioche.sight.view import View
from pioche.terminal.paint import FAINT, STRONG, Paint
from pioche.terminal.screen import Screen
from pioche.texts.naming import Names, capital, tray_name
from pioche.texts.words import Words

# The balance, drawn as a leaning beam.
HALF: Final = 20  # columns from the middle to either end
ASPECT: Final = 2.0  # a character is about twice as high as it is wide
HEIGHTS: Final = "▔─▁"  # three heights within a line of text
PIVOT: Final = "▲"


class Board:
    """Draws the table of one view: hands, piles, trays, colours in force."""

    def __init__(self, words: Words, names: list[str], view: View, paint: Paint, screen: Screen) -> None:
        self.say = words.say
        self.words = words
        self.names = names
        self.view = view
        self.paint = paint
        self.screen = screen
        self.named = Names(words, view.rules)
        labels = [*names, *(self.tray(tray) for tray in range(view.rules.trays)), self.say("table-draw_pile")]
        self.wide = max(len(label) for label in labels) + 2

    def lines(self) -> list[str]:
        """Everything on the table, the viewer's own hand last."""
        found = [self.head()]
        for step in range(1, self.view.seats):
            seat = int(self.view.viewer + step * self.view.direction) % int(self.view.seats)
            found += self.other(seat)
        found += self.trays()
        found += self.pile()
        return [*found, *self.own()]

    def row(self, label: str, cells: list[str], between: str = "") -> list[str]:
        """A row with its label in a separate column, wrapped at the width of the screen."""
        return self.screen.flow(" " + label.ljust(self.wide), cells, between)

    def head(self) -> str:
        """A header line with the round, the side and the direction of play."""
        parts = [self.say("play-head", number=int(self.view.round))]
        if self.view.rules.two_sided:
            parts.append(self.named.side(self.view.side))
        parts.append(self.say("play-to_left" if self.view.direction > 0 else "play-to_right"))
        text = f"── {' · '.join(parts)} "
        return self.paint.style(text + "─" * (self.screen.width - len(text)), FAINT)

    # Hands

    def other(self, seat: int) -> list[str]:
        """Another player: the number of cards, those that are visible, points, and a missing call."""
        hand = self.view.hands[seat]
        cells = [self.left(seat) or self.say("count-cards", count=len(hand))]
        if self.view.windows >> seat & 1:
            cells.append(self.paint.style(self.say("play-window"), STRONG))
        if SCORINGS[self.view.rules.scoring] != "single" and any(self.view.scores):
            cells.append(self.say("count-points", count=self.view.scores[seat]))
        found = self.row(self.names[seat], cells, ", ")
        shown = [self.sight(card) for card in hand if self.active(card) >= 0]
        backs = [self.sight(card) for card in hand if self.active(card) < 0 <= self.back(card)]
        for key, cards in (("play-shown", shown), ("play-backs", backs)):
            if cards:
                found += self.row("", [self.say(key) + " ", *cards])
        return found

    def left(self, seat: int) -> str:
        """Whether a player is out, and in which place, in words (R102); empty for a player who is in."""
        if seat not in self.view.out:
            return ""
        if seat in self.view.dropped:
            return self.say("play-dropped")
        if seat in self.view.places:
            return self.say("play-place", number=self.view.places.index(seat) + 1)
        return self.say("play-out")

    def sight(self, card: Sight) -> str:
        """Another player's card: its face if that is visible, else its back."""
        face = self.active(card) if self.active(card) >= 0 else self.back(card)
        return self.paint.card(self.view.rules.faces[face].code)

    def active(self, card: Sight) -> int:
        """The number of the active face, or below 0."""
        return int(card.face(self.view.side))

    def back(self, card: Sight) -> int:
        """The number of the other face, or below 0."""
        return int(card.face(1 - self.view.side))

    def own(self) -> list[str]:
        """The viewer's hand, sorted; cards that can be laid are in brackets."""
        faces = self.view.rules.faces
        offered = {int(choice.handle) for choice in self.view.choices if choice.verb == PLAY}
        # One of several equal cards is on offer but any will do; only a card just drawn must be itself.
        alike = {self.active(card) for card in self.view.hand if int(card.handle) in offered}
        hand = sorted(
            self.view.hand, key=lambda card: (int(faces[self.active(card)].colour), self.active(card))
        )
        cells: list[str] = []
        for card in hand:
            marked = int(card.handle) in offered or (self.view.drawn == 0 and self.active(card) in alike)
            cells.append(self.paint.card(faces[self.active(card)].code, marked))
        left = self.left(int(self.view.viewer))
        return self.row(self.names[self.view.viewer], [left] if left else cells)

    # Piles

    def tray(self, tray: int) -> str:
        """The name of a tray, or of the only pile."""
        if self.view.rules.trays == 1:
            return self.say("table-talon")
        return capital(self.say("play-tray", tray=tray_name(self.words, TRAYS[tray])))

    def trays(self) -> list[str]:
        """The talon, or both trays and their balance."""
        found: list[str] = []
        rules = self.view.rules
        codes = [rules.faces[self.active(top)].code for top in self.view.tops]
        for tray, code in enumerate(codes):
            cells = [self.paint.card(code) + " " + self.force(tray)]
            if rules.trays == 2:
                cells.append(self.say("count-cards", count=self.view.tray_sizes[tray]))
                frozen = self.say("play-frozen" if self.view.frozen[tray] else "play-open")
                cells.append(self.paint.style(frozen, STRONG) if self.view.frozen[tray] else frozen)
            found += self.row(self.tray(tray), cells, ", ")
        if rules.balance is not None:
            found += [self.paint.sentence(f"   {line}") for line in beam(int(self.view.angle), *codes)]
            found.append("   " + self.leaning())
        return found

    def force(self, tray: int) -> str:
        """The name of the colour in force on a tray, painted in that colour."""
        number = self.view.colours[tray]
        if number == NO_COLOUR:
            return self.say("table-no_colour")
        name = self.view.rules.box.sides[self.view.side].colours[number]
        return self.paint.colour(name, self.named.colour(self.view.side, number))

    def leaning(self) -> str:
        """How the balance leans, in words."""
        degrees = abs(int(self.view.angle)) // 100
        if degrees == 0:
            return self.say("play-level")
        key = "play-leans_right" if self.view.angle > 0 else "play-leans_left"
        return self.say(key, degrees=degrees)

    def pile(self) -> list[str]:
        """The draw pile, and the back on top of it if backs differ."""
        cells = [self.say("count-cards", count=int(self.view.draw_size))]
        if self.view.next >= 0:
            back = self.paint.card(self.view.rules.faces[self.view.next].code)
            cells.append(f"{self.say('play-next_back')} {back}")
        return self.row(self.say("table-draw_pile"), cells, ", ")


def beam(angle: int, left: str, right: str) -> list[str]:
    """The lines of the picture, with a label over each end; the angle is in hundredths of a degree."""
    slope = math.tan(math.radians(angle / 100)) / ASPECT
    drawn: dict[tuple[int, int], str] = {}
    ends: dict[int, int] = {}
    for x in range(-HALF, HALF + 1):
        row, height = divmod(round(slope * x * len(HEIGHTS)) + 1, len(HEIGHTS))
        drawn[row, x + HALF] = HEIGHTS[height]
        ends[x] = row
    drawn[1, HALF] = PIVOT
    for x, label in ((-HALF, left), (HALF - len(right) + 1, right)):
        # The label goes on the highest point of the beam beneath it.
        row = min(ends[min(HALF, x + k)] for k in range(len(label))) - 1
        for k, letter in enumerate(label):
            drawn[row, x + HALF + k] = letter
    top, bottom = min(row for row, _ in drawn), max(row for row, _ in drawn)
    return [
        "".join(drawn.get((row, column), " ") for column in range(2 * HALF + 1)).rstrip()
        for row in range(top, bottom + 1)
    ]
