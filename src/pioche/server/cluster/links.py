"""Links to other processes: what is said at one moment is sent together, and losses are detected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from pioche.server.cluster.frames import SPEAKS, Again, Frame, decode, encode, opened
from pioche.server.cluster.strange import Strange

SILENT: Final = 2.0  # seconds of silence after which a link counts as broken


class Bus(Protocol):
    """Carries bytes between processes, with losses."""

    up: bool  # whether it can be listened to

    async def listen(self, node: str, heard: Callable[[bytes], None]) -> None:
        """Call `heard` with what is sent to a process, from now on only under this name."""

    def send(self, node: str, data: bytes) -> None:
        """Send something; it may be lost, late or repeated."""

    async def close(self) -> None:
        """Stop listening and sending."""


class NoBus:
    """For an installation without a bus: a table is only served by its owner."""

    up = False

    async def listen(self, node: str, heard: Callable[[bytes], None]) -> None:
        """Do nothing: no message ever arrives."""

    def send(self, node: str, data: bytes) -> None:
        """Drop the message."""

    async def close(self) -> None:
        """Do nothing: no resources are held."""


class Link:
    """The link to one other process."""

    def __init__(self, now: float) -> None:
        self.out: list[Frame] = []
        self.sent = 0  # the number of the last envelope
        self.got = 0
        self.heard_at = now
        self.up = True  # whether it is believed to work
        self.speaks = 0  # the version of the other process


class Links:
    """All links of this process; frames go to `heard`, losses and silence are reported."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        self._links: dict[str, Link] = {}
        self._waiting = False
        self._greeted: set[str] = set()
        self.node = ""
        self.heard: Callable[[str, Frame], None] = lambda peer, frame: None
        self.lost: Callable[[str], None] = lambda peer: None  # something from that process is missing
        self.broken: Callable[[str], None] = lambda peer: None
        self.mended: Callable[[str], None] = lambda peer: None
        self.relayed = self.received = self.gaps = 0
        self.strange = Strange()

    async def begin(self, node: str) -> None:
        """Speak and listen under a new name; to all others this is another process."""
        self.node = node
        self._links.clear()
        await self._bus.listen(node, self._take)

    def say(self, peer: str, frame: Frame) -> None:
        """Send a frame at the end of this moment, together with all others for the same process."""
        self._link(peer).out.append(frame)
        if not self._waiting:
            self._waiting = True
            self._loop.call_soon(self._flush)

    def up(self, peer: str) -> bool:
        """Whether a process has been heard recently."""
        return self._link(peer).up

    def all_speak(self) -> bool:
        """Whether no process is of an older version, which could not read what only this one writes."""
        return all(link.speaks >= SPEAKS for link in self._links.values())

    def forget(self, peer: str) -> None:
        """Remove the link to a process that is gone."""
        self._links.pop(peer, None)

    def greet(self, peers: set[str]) -> None:
        """Tell others that the link works, and ask those that are silent; to be called on every beat.

        As far as they know they may have nothing to do with this process, and would never say a word.
        """
        now = self._loop.time()
        for peer in sorted(peers):
            link = self._link(peer)
            if peer not in self._greeted:
                link.heard_at = now  # nothing was expected before
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
        self._bus.send(peer, encode(self.node, peer, link.sent, frames))

    def _take(self, data: bytes) -> None:
        """Handle a message: drop what is older than the last one, report gaps."""
        envelope = decode(data)
        if envelope is None:
            self.strange.met("an envelope")
            return
        if envelope.to != self.node:
            return
        peer = envelope.sender
        link = self._link(peer)
        link.heard_at, link.speaks = self._loop.time(), envelope.speaks
        if envelope.number <= link.got:
            return
        missing = envelope.number > link.got + 1
        link.got = envelope.number
        back, link.up = not link.up, True
        for raw in envelope.frames:
            self.received += 1
            frame = opened(raw)
            if frame is None:
                self.strange.met(f"a frame {bytes(raw)[:8]!r}")
            else:
                self.heard(peer, frame)
        if missing:
            self.gaps += 1
            self.lost(peer)
        elif back:
            self.mended(peer)
