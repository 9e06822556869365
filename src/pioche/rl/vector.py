"""Many games at once: NumPy arrays that the compiled loop fills without a copy per game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode

from pioche.engine.options import OptionError, Value
from pioche.engine.rng import Rng
from pioche.engine.rules import Rules
from pioche.rl.many import RUNNING, TERMINATED, TRUNCATED, Many
from pioche.rl.rewards import reward_named
from pioche.rl.spaces import Bytes, bytes_of, observation_space
from pioche.shelf import box_named

MODES: Final = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED)
Flags = npt.NDArray[np.bool_]


class Vector:
    """Games of one table, all stepped together.

    After every `reset` and `step`, row k of each array belongs to the seat that acts in game k:

    observations   what that seat sees, by `layout.names`; numbers from 0 to 127
    masks          which of `layout.actions` it may choose
    seats          which seat that is
    rewards        every seat's reward in this step: zeros except at the end of a game
    terminations   whether this step ended the game; `truncations`: whether it was cut short

    The first two are views of the loop's memory: they are read-only, and the next step changes them.
    """

    def __init__(
        self,
        box: str,
        players: int = 4,
        games: int = 1024,
        *,
        seed: int | str = 0,
        options: Mapping[str, Value] | None = None,
        rewards: str = "win",
        autoreset: AutoresetMode = AutoresetMode.SAME_STEP,
    ) -> None:
        if games < 1:
            raise OptionError(f"at least one game is played, not {games}")
        chosen = dict(options or {})
        self._made = box, players, games, chosen, rewards, autoreset
        self.rules = Rules(box_named(box), players, chosen)
        self.players = players
        self.games = games
        self.metadata: dict[str, Any] = {"name": f"{box}_v0", "autoreset_mode": autoreset}
        self._kind = reward_named(rewards)
        self._mode = MODES.index(autoreset)
        self._start(str(seed))
        self.layout = self._many.layout
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = Discrete(len(self.layout.actions))

    def _start(self, seed: str) -> None:
        many = self._many = Many(self.rules, self.games, seed, self._kind, self._mode)
        self.observations: Bytes = bytes_of(many.rows, self.games, many.layout.size)
        self.masks: Flags = bytes_of(many.masks, self.games, len(many.layout.actions)).view(np.bool_)
        self._seats = np.frombuffer(cast(Any, many.seats), dtype=np.int64)
        self._rewards = np.frombuffer(cast(Any, many.rewards), dtype=np.float64).reshape(self.games, -1)
        self._ended = np.frombuffer(cast(Any, many.ended), dtype=np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """How it was made and dealt, and what was done since: for pickle and copy."""
        many = self._many
        arrays = [array.tolist() for array in (self._seats, self._ended, self._rewards.ravel())]
        played = [many.rng.words(), many.dealt, many.acted, *arrays]
        return {"made": self._made, "seed": many.seed, "played": played}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Deal the same games and do the same."""
        *table, options, rewards, mode = state["made"]
        Vector.__init__(self, *table, seed=state["seed"], options=options, rewards=rewards, autoreset=mode)
        words, *played = state["played"]
        self._many.resume(Rng(*words), *played)

    def __repr__(self) -> str:
        return f"<Vector {self.metadata['name']}: {self.games} games for {self.players}>"

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """The seat that acts in each game."""
        return self._seats.copy()

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """Every seat's reward in the last step of each game."""
        return self._rewards.copy()

    @property
    def terminations(self) -> Flags:
        """Which games the last step ended."""
        ended: Flags = self._ended == TERMINATED
        return ended

    @property
    def truncations(self) -> Flags:
        """Which matches the last step cut short, after a thousand rounds."""
        ended: Flags = self._ended == TRUNCATED
        return ended

    def reset(
        self, seed: int | str | None = None, games: Flags | None = None
    ) -> tuple[Bytes, Flags, npt.NDArray[np.int64]]:
        """Restart all games, from a seed if one is given, or only those of a mask; return what they show."""
        if seed is not None:
            if games is not None:
                raise ValueError("a seed is for all games: give a seed or a mask of games, not both")
            self._start(str(seed))
            return self.observations, self.masks, self.seats
        wanted = np.ones(self.games, dtype=np.bool_) if games is None else np.asarray(games)
        if wanted.shape != (self.games,) or wanted.dtype != np.bool_:
            raise ValueError(f"the mask of games has {self.games} truth values, not {_form(wanted)}")
        for game in wanted.nonzero()[0]:
            self._many.begin(int(game))
        return self.observations, self.masks, self.seats

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Bytes, Flags, npt.NDArray[np.int64], npt.NDArray[np.float64], Flags, Flags]:
        """Take one action in every game: observations, masks, seats, rewards, terminations, truncations.

        If one of them is refused, none is taken, and a ValueError says which and why.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"a step takes {self.games} whole numbers, one a game, not {_form(chosen)}")
        wrong = (chosen < 0) | (chosen >= len(self.layout.actions))
        if wrong.any():
            game = int(wrong.argmax())
            most = len(self.layout.actions) - 1
            raise ValueError(f"game {game}: actions are numbers from 0 to {most}, not {chosen[game]}")
        refused = self._many.step(chosen.astype("<u2").tobytes())
        if refused >= 0:
            raise ValueError(f"game {refused}: {self._why(refused, int(chosen[refused]))}")
        return (
            self.observations,
            self.masks,
            self.seats,
            self.rewards,
            self.terminations,
            self.truncations,
        )

    def sample(self) -> npt.NDArray[np.int64]:
        """An action on offer for every game, all equally likely."""
        self._many.sample()
        return np.frombuffer(cast(Any, self._many.picked), dtype=np.int64).copy()

    def _why(self, game: int, action: int) -> str:
        if self._ended[game] != RUNNING or self._many.episodes[game].seat < 0:
            return "the game is over and waits for a reset"
        offer = [self.layout.actions[k] for k in self.masks[game].nonzero()[0]]
        return f"{self.layout.actions[action]!r} is not on offer; there is {', '.join(offer)}"


def _form(array: npt.NDArray[Any]) -> str:
    return f"shape {array.shape} of {array.dtype}"


vector = Vector  # many games of one box at once, by the name that the guide calls it
