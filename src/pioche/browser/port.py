"""The page's connections to tables, without a socket; and the people of one device, of whom one holds it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from pioche.bots.levels import takes_its_time
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked, Departed, Viewer
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import StoreError
from pioche.server.table.showing import encode
from pioche.server.table.table import HUMAN
from pioche.server.wire import messages as wire
from pioche.texts.languages import choose
from pioche.texts.words import Words

logger = logging.getLogger("pioche.browser")
AGAIN: Final = ("elsewhere", "fault", "storage")
PEOPLE: Final = 10  # that may play on one device
_decoder: Final[msgspec.json.Decoder[wire.FromClient]] = msgspec.json.Decoder(wire.FromClient)
_PONG: Final = encode(wire.Pong())


def person(number: int) -> str:
    """By what a table knows somebody who plays here; 0 is who opened it."""
    return f"device-{number}"


def people_at(owner: Owner) -> list[str]:
    """Those of this device who sit at a table."""
    chairs = owner.table.chairs
    return [chair.player for chair in chairs if chair.kind == HUMAN and chair.player.startswith("device-")]


class Companion(Viewer):
    """Somebody of this device who sits at the table while another one holds it: there, and told nothing."""

    role = "player"
    version = property(lambda self: -1, lambda self, version: None)  # whoever has seen nothing is not told
    info: object = None

    def __init__(self, player: str, lang: str) -> None:
        self.player = player
        self.lang = lang

    def send(self, data: bytes) -> None:
        """See nothing of it."""

    def end(self, refuse: Refuse, again: bool) -> None:
        """Go with the others."""


class Company:
    """The people of this device at one table: as long as the page looks at it, all of them are there."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.ports = 0
        self._seen: object = None
        self.companions: dict[str, Companion] = {}

    def gather(self, lang: str) -> None:
        """Have everybody there who sits there."""
        if self._seen is self.owner.table.chairs:
            return
        self._seen = self.owner.table.chairs
        seated = people_at(self.owner)
        for player in [player for player in self.companions if player not in seated]:
            self.owner.mailbox.put_nowait(Departed(self.companions.pop(player)))
        for player in seated:
            if player not in self.companions:
                self.companions[player] = Companion(player, lang)
                self.owner.mailbox.put_nowait(Arrived(self.companions[player], None))

    def part(self) -> None:
        """Have everybody leave."""
        for companion in self.companions.values():
            self.owner.mailbox.put_nowait(Departed(companion))
        self.companions.clear()
        self._seen = None

    def do(self, player: str, command: wire.Command, seen: int) -> None:
        """Have somebody of the company do something."""
        companion = self.companions.get(player)
        if companion is not None:
            message = wire.Do(secrets.token_hex(12), seen, command)
            self.owner.mailbox.put_nowait(Asked(companion, message))


class Ports:
    """All connections of the page; `get_ready` has somebody start who thinks."""

    def __init__(self, lobby: Lobby, get_ready: Callable[[], None]) -> None:
        self.lobby = lobby
        self.get_ready = get_ready
        self._companies: dict[str, Company] = {}

    def company(self, owner: Owner) -> Company:
        """The people of this device at a table."""
        found = self._companies.get(owner.table.id)
        if found is None or found.owner is not owner:
            found = self._companies[owner.table.id] = Company(owner)
        return found

    def part(self, company: Company) -> None:
        """The page looks elsewhere; of a table that nobody looks at nothing is held here."""
        company.part()
        self._companies.pop(company.owner.table.id, None)


class Port(Viewer):
    """One connection: a Viewer for whoever holds the device, or for all who look at it."""

    def __init__(
        self,
        ports: Callable[[], Ports],
        words: Callable[[str], Words],
        code: str,
        player: str,
        post: Callable[[str], object],
    ) -> None:
        self._ports = ports  # which may be in another window
        self._words = words
        self._code = code
        self._post = post
        self.player = player
        self.lang = "en"
        self.role = "player"
        self.version = -1
        self.info: object = None
        self._company: Company | None = None
        self._beginning: asyncio.Future[None] | None = None
        self._ended = False

    def send(self, data: bytes) -> None:
        """Hand a message to the page."""
        if self._ended:
            return
        self._post(data.decode())
        if self._company is not None:
            self._company.gather(self.lang)

    def end(self, refuse: Refuse, again: bool) -> None:
        """Say why, and close."""
        if not self._ended:
            text = refuse.text(self._words(self.lang))
            self._post(encode(wire.Bye(refuse.reason, text, again, refuse.after)).decode())
            self.close()

    def heard(self, text: str) -> None:
        """Take a message of the page, at once: whoever has answered wants to see it done."""
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.end(Refuse("unreadable"), again=False)
            return
        if self._ended:
            return
        if isinstance(message, wire.Ping):
            self.send(_PONG)
        elif isinstance(message, wire.Hello) and self._beginning is None:
            self._beginning = asyncio.ensure_future(self._begin(message))
        elif isinstance(message, wire.Hello) or self._company is None:
            self.end(Refuse("unreadable"), again=False)
        else:
            if isinstance(message, wire.Do):
                if isinstance(message.command, wire.Answer):
                    self._ports().get_ready()  # whoever plays may soon want a hint
                self._for_all(self._company, message)
            self._company.owner.mailbox.put_nowait(Asked(self, message))

    async def _begin(self, hello: wire.Hello) -> None:
        """Find the table, and look at it from now on."""
        self.lang, self.role = choose([hello.lang]), hello.role
        try:
            if hello.protocol != wire.PROTOCOL:
                raise Refuse("other_protocol")
            ports = self._ports()
            owner = await ports.lobby.owner(self._code)
        except Refuse as refuse:
            self.end(refuse, again=refuse.reason in AGAIN)
            return
        except StoreError:
            self.end(Refuse("storage"), again=True)
            return
        if self._ended:  # the page has hung up meanwhile
            return
        self._company = ports.company(owner)
        self._company.ports += 1
        self._company.gather(self.lang)
        if any(takes_its_time(chair.level) for chair in owner.table.chairs):
            ports.get_ready()
        owner.mailbox.put_nowait(Arrived(self, hello.since))

    def _for_all(self, company: Company, message: wire.Do) -> None:
        """What one person of a device says for everybody who sits around it."""
        command = message.command
        if isinstance(command, wire.Speak):
            self.lang = choose([command.lang])
        if not isinstance(command, wire.Next | wire.Agree | wire.Commit | wire.Number):
            return
        for player in people_at(company.owner):
            if player != self.player:
                # The device is the server of its tables: those around it need not bind themselves.
                plain = isinstance(command, wire.Next | wire.Agree)
                own = command if plain else wire.Number(secrets.token_hex(16))
                company.do(player, own, message.seen)

    def close(self) -> None:
        """The page has hung up."""
        if self._ended:
            return
        self._ended = True
        company = self._company
        if company is not None:
            company.owner.mailbox.put_nowait(Departed(self))
            company.ports -= 1
            if company.ports == 0:
                self._ports().part(company)
