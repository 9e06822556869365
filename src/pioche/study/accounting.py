"""Accounting: very many random rounds at full speed, with the cards counted after every action (§1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pioche.engine.actions import NEXT, ROUND_OVER, TABLE, simple
from pioche.engine.box import Box
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.rounds.players import random_player
from pioche.rounds.playing import Tally, play_round
from pioche.rounds.watcher import CardWatcher
from pioche.study.random_tables import random_rules

SITTING = 100  # rounds at one table, before seats, switches and house rules are drawn anew


class Account:
    """What came of the rounds of one box; `losses` names the rounds that lost or doubled a card."""

    def __init__(self, box: str) -> None:
        self.box = box
        self.tables = 0
        self.rounds = 0
        self.voids = 0
        self.decisions = 0
        self.losses: list[str] = []

    def add(self, other: Account) -> None:
        """Put another part to this one."""
        self.tables += other.tables
        self.rounds += other.rounds
        self.voids += other.voids
        self.decisions += other.decisions
        self.losses += other.losses


def account(box: Box, seats: Sequence[int], seed: str, rounds: int) -> Account:
    """Play so many rounds at tables of all kinds, and look after every action where every card is."""
    found = Account(box.name)
    tally = Tally()
    while found.rounds < rounds:
        name = f"{seed}/{found.tables}"
        sit_down(box, seats, name, min(SITTING, rounds - found.rounds), found, tally)
        found.tables += 1
    found.voids = int(tally.voids)
    found.decisions = int(tally.decisions)
    return found


def sit_down(box: Box, seats: Sequence[int], seed: str, rounds: int, found: Account, tally: Tally) -> None:
    """Play some rounds at one table, a new match whenever one is over."""
    rng = Random(seed)
    rules = random_rules(box, rng.choice(seats), seed, rng)
    player = random_player(seed)
    s = new_match(rules, seed)
    accountant = CardWatcher()
    for number in range(rounds):
        play_round(s, player, tally, None, accountant)
        found.rounds += 1
        if accountant.lost:
            found.losses.append(
                f"{box.name}, seed {seed!r}, round {number + 1}, {rules.seats} seats, {rules.options.chosen}"
            )
            return
        if s.phase == ROUND_OVER:
            apply(s, simple(NEXT, TABLE))
        else:
            s = new_match(rules, f"{seed}/{number}")
