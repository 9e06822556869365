"""What scenarios can say of two-sided cards and of trays, and that the runner really looks at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.scenarios import Result, run_file

FLIP = """
box   = "flip"
seats = ["A", "B", "C"]
[given]
dealer = "C"
turn   = "A"
{given}
hands  = {{ A = "RF R3/P7 W/P5", B = "G1/O5 B7", C = "Y1 Y2" }}
talon  = "G5/O7 R7/V5"
draw   = "Y5/V9 Y6"
do = '''
{do}
'''
"""
TIPPO = """
box   = "tippo"
seats = ["A", "B", "C"]
[given]
dealer = "C"
turn   = "A"
{given}
hands  = {{ A = "R5! R4 W", B = "G1 B7", C = "Y1 Y2" }}
talon  = {{ left = "R0 R3!", right = "G8" }}
draw   = "Y5 Y6 Y7 Y8"
aside  = "B1 B2"
do = '''
{do}
'''
"""


def run_text(tmp_path: Path, text: str, do: str, given: str = "") -> Result:
    """Write a table to a file and run it."""
    file = tmp_path / "table.toml"
    file.write_text(text.format(do=do, given=given), encoding="utf-8")
    return run_file(file)


@pytest.mark.parametrize(
    ("do", "right", "wrong"),
    [
        ("", "side = light", "side = dark"),
        ("A play RF", "side = dark", "side = light"),
        ("A play RF", "hands.A = W/P5 P7", "hands.A = W/P5 W"),
        ("A play RF", "hands.A = P5 R3/P7", "hands.A = P5 R3/WC"),
        ("", "hands.B = B7 G1/O5", "hands.B = B7 G1/OF"),
        ("A play RF", "top = O7", "top = G5/T4"),
        ("A play RF", "talon = … R7/V5 O7", "talon = … R7/O1 O7"),
        ("A play RF", "colour = orange", "colour = pink"),
        ("A draw", "draw = Y6", "draw = Y5"),
        ("", "draw = Y5/V9 Y6", "draw = Y5/T8 Y6"),
        ("A play RF", "value.A = 12", "value.A = 43"),
        ("", "sees.A.B = ?/O5 ?/O3", "sees.A.B = ?/O5 ?/OX"),
        ("", "sees.A.A = W/? R3/? RF/?", "sees.A.A = W/P5 R3/P7 RF/P8"),
        ("", "sees.A.A = W R3 RF", "sees.A.A = W R3 RR"),
        ("", "sees.A.draw = ?/V9", "sees.A.draw = Y5/V9"),
        ("", "sees.A.talon = R7/?", "sees.A.talon = ?/V5"),
        ("A play RF", "sees.A.talon = ?/O7", "sees.A.talon = G5/O7"),
        ("", "sees.spectator.A = ?/? ?/? ?/?", "sees.spectator.A = ?/P7 ?/P5 ?/P8"),
        ("", 'deck = { total = 112, "R3/P7" = 1, P7 = 2, R3 = 2 }', 'deck."R3/P7" = 2'),
        ("", "deck.W = 4", "deck.W = 3"),
        ("", "deck.W = 8", "deck.W = 12"),
        ("", 'legal.A = ["play R3/P7", "play W red"]', 'legal.A = ["play R3/WC"]'),
        ("", 'not_legal.A = ["play W pink", "play P7"]', 'not_legal.A = ["play R3"]'),
        ("", "sizes = { draw = 103, talon = 2 }", "sizes.talon = 3"),
    ],
)
def test_two_sided_cards(tmp_path: Path, do: str, right: str, wrong: str) -> None:
    result = run_text(tmp_path, FLIP, f"{do}\n? {right}")
    assert result.failure is None, str(result)
    assert run_text(tmp_path, FLIP, f"{do}\n? {wrong}").failure is not None


def test_a_position_on_the_dark_side(tmp_path: Path) -> None:
    do = "? side = dark\n? colour = teal\n? hands.A = P7 P5\nA play P7\n? turn = B"
    text = FLIP.replace('"RF R3/P7 W/P5"', '"P7 P5"').replace("B7", "O3").replace("Y1 Y2", "V1 V2")
    text = text.replace("G5/O7 R7/V5", "V7 W").replace("Y6", "T1")
    given = 'side = "dark"\ncolour = "teal"'
    refused = run_text(tmp_path, text, do, given)
    assert refused.failure is not None
    assert "`A play P7` to be accepted" in refused.failure.reason
    given = 'side = "dark"\ncolour = "pink"'
    assert run_text(tmp_path, text, do.replace("teal", "pink"), given).failure is None
    light = run_text(tmp_path, text, do, 'colour = "pink"').failure
    assert light is not None
    assert "given.colour" in light.reason


def test_cards_paired_by_the_seed(tmp_path: Path) -> None:
    text = FLIP.replace("[given]", 'options = {{ pairing = "shuffled" }}\n[given]')
    text = text.replace("W/P5", "W").replace("R3/P7", "R3").replace("G1/O5", "G1").replace("Y5/V9", "Y5")
    text = text.replace("G5/O7 R7/V5", "G5 R7")
    for seed in (1, 2):
        result = run_text(tmp_path, text, "? hands.A = RF R3 W\n? deck.P7 = 2\nA play R3", f"seed = {seed}")
        assert result.failure is None, str(result)


@pytest.mark.parametrize(
    ("do", "right", "wrong"),
    [
        ("", "frozen = left", "frozen = none"),
        ("A play W left red", "frozen = none", "frozen = left"),
        ("", "sizes = { draw = 100, left = 2, right = 1, aside = 2 }", "sizes.left = 1"),
        ("", "sizes.aside = 2", "sizes.aside = 0"),
        ("", "aside = B2 B1", "aside = B1"),
        ("", 'top = { left = "R3!", right = "G8" }', 'top = { left = "R3!", right = "G9" }'),
        ("", "top.left = R3!", "top.left = R3"),
        ("", 'talon = { left = "R0 R3!" }', 'talon = { left = "R3!" }'),
        ("A play W right blue", 'colour = { left = "red", right = "blue" }', "colour.right = green"),
        ("", "sees.B.talon = G8 R3!", "sees.B.talon = R3!"),
        ("", 'legal.A = ["play R5! left", "play W right"]', 'legal.A = ["play R4 left"]'),
        ("", 'not_legal.A = ["draw", "play R5!", "play R5! right"]', 'not_legal.A = ["play W left blue"]'),
        ("", 'deck = { "R3!" = 1, TI = 4 }', 'deck."R3!" = 2'),
    ],
)
def test_trays(tmp_path: Path, do: str, right: str, wrong: str) -> None:
    result = run_text(tmp_path, TIPPO, f"{do}\n? {right}", "balance = []")
    assert result.failure is None, str(result)
    assert run_text(tmp_path, TIPPO, f"{do}\n? {wrong}", "balance = []").failure is not None


def test_the_balance_does_what_is_given(tmp_path: Path) -> None:
    falls = "A play R5! left\n? hands.A = R4 W Y5 Y6\n? aside = B1 B2 R3! R0\n? talon.left = R5!"
    holds = "A play R5! left\n? hands.A = R4 W\n? aside = B1 B2\n? talon.left = R0 R3! R5!"
    for outcomes, story in (
        ('["falls"]', falls),
        ('["late"]', falls),
        ('["holds", "falls"]', holds),
        ("[]", holds),
    ):
        result = run_text(tmp_path, TIPPO, story, f"balance = {outcomes}")
        assert result.failure is None, str(result)
    assert run_text(tmp_path, TIPPO, holds, 'balance = ["falls"]').failure is not None


@pytest.mark.parametrize(
    ("do", "given", "reason"),
    [
        ("? top = R3!", "", "top: this box has two trays; write { left = …, right = … }"),
        ("? top.middle = R3!", "", 'top.middle: "middle" is none of left, right'),
        ("? sizes.talon = 1", "", 'sizes.talon: "talon" is none of draw, aside, left, right'),
        ("? frozen = both", "", 'frozen: "both" is none of left, right, none'),
        ("? side = dark", "", 'side: "dark" is none of light'),
        ("? turn = A", 'colour = "red"', "given.colour: this box has two trays"),
        ("? turn = A", 'colour = { left = "blue" }', "given.colour: R3! on top has its own colour"),
    ],
)
def test_what_is_wrong_with_trays_is_named(tmp_path: Path, do: str, given: str, reason: str) -> None:
    failure = run_text(tmp_path, TIPPO, do, given).failure
    assert failure is not None
    assert failure.reason.startswith(reason)
