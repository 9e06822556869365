"""Cards counted: many random rounds at full speed, with every card looked for after each action (§1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pioche.engine.actions import NEXT, ROUND_OVER, TABLE, simple
from pioche.engine.box import Box
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.rounds.players import random_player
from pioche.rounds.playing import Tally, play_round
from pioche.rounds.watcher import CardWatcher
from pioche.study.checks.random_tables import random_rules
from pioche.study.checks.result import CheckResult

SITTING: Final = 100  # rounds at one table, before seats, switches and house rules are drawn anew
NUMBERS: Final = ("rounds", "tables", "voids", "decisions")


class CardsResult(CheckResult):
    """What came of the rounds of one box; `losses` names the rounds that lost or doubled a card."""

    def __init__(self, box: str) -> None:
        super().__init__(box)
        self.tables = 0
        self.voids = 0
        self.decisions = 0
        self.losses: list[str] = []

    @property
    def steps(self) -> int:
        """How many questions were answered."""
        return self.decisions


def check_cards(box: Box, seats: Sequence[int], seed: str, rounds: int) -> CardsResult:
    """Play so many rounds at tables of all kinds, and look after every action where every card is."""
    found, tally = CardsResult(box.name), Tally()
    while found.rounds < rounds:
        most = min(SITTING, rounds - found.rounds)
        _sit_down(box, seats, f"{seed}/{found.tables}", most, found, tally)
        found.tables += 1
    found.voids, found.decisions = int(tally.voids), int(tally.decisions)
    return found


def _sit_down(
    box: Box, seats: Sequence[int], seed: str, rounds: int, found: CardsResult, tally: Tally
) -> None:
    """Play some rounds at one table, a new match whenever one is over."""
    rng = Random(seed)
    rules = random_rules(box, rng.choice(seats), seed, rng)
    player, watcher = random_player(seed), CardWatcher()
    s = new_match(rules, seed)
    for number in range(rounds):
        play_round(s, player, tally, None, watcher)
        found.rounds += 1
        if watcher.lost:
            found.losses.append(
                f"{box.name}, seed {seed!r}, round {number + 1}, {rules.seats} seats, {rules.options.chosen}"
            )
            return
        if s.phase == ROUND_OVER:
            apply(s, simple(NEXT, TABLE))
        else:
            s = new_match(rules, f"{seed}/{number}")
