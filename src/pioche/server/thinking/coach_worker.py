"""A process in which the coach thinks: it gets views and finished games, and returns hints and reviews.

It knows nothing of tables. It ends when its input does, for whatever reason the server is gone.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec

from pioche.server.thinking.coach_tasks import Found, Task, thought
from pioche.server.thinking.frames import Start, frame, read_frame
from pioche.shelf import SHELF

MODEST: Final = 10  # niceness of such a process: behind all tables, but not starved
PATIENT: Final = "patient"  # for tasks that nobody waits for at a table


def work(coming: BinaryIO, going: BinaryIO) -> None:
    """Do one task after another until the input ends."""
    first = read_frame(coming)
    if first is None:
        return
    SHELF.add_files(msgspec.msgpack.decode(first, type=Start).files)
    decode = msgspec.msgpack.Decoder(Task).decode
    going.write(frame(Found()))  # ready
    going.flush()
    if PATIENT in sys.argv and hasattr(os, "nice"):
        os.nice(MODEST)

    def progress(done: int, of: int) -> None:
        going.write(frame(Found(done, of)))
        going.flush()

    while (body := read_frame(coming)) is not None:
        going.write(frame(thought(decode(body), progress)))
        going.flush()


def main() -> None:
    """Run as such a process; whatever is printed goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the server, which closes our input
    coming, going = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    try:
        work(coming, going)
    except BrokenPipeError:
        os._exit(0)  # nobody listens: there is nothing to flush


if __name__ == "__main__":
    main()
