"""Puzzles: those that ship are sound, and more can be found in records and in games of bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.cli import main
from pioche.coach.puzzles import AHEAD, Puzzle, greedy_errs, of_the_day, shipped
from pioche.coach.trials import Coach, Way
from pioche.intervals import difference
from pioche.sight.packing import pack_choice
from pioche.texts import LANGUAGES

SHIPPED = shipped()


def named(puzzle: Puzzle) -> str:
    """Which one it is, in a list of tests."""
    return f"{puzzle.box}-{len(puzzle.moves)}-{puzzle.seed}"


def test_there_are_a_few_dozen_and_some_of_every_box() -> None:
    assert len(SHIPPED) >= 24
    for box in BOXES:
        mine = [puzzle for puzzle in SHIPPED if puzzle.box == box]
        assert len(mine) >= 3
        assert of_the_day(box, 1) is not of_the_day(box, 2)
    assert of_the_day("bridge", 1) is None


def test_most_take_some_thought() -> None:
    """Rules of thumb, which get better with time, answer something else."""
    assert sum(greedy_errs(puzzle) for puzzle in SHIPPED) > 0.7 * len(SHIPPED)


def proves_right(puzzle: Puzzle, games: int) -> bool:
    """Whether fresh games confirm the best answer and its lead."""
    match = puzzle.match()
    view = match.view(match.names[puzzle.seat])
    ways = [Way(choice) for choice in puzzle.choices()]
    coach = Coach(match.rules, "proof")
    coach.trials(view, ways).run(games)
    return all(
        difference(ways[0].won, way.won).high >= AHEAD and sum(way.won) < sum(ways[0].won) for way in ways[1:]
    )


@pytest.mark.parametrize("puzzle", SHIPPED, ids=named)
def test_the_engine_bears_every_puzzle_out(puzzle: Puzzle) -> None:
    """The game can be played up to it, its answers are on offer, and new games find the same one best."""
    match = puzzle.match()
    view = match.view(match.names[puzzle.seat])
    assert view.asked == puzzle.seat
    offered = {(int(choice.verb), int(choice.handle)) for choice in view.choices}
    assert {(int(choice.verb), int(choice.handle)) for choice in puzzle.choices()} <= offered
    best, second = puzzle.answers[0][1], puzzle.answers[1][1]
    assert best[0] - second[0] >= AHEAD
    words, reason = puzzle.told()
    assert all(set(one) == set(LANGUAGES) for one in (*words, reason))
    assert len(words) == len(puzzle.answers) >= 3
    assert proves_right(puzzle, 400)


def test_puzzles_are_found_in_games_of_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.jsonl"
    words = ["puzzles", "--box", "transformers", "--out", str(file), "--count", "1"]
    assert main(words) == 0
    assert "1 puzzles" in capsys.readouterr().out
    shipped.cache_clear()
    (found,) = shipped(file)
    assert found.box == "transformers"
    assert pack_choice(found.choices()[0]) == found.answers[0][0]
    shipped.cache_clear()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--box", "bridge", "--out", "x"], "bridge"),
        (["--box", "classic", "--out", "x", "--count", "0"], "--count is at least 1"),
        (["no-such.toml", "--box", "classic", "--out", "x"], "no-such.toml"),
    ],
)
def test_bad_wishes_are_refused(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", *words]) == 2
    assert complaint in capsys.readouterr().err
