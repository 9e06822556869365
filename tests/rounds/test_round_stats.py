"""Round statistics: the fast path counts what the events tell."""

from __future__ import annotations

from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import NEXT, ROUND_OVER, TABLE, simple
from pioche.engine.box import Box
from pioche.engine.deal import new_match
from pioche.engine.events import Event
from pioche.engine.game import apply
from pioche.engine.rules import Rules
from pioche.rounds.players import random_player
from pioche.rounds.playing import Tally, play_round
from pioche.rounds.stats import COLUMNS, OF_ROUND, OF_SEAT, ROUND_WIDTH, SEAT_WIDTH, RoundStats
from pioche.study.checks.random_tables import random_rules
from pioche.study.simulation.columns import columns

ROUNDS = 3


def played(rules: Rules, seed: str, listen: bool) -> tuple[list[dict[str, int]], list[Event]]:
    """The rows of some rounds, and the events where somebody listens."""
    s = new_match(rules, seed, None, listen)
    player = random_player(seed)
    stats = RoundStats(rules, 1)  # it has to grow
    for _ in range(ROUNDS):
        play_round(s, player, Tally(), None, stats)
        if s.phase != ROUND_OVER:
            break
        apply(s, simple(NEXT, TABLE))
    table, seats = columns(stats), int(rules.seats)
    rows = [
        {"seat": k % seats}
        | {name: column[k // seats if name in OF_ROUND else k] for name, column in table.items()}
        for k in range(stats.rounds * seats)
    ]
    return rows, s.events or []


def tables(box: Box) -> list[tuple[Rules, str]]:
    """The plain table, and some of all kinds."""
    found = [(Rules(box, 4, {}), "plain"), (Rules(box, 2, {}), "two")]
    for number in range(25):
        rng = Random(number)
        seats = rng.randint(2, 10)
        found.append((random_rules(box, seats, str(number), rng), str(number)))
    return found


@pytest.mark.parametrize("box", BOXES)
def test_both_paths_count_the_same(box: str) -> None:
    for rules, seed in tables(BOXES[box]):
        quiet, _ = played(rules, seed, False)
        heard, events = played(rules, seed, True)
        assert quiet == heard, (rules.options.chosen, seed)
        for column, name in (("falls", "BalanceTipped"), ("caught", "UnoCaught")):
            told = [event for event in events if event.name == name]
            assert sum(row[column] for row in heard) == len(told)


@pytest.mark.parametrize("box", BOXES)
def test_plain_rounds_take_the_fast_path(box: str) -> None:
    assert RoundStats(Rules(BOXES[box], 4, {}), 1).can_be_fast
    for option in ("seven_zero", "strict_uno", "play_on"):
        assert not RoundStats(Rules(BOXES[box], 4, {option: True}), 1).can_be_fast


def test_rows_add_up() -> None:
    rows, events = played(Rules(BOXES["classic"], 4, {}), "sum", True)
    assert (len(OF_ROUND), len(OF_SEAT)) == (ROUND_WIDTH, SEAT_WIDTH)
    assert set(rows[0]) == set(COLUMNS)
    assert len(rows) == 4 * ROUNDS
    assert sum(row["won"] for row in rows) == ROUNDS
    assert [row["seat"] for row in rows] == [0, 1, 2, 3] * ROUNDS
    assert sum(row["laid"] for row in rows) == sum(event.name == "CardPlayed" for event in events)
    assert sum(row["challenges"] for row in rows) == sum(
        event.name in ("ChallengeWon", "ChallengeLost") for event in events
    )
    assert sum(row["challenges_won"] for row in rows) == sum(event.name == "ChallengeWon" for event in events)
    for row in rows:
        assert row["won"] == (row["winner"] == row["seat"])
        assert row["won"] == (row["points"] > 0)
        assert row["won"] == (row["left"] == 0)
        assert row["bluffs_caught"] <= row["bluffs"] <= row["wild_draws"]
        assert row["caught"] <= row["calls_missed"]
