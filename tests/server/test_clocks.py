"""Nobody freezes a table: clocks, people who are gone, bots that stand in, time to call UNO (R38, H16)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from pioche.server.table import entries as log
from pioche.server.wire import messages as wire
from tests.server.hand_tables import HandTable, Message, Sitter, dealt_as
from tests.server.serving import Person, Server, clean, play_on, table_of

TIMER = 10_000  # milliseconds, and so are the others
GRACE = 30_000
NEXT = 60_000
WINDOW = 1500
HOLD = 800
PACE = 1200


def lazy(offers: list[Message]) -> Message:
    """Never lays a card that need not be laid."""
    return next((offer for offer in offers if offer["verb"] in ("draw", "keep", "accept")), offers[0])


def eager(offers: list[Message]) -> Message:
    """Lays what can be laid."""
    return next((offer for offer in offers if offer["verb"] == "play"), offers[0])


def asked_of(people: list[Sitter]) -> tuple[Sitter, Sitter]:
    """Who is asked, and another."""
    asked = next(person for person in people if person.asked())
    return asked, next(person for person in people if person is not asked)


# Clocks


def test_the_clock_answers_for_whoever_does_not() -> None:
    async def main() -> None:
        table = HandTable()
        ann, _ = asked_of(await dealt(table, "Ann", "Ben", timer=TIMER // 1000))
        version, seat = table.version, ann.seat
        assert ann.game["decision"] in ("turn", "colour", "respond")
        assert ann.update["deadline"] == ann.update["now"] + TIMER
        await table.clock.wait(TIMER - 1)
        assert table.version == version
        await table.clock.wait(1)
        assert table.version == version + 1
        entry = table.acts()[-1]
        assert (entry.seat, entry.by) == (seat, "clock")
        # The answer that comes now is too late: the question was another one.
        late = await ann.do(wire.Answer(verb="draw"), seen=version)
        assert late["reason"] in ("stale", "not_asked")

    asyncio.run(main())


def test_the_clock_acts_for_nobody_who_answers_in_time() -> None:
    """It is wound up again with every answer."""

    async def main() -> None:
        table = HandTable()
        people = await dealt(table, "Ann", "Ben", timer=TIMER // 1000)
        for _ in range(10):
            await table.clock.wait(TIMER - 1)
            person, _other = asked_of(people)
            assert (await person.play(lazy(person.game["answers"])))["type"] == "ack"
            assert person.update["deadline"] == table.clock.now() + TIMER
        assert [entry.by for entry in table.acts()] == ["player"] * 10

    asyncio.run(main())


async def dealt(table: HandTable, *names: str, bots: int = 0, **chosen: object) -> list[Sitter]:
    """People and bots to whom the cards of the first round have been dealt."""
    people = await table.open("classic", *names, bots=bots, **chosen)
    await table.deal()
    return people


# People who are gone


def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    async def main() -> None:
        table = HandTable()
        ann, ben = await dealt(table, "Ann", "Ben")
        await ben.leave()
        assert (ann.chair(1)["here"], ann.chair(1)["away"]) == (False, False)
        await table.clock.wait(GRACE - 1)
        assert not ann.chair(1)["away"]
        await table.clock.wait(1)
        assert ann.chair(1)["away"]
        table.people = [ann]
        await table.play(lambda: len([entry for entry in table.acts() if entry.seat == 1]) >= 3, lazy)
        await table.play(lambda: ann.asked())
        await ben.arrive()
        assert (ben.seat, ben.chair(1)["away"], ann.chair(1)["away"]) == (1, False, False)
        assert all(card[1] is not None for card in ben.game["hands"][1])
        assert {entry.by for entry in table.acts() if entry.seat == 1} == {"stand_in"}
        # From now on nobody else answers for Ben.
        table.people = [ann]
        while not ben.asked():
            await ann.play(lazy(ann.game["answers"]))
        version = table.version
        await table.clock.wait(100 * GRACE)
        assert table.version == version
        assert (await ben.play(lazy(ben.game["answers"])))["type"] == "ack"
        assert table.acts()[-1].by == "player"

    asyncio.run(main())


def test_the_host_passes_on() -> None:
    async def main() -> None:
        table = HandTable()
        ann, ben = await table.open("classic", "Ann", "Ben", seats=4)
        assert not ben.update["you"]["host"]
        await ann.leave()
        await table.clock.wait(GRACE - 1)
        assert not ben.update["you"]["host"]
        await table.clock.wait(1)
        assert ben.update["you"]["host"]
        assert (await ben.do(wire.AddBot()))["type"] == "ack"
        await ann.arrive()
        assert (ann.seat, ann.update["you"]["host"]) == (0, False)
        assert (await ann.do(wire.AddBot()))["reason"] == "not_host"

    asyncio.run(main())


def test_a_table_without_anybody_waits() -> None:
    async def main() -> None:
        table = HandTable(idle=10**6)
        ann, ben = await dealt(table, "Ann", "Ben", bots=1, timer=TIMER // 1000)
        await table.play(lambda: ann.asked(), lazy)
        version = table.version
        await ann.leave()
        await ben.leave()
        await table.clock.wait(100 * GRACE)
        assert table.version == version
        # Whoever comes first gives the other time to come, too.
        await ann.arrive()
        assert (ann.update["version"], ann.asked()) == (version, True)
        assert not any(chair["away"] for chair in ann.update["table"]["chairs"])
        assert ann.update["deadline"] > table.clock.now()
        await ben.arrive()
        assert (await ann.play(lazy(ann.game["answers"])))["type"] == "ack"
        assert not any(isinstance(entry, log.WentAway) for entry in table.written())

    asyncio.run(main())


def test_a_restart_on_the_turn_of_somebody_absent() -> None:
    async def main() -> None:
        table = HandTable()
        gone, stays = asked_of(await dealt(table, "Ann", "Ben"))
        seat, acts = gone.seat, len(table.acts())
        await gone.leave()
        await stays.leave()
        await table.restart()
        await stays.arrive()
        await table.clock.wait(GRACE - 1)
        assert not stays.chair(seat)["away"]
        await table.clock.wait(1)
        assert stays.chair(seat)["away"]
        await table.clock.wait(PACE)
        assert [(entry.seat, entry.by) for entry in table.acts()[acts:]][:1] == [(seat, "stand_in")]

    asyncio.run(main())


def test_the_next_round_comes_by_itself() -> None:
    async def main() -> None:
        table = HandTable()
        ann, ben = await dealt(table, "Ann", "Ben", options={"target": 1000})
        await table.play(lambda: ann.game["decision"] == "round_over", eager)
        over = table.version
        await table.clock.wait(NEXT - 1)
        assert (table.version, ann.game["round"]) == (over, 1)
        await table.clock.wait(1)
        assert [person.game["round"] for person in (ann, ben)] == [2, 2]
        assert [entry.by for entry in table.acts() if entry.verb == "next"] == ["clock"]

    asyncio.run(main())


def test_nobody_acts_at_a_paused_table() -> None:
    async def main() -> None:
        table = HandTable()
        ann, ben = await dealt(table, "Ann", "Ben", bots=1, timer=TIMER // 1000)
        said = await ann.do(wire.Pause(True))
        seat = ben.seat
        await ben.leave()
        assert not ann.chair(seat)["here"]
        await table.clock.wait(100 * GRACE)
        assert table.version == said["version"]
        assert (await ann.do(wire.Pause(False)))["type"] == "ack"
        assert not ann.chair(seat)["away"]
        await table.clock.wait(TIMER)
        assert ann.chair(seat)["away"]

    asyncio.run(main())


# Time to call


@pytest.fixture
def one_card_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann begins with two cards of which she can lay one; nobody else has anything that fits."""
    deal = {"dealer": 1, "hands": [["R7", "B9"], ["G1", "G2", "Y3"]], "first": ["R5"]}
    dealt_as(monkeypatch, {**deal, "draw": ["Y1", "Y2", "Y4", "Y6", "Y8", "Y9"]})


