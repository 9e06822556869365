"""The tables of one device, for its page: what a server would answer, without one."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Struct

from pioche.browser.backup import exported, imported, take_record
from pioche.browser.device_boxes import DeviceBoxes
from pioche.browser.device_games import DeviceGames
from pioche.browser.device_store import RECORDS, REVIEWS, Cupboard, DeviceStore
from pioche.browser.elsewhere import Ask, Elsewhere
from pioche.browser.port import Port, Ports, person
from pioche.browser.together import Together, calls, open_together, people, sit_down
from pioche.coach import GAMES as MANY
from pioche.coach.words import speak_with
from pioche.engine import compiled
from pioche.records import RecordError
from pioche.server.clock import MachineClock
from pioche.server.http import api
from pioche.server.http.box_infos import box_infos
from pioche.server.http.pad_infos import pad_infos
from pioche.server.table.lobby import Lobby
from pioche.server.table.refusing import Refuse, failure
from pioche.server.table.runtime import Clock, Runtime, StoreError, TableSettings
from pioche.server.table.showing import encode
from pioche.server.table.trying import Laid, Try, laid
from pioche.server.thinking.coach_tasks import Task
from pioche.server.thinking.replays import case_told, replayed
from pioche.server.wire import messages as wire
from pioche.shelf import BoxError
from pioche.texts.languages import LANGUAGES, choose
from pioche.texts.words import Words

logger = logging.getLogger("pioche.browser")
YEAR: Final = 365 * 24 * 3600.0
GAMES: Final = 60  # that the coach plays for each look in a review where nothing is compiled
# Who hands the device on is not gone, the next round waits for those around it, and nobody tidies up here.
PATIENT: Final = {"grace": YEAR, "next_wait": YEAR, "expire": 20 * YEAR, "tables": 500}


class Progress(Struct):
    """A review that is being worked out."""

    done: int = 0
    of: int = 0
    reason: str = ""


class Device:
    """All tables of this device, and everything that the page may ask."""

    def __init__(
        self, words: Callable[[str], Words], ask: Ask, clock: Clock | None = None, **chosen: Any
    ) -> None:
        self.store = DeviceStore()
        self.words = words
        self.elsewhere = Elsewhere(ask)
        self.settings = TableSettings(**{**PATIENT, **chosen})
        self.clock = MachineClock() if clock is None else clock
        self.boxes = DeviceBoxes(self.store)
        self.games = DeviceGames(self.store, self.elsewhere)
        self._lobby: Lobby | None = None
        self._ports: Ports | None = None
        self._reviews: dict[tuple[str, int], Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, cupboard: Cupboard) -> list[str]:
        """Find what was kept; the boxes from outside that cannot be used any more, with the reason."""
        speak_with(self.words)
        await self.store.open(cupboard)
        left_out = await self.boxes.open()
        self._lobby = Lobby(Runtime(self.store, self.clock, self.words, self.settings, self.elsewhere))
        self._ports = Ports(self._lobby, self.elsewhere.get_ready)
        return left_out

    @property
    def lobby(self) -> Lobby:
        """All tables, if they are here and not in another window."""
        if self._lobby is None:
            raise Refuse("elsewhere")
        return self._lobby

    @property
    def ports(self) -> Ports:
        """All connections of the page, if the tables are here."""
        if self._ports is None:
            raise Refuse("elsewhere")
        return self._ports

    def port(self, code: str, number: int, post: Callable[[str], object]) -> Port:
        """A connection to a table for one of the people here."""
        return Port(lambda: self.ports, self.words, code, person(number), post)

    # Asking

    async def ask(self, method: str, url: str, body: str) -> tuple[int, str]:
        """The answer to a request of the page: a status, and a text."""
        parts = urlsplit(url)
        query = {key: values[0] for key, values in parse_qs(parts.query).items()}
        lang = choose([query.get("lang", "")])
        try:
            asked = [method, *parts.path.strip("/").split("/")[1:]]
            status, found = await self._answer(asked, query, lang, body)
            return status, found if isinstance(found, str) else encode(found).decode()
        except Refuse as error:
            refuse = error
        except StoreError as error:
            logger.warning("the device's storage failed: %s", error)
            refuse = Refuse("storage")
        except (msgspec.MsgspecError, ValueError, RecursionError):
            refuse = Refuse("unreadable")
        except Exception:
            logger.exception("%s %s failed", method, url)
            refuse = Refuse("fault")
        return 400, encode(failure(refuse, self.words(lang))).decode()

    async def _answer(
        self, asked: list[str], query: dict[str, str], lang: str, body: str
    ) -> tuple[int, object]:
        match asked:
            case ["GET", "me"]:
                return 200, await self.lobby.listing(person(0))
            case ["POST", "tables"]:
                create = msgspec.json.decode(body, type=wire.Create)
                return 201, wire.Created(await self.lobby.open(create, person(0)))
            case ["POST", "together"]:
                together = msgspec.json.decode(body, type=Together)
                return 201, wire.Created(await open_together(self.lobby, together))
            case ["GET", "tables", code, "people"]:
                return 200, people(await self.lobby.owner(code))
            case ["POST", "tables", code, "people"]:
                name, seat = msgspec.json.decode(body, type=tuple[str, int | None])
                await sit_down(await self.lobby.owner(code), name, lang, seat)
                return 200, {}
            case ["GET", "tables", code, "calls"]:
                return 200, calls(await self.lobby.owner(code))
            case ["POST", "tables", code, "call"]:
                return 200, await self._call(code, body)
            case ["POST", "tables", code, "hint"]:
                player = person(int(query.get("person", "0")))
                return 200, await api.hint(self.lobby, code, player, lang, self._think)
            case ["GET", "boxes"]:
                return 200, box_infos()
            case ["GET", "pad"]:
                return 200, pad_infos(self.words)
            case ["POST", "boxes"]:
                return 201, {"box": await self._add_box(query.get("name", ""), body)}
            case ["DELETE", "boxes", name]:
                await self.boxes.remove(name)
                return 200, {}
            case ["GET", "rules", box]:
                return 200, api.rules(self.words(lang), box, query.get("options", ""))
            case ["GET", "puzzles", box]:
                return 200, api.puzzle(box, self.clock.now())
            case ["GET", "cases", box, ruling]:
                return 200, case_told(self.words(lang), box, ruling)
            case ["GET", "lessons", box]:
                return 200, api.lesson(self.words(lang), box, query)
            case ["POST", "lessons", box]:
                return 200, api.lesson(self.words(lang), box, query, body)
            case ["GET", "texts", name]:
                return 200, self._texts(name.removesuffix(".ftl"))
            case ["GET" | "POST", "records", *rest]:
                return await self._record(asked[0], rest, query, lang, body)
            case ["GET", "games"]:
                return 200, await self.games.told(int(query.get("from", "0")))
            case ["DELETE", "games", *which]:
                return 200, await self.games.forget(which[0] if which else None)
            case ["GET", "memory"]:
                gc.collect()
                return 200, {"objects": gc.get_freeze_count() + len(gc.get_objects())}
            case ["GET", "everything"]:
                return 200, await exported(self.store)
            case ["POST", "everything"]:
                return 200, await imported(self.store, body)
        raise Refuse("not_found")

    async def _call(self, code: str, body: str) -> dict[str, str]:
        """Somebody around the device calls or catches; the page has taken it from `calls`."""
        wanted = msgspec.json.decode(body, type=tuple[int, wire.Answer])
        owner = await self.lobby.owner(code)
        player = owner.table.chairs[wanted[0]].player
        self.ports.company(owner).do(player, wanted[1], owner.table.version)
        return {}

    async def _add_box(self, name: str, body: str) -> str:
        try:
            return await self.boxes.add(name, body)
        except BoxError as error:
            raise Refuse("bad_box", why=str(error)) from None

    # Words

    def _texts(self, lang: str) -> str:
        """The words of boxes from outside; ours lie beside the page."""
        if lang not in LANGUAGES:
            raise Refuse("not_found")
        return self.boxes.words(lang)

    # Finished games

    async def _record(
        self, method: str, rest: list[str], query: dict[str, str], lang: str, body: str
    ) -> tuple[int, object]:
        if [method, *rest] == ["POST"]:
            return 201, {"record": await take_record(self.store, body)}
        if [method, *rest] == ["GET"]:
            return 200, [key for key, _ in await self.store.drawer(RECORDS)]
        id = rest[0].removesuffix(".toml")
        text = await self.store.record(id)
        if text is None:
            raise Refuse("no_record")
        try:
            match [method, *rest[1:]]:
                case ["GET"]:
                    return 200, text
                case ["GET", "replay"]:
                    first = int(query.get("from", "0"))
                    return 200, replayed(self.words(lang), id, text, query.get("viewer", "open"), first)
                case ["GET", "review"]:
                    return await self._review(id, int(query.get("round", "1")), text)
                case ["POST", "try"]:
                    wanted = api.wanted_try(text, query, person(0), lang, self.clock.now())
                    return 201, wire.Created(await self.lobby.try_again(wanted, self._lay))
        except (RecordError, ValueError):
            raise Refuse("no_record") from None
        raise Refuse("not_found")

    async def _lay(self, wanted: Try) -> Laid:
        """Here nobody else waits for a table."""
        return laid(wanted)

    # The coach

    async def _think(self, task: Task) -> bytes:
        """The hint that answers a task, as JSON."""
        found = await self.elsewhere.coach(task)
        if found.reason:
            raise Refuse(found.reason)
        return found.data

    async def _review(self, id: str, number: int, text: str) -> tuple[int, object]:
        """The review of a round, or how far it is (status 202)."""
        key = (id, number)
        kept = await self.store.text(REVIEWS, f"{id}:{number:04d}")
        if kept is not None:
            return 200, kept
        progress = self._reviews.get(key)
        if progress is not None and progress.reason:
            del self._reviews[key]
            raise Refuse(progress.reason)
        if progress is None:
            progress = self._reviews[key] = Progress()
            task = asyncio.ensure_future(self._work_out(key, progress, text))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return 202, wire.ReviewWaits(0, progress.done, progress.of)

    async def _work_out(self, key: tuple[str, int], progress: Progress, text: str) -> None:
        def heard(done: int, of: int) -> None:
            progress.done, progress.of = done, of

        games = MANY if compiled() else GAMES
        found = await self.elsewhere.coach(Task(record=text, round=key[1], games=games), heard)
        if found.reason:
            progress.reason = found.reason
            return
        try:
            await self.store.write([(REVIEWS, f"{key[0]}:{key[1]:04d}", found.data.decode())])
            del self._reviews[key]
        except StoreError:
            progress.reason = "storage"
