"""How a box looks, checked and complete: whatever its LOOK leaves out gets a default here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from pioche.boxes.looks import LOOKS
from pioche.boxes.looks.form import Back, CardsLook, ColourLook, Look, Picture
from pioche.boxes.looks.paints import FELT, NIGHT, PAINTS
from pioche.boxes.looks.shapes import SHAPES, Shape
from pioche.boxes.looks.signs import BARE, SIGNS
from pioche.engine.box import Box
from pioche.engine.cards import Face, Side
from pioche.engine.traits import traits_of
from pioche.shelf.drawing import COLOUR, PATH, DrawingError, Drawn, read_drawing
from pioche.shelf.faces import all_faces

LETTERS: Final = 3  # longest sign in letters
CARDS: Final = 5  # in a picture
SPREADS: Final[tuple[Literal["fan", "apart"], ...]] = ("fan", "apart")
WHITE: Final = "#ffffff"
INK: Final = "#2a2118"
PAPER: Final = "#fff9ee"
READABLE: Final = 3.0  # least contrast of large figures with their background
BORDERS: Final = {"light": PAPER, "dark": "#1b1730"}
FIELD: Final = "M15.5 6H104.5Q114 6 114 15.5V164.5Q114 174 104.5 174H15.5Q6 174 6 164.5V15.5Q6 6 15.5 6Z"
MAROON: Final = "#7b2a37"
TABLES: Final = {"light": FELT, "dark": NIGHT}


class LookError(ValueError):
    """A look that cannot be shown; says which part and why."""


@dataclass(frozen=True)
class PlateLook:
    """A colour of a side: its plate in a square of 100, the plate's size on a card, and its paints."""

    name: str
    letter: str
    place: int  # in the order of a sorted hand
    path: str
    size: float
    lift: int  # how far its centre of weight is raised
    fill: str
    ink: str  # the colour of what is drawn on the fill
    deep: str  # the colour of what is drawn on paper


@dataclass(frozen=True)
class SideLook:
    """A side of a box: its four colours, its table, and the border of its cards."""

    name: str
    colours: list[PlateLook]
    table: list[str]  # in the middle and at the rim
    motif: list[Drawn]  # woven into the table, 320 × 200
    border: str
    field: str  # on a card of 120 × 180


@dataclass(frozen=True)
class BackLook:
    """The back of a box's cards if nothing else is printed on it: what lies below our pickaxe."""

    ground: str
    drawing: list[Drawn]  # on a card of 120 × 180


@dataclass(frozen=True)
class SignLook:
    """What a symbol shows: a drawing in a square of 100, or a text; digits and + are set in numerals."""

    text: str
    drawing: list[Drawn]
    bare: bool  # a wild with this sign shows only the four plates


@dataclass(frozen=True)
class ShownLook:
    """A face in a picture."""

    code: str
    side: str


@dataclass(frozen=True)
class PictureLook:
    """The picture of a box: some of its cards on a ground, with a drawing of 320 × 200 behind them."""

    ground: list[str]  # the colours of a gradient
    angle: int
    drawing: list[Drawn]
    whole: bool  # scale it to fit instead of cropping it
    cards: list[ShownLook]
    spread: Literal["fan", "apart"]


@dataclass(frozen=True)
class BoxLook:
    """Everything that a page needs to show a box; pages contain no colours, symbols or boxes themselves."""

    sides: list[SideLook]
    signs: dict[str, SignLook]
    back: BackLook
    picture: PictureLook


def look_of(box: Box, look: Look) -> BoxLook:
    """The complete look of a box; a LookError says what cannot be shown."""
    _known(look, Look, "LOOK")
    sides = [_side(side, number, look) for number, side in enumerate(box.sides)]
    _named(look.get("colours", {}), {side.name for side in box.sides}, "colours", "a side of this box")
    for part in ("tables", "motifs", "cards"):
        _named(look.get(part, {}), {side.name for side in box.sides}, part, "a side of this box")  # type: ignore[arg-type]
    faces = all_faces(box)
    symbols = {face.symbol for side in faces for face in side.values() if face.number < 0}
    _named(look.get("signs", {}), symbols, "signs", "a symbol of this box")
    bare = look.get("bare", BARE)
    if not isinstance(bare, list):
        raise LookError("bare is a list of symbols")
    drawn = {**_usual_signs(faces), **look.get("signs", {})}
    signs = {symbol: _sign(symbol, drawn.get(symbol, symbol), symbol in bare) for symbol in sorted(symbols)}
    known = [(side.name, set(codes)) for side, codes in zip(box.sides, faces, strict=True)]
    picture = _picture(look.get("picture", {}), known, _usual_cards(faces[0].values()))
    return BoxLook(sides, signs, _back(look.get("back", {})), picture)


