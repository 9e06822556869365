"""What a reset can fix: the house rules of one game, and the cards of its deal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from pioche.engine.deal import DealScript, new_match
from pioche.engine.house.presets import preset
from pioche.engine.options import OptionError, Value
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.notation.position import Picker
from pioche.rl.episode import Episode
from pioche.rl.layout import Layout
from pioche.rl.spaces import agent_name
from pioche.rl.tables import Tables

DEAL: Final = ("hands", "first", "draw", "dealer")
# PettingZoo's own test sends `options`, to see whether options are accepted at all.
RESET: Final = ("deal", "house", "options")


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
        from pioche.shelf import box_named

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
