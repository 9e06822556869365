"""Clients that send rubbish, lie, guess and pry: the table goes on and nobody's secret gets out."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from serving import Person, Server, play_on, table_of
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pioche.server.security import HEADERS, Bucket, Buckets, player_of, same_origin


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here that need no other settings."""
    with Server(tmp_path_factory.mktemp("server"), misses=1000) as running:
        yield running


def clean(server: Server) -> bool:
    """Whether nothing has gone wrong on the server so far."""
    return "Traceback" not in server.log.read_text()


async def to_the_end(person: Person) -> None:
    """Receive until the connection is closed."""
    while True:
        await person.receive()


async def bye_of(person: Person) -> dict[str, Any]:
    """The Bye with which a connection ends."""
    with pytest.raises(ConnectionClosed):
        await to_the_end(person)
    found = person.inbox[-1]
    assert found["type"] == "bye"
    return found


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
            ({"type": "hello", "protocol": 1, "lang": "de"}, "unreadable"),
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
            ({**good, "options": {"H1": ["a"]}}, "bad_option"),
            ({**good, "options": {str(k): 1 for k in range(41)}}, "unreadable"),
            ({**good, "bots": ["genius"]}, "unreadable"),
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
                assert set(answer.json()) == {"reason", "text"}
            deep = await client.get("/api/rules/classic", params={"options": "[" * 1900})
            assert (deep.status_code, deep.json()["reason"]) == (400, "bad_option")
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


# Too much


def test_guessing_codes_does_not_pay(tmp_path: Path) -> None:
    async def main() -> None:
        ann = Person(own)
        code = await ann.open("classic")
        guesser = Person(own)
        for k in range(3):
            answer = await guesser.get(f"/api/tables/QQQQQ{'ABC'[k]}/invite")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no_table")
        guesser.code = "QQQQQD"
        with pytest.raises(ConnectionClosed):
            await guesser.connect()
        assert guesser.inbox[-1]["reason"] == "no_table"
        # From now on even a right guess is not told.
        for path in (f"/api/tables/{code}/invite", f"/api/tables/{code}/qr.svg", "/api/tables/x/invite"):
            answer = await guesser.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (429, "slow_down")
        with pytest.raises(ConnectionClosed):
            await guesser.connect(code)
        bye = await bye_of(guesser)
        assert (bye["type"], bye["reason"], bye["again"]) == ("bye", "slow_down", True)

    with Server(tmp_path, misses=2) as own:
        asyncio.run(main())
        assert clean(own)


def test_limits_on_messages_connections_requests_and_tables(tmp_path: Path) -> None:
    async def main() -> None:
        ann, ben = Person(own, "Ann"), Person(own, "Ben")
        code = await ann.open("classic")
        await ann.connect()
        await ben.connect(code)
        for _ in range(40):
            await ann.send({"type": "ping"})
        bye = await bye_of(ann)
        assert (bye["reason"], bye["again"]) == ("slow_down", True)
        assert sum(message["type"] == "pong" for message in ann.inbox) < 40
        await ben.until(lambda m: not m["table"]["chairs"][0]["here"])
        cy = Person(own, "Cy")
        await cy.connect(code)
        dee = Person(own, "Dee")
        await dee.meet()
        with pytest.raises(InvalidStatus) as full:
            await dee.connect(code)
        assert full.value.response.status_code == 403
        await cy.leave()
        while True:
            # The server notices by and by that somebody has gone.
            try:
                await dee.connect(code)
                break
            except InvalidStatus:
                await asyncio.sleep(0.01)
        await dee.leave()
        await ben.leave()
        for _ in range(2):
            await dee.open("classic")
        answer = await dee.post("/api/tables", {"box": "classic", "name": "Dee"})
        assert (answer.status_code, answer.json()["reason"]) == (429, "slow_down")

    with Server(tmp_path, messages=5, connections=2, tables_per_address=3) as own:
        asyncio.run(main())
        assert clean(own)


def test_an_address_makes_so_many_requests(tmp_path: Path) -> None:
    async def main() -> None:
        async with httpx.AsyncClient(base_url=own.url) as client:
            answers = [await client.get("/api/boxes") for _ in range(30)]
        told = [answer.status_code for answer in answers]
        assert set(told) == {200, 429}
        assert told[:8] == [200] * 8

    with Server(tmp_path, requests=2) as own:
        asyncio.run(main())


def test_buckets_forget_those_who_wait() -> None:
    bucket = Bucket(2, 0)
    assert [bucket.take(), bucket.left(), bucket.take(), bucket.left(), bucket.take()] == [
        True,
        True,
        True,
        False,
        False,
    ]
    many = Buckets(1, 1e9, most=10)
    assert all(many.take(str(k)) for k in range(1000))
    assert len(many._of) <= 10


