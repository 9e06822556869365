"""Asks bots without trusting them: whatever a bot does becomes a choice on offer or a Misstep."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType, TracebackType
from typing import Final

from pioche.bots.bot import Bot
from pioche.engine.actions import PLAY
from pioche.sight.choices import Choice
from pioche.sight.view import View

LIMIT: Final = 5.0  # seconds for one answer
REPEAT: Final = 1.0  # seconds until the next alarm, for a bot that swallowed the first
Clock = Callable[[], float]  # tells seconds


class Misstep(Exception):
    """What a bot did instead of answering: it raised, answered nonsense, or was too slow."""


class _Alarm(BaseException):
    """Interrupts a bot that hangs; a BaseException, so that `except Exception` does not catch it."""


@dataclass(frozen=True)
class Fault:
    """A misstep as the log has it."""

    round: int
    seat: int
    bot: str
    decision: str
    reason: str

    def __str__(self) -> str:
        where = f"round {self.round}, seat {self.seat}, {self.decision}"
        return f"{self.bot} {self.reason} ({where})"


class Guard:
    """Asks bots within a time limit; used in a `with` statement.

    An answer that comes too late does not count. A bot that hangs is interrupted if the system has timers and
    this is the main thread; elsewhere there is only waiting.
    """

    def __init__(self, limit: float = LIMIT, clock: Clock = time.perf_counter) -> None:
        self.limit = limit
        self.clock = clock
        self._timer = False
        self._asking = False
        self._before: Callable[[int, FrameType | None], object] | int | None = None

    def __enter__(self) -> Guard:
        if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGALRM, self._ring)
            self._timer = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer:
            self._timer = False
            signal.signal(signal.SIGALRM, self._before or signal.SIG_DFL)

    def answer(self, bot: Bot, view: View) -> Choice:
        """The bot's answer to the question, or a Misstep."""
        return offered(view, self._timed(bot.answer, view))

    def step_in(self, bot: Bot, view: View) -> Choice | None:
        """What the bot says unasked, None for silence, or a Misstep."""
        found = self._timed(bot.step_in, view)
        return None if found is None else offered(view, found)

    def _timed(self, method: Callable[[View], object], view: View) -> object:
        start = self.clock()
        try:
            try:
                self._asking = True
                if self._timer:
                    signal.setitimer(signal.ITIMER_REAL, self.limit, REPEAT)
                found = method(view)
            finally:
                self._asking = False
                if self._timer:
                    signal.setitimer(signal.ITIMER_REAL, 0)
        except _Alarm:
            raise Misstep(f"was interrupted after {self.limit:g} s") from None
        except (Exception, SystemExit) as error:
            raise Misstep(f"raised {type(error).__name__}: {error}") from error
        if self.clock() - start > self.limit:
            raise Misstep(f"took longer than {self.limit:g} s")
        return found

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self._asking:
            raise _Alarm


def offered(view: View, found: object) -> Choice:
    """The choice that a bot means, or a Misstep if there is no such choice."""
    if not isinstance(found, Choice):
        raise Misstep(f"answered {found!r:.60}, which is no choice")
    for choice in view.choices:
        if (found.verb, found.handle, found.tray) != (choice.verb, choice.handle, choice.tray):
            continue
        if found.second != choice.second:
            continue
        if (found.colour, found.target, found.uno) == (choice.colour, choice.target, choice.uno):
            return choice
        if choice.verb == PLAY and found.colour in range(-1, 4) and found.target in range(-1, view.seats):
            play = choice.copy()
            play.colour = int(found.colour)
            play.target = int(found.target)
            play.uno = bool(found.uno)
            return play
    raise Misstep("answered something that was not on offer")
