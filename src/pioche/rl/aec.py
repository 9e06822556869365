"""Every box in PettingZoo's form: one agent acts at a time (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box as Numbers, Dict, Discrete
from librt.vecs import vec
from mypy_extensions import i64
from pettingzoo import AECEnv, register
from pettingzoo.utils import OrderEnforcingWrapper

from pioche.engine.actions import ROUND_OVER
from pioche.engine.options import OptionError, Value
from pioche.rl.dealing import Dealer
from pioche.rl.encoder import encode
from pioche.rl.episode import Episode
from pioche.rl.naming import agent_name, masked_space
from pioche.rl.oracle import oracle_names, oracle_row
from pioche.rl.rewards import MATCH, MOST_ROUNDS, reward, reward_named
from pioche.rl.shared_rows import Bytes, bytes_of
from pioche.rl.showing import picture, table_text

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL = -1.0  # what an action costs that was not on offer
Observation = dict[str, npt.NDArray[Any]]


class PiocheEnv(AECEnv[str, Observation, int]):
    """One table; agents are `player_0`, `player_1`, … by seat.

    Whoever could call, catch or jump in out of turn is selected too, and may `pass`. All agents end together.
    """

    def __init__(
        self,
        box: str,
        players: int = 4,
        render_mode: str | None = None,
        options: Mapping[str, Value] | None = None,
        rewards: str = "win",
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"render_mode is {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self._dealer = Dealer(box, players, options, listen=False)
        self._kind = reward_named(rewards)
        self.layout = self._dealer.layout
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{box}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [agent_name(seat) for seat in range(players)]
        self.agents = []
        self.observation_spaces = {agent: masked_space(self.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.layout.actions)) for agent in self.possible_agents}
        self.state_names = oracle_names(self.layout)
        self.state_space = Numbers(0, 127, (len(self.state_names),), np.uint8)
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> Dict:
        """What an agent gets to see, and its mask; the same for all."""
        space = self.observation_spaces[agent]
        assert isinstance(space, Dict)
        return space

    def action_space(self, agent: str) -> Discrete:
        """The table of actions, by number; `layout.actions` has their names."""
        space = self.action_spaces[agent]
        assert isinstance(space, Discrete)
        return space

    @property
    def episode(self) -> Episode:
        """The game that is played, with everything that is hidden in it."""
        if self._episode is None:
            raise RuntimeError("reset the environment before anything else")
        return self._episode

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; `options` may hold `deal` (cards in letters) and `house` (a preset or options) for this game."""
        self._episode = self._dealer.deal(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = agent_name(int(self.episode.seat))

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is selected; what is not on offer ends the game for all."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise ValueError(f"{agent} chooses a whole number from its action space, not {action!r}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        episode = self.episode
        meaning = int(episode.meaning(int(action)))
        if meaning < 0:
            self.infos[agent] = {"illegal": self._why_not(int(action))}
            self._end("terminations", {agent: ILLEGAL})
        else:
            episode.act(meaning)
            if self._kind == MATCH:
                while episode.s.phase == ROUND_OVER and episode.s.round < MOST_ROUNDS:
                    episode.next_round()
            if episode.seat < 0:
                self._finish()
            else:
                self.agent_selection = agent_name(int(episode.seat))
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        s = self.episode.s
        paid = {agent: reward(s, self._kind, seat) for seat, agent in enumerate(self.possible_agents)}
        cut = self._kind == MATCH and s.phase == ROUND_OVER
        self._end("truncations" if cut else "terminations", paid)

    def _end(self, how: str, paid: dict[str, float]) -> None:
        setattr(self, how, dict.fromkeys(self.agents, True))
        self.rewards.update(paid)
        self.agent_selection = self.agents[0]

    def _why_not(self, action: int) -> str:
        names = self.layout.actions
        if not 0 <= action < len(names):
            return f"actions are numbers from 0 to {len(names) - 1}, not {action}"
        offer = [names[self.episode.number_at(k)] for k in range(self.episode.offered)]
        return f"{names[action]!r} is not on offer; there is {', '.join(offer)}"

    # Seeing

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is empty unless it is selected."""
        seat, tables = self.possible_agents.index(agent), self.episode.tables
        acts = self.episode.seat == seat
        row, mask = vec[i64]([0] * tables.row_words), vec[i64]([0] * tables.mask_words)
        encode(self.episode.s, self.episode.memory, seat, acts and self.episode.speaks, row, 0)
        if acts:
            self.episode.write_mask(mask, 0)
        return {
            "observation": bytes_of(row, 1, self.layout.size)[0].copy(),
            "action_mask": bytes_of(mask, 1, len(self.layout.actions))[0].astype(np.int8),
        }

    def state(self) -> Bytes:
        """The oracle's numbers, by `state_names`: all hands and what is left to draw. No player sees these."""
        return oracle_row(self.episode)

    def render(self) -> Any:
        """The whole table, all hands open: as text, as a picture, or on the screen."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return picture(self.episode.s, self.possible_agents)
        text = table_text(self.episode.s, self.possible_agents)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""


class PettingZooBox:
    """What a module of PettingZoo has: `env` and `raw_env`, for one box."""

    def __init__(self, box: str) -> None:
        self.box = box

    def raw_env(self, **settings: Any) -> PiocheEnv:
        """The environment itself; see PiocheEnv for its settings."""
        return PiocheEnv(self.box, **settings)

    def env(self, **settings: Any) -> OrderEnforcingWrapper[str, Observation, int]:
        """The same, refusing calls in a wrong order. An action not on offer ends the game either way."""
        return OrderEnforcingWrapper(self.raw_env(**settings))


def make_env(box: str, **settings: Any) -> OrderEnforcingWrapper[str, Observation, int]:
    """The environment of a box by name, as PettingZoo's registry makes it."""
    return PettingZooBox(box).env(**settings)


def register_box(box: str) -> None:
    """Put a box into PettingZoo's registry as `pioche/<box>-v0`."""
    register("aec", f"pioche/{box}-v0", "pioche.rl.aec:make_env", kwargs={"box": box})
