"""A language from a file: what is wrong with it is said to its author, and never to a player."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.cli import main
from pioche.match import Match
from pioche.texts import LANGUAGES, catalogue
from pioche.texts.catalogue import forget
from pioche.texts.languages import FILES, VARIABLE, accepted, bring, choose, own_names, text_of
from pioche.texts.rulebook import rulebook
from pioche.texts.translations import english, patterns, variables
from tests.records.record_games import play

# Nearly everything that can be wrong, and a few texts that are not.
ITALIAN = (
    """
menu-own_name = italiano
list-and = { $list } e { $last }
joints = a | e/ed
    nonsense
number-decimal = virgola
card-W = Jolly
colour-red = rosso
event-TurnLost = { $nobody } perde il turno.
event-CardPlayed = { $player } gioca { $cards
count-cards = { count-points }
answer-draw = { answer-keep }
answer-keep = { answer-draw }
answer-play = { NUMBER($card) }
answer-place = { -brand }
-brand = Pioche
decision-keep = Quale?
level-easy = { nowhere }
teapot = Teiera
box-classic = Classico
    .teapot = Teiera
classic--card-W = Jolly classico
verb-play = gioca
verb-draw = gioca
verb-keep = tieni la carta
page-hint-uno = """
    + "Una frase troppo lunga per un telefono. " * 3
    + """
decision-place = """
    + "{ $tray }" * 60
    + """
"""
)
BROKEN = ["event-TurnLost", "answer-draw", "answer-keep", "answer-play", "answer-place", "level-easy"]

Taking = Callable[..., Path]


@pytest.fixture
def taking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Taking]:
    """Bring a language from a file; afterwards nobody knows of it."""
    before = list(LANGUAGES)
    monkeypatch.setenv(VARIABLE, "")

    def take(text: str, name: str = "it.ftl") -> Path:
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        bring(str(file))
        forget()  # another test may have read the one of this name
        return file

    yield take
    FILES.clear()
    LANGUAGES[:] = before
    forget()


def test_it_is_one_of_the_languages(taking: Taking) -> None:
    taking("menu-own_name = italiano\ncard-W = Jolly\n    .line = x\n")
    assert LANGUAGES == ["en", "de", "es", "fr", "it"]
    assert choose(["it-CH", "de"]) == "it"
    assert own_names()["it"] == "italiano"
    assert "box-tippo = Tippo" in text_of("it")


def test_what_it_lacks_is_said_in_english(taking: Taking) -> None:
    taking(ITALIAN)
    words = catalogue("it")
    assert words.join(["Bea", "Anna"]) == "Bea ed Anna"
    assert [words.say(key) for key in ("card-W", "card-S", "colour-red")] == ["Jolly", "Skip", "rosso"]
    assert not words.has("colour-red.some")  # the word itself stands in
    assert words.of("classic").say("card-W") == "Jolly classico"
    for key in ("answer-draw", "level-easy"):
        assert words.say(key) == catalogue("en").say(key)
    assert words.say("count-cards", count=1) == "1 card"


def test_nothing_in_it_ends_with_an_error(taking: Taking) -> None:
    """Every key can be said, with figures and with words; and whole rulebooks and games are told."""
    taking(ITALIAN)
    words = catalogue("it")
    for message in english().values():
        for key, pattern in patterns(message).items():
            for filled in (3, "Anna"):
                if words.has(key):
                    assert "???" not in words.say(key, **dict.fromkeys(variables(pattern), filled))
    for box in BOXES.values():
        assert "{" not in rulebook(words, box)
    match = play(Match("classic", ["Anna", "Ben"], "it"), rounds=1)
    assert all("{" not in match.tell(event, 0, "it", you=0) for event in match.events)


def test_its_author_is_told(taking: Taking, capsys: pytest.CaptureFixture[str]) -> None:
    file = taking(ITALIAN)
    assert main(["language", "check", str(file)]) == 1
    told = capsys.readouterr().out
    broken, _, rest = told.partition("Hardly meant so:")
    for key in BROKEN:
        assert f"  {key} " in broken, key
    for part in (
        "line 10: Expected",
        "event-TurnLost speaks of $nobody, but is filled in with $player, $you",
        "teapot is said nowhere",
        "box-classic.teapot is said nowhere",
        "decision-place is filled in with too much",
        "line 16: there are no terms here",
    ):
        assert part in broken, (part, broken)
    for part in (
        "joints has a line that is not like",
        "number-decimal is one sign",
        "decision-keep leaves out $colour",
        "verb-draw is typed like verb-play",
        "verb-keep is typed, and has to be one word",
        "page-hint-uno has 119 letters",
        "Said in English, as they are missing (1",
    ):
        assert part in rest, (part, rest)


def test_a_complete_one_passes(taking: Taking, capsys: pytest.CaptureFixture[str]) -> None:
    file = taking(text_of("es"))
    assert main(["language", "check", str(file)]) == 0
    assert "texts\n" in capsys.readouterr().out


def test_ours_can_be_changed(taking: Taking) -> None:
    taking("card-W = Wünsch-dir-was\n", "de.ftl")
    assert [catalogue("de").say("card-W"), catalogue("de").say("card-S")] == ["Wünsch-dir-was", "Skip"]


@pytest.mark.parametrize("name", ["en.ftl", "italian.ftl", "it.txt", "IT.ftl", "gone.ftl"])
def test_a_file_that_is_no_language(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if name != "gone.ftl":
        (tmp_path / name).write_bytes(b"\xff")
    assert main(["rules", "--language-file", str(tmp_path / name)]) == 2
    assert name in capsys.readouterr().err


def test_it_can_be_played_and_is_known_to_the_processes_that_start(taking: Taking, tmp_path: Path) -> None:
    file = taking(ITALIAN)
    command = [sys.executable, "-m", "pioche", "rules", "tippo"]
    for words, files in (
        (["--language-file", str(file)], ""),
        (["--lang", "it"], f"{file}{os.pathsep}gone.ftl"),
    ):
        own = {**os.environ, VARIABLE: files}
        done = subprocess.run([*command, *words], env=own, capture_output=True, text=True, check=True)
        assert "**Jolly**" in done.stdout


def test_a_language_that_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tippo", "--lang", "tlh"]) == 2
    assert "there are no texts in 'tlh'; there are en, de, es, fr" in capsys.readouterr().err
    assert main(["rules", "tippo", "--lang", "de_AT"]) == 0
    assert "Waage" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("it, es ;q=0.5, fr; q=0.7", "fr"),
        ("en;q=0.1,es", "es"),
        ("*", "en"),
        ("de;q=much, ;;q=1,,", "de"),
    ],
)
def test_a_browser_is_answered_in_a_language_that_it_wants(header: str, lang: str) -> None:
    assert choose(accepted(header)) == lang