def _usual_signs(faces: list[dict[str, Face]]) -> dict[str, str]:
    """The signs of symbols without a drawing: draw cards show their number, others as in our boxes."""
    found: dict[str, str] = {}
    for face in (face for side in faces for face in side.values()):
        draws = traits_of(face.effects).draws
        if draws > 0:
            found[face.symbol] = f"+{draws}"
    for ours in LOOKS.values():
        found |= ours.get("signs", {})
    return found | SIGNS


def _known(part: object, form: type, what: str) -> None:
    """Refuse anything but a dictionary with the keys of a form; an unknown key is probably a typo."""
    names = form.__annotations__
    if not isinstance(part, Mapping):
        raise LookError(f"{what} is a dictionary, not {part!r}")
    for name in part:
        if name not in names:
            raise LookError(f"{what} has no part {name!r}; it can have {', '.join(names)}")


def _named(part: Mapping[str, Any], names: set[str], what: str, kind: str) -> None:
    if not isinstance(part, Mapping):
        raise LookError(f"{what} is a dictionary, not {part!r}")
    for name in part:
        if name not in names:
            raise LookError(f"{what} speaks of {name!r}, which is not {kind}")


def _colour(value: object, what: str) -> str:
    if not isinstance(value, str) or COLOUR.fullmatch(value) is None:
        raise LookError(f"{what} is a colour such as #d32f3f, not {value!r}")
    return value


# Sides and their colours


def _side(side: Side, number: int, look: Look) -> SideLook:
    said = look.get("colours", {}).get(side.name, {})
    _named(said, set(side.colours), f"colours of the {side.name} side", "one of its colours")
    table = look.get("tables", {}).get(side.name, TABLES.get(side.name, FELT))
    if not isinstance(table, list) or len(table) != 2:
        raise LookError(f"the table of the {side.name} side is two colours, not {table!r}")
    for colour in table:
        _colour(colour, f"the table of the {side.name} side")
    # A colour without a look is as in the built-in boxes, or takes one of their unused paints.
    wanted = [said.get(name, PAINTS.get(name)) for name in side.colours]
    spare = [paint for paint in PAINTS.values() if paint not in wanted]
    spare = spare if number == 0 else spare[::-1]
    order = [*said, *(name for name in side.colours if name not in said)]
    plates = []
    for name, letter, paint in zip(side.colours, side.letters, wanted, strict=True):
        plates.append(_plate(name, letter, order.index(name), spare.pop(0) if paint is None else paint))
    motif = _drawing(look.get("motifs", {}).get(side.name, ""), f"the motif of the {side.name} side")
    return SideLook(side.name, plates, list(table), motif, *_cards(side.name, look))


def _cards(side: str, look: Look) -> tuple[str, str]:
    """The border and the field of the cards of a side."""
    cards, what = look.get("cards", {}).get(side, {}), f"the cards of the {side} side"
    _known(cards, CardsLook, what)
    field = cards.get("field", FIELD)
    if not isinstance(field, str) or PATH.fullmatch(field) is None:
        raise LookError(f"the field of {what} is path data, not {field!r}")
    return _colour(cards.get("border", BORDERS.get(side, PAPER)), f"the border of {what}"), field


def _back(back: Mapping[str, Any]) -> BackLook:
    _known(back, Back, "back")
    ground = _colour(back.get("ground", MAROON), "the ground of the back")
    return BackLook(ground, _drawing(back.get("drawing", ""), "the back"))


def _drawing(text: object, what: str) -> list[Drawn]:
    try:
        return read_drawing(str(text))
    except DrawingError as error:
        raise LookError(f"{what}: {error}") from None


