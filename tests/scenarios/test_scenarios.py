"""Every scenario holds, and the runner finds out when one does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioche.commands import check
from pioche.commands.arguments import Arguments, BadInput
from pioche.engine.game import apply
from pioche.engine.state import State
from pioche.scenarios import Result, run_file, scenario_runner as running
from pioche.scenarios.expectations import KEYS

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER)) for path in FILES])
def test_scenario(path: Path) -> None:
    result = run_file(path)
    assert result.failure is None, str(result)


def test_every_example_of_the_rules_is_a_scenario() -> None:
    """E1 to E169, each named as the source of at least one file."""
    sources = [line for path in FILES for line in path.read_text().splitlines() if line.startswith("source")]
    found = {int(number) for line in sources for number in re.findall(r"\bE(\d+)\b", line)}
    assert found >= set(range(1, 170))


# A small table to try the runner on: A plays under a red 7, then B.
TABLE = """
title = "A table to try things on"
box   = "classic"
seats = ["A", "B", "C"]
{top}
[given]
dealer = "C"
turn   = "A"
hands  = {{ A = "{a}", B = "B3 R4", C = "Y1 Y2" }}
talon  = "G5 R7"
draw   = "Y5 Y6 Y7 Y8 Y9 G9"
{given}
do = '''
{do}
'''
[expect]
{expect}
"""


def run_table(
    tmp_path: Path, do: str = "", expect: str = "", a: str = "R1 G2 W4", given: str = "", top: str = ""
) -> Result:
    """Write the table to a file and run it."""
    file = tmp_path / "table.toml"
    file.write_text(TABLE.format(do=do, expect=expect, a=a, given=given, top=top), encoding="utf-8")
    return run_file(file)


GO_OUT = "A play R1"
PLAYED_ON = Path(__file__).parent / "house/R112-the-last-card-ends-the-round.toml"
CHALLENGED = "A play W4 blue\nB challenge"
# key, hand of A, what is done, an expectation that holds, some that do not
EXPECTATIONS: list[tuple[str, str, str, str, list[str]]] = [
    (
        "hands",
        "R1 G2 W4",
        "A play R1",
        '{ A = "W4 G2", B = "R4 B3" }',
        ['{ A = "W4 G3" }', '{ A = "W4" }', '{ A = "W4 G2 G2" }', '{ B = "" }', '{ A = "W4 G2", B = "R4" }'],
    ),
    ("counts", "R1 G2 W4", "A play R1", "{ A = 2, C = 2 }", ["{ A = 3 }", "{ A = 2, C = 1 }"]),
    ("turn", "R1 G2 W4", "A play R1", '"B"', ['"A"', '"none"']),
    ("turn", "R1", GO_OUT, '"none"', ['"A"', '"B"']),
    ("decision", "R1 G2 W4", "A play W4", '"colour"', ['"turn"', '"respond"']),
    ("decision", "R1", GO_OUT, '"round_over"', ['"match_over"', '"turn"']),
    ("colour", "R1 G2 W4", "A play W4 blue", '"blue"', ['"red"', '"none"']),
    ("top", "R1 G2 W4", "A play R1", '"R1"', ['"R7"', '"R2"']),
    (
        "talon",
        "R1 G2 W4",
        "A play R1",
        '"G5 R7 R1"',
        ['"R7 R1"', '"G5 R1 R7"', '"… R7"', '"… R5 G5 R7 R1"', '"G5 R7 R1 R1"', '""'],
    ),
    ("talon", "R1 G2 W4", "A play R1", '"… R7 R1"', ['"… R1 R7"', '"… G5 R1"']),
    ("draw", "R1 G2 W4", "A draw", '"Y6 Y7"', ['"Y7 Y6"', '"Y5"', '""']),
    ("aside", "R1 G2 W4", "", '""', ['"R9"']),
    (
        "sizes",
        "R1 G2 W4",
        "A draw",
        "{ draw = 98, talon = 2 }",
        ["{ draw = 99 }", "{ draw = 98, talon = 1 }"],
    ),
    ("direction", "RR G2 W4", "A play RR", '"right"', ['"left"']),
    ("side", "R1 G2 W4", "", '"light"', ['"dark"']),
    ("dealer", "R1 G2 W4", "", '"C"', ['"A"']),
    ("frozen", "R1 G2 W4", "", '"none"', ['"left"']),
    ("windows", "R1 G2", "A play R1", '["A"]', ["[]", '["B"]', '["A", "B"]']),
    ("windows", "R1 G2", "A play R1 uno", "[]", ['["A"]']),
    ("out", "R1 G2", "A play R1", "[]", ['["A"]', '["B", "C"]']),
    ("places", "R1", GO_OUT, "[]", ['["A"]', '["A", "B", "C"]']),
    ("winner", "R1", GO_OUT, '"A"', ['"B"', '"none"']),
    ("winners", "R1", GO_OUT, "[]", ['["A"]']),
    ("points", "R1", GO_OUT, "{ A = 10, B = 0 }", ["{ A = 9 }", "{ A = 10, B = 7 }"]),
    ("scores", "R1", GO_OUT, "{ A = 10, C = 0 }", ["{ A = 0 }", "{ C = 3 }"]),
    (
        "legal",
        "R1 G2 W4",
        "",
        '{ A = ["play R1", "play W4", "play W4 red", "draw"] }',
        ['{ A = ["play G2"] }', '{ B = ["draw"] }', '{ A = ["draw", "uno"] }', '{ A = ["dance"] }'],
    ),
    (
        "not_legal",
        "R1 G2 W4",
        "",
        '{ A = ["play G2", "uno", "catch B", "dance"], B = ["draw"], host = ["take A 2"] }',
        ['{ A = ["draw"] }', '{ A = ["play G2", "play R1"] }', '{ A = ["play W4 blue"] }'],
    ),
    (
        "deck",
        "R1 G2 W4",
        "A draw",
        '{ total = 108, "R0" = 1, "W4" = 4, "WX" = 0 }',
        ["{ total = 107 }", "{ R0 = 2 }", "{ total = 108, WX = 1 }"],
    ),
    ("value", "R1 G2 W4", "", "{ A = 53, B = 7 }", ["{ A = 52 }", "{ A = 53, B = 8 }"]),
    (
        "sees",
        "R1 G2 W4",
        CHALLENGED,
        '{ A = { A = "G2 R1 Y8 Y7 Y6 Y5" }, B = { A = "R1 G2 ? ? ? ?", draw = "?", talon = "W4" } }',
        [
            '{ C = { A = "R1 G2 ? ? ? ?" } }',
            '{ B = { A = "? ? ? ? ? ?" } }',
            '{ B = { A = "R1 G2 ? ? ?" } }',
            '{ spectator = { A = "R1 G2 ? ? ? ?" } }',
            '{ A = { draw = "Y9" } }',
            '{ A = { talon = "R7" } }',
        ],
    ),
]


def test_every_key_is_tried() -> None:
    assert set(KEYS) == {key for key, *_ in EXPECTATIONS}


@pytest.mark.parametrize(("key", "a", "do", "right", "wrongs"), EXPECTATIONS)
def test_an_expectation_fails_only_when_it_is_wrong(
    tmp_path: Path, key: str, a: str, do: str, right: str, wrongs: list[str]
) -> None:
    result = run_table(tmp_path, do, f"{key} = {right}", a)
    assert result.failure is None, str(result)
    for wrong in wrongs:
        result = run_table(tmp_path, do, f"{key} = {wrong}", a)
        assert result.failure is not None, wrong
        assert key in result.failure.reason


@pytest.mark.parametrize(
    ("key", "right", "wrongs"),
    [
        ("out", '["C", "A"]', ["[]", '["A"]', '["A", "B", "C"]']),
        ("places", '["C", "A", "B"]', ['["A", "C", "B"]', '["C", "A"]', "[]"]),
    ],
)
def test_who_is_out_in_any_order_and_who_came_first_in_theirs(
    tmp_path: Path, key: str, right: str, wrongs: list[str]
) -> None:
    """H13, R117: C was out before, A follows and leaves B alone."""
    game = PLAYED_ON.read_text(encoding="utf-8").partition("[expect]")[0]
    file = tmp_path / "out.toml"
    for expected, holds in [(right, True), *((wrong, False) for wrong in wrongs)]:
        file.write_text(f"{game}[expect]\n{key} = {expected}\n", encoding="utf-8")
        assert (run_file(file).failure is None) == holds, expected


@pytest.mark.parametrize(("key", "a", "do", "right", "wrongs"), EXPECTATIONS)
def test_a_look_in_between_fails_only_when_it_is_wrong(
    tmp_path: Path, key: str, a: str, do: str, right: str, wrongs: list[str]
) -> None:
    result = run_table(tmp_path, f"{do}\n? {key} = {right}", a=a)
    assert result.failure is None, str(result)
    for wrong in wrongs:
        assert run_table(tmp_path, f"{do}\n? {key} = {wrong}", a=a).failure is not None, wrong


def reason(result: Result) -> str:
    """Why a scenario failed."""
    assert result.failure is not None, "it should have failed"
    return result.failure.reason


def test_a_winner_is_known_only_when_the_round_is_over(tmp_path: Path) -> None:
    for winner in ("none", "A"):
        assert "not over" in reason(run_table(tmp_path, "A play R1", f'winner = "{winner}"'))


def test_the_match_has_winners(tmp_path: Path) -> None:
    given = "scores = { A = 495 }"
    right = 'winners = ["A"]\nscores = { A = 505 }\ndecision = "match_over"'
    assert run_table(tmp_path, GO_OUT, right, "R1", given).failure is None
    for wrong in ("[]", '["B"]', '["A", "B"]'):
        assert "winners" in reason(run_table(tmp_path, GO_OUT, f"winners = {wrong}", "R1", given))


def test_everything_that_is_wrong_is_told_on_one_line(tmp_path: Path) -> None:
    result = run_table(tmp_path, "A play R1", 'turn = "C"\ncounts = { A = 9, B = 2 }\ncolour = "red"')
    assert str(result) == (
        f"{tmp_path / 'table.toml'}:17: A table to try things on: "
        "expected turn = C, found B; expected counts.A = 9, found 2"
    )


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("turn = B", "turn = A"),
        ("hands.B = R4 B3", "hands.B = R4 B4"),
        ("counts.A = 2", "counts.A = 1"),
        ("sizes.talon=3", "sizes.talon=2"),
        ("deck.R+2 = 2", "deck.R+2 = 1"),
        ("legal.B = ['play R4']", "legal.B = ['play B3']"),
        ("sees.C.B = ? ?", "sees.C.B = R4 ?"),
    ],
)
def test_a_look_may_use_bare_words(tmp_path: Path, right: str, wrong: str) -> None:
    assert run_table(tmp_path, f"A play R1\n? {right}").failure is None
    result = run_table(tmp_path, f"A play R1\n? {wrong}")
    assert result.failure is not None
    assert result.failure.line == 15


def test_a_line_that_is_refused_fails(tmp_path: Path) -> None:
    result = run_table(tmp_path, "A draw\nC play Y1")
    assert result.failure is not None
    assert result.failure.line == 15
    assert "expected `C play Y1` to be accepted, found refused: it is not for this player" in reason(result)


@pytest.mark.parametrize("line", ["A play R1", "A draw", "A uno", "B catch A"])
def test_a_line_that_should_be_refused_but_is_accepted_fails(tmp_path: Path, line: str) -> None:
    assert reason(run_table(tmp_path, f"! {line}")) == f"expected `{line}` to be refused, found accepted"


@pytest.mark.parametrize(
    "line", ["A play G2", "B draw", "A challenge", "A dance", "next", "host take B 2", ""]
)
def test_a_refused_line_changes_nothing(tmp_path: Path, line: str) -> None:
    expect = 'turn = "A"\nhands = { A = "R1 G2 W4" }\ndraw = "Y5"'
    result = run_table(tmp_path, f"! {line}", expect)
    assert result.failure is None, str(result)


def test_a_refusal_that_changes_something_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(s: State, a: int) -> None:
        s.take(1, 1)
        apply(s, a)

    monkeypatch.setattr(running, "apply", careless)
    assert "to change nothing" in reason(run_table(tmp_path, "! C draw"))
    monkeypatch.undo()
    assert run_table(tmp_path, "! C draw").failure is None


def test_a_fault_of_the_engine_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(s: State, a: int) -> None:
        raise IndexError("no such place")

    monkeypatch.setattr(running, "apply", broken)
    assert reason(run_table(tmp_path, "A draw")) == "the engine broke down: IndexError('no such place')"


def check_paths(*words: str) -> int:
    """What the command answers to these words."""
    parser = Arguments()
    check.add(parser)
    return check.run(parser.parse_args(words))


def test_check_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run_table(tmp_path, "A draw")
    good = tmp_path / "table.toml"
    assert check_paths(str(good)) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    (tmp_path / "inner").mkdir()
    bad = good.rename(tmp_path / "inner" / "good.toml").with_name("bad.toml")
    bad.write_text("seats = [\n")
    assert check_paths("-v", str(tmp_path), str(bad)) == 2, "bad input is 2"
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"{bad}:")
    assert out[1] == f"passed {tmp_path / 'inner' / 'good.toml'}: A table to try things on"
    assert out[2:] == ["1 passed, 1 failed"]


def test_check_tells_a_failed_check_from_bad_input(tmp_path: Path) -> None:
    """1 is for an expectation that does not hold, 2 for what cannot be read: TOML, cards, seats, words."""
    run_table(tmp_path, "A draw")
    good = tmp_path / "table.toml"
    text = good.read_text()
    good.write_text(text.replace("A draw", "A draw\n? counts.A = 99"))
    assert check_paths(str(good)) == 1
    for wrong in ("A play R99", "Zoe draw", "A juggle"):
        good.write_text(text.replace("A draw", wrong))
        assert check_paths(str(good)) == 2, wrong
    good.write_text(text.replace("A draw", "! A play R99"))
    assert check_paths(str(good)) == 0


def test_check_needs_something_to_check(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nowhere does not exist"):
        check_paths(str(tmp_path / "nowhere"))
    with pytest.raises(BadInput, match="there is no scenario"):
        check_paths(str(tmp_path))


EVERYTHING = """
title   = "All keys that a position can have, in a box that needs few of them"
source  = "docs/scenarios.md, The file"
box     = "classic"
seats   = ["A", "B", "C", "D"]
options = {}

