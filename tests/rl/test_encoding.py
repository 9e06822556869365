"""The encoding: nothing in it that a seat may not see, nothing on offer that the engine does not take."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from itertools import chain
from pathlib import Path
from random import Random

import pytest

import pioche.rl
from pioche.bots.bot import called
from pioche.boxes import BOXES
from pioche.engine.actions import TURN, Answers
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.rules import Rules
from pioche.rl import vector
from pioche.rl.encoder import LARGEST
from pioche.rl.episode import SILENCE, Episode
from pioche.rl.from_view import Reader
from pioche.rl.layout import MOST, PASS_AT, Layout
from pioche.rl.tables import Tables
from pioche.shelf import box_named
from pioche.sight.choices import Choice, action_of, choice_of, choices
from pioche.sight.history import History
from pioche.sight.view import View, view
from pioche.study.checks.random_tables import SEATS, random_rules, single_options
from pioche.study.checks.twins import relabelled, twin_rounds
from tests.rl.walking import mask_of, new_episode, offered, random_episode, row_of, walk
from tests.shelf.outside import MARKET, on_the_shelf

FROZEN = Path(__file__).parent / "encoding_v0.json"
STEPS = 120


def digest(names: list[str]) -> str:
    """Names and their order in a few letters."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def fingerprints() -> dict[str, list[object]]:
    """Every layout: how many numbers and actions, and what they are."""
    found: dict[str, list[object]] = {}
    for box in BOXES.values():
        for players in SEATS:
            layout = Layout(box, players)
            names, actions = digest(layout.names), digest(layout.actions)
            found[f"{box.name} {players}"] = [layout.size, names, len(layout.actions), actions]
    return found


# Frozen


def test_the_encoding_is_the_one_that_players_were_trained_with() -> None:
    """A change here makes every trained player useless: it needs a new version, with a new name."""
    assert fingerprints() == json.loads(FROZEN.read_text())
    assert LARGEST == MOST


@pytest.mark.parametrize("box", BOXES)
def test_no_option_needs_another_encoding(box: str) -> None:
    layout = Layout(BOXES[box], 4)
    tables = 0
    for options in single_options(BOXES[box]):
        try:
            rules = Rules(BOXES[box], 4, options)
        except ValueError:
            continue
        assert len(Tables(rules, layout).slot) > 0
        tables += 1
    assert tables > 20


@pytest.mark.parametrize("box", BOXES)
def test_a_number_means_the_same_at_every_table(box: str) -> None:
    """Only what is about other seats depends on how many there are, and that stands at the end."""
    two, ten = Layout(BOXES[box], 2), Layout(BOXES[box], 10)
    assert ten.names[: two.size] == two.names
    assert ten.actions[: len(two.actions)] == two.actions
    assert len(set(ten.names)) == ten.size
    assert len(set(ten.actions)) == len(ten.actions)


# Only what may be seen


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("box", BOXES)
def test_an_observation_follows_from_the_view(box: str, seats: int) -> None:
    """The loops look at the state; what they write is what somebody writes who has only the view."""
    for number in range(2):
        episode, rng = random_episode(BOXES[box], seats, f"seen {box} {seats} {number}")
        readers = [Reader(episode.tables.layout) for _ in range(seats)]
        eyes = [History(episode.s.rules, seat) for seat in range(seats)]
        for seat in chain(walk(episode, rng, STEPS), range(seats)):  # in the end everybody looks once more
            for viewer in {seat, rng.randrange(seats)}:
                speaks = episode.speaks and viewer == episode.seat
                told = readers[viewer].observe(view(episode.s, viewer, eyes[viewer]), speaks)
                row = row_of(episode, viewer)
                names = episode.tables.layout.names
                assert [names[k] for k in (row != told).nonzero()[0]] == []
                assert row.max() <= MOST