def _plate(name: str, letter: str, place: int, paint: Mapping[str, Any]) -> PlateLook:
    what = f"the colour {name}"
    _known(paint, ColourLook, what)
    fill = _colour(paint.get("fill"), f"the fill of {what}")
    shape = _shape(paint.get("shape", "circle"), what)
    ink = paint.get("ink", WHITE if contrast(fill, WHITE) >= READABLE else INK)
    deep = paint.get("deep", fill if contrast(fill, PAPER) >= READABLE else INK)
    return PlateLook(
        name,
        letter,
        place,
        shape.path,
        shape.size,
        shape.lift,
        fill,
        _colour(ink, f"the ink of {what}"),
        _colour(deep, f"the deep tone of {what}"),
    )


def _shape(name: object, what: str) -> Shape:
    if isinstance(name, str) and name in SHAPES:
        return SHAPES[name]
    if not isinstance(name, str) or PATH.fullmatch(name) is None:
        raise LookError(f"the shape of {what} is {', '.join(SHAPES)} or path data, not {name!r}")
    return Shape(name)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour."""
    digits = colour[1:] if len(colour) > 4 else "".join(2 * digit for digit in colour[1:])
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (
        value / 3294.6 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
        for value in channels(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# Signs and the picture


def _sign(symbol: str, drawn: object, bare: bool) -> SignLook:
    if not isinstance(drawn, str) or not drawn:
        raise LookError(f"the sign of {symbol} is a drawing or a few letters, not {drawn!r}")
    if len(drawn) <= LETTERS:
        if not drawn.isprintable() or "<" in drawn:
            raise LookError(f"the sign of {symbol} cannot be written: {drawn!r}")
        return SignLook(drawn, [], bare)
    if drawn == symbol:
        return SignLook(drawn, [], bare)
    try:
        return SignLook("", read_drawing(drawn), bare)
    except DrawingError as error:
        raise LookError(f"the sign of {symbol}: {error}") from None


def _usual_cards(faces: Iterable[Face]) -> list[str]:
    """Cards for a picture that names none: a number, an action and a wild, in different colours."""
    kinds: dict[int, str] = {}
    for face in faces:
        kind = 2 if face.wild else 1 if face.number < 0 else 0
        if face.wild or face.colour == kind:
            kinds[kind] = face.code
    return [code for _, code in sorted(kinds.items())]


def _picture(picture: Mapping[str, Any], known: list[tuple[str, set[str]]], usual: list[str]) -> PictureLook:
    _known(picture, Picture, "picture")
    ground = picture.get("ground", FELT)
    if not isinstance(ground, list) or not 1 <= len(ground) <= 4:
        raise LookError(f"the ground of the picture is one to four colours, not {ground!r}")
    for stop in ground:
        colour, _, place = str(stop).partition(" ")
        _colour(colour, "the ground of the picture")
        if place and not (place.endswith("%") and place[:-1].isdecimal()):
            raise LookError(f"the ground of the picture: {stop!r} is not a colour with a place such as 60%")
    angle = picture.get("angle", 160)
    if not isinstance(angle, int) or not 0 <= angle <= 360:
        raise LookError(f"the angle of the picture is 0 to 360, not {angle!r}")
    spread = picture.get("spread", SPREADS[0])
    if spread not in SPREADS:
        raise LookError(f"the spread of the picture is {' or '.join(SPREADS)}, not {spread!r}")
    cards = picture.get("cards", usual)
    if not isinstance(cards, list) or len(cards) > CARDS:
        raise LookError(f"the picture shows up to {CARDS} cards")
    drawing = _drawing(picture.get("drawing", ""), "the picture")
    shown = [_shown(str(card), known) for card in cards]
    return PictureLook(
        [str(stop) for stop in ground], angle, drawing, picture.get("whole") is True, shown, spread
    )


def _shown(card: str, known: list[tuple[str, set[str]]]) -> ShownLook:
    code = card.removeprefix("/")
    for number, (side, codes) in enumerate(known):
        if code in codes and (number == 1) is card.startswith("/"):
            return ShownLook(code, side)
    raise LookError(f"the picture shows {card!r}, which is no card of this box; a dark face is written /T7")
