"""Nobody freezes a table: clocks, people who are gone, bots that stand in, time to call UNO (R38, H16)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from pioche.server.table import entries as log
from tests.server.serving import Message, Person, Server, table_of

HOLD = 500  # milliseconds for which a turn is held back here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which whoever is gone is soon away."""
    folder = tmp_path_factory.mktemp("clocks")
    with Server(folder, grace=0.2, next_wait=0.1, window_wait=0.6, window_hold=HOLD / 1000) as running:
        yield running


def written(server: Server, code: str) -> list[object]:
    """Everything that has happened at a table."""
    query = "SELECT body FROM entries JOIN tables ON id = table_id WHERE code = ? ORDER BY version"
    with closing(sqlite3.connect(server.database)) as database:
        return [log.decode(body) for (body,) in database.execute(query, [code])]


def lazy(offers: list[Message]) -> Message:
    """Never lays a card that need not be laid."""
    return next((offer for offer in offers if offer["verb"] in ("draw", "keep", "accept")), offers[0])


def eager(offers: list[Message]) -> Message:
    """Lays what can be laid."""
    return next((offer for offer in offers if offer["verb"] == "play"), offers[0])


async def answer(person: Person, offer: Message) -> Message:
    """Give an answer and see what came of it."""
    said = await person.do("answer", **offer)
    if said["type"] == "ack":
        await person.reach(said["version"])
    else:
        await person.hear("update")
    return said


async def one_card_left(ann: Person, ben: Person) -> None:
    """Ann gets rid of her cards while Ben collects some, until she has laid all but one and not called."""
    while len(ann.game["hands"][ann.seat]) > 1 or ann.asked() or not ann.game["windows"]:
        decision = ann.game["decision"]
        assert "over" not in decision
        if ann.asked():
            offers = ann.game["answers"]
            last = len(ann.game["hands"][ann.seat]) == 1 and decision == "turn"
            await answer(ann, lazy(offers) if last else eager(offers))
        else:
            await ben.reach(ann.version or 0)
            if ben.asked():
                await answer(ben, lazy(ben.game["answers"]))
            await ann.reach(ben.version or 0)


# Clocks


def test_the_clock_answers_for_whoever_does_not_and_for_nobody_else(server: Server) -> None:
    async def slow() -> tuple[str, Message]:
        async with table_of(server, "classic", 2, timer=10) as persons:
            ann = next(person for person in persons if person.asked())
            version = ann.version or 0
            due, now = ann.update["deadline"], ann.update["now"]
            assert 0 < due - now <= 10_000
            seat, decision = ann.seat, ann.game["decision"]
            assert decision in ("turn", "colour", "respond")
            await ann.reach(version + 1)
            assert ann.update["now"] >= due
            # The answer that comes now is too late: the question was another one.
            late = await ann.do("answer", seen=version, verb="draw")
            assert late["reason"] in ("stale", "not_asked")
            entry = written(server, ann.code)[version]
            assert isinstance(entry, log.Acted)
            assert (entry.seat, entry.by) == (seat, "clock")
            return ann.code, ann.update

    async def quick(stop: asyncio.Event) -> str:
        options = {"target": 1000, "scoring": "low"}
        async with table_of(server, "classic", 2, timer=10, options=options) as (ann, ben):
            while not stop.is_set():
                for person, other in ((ann, ben), (ben, ann)):
                    if person.game["asked"] == person.seat and "over" not in person.game["decision"]:
                        await answer(person, lazy(person.game["answers"]))
                        await other.reach(person.version or 0)
                if "over" in ann.game["decision"]:
                    break
                await asyncio.sleep(0.05)
            return ann.code

    async def main() -> tuple[str, str]:
        stop = asyncio.Event()
        fast = asyncio.create_task(quick(stop))
        code, _ = await slow()
        stop.set()
        return code, await fast

    lazy_code, busy_code = asyncio.run(main())
    assert [entry.by for entry in written(server, lazy_code) if isinstance(entry, log.Acted)] == ["clock"]
    busy = [entry.by for entry in written(server, busy_code) if isinstance(entry, log.Acted)]
    # The clock was wound up again with every answer; it never acted for somebody who did.
    assert set(busy) == {"player"}
    assert len(busy) > 5


# People who are gone


