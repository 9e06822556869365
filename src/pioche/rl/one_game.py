"""One game at a time: the part shared by the PettingZoo, Gymnasium and text environments."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import DealScript, new_match
from pioche.engine.house.presets import preset
from pioche.engine.options import OptionError, Value
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.notation.position import Picker
from pioche.rl.encoder import encode
from pioche.rl.episode import Episode
from pioche.rl.layout import Layout
from pioche.rl.rewards import MATCH, MOST_ROUNDS, reward, reward_named
from pioche.rl.showing import Pixels, picture, table_text
from pioche.rl.spaces import agent_name, bytes_of
from pioche.rl.tables import Tables
from pioche.shelf import box_named

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
ILLEGAL: Final = -1.0  # the reward for an action that was not on offer
Observation = dict[str, npt.NDArray[Any]]
DEAL: Final = ("hands", "first", "draw", "dealer")
# PettingZoo's own test sends `options`, to see whether options are accepted at all.
RESET: Final = ("deal", "house", "options")


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


# Dealing


class Seeds:
    """The seeds of successive games; random unless one is given."""

    def __init__(self) -> None:
        self.base = secrets.token_hex(16)
        self.number = 0

    def next(self, seed: int | None) -> str:
        """The seed of the next match; a given number starts the sequence that belongs to it."""
        if seed is not None:
            self.base, self.number = str(seed), 0
        self.number += 1
        return f"{self.base}/{self.number - 1}"


class Dealer:
    """Deals the games of one table."""

    def __init__(self, box: str, players: int, options: Mapping[str, Value] | None, listen: bool) -> None:
        self.rules = Rules(box_named(box), players, dict(options or {}))
        self.layout = Layout(self.rules.box, players)
        self.seeds = Seeds()
        self.listen = listen

    def deal(self, seed: int | None, wanted: Mapping[str, Any] | None) -> Episode:
        """The next game, with the options of a reset; an OptionError says what is wrong with them."""
        wanted = wanted or {}
        for key in wanted:
            if key not in RESET:
                raise OptionError(f"a reset takes the options deal and house, not {key!r}")
        rules = self.rules
        if "house" in wanted:
            rules = Rules(rules.box, int(rules.seats), self._house(wanted["house"]))
        name = self.seeds.next(seed)
        rules = rules.for_match(name)
        script, dealt = None, -1
        if "deal" in wanted:
            script = deal_script(rules, wanted["deal"])
            given = [len(hand) for hand in script.hands.values()]
            dealt = sum(given) + (int(rules.seats) - len(given)) * int(rules.hand_size)
        s: State = new_match(rules, name, script, self.listen)
        return Episode(Tables(s.rules, self.layout), s, dealt)

    def _house(self, house: object) -> dict[str, Value]:
        """The table's options, overridden by these: the name of a preset, or options by name."""
        if isinstance(house, str):
            house = preset(house, self.rules.box)
        if not isinstance(house, Mapping):
            raise OptionError(f"house is the name of a preset or options by name, not {house!r}")
        return {**self.rules.options.chosen, **house}


def deal_script(rules: Rules, deal: object) -> DealScript:
    """A deal from notation: hands by agent, the first card, the cards to draw, and the dealer."""
    if not isinstance(deal, Mapping) or any(key not in DEAL for key in deal):
        raise OptionError(f"deal has {', '.join(DEAL)}, each as it is wanted, not {deal!r}")
    agents = [agent_name(seat) for seat in range(int(rules.seats))]
    hands = deal.get("hands", {})
    if not isinstance(hands, Mapping) or any(agent not in agents for agent in hands):
        raise OptionError(f"hands are given by agent, {agents[0]} to {agents[-1]}, not {hands!r}")
    dealer = deal.get("dealer", "")
    if dealer and dealer not in agents:
        raise OptionError(f"the dealer is {agents[0]} to {agents[-1]}, not {dealer!r}")
    lists = [(agent, codes(hands[agent])) for agent in hands]
    lists += [("first", codes(deal.get("first", ""))), ("draw", codes(deal.get("draw", "")))]
    cards = Picker(rules).pick_all(lists, 0)
    script = DealScript()
    script.draw = cards.pop()
    script.first = cards.pop()
    script.hands = {agents.index(agent): hand for agent, hand in zip(hands, cards, strict=True)}
    script.dealer = agents.index(dealer) if dealer else -1
    return script


def codes(cards: object) -> list[str]:
    """Card codes, from a text with spaces between them or a list."""
    if isinstance(cards, str):
        return cards.split()
    if isinstance(cards, list | tuple) and all(isinstance(code, str) for code in cards):
        return list(cards)
    raise OptionError(f"cards are letters such as 'R7 B2 W', not {cards!r}")
