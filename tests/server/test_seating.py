"""Seats that are chosen, swapped and shared: partners, wishes, and who may move whom."""

from __future__ import annotations

from pioche.server.table import entries as log
from pioche.server.table.showing import table_info
from pioche.server.wire import messages as wire
from tests.server.server_tables import Desk, everything

TEAMS: wire.Options = {"teams": True}


def names(desk: Desk) -> list[str]:
    """Who sits where."""
    return [chair.name for chair in desk.table.chairs]


def full() -> Desk:
    """A table at which everybody sits: Ann, who is host, Ben, Cy and a bot."""
    desk = Desk()
    desk.join("Ann", "Ben", "Cy")
    desk.do("Ann", wire.AddBot())
    return desk


# Partners


def test_partners_are_told_as_soon_as_teams_are_played() -> None:
    desk = full()
    assert [chair.partner for chair in table_info(desk.table, set(), 0).chairs] == [-1] * 4
    desk.do("Ann", wire.SetRules(options=TEAMS))
    assert [chair.partner for chair in table_info(desk.table, set(), 0).chairs] == [2, 3, 0, 1]
    desk.deal()
    assert [chair.partner for chair in table_info(desk.table, set(), 0).chairs] == [2, 3, 0, 1]


# Swapping


def test_the_host_swaps_any_two_seats_of_a_full_table() -> None:
    desk = full()
    desk.do("Ann", wire.Swap(1, 2))
    assert names(desk) == ["Ann", "Cy", "Ben", "Ada"]
    desk.do("Ann", wire.Swap(3, 0))
    assert names(desk) == ["Ada", "Cy", "Ben", "Ann"]
    assert (desk.host, desk.table.host) == ("Ann", 3)
    desk.do("Ann", wire.Swap(1, 3))
    assert (desk.host, desk.table.host) == ("Ann", 1)
    assert everything(desk.again()) == everything(desk.table)


def test_a_guest_takes_the_place_of_a_bot_or_a_free_one() -> None:
    desk = full()
    desk.do("Ben", wire.Swap(1, 3))
    assert names(desk) == ["Ann", "Ada", "Cy", "Ben"]
    desk.do("Ann", wire.RemoveBot(1))
    desk.do("Cy", wire.Swap(1, 2))
    assert names(desk) == ["Ann", "Cy", "", "Ben"]


def test_two_people_swap_when_both_wish_it() -> None:
    desk = full()
    desk.do("Ben", wire.Swap(1, 2))
    assert names(desk)[1:3] == ["Ben", "Cy"]
    assert [chair.wish for chair in table_info(desk.table, set(), 0).chairs] == [-1, 2, -1, -1]
    desk.do("Ben", wire.Swap(1, 2))  # twice is once
    assert everything(desk.again()) == everything(desk.table)
    desk.do("Cy", wire.Swap(2, 1))
    assert names(desk)[1:3] == ["Cy", "Ben"]
    assert [chair.wish for chair in table_info(desk.table, set(), 0).chairs] == [-1] * 4


def test_a_wish_is_taken_back_and_ends_with_who_was_meant() -> None:
    desk = full()
    desk.do("Ben", wire.Swap(1, 2))
    desk.do("Ben", wire.Swap(1, 1))
    desk.do("Cy", wire.Swap(2, 1))
    assert names(desk)[1:3] == ["Ben", "Cy"]
    desk.do("Ben", wire.Leave())
    assert table_info(desk.table, set(), 0).chairs[2].wish == -1
    desk.do("Ben", wire.Join("Ben"))
    assert table_info(desk.table, set(), 0).chairs[2].wish == 1
    desk.deal()
    assert [chair.wish for chair in desk.table.chairs] == [""] * 4


def test_nobody_moves_others_or_swaps_during_a_match() -> None:
    desk = full()
    assert desk.refused("Ben", wire.Swap(0, 2)) == "not_host"
    assert desk.refused("Ben", wire.Swap(2, 2)) == "not_host"
    assert desk.refused("Ben", wire.Swap(1, 9)) == "no_seat"
    assert desk.refused("Ben", wire.Swap(9, 1)) == "no_seat"
    assert desk.refused("Dee", wire.Swap(0, 1)) == "not_seated"
    desk.deal()
    assert desk.refused("Ann", wire.Swap(0, 1)) == "match_running"


def test_a_proposal_goes_with_whoever_made_it() -> None:
    desk = Desk("titans")
    desk.join("Ann", "Ben", "Cy")
    desk.do("Ben", wire.Propose({"customizable": "C1"}))
    desk.do("Ann", wire.Swap(0, 1))
    assert desk.table.proposal == (0, {"customizable": "C1"})
    assert desk.table.chairs[0].agreed
    desk.do("Ann", wire.Swap(2, 0))
    assert desk.table.proposal == (2, {"customizable": "C1"})


def test_a_free_seat_can_be_given_to_a_guest_by_the_host() -> None:
    desk = Desk()
    desk.join("Ann", "Ben")
    desk.do("Ann", wire.Swap(1, 3))
    assert names(desk) == ["Ann", "", "", "Ben"]
    assert isinstance(desk.rows[-1].entry, log.Moved)