def test_a_bot_stands_in_and_gives_the_seat_back(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as (ann, ben):
            await ben.leave()
            await ann.until(lambda m: not m["table"]["chairs"][1]["here"])
            await ann.until(lambda m: m["table"]["chairs"][1]["away"])
            for _ in range(3):
                await ann.until(lambda m: m["game"]["asked"] == 0 or "over" in m["game"]["decision"])
                if "over" in ann.game["decision"]:
                    break
                await answer(ann, lazy(ann.game["answers"]))
            await ann.until(lambda m: m["game"]["asked"] == 0 or "over" in m["game"]["decision"])
            await ben.connect()
            assert (ben.seat, ben.update["table"]["chairs"][1]["away"]) == (1, False)
            assert all(card[1] is not None for card in ben.game["hands"][1])
            await ann.until(lambda m: not m["table"]["chairs"][1]["away"])
            found = [e for e in written(server, ann.code) if isinstance(e, log.Acted) and e.seat == 1]
            assert {entry.by for entry in found} == {"stand_in"}
            # From now on nobody else answers for Ben.
            if "over" not in ann.game["decision"] and ann.asked():
                await answer(ann, lazy(ann.game["answers"]))
            if ben.game["asked"] == 1:
                assert (await answer(ben, lazy(ben.game["answers"])))["type"] == "ack"

    asyncio.run(main())


def test_the_host_passes_on(server: Server) -> None:
    async def main() -> None:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        code = await ann.open("classic", seats=3)
        await ann.connect()
        await ben.connect(code)
        await ben.do("join", name="Ben")
        await ben.until(lambda m: m["you"]["seat"] == 1)
        assert not ben.update["you"]["host"]
        await ann.leave()
        await ben.until(lambda m: m["you"]["host"])
        assert (await ben.do("add_bot"))["type"] == "ack"
        await ann.connect()
        assert (ann.seat, ann.update["you"]["host"]) == (0, False)
        assert (await ann.do("add_bot"))["reason"] == "not_host"
        await ann.leave()
        await ben.leave()

    asyncio.run(main())


def test_a_table_without_anybody_waits(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2, bots=1, timer=10) as (ann, ben):
            while not ann.asked():
                await ben.reach(ann.version or 0)
                if ben.asked():
                    await answer(ben, lazy(ben.game["answers"]))
                else:
                    await ben.hear("update")
                await ann.reach(ben.version or 0)
            version = ann.version or 0
            await ann.leave()
            await ben.leave()
            # Longer than it takes to be away; there is no message to wait for when nothing happens.
            await asyncio.sleep(0.6)
            rows = written(server, ann.code)
            assert len(rows) == version
            # Whoever comes first gives the other time to come, too.
            await ann.connect()
            assert (ann.version, ann.asked()) == (version, True)
            assert not any(chair["away"] for chair in ann.update["table"]["chairs"])
            await ben.connect()
            assert (await ann.do("answer", **lazy(ann.game["answers"])))["type"] == "ack"
            assert not any(isinstance(entry, log.WentAway) for entry in written(server, ann.code))

    asyncio.run(main())


def test_a_restart_on_the_turn_of_somebody_absent(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def main() -> None:
        async with table_of(own, "classic", 2) as persons:
            gone = next(person for person in persons if person.asked())
            stays = next(person for person in persons if person is not gone)
            await gone.leave()
            await stays.leave()
            own.kill()
            own.start()
            await stays.connect()
            seat = gone.seat
            await stays.until(lambda m: m["table"]["chairs"][seat]["away"])
            await stays.until(lambda m: m["game"]["asked"] != seat or m["game"]["decision"] != "turn")

    with Server(tmp_path_factory.mktemp("own"), grace=0.2, rejoin=0.1) as own:
        asyncio.run(main())


def test_the_next_round_comes_by_itself(server: Server) -> None:
    async def main() -> None:
        options = {"target": 1000}
        async with table_of(server, "classic", 2, options=options) as persons:

            async def play(person: Person) -> None:
                while person.game["round"] == 1:
                    if person.asked():
                        await answer(person, eager(person.game["answers"]))
                    else:
                        await person.hear("update")

            await asyncio.gather(*(play(person) for person in persons))
            found = [entry for entry in written(server, persons[0].code) if isinstance(entry, log.Acted)]
            assert [entry.by for entry in found if entry.verb == "next"] == ["clock"]

    asyncio.run(main())


def test_nobody_acts_at_a_paused_table(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2, bots=1) as (ann, ben):
            said = await ann.do("pause", on=True)
            seat = ben.seat
            await ben.leave()
            await ann.until(lambda m: not m["table"]["chairs"][seat]["here"])
            await asyncio.sleep(0.4)  # longer than the grace
            entries = written(server, ann.code)
            assert len(entries) == said["version"]
            assert (await ann.do("pause", on=False))["type"] == "ack"
            await ann.until(lambda m: m["table"]["chairs"][seat]["away"])

    asyncio.run(main())


# Time to call


def test_a_turn_is_held_back_so_that_a_call_comes_in_time(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as (ann, ben):
            await one_card_left(ann, ben)
            laid = ann.update["now"]
            assert ann.game["windows"] == [ann.seat]
            await ben.reach(ann.version or 0)
            assert ben.asked()
            offer = lazy(ben.game["answers"])
            waiting = offer["verb"] in ("play", "draw")
            turn = asyncio.create_task(ben.do("answer", **offer))
            await asyncio.sleep(0)
            called = await ann.do("answer", verb="uno")
            answered = await turn
            assert called["type"] == answered["type"] == "ack"
            if waiting:
                assert called["version"] < answered["version"]
                await ben.reach(answered["version"])
                assert ben.update["now"] > laid + HOLD // 2
            await ann.until(lambda m: m["game"]["windows"] == [])
            assert len(ann.game["hands"][ann.seat]) == 1

    asyncio.run(main())


def test_bots_leave_time_for_a_call(server: Server) -> None:
    async def main(call: bool) -> bool:
        """Whether it came to a call, which the bot may forestall by winning."""
        async with table_of(server, "classic", 2, bots=1) as (ann, ben):
            while True:
                hand = ann.game["hands"][ann.seat]
                if "over" in ann.game["decision"]:
                    return False
                if len(hand) == 1 and ann.seat in ann.game["windows"] and not ann.asked():
                    break
                if ann.asked():
                    tired = len(hand) == 1 and ann.game["decision"] == "turn"
                    await answer(ann, (lazy if tired else eager)(ann.game["answers"]))
                elif ben.asked():
                    await answer(ben, lazy(ben.game["answers"]))
                    await ann.reach(ben.version or 0)
                    continue
                else:
                    await ann.hear("update")
                await ben.reach(ann.version or 0)
            opened = ann.update["now"]
            if call:
                assert (await answer(ann, {"verb": "uno"}))["type"] == "ack"
                assert ann.game["windows"] == []
            elif ben.game["asked"] != ben.seat:
                # It is the bot's turn, or the bot could catch: it does nothing before the time is over.
                await ann.hear("update")
                assert ann.update["now"] > opened + 400
            return True

    for call in (True, False):
        assert any(asyncio.run(main(call)) for _ in range(30))
