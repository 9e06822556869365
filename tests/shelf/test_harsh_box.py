"""A harsh box of somebody else, from a file outside the house: every command plays it as it is."""

from __future__ import annotations

import ast
import asyncio
import re
import shutil
from pathlib import Path

import pytest

from pioche.cli import main
from pioche.engine.house.presets import PRESETS
from pioche.engine.rules import Rules
from pioche.shelf import SHELF
from pioche.texts import LANGUAGES
from tests.server.serving import Person, Server, clean, play_on
from tests.shelf.outside import HARSH, box_file, given, on_the_shelf

LONGEST = 130  # lines of such a box
FILE = "harsh.py"
PUT_OUT = """
title = "Whoever holds twenty cards is out, and counts 250 points"
source = "storm"
box = "storm"
seats = ["A", "B"]

[given]
dealer = "A"
turn = "B"
hands = { A = "C1 C2", B = "K5 K5 K6 K6 K7 K7 K8 K8 K9 K9 I5 I5 I6 I6 I7 I7 I8 I8 I9" }
talon = "S4"
draw = "S7"

do = "B draw"

[expect]
winner = "A"
points = { A = 250, B = 0 }
decision = "round_over"
"""
SUM = """
title = "A sum goes on by itself, and is drawn to the end before anybody is out"
source = "storm"
box = "storm"
seats = ["A", "B", "C"]

[given]
dealer = "C"
turn = "A"
hands = { A = "C+4 C1 C2", B = "W10 K3 K4", C = "I1 I2 I3 I4" }
talon = "C5"

do = \"\"\"
A play C+4
B play W10
B name kelp
\"\"\"

[expect]
counts = { C = 18 }
turn = "A"
"""