@pytest.mark.parametrize("box", BOXES)
def test_exchanged_hidden_cards_change_no_bit(box: str) -> None:
    exchanged = 0
    for seats in (2, 4):
        rng = Random(f"twins {box} {seats}")
        rules = random_rules(BOXES[box], seats, box, rng)
        s = new_match(rules, box, None, True)
        layout = Layout(BOXES[box], seats)
        for played, to in twin_rounds(s, 0, rng, 2):
            games = [played.start.copy(), relabelled(played.start, to)]
            pair = [Episode(Tables(game.rules, layout), game) for game in games]
            exchanged += sum(rules.full_code(card) != rules.full_code(to[card]) for card in to)
            for seat, choice in played.moves:
                assert row_of(pair[0], 0).tobytes() == row_of(pair[1], 0).tobytes()
                for episode in pair:
                    a = action_of(episode.s, seat, choice)
                    episode.memory.before(episode.s, a)
                    apply(episode.s, a)
                    episode.memory.after(episode.s)
    assert exchanged > 0


def test_what_a_seat_sees_is_in_its_observation() -> None:
    """So that the two tests above can fail: own cards are told apart."""
    rules = Rules(box_named("classic"), 2, {})
    rows = {row_of(new_episode(rules, f"deal {k}"), 0).tobytes() for k in range(20)}
    assert len(rows) == 20


# Only what is on offer, and all of it


def words(choice: Choice) -> tuple[int, ...]:
    """Everything that a choice says but the call."""
    said = (choice.verb, choice.handle, choice.colour, choice.target, choice.tray, choice.second)
    return tuple(map(int, said))


def calls_count(seen: View, choice: Choice) -> bool:
    """Whether a call with a play can count."""
    face = {int(card.handle): card.face(seen.side) for card in seen.hand}[int(choice.handle)]
    sheds = any(effect.sheds for effect in seen.rules.faces[face].effects)
    return called(seen, choice) is not choice or (sheds and not choice.second)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("box", BOXES)
def test_masks_agree_with_what_the_engine_offers(box: str, seats: int) -> None:
    out = Answers()
    for number in range(2):
        episode, rng = random_episode(BOXES[box], seats, f"masks {box} {seats} {number}")
        eyes = [History(episode.s.rules, seat) for seat in range(seats)]
        for seat in walk(episode, rng, STEPS):
            s, offer = episode.s, offered(episode)
            assert set(mask_of(episode).nonzero()[0]) == set(offer)
            plain = [choice_of(s, a) for a in offer.values() if a != SILENCE]
            expected = choices(s, seat, out)
            if episode.speaks and s.asked == seat:
                expected = [choice for choice in expected if int(choice.verb) in (10, 11)]
            assert {words(choice) for choice in plain} == {words(choice) for choice in expected}
            assert (PASS_AT in offer) == episode.speaks
            assert len(set(offer.values())) == len(offer)
            seen = view(s, seat, eyes[seat])
            with_call = {words(choice) for choice in plain if choice.uno}
            plays = [choice for choice in plain if choice.handle and choice.verb == 0]
            assert with_call == {words(choice) for choice in plays if calls_count(seen, choice)}


@pytest.mark.parametrize("box", ["classic", "flip", "tippo"])
def test_whoever_could_speak_is_asked_once_before_an_answer(box: str) -> None:
    rules = Rules(box_named(box), 4, {"jump_in": True})
    spoken = 0
    for number in range(8):
        episode, rng = new_episode(rules, f"speak {box} {number}"), Random(number)
        question, asked = (-1, -1, -1), set[int]()
        for seat in walk(episode, rng, 150):
            s = episode.s
            now = (int(s.phase), int(s.asked), int(s.turns))
            if now != question:
                question, asked = now, set()
            if episode.speaks:
                spoken += 1
                assert seat not in asked
                assert s.uno_pending or s.phase == TURN
                asked.add(seat)
    assert spoken > 50


def test_a_box_from_outside_has_an_environment() -> None:
    with on_the_shelf(str(MARKET)) as (name,):
        games = vector(name, 3, 8, seed=1)
        ended = 0
        for _ in range(1000):
            ended += int(games.step(games.sample())[4].sum())
        assert ended > 0
        assert getattr(pioche.rl, f"{name}_v0").box == name


def test_without_the_extra_it_is_said_what_is_missing() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import pioche.rl"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "environments need `pip install pioche[rl]`" in done.stderr
