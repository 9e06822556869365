"""How long innocent tables wait while somebody attacks, side by side with quiet, in turn, again and again.

Attackers run in a process of their own, on this machine, and only as long as one measurement. It fails where
an attack is noticed: where others wait 25 ms or longer, and in each of the pairs twice as long as in quiet.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import secrets
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence

from load import Load, pioche, sit_pioche
from wsclient import Client, connect

from pioche.match import Match
from pioche.records import write

MASK = b"\0\0\0\0"
STRANGER = "127.0.0.2"  # an address of this machine that is no proxy's
# As by default, but for messages: the load answers at once, five times as often as people may.
LIMITS = {
    "MESSAGES": "120",
    "MESSAGES_PER_ADDRESS": "240",
    "REQUESTS": "30",
    "CONNECTIONS_PER_ADDRESS": "200",
    "TABLES": "2000",
    "TABLES_PER_ADDRESS": "40",
}
FLOODS = {
    "pings": bytes((0x89, 0xFD)) + MASK + b"x" * 125,
    "unread pings": bytes((0x89, 0xFD)) + MASK + b"x" * 125,
    "empty parts": bytes((0x00, 0x80)) + MASK,
    "messages": bytes((0x81, 0x8F)) + MASK + b'{"type":"ping"}',
    "oversized frames": bytes((0x81, 0xFF)) + (100_000).to_bytes(8) + MASK + b"x" * 1000,
}
BEGUN = {
    "silence": b"",
    "half headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
    "half bodies": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999\r\n\r\n",
}
PLACES = "all places"
# Requests whose work the sender chooses, and requests that come from everywhere within one network.
TRIES, POISON, NETWORK, CODES = "tries", "poisoned records", "tables of a /64", "codes of a /64"
HINTS, REVIEWS, PACKING, RULES = "hints", "reviews", "packed records", "rulebooks"
ASKED = (TRIES, POISON, NETWORK, CODES, HINTS, REVIEWS, PACKING, RULES)
# What is said at a table by many connections of one network, each as often as it may.
SAID = {
    "refused answers": b'{"type":"do","id":"a#","seen":0,"command":{"do":"answer","verb":"draw"}}',
    "questions": b'{"type":"why","card":#}',
    "phrases": b'{"type":"react","phrase":"heart"}',
}
KINDS = (*BEGUN, *FLOODS, PLACES, *ASKED, *SAID)
MOVES = 2900  # of the match that is tried again: nearly as many as may be
AGAIN = 20  # tries at once
HANDS = 8
LOOKING = 180  # connections of one network at one table
AT_ONCE = 300  # connections of those who keep them until they are cut off
UNFELT = 25.0  # milliseconds that nobody notices
MOST = 2.0  # times as long as without an attack that others may wait


async def attack(kind: str, port: int, code: str) -> None:
    """Attack until killed; whoever is cut off comes back.

    It steps back behind everybody else on this machine, as an attacker from elsewhere would take none of its
    processor time.
    """

    async def hand() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
                try:
                    await blow(reader, writer)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.01)

    async def heard_out(reader: asyncio.StreamReader) -> None:
        while await reader.read(65536):
            pass

    async def blow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if kind in BEGUN:
            writer.write(BEGUN[kind])
            await heard_out(reader)
            return
        head = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        writer.write(f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}{key}\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        if kind == PLACES:
            await heard_out(reader)
            return
        if kind == "empty parts":
            writer.write(bytes((0x01, 0x80)) + MASK)
        reading = None if kind == "unread pings" else asyncio.create_task(heard_out(reader))
        try:
            while True:
                writer.write(FLOODS[kind] * 1000)
                await writer.drain()
        finally:
            if reading is not None:
                reading.cancel()

    os.nice(19)
    await asyncio.gather(*(hand() for _ in range(HANDS if kind in FLOODS else AT_ONCE)))


async def ask(
    port: int,
    path: str,
    body: bytes = b"",
    cookie: str = "",
    caller: str = "",
    verb: str = "POST",
    packed: bool = False,
) -> bytes:
    """The whole answer to a request; a caller is named as a proxy of this machine would."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        head = [
            f"{verb} {path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: close",
            f"Content-Length: {len(body)}",
        ]
        head += [f"Cookie: pioche={cookie}"] if cookie else []
        head += [f"X-Forwarded-For: {caller}"] if caller else []
        head += ["Accept-Encoding: gzip"] if packed else []
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        return await reader.read()
    finally:
        writer.transport.abort()


def long_record() -> str:
    """The record of a match that goes on and on."""
    match = Match("classic", 2, "tries", {"target": 1000})
    while len(match.log) < MOVES and match.decision != "match_over":
        match.apply(next((line for line in match.legal() if line.endswith("draw")), match.legal()[0]))
    return write(match)