@pytest.mark.usefixtures("one_card_left")
def test_a_turn_is_held_back_so_that_a_call_comes_in_time() -> None:
    async def main() -> None:
        table = HandTable()
        ann, ben = await dealt(table, "Ann", "Ben")
        assert (await ann.play(eager(ann.game["answers"])))["type"] == "ack"
        assert (ann.game["windows"], ben.asked()) == ([ann.seat], True)
        version = table.version
        assert await ben.play(lazy(ben.game["answers"])) == {}  # no answer yet
        await table.clock.wait(HOLD - 1)
        assert table.version == version
        assert (await ann.play({"verb": "uno"}))["type"] == "ack"
        assert (table.version, ann.game["windows"]) == (version + 1, [])
        await table.clock.wait(1)
        assert [(entry.seat, entry.verb) for entry in table.acts()[-2:]] == [(0, "uno"), (1, "draw")]
        assert ben.got[-2]["type"] == "ack"
        assert len(ann.game["hands"][ann.seat]) == 1

    asyncio.run(main())


@pytest.mark.usefixtures("one_card_left")
def test_a_catch_is_not_held_back() -> None:
    async def main() -> None:
        table = HandTable()
        ann, ben = await dealt(table, "Ann", "Ben")
        await ann.play(eager(ann.game["answers"]))
        assert (await ben.play({"verb": "catch", "target": ann.seat}))["type"] == "ack"
        assert len(ann.game["hands"][ann.seat]) == 3

    asyncio.run(main())


