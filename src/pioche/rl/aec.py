"""Every box as a PettingZoo AEC environment: one agent acts at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium.spaces import Box as Numbers, Discrete, Space
from pettingzoo import AECEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from pioche.engine.cards import MAX_CARDS
from pioche.engine.options import Value
from pioche.engine.places import DRAW_PILE
from pioche.rl.episode import Episode
from pioche.rl.layout import MOST, Layout
from pioche.rl.one_game import ILLEGAL, RENDER_MODES, Observation, OneGame
from pioche.rl.spaces import Bytes, agent_name, masked_space


class PiocheEnv(AECEnv[str, Observation, int]):
    """One table; agents are `player_0`, `player_1`, … by seat.

    An agent that could call, catch or jump in out of turn is selected too, and may `pass`. All agents end
    together.
    """

    def __init__(
        self,
        box: str,
        players: int = 4,
        render_mode: str | None = None,
        options: Mapping[str, Value] | None = None,
        rewards: str = "win",
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.game = OneGame(box, players, options, rewards, render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{box}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = list(self.game.names)
        self.agents: list[str] = []
        actions = len(self.layout.actions)
        self.observation_spaces = {agent: masked_space(self.layout) for agent in self.possible_agents}
        self.action_spaces: dict[str, Any] = {agent: Discrete(actions) for agent in self.possible_agents}
        self.state_names = oracle_names(self.layout)
        self.state_space = Numbers(0, MOST, (len(self.state_names),), np.uint8)

    def __repr__(self) -> str:
        return f"<PiocheEnv {self.game}>"

    @property
    def layout(self) -> Layout:
        """What the numbers of observations and actions mean."""
        return self.game.layout

    def observation_space(self, agent: str) -> Space[Observation]:
        """What an agent sees, with its mask; `layout.names` names each number."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[int]:
        """The table of actions; `layout.actions` names them."""
        space: Space[int] = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; `options` may set `deal` (cards in notation) and `house` (a preset or options) for it."""
        self.game.deal(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def step(self, action: Any) -> None:
        """Take the action of the selected agent; one that is not on offer ends the game for all."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise ValueError(f"{agent} chooses a whole number from its action space, not {action!r}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        reason = self.game.choose(int(action))
        if reason:
            self.infos[agent] = {"illegal": reason}
            self.rewards[agent] = ILLEGAL
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.game.seat < 0:
            self._finish()
        if self.game.seat >= 0 and not reason:
            self.agent_selection = self.possible_agents[self.game.seat]
        else:
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        self.rewards = {agent: self.game.paid(seat) for seat, agent in enumerate(self.possible_agents)}
        ended = dict.fromkeys(self.agents, True)
        if self.game.cut_short:
            self.truncations = ended
        else:
            self.terminations = ended

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is all zeros unless it is selected."""
        return self.game.observe(self.possible_agents.index(agent))

    def state(self) -> Bytes:
        """The oracle's numbers, named by `state_names`: all hands and the draw pile. No player sees them."""
        return oracle_row(self.game.episode)

    def render(self) -> Any:
        """The whole table, all hands open: as text, as a picture, or on the screen."""
        return self.game.render()

    def close(self) -> None:
        """Do nothing: no resources are held."""


def oracle_names(layout: Layout) -> list[str]:
    """What an oracle knows, for critics: every hand and the draw pile on all sides, and who is asked."""
    holders = [agent_name(seat) for seat in range(layout.players)]
    names = [f"{holder} {face}" for holder in [*holders, "draw pile"] for face in layout.face_names()]
    return names + [f"{holder} asked" for holder in holders]


def oracle_row(episode: Episode) -> Bytes:
    """The values of these numbers."""
    s, tables = episode.s, episode.tables
    faces, players = len(tables.layout.slots), tables.layout.players
    row = np.zeros(len(oracle_names(tables.layout)), dtype=np.uint8)
    held = [s.hand_list(seat) for seat in range(players)] + [s.pile_list(DRAW_PILE)]
    for holder, cards in enumerate(held):
        for card in cards:
            for side in range(2 if tables.two_sided else 1):
                row[holder * faces + int(tables.slot[side * MAX_CARDS + card])] += 1
    if s.asked >= 0:
        row[-players + int(s.asked)] = 1
    return row


@dataclass(frozen=True)
class PettingZooBox:
    """Stands in for a PettingZoo module of one box: `env` and `raw_env`."""

    box: str

    def raw_env(self, **settings: Any) -> PiocheEnv:
        """The environment itself, with the arguments of PiocheEnv."""
        return PiocheEnv(self.box, **settings)

    def env(self, **settings: Any) -> OrderEnforcingWrapper[str, Observation, int]:
        """The environment in a wrapper that refuses calls in a wrong order."""
        return OrderEnforcingWrapper(self.raw_env(**settings))


def make_env(box: str, **settings: Any) -> OrderEnforcingWrapper[str, Observation, int]:
    """The environment of a box by name, for PettingZoo's registry."""
    return PettingZooBox(box).env(**settings)


def register_box(box: str) -> None:
    """Add a box to PettingZoo's registry, as `pioche/flip-v0`."""
    register("aec", f"pioche/{box}-v0", "pioche.rl.aec:make_env", kwargs={"box": box})
