"""`pioche simulate`: the same games however they are shared out, counted, printed and written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from imitate import answers

from pioche import __version__
from pioche.boxes import BOXES
from pioche.cli import main
from pioche.engine import compiled
from pioche.match import Match
from pioche.records import read, replay, write
from pioche.study.simulation.plan import BLOCK, Plan
from pioche.study.simulation.simulate import report, simulate
from pioche.study.workers.crew import Crew

KEYS = {
    "version",
    "compiled",
    "box",
    "players",
    "bots",
    "options",
    "rounds",
    "seed",
    "workers",
    "matches",
    "cpu_s",
    "wall_s",
    "rounds_per_s",
    "decisions_per_s",
    "turns_per_round",
    "decisions_per_round",
    "responses",
    "challenges",
    "challenge_share",
    "windows",
    "catches",
    "catch_share",
    "mean_points",
    "void_rounds",
    "seats",
    "rows",
    "results",
    "faults",
}


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `pioche simulate` prints when all is well."""
    assert main(["simulate", *words]) == 0
    return capsys.readouterr().out


def test_the_number_of_workers_changes_nothing() -> None:
    plan = Plan("classic", 4, 2 * BLOCK + 100, "share")
    alone, shared = simulate(plan), simulate(plan, Crew(3))
    assert alone.counts == shared.counts
    assert alone.counts["rounds"] == plan.rounds


def test_the_seed_changes_everything() -> None:
    first, second = (simulate(Plan("classic", 4, 50, seed)).counts for seed in ("1", "2"))
    assert first["turns"] != second["turns"]


def test_json_is_flat_and_complete(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(told(capsys, "--rounds", "300", "--seed", "7", "--players", "3", "--json"))
    assert set(facts) == KEYS
    assert facts.pop("results") == facts.pop("faults") == {}
    assert all(value is None or isinstance(value, str | int | float) for value in facts.values())
    assert (facts["box"], facts["players"], facts["rounds"], facts["seed"]) == ("classic", 3, 300, "7")
    assert (facts["version"], facts["compiled"], facts["bots"]) == (__version__, compiled(), "random")
    assert facts["rounds_per_s"] > 0
    assert facts["decisions_per_s"] > facts["rounds_per_s"]
    assert facts["decisions_per_round"] > facts["turns_per_round"] > 10
    assert facts["challenge_share"] == round(facts["challenges"] / facts["responses"], 4)
    assert facts["catch_share"] == round(facts["catches"] / facts["windows"], 4)


def test_what_did_not_occur_has_no_share() -> None:
    plan = Plan("tippo", 2, 1, "1")  # nobody can challenge in this box
    facts = report(plan, simulate(plan))
    assert facts["challenge_share"] is None


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "--rounds", "200", "--option", "target=200", "--option", "dealer=B")
    assert text.startswith("classic, 4 random players, 200 rounds, seed 1, dealer=B target=200\n")
    for label in ("rounds a second of CPU time", "turns a round", "challenged", "caught", "void rounds"):
        assert label in text
    assert max(len(line) for line in text.splitlines()) < 80


@pytest.mark.parametrize(
    ("option", "points"),
    [
        ("scoring=low", "scoring=low"),
        ('scoring="low"', "scoring=low"),
        ("uno_on_any_single=false", ""),
        ("jump_in", "jump_in=true"),
        ("stacking = up", "stacking=up"),
    ],
)
def test_option_values_are_toml_or_bare_words(
    capsys: pytest.CaptureFixture[str], option: str, points: str
) -> None:
    facts = json.loads(told(capsys, "--rounds", "20", "--option", option, "--json"))
    assert points in facts["options"]
    assert facts["options"].split("=")[0] == option.split("=")[0].strip()


