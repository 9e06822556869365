"""The soak: in random games on all kinds of tables every law holds, and everything that can occur does."""

from __future__ import annotations

import json
from collections import Counter
from typing import ClassVar

import pytest

from pioche.boxes import BOXES
from pioche.boxes.flip import DrawColour
from pioche.cli import main
from pioche.engine.actions import DECISIONS, PLACE_STEP, RESPOND
from pioche.engine.box import Box
from pioche.engine.cards import Row, coloured, numbers, wild
from pioche.engine.effects import Effect, NameColour
from pioche.engine.events import NAMES
from pioche.engine.options import Options
from pioche.engine.refusals import REASONS
from pioche.engine.state import State
from pioche.study.checks.cards import check_cards
from pioche.study.checks.coverage import Coverage, kinds_of
from pioche.study.checks.random_tables import SEATS
from pioche.study.checks.soak import Soak, SoakResult, soak

LEAST, MOST, STEP = 400, 1500, 100  # rounds; most kinds occur in the first hundred, the last ones by 500


@pytest.mark.parametrize("box", BOXES)
def test_everything_that_can_occur_does(box: str) -> None:
    """§12: no law breaks, and no kind of decision, effect, event or refusal stays away."""
    found = SoakResult(box)
    coverage = Coverage(BOXES[box], found)
    for number in range(MOST // STEP):
        found.add(soak(BOXES[box], SEATS, f"test {number}", STEP))
        if found.rounds >= LEAST and not coverage.never():
            break
    assert found.failures == []
    assert coverage.never() == []
    assert coverage.unexpected() == []
    assert found.rounds >= LEAST


def test_every_kind_there_is_occurs_in_some_box() -> None:
    kinds = [kinds_of(box) for box in BOXES.values()]
    assert {name for found in kinds for name in found.decisions} == set(DECISIONS)
    assert {name for found in kinds for name in found.events} == set(NAMES)
    assert {name for found in kinds for name in found.refusals} == set(REASONS)


class Shortage(Soak):
    """A soak that looks for the rulings about supplies that run out."""

    met: ClassVar[Counter[str]] = Counter()
    phase = -1
    named = -1
    draws_colour = False

    def apply(self, a: int) -> None:
        """Do it, and see which ruling was needed."""
        s = self.state
        self.phase = int(s.phase)
        self.draws_colour = self.phase == RESPOND and isinstance(s.program[s.step - 1], DrawColour)
        self.named = int(s.force[s.tray])
        super().apply(a)

    def count_events(self) -> None:
        """Look at what was told before it is forgotten."""
        s = self.state
        for event in s.events or []:
            taken = [s.rules.face(card, event.side).colour for card in event.cards]
            self.met["R22"] += event.name == "RoundVoid"
            self.met["R90"] += event.name == "TraysCleared"
            if event.name == "CardsTaken" and self.draws_colour:
                self.met["R55"] += self.named not in taken
                self.draws_colour = False
            if event.name == "BalanceTipped" and self.phase == PLACE_STEP and self.steady():
                self.met["R89"] += 1
        super().count_events()

    def steady(self) -> bool:
        """Whether the balance was made to hold whatever happens."""
        return bool(getattr(self.state.extra, "forced", None) == [])


def test_supplies_run_out() -> None:
    """R22, R55, R89 and R90 are safety nets; short decks make sure that somebody falls into them."""
    for box, nets in (("flip", {"R22", "R55"}), ("tippo", {"R22", "R89", "R90"})):
        Shortage.met.clear()
        for number in range(100):
            Shortage(BOXES[box], SEATS, f"shortage/{number}", SoakResult(box)).play()
            if set(+Shortage.met) == nets:
                break
        assert set(+Shortage.met) == nets


# A box of our own, with a mistake in it.


class LoseCard(Effect):
    """A mistake: the next player's oldest card is gone."""

    def run(self, s: State) -> bool:
        """Lose it."""
        seat = s.next(s.card_player)
        s.give_up(seat, s.hand_list(seat)[0])
        return False


class Leaky(Box):
    """A box with a card that loses cards."""

    def light(self, options: Options) -> list[Row]:
        """Numbers, a wild, and the mistake."""
        leak = coloured("L", 20, 2, [LoseCard()], opening=[])
        return [*numbers(0, 9, copies=2), leak, wild("W", 50, 4, [NameColour()], opening=None)]


def test_a_lost_card_is_found_and_told() -> None:
    """A sixth box needs no more than this, may be interpreted, and its mistake comes out."""
    found = soak(Leaky("leaky"), SEATS, "leak", 20)
    assert found.failures
    story = found.failures[0].splitlines()
    assert story[0].startswith("leaky, seed 'leak/")
    assert story[-2].split()[1] == "play"
    assert story[-1] == "broken: a card is lost or doubled (§1.2)"


def test_a_lost_card_is_missed_at_once() -> None:
    found = check_cards(Leaky("leaky"), SEATS, "leak", 20)
    assert found.losses
    assert found.losses[0].startswith("leaky, seed 'leak/")


@pytest.mark.parametrize("box", BOXES)
def test_every_card_is_accounted_for(box: str) -> None:
    """§1.2, at tables of all kinds; `pioche soak --cards --rounds 200000` plays far more."""
    found = check_cards(BOXES[box], SEATS, "test", 1000)
    assert found.losses == []
    assert found.rounds == 1000
    assert found.tables == 10


def test_what_can_occur_is_what_the_parts_of_a_box_declare() -> None:
    kinds = kinds_of(Leaky("leaky"))
    assert {"LoseCard", "NameColour", "SwapHands"} <= set(kinds.effects)  # its own, and that of a house rule
    assert not {"AcceptOrChallenge", "DrawNext", "Tilt"} & set(kinds.effects)
    assert not {"respond", "lay", "place"} & set(kinds.decisions)
    assert "CardPutBack" in kinds.events
    assert not {"HandShown", "TableFlipped", "HostGave"} & set(kinds.events)
    assert not {"tray_needed", "ambiguous", "would_bluff"} & set(kinds.refusals)


def test_counts_add_up() -> None:
    one, two = SoakResult("classic"), soak(BOXES["classic"], [3], "sum", 2)
    one.add(two)
    one.add(two)
    assert one.rounds == 2 * two.rounds
    assert one.events["CardPlayed"] == 2 * two.events["CardPlayed"] > 0


# The command.


def test_the_command_marks_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--rounds", "1", "--box", "classic", "--players", "2"]) == 1
    text = capsys.readouterr().out
    assert "0 !" in text
    assert "never happened, though it can:" in text
    assert "Every law held." in text


def test_workers_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for workers in ("1", "2"):
        main(["soak", "--rounds", "120", "--box", "classic", "--json", "--workers", workers])
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert found[0]["boxes"]["classic"]["rounds"] >= 120


@pytest.mark.parametrize("workers", ["1", "2"])
def test_cards_are_counted_by_the_command(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["soak", "--cards", "--rounds", "2003", "--seed", "cards", "--workers", workers]
    assert main(command) == 0
    assert capsys.readouterr().out.endswith("2,003 rounds, 0 of them lost or doubled a card.\n")
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["losses"] == []
    assert [one["rounds"] for one in found["boxes"].values()] == [401, 401, 401, 400, 400]


def test_one_match_can_be_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["soak", "--box", "classic", "--players", "3-5", "--match", "1/0/7"]
    assert main(command) == 0
    text = capsys.readouterr().out
    assert text.startswith("classic, seed '1/0/7', ")
    assert main(command) == 0
    assert capsys.readouterr().out == text


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--players", "1-4"], "--players 1-4: a number from 2 to 10"),
        (["--players", "many"], "--players many: a number from 2 to 10"),
        (["--players", "5-3"], "--players 5-3: a number from 2 to 10"),
        (["--rounds", "0"], "--rounds 0: more than 0"),
        (["--hours", "0"], "--hours 0: more than 0"),
        (["--decisions", "-1"], "--decisions -1: more than 0"),
        (["--workers", "-1"], "--workers -1: at least 1"),
        (["--box", "mau"], "there is no box 'mau'"),
        (["--match", "1/0/7"], "--match needs its --box"),
    ],
)
def test_bad_input_is_named(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", *words]) == 2
    assert reason in capsys.readouterr().err
