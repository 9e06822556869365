"""Boxes from files and packages come onto the shelf, or are refused with the file and the reason."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.cli import main
from pioche.engine.options import OptionError
from pioche.match import Match
from pioche.shelf import SHELF, BoxError, box_named
from pioche.shelf.loading import GROUP, from_file
from tests.packages import package, pioche
from tests.shelf.outside import MARKET, PLAIN, box_file, on_the_shelf

DECK = '[*numbers(0, 9, copies=2), wild("W", 50, 4, [NameColour()], opening=[FirstNames()])]'


def test_the_shelf_has_ours_first_and_then_those_that_came(tmp_path: Path) -> None:
    with on_the_shelf(str(MARKET), box_file(tmp_path)) as names:
        assert names == ["market", "stall"]
        assert list(SHELF) == [*BOXES, "market", "stall"]
        assert Match("stall", 3, seed="tea").decision in ("turn", "colour")
        assert SHELF.outsider("classic") is None
    assert list(SHELF) == list(BOXES)


def test_a_file_that_is_given_twice_is_taken_once(tmp_path: Path) -> None:
    file = box_file(tmp_path)
    with on_the_shelf(file, file, str(tmp_path / "." / "stall_box.py")) as names:
        assert names == ["stall"] * 3


FAULTS = {
    "it raises": (PLAIN + "\nraise RuntimeError('out of paint')\n", "line 15: RuntimeError: out of paint"),
    "it cannot be parsed": ("def box(:\n", "line 1: invalid syntax"),
    "it ends the program": (PLAIN + "\nimport sys; sys.exit(3)\n", "line 15: SystemExit: 3"),
    "it has no box": ("ANSWER = 42\n", "holds no box"),
    "it has two": (PLAIN.replace("BOX =", "ONE =") + 'TWO = Stall("two")\n', "holds 2 boxes"),
    "it is called as one of ours": (
        PLAIN.replace('"stall"', '"flip"'),
        "another box called 'flip' (one of ours)",
    ),
    "its name is none": (PLAIN.replace('"stall"', '"The Stall"'), "its name is up to 30 small letters"),
    "it is called all": (PLAIN.replace('"stall"', '"all"'), "its name is up to 30 small letters"),
    "its deck fails": (PLAIN.replace(DECK, "[1 / 0]"), "line 10: ZeroDivisionError: division by zero"),
    "its deck is too large": (PLAIN.replace("copies=2", "copies=4"), "164 cards; a deck has at most 112"),
    "its deck is too small": (
        PLAIN.replace("0, 9, copies=2", "1, 5, copies=1"),
        "leave fewer than 15 to draw",
    ),
    "nothing can begin": (
        PLAIN.replace(DECK, '[wild("W", 50, 99, [NameColour()], opening=None)]'),
        "0 cards that may be turned up first; it takes 1",
    ),
    "nobody can draw for the deal": (
        PLAIN.replace(DECK, '[coloured("S", 20, 20, [SkipNext()], opening=[])]'),
        "nobody can draw a number to become dealer",
    ),
    "two cards are the same": (
        PLAIN.replace("[*numbers", "[*numbers(3, 3, copies=1), *numbers"),
        "two rows of cards called R3",
    ),
    "a symbol cannot be written": (PLAIN.replace('wild("W"', 'wild("W 4"'), "the symbol 'W 4'"),
    "a number is too high": (PLAIN.replace("0, 9,", "0, 10,"), "numbers go from 0 to 9"),
    "a colour is missing": (
        PLAIN + 'BOX.sides = [Side("light", ["a", "b", "c"], "ABC")]\n',
        "the light side of stall has 3 different colours (a, b, c), not 4",
    ),
    "a colour is a verb": (
        PLAIN + 'BOX.sides = [Side("light", ["draw", "b", "c", "d"], "ABCD")]\n',
        "'draw' cannot be the name of a colour",
    ),
    "a side has another name": (
        PLAIN + 'BOX.sides = [Side("day", ["a", "b", "c", "d"], "ABCD")]\n',
        "its sides are called light, or light and dark",
    ),
    "a switch has a name that is taken": (
        PLAIN + 'BOX.switches = [Switch("hand", ["one"], "stall")]\n',
        "its switch 'hand' has the name of another option",
    ),
    "a switch breaks the deck": (
        PLAIN.replace(DECK, f"{DECK}[options.number('large', 0):]")
        + 'BOX.switches = [Switch("large", ["x"], "stall", examples=["x"])]\n'
        + "Stall.light = lambda self, options: 1 / 0 if options.chosen else numbers(0, 9, copies=2)\n",
        "ZeroDivisionError: division by zero",
    ),
    "its words have a slip": (
        PLAIN + 'WORDS = {"en": "box-stall = Stall\\ncard W\\n"}\n',
        "'en', line 2: Expected",
    ),
    "its words are none": (PLAIN + 'WORDS = "Stall"\n', "WORDS is a dictionary of languages and texts"),
    "its look is none": (PLAIN + "LOOK = 7\n", "LOOK is a dictionary"),
    "its look has a slip": (PLAIN + 'LOOK = {"colors": {}}\n', "LOOK has no part 'colors'"),
    "it draws what is not allowed": (
        PLAIN + 'LOOK = {"signs": {"W": "<script>alert(1)</script>"}}\n',
        "the sign of W: a drawing holds path, circle, ellipse, rect, g, not <script>",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_box_that_cannot_be_used_is_refused_with_its_file_and_the_reason(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, reason = FAULTS[fault]
    file = box_file(tmp_path, text)
    modules = set(sys.modules)
    assert main(["boxes", "--box-file", file]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"pioche boxes: {file}")
    assert reason in told
    assert told.count("\n") == 1
    assert list(SHELF) == list(BOXES)
    left = {name for name in set(sys.modules) - modules if not name.startswith("pioche.")}
    assert "raise" not in fault or left == set()


@pytest.mark.parametrize("name", ["nowhere.py", "box.txt", "."])
def test_what_is_no_file_of_a_box(name: str, tmp_path: Path) -> None:
    (tmp_path / "box.txt").write_text(PLAIN)
    with pytest.raises(BoxError, match=r"No such file|not the file of a box"):
        from_file(str(tmp_path / name))


def test_two_files_with_boxes_of_one_name(tmp_path: Path) -> None:
    one, other = box_file(tmp_path), box_file(tmp_path, name="other.py")
    with (
        on_the_shelf(one),
        pytest.raises(BoxError, match=r"other\.py: there is another box called 'stall'.*stall_box"),
    ):
        SHELF.add_files([other])


def test_a_name_that_nobody_knows_says_how_a_box_is_given() -> None:
    with pytest.raises(OptionError, match=r"no box 'market'; there are classic.*given with --box-file FILE"):
        box_named("market")


def test_an_error_is_blamed_on_the_box_it_comes_from(tmp_path: Path) -> None:
    text = PLAIN + "class Fall(Effect):\n    def run(self, s):\n        raise ValueError('rotten')\n"
    with on_the_shelf(box_file(tmp_path, text)):
        fall = sys.modules[type(SHELF["stall"]).__module__].Fall()
        with pytest.raises(ValueError, match="rotten") as error:
            fall.run(None)
        blame = SHELF.blamed(error.value)
        assert blame is not None
        assert blame.text == "the box 'stall' failed (stall_box.py, line 16: ValueError: rotten)"
        assert SHELF.blamed(ValueError("ours")) is None


# Packages


def test_boxes_of_installed_packages_are_found(tmp_path: Path) -> None:
    package(
        tmp_path,
        "market_package",
        MARKET.read_text(encoding="utf-8"),
        GROUP,
        market_package="market_package:MARKET",
    )
    package(tmp_path, "stall_package", PLAIN, GROUP, stall_package="stall_package")
    done = pioche(tmp_path, "boxes", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "## Marché" in done.stdout
    assert "## stall" in done.stdout
    done = pioche(tmp_path, "simulate", "--box", "market", "--rounds", "1200", "--workers", "2")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("market, 4 random players")


def test_a_package_whose_box_fails_is_left_out_with_a_warning(tmp_path: Path) -> None:
    package(
        tmp_path,
        "broken_package",
        PLAIN + "raise RuntimeError('out of paint')\n",
        GROUP,
        broken_package="broken_package",
    )
    package(tmp_path, "no_box_package", "BOX = 7\n", GROUP, no_box_package="no_box_package:BOX")
    package(tmp_path, "same_package", PLAIN.replace('"stall"', '"tippo"'), GROUP, same_package="same_package")
    package(tmp_path, "stall_package", PLAIN, GROUP, stall_package="stall_package:BOX")
    done = pioche(tmp_path, "boxes")
    assert done.returncode == 0
    assert "## stall" in done.stdout
    told = done.stderr.splitlines()
    assert len(told) == 3
    assert all(line.startswith("a box is left out: ") for line in told)
    for reason in ("out of paint", "no_box_package:BOX is no Box", "another box called 'tippo'"):
        assert any(reason in line for line in told)
    done = pioche(tmp_path, "rules", "broken")
    assert done.returncode == 2
    assert "broken_package was left out: broken_package (broken_package) cannot be loaded" in done.stderr


def test_warnings_of_the_shelf_go_through_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    package(tmp_path, "empty_package", "", GROUP, empty_package="empty_package")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(SHELF, "_unpacked", False)
    with caplog.at_level(logging.WARNING, "pioche.shelf"):
        SHELF.add_packages()
    assert [record.getMessage() for record in caplog.records] == [
        "a box is left out: empty_package holds no box: it needs one object of a class that derives from Box"
    ]
    SHELF.left_out.clear()
