"""The shuffle that nobody chooses (R126): hashes first, then numbers, and numbers that do not come."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from pioche.cli import main as pioche
from pioche.match import Match
from pioche.records import read, write
from pioche.records.fairness import Fairness, commitment, match_seed
from pioche.server.table import entries as log, shuffling
from pioche.server.table.deciding import Plan
from pioche.server.table.showing import table_info
from pioche.server.table.snapshots import restored, taken
from pioche.server.table.table import BOT, PLAYING, SHUFFLING
from pioche.server.table.trying import tried
from pioche.server.wire import messages as wire
from tests.server.hand_tables import HandTable, Sitter, dealt_as
from tests.server.scripted_server import Deal
from tests.server.server_tables import Desk, everything, run_of

OWN = {"Ann": "a" * 32, "Ben": "b" * 32, "Cy": "c" * 32}


def shuffled(*names: str, bots: int = 0) -> Desk:
    """A table whose host has started."""
    desk = Desk()
    desk.join(*names)
    for _ in range(bots):
        desk.do("Ann", wire.AddBot())
    desk.do("Ann", wire.Start())
    return desk


def commit(desk: Desk, *names: str) -> None:
    """Their devices give the hashes of their numbers."""
    for name in names:
        desk.do(name, wire.Commit(commitment(OWN[name])))


def reveal(desk: Desk, *names: str) -> None:
    """Their devices give these numbers."""
    for name in names:
        desk.do(name, wire.Number(OWN[name]))


def wait(desk: Desk) -> None:
    """The time is over."""
    desk.write(Plan(*shuffling.waited(desk.table)))


def test_no_number_is_asked_for_before_all_hashes_are_in() -> None:
    desk = shuffled("Ann", "Ben", bots=1)
    commit(desk, "Ann")
    assert table_info(desk.table, set(), 0).hashes == []
    assert desk.refused("Ann", wire.Number(OWN["Ann"])) == "no_number_wanted"
    assert desk.refused("Ann", wire.Commit("0" * 64)) == "no_number_wanted"
    commit(desk, "Ben")
    info = table_info(desk.table, set(), 0)
    assert info.hashes == [commitment(OWN["Ann"]), commitment(OWN["Ben"]), ""]
    assert desk.refused("Ben", wire.Commit("0" * 64)) == "no_number_wanted"
    assert desk.refused("Ben", wire.Number("d" * 32)) == "other_number"
    reveal(desk, "Ben")
    assert desk.table.phase == SHUFFLING
    reveal(desk, "Ann")
    assert desk.table.phase == PLAYING
    fairness = desk.table.fairness()
    assert fairness.numbers == [OWN["Ann"], OWN["Ben"], ""]
    assert fairness.why_not(run_of(desk).seed, 3) == ""
    assert fairness.seal() == info.seal == table_info(desk.table, set(), 0).seal
    assert everything(desk.again()) == everything(desk.table)
    assert restored("t", taken(desk.table)).fairness() == fairness


def test_an_older_page_gives_its_number_openly_before_any_other_is_asked_for() -> None:
    desk = shuffled("Ann", "Ben", "Cy")
    desk.do("Ben", wire.Number(OWN["Ben"]))
    commit(desk, "Ann")
    wait(desk)
    info = table_info(desk.table, set(), 0)
    assert info.hashes == [commitment(OWN["Ann"]), commitment(OWN["Ben"]), ""]
    assert desk.refused("Cy", wire.Number(OWN["Cy"])) == "no_number_wanted"
    reveal(desk, "Ann")
    fairness = desk.table.fairness()
    assert fairness.openly() == [1]
    assert fairness.seal() == info.seal  # it binds that number too
    assert replace(fairness, numbers=[OWN["Ann"], "e" * 32, ""]).seal() != info.seal


def test_nobody_waits_for_ever() -> None:
    desk = shuffled("Ann", "Ben")
    wait(desk)
    assert desk.table.phase == PLAYING
    assert desk.table.fairness().numbers == ["", ""]
    assert table_info(desk.table, set(), 0).seal == ""


def test_who_keeps_a_number_back_does_not_play_the_cards_that_this_leads_to() -> None:
    """R126: all numbers are begun anew, and a bot plays the first round for the one of whom nothing came."""
    desk = shuffled("Ann", "Ben", "Cy")
    commit(desk, "Ann", "Ben", "Cy")
    reveal(desk, "Ben", "Cy")
    first = desk.table.fairness()
    wait(desk)
    table = desk.table
    assert (table.phase, table.withheld, table.numbers, table.hashes) == (SHUFFLING, [0], {}, {})
    assert (table.chairs[0].kind, table.waits_for("Ann"), desk.host) == (BOT, 0, "Ben")
    assert table_info(table, set(), 0).withheld == [0]
    assert desk.refused("Ann", wire.Commit("0" * 64)) == "not_seated"
    assert desk.refused("Ann", wire.Join("Ann")) == "waiting_already"
    assert everything(desk.again()) == everything(restored("t", taken(table))) == everything(table)
    desk.present = {1, 2}
    commit(desk, "Ben", "Cy")
    reveal(desk, "Ben", "Cy")
    assert table.phase == PLAYING
    found = table.fairness()
    assert found.why_not(run_of(desk).seed, 3) == ""
    assert found.seal() not in (first.seal(), replace(found, withheld=[]).seal())
    desk.do("Ben", wire.Stop())
    assert table.seat_of("Ann") == 0


def test_who_leaves_instead_does_not_come_back_in_this_match() -> None:
    desk = shuffled("Ann", "Ben")
    commit(desk, "Ann", "Ben")
    desk.do("Ben", wire.Leave())
    reveal(desk, "Ann")
    wait(desk)
    assert desk.table.withheld == [1]
    commit(desk, "Ann")
    reveal(desk, "Ann")
    assert desk.refused("Ben", wire.Join("Ben")) == "own_seat_taken"


def test_who_leaves_before_the_numbers_takes_the_hash_along() -> None:
    desk = shuffled("Ann", "Ben", "Cy")
    commit(desk, "Ben")
    desk.do("Ben", wire.Leave())
    commit(desk, "Ann", "Cy")
    reveal(desk, "Ann", "Cy")
    assert (desk.table.phase, desk.table.withheld) == (PLAYING, [])


def test_nobody_keeps_a_seat_because_the_others_are_cut_off() -> None:
    """Whoever runs the server could say so of others whenever the deal is not to its liking."""
    desk = shuffled("Ann", "Ben", bots=1)
    commit(desk, "Ann", "Ben")
    reveal(desk, "Ben")
    desk.present = {0}
    wait(desk)
    assert (desk.table.chairs[0].kind, desk.table.waits_for("Ann")) == (BOT, 0)


def test_a_second_device_or_an_onlooker_gives_no_number() -> None:
    desk = shuffled("Ann", "Ben")
    commit(desk, "Ann")
    assert desk.refused("Ann", wire.Commit("1" * 64)) == "no_number_wanted"
    assert desk.refused("Zoe", wire.Commit("1" * 64)) == "not_seated"
    commit(desk, "Ben")
    reveal(desk, "Ann")
    assert desk.refused("Ann", wire.Number(OWN["Ann"])) == "no_number_wanted"
    assert desk.refused("Ann", wire.Number("e" * 32)) == "no_number_wanted"
    assert desk.refused("Zoe", wire.Number(OWN["Ben"])) == "not_seated"


def test_who_is_there_alone_begins_anew_and_keeps_the_seat() -> None:
    desk = shuffled("Ann", bots=2)
    commit(desk, "Ann")
    wait(desk)
    assert (desk.table.withheld, desk.table.seat_of("Ann"), desk.host) == ([0], 0, "Ann")
    commit(desk, "Ann")
    reveal(desk, "Ann")
    assert desk.table.phase == PLAYING


# With the clock


def committed(*people: Sitter) -> list[wire.Commit]:
    return [wire.Commit(commitment(person.player * 16)) for person in people]


def test_the_deal_follows_the_last_number_at_once_and_waits_only_for_who_is_missing() -> None:
    async def play() -> None:
        table = HandTable(pace=10.0**6)
        ann, ben, cy = people = await table.open("classic", "Ann", "Ben", "Cy")
        now = table.clock.now()
        await ann.do(wire.Start())
        for person, said in zip(people, committed(*people), strict=True):
            assert person.update["you"]["number_wanted"]
            await person.do(said)
            assert not person.update["you"]["number_wanted"]
        seal = ann.update["table"]["seal"]
        for person in people:
            assert person.update["table"]["hashes"][person.seat] == commitment(person.player * 16)
            await person.do(wire.Number(person.player * 16))
        assert table.clock.now() == now
        assert all(person.game["hands"][person.seat][0][1] for person in people)
        assert (cy.update["table"]["hashes"], cy.update["table"]["seal"]) == ([], seal)
        await ann.do(wire.Stop())
        await ann.do(wire.Start())
        for person, said in zip(people, committed(*people), strict=True):
            await person.do(said)
        await ben.do(wire.Number("ben" * 16))
        await cy.do(wire.Number("cy" * 16))
        await table.restart()  # what has come is written down
        for person in (ben, cy):
            await person.arrive()
        await table.clock.wait(11_000)
        assert ben.update["table"]["withheld"] == [0]
        assert (ben.update["you"]["host"], ben.chair(0)["comes"]) == (True, "Ann")
        assert (await ann.arrive())["you"]["waits"] == 0
        for person, said in zip([ben, cy], committed(ben, cy), strict=True):
            assert person.update["you"]["number_wanted"]
            await person.do(said)
        for person in (ben, cy):
            await person.do(wire.Number(person.player * 16))
        assert all(face is None for hand in ann.game["hands"] for _, face in hand)
        await table.lobby.close()

    asyncio.run(play())


MINE = [["R7", "B2", "Y3", "G5", "R1"], ["G7", "G2", "B3", "Y5", "B1"]]
DEALS: list[Deal] = [
    {"hands": [*MINE, ["R3", "G8", "Y1", "B5", "YR"], ["YS", "W4", "B8", "G6", "Y9"]], "draw": ["G1"]},
    {"hands": [*MINE, ["W", "Y+2", "B9", "G4", "RS"], ["Y7", "R2", "W", "B6", "G9"]], "draw": ["R9"]},
]


def test_a_fresh_browser_learns_nothing_of_the_hands_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """R125: whatever it tries in a round, it hears the same of twins, and so does a player."""

    async def heard(deal: Deal) -> list[object]:
        table = HandTable(pace=10.0**6, next_wait=10.0**6)
        ann, _ = await table.open("classic", "Ann", "Ben", bots=2, options={"hand": 5})
        dealt_as(monkeypatch, {"dealer": 3, "first": ["R5"], **deal})
        await table.deal()
        fresh, screen = Sitter(table, "Zoe"), Sitter(table, "Ann")
        await fresh.arrive()
        await screen.arrive("screen")
        for seat in (None, 2, 3, 0, 9):
            await fresh.do(wire.Join("Zoe", seat))
            await fresh.do(wire.Answer("draw"))
            await fresh.arrive()
            await fresh.do(wire.Leave())
        await ann.do(wire.Welcome("turn"))
        await ann.do(wire.Leave())
        await ann.do(wire.Join("Ann", 2))
        await ann.do(wire.Join("Ann"))
        await fresh.do(wire.Join("Zoe", 2))
        assert fresh.update["you"]["waits"] == 2
        await table.lobby.close()
        return [without_commitment(one) for one in [*ann.got, *fresh.got, *screen.got]]

    one, other = (asyncio.run(heard(deal)) for deal in DEALS)
    assert len(one) > 30
    assert one == other


def without_commitment(message: dict[str, object]) -> dict[str, object]:
    """A message without what is drawn by chance at every table."""
    table = message.get("table")
    if isinstance(table, dict):
        message = {
            **message,
            "table": {key: table[key] for key in table if key not in ("commitment", "code")},
        }
    return message


# Records


def fair_record(**changes: object) -> str:
    """The record of a short match with a shuffle of two people and a bot."""
    numbers = [OWN["Ann"], OWN["Ben"], ""]
    hashes = [commitment(one) if one else "" for one in numbers]
    fairness = Fairness("5e" * 32, commitment("5e" * 32), numbers, hashes)
    fairness = replace(fairness, **changes)  # type: ignore[arg-type]
    match = Match("classic", ["Ann", "Ben", "Ada"], match_seed(fairness.secret, fairness.numbers))
    return write(match, fairness)


def verified(folder: Path, text: str, *given: str) -> int:
    """What `pioche verify` says of a record."""
    file = folder / "game.toml"
    file.write_text(text, encoding="utf-8")
    return pioche(["verify", str(file), *given])


def seal_of(text: str) -> str:
    fairness = read(text).fairness
    assert fairness is not None
    return fairness.seal()


def test_verify_names_what_is_proved_and_what_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = fair_record(withheld=[1])
    assert 'withheld = ["Ben"]' in text
    assert verified(tmp_path, text, "--hash", seal_of(text)) == 0
    said = capsys.readouterr().out
    assert "bound first: 2 of 3 seats" in said
    assert "begun anew: Ben gave a hash and kept the number back" in said
    assert "not proved: that no match was broken off before" in said
    assert "compare" not in said
    assert verified(tmp_path, text, "--hash", commitment("5e" * 32)) == 0
    assert "not compared: the seal" in capsys.readouterr().out
    assert verified(tmp_path, text) == 0
    assert f"compare the seal {seal_of(text)}" in capsys.readouterr().out
    assert verified(tmp_path, fair_record(hashes=[commitment(OWN["Ann"]), "", ""])) == 0
    assert "not bound: whoever ran the server knew the number of Ben" in capsys.readouterr().out


def test_older_records_verify_as_what_they_were(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = fair_record(hashes=[])
    assert "hashes" not in text
    assert verified(tmp_path, text, "--hash", commitment("5e" * 32)) == 0
    said = capsys.readouterr().out
    assert "2 of 3 seats added a number" in said
    assert "not proved: that whoever ran the server had no seat, and did not choose its number last" in said


@pytest.mark.parametrize(
    "changes",
    [
        {"numbers": [OWN["Ann"], "e" * 32, ""]},
        {"numbers": [OWN["Ann"], "", ""]},
        {"hashes": ["", "0" * 64, ""]},
        {"hashes": [commitment(OWN["Ann"])]},
        {"numbers": [OWN["Ann"], OWN["Ben"], "", "f" * 32], "hashes": []},
        {"hash": "0" * 64},
    ],
)
def test_a_record_that_was_put_together_otherwise_is_not_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, object]
) -> None:
    assert verified(tmp_path, fair_record(**changes)) == 1
    assert "not fair" in capsys.readouterr().out


def test_a_record_that_names_a_stranger_is_refused(tmp_path: Path) -> None:
    text = fair_record(withheld=[1]).replace('withheld = ["Ben"]', 'withheld = ["Eve"]')
    assert verified(tmp_path, text) == 2


def test_an_operator_who_tries_numbers_of_its_own_is_found_out(tmp_path: Path) -> None:
    """All that the database has when the others' numbers are in: the secret, these numbers, the own hash."""
    desk = shuffled("Ann", "Ben")
    commit(desk, "Ann", "Ben")
    shown = table_info(desk.table, set(), 0).seal
    reveal(desk, "Ann")
    read_there = [log.decode(log.encode(row.entry)) for row in desk.rows]
    secret = next(one.secret for one in read_there if isinstance(one, log.Shuffled))
    theirs = next(one.number for one in read_there if isinstance(one, log.NumberGiven))
    tries = (f"{k:032x}" for k in range(10_000))
    chosen = next(
        one for one in tries if match_seed(secret, [theirs, one]).startswith("00")
    )  # or any other wish
    assert desk.refused("Ben", wire.Number(chosen)) == "other_number"
    numbers = [theirs, chosen]
    for own in (commitment(OWN["Ben"]), commitment(chosen)):
        forged = Fairness(secret, commitment(secret), numbers, [commitment(theirs), own])
        text = write(Match("classic", ["Ann", "Ben"], match_seed(secret, numbers)), forged)
        assert verified(tmp_path, text, "--hash", shown) == 1
    openly = Fairness(secret, commitment(secret), numbers, [commitment(theirs), ""])
    text = write(Match("classic", ["Ann", "Ben"], match_seed(secret, numbers)), openly)
    assert verified(tmp_path, text, "--hash", shown) == 1


def test_a_match_that_is_tried_again_has_the_shuffle_of_its_record() -> None:
    record = read(fair_record(withheld=[1]))
    entries = list(tried(record, 0, 0, "ABCDEF", "ann", "en"))
    kinds = [type(entry).__name__ for entry in entries]
    assert kinds[-6:] == ["Committed", "Committed", "Sealed", "NumberGiven", "NumberGiven", "Dealt"]
