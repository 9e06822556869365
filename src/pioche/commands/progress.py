"""The progress of a contest: games, speed, time left and the interval so far."""

from __future__ import annotations

import sys
import time
from typing import Final

from pioche.commands.meter import OFTEN, QUIET_FOR, bar, clock, rate
from pioche.study.standing import Standing

SELDOM: Final = 5.0  # seconds between two lines where they cannot be redrawn


class Progress:
    """A line on standard error: redrawn on a terminal, otherwise a new line now and then."""

    def __init__(self, until_sure: bool, known: int) -> None:
        self.until_sure = until_sure
        self.known = known  # deals that were already in a file
        self.terminal = sys.stderr.isatty()
        self.start = time.monotonic()
        self.next = self.start + QUIET_FOR
        self.shown = ""

    def show(self, standing: Standing) -> None:
        """Show the progress, a few times a second."""
        now = time.monotonic()
        if standing.deals <= self.known:
            self.start = now  # deals read from a file must not count towards the speed
            return
        if now < self.next:
            return
        self.next = now + (OFTEN if self.terminal else SELDOM)
        text = self.text(standing, now - self.start)
        if self.terminal:
            print("\r" + text.ljust(len(self.shown)), end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)
        self.shown = text

    def text(self, standing: Standing, took: float) -> str:
        """One line about the contest so far."""
        contest, done = standing.contest, standing.games
        speed = (standing.deals - self.known) * contest.games_a_deal / max(took, 1e-6)
        bot = contest.bots[0]
        wins, _ = standing.result(bot)
        parts = [
            f"{done:,} of {contest.played:,} games",
            rate(speed),
            f"{clock((contest.played - done) / max(speed, 1e-6))} left",
            f"{bot} {100 * wins.mean:.1f} % ({100 * wins.low:.1f} – {100 * wins.high:.1f})",
        ]
        if self.until_sure:
            parts.append(f"sure of {standing.sureness.settled} of {standing.sureness.pairs}")
        return f"{bar(done / contest.played)} {', '.join(parts)}"

    def clear(self) -> None:
        """Erase the line, on a terminal."""
        if self.shown and self.terminal:
            print("\r" + " " * len(self.shown) + "\r", end="", file=sys.stderr, flush=True)
