"""Environments can be copied and pickled in the middle of a game, and go on alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from pioche.boxes import BOXES
from pioche.rl import Vector, vector
from pioche.rl.aec import PettingZooBox, PiocheEnv
from pioche.rl.single import SinglePlayer
from pioche.rl.text_game import TextGame

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]


@pytest.mark.parametrize("twin", COPIES)
@pytest.mark.parametrize("box", BOXES)
def test_a_table_goes_on_alike(box: str, twin: Callable[[Any], Any]) -> None:
    for env in (PiocheEnv(box, 3, rewards="match"), PettingZooBox(box).env(players=3)):
        twin(env)
        env.reset(seed=5)
        walk(env, Random(1), 25)
        again = twin(env)
        assert shown(again) == shown(env)
        walk(env, Random(2), 10)
        assert shown(again) != shown(env)
        walk(again, Random(2), 10)
        assert shown(again) == shown(env)


def test_environments_print_what_they_are() -> None:
    env = PiocheEnv("classic", 3)
    assert (repr(env), repr(Vector("flip", 3, 4))) == (
        "<PiocheEnv classic for 3: not dealt>",
        "<Vector flip_v0: 4 games for 3>",
    )
    env.reset(seed=5)
    assert repr(env) == f"<PiocheEnv classic for 3: {env.agent_selection} acts>"
    assert repr(SinglePlayer("tippo", 2)) == "<SinglePlayer tippo for 2: not dealt>"
    assert (
        repr(TextGame("classic", 2, "tea"))
        == "<TextGame <Match classic, round 1: turn of player_0; player_0 7, player_1 7>>"
    )
    assert pickle.loads(pickle.dumps(PettingZooBox("flip"))) == PettingZooBox("flip")


def shown(env: Any) -> tuple[str, list[int], list[int]]:
    """Who acts, what that agent sees, and everything that nobody sees."""
    agent = env.agent_selection
    return agent, env.observe(agent)["observation"].tolist(), env.state().tolist()


def walk(env: Any, dice: Random, steps: int) -> None:
    """Take actions that are on offer."""
    for _ in range(steps):
        mask = env.observe(env.agent_selection)["action_mask"]
        if not mask.any():
            return
        env.step(int(dice.choice(np.flatnonzero(mask).tolist())))


@pytest.mark.parametrize("twin", COPIES)
@pytest.mark.parametrize("box", BOXES)
def test_opponents_go_on_alike(box: str, twin: Callable[[Any], Any]) -> None:
    """The bots of a copy say what those of the original say."""
    env = SinglePlayer(box, 3, opponents=["easy", "random_uno"])
    twin(env)
    for seed in range(4):
        seen, _ = env.reset(seed=seed)
        dice = Random(seed)
        for step in range(30):
            again = twin(env) if step % 7 == 3 else None
            action = int(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            seen, paid, over, cut, _ = env.step(action)
            if again is not None:
                other, *rest, _ = again.step(action)
                assert other["observation"].tolist() == seen["observation"].tolist()
                assert rest == [paid, over, cut]
            if over or cut:
                break


@pytest.mark.parametrize("twin", COPIES)
def test_a_written_game_goes_on_alike(twin: Callable[[Any], Any]) -> None:
    game = TextGame("tippo", 3, "tea", "fr")
    for _ in range(12):
        game.reply("1")
    again = twin(game)
    assert again.prompt() == game.prompt()
    assert again.reply("1") == game.reply("1")
    assert again.prompt() == game.prompt()


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("box", BOXES)
def test_many_games_go_on_alike(box: str, mode: AutoresetMode) -> None:
    """Also where some of them are over, and with the same chance."""
    many = vector(box, 2, 6, seed="many", options={"hand": 5}, autoreset=mode)
    ends = 0
    for step in range(160):
        again = COPIES[step // 20 % 2](many) if step % 20 == 19 else many
        assert arrays(again) == arrays(many)
        if mode == AutoresetMode.DISABLED:
            for one in {many, again}:
                one.reset(games=one.terminations)
        actions = again.sample()
        if again is not many:
            assert actions.tolist() == many.sample().tolist()
            again.step(actions)
        many.step(actions)
        assert arrays(again) == arrays(many)
        ends += int(many.terminations.sum())
    assert ends > 0


def arrays(many: Vector) -> list[bytes]:
    """All that it shows."""
    shown = (many.observations, many.masks, many.seats, many.rewards, many.terminations, many.truncations)
    return [array.tobytes() for array in shown]
