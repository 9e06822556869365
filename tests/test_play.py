"""`pioche play` through a pipe: whole rounds, refusals, and nothing hidden on the screen."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import TURN
from pioche.match import Match

SIGNS = r"[RYGBKPTOV](?:\d!?|[+]\d|[RSFX])|W\w?|OP|ME|TI"


AGAIN = {"en": "To be dealt the same cards again:", "fr": "Pour retrouver les mêmes cartes\u00a0:"}


def play(typed: str, *words: str, seed: str = "tea", lang: str = "en") -> str:
    """What is printed while somebody types these lines and then nothing more."""
    command = [sys.executable, "-m", "pioche.cli", "play", "--seed", seed, *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, timeout=120)
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.endswith(f"{AGAIN[lang]} --seed {seed}\n")
    return done.stdout


def test_a_whole_round_by_always_answering_1() -> None:
    text = play("1\n" * 300)
    assert "Round 1: " in text
    assert re.search(r"goe?s? out and wins? the round", text)
    assert "this round   total" in text
    assert "Round 2: " in text
    assert max(len(line) for line in text.splitlines()) < 80


def test_a_whole_match() -> None:
    text = play("1\n" * 3000, "--option", "target=100", "--players", "3")
    assert re.search(r"The match is over. It goes to (You|B|C)\.", text)
    assert "You leave" not in text


@pytest.mark.parametrize("box", BOXES)
def test_every_box_can_be_played(box: str) -> None:
    text = play("1\n" * 400, "--box", box, "--players", "3")
    assert "this round   total" in text


def test_leaving_is_polite_by_word_or_by_silence() -> None:
    for typed in ("q\n", "QUIT\n", ""):
        text = play(typed)
        assert "You leave the table." in text


def first_to_play() -> tuple[str, Match]:
    """A seed with which the person has the first turn, and a card that does not fit."""
    for number in range(50):
        seed = f"first {number}"
        match = Match("classic", ["You", "B", "C", "D"], seed, {"dealer": "D"})
        fitting = {line.split()[2] for line in match.legal() if " play " in line}
        if match.state.phase == TURN and match.asked == "You" and fitting and held(match) - fitting:
            return seed, match
    raise AssertionError("no such seed")


def held(match: Match) -> set[str]:
    """The person's cards."""
    return set(match.hand(0, 0).split())


def test_refusals_show_the_reason_and_ask_again() -> None:
    seed, match = first_to_play()
    fitting = {line.split()[2] for line in match.legal() if " play " in line}
    wrong, right = min(held(match) - fitting), min(fitting)
    typed = f"{wrong}\nplay {wrong}\nchallenge\nbanana\n99\n{'9' * 5000}\n\n?\n{right.lower()}\n"
    text = play(typed, "--option", "dealer=D", seed=seed)
    assert text.count("That does not fit: you need ") == 2
    assert "That is not what is being asked. Your turn: lay a card that fits, or draw." in text
    assert "I do not understand “banana”." in text
    assert "There is no answer 99." in text
    assert "Type the number of an answer" in text
    assert f"You play {right}." in text


def test_a_number_and_notation_mean_the_same() -> None:
    seed, match = first_to_play()
    first = min(line.split()[2] for line in match.legal() if " play " in line)
    ways = [first, f"play {first}", f"You play {first}", f"  PLAY {first.lower()}  ", "1"]
    told = [play(f"{way}\n", "--option", "dealer=D", seed=seed) for way in ways]
    assert f"You play {first}." in told[0]
    assert len(set(told)) == 1


def test_uno_and_catches() -> None:
    text = "".join(play("2\n1 uno\n1\n" * 300, "--players", "2", seed=str(k)) for k in range(3))
    assert "You call UNO." in text
    assert "You catch B, who has not called UNO. B takes 2 cards." in text
    assert "Before the others go on, you may step in." in text
    forgetful = "".join(play("1\n" * 300, "--players", "2", seed=str(k)) for k in range(3))
    assert "B catches you: you have not called UNO. You take 2 cards:" in forgetful


def test_everybody_may_jump_in_where_the_table_allows_it() -> None:
    text = "".join(play("1\n" * 300, "--option", "H2=true", seed=str(k)) for k in range(3))
    assert re.search(r"you may step in\.\n +1 go on +2 play ", text)
    text = "".join(play("2\n1\n" * 200, "--option", "H2=true", seed=str(k)) for k in range(3))
    assert re.search(r"you may step in\.\n +1 go on +2 play (\S+).*\n> You play \1\.", text)


@pytest.mark.parametrize("box", ["classic", "titans"])
def test_no_hidden_card_is_shown(box: str) -> None:
    text = play("1\n" * 600, "--box", box)
    rows = re.findall(r"^[BCD]  +(.+)$", text, re.MULTILINE)
    assert len(rows) > 50
    assert [row for row in rows if not re.fullmatch(r"(\d+|no) cards?|\d+ +\d+", row)] == []
    sentences = " ".join(text.split()).split(".")
    taken = [line for line in sentences if re.search(r"\b[BCD] takes \d", line)]
    assert len(taken) > 10
    assert not [line for line in taken if re.search(rf"takes [^.]*({SIGNS})\b", line)]
    assert " is dealt " not in text


def test_who_challenges_is_shown_the_hand_and_sees_it_no_longer_than_that() -> None:
    text = "".join(play("challenge\n1\n" * 200, seed=str(k)) for k in range(4))
    shown = re.search(rf"([BCD]) shows you the hand: ((?:{SIGNS}|\s)+)\.", text)
    assert shown
    assert re.search(rf"You are (right|wrong): {shown[1]} was (bluffing|honest)\.", text)
    rows = re.findall(r"^[BCD]  +(.+)$", text[text.rindex("Round ") :], re.MULTILINE)
    assert rows
    assert [row for row in rows if not re.fullmatch(r"(\d+|no) cards?|\d+ +\d+", row)] == []


def test_names_and_seeds() -> None:
    text = play("q\n", "--name", "Zoé", "--players", "2")
    assert "Zoé" in text
    command = [sys.executable, "-m", "pioche.cli", "play", "--name", "B"]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "two seats are called 'B'" in done.stderr


def test_a_whole_match_in_french() -> None:
    """Everything but the notation; colours may be typed as they are shown."""
    text = play("1\n" * 3000, "--option", "target=100", "--players", "3", "--lang", "fr", lang="fr")
    assert re.search(r"La partie est finie. Elle revient à (Toi|B|C)\.", text)
    assert re.search(r"cette manche +total", text)
    for english in ("You ", " takes ", " plays ", "Your turn", "talon shuffled", "cards"):
        assert english not in text
    assert max(len(line) for line in text.splitlines()) < 80


def test_colours_may_be_typed_in_french() -> None:
    text = "".join(
        play("W bleu\nW4 bleu\n1\n" * 150, "--players", "2", "--lang", "fr", seed=str(k), lang="fr")
        for k in range(3)
    )
    assert "Tu demandes du bleu." in text