async def spectators(person: Person) -> int:
    """How many look on; that is told with whatever happens next."""
    said = await person.do("speak", lang="en")
    await person.reach(said["version"])
    return int(person.update["table"]["spectators"])


def framed(message: dict[str, Any]) -> bytes:
    """A short message as it travels in a WebSocket."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_a_client_that_never_reads_holds_nobody_up(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 1, bots=1) as (ann,):
            deaf = Person(server)
            await deaf.meet()
            raw = socket.create_connection(("127.0.0.1", server.port))
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.sendall(
                f"GET /ws/{ann.code} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert b" 101 " in await asyncio.to_thread(raw.recv, 4096)
            raw.sendall(framed({"type": "hello", "protocol": 1}))
            with raw:
                while await spectators(ann) == 0:
                    pass
                # It asks and asks, and hears no answer; the others go on, and then the table forgets it.
                raw.setblocking(False)
                ask = framed({"type": "do", "id": "x", "seen": 0, "command": {"do": "start"}})
                asking = asyncio.create_task(asyncio.get_running_loop().sock_sendall(raw, ask * 20_000))
                while await spectators(ann) == 1:
                    pass
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)

    asyncio.run(main())
    assert clean(server)


# Where requests come from


def test_other_pages_cannot_open_tables_or_sit_at_them(server: Server) -> None:
    async def main() -> None:
        ann = Person(server)
        code = await ann.open("classic")
        body = {"box": "classic", "name": "Ann"}
        own = f"http://127.0.0.1:{server.port}"
        for origin in (
            "http://evil.example",
            "null",
            "http://127.0.0.1:1",
            f"{own}.evil.example",
            "http://[",
            "",
        ):
            answer = await ann.post("/api/tables", body, Origin=origin)
            assert answer.json()["reason"] == "origin", origin
            with pytest.raises(InvalidStatus) as refused:
                await ann.connect(code, Origin=origin)
            assert refused.value.response.status_code == 403
        answer = await ann.post("/api/tables", body, **{"Sec-Fetch-Site": "cross-site"})
        assert answer.json()["reason"] == "origin"
        assert (await ann.post("/api/tables", body, Origin=own)).status_code == 201
        await ann.connect(code, Origin=own)
        await ann.leave()

    asyncio.run(main())
    assert clean(server)


def test_the_origin_of_a_page_behind_a_proxy() -> None:
    assert same_origin({"origin": "https://uno.example", "host": "uno.example"})
    assert not same_origin({"origin": "https://uno.example:444", "host": "uno.example"})
    assert same_origin({"host": "uno.example"})
    assert not same_origin({"sec-fetch-site": "same-site", "host": "uno.example"})
    assert not same_origin({"origin": "http://[", "host": "uno.example"})
    assert not same_origin({"origin": "null"})


# What gets out


def test_every_answer_carries_the_headers_of_a_strict_page(server: Server) -> None:
    async def main() -> None:
        ann = Person(server)
        code = await ann.open("classic")
        paths = [
            "/",
            f"/t/{code}",
            "/r/x",
            "/rules/classic",
            "/nothing",
            "/api/me",
            "/api/boxes",
            "/api/rules/classic",
            "/api/rules/poker",
            "/api/texts/en.ftl",
            "/api/texts/xx.ftl",
            f"/api/tables/{code}/invite",
            f"/api/tables/{code}/qr.svg",
            "/api/tables/QQQQQQ/invite",
            "/api/records/none",
            "/api/records/none/replay",
            "/assets/none.js",
            "/assets/",
            "/schema",
        ]
        answers = [await ann.get(path) for path in paths]
        answers.append(await ann.post("/api/tables", {}))
        answers.append(await ann.post("/api/me", {}))
        answers.append(await ann.post("/api/tables", {"name": "x" * 20_000}))
        assert {answer.status_code for answer in answers} >= {200, 400, 404, 405, 413}
        for answer in answers:
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == value, (answer.url, answer.status_code, name)
            assert "server" not in answer.headers
        policy = HEADERS["content-security-policy"]
        assert policy.startswith("default-src 'self'")
        assert "unsafe" not in policy
        assert "*" not in policy

    asyncio.run(main())
    assert clean(server)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%2f..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/..%5c..%5capp.py",
        "/assets/%00",
        "/assets/x%00.js",
        "/assets/" + "a" * 5000 + ".js",
        "/api/texts/..%2f..%2fserver%2fapp.py",
        "/api/texts/../en.ftl",
        "/api/records/..%2f..%2fetc%2fpasswd",
        "/api/records/'%20OR%201=1--",
        "/ws/ABCDEF",
    ],
)
def test_nothing_but_the_page_is_handed_out(server: Server, path: str) -> None:
    # By hand: a client library would tidy the path up.
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        told = b""
        while part := raw.recv(65536):
            told += part
    assert re.match(rb"HTTP/1.1 4\d\d ", told), told[:200]
    assert b"root:" not in told
    assert b"import" not in told
    assert clean(server)


def test_the_cookie_is_as_strict_as_plain_http_allows(server: Server) -> None:
    async def main() -> None:
        ann = Person(server)
        answer = await ann.get("/api/me")
        words = [word.strip().lower() for word in answer.headers["set-cookie"].split(";")]
        assert "httponly" in words
        assert "samesite=strict" in words
        assert "path=/" in words
        assert "secure" not in words
        assert answer.headers["cache-control"] == "no-store"
        await ann.meet()
        assert len(ann.cookie) >= 32
        assert "set-cookie" not in (await ann.get("/api/me")).headers
        assert len({(await Person(server).get("/api/me")).cookies["pioche"] for _ in range(5)}) == 5
        async with httpx.AsyncClient(base_url=server.url) as client:
            # A proxy on this machine may say that the browser's connection was encrypted.
            proxied = await client.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "secure" in proxied.headers["set-cookie"].lower()

    asyncio.run(main())


def test_nobody_receives_a_secret_of_somebody_else(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "transformers", 2, bots=1) as (ann, ben):
            persons = [ann, ben]
            for role in ("spectator", "screen"):
                persons.append(Person(server, role))
                await persons[-1].connect(ann.code, role=role)

            async def listen(person: Person) -> None:
                await person.until(lambda m: m["table"]["finished"])

            over = lambda person: person.update["table"]["finished"]  # noqa: E731
            players = [play_on(person, over) for person in (ann, ben)]
            await asyncio.gather(*players, *(listen(person) for person in persons[2:]))
            secrets = [secret for person in persons for secret in (person.cookie, player_of(person.cookie))]
            finished = ann.update["table"]["finished"][0]
            pages = [await ann.get(f"/api/records/{finished['record']}")]
            pages += [
                await ben.get(f"/api/records/{finished['record']}/replay?viewer={who}") for who in ("open", 0)
            ]
            pages += [await ben.get("/api/me"), await ben.get(f"/api/tables/{ann.code}/invite")]
            received = [json.dumps(person.inbox) for person in persons] + [page.text for page in pages]
            for text in received:
                for secret in secrets:
                    assert secret not in text
            # The shuffle is revealed when the match is over, and not before.
            record = pages[0].text
            seed = re.search(r'seed += "([0-9a-f]{64})"', record)
            assert seed is not None
            for person in persons:
                for message in person.inbox:
                    told = json.dumps(message)
                    done = message["type"] == "update" and message["table"]["finished"]
                    assert (finished["secret"] in told) == bool(done)
                    assert seed[1] not in told
                    assert finished["record"] not in told or done
            for person in persons[2:]:
                await person.leave()

    asyncio.run(main())
    assert clean(server)


def test_a_fault_tells_nothing_of_the_server(tmp_path: Path) -> None:
    async def main() -> None:
        ann = Person(own)
        code = await ann.open("classic")
        await ann.connect()
        # The database is gone under the server's feet.
        for file in tmp_path.glob("tables.db*"):
            file.write_bytes(b"not a database any more, and long enough to be noticed" * 200)
        for path in ("/api/records/none", "/api/tables/QQQQQQ/invite"):
            answer = await ann.get(path)
            assert answer.status_code in (500, 503), answer.text
            assert set(answer.json()) == {"reason", "text"}
            assert "sqlite" not in answer.text.lower()
            assert "Traceback" not in answer.text
            for name in HEADERS:
                assert name in answer.headers
        said = await ann.do("lock", on=True)
        assert (said["type"], said["reason"]) == ("refused", "storage")
        fresh = await ann.hear("update")
        assert fresh["table"]["locked"] is False
        assert fresh["table"]["code"] == code
        stranger = Person(own)
        stranger.cookie = ann.cookie[::-1]
        stranger.socket = await websockets.connect(f"ws://127.0.0.1:{own.port}/ws/QQQQQQ")
        await stranger.send({"type": "hello", "protocol": 1})
        with pytest.raises(ConnectionClosed):
            await to_the_end(stranger)
        assert "sqlite" not in json.dumps(stranger.inbox).lower()
        await ann.leave()

    with Server(tmp_path) as own:
        asyncio.run(main())
