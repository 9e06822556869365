"""Cases: each choice of ours that a position can show has one, which comes out as it says."""

from __future__ import annotations

import msgspec
import pytest

from pioche.boxes import BOXES
from pioche.boxes.rulings import RULINGS, SHOWN
from pioche.cli import main
from pioche.lessons.cases.case import FOLDER, Played, case_of, shown
from pioche.scenarios.expectations import mismatches
from pioche.server.table.refusing import Refuse
from pioche.server.thinking.replays import case_told
from pioche.server.wire import messages as wire
from pioche.texts import LANGUAGES, catalogue

CASES = [(box, ruling) for box in BOXES for ruling in shown(box)]


def test_cases_show_choices_and_no_file_is_left_over() -> None:
    assert list(SHOWN) == list(RULINGS)
    for box, rulings in RULINGS.items():
        assert set(shown(box)) <= set(rulings.split())
    used = set()
    for box, ruling in CASES:
        own = FOLDER / f"{box}-{ruling}.toml"
        used.add(own if own.exists() else FOLDER / f"{ruling}.toml")
    assert {path for path in FOLDER.iterdir() if path.suffix == ".toml"} == used


@pytest.mark.parametrize(("box", "ruling"), CASES)
def test_a_case_comes_out_as_it_says(box: str, ruling: str) -> None:
    played = Played(box, ruling)
    scenario = case_of(box, ruling)
    assert scenario.rules.box.name == box
    for line in played.lines:
        played.play(line)
    assert mismatches(played.table, scenario.expected) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_case_is_told_like_a_replay(lang: str) -> None:
    told = msgspec.convert(case_told(catalogue(lang), "tippo", "R86"), wire.Case)
    assert told.title
    assert "`tilt_wild_namer=next`" in told.said
    assert len(told.frames) == told.total == 5
    assert [frame.line for frame in told.frames[1:3]] == ["Ada play TI left", "Tom place"]
    assert all(hand for hand in told.frames[0].game.hands)


@pytest.mark.parametrize(("box", "ruling"), [("tippo", "R1"), ("tippo", "../R86"), ("nobody", "R86")])
def test_a_case_that_is_not_there_is_refused(box: str, ruling: str) -> None:
    with pytest.raises(Refuse, match="no_case"):
        case_told(catalogue("en"), box, ruling)


def test_the_terminal_prints_a_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tippo", "--case", "r86", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Une carte blanche à la fin d’une Renversante (R86)\n")
    assert "> Mia name red\n    Mia demande du rouge" in out
    assert main(["rules", "tippo", "--case", "R1"]) == 2
    assert "no case shows R1" in capsys.readouterr().err
