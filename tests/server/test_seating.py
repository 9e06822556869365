"""Seats that are chosen, swapped and shared: partners, wishes, and who may move whom."""

from __future__ import annotations

from pioche.engine.actions import ROUND_OVER
from pioche.engine.defaults import default_answer
from pioche.server.table import entries as log
from pioche.server.table.deciding import Plan, Who, chosen, decide
from pioche.server.table.runtime import TableSettings
from pioche.server.table.showing import table_info
from pioche.server.table.table import LOBBY
from pioche.server.table.writing import write_of
from pioche.server.wire import messages as wire
from pioche.server.wire.terms import Terms
from pioche.sight.choices import choice_of
from tests.server.server_tables import NUMBER, Desk, everything, run_of

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


def test_a_deal_does_not_drop_an_open_proposal_in_silence() -> None:
    desk = Desk("titans")
    desk.join("Ann", "Ben")
    desk.do("Ben", wire.Propose({"customizable": "C1"}))
    assert desk.refused("Ann", wire.Start()) == "proposal_open"
    desk.do("Ann", wire.Agree(False))
    assert [chair.declined for chair in desk.table.chairs[:2]] == [True, False]
    assert desk.refused("Ann", wire.Start()) == "proposal_open"
    desk.do("Ann", wire.Start(anyway=True))
    assert desk.table.proposal is None
    assert everything(desk.again()) == everything(desk.table)
    desk.do("Ann", wire.Number(NUMBER))
    desk.do("Ben", wire.Number(NUMBER))
    assert run_of(desk).options == {}


def test_what_all_have_agreed_to_is_dealt_and_stays_for_the_rematch() -> None:
    desk = Desk("titans")
    desk.join("Ann", "Ben")
    desk.do("Ben", wire.Propose({"customizable": "C1"}))
    desk.do("Ann", wire.Agree(True))
    desk.do("Ann", wire.Start(anyway=True))
    assert desk.table.proposal is not None
    assert desk.table.agreed_options() == {"customizable": "C1"}


def test_a_free_seat_can_be_given_to_a_guest_by_the_host() -> None:
    desk = Desk()
    desk.join("Ann", "Ben")
    desk.do("Ann", wire.Swap(1, 3))
    assert names(desk) == ["Ann", "", "", "Ben"]
    assert isinstance(desk.rows[-1].entry, log.Moved)


# Coming late


def begun() -> Desk:
    """A match of Ann, Ben and two bots."""
    desk = Desk()
    desk.join("Ann", "Ben")
    desk.do("Ann", wire.AddBot())
    desk.do("Ann", wire.AddBot())
    desk.deal()
    return desk


def to_the_next_round(desk: Desk) -> None:
    """Play until the cards are dealt again, whoever has to answer for the bots."""
    run = run_of(desk)
    number = run.state.round
    while run_of(desk).state.round == number:
        play_default_for_all(desk)


def play_default_for_all(desk: Desk) -> None:
    run = run_of(desk)
    state = run.state
    if state.phase == ROUND_OVER:
        desk.do(desk.host, wire.Next())
    else:
        desk.write(chosen(run, int(state.asked), choice_of(state, default_answer(state)), "bot"))


def test_who_comes_late_gets_the_seat_of_a_bot_with_the_next_round() -> None:
    """R125: until then nobody is shown its hand."""
    desk = begun()
    desk.do("Cy", wire.Join("Cy", 3))
    assert names(desk)[3] == "Blaise"
    assert desk.table.seat_of("Cy") == -1
    assert table_info(desk.table, set(), 0).chairs[3].comes == "Cy"
    assert desk.refused("Cy", wire.Join("Cy")) == "waiting_already"
    assert desk.refused("Dee", wire.Join("Dee", 3)) == "seat_taken"
    assert desk.refused("Dee", wire.Join("cy")) == "name_taken"
    assert desk.refused("Cy", wire.Next()) == "not_seated"
    assert everything(desk.again()) == everything(desk.table)
    to_the_next_round(desk)
    assert names(desk)[3] == "Cy"
    assert desk.table.seat_of("Cy") == 3
    desk.do("Dee", wire.Join("Dee"))
    assert desk.refused("Eve", wire.Join("Eve")) == "full"
    assert desk.refused("Eve", wire.Join("Eve", 1)) == "seat_taken"
    assert everything(desk.again()) == everything(desk.table)