@pytest.mark.usefixtures("one_card_left")
@pytest.mark.parametrize("call", [True, False])
def test_bots_leave_time_for_a_call(call: bool) -> None:
    async def main() -> None:
        table = HandTable()
        (ann,) = await dealt(table, "Ann", bots=1)
        await ann.play(eager(ann.game["answers"]))
        version = table.version
        assert ann.game["windows"] == [ann.seat]
        # It is the bot's turn, and the bot could catch: it does nothing before the time is over.
        await table.clock.wait(WINDOW - 1)
        assert table.version == version
        if call:
            assert (await ann.play({"verb": "uno"}))["type"] == "ack"
            assert ann.game["windows"] == []
        await table.clock.wait(PACE)
        assert table.version > version + call
        assert {entry.seat for entry in table.acts()[-1:]} == {1}
        caught = any(entry.verb == "catch" for entry in table.acts())
        assert caught != call

    asyncio.run(main())


# With a real server


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which whoever is gone is soon away."""
    with Server(tmp_path_factory.mktemp("clocks"), grace=0.2, rejoin=0.1, next_wait=0.1) as running:
        yield running


def test_all_of_it_happens_by_itself_at_a_real_server(server: Server) -> None:
    """Somebody goes: a bot stands in, the host passes on, the next round comes; and so after a restart."""

    def round_of(person: Person) -> int:
        return int(person.game["round"])

    async def main() -> None:
        async with table_of(server, "classic", 2, timer=60, options={"target": 1000}) as (ann, ben):
            assert ben.update["deadline"] > ben.update["now"]
            await ann.leave()
            await ben.until(lambda m: m["table"]["chairs"][0]["away"] and m["you"]["host"])
            await play_on(ben, lambda person: round_of(person) == 2, eager)
            await ann.connect()
            assert (ann.seat, ann.update["table"]["chairs"][0]["away"]) == (0, False)
            await ann.leave()
            await ben.leave()
            server.kill()
            server.start()
            await ben.connect()
            await ben.until(lambda m: m["table"]["chairs"][0]["away"])
            await play_on(ben, lambda person: not person.asked(), lazy)
            await ben.until(lambda m: m["game"]["asked"] == 1 or "over" in m["game"]["decision"])

    asyncio.run(main())
    assert clean(server)
