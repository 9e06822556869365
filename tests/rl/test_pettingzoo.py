"""PettingZoo's own tests, every box and many tables; and what the environment says to bad input."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np
import pettingzoo.test
import pytest

import pioche.rl
from pioche.boxes import BOXES
from pioche.engine.house.presets import preset
from pioche.engine.options import OptionError, Value
from pioche.rl import PettingZooBox, PiocheEnv, classic_v0, flip_v0, titans_v0

theirs: Any = pettingzoo.test  # which has no types
PLAYERS = (2, 3, 4, 7, 10)
CYCLES = 30
# Observations with a mask beside them are dictionaries, and when a game is over nothing is on offer.
OWN = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def tables(box: str) -> list[tuple[int, Mapping[str, Value]]]:
    """Tables of all sizes by the book, and some with house rules."""
    found: list[tuple[int, Mapping[str, Value]]] = [(players, {}) for players in PLAYERS]
    found.append((4, {"strict_uno": True, "teams": True, "draw_until": True}))
    return [*found, (3, preset("wild", BOXES[box])), (7, preset("family", BOXES[box]))]


@OWN
@pytest.mark.parametrize("box", BOXES)
def test_api(box: str, capsys: pytest.CaptureFixture[str]) -> None:
    for players, options in tables(box):
        env = PettingZooBox(box).env(players=players, options=options)
        theirs.api_test(env, num_cycles=CYCLES)
    assert capsys.readouterr().out.count("Passed API test") == len(tables(box))


@pytest.mark.parametrize("box", BOXES)
def test_seeds(box: str) -> None:
    for players, options in tables(box):
        theirs.seed_test(functools.partial(PettingZooBox(box).env, players=players, options=options), CYCLES)
    one, other = PettingZooBox(box).raw_env(), PettingZooBox(box).raw_env()
    one.reset(seed=1)
    other.reset(seed=2)
    assert not np.array_equal(one.state(), other.state())


@pytest.mark.parametrize("box", BOXES)
def test_rendering(box: str, capsys: pytest.CaptureFixture[str]) -> None:
    make = PettingZooBox(box).env
    for players, options in tables(box):
        theirs.render_test(functools.partial(make, players=players, options=options))
    assert "player_1" in capsys.readouterr().out


# Playing


def play(env: PiocheEnv, seed: int) -> dict[str, float]:
    """A game of random answers; what everybody got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(20_000):
        seen, reward, over, cut, _ = env.last()
        assert seen is not None
        got[agent] += reward
        action = None if over or cut else int(rng.choice(seen["action_mask"].nonzero()[0]))
        env.step(action)
    assert env.agents == []
    return got


def test_the_winner_takes_one() -> None:
    env = classic_v0.raw_env(players=3)
    for seed in range(5):
        got = play(env, seed)
        assert sorted(got.values()) == [0, 0, 1]
        assert env.possible_agents[env.game.episode.s.winner] == max(got, key=lambda agent: got[agent])


def test_partners_win_together() -> None:
    got = play(titans_v0.raw_env(players=4, options={"teams": True}), 1)
    assert sorted(got.values()) == [0, 0, 1, 1]


def test_points_are_hundreds_of_points() -> None:
    env = classic_v0.raw_env(players=2, rewards="points")
    assert max(play(env, 1).values()) == pytest.approx(max(env.game.episode.s.points) / 100)
    low = classic_v0.raw_env(players=2, rewards="points", options={"scoring": "low"})
    assert min(play(low, 1).values()) == pytest.approx(-max(low.game.episode.s.points) / 100)


def test_a_match_goes_over_many_rounds() -> None:
    env = classic_v0.raw_env(players=2, rewards="match", options={"target": 100})
    rounds = 0
    for seed in range(3):
        assert sorted(play(env, seed).values()) == [0, 1]
        rounds += int(env.game.episode.s.round)
    assert rounds > 3


def test_the_oracle_sees_every_card() -> None:
    env = flip_v0.raw_env(players=3)
    env.reset(seed=1)
    numbers = dict(zip(env.state_names, env.state(), strict=True))
    faces = len(env.layout.slots)
    assert env.state_space.contains(env.state())
    assert env.state()[: 4 * faces].sum() == 2 * (112 - 1)  # both sides of all cards but the talon's
    assert sum(numbers[name] for name in numbers if name.endswith("asked")) == 1


