"""Progress of a contest: games, speed, time left and the interval so far."""

from __future__ import annotations

import sys
import time
from typing import Final

from pioche.commands.meter import OFTEN, StatusLine, bar, clock, rate
from pioche.study.arena.standing import Standing

SELDOM: Final = 5.0  # seconds between two lines where they cannot be redrawn


class Progress(StatusLine):
    """The line of a contest; where there is no terminal, a new line now and then."""

    def __init__(self, until_sure: bool, known: int) -> None:
        super().__init__()
        self.until_sure = until_sure
        self.known = known  # deals that a file had already

    def show(self, standing: Standing) -> None:
        """Show how far it is, a few times a second."""
        now = time.monotonic()
        if standing.deals <= self.known:
            self.start = now  # deals read from a file must not count towards the speed
            return
        if now < self.next:
            return
        self.next = now + (OFTEN if self.terminal else SELDOM)
        text = self.text(standing, now - self.start)
        if self.terminal:
            self.draw(text)
        else:
            print(text, file=sys.stderr, flush=True)

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
            parts.append(f"sure of {standing.order.settled} of {standing.order.pairs}")
        return f"{bar(done / contest.played)} {', '.join(parts)}"
