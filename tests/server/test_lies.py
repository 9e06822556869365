"""Clients that send rubbish, replay, reorder and lie: they are refused, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Person, Server, bye_of, clean, table_of, to_the_end
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here that need no other settings."""
    with Server(tmp_path_factory.mktemp("server"), misses=1000) as running:
        yield running


# Rubbish

RUBBISH: list[str | bytes] = [
    "",
    "rubbish",
    "\x00\x01\x02",
    b"\xff\xfe\x00",
    b'{"type": "ping"}',
    "null",
    "[]",
    "{}",
    "1e999",
    '{"type": "ping"',
    '{"type": 7}',
    '{"type": "nothing"}',
    '{"type": "ping", "more": 1}',
    '{"type": "hello", "protocol": 1}',
    '{"type": "update"}',
    '{"type": "do", "id": "a", "seen": 0}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "fly"}}',
    '{"type": "do", "id": "", "seen": 0, "command": {"do": "leave"}}',
    '{"type": "do", "id": "a b", "seen": 0, "command": {"do": "leave"}}',
    '{"type": "do", "id": "a", "seen": -1, "command": {"do": "leave"}}',
    '{"type": "do", "id": "a", "seen": "0", "command": {"do": "leave"}}',
    '{"type": "do", "id": "a", "seen": 1e300, "command": {"do": "leave"}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "leave", "seat": 1}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "answer", "verb": 3}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "answer", "verb": "play", "card": -1}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "answer", "verb": "play", "card": 1e12}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "host_take", "seat": 0, "count": 5}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "number", "number": "xyz"}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "set_rules", "options": {"a": {"b": 1}}}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "join", "name": "\\ud800"}}',
    '{"type": "why", "card": "x"}',
    '{"type": "react", "phrase": ["hello"]}',
    '{"type": "nudge"}',
    '{"type": "nudge", "seat": -1}',
    '{"type": "nudge", "seat": 1, "by": 0}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "swap", "seat": 0}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "welcome", "late": "never"}}',
    '{"type": "do", "id": "a", "seen": 0, "command": {"do": "start", "anyway": 1}}',
    "[" * 4000,
    '{"a":' * 800,
]


