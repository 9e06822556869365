"""The lines to other processes: what is said at one moment leaves in one piece, and losses are noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from pioche.server.cluster.frames import Again, Envelope, Frame, decode, encode

SILENT: Final = 2.0  # seconds after which a line on which nothing comes is broken


class Bus(Protocol):
    """Carries bytes from process to process, mostly."""

    async def listen(self, node: str, heard: Callable[[bytes], None]) -> None:
        """From now on hear what is sent to a process, under its newest name."""

    def send(self, node: str, data: bytes) -> None:
        """Send something; it may be lost, come late or come twice."""

    async def close(self) -> None:
        """Hear and send nothing more."""


class NoBus:
    """For an installation without a bus: a table is served where it is owned, and nowhere else."""

    async def listen(self, node: str, heard: Callable[[bytes], None]) -> None:
        """Nothing will come."""

    def send(self, node: str, data: bytes) -> None:
        """Nothing leaves this process."""

    async def close(self) -> None:
        """There is nothing to close."""


class Link:
    """The line to one other process."""

    def __init__(self, now: float) -> None:
        self.out: list[Frame] = []
        self.sent = 0  # the number of the last envelope
        self.got = 0
        self.heard_at = now
        self.up = True  # whether it is believed to work


class Links:
    """All lines of this process; frames go to `heard`, lost ones and silence are reported."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        self._links: dict[str, Link] = {}
        self._waiting = False
        self._greeted: set[str] = set()
        self.node = ""
        self.heard: Callable[[str, Frame], None] = lambda peer, frame: None
        self.lost: Callable[[str], None] = lambda peer: None  # something of that process is missing
        self.broken: Callable[[str], None] = lambda peer: None
        self.mended: Callable[[str], None] = lambda peer: None
        self.relayed = self.received = self.gaps = 0

    async def begin(self, node: str) -> None:
        """Speak and listen under a new name; to all others this is another process."""
        self.node = node
        self._links.clear()
        await self._bus.listen(node, self._take)

    def say(self, peer: str, frame: Frame) -> None:
        """Have something sent at the end of this moment, with all else for the same process."""
        self._link(peer).out.append(frame)
        if not self._waiting:
            self._waiting = True
            self._loop.call_soon(self._flush)

    def up(self, peer: str) -> bool:
        """Whether a process has been heard of lately."""
        return self._link(peer).up

    def forget(self, peer: str) -> None:
        """A process is no more."""
        self._links.pop(peer, None)

    def greet(self, peers: set[str]) -> None:
        """Let others know that the line is there, and ask those who are silent; to be called every beat.

        They may have nothing to do with this process, as far as they know, and would never say a word.
        """
        now = self._loop.time()
        for peer in sorted(peers):
            link = self._link(peer)
            if peer not in self._greeted:
                link.heard_at = now  # before, nothing had to come
            if link.up and now - link.heard_at > SILENT:
                link.up = False
                self.broken(peer)
            if not link.up:
                link.out.append(Again())
            self._send(peer, link)
        self._greeted = peers

    def _link(self, peer: str) -> Link:
        link = self._links.get(peer)
        if link is None:
            link = self._links[peer] = Link(self._loop.time())
        return link

    def _flush(self) -> None:
        self._waiting = False
        for peer, link in list(self._links.items()):
            if link.out:
                self._send(peer, link)

    def _send(self, peer: str, link: Link) -> None:
        link.sent += 1
        frames, link.out = link.out, []
        self.relayed += len(frames)
        self._bus.send(peer, encode(Envelope(self.node, peer, link.sent, frames)))

    def _take(self, data: bytes) -> None:
        """Something has come: what is older than what came before is dropped, a gap is reported."""
        envelope = decode(data)
        if envelope is None or envelope.to != self.node:
            return
        peer = envelope.sender
        link = self._link(peer)
        link.heard_at = self._loop.time()
        if envelope.number <= link.got:
            return
        missing = envelope.number > link.got + 1
        link.got = envelope.number
        back, link.up = not link.up, True
        for frame in envelope.frames:
            self.received += 1
            self.heard(peer, frame)
        if missing:
            self.gaps += 1
            self.lost(peer)
        elif back:
            self.mended(peer)
