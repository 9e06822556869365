"""The check for authors: it finds what is wrong with a box and says so, and a good box passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.cli import main
from pioche.shelf import SHELF
from pioche.study.checks.box_words import needed
from tests.shelf.outside import MARKET, PLAIN, box_file, on_the_shelf

SPOKEN = MARKET.read_text(encoding="utf-8")


def checked(file: str, capsys: pytest.CaptureFixture[str], rounds: int = 15) -> tuple[int, str]:
    """The exit code of a check and what it said."""
    with on_the_shelf():
        code = main(["box", "check", file, "--rounds", str(rounds)])
    told = capsys.readouterr()
    return code, told.out + told.err


def test_the_example_of_the_guide_passes(
    capsys: pytest.CaptureFixture[str], pytestconfig: pytest.Config
) -> None:
    """In so many rounds that everything occurs; `--long` plays twice as many."""
    rounds = 300 if pytestconfig.getoption("long") else 150
    code, told = checked(str(MARKET), capsys, rounds)
    assert code == 0, told
    games, twins = rounds // 5, rounds * 6 // 100
    head = f"market: {rounds} rounds, {games} games for each of 8 laws, {twins} with twins, seed 1\n"
    assert told.startswith(head)
    for line in (
        "cards: fine",
        "laws: fine",
        "views: fine",
        "soak: fine",
        "words: fine",
        "look: fine",
        "Nothing is wrong.",
    ):
        assert line in told.splitlines()


LISTED = "        list_cards(s, out, simple(LAY_UNDER, s.asked), s.hand_of(s.asked))\n"
LAID = "        s.laid += 1\n"
GIFT = "card-G = Gift\n"
PLUM = '"fill": "#7b2d6b"'
FAULTS = {
    "a card skips twice": (
        '"S", 20, 2, [SkipNext()]',
        '"S", 20, 2, [Reverse(), SkipNext()]',
        "! With two players S skips twice: Reverse and SkipNext.",
    ),
    "equal cards are listed twice": (
        LISTED,
        "        for card in s.hand_list(s.asked):\n            out.add(action(LAY_UNDER, s.asked, card))\n",
        "laws:\n  ! Record, replay, record is identity",
    ),
    "a card is lost": ("        s.receive(other, card)\n", "", "a card is lost or doubled after lay (§12.1)"),
    "an event shows more than it says": (
        "giver, EVERYBODY,",
        "giver, other,",
        "can see what is secret",
    ),
    "nothing can be answered": (LISTED, "        pass\n", "a question has no answer (§12.3)"),
    "what is offered is refused": (
        "0 <= card_of(a) < MAX_CARDS",
        "card_of(a) % 2 == 1",
        "on offer is refused",
    ),
    "it remembers": (
        LAID,
        "        self.lays = 1 + self.lays % 3\n" + LAID,
        "! A copy and its original",
    ),
    "it fails": (LAID, "        s.laid += 1 // (s.seats - 5)\n", "ZeroDivisionError"),
    "it asks what it does not declare": ("        self.asks = [LAY]\n", "", "! decision lay occurred, but"),
    "it declares what never occurs": ("asks = [LAY]", "asks = [LAY, KEEP_ONE]", "- Never occurred in"),
    "words are missing": (GIFT, "", "! Missing in 'en': card-G."),
    "words have a slip": (GIFT, GIFT + "crad-G = Gift\n", "! Nobody ever says, in 'en': crad-G."),
    "colours have one shape": ('"shape": "heart"', '"shape": "leaf"', "- plum and mint have the same shape"),
    "ink cannot be read": (PLUM, PLUM + ', "ink": "#802d70"', "- The ink of plum can hardly be read"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_found_and_said(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, said = FAULTS[fault]
    assert old in SPOKEN
    text = SPOKEN.replace(old, new, 1).replace("Answers, card_of", "KEEP_ONE, Answers, action, card_of", 1)
    text = text.replace('coloured("G", 30, 2', 'coloured("G", 30, 6', 1)  # more chances for what is wrong
    rounds = 60 if fault == "equal cards are listed twice" else 15  # that one takes a rare hand
    code, told = checked(box_file(tmp_path, text, "market_box.py"), capsys, rounds)
    assert said in told
    assert code == (1 if "  ! " in told else 0)
    assert ("- " in said) == (code == 0)


def test_a_box_without_words_and_look_is_told_what_it_lacks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = checked(box_file(tmp_path), capsys, rounds=20)
    assert code == 1
    assert "! Missing in 'en': box-stall, box-stall.line." in told


def test_a_language_that_a_box_does_not_speak_is_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = box_file(tmp_path, PLAIN + 'WORDS = {"fr": "box-stall = Étal\\n    .line = Bon."}\n')
    code, told = checked(file, capsys, rounds=20)
    assert code == 0, told
    assert "- There are none in 'en'; those in fr are shown." in told


def test_a_box_that_cannot_be_loaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = checked(box_file(tmp_path, "BOX = 7\n"), capsys)
    assert code == 2
    assert "stall_box.py holds no box" in told
    assert checked(str(MARKET), capsys, rounds=0)[0] == 2
    assert checked("marketplace", capsys) == (
        2,
        "pioche box: there is no box 'marketplace'; there are classic, titans, flip, transformers, tippo. "
        "A box of your own is given with --box-file FILE\n",
    )


def test_our_own_boxes_pass_too(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = checked("titans", capsys, rounds=20)
    assert code == 0, told


def test_the_words_a_box_needs() -> None:
    with on_the_shelf(str(MARKET)):
        keys = set(needed(SHELF["market"]))
    assert {"box-market.line", "colour-plum", "card-G", "rules-card-G", "switch-gifts-two"} <= keys
    assert "decision-lay-Give" in keys
    assert not any(key.startswith("card-7") for key in keys)
