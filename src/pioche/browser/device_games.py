"""The games of whoever owns the device: kept with each record, counted by playing it again, deleted."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from pioche.browser.device_store import GAMES, Change, DeviceStore, text_of
from pioche.browser.elsewhere import Elsewhere
from pioche.engine.actions import MATCH_OVER
from pioche.engine.masks import bit
from pioche.engine.standing import fair_share, final_places
from pioche.records import read, replay
from pioche.server.table.my_games import Counts, KeptGame, told
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import StoreError
from pioche.server.wire import messages as wire

PAGE: Final = 50  # games that are told at once
_kept: Final = msgspec.json.Decoder(KeptGame)


class DeviceGames:
    """All games that the owner has played to their end here; others around the device are guests."""

    def __init__(self, store: DeviceStore, elsewhere: Elsewhere) -> None:
        self._store = store
        self._elsewhere = elsewhere
        self._counting: asyncio.Task[None] | None = None

    async def games(self) -> list[KeptGame]:
        """All of them, the newest first."""
        found = [_kept.decode(text) for _, text in await self._store.drawer(GAMES)]
        return sorted(found, key=lambda game: (-game.at, game.record))

    async def told(self, first: int) -> wire.MyGames:
        """Some from one on, and what all of them say; what was not counted yet is counted meanwhile."""
        games = await self.games()
        uncounted = [game for game in games if game.counts is None]
        if uncounted and (self._counting is None or self._counting.done()):
            self._counting = asyncio.ensure_future(self._count(uncounted))
        return told(games, max(0, first), PAGE, devices=1)

    async def forget(self, record: str | None) -> wire.Forgotten:
        """Delete one game, or all; what can be watched again stays."""
        gone: list[Change] = [
            (GAMES, game.record, None) for game in await self.games() if record in (None, game.record)
        ]
        if record is not None and not gone:
            raise Refuse("no_record")
        await self._store.write(gone)
        return wire.Forgotten(len(gone))

    async def _count(self, games: list[KeptGame]) -> None:
        """Play games again beside the tables, one after the other."""
        for game in games:
            text = await self._store.record(game.record)
            counts = Counts() if text is None else await self._elsewhere.count(text, game.seat)
            try:
                if await self._store.text(GAMES, game.record) is not None:  # nobody has deleted it meanwhile
                    counted = msgspec.structs.replace(game, counts=counts)
                    await self._store.write([(GAMES, game.record, text_of(counted))])
            except StoreError:
                return


def believed(game: KeptGame, record: str) -> KeptGame | None:
    """A game of somebody else's file as its record tells it; None if that is no match played to its end."""
    found = read(record)
    match = replay(found)
    s, seats = match.state, len(match.names)
    if s.phase != MATCH_OVER or not 0 <= game.seat < seats or game.at < 0 or game.length < 0:
        return None
    return KeptGame(
        record=game.record,
        at=game.at,
        seat=game.seat,
        box=found.box,
        seats=seats,
        place=final_places(s)[game.seat],
        points=int(s.scores[game.seat]),
        won=bool(s.champions & bit(game.seat)),
        share=fair_share(s),
        length=game.length,
        names=list(match.names),
        bots=[seat for seat in game.bots if 0 <= seat < seats],
    )
