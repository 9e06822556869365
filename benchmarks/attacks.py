"""How long innocent tables wait while somebody attacks, side by side with quiet, in turn, again and again.

Attackers run in a process of their own, on this machine, and only as long as one measurement.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
from collections.abc import Iterator

from load import Load, pioche, sit_pioche

MASK = b"\0\0\0\0"
STRANGER = "127.0.0.2"  # an address of this machine that is no proxy's
# As by default, but for messages: the load answers at once, five times as often as people may.
LIMITS = {"MESSAGES": "120", "REQUESTS": "30", "CONNECTIONS_PER_ADDRESS": "200"}
FLOODS = {
    "pings": bytes((0x89, 0x80)) + MASK,
    "empty parts": bytes((0x00, 0x80)) + MASK,
    "messages": bytes((0x81, 0x8F)) + MASK + b'{"type":"ping"}',
}
KINDS = ("silence", "half headers", *FLOODS)


async def attack(kind: str, port: int, code: str) -> None:
    """Attack with eight hands until killed; whoever is cut off comes back."""

    async def hand() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
                try:
                    await blow(reader, writer)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.01)

    async def blow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if kind not in FLOODS:
            writer.write(b"" if kind == "silence" else b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            return
        head = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        writer.write(f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}{key}\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        if kind == "empty parts":
            writer.write(bytes((0x01, 0x80)) + MASK)
        while True:
            writer.write(FLOODS[kind] * 1000)
            await writer.drain()

    await asyncio.gather(*(hand() for _ in range(8)))


@contextlib.contextmanager
def attackers(kind: str, port: int) -> Iterator[None]:
    """Somebody attacks meanwhile."""
    process = subprocess.Popen([sys.executable, __file__, "--attack", kind, str(port)])
    try:
        yield
    finally:
        process.kill()
        process.wait()


async def measure(seconds: float, rounds: int, tables: int) -> dict[str, dict[str, float]]:
    """The median of the 99th percentiles in quiet and under each attack, and of the ratios of such pairs."""
    found: dict[str, dict[str, float]] = {}
    with pioche(**LIMITS) as (port, pid):
        load = Load(pid)
        await sit_pioche(load, port, tables, "classic")
        await load.measure(seconds)
        for kind in KINDS:
            pairs = []
            for _ in range(rounds):
                quiet = (await load.measure(seconds))["p99 ms"]
                with attackers(kind, port):
                    pairs.append((quiet, (await load.measure(seconds))["p99 ms"]))
            found[kind] = {
                "quiet p99 ms": statistics.median(quiet for quiet, _ in pairs),
                "p99 ms": statistics.median(attacked for _, attacked in pairs),
                "ratio": statistics.median(attacked / quiet for quiet, attacked in pairs),
            }
    return found


def main() -> None:
    """Measure in turn and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5, help="of each measurement (at most 10)")
    parser.add_argument("--rounds", type=int, default=5, help="pairs of measurements (at most 50)")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", nargs=2, metavar=("KIND", "PORT"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        asyncio.run(attack(args.attack[0], int(args.attack[1]), "AAAAAA"))
        return
    found = asyncio.run(measure(min(10.0, args.seconds), max(1, min(50, args.rounds)), args.tables))
    if args.json:
        print(json.dumps(found, indent=1))
        return
    for kind, numbers in found.items():
        print(f"{kind:14}" + "".join(f"  {name} {value:8.1f}" for name, value in numbers.items()))


if __name__ == "__main__":
    main()
