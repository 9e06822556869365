"""Frames of a WebSocket (RFC 6455, 5.2): which take the short way, and that none is lost on either."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from pioche.server.net.fast_socket import unfinished, whole_text
from tests.server.attacking import CONT, PING, PONG, TEXT, bounded, greet, hang_up, upgrade
from tests.server.serving import Person, Server, clean

BINARY = 2
TOLD = b'{"type":"pong"}'
ASKED = b'{"type":"ping"}'


def frame(opcode: int, data: bytes, mask: bytes, last: bool = True) -> bytes:
    """A frame as a client sends it, or one without a mask."""
    sizes = {0: b"", 2: len(data).to_bytes(2), 8: len(data).to_bytes(8)}
    more = 0 if len(data) < 126 else 2 if len(data) < 1 << 16 else 8
    length = len(data) if more == 0 else 126 if more == 2 else 127
    head = bytes((opcode | 0x80 * last, length | 0x80 * bool(mask))) + sizes[more] + mask
    return head + bytes(byte ^ mask[k % 4] if mask else byte for k, byte in enumerate(data))


def test_a_text_that_comes_alone_and_whole_is_known_and_nothing_else() -> None:
    rng = Random("whole")
    for size in (0, 1, 5, 119, 125, 126, 127, 250, 4000):
        text, mask = rng.randbytes(size), rng.randbytes(4)
        whole = frame(TEXT, text, mask)
        assert whole_text(whole) == text
        others = [
            frame(BINARY, text, mask),
            frame(PING, text, mask),
            frame(CONT, text, mask),
            frame(TEXT, text, mask, last=False),
            frame(TEXT, text, b""),
            whole + whole,
            whole[:-1],
            whole[1:],
            bytes((whole[0] | 0x40,)) + whole[1:],  # a bit that nobody has agreed on
            whole[:1] + bytes((0x80 | 127,)) + size.to_bytes(8) + whole[-size - 4 :],  # eight bytes of length
        ]
        assert [whole_text(other) for other in others] == [None] * len(others)


def test_what_is_not_whole_is_told_from_what_is() -> None:
    rng = Random("unfinished")
    for _ in range(20):
        data, ends = b"", [0]
        for _ in range(4):
            mask = rng.choice((b"", rng.randbytes(4)))
            data += frame(rng.choice((TEXT, PING)), rng.randbytes(rng.choice((0, 3, 125, 126, 300))), mask)
            ends.append(len(data))
        for cut in range(len(data) + 1):
            assert unfinished(data[:cut]) == data[max(end for end in ends if end <= cut) : cut]


def test_whatever_way_messages_are_cut_each_is_heard_once(tmp_path: Path) -> None:
    """Whole, in parts, several at once, with pings between: the two ways in take turns."""
    rng = Random("cut")

    async def main() -> None:
        code = await Person(server).open(box="classic", seats=2)
        streams = await upgrade(server, code)
        await greet(streams)
        asked = pinged = 0
        # Fewer control frames than anybody may send at once.
        kinds = ["text"] * 80 + ["parts"] * 9 + ["ping"] * 9 + ["pong"] * 9
        rng.shuffle(kinds)
        while kinds:
            sent = b""
            for kind in [kinds.pop() for _ in range(min(len(kinds), rng.choice((1, 1, 3))))]:
                mask = rng.randbytes(4)
                if kind == "text":
                    sent += frame(TEXT, ASKED, mask)
                elif kind == "parts":
                    sent += frame(TEXT, ASKED[:5], mask, last=False) + frame(PONG, b"", mask)
                    sent += frame(CONT, ASKED[5:], mask)
                else:
                    sent += frame(PING if kind == "ping" else PONG, b"x", mask)
                asked += kind in ("text", "parts")
                pinged += kind == "ping"
            while sent:
                size = rng.choice((len(sent), len(sent), 1, 2, 7))
                streams[1].write(sent[:size])
                await streams[1].drain()
                await asyncio.sleep(0)
                sent = sent[size:]
        heard = b""
        while heard.count(TOLD) < asked or heard.count(b"\x8a\x01x") < pinged:
            heard += await streams[0].read(65536)
        assert (heard.count(TOLD), heard.count(b"\x8a\x01x")) == (asked, pinged)
        assert len(heard) == asked * (2 + len(TOLD)) + pinged * 3
        await hang_up([streams])

    with Server(tmp_path) as server:
        bounded(main())
        assert clean(server)