async def attack_by_requests(kind: str, port: int) -> None:
    """Ask until killed, as fast as there are answers."""
    os.nice(19)
    cookie, numbers = secrets.token_urlsafe(24), itertools.count()
    record = code = ""
    if kind in (TRIES, REVIEWS, PACKING):
        record = told(await ask(port, "/api/records", long_record().encode(), cookie))["record"]
    table = json.dumps({"box": "classic", "name": "Eve", "quick": True, "bots": ["expert"] * 3}).encode()
    if kind == HINTS:
        code = told(await ask(port, "/api/tables", table, cookie))["code"]

    async def hand() -> None:
        while True:
            k = next(numbers)
            near, far = f"2001:db8::{k % 65536:x}", f"2001:db8:{k % 65536:x}::1"
            with contextlib.suppress(OSError):
                if kind == TRIES:
                    await ask(port, f"/api/records/{record}/try?step={MOVES}&seat=0", b"", cookie, far)
                elif kind == POISON:
                    await ask(port, "/api/records", b"a." * 120_000 + b"a = %d" % k, cookie, far)
                elif kind == NETWORK:
                    await ask(port, "/api/tables", table, cookie, near)
                elif kind == HINTS:
                    await ask(port, f"/api/tables/{code}/hint", b"", cookie, far)
                elif kind == REVIEWS:
                    await ask(port, f"/api/records/{record}/review?round={1 + k % 8}", b"", "", far, "GET")
                elif kind == PACKING:
                    await ask(port, f"/api/records/{record}.toml", b"", "", far, "GET", packed=True)
                elif kind == RULES:
                    options = f"%7B%22target%22:{100 + k % 800}%7D"
                    await ask(port, f"/api/rules/titans?options={options}", b"", "", far, "GET")
                else:
                    await ask(port, f"/api/tables/{secrets.choice('ABCDEF') * 6}/hint", b"", cookie, near)

    await asyncio.gather(*(hand() for _ in range(AGAIN)))


def told(answer: bytes) -> dict[str, str]:
    """What the body of an answer says."""
    found: dict[str, str] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return found


async def attack_at_a_table(kind: str, port: int) -> None:
    """Sit at a table, look at it many times over, and say as much as may be said."""
    os.nice(19)
    cookie, numbers = secrets.token_urlsafe(24), itertools.count()
    table = json.dumps({"box": "classic", "name": "Eve", "bots": ["easy"] * 3}).encode()
    code = told(await ask(port, "/api/tables", table, cookie, STRANGER))["code"]
    clients: list[Client] = []
    while True:
        while len(clients) < LOOKING:
            with contextlib.suppress(OSError):
                found = await connect(port, f"/ws/{code}", cookie, lambda _client, _text: None, STRANGER)
                found.say(b'{"type":"hello","protocol":1}')
                clients.append(found)
        for client in clients:
            client.say(SAID[kind].replace(b"#", b"%d" % next(numbers)))
        await asyncio.sleep(1 / 12)
        clients = [one for one in clients if not one.transport.is_closing()]


@contextlib.contextmanager
def attackers(kind: str, port: int) -> Iterator[None]:
    """Somebody attacks meanwhile."""
    process = subprocess.Popen([sys.executable, __file__, "--attack", kind, str(port)])
    try:
        yield
    finally:
        process.kill()
        process.wait()


async def measure(
    kinds: Sequence[str], seconds: float, rounds: int, tables: int
) -> dict[str, dict[str, float]]:
    """The median of the 99th percentiles in quiet and under each attack, and of the ratios of such pairs."""
    found: dict[str, dict[str, float]] = {}
    with pioche(**LIMITS) as (port, pid):
        load = Load(pid)
        await sit_pioche(load, port, tables, "classic")
        await load.measure(seconds)
        for kind in kinds:
            pairs = []
            for _ in range(rounds):
                quiet = (await load.measure(seconds))["p99 ms"]
                with attackers(kind, port):
                    pairs.append((quiet, (await load.measure(seconds))["p99 ms"]))
            found[kind] = {
                "quiet p99 ms": statistics.median(quiet for quiet, _ in pairs),
                "p99 ms": statistics.median(attacked for _, attacked in pairs),
                "ratio": statistics.median(attacked / quiet for quiet, attacked in pairs),
                "best ratio": min(attacked / quiet for quiet, attacked in pairs),
            }
    return found


def main() -> None:
    """Measure in turn and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5, help="of each measurement (at most 10)")
    parser.add_argument("--rounds", type=int, default=5, help="pairs of measurements (at most 50)")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--only", nargs="+", default=KINDS, choices=KINDS, metavar="KIND", help="of attack")
    parser.add_argument("--most", type=float, default=MOST, help="times as long that others may wait")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", nargs=2, metavar=("KIND", "PORT"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        kind, port = args.attack[0], int(args.attack[1])
        if kind in ASKED:
            asyncio.run(attack_by_requests(kind, port))
        else:
            asyncio.run(attack_at_a_table(kind, port) if kind in SAID else attack(kind, port, "AAAAAA"))
        return
    found = asyncio.run(
        measure(args.only, min(10.0, args.seconds), max(1, min(50, args.rounds)), args.tables)
    )
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        for kind, numbers in found.items():
            print(f"{kind:14}" + "".join(f"  {name} {value:8.1f}" for name, value in numbers.items()))
    noticed = [
        kind for kind, one in found.items() if one["best ratio"] >= args.most and one["p99 ms"] >= UNFELT
    ]
    if noticed:
        sys.exit(f"others wait {args.most:g} times as long or longer: {', '.join(noticed)}")


if __name__ == "__main__":
    main()
