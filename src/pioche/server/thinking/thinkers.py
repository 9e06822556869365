"""Thinkers in processes: slow bots think beside the server, so that no table waits for them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from pioche.server.table.runtime import Thought
from pioche.server.thinking.frames import Reply
from pioche.server.thinking.processes import Errand, Processes

logger = logging.getLogger("pioche.server")
MODULE: Final = "pioche.server.thinking.worker"
ROOM: Final = 8  # most thoughts that may wait per process: more would come too late anyway
_reply: Final = msgspec.msgpack.Decoder(Reply).decode


class ProcessThinkers(Processes):
    """Processes in which bots think, with a time limit per thought."""

    def __init__(self, workers: int, limit: float) -> None:
        super().__init__(MODULE, workers, limit, ROOM)

    def ask(self, thought: Thought, done: Callable[[list[int] | None], None]) -> Errand:
        """Ask a bot; the answer is None if the queue is full."""

        def thought_out(said: bytes | None) -> None:
            try:
                reply = Reply(None) if said is None else _reply(said)
            except msgspec.MsgspecError:
                reply = Reply(None, "what its process says cannot be read")
            if reply.fault:
                logger.warning("a bot did not answer: %s", reply.fault)
            done(reply.choice)

        return self.send(thought, thought_out)
