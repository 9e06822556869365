"""A scenario that cannot be read is a failure that names the line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.scenarios import run_file

GOOD = """\
title   = "A scenario that can be read"
source  = "here"
box     = "classic"
seats   = ["A", "B"]
options = { target = 200 }

[given]
seed   = 1
dealer = "A"
hands  = { A = "R1 R2", B = "G1 G2" }
talon  = "R7"
draw   = "Y9"
do = '''
B draw
? turn = A
'''

[expect]
turn = "A"
"""


def failure(tmp_path: Path, text: str) -> tuple[int, str]:
    """The line and the reason of a file that cannot be read."""
    file = tmp_path / "broken.toml"
    file.write_text(text, encoding="utf-8")
    result = run_file(file)
    assert result.failure is not None, "it should have failed"
    assert str(result).startswith(f"{file}:{result.failure.line}: ")
    return result.failure.line, result.failure.reason


def test_the_good_one_is_good(tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert run_file(file).failure is None


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        # TOML
        ('dealer = "A"', "dealer = ", 9, "this is not TOML: invalid value"),
        ('turn = "A"', 'turn = "A', 19, "this is not TOML"),
        ("'''\n\n[expect]", "\n[expect]", 18, "the text is cut off here: expected"),
        ('talon  = "R7"', 'talon  = "R7"\ntalon = "R8"', 12, "this is not TOML: cannot overwrite a value"),
        # Keys
        ('source  = "here"', 'sourse  = "here"', 2, "sourse: unknown key"),
        ("seed   = 1", "sead   = 1", 8, "given.sead: unknown key"),
        ('turn = "A"', 'tern = "A"', 19, "expect.tern: [expect] knows no such key"),
        ("? turn = A", "? tern = A", 15, "tern: [expect] knows no such key"),
        ("? turn = A", "? turn", 15, "is not `? KEY = VALUE`"),
        ("? turn = A", "? turn =", 15, "is not `? KEY = VALUE`"),
        ("title ", 'do = "A draw"\ntitle ', 14, "given.do: stands here and at the top level"),
        # Boxes, seats and options
        ('"classic"', '"classique"', 3, "box: there is no box 'classique'"),
        ('box     = "classic"', "", 1, "box: the name of a box is needed"),
        ('seats   = ["A", "B"]', "", 1, "seats: a list of names is needed"),
        ('["A", "B"]', '["A", "A"]', 4, "seats: two seats have the same name"),
        ('["A", "B"]', '["A", "host"]', 4, 'seats: "host" cannot be the name of a seat'),
        ('["A", "B"]', '["A", "B b"]', 4, 'seats: "B b" cannot be the name of a seat'),
        ('["A", "B"]', '["A", ""]', 4, 'seats: "" cannot be the name of a seat'),
        ('["A", "B"]', '["A"]', 5, "2 to 10 players can play, not 1"),
        ("target = 200", "targte = 200", 5, "options.targte: unknown option 'targte'"),
        ("target = 200", "target = 20", 5, "options.target: target is a number from 100"),
        ("target = 200", "target = 2.5", 5, "options.target: an option cannot be 2.5"),
        ("target = 200", "target = [2]", 5, "options.target: an option cannot be [2]"),
        ("target = 200", 'dealer = "Z"', 5, "options.dealer: dealer is one of draw, random"),
        ("target = 200", "dealer = 1", 5, "options.dealer: a seat or a word is needed, not 1"),
        ("{ target = 200 }", "3", 5, "options: a table is needed, not 3"),
        ("seed   = 1", 'scoring = "most"', 8, "given.scoring: scoring is one of race, low in this box"),
        ("seed   = 1", "scoring = 3", 8, "given.scoring: a text is needed, not 3"),
        # Seats of the position
        ('dealer = "A"', 'dealer = "Z"', 9, 'given.dealer: no seat is called "Z"; there are A, B'),
        ('dealer = "A"', "dealer = 0", 9, "given.dealer: no seat is called 0"),
        ('dealer = "A"', 'turn = "Z"', 9, 'given.turn: no seat is called "Z"'),
        ('B = "G1 G2"', 'Z = "G1 G2"', 10, 'given.hands.Z: no seat is called "Z"'),
        ("seed   = 1", "scores = { Z = 4 }", 8, 'given.scores.Z: no seat is called "Z"'),
        ('turn = "A"', 'turn = "Z"', 19, 'expect.turn: no seat is called "Z"'),
        ("? turn = A", "? turn = Z", 15, 'turn: no seat is called "Z"'),
        ("? turn = A", "? counts.Z = 1", 15, 'counts.Z: no seat is called "Z"'),
        # Cards
        ('"R1 R2"', '"R1 R77"', 10, "given.hands.A: there is no card 'R77' in this box"),
        ('"R1 R2"', '"R0 R0 R0"', 10, "given.hands.A: the box holds only 1 x R0, all used already"),
        ('draw   = "Y9"', 'draw   = "Y9 Y9 Y9"', 12, "given.draw: the box holds only 2 x Y9"),
        ('talon  = "R7"', 'talon  = "W5"', 11, "given.talon: there is no card 'W5'"),
        ('talon  = "R7"', 'talon  = ""', 11, "given.talon: at least one card lies there"),
        ('turn = "A"', 'hands = { A = "R1 X" }', 19, "hands.A: there is no card 'X'"),
        ('turn = "A"', 'top = "X"', 19, "top: there is no card 'X'"),
        ("seed   = 1", 'colour = "blue"', 8, "given.colour: R7 on top has its own colour"),
        ("seed   = 1", 'colour = "teal"', 8, 'given.colour: "teal" is none of red, yellow'),
        ("seed   = 1", 'aside = "B1"', 8, "given.aside: no cards are set aside in this box"),
        ("seed   = 1", 'balance = ["wobbles"]', 8, 'given.balance: "wobbles" is none of holds, falls, late'),
        # Words and types
        ("seed   = 1", "seed = true", 8, "given.seed: a text or a number is needed, not true"),
        ("seed   = 1", 'direction = "up"', 8, 'given.direction: "up" is none of left, right'),
        ("seed   = 1", 'side = "dark"', 8, 'given.side: "dark" is none of light'),
        ("seed   = 1", 'rest = "away"', 8, 'given.rest: "away" is none of pile, out'),
        ("seed   = 1", "scores = { A = true }", 8, "given.scores.A: a whole number is needed, not true"),
        ('{ A = "R1 R2", B = "G1 G2" }', '"R1"', 10, 'given.hands: a table is needed, not "R1"'),
        ('"R1 R2"', "7", 10, "given.hands.A: a text is needed, not 7"),
        ('draw   = "Y9"', "draw = []", 12, "given.draw: a text is needed, not []"),
        ('talon  = "R7"', 'talon  = { left = "R7" }', 11, "given.talon: a text is needed"),
        ('title   = "A scenario that can be read"', "title = 3", 1, "title: a text is needed, not 3"),
        ('turn = "A"', "turn = 1", 19, "expect.turn: no seat is called 1"),
        ('turn = "A"', 'decision = "think"', 19, 'expect.decision: "think" is none of turn, after_draw'),
        ('turn = "A"', 'counts = { A = "2" }', 19, 'expect.counts.A: a whole number is needed, not "2"'),
        ('turn = "A"', "counts = 2", 19, "expect.counts: a table is needed, not 2"),
        ('turn = "A"', 'windows = "A"', 19, 'expect.windows: a list of texts is needed, not "A"'),
        ('turn = "A"', 'winners = ["Z"]', 19, 'expect.winners: no seat is called "Z"'),
        ('turn = "A"', "sizes = { left = 1 }", 19, 'expect.sizes.left: "left" is none of draw, talon'),
        ('turn = "A"', 'colour = "pink"', 19, 'expect.colour: "pink" is none of red'),
        ('turn = "A"', 'legal = { A = "draw" }', 19, "expect.legal.A: a list of texts is needed"),
        ('turn = "A"', 'sees = { Z = { A = "?" } }', 19, 'expect.sees.Z: "Z" is none of A, B, spectator'),
        ('turn = "A"', 'sees = { A = { aside = "?" } }', 19, 'expect.sees.A.aside: "aside" is none of'),
        (
            "B draw\n? turn = A",
            "B draw\n? counts.A = two",
            15,
            'counts.A: a whole number is needed, not "two"',
        ),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    assert GOOD.count(old) >= 1
    text = GOOD.replace(old, new, 1)
    found = failure(tmp_path, text)
    assert found[0] == line, found
    assert reason in found[1]


def test_two_scorings_do_not_agree(tmp_path: Path) -> None:
    text = GOOD.replace("target = 200", 'scoring = "low"').replace("seed   = 1", 'scoring = "race"')
    assert failure(tmp_path, text) == (8, "given.scoring: the options say something else")


def test_a_scenario_must_check_something(tmp_path: Path) -> None:
    text = GOOD[: GOOD.index("do = ")]
    assert failure(tmp_path, text) == (1, "nothing is done and nothing is expected here")


def test_keys_are_found_in_sections_of_their_own(tmp_path: Path) -> None:
    text = GOOD.replace("[expect]", "[expect.counts]\nA = 2\nB = 4\n[expect]")
    assert failure(tmp_path, text) == (18, "expected counts.B = 4, found 3")
    text = GOOD.replace("[expect]\n", "[expect]\ncounts.A = 2\ncounts.B = true\n")
    assert failure(tmp_path, text) == (20, "expect.counts.B: a whole number is needed, not true")


def test_do_may_stand_on_one_line_at_the_top(tmp_path: Path) -> None:
    start, _, rest = GOOD.partition("do = ")
    expect = rest[rest.index("[expect]") :]
    assert failure(tmp_path, 'do = "B keep"\n' + start + expect)[0] == 1


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "bytes.toml"
    file.write_bytes(b'title = "a"\nbox = "\xff"\n')
    assert str(run_file(file)) == f"{file}:2: this is not UTF-8 text"


DEAL = """\
box   = "classic"
seats = ["A", "B"]
[given]
{given}
[expect]
{expect}
"""


@pytest.mark.parametrize(
    ("given", "expect", "reason"),
    [
        ('first = "R7 G8"', 'turn = "A"', "given.first: G8 is never turned up, a card before it stays"),
        ('first = "R77"', 'turn = "A"', "given.first: there is no card 'R77' in this box"),
        ('first = "R7"\ntalon = "R8"', 'turn = "A"', "given.talon: does not go with a deal"),
        ('first = "R7"\nturn = "A"', 'turn = "A"', "given.turn: does not go with a deal"),
        ('dealer_draw = { A = "X", B = "R1" }', 'turn = "A"', "given.dealer_draw: there is no card 'X'"),
        ("dealer_draw = { A = 1 }", 'turn = "A"', "given.dealer_draw: a text is needed, not 1"),
        ('dealer_draw = { A = "R7" }\ndealer = "A"', 'turn = "A"', "the dealer is given already"),
        (
            'dealer_draw = [{ A = "R7", B = "R1" }, { A = "R2", B = "R4" }]',
            'dealer = "A"',
            "given.dealer_draw: A draws 1 times, not 2",
        ),
        ('dealer_draw = { A = "R7", B = "R1" }', 'dealer = "B"', "expected dealer = B, found A"),
        ('first = "W4 W4 W4 W4 W4 R7"', 'top = "W4"', "expected top = W4, found R7"),
        ('hands = { A = "R7 R7" }\nfirst = "R7"', 'turn = "A"', "the box holds only 2 x R7"),
    ],
)
def test_a_deal_that_cannot_be(tmp_path: Path, given: str, expect: str, reason: str) -> None:
    assert reason in failure(tmp_path, DEAL.format(given=given, expect=expect))[1]


@pytest.mark.parametrize("code", ["R0", "G0", "B+2", "YS", "W"])
def test_the_cards_given_for_a_deal_come_whatever_the_seed(tmp_path: Path, code: str) -> None:
    file = tmp_path / "deal.toml"
    for seed in range(8):
        given = f'seed = {seed}\ndealer = "A"\nfirst = "W4 {code}"\ndraw = "Y0 B0 W4"'
        file.write_text(DEAL.format(given=given, expect=f'top = "{code}"\ndeck = {{ total = 108 }}'))
        result = run_file(file)
        assert result.failure is None, str(result)
