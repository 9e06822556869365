"""The bus on Redis: each process subscribes to its own channel, and publishes to those of the others.

Redis only carries messages. The processes notice what is lost with it, and repeat it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pioche.server.table.runtime import StoreError

logger = logging.getLogger("pioche.server")
PATIENCE: Final = 1.0  # seconds for Redis to answer
PAUSE: Final = 0.1  # seconds until Redis is tried again
MOST: Final = 20_000  # most messages waiting to be sent; more are lost
EXAMPLE: Final = "redis://bus.example.org:6379/0"
FAILURES: Final = (RedisError, OSError, TimeoutError, ValueError, EOFError)


def channel(node: str) -> str:
    """The channel of a process; its id is unique, so that installations may share a Redis."""
    return f"pioche:{node}"


class RedisBus:
    """Carries messages over Redis; while that is down everything is lost, and it keeps reconnecting."""

    def __init__(self, url: str) -> None:
        try:
            self._client = self._made(url)
            self._listening = self._made(url, socket_timeout=None)
        except (ValueError, RedisError) as error:
            raise StoreError(f"this is no address of a bus ({error}); one is {EXAMPLE}") from None
        self._out: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._listener: asyncio.Task[None] | None = None
        self._sender = asyncio.create_task(self._send_all(), name="bus")
        self.up = False  # whether it was subscribed last time
        self.published = self.lost = 0

    def _made(self, url: str, **chosen: Any) -> Redis:
        limits = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE, **chosen}
        return Redis.from_url(url, retry=Retry(NoBackoff(), 0), **limits)

    async def listen(self, node: str, heard: Callable[[bytes], None]) -> None:
        """Listen to a process's channel; on return it is subscribed, if Redis is up."""
        if self._listener is not None:
            self._listener.cancel()
        begun = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(channel(node), heard, begun), name="listen")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2 * PATIENCE):
                await begun.wait()

    async def _listen(self, name: str, heard: Callable[[bytes], None], begun: asyncio.Event) -> None:
        while True:
            line: PubSub = self._listening.pubsub(ignore_subscribe_messages=False)
            try:
                await line.subscribe(name)
                async for message in line.listen():
                    if message["type"] == "subscribe":
                        if not self.up and begun.is_set():
                            logger.warning("the bus is back")
                        self.up = True
                        begun.set()
                    elif message["type"] == "message":
                        heard(message["data"])
            except FAILURES as error:
                if self.up or not begun.is_set():
                    lost = "is gone" if self.up else "cannot be reached yet"
                    logger.warning("the bus %s; tables of other processes have to wait: %s", lost, error)
                self.up = False
                begun.set()
            finally:
                with contextlib.suppress(*FAILURES):
                    await line.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(PAUSE)

    def send(self, node: str, data: bytes) -> None:
        """Publish something, together with everything else that is waiting."""
        if len(self._out) < MOST:
            self._out.append((channel(node), data))
            self._wake.set()
        else:
            self.lost += 1

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            out, self._out = self._out, []
            try:
                if len(out) == 1:
                    await self._client.publish(*out[0])
                elif out:
                    pipe = self._client.pipeline(transaction=False)
                    for name, data in out:
                        pipe.publish(name, data)
                    await pipe.execute()
                self.published += len(out)
            except FAILURES:
                self.lost += len(out)
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Stop listening and sending."""
        tasks = [task for task in (self._listener, self._sender) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for client in (self._client, self._listening):
            with contextlib.suppress(*FAILURES):
                await client.aclose()
