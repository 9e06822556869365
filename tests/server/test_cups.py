"""Cups: fair draws for any number, rounds that survive a kill, people who leave, and what nobody may do."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from pioche.server.cup import entries as cups
from pioche.server.cup.cup import KNOCK_OUT, OVER, PLAYING, ROUND_ROBIN, Cup
from pioche.server.cup.deciding import decide, decided
from pioche.server.cup.drawing import circle, draw, met, planned_rounds, table_sizes
from pioche.server.cup.standing import standing
from pioche.server.table import entries as log
from pioche.server.table.refusing import Refuse
from pioche.server.table.seating import Who
from pioche.server.wire import messages as wire
from tests.server.serving import Person, Server, clean, play_on

CODES = [f"ABCDE{chr(65 + k)}" for k in range(20)]
NUMBERS = range(3, 21)


class Hall:
    """A cup without a server: commands are decided, and their entries taken in."""

    def __init__(self, people: int, form: str = ROUND_ROBIN, size: int = 4, rounds: int = 0) -> None:
        self.cup = Cup("c")
        self.rows: list[log.Row] = []
        self.write([cups.CupOpened("ABCDEFG", "classic", {}, form, size, rounds)])
        for k in range(people):
            self.do(k, wire.Join(f"P{k}"))

    def write(self, entries: list[cups.AnyCupEntry]) -> None:
        for entry in entries:
            # Through the form in which the store keeps it.
            kept = log.decode(log.encode(cups.wrapped(entry)))
            self.rows.append(log.Row(self.cup.version + 1, 0, 0, "", kept))
            self.cup.evolve(self.rows[-1])

    def do(self, who: int, command: wire.Command, present: set[str] | None = None) -> None:
        there = {one.player for one in self.cup.members} if present is None else present
        self.write(decide(self.cup, Who(f"p{who}", -1), command, there, CODES))

    def refused(self, who: int, command: wire.Command, present: set[str] | None = None) -> str:
        with pytest.raises(Refuse) as caught:
            self.do(who, command, present)
        return caught.value.reason

    def play(self, rng: Random) -> None:
        """All tables of the round come to their end somehow."""
        for number in self.cup.waiting():
            game = self.cup.rounds[-1].games[number]
            places = list(range(1, len(game.members) + 1))
            rng.shuffle(places)
            self.write([decided(number, game, places)])


# Draws


@pytest.mark.parametrize("people", NUMBERS)
def test_duels_in_which_all_meet_all_once(people: int) -> None:
    order = list(range(people))
    rounds = people - 1 + people % 2
    pairs: Counter[tuple[int, ...]] = Counter()
    byes: Counter[int] = Counter()
    for number in range(rounds):
        groups, out = circle(order, number)
        assert sorted([*(k for group in groups for k in group), *out]) == order
        pairs.update(tuple(sorted(group)) for group in groups)
        byes.update(out)
    assert pairs == Counter(combinations(order, 2))
    assert set(byes.values()) == ({1} if people % 2 else set())


@pytest.mark.parametrize("people", NUMBERS)
@pytest.mark.parametrize("size", [3, 4, 6])
def test_tables_differ_by_one_at_most_and_few_meet_again(people: int, size: int) -> None:
    sizes = table_sizes(people, size)
    assert (sum(sizes), max(sizes) <= size, min(sizes) >= 2) == (people, True, True)
    assert max(sizes) - min(sizes) <= 1
    hall = Hall(people, size=size)
    rng = Random(people)
    total = planned_rounds(hall.cup)
    for _ in range(total):
        hall.do(0, wire.Start())
        played = [k for game in hall.cup.rounds[-1].games for k in game.members]
        assert (sorted(played), hall.cup.rounds[-1].byes) == (list(range(people)), [])
        hall.play(rng)
    hall.do(0, wire.Start())
    assert hall.cup.phase == OVER
    if people > 2 * size:
        assert max(met(hall.cup).values()) <= 3


@pytest.mark.parametrize("people", NUMBERS)
@pytest.mark.parametrize("size", [2, 4])
def test_a_knock_out_ends_with_one_and_byes_are_spread(people: int, size: int) -> None:
    hall = Hall(people, KNOCK_OUT, size)
    rng = Random(people)
    while hall.cup.phase != OVER:
        hall.do(0, wire.Start())
        if hall.cup.phase == PLAYING:
            hall.play(rng)
    byes = Counter(k for past in hall.cup.rounds for k in past.byes)
    assert all(len(past.byes) <= 1 for past in hall.cup.rounds)
    assert len(hall.cup.rounds) == planned_rounds(hall.cup)
    # Nobody sits out twice as long as somebody who is still in it has not at all.
    for number, past in enumerate(hall.cup.rounds):
        for k in past.byes:
            before = Counter(j for one in hall.cup.rounds[:number] for j in one.byes)
            there = [j for game in past.games for j in game.members]
            assert all(before[k] <= before[j] for j in there)
    assert size == 2 or not byes
    stands = standing(hall.cup)
    assert [one.place for one in stands].count(1) == 1
    assert stands[0].member == hall.cup.alive()[0]


def test_scores_count_the_share_of_rivals_left_behind() -> None:
    hall = Hall(5, size=3)
    hall.do(0, wire.Start())
    for number in hall.cup.waiting():
        game = hall.cup.rounds[-1].games[number]
        hall.write([decided(number, game, [1, 2, 2][: len(game.members)])])
    scores = sorted((one.score for one in standing(hall.cup)), reverse=True)
    assert scores == [1, 1, 0.25, 0.25, 0]
    games = hall.cup.rounds[0].games
    assert {game.winner for game in games} == {game.members[0] for game in games}


def test_a_tie_is_broken_by_lot_and_told() -> None:
    hall = Hall(4, KNOCK_OUT)
    hall.do(0, wire.Start())
    hall.write([decided(0, hall.cup.rounds[0].games[0], [1, 1, 3, 4])])
    game = hall.cup.rounds[0].games[0]
    assert game.lot
    assert game.winner in game.members[:2]
    assert hall.cup.alive() == [game.winner]


# Commands


def test_who_may_do_what() -> None:
    hall = Hall(2)
    assert hall.refused(0, wire.Start()) == "cup_few"
    assert hall.refused(0, wire.Join("Again")) == "seated_already"
    assert hall.refused(7, wire.Join("p 1".replace(" ", ""))) == "name_taken"
    assert hall.refused(7, wire.Start()) == "not_in_cup"
    assert hall.refused(1, wire.SetCup(size=2)) == "not_host"
    assert hall.refused(0, wire.SetCup(box="ludo")) == "no_box"
    assert hall.refused(0, wire.SetCup(options={"teams": True})) in ("cup_teams", "bad_option")
    assert hall.refused(0, wire.AddBot()) == "not_at_cup"
    hall.do(0, wire.SetCup(box="flip", form="knock_out", size=3))
    assert (hall.cup.box, hall.cup.form, hall.cup.size) == ("flip", KNOCK_OUT, 3)
    hall.do(2, wire.Join("P2"))
    hall.do(0, wire.Remove(2))
    assert len(hall.cup.members) == 2
    hall.do(2, wire.Join("P2"))
    assert hall.refused(1, wire.Start()) == "not_host"
    hall.do(1, wire.Start(), {"p1", "p2"})  # the host is not there
    assert hall.refused(0, wire.Start()) == "cup_waits"
    assert hall.refused(0, wire.SetCup(size=2)) == "cup_begun"
    assert hall.refused(8, wire.Join("P8")) == "cup_begun"
    assert hall.refused(0, wire.Award(3, 0)) == "no_cup_game"
    assert hall.refused(0, wire.Award(0, 9)) == "no_player"
    hall.do(0, wire.Award(0, 2))
    assert hall.refused(0, wire.Award(0, 1)) == "no_cup_game"
    hall.do(0, wire.Start())
    assert hall.cup.phase == OVER
    assert hall.refused(0, wire.Start()) == "cup_over"
    assert standing(hall.cup)[0].member == 2


def test_no_more_than_twenty() -> None:
    hall = Hall(20)
    assert hall.refused(20, wire.Join("P20")) == "full"


@pytest.mark.parametrize("form", [ROUND_ROBIN, KNOCK_OUT])
def test_somebody_leaves_a_cup_of_duels(form: str) -> None:
    hall = Hall(5, form, 2)
    hall.do(0, wire.Start())
    number = hall.cup.waiting()[0]
    gone, other = hall.cup.rounds[0].games[number].members
    hall.do(gone, wire.Leave())
    game = hall.cup.rounds[0].games[number]
    assert (game.winner, game.by) == (other, "walkover")
    assert hall.cup.host != gone
    rng, host = Random(1), hall.cup.host
    while hall.cup.phase != OVER:
        hall.play(rng)
        hall.do(host, wire.Start())
        for past in hall.cup.rounds[1:]:
            for one in past.games:
                assert gone not in one.members or one.by == "walkover"
    assert [one.place for one in standing(hall.cup)].count(1) >= 1
    if form == ROUND_ROBIN:
        assert len(hall.cup.rounds) == 5


def test_at_a_larger_table_the_others_play_on_and_one_may_come_back() -> None:
    hall = Hall(4)
    hall.do(0, wire.Start())
    hall.do(3, wire.Leave())
    assert hall.cup.waiting() == [0]
    hall.play(Random(1))
    hall.do(3, wire.Join("P3"))
    hall.do(0, wire.Start())
    assert sorted(hall.cup.rounds[1].games[0].members) == [0, 1, 2, 3]
    for k in (1, 2):
        hall.do(k, wire.Leave())
    assert hall.cup.waiting() == [0]
    hall.do(3, wire.Leave())  # one is left: that game is decided
    assert hall.cup.waiting() == []
    hall.do(0, wire.Start())
    assert hall.cup.phase == OVER


def test_the_log_alone_is_the_cup() -> None:
    hall = Hall(7, size=3)
    rng = Random(3)
    for _ in range(2):
        hall.do(0, wire.Start())
        hall.play(rng)
    again = Cup("c")
    for row in hall.rows:
        again.evolve(row)
    assert (again.rounds, again.members, standing(again)) == (
        hall.cup.rounds,
        hall.cup.members,
        standing(hall.cup),
    )
    assert draw(again, Random(1)) == draw(hall.cup, Random(1))


# With a real server


async def enter(server: Server, names: list[str], **chosen: Any) -> list[Person]:
    """People who have come to a new cup."""
    people = [Person(server, name) for name in names]
    host = people[0]
    await host.meet()
    body = {"box": "classic", "name": host.name, "options": {"target": 100}, **chosen}
    answer = await host.post("/api/cups", body)
    assert answer.status_code == 201, answer.text
    code = answer.json()["code"]
    assert len(code) == 7
    for person in people:
        await at_cup(person, code)
        if person is not host:
            assert (await person.do("join", name=person.name))["type"] == "ack"
    return people


async def at_cup(person: Person, code: str) -> dict[str, Any]:
    """Connect to a cup and hear how it stands."""
    person.version = None
    person.code = code
    if not person.cookie:
        await person.meet()
    address = f"ws://127.0.0.1:{person.server.port}/ws/{code}"
    person.socket = await websockets.connect(address, additional_headers=person.headers(), compression=None)
    await person.socket.send(json.dumps({"type": "hello", "protocol": 1}))
    return await person.hear("cup")


async def until(person: Person, holds: Any) -> dict[str, Any]:
    """Listen until the cup fulfils a condition."""
    told = next(one for one in reversed(person.inbox) if one["type"] == "cup")
    while not holds(told):
        told = await person.hear("cup")
    return told


async def play_match(person: Person, table: str, starts: bool) -> None:
    """Play the match at one's table to its end."""
    twin = Person(person.server, person.name)
    twin.cookie = person.cookie
    await twin.connect(table)
    if starts:
        await twin.until(lambda m: all(chair["here"] for chair in m["table"]["chairs"]))
        assert (await twin.do("set_rules", timer=20))["reason"] == "of_cup"
        assert (await twin.do("leave"))["reason"] == "of_cup"
        assert (await twin.do("start"))["type"] == "ack"
    await twin.shuffle()
    await play_on(twin, lambda p: p.update["table"]["finished"])
    if starts:
        assert (await twin.do("start"))["reason"] == "of_cup"
    await twin.leave()