def test_rubbish_ends_the_connection_and_nothing_else(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as (ann, ben):
            version = ann.version
            for text in RUBBISH:
                assert ann.socket is not None
                await ann.socket.send(text)
                bye = await bye_of(ann)
                assert (bye["reason"], bye["again"]) == ("unreadable", False), text
                await ann.connect()
            await ben.send({"type": "ping"})
            await ben.hear("pong")
            assert ann.version == version

    asyncio.run(main())
    assert clean(server)


def test_who_is_sent_away_for_a_long_message_is_let_go_at_once(tmp_path: Path) -> None:
    """Both say goodbye, and nobody waits until the other one has had enough."""

    async def main(server: Server) -> None:
        async with table_of(server, "classic", 2) as (ann, _):
            assert ann.socket is not None
            ann.socket.close_timeout = None  # however long the server takes
            await ann.socket.send("[" * 2000)
            async with asyncio.timeout(PATIENCE):
                await bye_of(ann)

    with Server(tmp_path, patience=1000) as server:
        asyncio.run(main(server))
        assert clean(server)


def test_huge_messages_are_not_read(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as (ann, ben):
            assert ann.socket is not None
            await ann.socket.send(json.dumps({"type": "react", "phrase": "x" * 5000}))
            with pytest.raises(ConnectionClosed) as closed:
                await to_the_end(ann)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            await ben.until(lambda m: not m["table"]["chairs"][0]["here"])

    asyncio.run(main())
    assert clean(server)


def test_the_first_message_is_a_hello_of_this_protocol(server: Server) -> None:
    async def main() -> None:
        ann = Person(server)
        code = await ann.open("classic")
        firsts: list[tuple[dict[str, Any], str]] = [
            ({"type": "ping"}, "unreadable"),
            ({"type": "why", "card": 1}, "unreadable"),
            ({"type": "hello", "protocol": 99}, "other_protocol"),
            ({"type": "hello", "protocol": 1, "role": "god"}, "unreadable"),
            ({"type": "hello", "protocol": 1, "lang": "d!"}, "unreadable"),
        ]
        for first, reason in firsts:
            ann.socket = await websockets.connect(f"ws://127.0.0.1:{server.port}/ws/{code}")
            await ann.send(first)
            assert (await bye_of(ann))["reason"] == reason

    asyncio.run(main())
    assert clean(server)


def test_http_rubbish_is_refused_in_words(server: Server) -> None:
    async def main() -> None:
        ann = Person(server)
        await ann.meet()
        good = {"box": "classic", "name": "Ann"}
        bodies: list[tuple[Any, str]] = [
            ({}, "unreadable"),
            ([], "unreadable"),
            ({**good, "name": 7}, "unreadable"),
            ({**good, "name": ""}, "unreadable"),
            ({**good, "name": "\u202e"}, "bad_name"),
            ({**good, "name": "x" * 30}, "bad_name"),
            ({**good, "more": 1}, "unreadable"),
            ({**good, "seats": 1}, "unreadable"),
            ({**good, "seats": 11}, "unreadable"),
            ({**good, "timer": 5}, "bad_timer"),
            ({**good, "timer": 121}, "unreadable"),
            ({**good, "box": "poker"}, "no_box"),
            ({**good, "preset": "x"}, "no_preset"),
            ({**good, "options": {"target": "x"}}, "bad_option"),
            ({**good, "options": {"target": True}}, "bad_option"),
            ({**good, "options": {"stacking": ["a"]}}, "bad_option"),
            ({**good, "options": {"H1": ["a"]}}, "bad_option"),
            ({**good, "options": {"H1": "up", "stacking": "same"}}, "bad_option"),
            ({**good, "options": {str(k): 1 for k in range(41)}}, "unreadable"),
            ({**good, "bots": ["genius"]}, "unknown_bot"),
            ({**good, "bots": ["easy"] * 10}, "unreadable"),
            ({"box": "titans", "name": "Ann", "options": {"customizable": "C1"}}, "needs_agreement"),
        ]
        for body, reason in bodies:
            answer = await ann.post("/api/tables", body)
            assert (answer.status_code, answer.json()["reason"]) == (400, reason), (body, answer.text)
        async with httpx.AsyncClient(base_url=server.url, headers=ann.headers()) as client:
            for content, status in [(b"\xff", 400), (b"[" * 10_000, 400), (b"x" * 20_000, 413)]:
                answer = await client.post(
                    "/api/tables", content=content, headers={"content-type": "application/json"}
                )
                assert answer.status_code == status, (content[:3], answer.text)
                assert set(answer.json()) == {"reason", "text", "after"}
            for options in ("[" * 1900, '{"hand": null}', '{"jump_in": 1.5}', '{"stacking": {}}', "[1]"):
                answer = await client.get("/api/rules/classic", params={"options": options})
                assert (answer.status_code, answer.json()["reason"]) == (400, "bad_option"), options
        stranger = Person(server)
        answer = await stranger.post("/api/tables", good)
        assert answer.json()["reason"] == "no_cookie"

    asyncio.run(main())
    assert clean(server)


# Lies


def test_old_doubled_and_reordered_commands_do_nothing_twice(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as persons:
            ann = next(person for person in persons if person.asked())
            seen = ann.version or 0
            offer = ann.game["answers"][0]
            # A double tap: the same command twice, without waiting.
            await ann.ask("answer", "tap", seen, **offer)
            await ann.ask("answer", "tap", seen, **offer)
            first, second = await ann.hear("ack", "duplicate"), await ann.hear("ack", "duplicate")
            assert [first["type"], second["type"]] == ["ack", "duplicate"]
            assert first["version"] == second["version"]
            # The same answer under another id is an answer to an old question.
            again = await ann.do("answer", "tap2", seen, **offer)
            assert again["reason"] in ("stale", "not_asked")
            # Everything this client ever sent, in another order.
            for k in (3, 1, 2, 3):
                await ann.ask("speak", f"s{k}", lang="fr" if k == 2 else "en")
            told = [await ann.hear("ack", "duplicate", "refused") for _ in range(4)]
            assert [message["type"] for message in told] == ["ack", "ack", "ack", "duplicate"]
            assert (await ann.do("answer", "tap", seen, **offer))["type"] == "duplicate"
            # Ids belong to a person: somebody else's are others.
            other = next(person for person in persons if person is not ann)
            assert (await other.do("speak", "tap", lang="fr"))["type"] == "ack"

    asyncio.run(main())
    assert clean(server)


def test_lies_about_cards_are_refused_with_the_truth(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as persons:
            ann = next(person for person in persons if person.asked())
            ben = next(person for person in persons if person is not ann)
            mine = [card[0] for card in ann.game["hands"][ann.seat]]
            theirs = [card[0] for card in ann.game["hands"][ben.seat]]
            unfit = [int(handle) for handle in ann.game["refused"]]
            lies: list[dict[str, Any]] = [
                {"verb": "play"},
                {"verb": "play", "card": theirs[0] or 999_999},
                {"verb": "play", "card": 999_999},
                {"verb": "play", "card": ann.game["trays"][0]["card"][0] or 999_998},
                {"verb": "keep"},
                {"verb": "accept"},
                {"verb": "challenge"},
                {"verb": "done"},
                {"verb": "place"},
                {"verb": "name", "colour": "red"},
                {"verb": "target", "target": ben.seat},
                {"verb": "lay", "card": mine[0]},
                {"verb": "host", "target": ben.seat},
                {"verb": "next"},
                {"verb": "catch", "target": ann.seat},
                {"verb": "catch"},
                {"verb": "draw", "tray": 900},
                {"verb": "draw", "target": 77},
                {"verb": "draw", "colour": "x"},
                *({"verb": "play", "card": handle} for handle in unfit),
            ]
            version = ann.version
            before = ann.game
            # Whatever card lies on top, what is really on offer is no lie.
            offered = {offer["verb"] for offer in ann.game["answers"]} - {"play", "draw"}
            for lie in lies:
                if lie["verb"] in offered:
                    continue
                said = await ann.do("answer", **lie)
                assert said["type"] == "refused", lie
                assert said["text"]
                assert not re.search(r"\b(refusal|server)-", said["text"])
                fresh = await ann.hear("update")
                assert (fresh["version"], fresh["whole"], fresh["events"]) == (version, False, [])
                assert fresh["game"] == before
            # Not asked, not host, not seated.
            for offer in ann.game["answers"]:
                assert (await ben.do("answer", **offer))["type"] == "refused"
            guest = next(person for person in persons if person.seat != 0)
            hosts: list[tuple[str, dict[str, Any]]] = [
                ("start", {}),
                ("stop", {}),
                ("pause", {"on": True}),
                ("lock", {"on": True}),
                ("remove", {"seat": 0}),
                ("host_take", {"seat": 0, "count": 1}),
                ("set_rules", {"seats": 5}),
                ("add_bot", {}),
            ]
            for do, words in hosts:
                assert (await guest.do(do, **words))["reason"] == "not_host"
            for role in ("spectator", "screen", "player"):
                cy = Person(server)
                await cy.connect(ann.code, role=role)
                for do in ("leave", "stop", "start"):
                    assert (await cy.do(do))["reason"] == "not_seated"
                assert (await cy.do("answer", verb="draw"))["reason"] == "not_seated"
                await cy.leave()
            await ann.send({"type": "why", "card": theirs[0] or 5, "tray": 1_000_000})
            assert (await ann.hear("because"))["text"] == ""
            await ann.send({"type": "why", "card": unfit[0] if unfit else mine[0], "tray": 999_999})
            await ann.hear("because")
            assert ann.update["version"] == version

    asyncio.run(main())
    assert clean(server)


def test_no_seat_without_a_cookie(server: Server) -> None:
    async def main() -> None:
        ann = Person(server)
        code = await ann.open("classic")
        ghost = Person(server)
        for cookie in ("", "short", "x" * 500):
            ghost.socket = await websockets.connect(
                f"ws://127.0.0.1:{server.port}/ws/{code}", additional_headers={"Cookie": f"pioche={cookie}"}
            )
            await ghost.send({"type": "hello", "protocol": 1})
            assert (await ghost.do("join", name="Ghost"))["reason"] == "no_cookie"
            await ghost.leave()

    asyncio.run(main())
