"""A table for people who watch a training: as lines of text, and as a picture of plain pixels."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from pioche.boxes.looks.paints import FELT, NIGHT, PAINTS
from pioche.engine.actions import ROUND_OVER
from pioche.engine.cards import NO_COLOUR
from pioche.engine.places import DRAW_PILE
from pioche.engine.state import State
from pioche.shelf.look import channels as rgb
from pioche.sight.seen import OPEN
from pioche.texts.catalogue import catalogue
from pioche.texts.prompts import waiting
from pioche.texts.table_lines import table_lines

Pixels = npt.NDArray[np.uint8]
WIDTH: Final = 640
ROW: Final = 44  # the height of a seat
CARD: Final = (24, 36)  # width and height
EDGE: Final = 8
PAPER: Final = (250, 246, 236)
INK: Final = (28, 28, 34)
DOT: Final = 2  # pixels per dot of a letter
# Letters of three by five dots, one digit per line; missing characters are drawn as a block.
LETTERS: Final = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757",
    "7": "71122", "8": "75757", "9": "75717", "+": "02720", "!": "22202", "_": "00007", "/": "11244",
    "A": "25755", "B": "65656", "C": "74447", "D": "65556", "E": "74647", "F": "74644", "G": "74557",
    "I": "72227", "K": "55655", "L": "44447", "M": "57755", "O": "75557", "P": "75744", "R": "65655",
    "S": "74717", "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255", "Y": "55222",
}  # fmt: skip


def table_text(s: State, names: list[str]) -> str:
    """All hands, talon and draw pile, and whose answer is awaited."""
    words = catalogue("en")
    lines = table_lines(words, s, names, OPEN, 100)
    return "\n".join([*lines, waiting(words, s, names)] if s.phase < ROUND_OVER else lines)


class Canvas:
    """An array of pixels to draw on."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.pixels: Pixels = np.empty((height, width, 3), dtype=np.uint8)
        self.pixels[:] = rgb(ground)

    def block(self, x: int, y: int, width: int, height: int, paint: tuple[int, int, int]) -> None:
        """A filled rectangle; what lies outside is clipped."""
        self.pixels[max(y, 0) : y + height, max(x, 0) : x + width] = paint

    def write(self, x: int, y: int, text: str, paint: tuple[int, int, int]) -> None:
        """Write letters of three by five dots."""
        for letter in text.upper():
            for line, bits in enumerate(LETTERS.get(letter, "77777")):
                for dot in range(3):
                    if int(bits) >> (2 - dot) & 1:
                        self.block(x + dot * DOT, y + line * DOT, DOT, DOT, paint)
            x += 4 * DOT

    def card(self, x: int, y: int, code: str, colour: str) -> None:
        """Draw a card: its colour with its code, or paper for a wild."""
        paint = rgb(PAINTS[colour]["fill"]) if colour in PAINTS else PAPER
        ink = rgb(PAINTS[colour].get("ink", "#ffffff")) if colour in PAINTS else INK
        self.block(x, y, *CARD, INK)
        self.block(x + 1, y + 1, CARD[0] - 2, CARD[1] - 2, PAPER)
        self.block(x + 3, y + 3, CARD[0] - 6, CARD[1] - 6, paint)
        wide = len(code[:2]) * 4 * DOT - DOT
        self.write(x + (CARD[0] - wide) // 2, y + CARD[1] // 2 - 5, code[:2], ink)


def picture(s: State, names: list[str]) -> Pixels:
    """The table with all hands open: one row per seat, then the piles; a bar marks who is asked."""
    height = (len(names) + 1) * ROW + 2 * EDGE
    canvas = Canvas(WIDTH, height, (NIGHT if s.side else FELT)[0])
    colours = s.rules.box.sides[s.side].colours
    for seat, name in enumerate(names):
        y = EDGE + seat * ROW
        if s.phase < ROUND_OVER and s.asked == seat:
            canvas.block(0, y, 4, CARD[1], rgb("#f5b800"))
        canvas.write(EDGE + 4, y + 12, name.removeprefix("player_")[:2], PAPER)
        hand = s.hand_list(seat)
        step = min(CARD[0] + 2, (WIDTH - 80) // max(len(hand), 1))
        for k, card in enumerate(hand):
            draw_card(canvas, s, card, 40 + k * step, y)
    y = EDGE + len(names) * ROW
    for tray in range(s.rules.trays):
        x = 40 + tray * 60
        if s.force[tray] < NO_COLOUR:
            canvas.block(x - 4, y - 2, CARD[0] + 8, CARD[1] + 4, rgb(PAINTS[colours[s.force[tray]]]["fill"]))
        draw_card(canvas, s, int(s.top(tray)), x, y)
    canvas.block(200, y, *CARD, INK)
    canvas.write(232, y + 12, str(int(s.size[DRAW_PILE])), PAPER)
    return canvas.pixels


def draw_card(canvas: Canvas, s: State, card: int, x: int, y: int) -> None:
    """Draw a card with its active face."""
    face = s.rules.face(card, s.side)
    if face.colour == NO_COLOUR:
        canvas.card(x, y, face.code, "")
    else:
        canvas.card(x, y, face.symbol, s.rules.box.sides[s.side].colours[face.colour])
