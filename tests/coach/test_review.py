"""Reviews: figures that add up, verdicts that are sure, words in both languages, and clear refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.cli import main
from pioche.coach.data import review_data
from pioche.coach.judging import MUCH
from pioche.coach.report import report
from pioche.coach.reviewing import Review, Unfinished, review
from pioche.coach.telling import booked, notable, review_lines
from pioche.intervals import difference, share
from pioche.match import Match
from pioche.records import read, write
from pioche.texts import LANGUAGES, catalogue
from tests.coach.coach_games import FEW, played, recorded
from tests.records.record_games import KITCHEN, play
from tests.shelf.outside import MARKET, on_the_shelf

every_box = pytest.mark.parametrize("box", BOXES)


def adds_up(found: Review) -> None:
    """Luck and decisions lead from the start to the end, for everybody."""
    for one in found.rounds:
        assert {account.end for account in one.accounts} <= {0.0, 1.0}
        for account in one.accounts:
            total = account.start + account.luck + account.decisions
            assert total == pytest.approx(account.end)
            told = booked(account)
            parts = [str(told[name]).replace("−", "-") for name in ("deal", "cards", "others", "decisions")]
            assert int(told["start"]) + sum(map(int, parts)) == told["end"]


@every_box
def test_a_round_of_every_box_is_reviewed(box: str) -> None:
    record = recorded(box)
    found = review(record, FEW)
    adds_up(found)
    one = found.rounds[0]
    assert one.last == len(record.moves)
    assert all(chance is not None for moment in one.moments for chance in moment.chances)
    moves = {verdict.move for verdict in one.verdicts}
    assert moves
    assert moves <= {moment.move + 1 for moment in one.moments}
    for lang in LANGUAGES:
        lines = list(review_lines(catalogue(lang), found))
        assert not any("{" in line for line in lines)
        assert len(lines) > 8
    assert review(record, FEW).rounds[0].accounts == one.accounts  # the same again


def test_only_a_sure_difference_is_a_mistake() -> None:
    found = review(recorded("classic", 4, "sure"), 60)
    judged = [verdict.judgement for one in found.rounds for verdict in one.verdicts]
    for judgement in judged:
        if judgement.verdict == "mistake":
            assert judgement.loss is not None
            assert judgement.loss.low > 0
            assert judgement.loss.mean >= MUCH
        if judgement.verdict in ("doubtful", "mistake"):
            assert judgement.better is not None
            assert judgement.reason is not None


def test_a_game_of_real_cards_is_reviewed_as_far_as_it_is_known() -> None:
    """Cleo is left with one card and says nothing: that is a mistake by the odds, and here it was noticed."""
    found = review(read(KITCHEN), 400)
    assert [one.number for one in found.rounds] == [1, 2]
    adds_up(found)
    silent = next(verdict for verdict in found.rounds[0].verdicts if verdict.move == 9)
    assert silent.judgement.verdict == "mistake"
    assert silent.judgement.reason is not None
    assert silent.judgement.reason.kind == "call"
    lines = list(review_lines(catalogue("fr"), found, seat=2))
    assert any("sans dire UNO" in line for line in lines)
    assert not any(line.startswith("Coup") and ", Ann" in line for line in lines)
    challenge = [verdict for verdict in found.rounds[0].verdicts if verdict.move == 7]
    assert challenge  # whether to challenge is a decision like any other


def test_a_round_alone_is_the_same_as_in_the_whole() -> None:
    record = read(KITCHEN)
    second = review(record, FEW, number=2).rounds
    assert [one.number for one in second] == [2]
    assert second[0].first > 0
    whole = review(record, FEW).rounds[1]
    assert second[0].moments == whole.moments
    assert second[0].accounts == whole.accounts


def test_a_running_round_is_refused() -> None:
    match = play(Match("classic", 3, "running"), moves=9)
    with pytest.raises(Unfinished):
        review(read(write(match)), FEW)


def test_boxes_from_outside() -> None:
    """Where a box moves cards in a way that only it understands, what the table shows is all that counts."""
    with on_the_shelf(str(MARKET)) as names:
        given = 0
        for k in range(6):
            one = review(recorded(names[0], seed=f"market {k}"), FEW)
            given += any(" lay " in line for line in one.match.log)
            adds_up(one)
            chances = [chance for moment in one.rounds[0].moments for chance in moment.chances]
            assert all(chance is not None for chance in chances)
            assert list(review_lines(catalogue("en"), one))
            assert report(review_data(one), "fr")
        assert given > 0


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    record = recorded("classic")
    review(record, FEW, progress=lambda done, moves: heard.append((done, moves)))
    assert heard[-1] == (len(record.moves), len(record.moves))
    assert heard == sorted(heard)


def test_plain_data_and_a_page() -> None:
    found = review(recorded("flip"), FEW)
    data = json.loads(json.dumps(review_data(found)))
    assert data["seats"] == ["A", "B", "C"]
    one = data["rounds"][0]
    assert {len(moment["chances"]) for moment in one["moments"]} == {3}
    assert set(one["summary"]) == set(LANGUAGES)
    assert len([decision for decision in one["decisions"] if "text" in decision]) == len(
        notable(found.rounds[0])
    )
    for lang in LANGUAGES:
        page = report(data, lang)
        assert page.count("<polyline") == 3
        assert f'lang="{lang}"' in page
        assert "<script" not in page


# The command


def test_the_command_tells_writes_and_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "round.toml"
    file.write_text(played("classic"))
    few = ["--playouts", str(FEW)]
    assert main(["review", str(file), *few, "--lang", "fr", "--seat", "B"]) == 0
    assert "gagne la manche 1" in capsys.readouterr().out
    assert main(["review", str(file), *few, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["box"] == "classic"
    page = tmp_path / "page.html"
    assert main(["review", str(file), *few, "--html", str(page)]) == 0
    assert page.read_text().startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("text", "words", "complaint"),
    [
        ("", [], "round.toml:1:"),
        (KITCHEN.replace("Cleo = 160", "Cleo = 161"), [], "the record says"),
        (KITCHEN.replace('"classic"', '"bridge"'), [], "bridge"),
        (KITCHEN, ["--seat", "Zoe"], "there are Ann, Ben, Cleo"),
        (KITCHEN, ["--round", "7"], "the record has 2 rounds"),
        (KITCHEN, ["--playouts", "3"], "--playouts is from 20"),
        (KITCHEN, ["--html", "/no/such/folder/page.html"], "/no/such/folder/page.html"),
    ],
)
def test_what_cannot_be_reviewed_is_said(
    text: str, words: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "round.toml"
    file.write_text(text)
    assert main(["review", str(file), "--playouts", "20", *words]) == 2
    assert complaint in capsys.readouterr().err


def test_a_running_match_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "running.toml"
    file.write_text(write(play(Match("classic", 3, "running"), moves=9)))
    assert main(["review", str(file)]) == 2
    assert "still being played" in capsys.readouterr().err


# Figures


def test_intervals_hold_their_mean() -> None:
    for wins in (0, 1, 10, 19, 20):
        chance = share(wins, 20)
        assert 0.0 <= chance.low <= chance.mean <= chance.high <= 1.0
    apart = difference([1] * 20 + [0] * 20, [0] * 40)
    assert apart.low > 0.2
    assert difference([1, 0, 1, 0], [1, 0, 1, 0]).low < 0 < difference([1, 0, 1, 0], [1, 0, 1, 0]).high
