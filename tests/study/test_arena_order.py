"""`--until-sure`: an order that is called sure is seldom wrong, however often one looks."""

from __future__ import annotations

from random import Random

from pioche.study.arena.arena import arena
from pioche.study.arena.contest import Contest
from pioche.study.arena.e_process import OrderTest
from pioche.study.arena.standing import report
from pioche.study.workers.crew import Crew


def looked(rng: Random, edge: float, deals: int) -> tuple[bool, int]:
    """Look after every deal between two bots; whether it was ever sure, and after how many deals."""
    order = OrderTest(["one", "other"])
    for deal in range(1, deals + 1):
        wins = sum(rng.random() < 0.5 + edge for _ in range(2)) / 2
        order.add({"one": wins, "other": 1 - wins})
        if order.sure:
            assert order.better("one", "other") != order.better("other", "one")
            return True, deal
    return False, deals


def test_equals_are_seldom_told_apart_although_one_looks_a_thousand_times() -> None:
    rng = Random("equals")
    wrong = sum(looked(rng, 0.0, 1000)[0] for _ in range(300))
    assert wrong / 300 < 0.05


def test_a_difference_is_found_and_a_large_one_soon() -> None:
    rng = Random("edges")
    small = [looked(rng, 0.08, 3000) for _ in range(40)]
    large = [looked(rng, 0.25, 3000) for _ in range(40)]
    assert all(sure for sure, _ in small + large)
    assert sorted(after for _, after in large)[20] < 60 < sorted(after for _, after in small)[20] < 800


def test_the_whole_order_has_to_be_sure() -> None:
    """Three bots of which two are equal: one pair stays open."""
    rng = Random("three")
    order = OrderTest(["best", "same", "again"])
    for _ in range(600):
        order.add({"best": 0.5 + rng.random() / 2, "same": rng.random() / 2, "again": rng.random() / 2})
    assert order.better("best", "same")
    assert order.better("best", "again")
    assert (order.settled, order.pairs, order.sure) == (2, 3, False)


def test_the_arena_stops_at_the_same_deal_with_any_number_of_workers() -> None:
    contest = Contest("classic", 2, ("greedy", "random"), 600, "sure")
    alone, shared = (arena(contest, Crew(workers), until_sure=True) for workers in (1, 2))
    assert report(alone) == report(shared)
    assert alone.order.sure
    assert alone.deals < contest.deals
    # The deals are those of a contest that is played to its end, up to there.
    shorter = Contest("classic", 2, ("greedy", "random"), 2 * alone.deals, "sure")
    assert report(arena(shorter)) == report(alone)


def test_without_a_difference_all_deals_are_played() -> None:
    standing = arena(Contest("classic", 2, ("random", "random_uno"), 20, "unsure"), until_sure=True)
    assert (standing.deals, standing.order.sure) == (10, False)
