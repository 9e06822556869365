"""What strangers may do, and how much of it: codes, networks, shares, names, texts, and when to come back."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from pioche.server.cluster.desk import Desk, LocalViewers
from pioche.server.cluster.frames import Spent, encode, opened
from pioche.server.cluster.links import Links, NoBus
from pioche.server.http import api
from pioche.server.http.app import STATUS
from pioche.server.http.codes import Codes
from pioche.server.http.room import Room
from pioche.server.net.door import Door
from pioche.server.net.fast_socket import is_text
from pioche.server.net.hosts import is_own
from pioche.server.net.networks import MARKS, Caller, Networks, mark_of
from pioche.server.net.security import Buckets
from pioche.server.settings import Settings, settings
from pioche.server.store.sql_store import SqlStore
from pioche.server.store.upkeep import Before
from pioche.server.table import entries as log
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked
from pioche.server.table.nudging import BREATH, PHRASES, Talk
from pioche.server.table.plain import readable
from pioche.server.table.refusing import AFTER, Refuse, SlowDown
from pioche.server.table.runtime import StoreError, Write
from pioche.server.table.seating import nickname
from pioche.server.table.teaching import answer_told, lesson_for
from pioche.server.table.trying import LONGEST, Laid, Try, laid
from pioche.server.thinking import replayer
from pioche.server.thinking.turns import Turns
from pioche.server.wire import messages as wire
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import text_of
from tests.server import server_tables
from tests.server.memory_runtime import Eyes, Keys, memory_runtime, rest
from tests.server.test_brought import GOLDEN

ROOT = Path(__file__).parents[2]


# Networks


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:0:1:aaaa::1", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:bbbb::2", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::1", "2001:db8:0:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_an_address_counts_as_its_network(address: str, network: str) -> None:
    assert Networks(64).of(address) == network


def test_a_shorter_prefix_makes_larger_networks() -> None:
    wide = Networks(settings({}, {"PIOCHE_IPV6_PREFIX": "48"}).ipv6_prefix)
    assert wide.of("2001:db8:0:1::1") == wide.of("2001:db8:0:2::1") == "2001:db8::/48"


def test_one_network_has_a_part_of_the_places_only() -> None:
    assert settings({}, {}).places_per_network() == 200
    assert settings({}, {"PIOCHE_CONNECTIONS": "500"}).places_per_network() == 50
    assert settings({}, {"PIOCHE_CONNECTIONS": "3"}).places_per_network() == 1


def test_what_the_database_knows_of_a_network_does_not_tell_which_it_is() -> None:
    marks = [mark_of(f"203.0.{k // 256}.{k % 256}") for k in range(4 * MARKS // 256)]
    assert all(0 <= mark < MARKS for mark in marks)
    assert mark_of("2001:db8::/64") == mark_of("2001:db8::/64")


def test_far_too_many_networks_are_not_all_remembered() -> None:
    many = Buckets(1, 0.0, most=10, clock=lambda: 1.0)
    for k in range(1000):
        many.take(str(k))
    assert len(many._of) <= 100


# Codes


def test_every_door_finds_codes_at_one_place() -> None:
    """Many guesses at once are no way round, who has found something has not guessed, who sits may ask."""

    async def main() -> None:
        misses = Buckets(2, 0.0, clock=lambda: 1.0)

        async def sits(player: str, code: str) -> bool:
            return (player, code) == ("ann", "AAAAAA")

        codes = Codes(misses, sits)

        async def find() -> str:
            await asyncio.sleep(0)
            return "a table"

        async def miss() -> str:
            await asyncio.sleep(0)
            raise Refuse("no_table")

        guesser = Caller("net", "bob")
        friends = [codes.found(guesser, "AAAAAA", find) for _ in range(9)]
        assert await asyncio.gather(*friends) == ["a table"] * 9
        said = await asyncio.gather(
            *(codes.found(guesser, "QQQQQQ", miss) for _ in range(5)), return_exceptions=True
        )
        reasons = [one.reason for one in said if isinstance(one, Refuse)]
        assert reasons.count("no_table") == 2
        assert reasons.count("slow_down") == 3
        with pytest.raises(SlowDown):
            await codes.found(guesser, "AAAAAA", find)
        assert await codes.found(Caller("net", "ann"), "AAAAAA", find) == "a table"
        assert await codes.found(Caller("elsewhere", "cy"), "AAAAAA", find) == "a table"

    asyncio.run(main())


def test_no_door_looks_for_a_table_past_that_place() -> None:
    """Who adds a request that takes a code finds this test; hints were a way round once."""
    folder = ROOT / "src/pioche/server/http"
    text = "".join((folder / name).read_text() for name in ("app.py", "coaching.py", "my_games.py"))
    assert len(re.findall(r"path_params\[\"code\"\]", text)) == len(re.findall(r"codes\.found\(", text)) - 1


# Room


def test_a_network_opens_its_share_of_tables_and_others_open_theirs(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
        room = Room(Settings(tables=30, share=0.1), store, lambda: 1)
        for k in range(3):
            await room.for_a_table("net")
            rows = [log.Row(1, 1, 0, "", log.Opened(f"AAAAA{'BCD'[k]}", "classic", 4))]
            code = f"AAAAA{'BCD'[k]}"
            await store.append(Write(code.lower(), rows, code=code, network=mark_of("net")))
        with pytest.raises(Refuse, match="tables_share"):
            await room.for_a_table("net")
        await room.for_a_table("elsewhere")
        # A table of a cup is of the network that has opened the cup.
        rows = [log.Row(1, 1, 0, "", log.Opened("AAAAAX", "classic", 4))]
        await store.append(Write("x", rows, code="AAAAAX", cup="AAAAAB"))
        assert await store.tables_of_network(mark_of("net")) == 4
        with pytest.raises(Refuse, match="disk_share"):
            await Room(Settings(tables=100_000, disk=1, share=0.001), store, lambda: 1).for_a_table("net")
        await store.append(Write("x", [log.Row(2, 2, 0, "", log.Closed())], close=True))
        assert await store.tables_of_network(mark_of("net")) == 3
        await store.close()

    asyncio.run(main())


def test_uploads_have_room_by_network_and_in_all_and_expire(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
        room = Room(Settings(uploads=1, share=0.5, keep_uploads=7200.0), store, lambda: 1000)
        await room.for_an_upload("net", 400_000)
        await store.bring("a" * 32, 1000, "x" * 400_000, mark_of("net"))
        with pytest.raises(SlowDown, match="uploads_share") as refused:
            await room.for_an_upload("net", 200_000)
        assert refused.value.after == 7200
        await room.for_an_upload("elsewhere", 200_000)
        await store.bring("b" * 32, 1000, "x" * 500_000, mark_of("elsewhere"))
        with pytest.raises(SlowDown, match="uploads_full"):
            await room.for_an_upload("a third", 200_000)
        # Whoever brings one again has it kept for longer.
        await store.bring("b" * 32, 9000, "x" * 500_000, mark_of("net"))
        assert (await store.tidy(Before(uploads=5000))).records == 1
        assert (await store.record("a" * 32), await store.uploaded()) == (None, (500_000, 9000))
        await room.for_an_upload("net", 200_000)
        await store.close()

    asyncio.run(main())


def test_a_server_is_not_ready_when_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
        assert await store.ready()
        store._proved -= 100
        full = StoreError("database or disk is full")
        monkeypatch.setattr(store, "_try", lambda batch: full)
        assert not await store.ready()
        monkeypatch.undo()
        assert await store.ready()
        await store.close()

    asyncio.run(main())


def test_statements_for_many_rows_are_not_kept(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
        rows = [log.Row(k, 1, 0, "", log.Locked(True)) for k in range(1, 5001)]
        await store.append(Write("t", rows, code="AAAAAA"))
        assert await store.last_version("t") == 5000
        await store.append(Write("t", [log.Row(k, 1, 0, "", log.Locked(True)) for k in range(5001, 6001)]))
        assert await store.last_version("t") == 6000
        await store.close()

    asyncio.run(main())


# Trying again


def test_a_table_to_try_again_is_worked_out_elsewhere_and_loaded_like_any_other() -> None:
    async def main() -> None:
        runtime, store, clock = memory_runtime()
        lobby = Lobby(runtime)
        text = GOLDEN[0].read_text(encoding="utf-8")
        asked: list[Try] = []

        async def lay(wanted: Try) -> Laid:
            asked.append(wanted)
            return laid(wanted)

        code = await lobby.try_again(Try(text, 5, 0, "ann", "en", clock.now()), lay)
        assert [one.moves for one in asked] == [5]
        assert lobby.owners == {}  # nothing of it was played here
        owner = await lobby.owner(code)
        assert owner.table.run is not None
        assert len(owner.table.run.actions) == 5
        assert owner.table.version == len(store.logs[owner.table.id])
        await lobby.close()
        for moves, reason in ((LONGEST + 1, "too_far"), (10**6, "too_far"), (-1, "no_record")):
            with pytest.raises(Refuse, match=reason):
                laid(Try(text, moves, 0, "ann", "en", 1))

    asyncio.run(main())


@pytest.mark.parametrize("text", ["999999999999999999999", "1e3", "x", "٣", "1_0", " 1"])
def test_a_number_out_of_all_proportion_is_refused(text: str) -> None:
    with pytest.raises(Refuse, match="no_record"):
        api.number({"from": text}, "from", 0, "no_record")
    assert api.number({"from": "-17"}, "from", 0, "") == -17


def test_an_unknown_verb_in_a_lesson_is_refused() -> None:
    lesson = lesson_for("classic")
    step = next(k for k, one in enumerate(lesson.steps) if one.do)
    with pytest.raises(Refuse, match="unreadable"):
        answer_told(catalogue("en"), lesson, step, wire.Answer(verb="explode"), "Ann")


def test_who_asks_for_much_waits_for_themselves() -> None:
    async def main() -> None:
        turns: Turns[str] = Turns(room=6, lane=4)
        for k in range(4):
            turns.put(f"flood {k}", "flood")
        assert turns.full("flood")
        assert not turns.full("ann")
        turns.put("ann", "ann")
        turns.put("server", "")
        assert turns.full("ben")
        assert [await turns.get() for _ in range(4)] == ["flood 0", "ann", "server", "flood 1"]

    asyncio.run(main())


def test_work_that_takes_too_much_processor_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def for_ever(task: replayer.Task) -> replayer.Shown:
        while True:
            pass

    monkeypatch.setattr(replayer, "LIMIT", 0.05)
    monkeypatch.setattr(replayer, "done", for_ever)
    assert replayer.in_time(replayer.Check("")).reason == "replay_failed"


# Names and texts


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("cards.example.org", True),
        ("Cards.Example.org:443", True),
        ("cards.example.org.", True),
        ("localhost:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20:8000", True),
        ("", True),
        ("evil.example", False),
        ("cards.example.org.evil.example", False),
        ("evil.example@cards.example.org", False),
    ],
)
def test_a_server_is_called_by_its_name(host: str, own: bool) -> None:
    names = settings({}, {"PIOCHE_PUBLIC_URL": "https://cards.example.org"}).names()
    assert is_own(host, names) == own


def test_which_names_a_server_has() -> None:
    assert "localhost" in settings({}, {}).names()
    assert settings({}, {"PIOCHE_HOST": "0.0.0.0"}).names() == frozenset()
    assert settings({}, {"PIOCHE_HOSTS": "*"}).names() == frozenset()
    assert {"a.example", "b.example"} <= settings({}, {"PIOCHE_HOSTS": "a.example, B.example"}).names()


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "Ann\u3164", "\ufe0f", "\u115f", "a\u202eb"])
def test_a_name_is_seen(name: str) -> None:
    with pytest.raises(Refuse, match="bad_name"):
        nickname(name)


@pytest.mark.parametrize("text", ["\u202e", "\a", "\u3164", "x" * 201])
def test_what_nobody_can_read_comes_in_by_no_door(text: str) -> None:
    options: dict[str, Any] = {"customizable": "C9", "customizable_text": text}
    desk = server_tables.Desk()
    desk.join("Ann", "Ben")
    desk.do("Ann", wire.SetRules(box="titans"))
    for command in (wire.Propose(options), wire.SetRules(options=options), wire.Suggest(options=options)):
        assert desk.refused("Ann", command) == "bad_text"


def test_a_heart_is_a_name() -> None:
    assert nickname("❤\ufe0f Zoé") == "❤ Zoé"
    assert readable("Grüße, 世界")


def test_what_is_no_text_is_told_from_text_in_parts() -> None:
    whole = "é".encode()
    assert is_text([whole[:1], whole[1:]])
    assert not is_text([whole[:1]])


# Much at once


def test_phrases_of_a_seat_are_not_without_end() -> None:
    talk = Talk()
    assert [talk.allows(0, 1000) for _ in range(PHRASES + 1)] == [*[True] * PHRASES, False]
    assert talk.allows(1, 1000)
    assert not talk.allows(-1, 1000)
    assert [talk.allows(0, 1000 + BREATH) for _ in range(2)] == [True, False]


def test_whoever_says_much_at_a_table_keeps_no_other_table_waiting() -> None:
    async def main() -> None:
        runtime, _, _ = memory_runtime()
        lobby = Lobby(runtime)
        owner = await lobby.owner(await lobby.open(wire.Create("classic", "Ann"), "ann"))
        ann, turns = Eyes("ann"), 0
        owner.mailbox.put_nowait(Arrived(ann, None))
        for k in range(50):
            owner.mailbox.put_nowait(Asked(ann, wire.Do(f"x{k}", 1, wire.Answer("draw"))))
        while not owner.mailbox.empty():
            turns += 1
            await asyncio.sleep(0)
        assert turns >= 50
        await lobby.close()

    asyncio.run(main())


def test_who_comes_while_a_table_closes_is_told_and_does_not_wait() -> None:
    async def main() -> None:
        runtime, _, _ = memory_runtime()
        lobby = Lobby(runtime)
        owner = await lobby.owner(await lobby.open(wire.Create("classic", "Ann"), "ann"))
        ann, ben, cy = Eyes("ann"), Eyes("ben"), Eyes("cy")
        for mail in (Arrived(ann, None), Asked(ann, wire.Do("x", 1, wire.Leave())), Arrived(ben, None)):
            owner.mailbox.put_nowait(mail)
        await owner.task
        owner.mailbox.put_nowait(Arrived(cy, None))
        assert ben.got == cy.got == [{"type": "end", "reason": "closed"}]
        await lobby.close()

    asyncio.run(main())


@pytest.mark.parametrize(("took", "at_once"), [(1.0, 1), (0.0, 20)])
def test_requests_that_take_long_begin_one_at_a_time(
    monkeypatch: pytest.MonkeyPatch, took: float, at_once: int
) -> None:
    async def main() -> None:
        loop, times = asyncio.get_running_loop(), count(1)
        door = Door(Settings(), Buckets(1, 1), Networks(64))
        clock = SimpleNamespace(time=lambda: 1 + took * next(times), call_soon=loop.call_soon)
        monkeypatch.setattr(door, "_loop", clock)
        begun: list[int] = []

        async def request() -> None:
            await door.turn()
            begun.append(turn)

        tasks, turn = [asyncio.create_task(request()) for _ in range(20)], 0
        while not all(task.done() for task in tasks):
            turn += 1
            await asyncio.sleep(0)
        assert max(Counter(begun).values()) == at_once
        door.close()

    asyncio.run(main())


# Other versions


def test_what_a_newer_process_says_is_counted_and_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        links, heard = Links(NoBus()), []
        await links.begin("me")
        links.heard = lambda peer, frame: heard.append(frame)
        spent = Spent({"requests": {"net": 1.0}}, {})
        strange = ["zz", 1, {"what": "ever"}]
        for number in (1, 2):
            links._take(encode("peer", "me", number, [strange, spent]))  # type: ignore[list-item]
        assert heard == [spent, spent]
        assert (links.strange.count, links.gaps) == (2, 0)
        assert len([one for one in caplog.records if "does not know" in one.message]) == 1

    asyncio.run(main())


def test_an_older_process_reads_what_a_newer_one_shares() -> None:
    """Its kinds stay where it looks for them; a new kind would end what it does with them."""
    frame = Spent({"requests": {"net": 1.0}}, {"net": 2}, {}, {"commands": {"net": 3.0}})
    told = msgspec.msgpack.decode(msgspec.msgpack.encode(frame))
    assert told[:4] == ["m", {"requests": {"net": 1.0}}, {"net": 2}, {}]
    assert opened(msgspec.Raw(msgspec.msgpack.encode(told[:4]))) == Spent(
        {"requests": {"net": 1.0}}, {"net": 2}
    )


def test_shuffles_do_without_hashes_as_long_as_an_older_process_is_there() -> None:
    """It could read neither the command nor the log that comes of it, and may be given the table any time."""

    async def main() -> None:
        links, ann = Links(NoBus()), Eyes("ann")
        desk = Desk("AAAAAA", links, cache(Keys), LocalViewers())
        await links.begin("me")
        desk.put_nowait(Arrived(ann, None))
        given = Asked(ann, wire.Do("x", 1, wire.Commit("0" * 64)))
        for envelope in (encode("one", "me", 1, []), msgspec.msgpack.encode(("other", "me", 1, []))):
            assert links.all_speak()
            links._take(envelope)
        assert not links.all_speak()
        desk.put_nowait(given)
        assert [one["reason"] for one in ann.got] == ["no_number_wanted"]
        links.forget("other")
        desk.put_nowait(given)
        assert (len(ann.got), desk._waiting) == (1, [given])

    asyncio.run(main())


# Saying no


def reasons() -> set[str]:
    """Every reason for which something is refused, found where it is written."""
    found: set[str] = set()
    for file in (ROOT / "src/pioche/server").rglob("*.py"):
        text = file.read_text()
        found |= set(re.findall(r"(?:Refuse|Found|Shown)\((?:reason=)?\"(\w+)\"", text))
    return found | {*AFTER, *STATUS, "review_failed", "bad_option"}


def test_every_refusal_is_listed_and_says_when_to_come_back() -> None:
    """The table of docs/protocol.md is the one that the program acts by, with the sentences that it says."""
    words = catalogue("en")
    named = {name: f"*{name}*" for name in re.findall(r"\$(\w+)", text_of("en"))}
    page = (ROOT / "docs/protocol.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d-]+) \| (.*) \|$", page, re.MULTILINE)
    assert rows == [
        (
            reason,
            str(STATUS.get(reason, 400)),
            str(AFTER.get(reason, "-")),
            words.say(f"server-{reason}", **named),
        )
        for reason in sorted(reasons())
    ]


def test_a_refusal_says_after_how_many_seconds() -> None:
    async def main() -> None:
        runtime, store, _ = memory_runtime()
        lobby = Lobby(runtime)
        code = await lobby.open(wire.Create("classic", "Ann"), "ann")
        owner, ann = await lobby.owner(code), Eyes("ann")
        owner.mailbox.put_nowait(Arrived(ann, None))
        await rest()
        store.full = True
        owner.mailbox.put_nowait(Asked(ann, wire.Do("x", 1, wire.Speak("fr"))))
        await rest()
        said = next(one for one in ann.got if one["type"] == "refused")
        assert (said["reason"], said["after"]) == ("storage", AFTER["storage"])
        await lobby.close()

    asyncio.run(main())
