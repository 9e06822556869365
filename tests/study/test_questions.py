"""`pioche study`: questions with answers that come again, own ones too, and pages that stand alone."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.cli import main
from pioche.engine.house.registry import HOUSE
from pioche.engine.options import COMMON
from pioche.intervals import Estimate, mean_of
from pioche.study.questions.answer import PIECE, Answer
from pioche.study.questions.asking import ask
from pioche.study.questions.built_in import QUESTIONS
from pioche.study.questions.page import page
from pioche.study.questions.pictures import drawn, picture
from pioche.study.questions.source import Source
from pioche.study.questions.wording import Wording
from pioche.study.workers.crew import Crew
from pioche.texts import LANGUAGES

GUIDE = Path(__file__).parents[2] / "docs/study.md"
SLOW = {"skill": 2, "length": 2, "rules": 3, "switches": 2}  # deals of those with many tables
SPECIFICATION = Path(__file__).parents[2] / "docs/specification.md"
OWN = """
from pioche.study.question import Arm, Measure, Question

def most_drawn(r):
    return max(r.drawn)

question = Question("greed", (Arm("four"), Arm("two", players=2)), (Measure("most", most_drawn),), 20)
"""


@pytest.fixture(scope="module")
def answers() -> dict[str, Answer]:
    """A small answer to every question."""
    return {name: ask(Source(name, deals=SLOW.get(name, 30)), "test") for name in QUESTIONS}


class Looks(HTMLParser):
    """Collects what a page would fetch or run, and the words of its first paragraph."""

    def __init__(self) -> None:
        super().__init__()
        self.outside: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note addresses that are not within the page."""
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("href", "src", "xlink:href") and not (value or "").startswith(("data:", "#")):
                self.outside.append(f"{tag} {name}={value}")


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_stands_alone(answers: dict[str, Answer], name: str, lang: str) -> None:
    answer = answers[name]
    text = page(answer, lang, f"pioche study {name}")
    looks = Looks()
    looks.feed(text)
    assert looks.outside == []
    assert not {"script", "link", "iframe", "img"} & set(looks.tags)
    assert looks.tags.count("svg") == looks.tags.count("figure") == len(answer.question.measures)
    assert not re.search(r"url\((?!#)|@import", text)
    first = re.search(r'<h1>.*?</h1>\s*<p class="answer">(.*?)</p>', text, re.DOTALL)
    assert first is not None
    assert re.search(r"\d", first[1])
    assert f"pioche study {name}" in text
    assert text.count("download=") == 2


def test_falls_stand_beside_the_specification_s(answers: dict[str, Answer]) -> None:
    answer = answers["balance"]
    drawing = picture(answer, answer.question.measures[0], Wording("en")).to_dict()
    shown = {
        row["group"]: row["mean"] for row in drawing["data"]["values"] if row["table"] == "specification"
    }
    told = re.search(r"Difference at the fall in play: (.*?)\.", SPECIFICATION.read_text(encoding="utf-8"))
    assert told is not None
    assert shown == {group: float(share) for group, share in re.findall(r"(\d): (\d+) %", told[1])}
    assert "<td>specification</td><td>5</td><td>48</td>" in page(answer, "en", "")


def test_the_guide_lists_every_question() -> None:
    """Their titles and sentences are missed by tests/texts/test_texts.py."""
    asking = GUIDE.read_text(encoding="utf-8").partition("| question | |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \| \w+", asking, re.MULTILINE) == [*QUESTIONS]


def test_a_question_can_bring_its_own_sentence() -> None:
    def say(answer: Answer, wording: Wording) -> str:
        return f"{wording.number(answer.mean('wins', 'nobody'))} %"

    answer = Answer(replace(QUESTIONS["bluffing"](), sentence=say), "1")
    answer.add(({("wins", "nobody", ""): [2, 50.0, 1250.0]}, {}))
    assert Wording("en").sentence(answer) == "25.0\u00a0%"
    nothing = Answer(answer.question, "1")
    assert Wording("en").sentence(nothing) == "Rounds won by the one who plays differently,\u00a0%: ."


def test_every_house_rule_and_switch_is_asked_about(answers: dict[str, Answer]) -> None:
    arms = [*answers["rules"].question.arms, *answers["switches"].question.arms]
    asked = {(arm.box, name) for arm in arms for name in arm.options}
    names = {name for _, name in asked}
    assert {rule.name for rule in HOUSE} <= names
    assert {switch.name for switch in COMMON} <= names
    for box in BOXES.values():
        assert {(box.name, switch.name) for switch in box.switches if switch.examples} <= asked
    answer = answers["switches"]
    assert answer.difference("turns", "classic") is None  # it is what the others are compared with
    even = answer.difference("turns", "classic: two_player_reverse=plain")
    assert even == Estimate(0.0, 0.0, 0.0)  # with four players the same as in its own box
    assert answer.difference("turns", "flip: flip_last=flip") == Estimate(0.0, 0.0, 0.0)


def test_the_same_seed_gives_the_same_answer_with_any_number_of_workers() -> None:
    source = Source("bluffing", deals=3 * PIECE)
    alone, shared = ask(source, "same"), ask(source, "same", Crew(2))
    assert alone.rows() == shared.rows()
    assert ask(source, "other").rows() != alone.rows()
    assert alone.rounds == 4 * 4 * 3 * PIECE