def test_a_cup_is_played_and_killed_in_the_middle(tmp_path: Path) -> None:
    async def main() -> None:
        server = Server(tmp_path, deal_wait=0)
        with server:
            ann, ben, cleo = await enter(server, ["Ann", "Ben", "Cleo"], size=2, form="knock_out")
            code = ann.code
            id = await ann.ask("start", id="once")
            assert (await ann.hear("ack", "refused"))["id"] == id
            assert (await ann.do("start", id="once"))["type"] == "duplicate"
            told = await until(ann, lambda m: m["cup"]["drawn"])
            (game,), (bye,) = (told["cup"]["drawn"][0][key] for key in ("games", "byes"))
            assert sorted([*game["members"], bye]) == [0, 1, 2]
            server.kill()
            server.start()
            people = [ann, ben, cleo]
            for person in people:
                told = await at_cup(person, code)
                member = told["you"]["member"]
                assert told["you"]["table"] == (game["code"] if member in game["members"] else "")
            assert (await ann.get("/api/me")).json()["cups"][0]["code"] == code
            playing = [people[k] for k in game["members"]]
            await asyncio.gather(
                *(play_match(person, game["code"], person is playing[0]) for person in playing)
            )
            told = await until(ann, lambda m: m["cup"]["drawn"][0]["games"][0]["places"])
            winner = told["cup"]["drawn"][0]["games"][0]["winner"]
            # The final: somebody leaves, and the other one has won.
            assert (await ann.do("start"))["type"] == "ack"
            await until(ann, lambda m: len(m["cup"]["drawn"]) == 2)
            assert (await people[winner].do("leave"))["type"] == "ack"
            told = await until(people[bye], lambda m: m["cup"]["drawn"][-1]["games"][0]["by"] == "walkover")
            assert len(told["cup"]["drawn"]) == 2
            host = people[told["cup"]["host"]]
            assert (await host.do("start"))["type"] == "ack"
            told = await until(host, lambda m: m["cup"]["phase"] == "over")
            assert told["cup"]["standings"][0]["member"] == bye
            stranger = Person(server, "Eve")
            told = await at_cup(stranger, code)
            assert told["you"] == {"member": -1, "host": False, "acting": False, "table": ""}
            assert (await stranger.do("start"))["reason"] == "not_in_cup"
            assert (await ann.get(f"/api/tables/{code}/invite")).json()["link"].endswith(f"/cup/{code}")
            for person in (*people, stranger):
                await person.leave()
            assert clean(server)

    asyncio.run(main())