def test_it_is_a_short_file_that_needs_the_engine_alone() -> None:
    text = HARSH.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    imported = [node.module or "" for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    assert {name.rsplit(".", 1)[0] for name in imported if name.startswith("pioche")} == {"pioche.engine"}


def test_its_own_rules_hold_where_a_table_says_nothing() -> None:
    with on_the_shelf(str(HARSH)):
        box = SHELF["storm"]
        rules = Rules(box, 4, {})
        assert (rules.hand_limit, rules.target, len(rules.deck)) == (20, 1000, 112)
        assert [rules.options.value(name, False) for name in ("mercy", "draw_until", "stacking")] == [
            True,
            True,
            "up",
        ]
        assert Rules(box, 4, {"mercy": False}).hand_limit == 0


def test_a_deck_that_does_not_fit_is_refused_with_the_number_and_the_limit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As many cards as such boxes have elsewhere."""
    large = HARSH.read_text(encoding="utf-8").replace("numbers(5, 9, copies=2)", "numbers(5, 9, copies=4)")
    file = box_file(tmp_path, large.replace('"X", 30, 1', '"X", 30, 5'))
    assert main(["boxes", "--box-file", file]) == 2
    told = capsys.readouterr().err
    assert "the light side of storm has 168 cards; a deck has at most 112" in told
    assert file in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ["boxes"],
        ["rules"],
        ["rules", "--players", "2"],
        ["rules", "--option", "stacking=false", "--option", "mercy=false", "--option", "draw_until=false"],
        *(["rules", "--preset", name] for name in PRESETS),
    ],
    ids=" ".join,
)
def test_it_is_told_in_every_language(
    words: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What has no words in a language is told in another, or by its letters."""
    with on_the_shelf(str(HARSH)):
        assert main([*words, "--box-file", str(HARSH), "--lang", lang]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    said = " ".join(told.out.split()).casefold()
    english, french = ("storm", "wave", "coral", "sable"), ("tempête", "vague", "calme plat", "corail")
    names = french if lang == "fr" else english
    assert all(name in said for name in (*names, "w10"))
    if words == ["rules"]:
        twenty = {"en": "20 cards or more", "de": "20 Karten", "es": "20 cartas", "fr": "20 cartes"}
        counts = {"en": "counts 250 points", "fr": "compte 250 points"}
        assert twenty[lang].casefold() in said
        assert counts.get(lang, "") in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "--rounds", "1100", "--workers", "2"], "storm, 4 random players"),
        (["arena", "--bots", "greedy,easy,random_uno", "--games", "16"], "storm, 4 players"),
        (["arena", "--bots", "greedy,easy", "--games", "4", "--match", "--workers", "2"], "storm"),
        (["soak", "--box", "storm", "--rounds", "80", "--workers", "2"], "Every law held."),
        (["soak", "--cards", "--rounds", "60"], "0 of them lost or doubled a card"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_it_is_studied(words: list[str], said: str, tmp_path: Path) -> None:
    shutil.copy(HARSH, tmp_path)
    done = given(*words, "--box-file", FILE, folder=tmp_path)
    assert done.stderr == ""
    # A soak this short does not meet everything that can occur.
    assert done.returncode == (1 if words[0] == "soak" and "--cards" not in words else 0)
    assert said in done.stdout


def test_its_author_is_told_what_is_missing_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / FILE
    shutil.copy(HARSH, file)
    before = set(SHELF)
    try:
        assert main(["box", "check", str(file), "--rounds", "60"]) == 1
    finally:
        for name in set(SHELF) - before:
            SHELF.take_off(name)
    told = capsys.readouterr().out
    wrong = [line for line in told.splitlines() if line.startswith("  !")]
    assert [line.split(":")[0] for line in wrong] == ["  ! Missing in 'en'", "  ! Missing in 'fr'"]
    assert "colour-sand" in wrong[0]
    assert "colour-sand" not in wrong[1]
    assert all(f"{part}: fine" in told for part in ("laws", "views", "look"))


@pytest.mark.parametrize(("lang", "out"), [("en", "out of the round"), ("fr", "sort de la manche")])
def test_a_person_plays_it_in_the_terminal_until_somebody_is_out(lang: str, out: str, tmp_path: Path) -> None:
    shutil.copy(HARSH, tmp_path)
    words = ["play", "--box-file", FILE, "--fast", "--seed", "x", "--players", "3", "--lang", lang]
    done = given(*words, folder=tmp_path, typed="1\n" * 300 + "q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert out in " ".join(done.stdout.split())
    assert "KC" not in done.stdout


def test_its_records_and_scenarios_go_with_its_file(tmp_path: Path) -> None:
    shutil.copy(HARSH, tmp_path)
    own = ("--box-file", FILE)
    done = given("simulate", "--rounds", "6", "--records", "games", *own, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    records = sorted(path.name for path in (tmp_path / "games").iterdir())
    for record in records:
        for lang in LANGUAGES:
            done = given("replay", f"games/{record}", "--lang", lang, *own, folder=tmp_path)
            assert (done.returncode, done.stderr) == (0, "")
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "put-out.toml").write_text(PUT_OUT, encoding="utf-8")
    (folder / "sum.toml").write_text(SUM, encoding="utf-8")
    done = given("check", "scenarios", *own, folder=tmp_path)
    assert (done.returncode, done.stdout) == (0, "2 passed, 0 failed\n"), done.stdout
    done = given("check", "scenarios", folder=tmp_path)
    assert done.returncode == 2
    assert "there is no box 'storm'" in done.stdout + done.stderr


def test_a_match_at_a_server_can_be_verified(tmp_path: Path) -> None:
    """A person against bots, to the end; the record needs the file, and says so."""
    file = tmp_path / FILE
    shutil.copy(HARSH, file)

    def over(person: Person) -> bool:
        return bool(person.update["game"]) and person.game["decision"] == "match_over"

    async def match(server: Server) -> tuple[str, str]:
        ann = Person(server, "Ann")
        await ann.open("storm", seats=3, bots=["greedy", "easy"], options={"target": 100})
        await ann.connect()
        assert (await ann.do("start"))["type"] == "ack"
        await ann.shuffle()
        await play_on(ann, over)
        table = ann.update["table"]
        id = table["finished"][0]["record"]
        assert (await ann.get(f"/api/records/{id}/replay?viewer=open")).status_code == 200
        text = (await ann.get(f"/api/records/{id}.toml")).text
        await ann.leave()
        return text, table["commitment"]

    with Server(tmp_path, box_files=str(file)) as server:
        text, commitment = asyncio.run(match(server))
        assert clean(server)
    record = tmp_path / "record.toml"
    record.write_text(text, encoding="utf-8")
    own = ("--box-file", FILE)
    done = given("verify", record.name, "--hash", commitment, *own, folder=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"the same: \d+ moves played again", done.stdout)
    done = given("verify", record.name, folder=tmp_path)
    assert done.returncode == 2
    assert "there is no box 'storm'" in done.stderr