[given]
seed      = 1
dealer    = "A"
turn      = "A"
direction = "left"
side      = "light"
hands     = { A = "W4 R1 B2", B = "G3 G4", C = "Y1 Y2", D = "Y3 Y4" }
talon     = "R7"
aside     = ""
colour    = "red"
draw      = "Y5 Y6 Y7 Y8"
rest      = "pile"
balance   = ["holds", "falls", "late"]
scores    = { A = 480 }
scoring   = "race"
do = \"\"\"
A play W4 blue
B challenge
\"\"\"

[expect]
hands  = { A = "R1 B2 Y5 Y6 Y7 Y8", B = "G3 G4" }
turn   = "B"
colour = "blue"
scores = { A = 480, B = 0 }
"""


def test_every_key_of_a_position_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "everything.toml"
    file.write_text(EVERYTHING, encoding="utf-8")
    result = run_file(file)
    assert result.failure is None, str(result)


@pytest.mark.parametrize(
    ("given", "right", "wrong"),
    [
        ('direction = "right"', "turn = C", "turn = B"),
        ("scores = { C = 7 }", "scores.C = 7", "scores.C = 0"),
        ('rest = "out"', "sizes.draw = 6", "sizes.draw = 99"),
        ('rest = "out"', "deck.total = 108", "deck.total = 16"),
        ("", "sizes.draw = 99", "sizes.draw = 6"),
        ("", "turn = B", "turn = C"),
    ],
)
def test_what_is_given_counts(tmp_path: Path, given: str, right: str, wrong: str) -> None:
    assert run_table(tmp_path, f"A play R1\n? {right}", given=given).failure is None
    assert run_table(tmp_path, f"A play R1\n? {wrong}", given=given).failure is not None


def test_options_count(tmp_path: Path) -> None:
    do, a = "A play R1\n? decision = match_over", "R1"
    assert (
        run_table(tmp_path, do, a=a, given="scores = { A = 90 }", top="options = { target = 100 }").failure
        is None
    )
    assert run_table(tmp_path, do, a=a, given="scores = { A = 90 }").failure is not None


LEFT_OUT = """
box   = "classic"
seats = ["A", "B", "C"]
options = {{ {options} }}
[given]
{given}
[expect]
counts = {{ A = 7, B = 7, C = 7 }}
sizes  = {{ draw = 86, talon = 1 }}
dealer = "{dealer}"
turn   = "{turn}"
"""


@pytest.mark.parametrize(
    ("options", "given", "dealer", "turn"),
    [
        ("", "", "A", "B"),
        ("", "seed = 'any text'", "A", "B"),
        ("", "seed = 2.5", "A", "B"),
        ('dealer = "C"', "", "C", "A"),
        ('dealer = "C"', 'dealer = "B"', "B", "C"),
        ('dealer = "B"', 'first = "R7"', "B", "C"),
        ('dealer = "random"', 'first = "R7"\ndealer = "C"', "C", "A"),
        ("", 'first = "R7"\ndealer_draw = { A = "R1", B = "R9", C = "RS" }', "B", "C"),
    ],
)
def test_what_is_left_out(tmp_path: Path, options: str, given: str, dealer: str, turn: str) -> None:
    file = tmp_path / "left-out.toml"
    file.write_text(LEFT_OUT.format(options=options, given=given, dealer=dealer, turn=turn), encoding="utf-8")
    result = run_file(file)
    assert result.failure is None, str(result)
