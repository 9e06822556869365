"""One seat to train, bots on all others: a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete, Space

from pioche.bots.bot import Bot
from pioche.bots.guard import Guard
from pioche.bots.loading import bot_class, make_bot
from pioche.engine.options import OptionError, Value
from pioche.rl.episode import SILENCE
from pioche.rl.layout import Layout
from pioche.rl.one_game import ILLEGAL, RENDER_MODES, Observation, OneGame
from pioche.rl.showing import Pixels
from pioche.rl.spaces import masked_space
from pioche.sight.choices import Choice, action_of
from pioche.sight.history import History
from pioche.sight.view import view


class SinglePlayer(gymnasium.Env[Observation, int]):
    """A table at which the environment plays all seats but one.

    `opponents` is one bot's name for all of them, or a list in seat order: names as in `pioche arena`, also
    your own as module:Class. `seat` is the one to train; None takes each in turn.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        box: str,
        players: int = 4,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        options: Mapping[str, Value] | None = None,
        rewards: str = "win",
    ) -> None:
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise OptionError(f"{len(names)} opponents cannot sit on {players - 1} seats")
        if seat is not None and seat not in range(players):
            raise OptionError(f"seat is 0 to {players - 1} or None, not {seat!r}")
        for name in names:
            bot_class(name)
        self.game = OneGame(box, players, options, rewards, render_mode, listen=True)
        self.opponents = names
        self.render_mode = render_mode
        self.observation_space: Space[Observation] = masked_space(self.game.layout)
        self.action_space: Space[int] = cast(Any, Discrete(len(self.game.layout.actions)))
        self.seat = seat or 0
        self._fixed = seat is not None
        self._bots: dict[int, Bot] = {}
        self._eyes: list[History] = []
        self._chosen: list[int] = []  # by us, since the deal
        # The question before which whoever is asked has been heard.
        self._heard = self._heard_before = (-1, -1, -1)

    def __repr__(self) -> str:
        return f"<SinglePlayer {self.game}>"

    @property
    def layout(self) -> Layout:
        """What the numbers of observations and actions mean."""
        return self.game.layout

    def __getstate__(self) -> dict[str, object]:
        """The game as it was dealt and what was chosen: the bots play it again, for pickle and copy."""
        game = self.game.again() if self._bots else self.game
        return self.__dict__ | {"game": game, "_bots": list(self._bots), "_eyes": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots, chosen = {}, self._chosen
        if state["_bots"]:
            self._heard = self._heard_before
            self._sit_down()
            for number in chosen:
                self._choose(number)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the others play up to the first decision; `options` as in PiocheEnv.reset."""
        super().reset(seed=seed)
        players = len(self.game.names)
        if seed is not None and not self._fixed:
            self.seat = seed % players
        elif not self._fixed:
            self.seat = (self.seat + 1) % players
        while True:
            self.game.deal(seed, options)
            self._sit_down()
            if self.game.seat >= 0:
                return self.game.observe(self.seat), {"seat": self.seat}
            seed = None  # the game ended before we were asked anything: deal again

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; one that is not on offer ends the game, with the reason in the info."""
        if self.game.seat != self.seat:
            raise RuntimeError("the game is over: reset the environment")
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise ValueError(f"an action is a whole number, not {action!r}")
        info: dict[str, Any] = {"seat": self.seat}
        reason = self._choose(int(action))
        if reason:
            return self.game.observe(self.seat), ILLEGAL, True, False, {**info, "illegal": reason}
        over, cut = self.game.seat < 0, self.game.cut_short
        paid = self.game.paid(self.seat) if over else 0.0
        return self.game.observe(self.seat), paid, over and not cut, cut, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What is on offer now, for learners that ask for it, such as MaskablePPO."""
        return self.game.observe(self.seat)["action_mask"].astype(np.bool_)

    def _sit_down(self) -> None:
        """Bots for the game that has been dealt; they play up to our first decision."""
        self._heard_before, self._chosen = self._heard, []
        seeds, rules = self.game.dealer.seeds, self.game.episode.s.rules
        players = range(len(self.game.names))
        others = [other for other in players if other != self.seat]
        self._bots = {
            other: make_bot(name, f"{seeds.base}/{seeds.number}/{other}")
            for other, name in zip(others, self.opponents, strict=True)
        }
        self._eyes = [History(rules, viewer) for viewer in players]
        self._let_others_play()

    def _choose(self, number: int) -> str:
        """Take an action and let the others play, or say why it cannot be taken."""
        reason = self.game.choose(number)
        if not reason:
            self._chosen.append(number)
            self._let_others_play()
        return reason

    def _let_others_play(self) -> None:
        """Ask bots until it is our turn or the game is over."""
        with Guard() as guard:
            while self.game.seat not in (self.seat, -1):
                self.game.act(self._bot_action(guard, self.game.seat))

    def _bot_action(self, guard: Guard, seat: int) -> int:
        """A bot's action; before an answer it may step in once, as in a match between bots."""
        episode = self.game.episode
        s, bot = episode.s, self._bots[seat]
        seen = view(s, seat, self._eyes[seat])
        question = (int(s.phase), int(s.asked), int(s.turns))
        choice: Choice | None
        if episode.speaks:
            choice = guard.step_in(bot, seen)
            return SILENCE if choice is None else int(action_of(s, seat, choice))
        if s.uno_pending and question != self._heard:
            self._heard = question
            choice = guard.step_in(bot, seen)
            if choice is not None:
                return int(action_of(s, seat, choice))
        return int(action_of(s, seat, guard.answer(bot, seen)))

    def render(self) -> str | Pixels | None:
        """The whole table, all hands open: as text, as a picture, or on the screen."""
        return self.game.render()


def register_single(box: str) -> None:
    """Add a box to Gymnasium's registry, as `pioche/flip-v0`."""
    gymnasium.register(f"pioche/{box}-v0", "pioche.rl.single:SinglePlayer", kwargs={"box": box})
