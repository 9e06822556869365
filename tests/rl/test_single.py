"""One seat among bots, in Gymnasium's form; and a policy as a bot among bots."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pioche.bots.bot_match import BotMatch
from pioche.bots.loading import BotError
from pioche.boxes import BOXES
from pioche.engine.deal import new_match
from pioche.engine.options import OptionError
from pioche.rl import PolicyBot, SinglePlayer
from pioche.rl.episode import SILENCE
from pioche.rl.from_view import Reader, Row
from pioche.rl.layout import Layout
from pioche.rl.policy_bot import offers
from pioche.sight.choices import action_of, choice_of
from pioche.sight.history import History
from pioche.sight.view import view
from pioche.study.checks.random_tables import random_rules
from tests.rl.test_encoding import words
from tests.rl.walking import offered, random_episode, walk


def play(env: SinglePlayer, seed: int | None) -> float:
    """A game of random answers; what it brought."""
    seen, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(5000):
        assert info == {"seat": env.seat}
        assert (env.action_masks() == seen["action_mask"]).all()
        action = int(rng.choice(seen["action_mask"].nonzero()[0]))
        seen, reward, over, cut, info = env.step(action)
        if over or cut:
            return float(reward)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("box", BOXES)
def test_gymnasium_finds_nothing_wrong(box: str) -> None:
    env = gymnasium.make(f"pioche/{box}-v0", players=3, opponents="easy", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)
    assert isinstance(env.unwrapped, SinglePlayer)
    assert play(env.unwrapped, 1) in (0, 1)


def test_every_seat_is_taken_in_turn() -> None:
    env = SinglePlayer("classic", 3, opponents=["random", "greedy"])
    seats = []
    for _ in range(6):
        play(env, None)
        seats.append(env.seat)
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]
    fixed = SinglePlayer("classic", 3, seat=2, opponents="random")
    play(fixed, 4)
    assert fixed.seat == 2


def test_the_same_seed_deals_the_same_game() -> None:
    rows = []
    for _ in range(2):
        env = SinglePlayer("flip", 4)
        seen, _ = env.reset(seed=9)
        rows.append(seen["observation"].tobytes())
    assert rows[0] == rows[1]


def test_bad_input_says_why() -> None:
    with pytest.raises(OptionError, match="1 opponents cannot sit on 2 seats"):
        SinglePlayer("classic", 3, opponents=["greedy"])
    with pytest.raises(OptionError, match="seat is 0 to 2"):
        SinglePlayer("classic", 3, seat=3)
    with pytest.raises(BotError, match="no bot 'wizard'"):
        SinglePlayer("classic", 3, opponents="wizard")
    env = SinglePlayer("classic", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="whole number"):
        env.step(1.5)  # type: ignore[arg-type]
    _, reward, over, _, info = env.step(5)
    assert (reward, over) == (-1, True)
    assert "'done' is not on offer" in info["illegal"]


# A policy as a bot


class Chancer(PolicyBot):
    """Takes anything that the mask allows."""

    def choose(self, observation: Row, mask: Row, layout: Layout) -> int:
        assert observation.shape == (layout.size,)
        return self.rng.choice([int(number) for number in mask.nonzero()[0]])


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("box", BOXES)
def test_a_view_offers_what_the_environment_offers(box: str, seats: int) -> None:
    """The numbers that a policy was trained with mean the same where it plays as a bot."""
    episode, rng = random_episode(BOXES[box], seats, f"offers {box} {seats}")
    eyes = [History(episode.s.rules, seat) for seat in range(seats)]
    for seat in walk(episode, rng, 150):
        seen = view(episode.s, seat, eyes[seat])
        found = offers(seen, episode.tables.layout, episode.speaks)
        expected = offered(episode)
        assert set(found) == set(expected)
        for number, choice in found.items():
            if choice is None:
                assert expected[number] == SILENCE
            else:
                meant = choice_of(episode.s, expected[number])
                assert (words(choice), choice.uno) == (words(meant), meant.uno)
                assert action_of(episode.s, seat, choice) == expected[number]


@pytest.mark.parametrize("box", BOXES)
def test_a_policy_plays_whole_matches_without_a_fault(box: str) -> None:
    for number in range(3):
        rng = Random(f"policy {box} {number}")
        s = new_match(random_rules(BOXES[box], 3, str(number), rng), str(number), None, True)
        played = BotMatch(s, [Chancer(f"{number}/{seat}") for seat in range(3)])
        played.play_match(2)
        assert played.faults == []
        assert s.phase >= 8


def test_a_reader_can_be_late() -> None:
    """Whoever looks only at the end has seen the same as one who always looked."""
    episode, rng = random_episode(BOXES["flip"], 3, "late")
    eyes = [History(episode.s.rules, 0), History(episode.s.rules, 0)]
    always, late = Reader(episode.tables.layout), Reader(episode.tables.layout)
    for _ in walk(episode, rng, 80, rounds=1):
        row = always.observe(view(episode.s, 0, eyes[0]))
    row = always.observe(view(episode.s, 0, eyes[0]))
    assert np.array_equal(row, late.observe(view(episode.s, 0, eyes[1])))
