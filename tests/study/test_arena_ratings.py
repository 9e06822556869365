"""Ratings: one scale for any number of bots, and intervals that hold the truth."""

from __future__ import annotations

import math
from itertools import combinations
from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.engine.rules import Rules
from pioche.study.arena.arena import arena
from pioche.study.arena.contest import MIXES, PAIRS, Contest
from pioche.study.arena.ratings import POINTS, Ballot, rated
from pioche.study.arena.standing import report

TRUTH = {"good": 200.0, "fair": 60.0, "zero": 0.0}


def ballot_of(rng: Random, lineups: list[tuple[str, ...]], deals: int, alike: float = 0.0) -> Ballot:
    """Deals between bots of known strength; so often the games of a deal are all won by the same bot."""
    ballot = Ballot(list(TRUTH), lineups, None)
    for _ in range(deals):
        for number, lineup in enumerate(lineups):
            weights = [math.exp(TRUTH[bot] / POINTS) for bot in lineup]
            places = range(len(lineup))
            same = rng.random() < alike
            place = rng.choices(places, weights)[0]
            for turn in places:
                if not same:
                    place = rng.choices(places, weights)[0]
                ballot.count(number, turn, [(place - turn) % len(lineup)])
        ballot.close_deal()
    return ballot


@pytest.mark.parametrize("seats", [2, 4])
def test_the_true_strengths_are_found(seats: int) -> None:
    contest = Contest("classic", seats, tuple(TRUTH), 10, tables=PAIRS)
    found = rated(ballot_of(Random(f"truth {seats}"), contest.lineups(), 3000), "zero")
    assert list(found) == ["good", "fair", "zero"]
    for bot, one in found.items():
        assert one.mean == pytest.approx(TRUTH[bot], abs=15)
        assert one.low <= one.mean <= one.high


def test_the_intervals_hold_the_truth_about_95_times_in_100() -> None:
    """Also where the games of a deal hang together."""
    rng = Random("held")
    lineups: list[tuple[str, ...]] = list(combinations(TRUTH, 2))
    held = 0
    contests = 300
    for _ in range(contests):
        found = rated(ballot_of(rng, lineups, 120, alike=0.8), "zero")
        held += sum(found[bot].low <= TRUTH[bot] <= found[bot].high for bot in ("good", "fair"))
    assert 0.92 < held / (2 * contests) < 0.98


def test_two_bots_have_the_odds_of_their_wins() -> None:
    """Bradley and Terry: with two bots the rating is the logarithm of the odds, and nothing else."""
    ballot = Ballot(["one", "zero"], [("one", "zero")], None)
    for k in range(1000):
        ballot.count(0, 0, [0] if k % 10 < 7 else [1])
        ballot.count(0, 1, [1] if k % 10 < 7 else [0])
        ballot.close_deal()
    assert rated(ballot, "zero")["one"].mean == pytest.approx(POINTS * math.log(7 / 3), abs=0.5)


def test_who_wins_everything_stays_on_the_scale() -> None:
    """The interval says how little is known of how much better it is."""
    ballot = Ballot(["one", "zero"], [("one", "zero")], None)
    for _ in range(50):
        ballot.count(0, 0, [0])
        ballot.count(0, 1, [1])
        ballot.close_deal()
    found = rated(ballot, "zero")["one"]
    assert 400 < found.low < found.mean < found.high < 2000


def test_a_win_that_is_shared_is_half_a_win_and_nobody_wins_a_void_game() -> None:
    shared, void = (Ballot(["one", "zero"], [("one", "zero")], None) for _ in range(2))
    for _ in range(20):
        shared.count(0, 0, [0, 1])
        void.count(0, 0, [])
        shared.close_deal()
        void.close_deal()
    assert shared.won == void.won == [10.0, 10.0]


def test_partners_are_one_side() -> None:
    """H8: two of the better bot together are better than one of them with a weaker partner."""
    teams = Rules(BOXES["classic"], 4, {"teams": True}).teams
    assert teams is not None
    ballot = Ballot(["one", "zero"], [("one", "zero", "zero", "zero"), ("one", "zero", "one", "zero")], teams)
    assert ballot.tables == [[{0: 1, 1: 1}, {1: 2}], [{0: 2}, {1: 2}]]
    mean, _ = ballot.expected([1.0, 0.0])
    single, double = 4 / (1 + math.exp(-1)), 2 * 4 / (1 + math.exp(-2))
    assert mean[0] == pytest.approx(single + double)
    assert sum(mean) == pytest.approx(2 * 4 * 2)  # two winners in each of four games at two tables


# In the arena


def test_every_two_bots_meet_or_every_mix_of_them() -> None:
    bots = ("greedy", "easy", "random_uno")
    assert Contest("classic", 2, bots, 2, tables=PAIRS).lineups() == list(combinations(bots, 2))
    four = Contest("classic", 4, bots, 4, tables=PAIRS).lineups()
    assert len(four) == 6
    assert four[:2] == [("greedy", "easy", "easy", "easy"), ("easy", "greedy", "greedy", "greedy")]
    mixed = Contest("classic", 3, bots, 3, tables=MIXES).lineups()
    assert len(mixed) == 10 - 3
    assert bots in mixed


@pytest.mark.parametrize(("players", "tables"), [(2, PAIRS), (3, MIXES)])
def test_the_bots_that_are_there_are_rated(players: int, tables: str) -> None:
    standing = arena(Contest("classic", players, ("greedy", "easy", "random_uno"), 90, "rate", tables=tables))
    found = standing.ratings()
    assert list(found) == ["greedy", "easy", "random_uno"]
    assert found["random_uno"].mean == 0
    assert found["greedy"].low > 40
    told = report(standing)["ratings"]
    assert isinstance(told, dict)
    assert told["greedy"]["rating"] == round(found["greedy"].mean, 1)
