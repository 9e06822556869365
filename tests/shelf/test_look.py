"""Looks: complete for every box, and nothing in them that could do harm."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.boxes import BOXES
from pioche.boxes.looks import LOOKS
from pioche.boxes.looks.form import ColourLook
from pioche.boxes.looks.shapes import SHAPES
from pioche.engine.box import Box
from pioche.engine.cards import Row, Side, numbers, wild
from pioche.engine.effects import NameColour
from pioche.engine.options import Options
from pioche.shelf.drawing import LONGEST, DrawingError, Drawn, read_drawing
from pioche.shelf.look import READABLE, LookError, contrast, look_of


class Stall(Box):
    """A box without a look."""

    def __init__(self) -> None:
        super().__init__("stall")
        self.sides = [Side("light", ["plum", "blue", "mint", "sky"], "PBMS")]

    def light(self, options: Options) -> list[Row]:
        return [*numbers(0, 9, copies=2), wild("W", 50, 4, [NameColour()], []), wild("QQ", 9, 2, [], [])]


def test_all_our_boxes_have_a_look_and_every_sign_is_drawn() -> None:
    assert set(LOOKS) == set(BOXES)
    for name, box in BOXES.items():
        look = look_of(box, LOOKS[name])
        assert [side.name for side in look.sides] == [side.name for side in box.sides]
        assert len(look.picture.cards) >= 2
        for symbol, sign in look.signs.items():
            assert sign.drawing or sign.text.lstrip("+").isdecimal(), (name, symbol)
        for side in look.sides:
            assert len({plate.path for plate in side.colours}) == 4
            assert all(contrast(plate.fill, plate.ink) >= READABLE for plate in side.colours)


def test_titans_and_transformers_look_like_themselves_and_all_can_be_read() -> None:
    looks = {name: look_of(box, LOOKS[name]) for name, box in BOXES.items()}
    for one, other in (("titans", "classic"), ("transformers", "flip")):
        for ours, theirs in zip(looks[one].sides, looks[other].sides, strict=True):
            assert ours.table != theirs.table
            assert ours.motif
            assert ours.motif != theirs.motif
            assert ours.field != theirs.field
            assert ours.border != theirs.border
        assert looks[one].back != looks[other].back
        assert looks[one].picture.ground != looks[other].picture.ground
    for look in looks.values():
        assert contrast(look.back.ground, "#fff9ee") >= READABLE
        for side in look.sides:
            assert min(contrast(colour, "#ffffff") for colour in side.table) >= 4.5
            written = ["#ffffff"] if side.name == "dark" else [plate.deep for plate in side.colours]
            assert min(contrast(ink, side.border) for ink in written) >= READABLE


def test_a_box_without_a_look_gets_one() -> None:
    look = look_of(Stall(), {})
    plates = look.sides[0].colours
    assert [(plate.name, plate.letter, plate.place) for plate in plates] == [
        ("plum", "P", 0),
        ("blue", "B", 1),
        ("mint", "M", 2),
        ("sky", "S", 3),
    ]
    assert plates[1].fill == LOOKS["classic"]["colours"]["light"]["blue"]["fill"]
    assert len({plate.fill for plate in plates}) == len({plate.path for plate in plates}) == 4
    assert (look.signs["W"].bare, look.signs["QQ"].bare, look.signs["QQ"].text) == (True, False, "QQ")
    assert [card.code for card in look.picture.cards] == ["P9", "QQ"]


def test_what_is_left_out_of_a_paint_is_worked_out() -> None:
    colours: dict[str, ColourLook] = {
        "plum": {"fill": "#3a0d2e"},
        "mint": {"fill": "#eeffee", "shape": "star"},
    }
    plates = look_of(Stall(), {"colours": {"light": colours}}).sides[0].colours
    plum, mint = plates[0], plates[2]
    assert (plum.ink, plum.deep) == ("#ffffff", "#3a0d2e")
    assert mint.path == SHAPES["star"].path
    assert mint.ink == mint.deep != "#ffffff"
    # Colours that a look names come first in a sorted hand, in its order.
    assert [plate.place for plate in plates] == [0, 2, 1, 3]


@pytest.mark.parametrize(
    ("look", "complaint"),
    [
        (
            {"colours": {"light": {"plum": {}}}},
            "the fill of the colour plum is a colour such as #d32f3f, not None",
        ),
        ({"colours": {"light": {"plum": {"fill": "red"}}}}, "not 'red'"),
        ({"colours": {"light": {"plum": {"fill": "url(http://x)"}}}}, r"not 'url\(http://x\)'"),
        (
            {"colours": {"light": {"plum": {"fill": "#123", "shape": "blob"}}}},
            "diamond, circle.*path data, not 'blob'",
        ),
        ({"colours": {"light": {"plum": {"fill": "#123", "glow": 1}}}}, "the colour plum has no part 'glow'"),
        (
            {"colours": {"light": {"pink": {"fill": "#123"}}}},
            "speaks of 'pink', which is not one of its colours",
        ),
        ({"colours": {"dark": {}}}, "colours speaks of 'dark', which is not a side"),
        ({"tables": {"light": ["#123"]}}, "the table of the light side is two colours"),
        ({"tables": {"light": ["#123", "sky"]}}, "the table of the light side is a colour"),
        ({"motifs": {"dark": ""}}, "motifs speaks of 'dark', which is not a side"),
        ({"motifs": {"light": "<image/>"}}, "the motif of the light side: a drawing holds path"),
        ({"cards": {"light": {"field": "url(#x)"}}}, "the field of the cards of the light side is path data"),
        ({"cards": {"light": {"border": "white"}}}, "the border of the cards of the light side is a colour"),
        ({"cards": {"light": {"glow": 1}}}, "the cards of the light side has no part 'glow'"),
        ({"back": {"ground": "red"}}, "the ground of the back is a colour"),
        ({"back": {"drawing": "<script/>"}}, "the back: a drawing holds path"),
        ({"signs": {"G": "G"}}, "signs speaks of 'G', which is not a symbol of this box"),
        ({"signs": {"W": 4}}, "the sign of W is a drawing or a few letters, not 4"),
        ({"signs": {"W": "<a/>"}}, "the sign of W: a drawing holds path, .* not <a>"),
        ({"bare": "W"}, "bare is a list of symbols"),
        ({"picture": {"ground": ["#123 6em"]}}, "a colour with a place such as 60%"),
        ({"picture": {"angle": 720}}, "the angle of the picture is 0 to 360"),
        ({"picture": {"cards": ["P7", "R7"]}}, "the picture shows 'R7', which is no card of this box"),
        ({"picture": {"cards": ["/P7"]}}, "the picture shows '/P7'"),
        ({"picture": {"cards": ["P1"] * 6}}, "up to 5 cards"),
        ({"picture": {"spread": "wide"}}, "fan or apart"),
        ({"picture": {"drawing": "<svg/>"}}, "the picture: a drawing holds path"),
    ],
)
def test_looks_that_cannot_be_shown(look: Any, complaint: str) -> None:
    with pytest.raises(LookError, match=complaint):
        look_of(Stall(), look)


def test_path_data_is_filled_with_ink_and_elements_stand_for_themselves() -> None:
    assert read_drawing("M0 0 L10 10 Z") == [Drawn("path", {"d": "M0 0 L10 10 Z", "fill": "ink"}, [])]
    assert read_drawing('<g opacity=".5"><circle r="4" fill="#12345678"/></g>') == [
        Drawn("g", {"opacity": ".5"}, [Drawn("circle", {"r": "4", "fill": "#12345678"}, [])])
    ]
    assert read_drawing("") == []


@pytest.mark.parametrize(
    "drawing",
    [
        "<script>alert(1)</script>",
        '<path d="M0 0" onload="alert(1)"/>',
        '<image href="http://example.org/x.png"/>',
        '<g style="background: url(x)"/>',
        '<path d="M0 0" fill="url(#x)"/>',
        '<path d="M0 0 url(x)"/>',
        '<use href="#x"/>',
        '<g xmlns:x="http://www.w3.org/1999/xlink" x:href="y"/>',
        '<g transform="translate(calc(1px))"/>',
        "<foreignObject/>",
        "<text>UNO</text>",
        "<g>words</g>",
        '<circle r="4"/>words',
        "<circle r='4em'/>",
        "<!DOCTYPE x [<!ENTITY a 'b'>]><g/>",
        "<?xml version='1.0'?><g/>",
        "<g>&a;</g>",
        "<g>",
        "not a drawing",
        "<g>" * 9 + "</g>" * 9,
        "<g/>" * 201,
        "M0 0 " + "L1 1 " * LONGEST,
    ],
)
def test_drawings_that_are_not_allowed(drawing: str) -> None:
    with pytest.raises(DrawingError):
        read_drawing(drawing)
