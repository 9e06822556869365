"""Many games at once: the same games as one at a time, in arrays that nobody has to copy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from pioche.boxes import BOXES
from pioche.engine.deal import new_match
from pioche.engine.options import OptionError
from pioche.engine.rules import Rules
from pioche.rl import vector
from pioche.rl.episode import Episode
from pioche.rl.layout import PASS_AT
from pioche.rl.tables import Tables
from tests.rl.walking import mask_of, row_of


@pytest.mark.parametrize("box", BOXES)
def test_rows_are_those_of_single_games(box: str) -> None:
    options = {"jump_in": True, "seven_zero": True}
    many = vector(box, 3, 5, seed="side by side", options=options)
    rules = Rules(BOXES[box], 3, dict(options))
    alone = []
    for game in range(5):
        s = new_match(rules, f"side by side/{game}/0")
        alone.append(Episode(Tables(s.rules, many.layout), s))
    ended = np.zeros(5, dtype=np.bool_)
    for _ in range(60):
        for game, episode in enumerate(alone):
            if not ended[game]:
                assert many.seats[game] == episode.seat
                assert np.array_equal(many.observations[game], row_of(episode, int(episode.seat)))
                assert np.array_equal(many.masks[game], mask_of(episode) == 1)
        actions = many.sample()
        for game, episode in enumerate(alone):
            if not ended[game]:
                episode.act(episode.meaning(int(actions[game])))
        _, _, _, rewards, over, cut = many.step(actions)
        ended |= over
        assert not cut.any()
        assert (rewards.sum(axis=1) == over).all()


def test_the_same_seed_plays_the_same_games() -> None:
    def trace(seed: int) -> bytes:
        many = vector("flip", 4, 8, seed=seed)
        for _ in range(50):
            many.step(many.sample())
        return many.observations.tobytes()

    assert trace(1) == trace(1) != trace(2)


def test_arrays_are_shared_and_cannot_be_written_to() -> None:
    many = vector("classic", 4, 4)
    before = many.observations
    copy = before.copy()
    many.step(many.sample())
    assert not np.array_equal(before, copy)
    with pytest.raises(ValueError, match="read-only"):
        before[0, 0] = 1


# The end of a game


def run_to_an_end(many: Any) -> int:
    """Step until a game has ended; which."""
    for _ in range(5000):
        _, _, _, _, over, _ = many.step(many.sample())
        if over.any():
            return int(over.argmax())
    raise AssertionError("no game has ended")


def test_the_next_game_begins_in_the_same_step() -> None:
    many = vector("classic", 2, 4)
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    game = run_to_an_end(many)
    pile = many.layout.names.index("draw pile")
    assert many.rewards[game].sum() == 1
    assert many.observations[game][pile] > 80
    assert many.masks[game].sum() > 0


def test_the_next_game_begins_with_the_next_step() -> None:
    many = vector("classic", 2, 4, autoreset=AutoresetMode.NEXT_STEP)
    game = run_to_an_end(many)
    assert many.masks[game].nonzero()[0].tolist() == [PASS_AT]
    many.step(many.sample())
    assert not many.terminations[game]
    assert many.rewards[game].sum() == 0
    assert many.masks[game].sum() > 0


def test_a_game_may_wait_until_it_is_reset() -> None:
    many = vector("classic", 2, 4, autoreset=AutoresetMode.DISABLED)
    game = run_to_an_end(many)
    with pytest.raises(ValueError, match=f"game {game}: the game is over"):
        many.step(many.sample())
    waiting = many.terminations
    many.reset(games=waiting)
    many.step(many.sample())
    assert not many.terminations[game]


def test_a_match_pays_at_its_end() -> None:
    many = vector("classic", 2, 2, rewards="match", options={"target": 100})
    game = run_to_an_end(many)
    assert sorted(many.rewards[game]) == [0, 1]


def test_a_reset_begins_anew() -> None:
    many = vector("tippo", 3, 4, seed=5)
    first = many.observations.copy()
    many.step(many.sample())
    observations, masks, seats = many.reset(seed=5)
    assert np.array_equal(observations, first)
    assert masks.any(axis=1).all()
    assert seats.shape == (4,)
    many.reset()
    assert not np.array_equal(many.observations, first)


# Bad input


@pytest.mark.parametrize(
    ("actions", "complaint"),
    [
        ([0, 0], "4 whole numbers"),
        ([[0, 0, 0, 0]], "4 whole numbers"),
        ([0.0, 0.0, 0.0, 0.0], "4 whole numbers"),
        ([0, 0, 0, -1], "game 3: actions are numbers from 0 to"),
        ([0, 0, 0, 5000], "game 3: actions are numbers from 0 to"),
        ([0, 5, 0, 0], "game 1: 'done' is not on offer; there is "),
    ],
)
def test_a_wrong_step_changes_nothing(actions: list[Any], complaint: str) -> None:
    many = vector("classic", 2, 4)
    before = many.observations.copy()
    with pytest.raises(ValueError, match=complaint):
        many.step(actions)
    assert np.array_equal(many.observations, before)


def test_what_cannot_be_made_or_reset() -> None:
    with pytest.raises(OptionError, match="no box"):
        vector("chess", 2, 4)
    with pytest.raises(OptionError, match="at least one game"):
        vector("classic", 2, 0)
    many = vector("classic", 2, 4)
    with pytest.raises(ValueError, match="4 truth values"):
        many.reset(games=np.ones(3, dtype=np.bool_))
    with pytest.raises(ValueError, match="not both"):
        many.reset(seed=1, games=np.ones(4, dtype=np.bool_))