def test_house_rules_may_be_given_by_number(capsys: pytest.CaptureFixture[str]) -> None:
    """The same games come out, and the names are shown."""
    words = ["--rounds", "20", "--seed", "h", "--json", "--option"]
    by_number, by_name = (json.loads(told(capsys, *words, option)) for option in ("H1=up", "stacking=up"))
    assert by_number["options"] == by_name["options"] == "stacking=up"
    assert by_number["turns_per_round"] == by_name["turns_per_round"]
    assert Plan("classic", 4, 2, "h", {"H2": True}).options_text() == "jump_in=true"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--box", "poker"], "there is no box 'poker'"),
        (["--players", "11"], "2 to 10 players"),
        (["--bots", "genius"], "there is no bot 'genius'"),
        (["--bots", "random,family"], "random plays among its own kind"),
        (["--bots", "family,greedy"], "family plays only with family"),
        (["--bots", "a,b,c", "--players", "2"], "3 bots cannot sit on 2 seats"),
        (["--save", "best"], "--save best: there are longest"),
        (["--matches", "0"], "--matches 0: at least 1"),
        (["--rounds", "0"], "--rounds 0: at least 1"),
        (["--workers", "-2"], "--workers -2: at least 1"),
        (["--option", "=200"], "'=200' is not of the form KEY=VALUE"),
        (["--option", ""], "'' is not of the form KEY=VALUE"),
        (["--option", "target"], "target is a number from 100 to 1000 (H16), not true"),
        (["--option", "stacking"], "stacking (H1) is same, up or false, not true"),
        (["--option", "H1=up", "--option", "stacking=same"], "stacking and H1 are one rule"),
        (["--option", "jump-in"], "unknown option 'jump-in'; did you mean jump_in?"),
        (["--option", "target="], "--option target has no value"),
        (["--option", "target=200", "--option", "target=300"], "--option target is given twice"),
        (["--option", "target=1.5"], "is no word, whole number, true, false or list of words"),
        (["--option", "target=[200"], "[200 cannot be read as TOML"),
        (["--option", "target=5"], "target is a number from 100 to 1000"),
        (["--option", "colour=blue"], "unknown option 'colour'"),
    ],
)
def test_bad_input_is_refused_with_the_reason(
    capsys: pytest.CaptureFixture[str], words: list[str], reason: str
) -> None:
    assert main(["simulate", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("pioche simulate: ")
    assert reason in printed.err


def test_what_is_no_number_or_no_text_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--rounds", "many"], ["--seed", "\udcff"]):
        with pytest.raises(SystemExit) as stop:
            main(["simulate", *words])
        assert stop.value.code == 2
        assert words[0] in capsys.readouterr().err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_every_match_can_be_written_down(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, workers: str
) -> None:
    folder = tmp_path / "new" / "records"
    words = ["--rounds", str(BLOCK + 30), "--seed", "r", "--workers", workers, "--json"]
    facts = json.loads(told(capsys, *words, "--records", str(folder)))
    matches = [replay(read(path.read_text())) for path in sorted(folder.iterdir())]
    assert len(matches) == facts["matches"]
    assert sum(int(match.state.round) for match in matches) == facts["rounds"]
    points = sum(sum(match.scores.values()) for match in matches)
    assert points / facts["rounds"] == pytest.approx(facts["mean_points"], abs=1e-4)


def test_records_of_two_studies_are_not_mixed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("kept")
    assert main(["simulate", "--rounds", "5", "--records", str(tmp_path)]) == 2
    assert "the folder is not empty" in capsys.readouterr().err
    assert main(["simulate", "--rounds", "5", "--records", str(tmp_path / "mine.toml")]) == 2
    assert "mine.toml" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]


def test_bad_options_leave_no_folder(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert main(["simulate", "--players", "1", "--records", str(folder)]) == 2
    assert not folder.exists()


@pytest.mark.parametrize("box", BOXES)
def test_records_become_training_data(box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--box", box, "--rounds", "2", "--bots", "greedy", "--records", str(tmp_path)]
    assert main(words) == 0
    for path in tmp_path.iterdir():
        found = list(answers(path.read_text()))
        assert found
        assert all(mask[action] == 1 and observation.any() for observation, mask, action in found)


def test_what_was_said_with_a_card_is_learnt_apart() -> None:
    match = Match("classic", 2, "wild")
    while f"{match.asked} play W" not in match.legal():
        match.apply(match.legal()[0])
    name = match.asked
    apart, said = match.copy(), match.copy()
    apart.apply(f"{name} play W")
    apart.apply(f"{name} name red")
    said.apply(f"{name} play W red")
    one, other = ([action for _, _, action in answers(write(each))] for each in (apart, said))
    assert len(other) == len(match.log) + 2
    assert one == other


def test_counts_are_told_though_a_file_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--rounds", "20", "--bots", "family", "--save", "longest", "--into", str(tmp_path)]
    assert main(words) == 0
    (record,) = tmp_path.iterdir()
    record.unlink()
    record.mkdir()
    capsys.readouterr()
    assert main(words) == 2
    printed = capsys.readouterr()
    assert "turns a round" in printed.out
    assert f"{record} cannot be written" in printed.err
    assert list(tmp_path.iterdir()) == [record]