# Resetting


def test_a_deal_can_be_written_down() -> None:
    env = classic_v0.raw_env(players=2)
    deal = {
        "hands": {"player_0": "R7 B2 W", "player_1": ["G1", "G2"]},
        "first": "R1",
        "draw": "Y5 Y6",
        "dealer": "player_1",
    }
    env.reset(seed=3, options={"deal": deal})
    seen = env.observe("player_0")["observation"]
    held = {
        name: int(n) for name, n in zip(env.layout.names, seen, strict=True) if name.startswith("hand ") and n
    }
    assert held == {"hand R7": 1, "hand B2": 1, "hand W": 1}
    assert env.agent_selection == "player_0"
    env.step(env.layout.actions.index("draw"))
    top = env.layout.names.index("top R1")
    assert env.observe("player_1")["observation"][top] == 1
    assert env.observe("player_0")["observation"][env.layout.names.index("hand Y5")] == 1


def test_house_rules_can_be_those_of_one_game() -> None:
    env = classic_v0.raw_env(players=4)
    env.reset(seed=1, options={"house": "wild"})
    assert env.game.episode.s.rules.outsiders is not None
    env.reset(seed=1, options={"house": {"draw_until": True}})
    assert env.game.episode.s.rules.drawing is not None
    env.reset(seed=1)
    assert env.game.episode.s.rules.drawing is None


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"deals": {}}, "not 'deals'"),
        ({"house": 3}, "house is"),
        ({"house": "quiet"}, "no preset 'quiet'"),
        ({"house": {"stackin": True}}, "stacking"),
        ({"deal": {"hand": "R7"}}, "deal has hands"),
        ({"deal": {"hands": {"A": "R7"}}}, "player_0 to player_3"),
        ({"deal": {"hands": {"player_0": "Q7"}}}, "no card 'Q7'"),
        ({"deal": {"first": 7}}, "cards are letters"),
        ({"deal": {"dealer": "me"}}, "the dealer is"),
    ],
)
def test_a_reset_says_what_is_wrong(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        classic_v0.env().reset(options=options)


# Bad input


@pytest.mark.parametrize("action", ["catch +1", -1, 10_000])
def test_an_action_that_is_not_on_offer_ends_the_game(action: str | int) -> None:
    env: Any = classic_v0.env(players=3)
    env.reset(seed=1)
    number = env.unwrapped.layout.actions.index(action) if isinstance(action, str) else action
    agent = env.agent_selection
    env.step(number)
    assert set(env.terminations.values()) == {True}
    assert env.rewards == {**dict.fromkeys(env.agents, 0.0), agent: -1.0}
    assert "not on offer" in env.infos[agent]["illegal"] or "numbers from 0" in env.infos[agent]["illegal"]
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    while env.agents:
        env.step(None)


@pytest.mark.parametrize("action", [None, "draw", 1.5, True])
def test_an_action_is_a_number(action: object) -> None:
    env = classic_v0.raw_env(players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="whole number"):
        env.step(action)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"players": 11}, "2 to 10 players"),
        ({"render_mode": "film"}, "render_mode is"),
        ({"rewards": "money"}, "rewards are"),
        ({"options": {"hand": 99}}, "hand"),
    ],
)
def test_a_setting_that_does_not_exist(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        classic_v0.env(**settings)


def test_before_a_reset_there_is_nothing() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        classic_v0.raw_env().state()


# Registry


@pytest.mark.parametrize("box", BOXES)
def test_the_registry_has_every_box(box: str) -> None:
    env = pettingzoo.make("aec", f"pioche/{box}-v0", players=3)
    env.reset(seed=1)
    assert str(env) == f"{box}_v0"
    assert env.num_agents == 3


def test_there_is_no_other_box() -> None:
    assert isinstance(pioche.rl.flip_v0, PettingZooBox)
    with pytest.raises(AttributeError, match="classic, titans, flip"):
        _ = pioche.rl.uno_v0
