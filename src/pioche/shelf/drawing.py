"""Drawings of boxes from outside: path data or a few plain SVG elements, and nothing harmful.

A page shows these drawings to people who have not chosen the box. Everything that is not on the lists below
is refused: scripts, styles, texts, links and external resources.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, get_args

if TYPE_CHECKING:
    from xml.etree import ElementTree

LONGEST: Final = 8000  # characters of one drawing
MOST: Final = 200  # elements
DEEPEST: Final = 8  # levels of nested elements

_NUMBER: Final = r"[-+]?(?:\d+\.?\d*|\.\d+)"
PATH: Final = re.compile(r"\s*[Mm][MmLlHhVvCcSsQqTtAaZz0-9.,+\-\s]*")
COLOUR: Final = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")
_PAINT: Final = re.compile(rf"none|ink|ground|{COLOUR.pattern}")
_LENGTH: Final = re.compile(_NUMBER)
_TURN: Final = re.compile(
    rf"(?:(?:translate|rotate|scale|skewX|skewY)\(\s*{_NUMBER}(?:[\s,]+{_NUMBER}){{0,2}}\s*\)\s*)+"
)
_LENGTHS: Final = ("cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "stroke-width", "opacity")
Tag = Literal["path", "circle", "ellipse", "rect", "g"]
TAGS: Final[tuple[Tag, ...]] = get_args(Tag)
ATTRIBUTES: Final[dict[str, re.Pattern[str]]] = {
    "d": PATH,
    "fill": _PAINT,
    "stroke": _PAINT,
    "transform": _TURN,
    "stroke-linecap": re.compile("butt|round|square"),
    "stroke-linejoin": re.compile("miter|round|bevel"),
    **dict.fromkeys(_LENGTHS, _LENGTH),
}


class DrawingError(ValueError):
    """A drawing that is not allowed or cannot be read; says what is wrong with it."""


@dataclass(frozen=True)
class Drawn:
    """An element of a drawing; the paints `ink` and `ground` are colours of the card it is on."""

    tag: Tag
    attributes: dict[str, str]
    inside: list[Drawn]


def is_path(text: str) -> bool:
    """Whether a text is path data rather than a few letters."""
    return len(text) > 3 and PATH.fullmatch(text) is not None


def read_drawing(text: str) -> list[Drawn]:
    """The elements of a drawing, all of them allowed; bare path data is filled with ink."""
    if len(text) > LONGEST:
        raise DrawingError(f"a drawing has at most {LONGEST} characters, not {len(text)}")
    if is_path(text):
        return [Drawn("path", {"d": text, "fill": "ink"}, [])]
    if "<!" in text or "<?" in text:
        raise DrawingError("a drawing holds elements alone, no declarations or instructions")
    from xml.etree import ElementTree  # which a browser need not load before a box brings a drawing

    try:
        root = ElementTree.fromstring(f"<g>{text}</g>")
    except ElementTree.ParseError as error:
        raise DrawingError(f"it is neither path data nor SVG that can be read ({error})") from None
    if sum(1 for _ in root.iter()) > MOST:
        raise DrawingError(f"a drawing has at most {MOST} elements")
    return _inside(root, 1)


def _inside(element: ElementTree.Element, depth: int) -> list[Drawn]:
    if depth > DEEPEST:
        raise DrawingError(f"its elements stand within each other more than {DEEPEST} deep")
    if (element.text or "").strip():
        raise DrawingError(f"a drawing holds no text such as {(element.text or '').strip()[:20]!r}")
    return [_checked(child, depth) for child in element]


def _checked(element: ElementTree.Element, depth: int) -> Drawn:
    tag = next((tag for tag in TAGS if tag == element.tag), None)
    if tag is None:
        raise DrawingError(f"a drawing holds {', '.join(TAGS)}, not <{element.tag}>")
    if (element.tail or "").strip():
        raise DrawingError(f"a drawing holds no text such as {(element.tail or '').strip()[:20]!r}")
    for name, value in element.attrib.items():
        allowed = ATTRIBUTES.get(name)
        if allowed is None:
            raise DrawingError(f"<{element.tag}> may not have the attribute {name}")
        if allowed.fullmatch(value) is None:
            raise DrawingError(f'{name}="{value[:40]}" is not allowed in a drawing')
    return Drawn(tag, dict(element.attrib), _inside(element, depth + 1))