def test_the_host_cannot_let_anybody_in_at_once_and_older_pages_may_say_what_holds_anyway() -> None:
    desk = begun()
    assert desk.refused("Ann", wire.Welcome("turn")) == "late"
    desk.do("Ann", wire.Welcome("round"))
    assert table_info(desk.table, set(), 0).late == "round"
    assert everything(desk.again()) == everything(desk.table)


def test_a_table_of_before_has_whoever_had_sat_down_at_once() -> None:
    desk = begun()
    desk.write(Plan([log.Welcomed("turn"), log.Joined(2, "Cy", "Cy")]))
    assert names(desk) == ["Ann", "Ben", "Cy", "Blaise"]
    assert everything(desk.again()) == everything(desk.table)


def test_when_all_others_leave_the_table_is_for_who_waits() -> None:
    desk = begun()
    desk.do("Cy", wire.Join("Cy"))
    desk.do("Ben", wire.Leave())
    desk.do("Ann", wire.Leave())
    assert (desk.table.phase, desk.host, desk.table.seat_of("Cy")) == (LOBBY, "Cy", 2)
    assert everything(desk.again()) == everything(desk.table)


def test_who_waits_for_a_seat_may_give_it_up_or_gets_it_when_the_match_is_broken_off() -> None:
    desk = begun()
    desk.do("Cy", wire.Join("Cy"))
    desk.do("Cy", wire.Leave())
    assert table_info(desk.table, set(), 0).chairs[2].comes == ""
    desk.do("Cy", wire.Join("Cy"))
    desk.do("Ann", wire.Stop())
    assert desk.table.seat_of("Cy") == 2
    assert everything(desk.again()) == everything(desk.table)


def test_who_left_comes_back_to_the_own_seat_and_to_no_other() -> None:
    desk = begun()
    desk.do("Ann", wire.Leave())
    assert desk.host == "Ben"
    assert [chair.left for chair in table_info(desk.table, set(), 0).chairs] == [True, False, False, False]
    assert desk.table.seat_left("Ann") == 0
    assert desk.refused("Ann", wire.Join("Ann", 2)) == "own_seat"
    desk.do("Ben", wire.Lock(True))
    assert desk.refused("Cy", wire.Join("Cy")) == "locked"
    desk.do("Ann", wire.Join("Ann"))
    assert names(desk)[0] == "Ann"
    assert desk.table.seat_of("Ann") == 0
    assert desk.host == "Ben"
    assert everything(desk.again()) == everything(desk.table)


def test_the_seat_of_who_left_is_taken_last_and_then_they_have_to_wait() -> None:
    desk = begun()
    desk.do("Ben", wire.Leave())
    for name in ("Cy", "Dee", "Eve"):
        desk.do(name, wire.Join(name))
    assert [desk.table.waits_for(name) for name in ("Cy", "Dee", "Eve")] == [2, 3, 1]
    assert desk.refused("Ben", wire.Join("Ben")) == "own_seat_taken"
    to_the_next_round(desk)
    assert names(desk) == ["Ann", "Eve", "Cy", "Dee"]
    desk.do("Dee", wire.Leave())
    assert desk.refused("Ben", wire.Join("Ben")) == "own_seat_taken"
    desk.do("Ann", wire.Stop())
    desk.do("Ben", wire.Join("Ben"))
    assert names(desk) == ["Ann", "Eve", "Cy", "Ben"]


def test_whoever_was_removed_from_a_match_stays_out() -> None:
    desk = begun()
    desk.do("Ann", wire.Remove(1))
    assert desk.refused("Ben", wire.Join("Ben")) == "removed"
    assert not table_info(desk.table, set(), 0).chairs[1].left


def test_the_clock_runs_for_who_sits_down_on_a_seat_that_is_asked() -> None:
    desk = begun()
    desk.table.terms = Terms(timer=20)
    desk.do("Ben", wire.Leave())
    while int(run_of(desk).state.asked) != 1:
        play_default_for_all(desk)
    plan = decide(desk.table, Who("Ben", -1), wire.Join("Ben"), desk.table.version, {0})
    rows = write_of(desk.table, plan, "", 5000, TableSettings()).rows
    assert rows[-1].deadline == 25_000