def test_the_same_deals_sharpen_the_answer() -> None:
    flags = {"vary": ["target=500,200"], "measures": ["turns"]}  # which changes nothing in a round
    answer = ask(Source("own", flags=flags, deals=40), "pairs")
    more = answer.difference("turns", "target=200")
    assert more == Estimate(0.0, 0.0, 0.0)
    one = answer.estimate("turns", "target=200")
    assert one is not None
    assert one.low < one.mean < one.high


def test_intervals_hold_the_truth() -> None:
    """Of many small samples from a known distribution about 95 of 100 intervals do."""
    from random import Random

    rng, held = Random(5), 0
    for _ in range(400):
        some = [rng.random() for _ in range(50)]
        one = mean_of(50, sum(some), sum(value * value for value in some))
        held += one.low <= 0.5 <= one.high
    assert 365 <= held <= 395


def test_one_s_own_question_by_flags(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = [
        "study",
        "--vary",
        "stacking=off,same,up",
        "--measure",
        "turns,winner",
        "--deals",
        "20",
        "--lang",
        "en",
    ]
    assert main([*words, "--csv", "own.csv", "--pictures", "charts", "--format", "png"]) == 0
    assert capsys.readouterr().out.startswith("Turns in a round: Stacking (off) ")
    assert (tmp_path / "own.html").read_text().startswith("<!doctype html>")
    assert len((tmp_path / "own.csv").read_text().splitlines()) == 1 + 3 * (1 + 4)
    assert (tmp_path / "charts" / "own-turns.png").read_bytes().startswith(b"\x89PNG")
    assert main([*words, "--json", "--no-page"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["deals"], facts["rounds"], len(facts["rows"])) == (20, 60, 15)
    assert set(facts["answer"]) == set(LANGUAGES)


def test_one_s_own_question_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(OWN)
    assert main(["study", "mine.py", "--lang", "fr", "--workers", "2"]) == 0
    assert capsys.readouterr().out.startswith("most\u00a0: four ")
    assert 'lang="fr"' in (tmp_path / "greed.html").read_text()


@pytest.mark.parametrize(
    ("name", "answer", "title"),
    [
        ("drawing", "cards drawn: Classic, winner ", "A question of one&#x27;s own: how many cards"),
        ("nearly", "rounds lost with one card,\u00a0%: Classic, 2 players ", "How often does somebody lose"),
    ],
)
def test_the_questions_of_the_guide_are_answered(
    name: str,
    answer: str,
    title: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    example = Path(__file__).parents[2] / f"docs/examples/{name}.py"
    assert main(["study", str(example), "--deals", "20", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith(answer)
    assert f"<h1>{title}" in (tmp_path / f"{name}.html").read_text()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["luck"], "there is no question 'luck'; there are length, seats"),
        ([], "give a question"),
        (["--vary", "stacking"], "is not of the form KEY=VALUE"),
        (["--vary", "stacking=sideways"], "stacking (H1) is same, up or false"),
        (["--vary", "players=many"], "'many' is no number"),
        (["--vary", "players=12"], "2 to 10 players"),
        (["--vary", "box=poker"], "there is no box 'poker'"),
        (["--vary", "bots=genius"], "there is no bot 'genius'"),
        (["--vary", "bots=familly"], "or, among themselves, family, beginner"),
        (["--vary", "bots=family,greedy+family"], "family plays only with"),
        (["--vary", "stacking=off", "--measure", "fun"], "there is no measure 'fun'"),
        (["seats", "--vary", "stacking=off"], "--vary asks a question of its own"),
        (["seats", "--deals", "0"], "--deals 0: at least 1"),
        (["seats", "--workers", "-1"], "--workers -1"),
        (["missing.py"], "missing.py cannot be read"),
        (["empty.py"], "empty.py has no `question`"),
        (["broken.py"], "broken.py cannot be used: ZeroDivisionError"),
        (["seats", "--html", "no/where.html"], "there is no folder no"),
    ],
)
def test_bad_input_is_refused_with_the_reason(
    words: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.py").write_text("answer = 42\n")
    (tmp_path / "broken.py").write_text("question = 1 / 0\n")
    assert main(["study", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert reason in printed.err
    assert not list(tmp_path.glob("*.html"))


def test_a_file_that_cannot_be_written_loses_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    full = Path("/dev/full") if Path("/dev/full").exists() else tmp_path
    assert main(["study", "seats", "--deals", "5", "--lang", "en", "--html", str(full)]) == 2
    printed = capsys.readouterr()
    assert printed.out.startswith("In Classic, the player after the dealer wins ")
    assert printed.err.startswith("pioche study: ")


def test_pictures_are_drawn_in_both_forms(answers: dict[str, Answer]) -> None:
    answer = answers["seats"]
    (measure,) = answer.question.measures
    chart = picture(answer, measure, Wording("fr"))
    assert drawn(chart, "svg").startswith(b"<svg")
    assert "Place après le donneur".encode() in drawn(chart, "svg")
    assert chart.to_dict()["config"]["locale"]["number"]["decimal"] == ","
    assert drawn(chart, "png").startswith(b"\x89PNG")
