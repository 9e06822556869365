"""One game at a time: the part shared by the PettingZoo, Gymnasium and text environments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.actions import ROUND_OVER
from pioche.engine.options import OptionError, Value
from pioche.rl.dealing import Dealer
from pioche.rl.encoder import encode
from pioche.rl.episode import Episode
from pioche.rl.rewards import MATCH, MOST_ROUNDS, reward, reward_named
from pioche.rl.showing import Pixels, picture, table_text
from pioche.rl.spaces import agent_name, bytes_of

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
ILLEGAL: Final = -1.0  # the reward for an action that was not on offer
Observation = dict[str, npt.NDArray[Any]]


class OneGame:
    """A table, its game, and every seat's observations and rewards."""

    def __init__(
        self,
        box: str,
        players: int,
        options: Mapping[str, Value] | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
        listen: bool = False,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"render_mode is {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self._made = (box, players, dict(options or {}), rewards, render_mode, listen)
        self.dealer = Dealer(box, players, options, listen)
        self.layout = self.dealer.layout
        self.kind = reward_named(rewards)
        self.render_mode = render_mode
        self.names = [agent_name(seat) for seat in range(players)]
        self._episode: Episode | None = None
        self._wanted: Mapping[str, Any] | None = None
        self._acted: list[int] = []  # since the deal: with it, the whole game

    def __getstate__(self) -> dict[str, object]:
        """How it was made and dealt, and what was done since: for pickle and copy."""
        seeds = self.dealer.seeds
        dealt = self._episode is not None
        return {"made": self._made, "seeds": (seeds.base, seeds.number), "wanted": self._wanted} | {
            "acted": self._acted if dealt else None
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Deal the same game and do the same."""
        OneGame.__init__(self, *state["made"])
        seeds = self.dealer.seeds
        seeds.base, seeds.number = state["seeds"]
        if state["acted"] is not None:
            seeds.number -= 1
            self.deal(None, state["wanted"])
            for action in state["acted"]:
                self.act(action)

    def again(self) -> OneGame:
        """The same game as it was dealt."""
        twin = OneGame.__new__(OneGame)
        twin.__setstate__(self.__getstate__() | {"acted": []})
        return twin

    def __repr__(self) -> str:
        box, players, *_ = self._made
        if self._episode is None:
            return f"{box} for {players}: not dealt"
        return f"{box} for {players}: " + (f"{self.names[self.seat]} acts" if self.seat >= 0 else "over")

    @property
    def episode(self) -> Episode:
        """The current game, including everything hidden."""
        if self._episode is None:
            raise RuntimeError("reset the environment before anything else")
        return self._episode

    def deal(self, seed: int | None, wanted: Mapping[str, Any] | None) -> None:
        """Start the next game."""
        self._episode = self.dealer.deal(seed, wanted)
        self._wanted, self._acted = wanted, []
        self._go_on()

    # Playing

    @property
    def seat(self) -> int:
        """Who acts; -1 once the game is over."""
        return int(self.episode.seat)

    @property
    def cut_short(self) -> bool:
        """Whether a match ended only because it had too many rounds."""
        return self.seat < 0 and self.kind == MATCH and self.episode.s.phase == ROUND_OVER

    def choose(self, number: int) -> str:
        """Take an action by its number; if it is not on offer, do nothing and return why."""
        meaning = int(self.episode.meaning(number))
        if meaning < 0:
            return self._why_not(number)
        self.act(meaning)
        return ""

    def act(self, action: int) -> None:
        """Take an action of the engine for the seat that acts."""
        self.episode.act(action)
        self._acted.append(action)
        self._go_on()

    def _go_on(self) -> None:
        """In a match, deal the next round."""
        s = self.episode.s
        while self.kind == MATCH and s.phase == ROUND_OVER and s.round < MOST_ROUNDS:
            self.episode.next_round()

    def paid(self, seat: int) -> float:
        """A seat's reward at the end."""
        return reward(self.episode.s, self.kind, seat)

    def _why_not(self, number: int) -> str:
        names = self.layout.actions
        if not 0 <= number < len(names):
            return f"actions are numbers from 0 to {len(names) - 1}, not {number}"
        offer = [names[self.episode.number_at(k)] for k in range(self.episode.offered)]
        return f"{names[number]!r} is not on offer; there is {', '.join(offer)}"

    # Seeing

    def observe(self, seat: int) -> Observation:
        """What a seat sees now; its mask is all zeros unless it acts."""
        episode = self.episode
        tables, acts = episode.tables, episode.seat == seat
        row, mask = vec[i64]([0] * tables.row_words), vec[i64]([0] * tables.mask_words)
        encode(episode.s, episode.memory, seat, acts and episode.speaks, row, 0)
        if acts:
            episode.write_mask(mask, 0)
        return {
            "observation": bytes_of(row, 1, self.layout.size)[0].copy(),
            "action_mask": bytes_of(mask, 1, len(self.layout.actions))[0].astype(np.int8),
        }

    def render(self) -> str | Pixels | None:
        """The whole table, all hands open: as text, as a picture, or on the screen."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return picture(self.episode.s, self.names)
        text = table_text(self.episode.s, self.names)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None
