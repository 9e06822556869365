"""What is written down when a plan is carried out: its rows with their deadlines, and what else is kept."""

from __future__ import annotations

from typing import Final

from pioche.engine.actions import DRAW, MATCH_OVER, PLAY, ROUND_OVER, VERBS
from pioche.engine.game import pending_question
from pioche.server.table import entries as log, pacing
from pioche.server.table.deciding import Plan
from pioche.server.table.pacing import deadline, ms
from pioche.server.table.results import Played, played_by
from pioche.server.table.run import Run, Trial, falls_late
from pioche.server.table.runtime import TableSettings, Write
from pioche.server.table.showing import record_id
from pioche.server.table.table import Table
from pioche.server.wire import messages as wire

TURNS: Final = (VERBS[PLAY], VERBS[DRAW])


def write_of(table: Table, plan: Plan, command: str, now: int, settings: TableSettings) -> Write:
    """The rows of a plan, and what else the store keeps of them."""
    limit = _deadline(table, plan, now, settings)
    first, last = table.version + 1, len(plan.entries) - 1
    rows = [
        log.Row(first + k, now, limit, command if k == last else "", entry)
        for k, entry in enumerate(plan.entries)
    ]
    made = plan.made
    if isinstance(made, Trial) and made.state.phase < MATCH_OVER:  # what is written most often
        return Write(table.id, rows)
    joined = left = ""
    record = None
    played: list[Played] = []
    for entry in plan.entries:
        if isinstance(entry, log.Joined | log.Reserved):
            joined = entry.player
        if isinstance(entry, log.Left):
            left = table.chairs[entry.seat].player
        if isinstance(entry, log.Unreserved):
            left = table.chairs[entry.seat].comes.player
    if isinstance(made, Trial) and table.run is not None:
        text = table.run.record(table.box, table.names(), table.fairness(), made.number)
        record = (record_id(table.id, table.match), text)
        if table.match != table.again:
            played = played_by(table.chairs, table.box, made.state, now - table.dealt_at)
    closed = isinstance(plan.entries[-1], log.Closed)
    return Write(table.id, rows, close=closed, joined=joined, left=left, record=record, played=played)


def _deadline(table: Table, plan: Plan, now: int, settings: TableSettings) -> int:
    """When the question that a plan leads to is answered by default."""
    entry, made, run = plan.entries[-1], plan.made, table.run
    if isinstance(made, Run):
        return deadline(table, made.state, now)
    if isinstance(made, Trial) and run is not None:
        calls = isinstance(entry, log.Acted) and entry.verb not in TURNS
        if calls and pending_question(made.state) == pending_question(run.state):
            return table.deadline
        swings = run.state.rules.balance is not None and falls_late(made.state.events or [])
        return deadline(table, made.state, now + (ms(settings.swing) if swings else 0))
    if isinstance(entry, log.Stopped):
        return 0
    if isinstance(entry, log.Shuffled | log.Withheld):
        return now + ms(settings.deal_wait)
    if isinstance(entry, log.Sealed):
        return now + ms(settings.reveal_wait)
    if isinstance(entry, log.Paused) and run is not None:
        return deadline(table, run.state, now)
    asked = int(run.state.asked) if run is not None and run.state.phase < ROUND_OVER else -1
    if isinstance(entry, log.CameBack | log.Joined) and table.terms.timer and entry.seat == asked:
        # The clock starts for a person who is asked; as long as a bot played the seat there was none.
        return now + 1000 * table.terms.timer
    return table.deadline


def held_back_until(table: Table, command: wire.Command, plan: Plan, settings: TableSettings) -> int:
    """Until when an answer waits: a fall is still to be seen (R95), or UNO may be called (R38); 0 if not."""
    run = table.run
    if run is None or not (run.state.uno_pending or run.swung_at) or not isinstance(plan.made, Trial):
        return 0
    if not isinstance(command, wire.Answer):
        return 0
    until = pacing.seen_to_fall(run, settings)
    if run.state.uno_pending and command.verb in TURNS:
        until = max(until, run.window_at + ms(settings.window_hold))
    return until
