"""A process in which the coach thinks: it gets views and finished games, and gives back hints and reviews.

It knows nothing of tables. When its input ends, because the server is gone in whatever way, it ends too.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO, Final

import msgspec

from pioche.coach.data import review_data
from pioche.coach.hints import hint
from pioche.coach.reviewing import GAMES, Unfinished, review
from pioche.coach.trials import Unknown
from pioche.coach.words import answer_words, reason_words
from pioche.records import RecordError, read
from pioche.server.thinking.frames import Start, frame, read_frame
from pioche.server.thinking.worker import rules_of
from pioche.shelf import SHELF, BoxError
from pioche.sight.choices import choice_data
from pioche.sight.packing import unpack
from pioche.texts.catalogue import catalogue

SHOWN: Final = 5  # answers of a hint
MODEST: Final = 10  # how far such a process steps back: behind all tables, but not for ever
PATIENT: Final = "patient"  # for tasks that nobody waits for at a table


class Task(msgspec.Struct, frozen=True, array_like=True):
    """What the coach is asked: a hint about a packed view, or a review of one round of a record."""

    lang: str = "en"
    names: list[str] = []
    box: str = ""
    seats: int = 0
    options: dict[str, Any] = {}
    view: list[Any] = []
    history: list[Any] = []
    record: str = ""
    round: int = 0
    games: int = GAMES


class Found(msgspec.Struct, frozen=True, array_like=True):
    """What comes back: how far it is, and at last the answer as JSON, or why there is none."""

    done: int = 0
    of: int = 0
    data: bytes = b""
    reason: str = ""


def advised(task: Task) -> Found:
    """A hint in the words of the one who asks."""
    rules = rules_of(task.box, task.seats, msgspec.msgpack.encode(task.options))
    view = unpack(rules, task.view, task.history)
    found = hint(view)
    words = catalogue(task.lang).of(task.box)
    answers = [
        {
            "text": answer_words(words, view, advice.choice, task.names),
            "answer": choice_data(rules, view.side, advice.choice),
            "chance": advice.chance.data(),
        }
        for advice in found.shown(SHOWN)
    ]
    why = reason_words(words, view, found.reason, task.names)
    told = {"answers": answers, "reason": why, "clear": found.clear, "games": found.games}
    return Found(data=msgspec.json.encode(told))


def reviewed(task: Task, going: BinaryIO) -> Found:
    """A review of one round; progress goes ahead of it."""

    def progress(done: int, of: int) -> None:
        going.write(frame(Found(done, of)))
        going.flush()

    found = review(read(task.record), task.games, task.round, progress)
    if not found.rounds:
        return Found(reason="no_record")
    return Found(data=msgspec.json.encode(review_data(found)))


def thought(task: Task, going: BinaryIO) -> Found:
    """The answer to a task, or the reason why there is none."""
    try:
        return reviewed(task, going) if task.record else advised(task)
    except Unknown:
        return Found(reason="no_figures")
    except Unfinished:
        return Found(reason="unfinished")
    except (RecordError, BoxError):
        return Found(reason="no_record")
    except Exception as error:  # a box from outside may fail here in its own way
        print(f"the coach stumbled: {type(error).__name__}: {error}", file=sys.stderr)
        return Found(reason="no_figures")


def work(coming: BinaryIO, going: BinaryIO) -> None:
    """Think about one thing after another until nobody asks any more."""
    first = read_frame(coming)
    if first is None:
        return
    SHELF.add_files(msgspec.msgpack.decode(first, type=Start).files)
    decode = msgspec.msgpack.Decoder(Task).decode
    going.write(frame(Found()))  # ready
    going.flush()
    if PATIENT in sys.argv and hasattr(os, "nice"):
        os.nice(MODEST)
    while (body := read_frame(coming)) is not None:
        going.write(frame(thought(decode(body), going)))
        going.flush()


def main() -> None:
    """Be such a process; whatever is printed goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the server, which closes our input
    coming, going = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    try:
        work(coming, going)
    except BrokenPipeError:
        os._exit(0)  # nobody listens: there is nothing to flush


if __name__ == "__main__":
    main()
