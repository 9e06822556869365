"""What gets out of the server and to whom: strict headers, no files, nobody's secret."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pioche.server.net.security import HEADERS, player_of, same_origin
from tests.server.serving import Person, Server, clean, play_on, table_of, to_the_end


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here that need no other settings."""
    with Server(tmp_path_factory.mktemp("server"), misses=1000) as running:
        yield running


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
            assert set(answer.json()) == {"reason", "text", "after"}
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
