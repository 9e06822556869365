"""A contest for people: a line while it is played, and its result as a table."""

from __future__ import annotations

import sys
import time
from textwrap import wrap
from typing import Final

from pioche.commands.meter import OFTEN, StatusLine, bar, clock, rate
from pioche.engine.options import LOWEST, SINGLE
from pioche.study.arena.contest import AS_NAMED
from pioche.study.arena.e_process import DOUBT
from pioche.study.arena.standing import EXAMPLES, Standing

COLUMNS: Final = 80
SELDOM: Final = 5.0  # seconds between two lines where they cannot be redrawn


def table(standing: Standing, until_sure: bool = False) -> str:
    """The bots with their wins, points and ratings, the best first, and how to read these."""
    contest = standing.contest
    what = "matches" if contest.match else "rounds"
    title = f"{contest.box}, {contest.players} players, {standing.games:,} {what}, seed {contest.seed}"
    options = contest.options_text()
    lines = [title + (f", {options}" if options else ""), ""]
    wide = max(len(bot) for bot in [*standing.scores, "bot"])
    lines.append(f"{'bot':{wide}}  {'wins':>8}  {'95 % interval':>17}  {'points':>8}  {'95 % interval':>17}")
    for bot in standing.best_first():
        wins, points = standing.result(bot)
        rate = f"{100 * wins.low:.1f} – {100 * wins.high:.1f} %"
        scored = f"{points.low:.1f} – {points.high:.1f}"
        lines.append(
            f"{bot:{wide}}  {100 * wins.mean:>6.1f} %  {rate:>17}  {points.mean:>8.1f}  {scored:>17}"
        )
    lines += [*rating_lines(standing, wide), ""]
    return "\n".join([*lines, *remarks(standing, until_sure), *faults(standing)])


def rating_lines(standing: Standing, wide: int) -> list[str]:
    """The bots on one scale, if they were to be rated."""
    if standing.contest.tables == AS_NAMED:
        return []
    lines = ["", f"{'bot':{wide}}  {'rating':>8}  {'95 % interval':>17}"]
    for bot, one in standing.ratings().items():
        span = f"{one.low:.0f} – {one.high:.0f}" if one.low < one.high else "the zero"
        lines.append(f"{bot:{wide}}  {one.mean:>8.0f}  {span:>17}")
    return lines


def remarks(standing: Standing, until_sure: bool) -> list[str]:
    """How to read the figures."""
    contest, lineups = standing.contest, len(standing.lineups)
    deals = "1 deal" if standing.deals == 1 else f"{standing.deals:,} deals"
    found = [
        f"Wins and points of one seat in one game; among equals each wins {100 / contest.players:.1f} %.",
        f"{deals}, each played in all {contest.players} rotations"
        + (f" by each of {lineups} line-ups" if lineups > 1 else "")
        + "; the intervals take a deal as the unit (Wilson; normal for points).",
    ]
    if contest.tables != AS_NAMED:
        found.append("400 more points of rating are odds of ten to one.")
    if until_sure:
        found.append(sure_remark(standing))
    if contest.rules().scoring == SINGLE:
        found.append(
            "A single round is played for the win alone: no points are counted (--option scoring=race)."
        )
    elif contest.rules().scoring == LOWEST:
        found.append("With scoring=low fewer points are better.")
    if standing.void:
        found.append(f"{standing.void:,} games had no winner.")
    return [line for remark in found for line in wrap(remark, COLUMNS)]


def sure_remark(standing: Standing) -> str:
    """What is sure about the order of the bots, checked after every deal."""
    if not standing.order.sure:
        test = standing.order
        return f"The order is not sure: {test.settled} of {test.pairs} pairs are settled."
    order = " > ".join(standing.best_first())
    return (
        f"Sure after {standing.deals:,} deals: {order}. This order is wrong with a probability of at most "
        f"{100 * DOUBT:g} %, although one looked after every deal. The intervals are those of a contest "
        "of fixed length, and a little too good where it stopped early."
    )


def faults(standing: Standing) -> list[str]:
    """The faults of bots; the default answer was taken each time."""
    lines = list(standing.faults.values())
    if not lines:
        return []
    found = ["", "faults (answered by default):"]
    for line in lines[:EXAMPLES]:
        where = f"first in deal {line.deal}, round {line.round}, seat {line.seat}, {line.decision}"
        found.append(f"  {line.times:,} × {line.bot} {line.reason} ({where})")
    if len(lines) > EXAMPLES:
        found.append(f"  … and {len(lines) - EXAMPLES:,} other kinds")
    return found


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
