"""What happens at a table by itself, and when: bots, clocks, people who are gone (R38, H16)."""

from __future__ import annotations

from typing import Final

from pioche.engine.actions import ROUND_OVER, TURN, Answers, seat_of
from pioche.engine.game import offers
from pioche.engine.state import State
from pioche.server.table.presence import Presence
from pioche.server.table.run import Run
from pioche.server.table.runtime import TableSettings
from pioche.server.table.table import CLOSED, HUMAN, PLAYING, SHUFFLING, Table

DEAL: Final = "deal"
AWAY: Final = "away"
PASS_HOST: Final = "host"
NEXT_ROUND: Final = "next"
BOT: Final = "bot"
STEP_IN: Final = "step_in"
CLOCK: Final = "clock"


class Due:
    """Something that will happen by itself; the time is the server's clock in milliseconds."""

    def __init__(self, at: int, what: str, seat: int = -1) -> None:
        self.at = at
        self.what = what
        self.seat = seat


class Awaited:
    """Until when those are waited for who are still thinking: whoever is asked, and who might step in."""

    def __init__(self, answer: int, step_in: int) -> None:
        self.answer = answer
        self.step_in = step_in


NOTHING: Final = Awaited(0, 0)


def due(
    table: Table, presence: Presence, stepped: int, settings: TableSettings, awaited: Awaited = NOTHING
) -> Due | None:
    """The next thing that happens by itself; nothing while no person is there to see it.

    `stepped` is the version at which the bots have last been asked whether they step in.
    """
    if table.phase == CLOSED or not presence.here:
        return None
    found = _absent(table, presence, settings)
    if table.phase == SHUFFLING:
        found.append(Due(table.deadline, DEAL))
    if table.phase == PLAYING and table.run is not None and not table.terms.paused:
        found += _game(table, table.run, presence, stepped, settings, awaited)
    return min(found, key=lambda d: d.at) if found else None  # mostly nothing is due: people think


def _absent(table: Table, presence: Presence, settings: TableSettings) -> list[Due]:
    """Those who are gone for long."""
    grace = ms(settings.grace)
    found: list[Due] = []
    for seat, chair in enumerate(table.chairs):
        if chair.kind != HUMAN or seat in presence.here:
            continue
        if table.phase == PLAYING and not chair.away and not table.terms.paused:
            found.append(Due(presence.since(chair.player) + grace, AWAY, seat))
        if table.host == seat:
            found.append(Due(presence.since(chair.player) + grace, PASS_HOST, min(presence.here)))
    return found


def _game(
    table: Table, run: Run, presence: Presence, stepped: int, settings: TableSettings, awaited: Awaited
) -> list[Due]:
    """What the game waits for."""
    s = run.state
    if s.phase == ROUND_OVER:
        # Those who were not ready may have gone since.
        waiting = any(not table.chairs[seat].ready for seat in presence.here)
        return [Due(table.changed_at + (ms(settings.next_wait) if waiting else 0), NEXT_ROUND)]
    if s.phase > ROUND_OVER:
        return []
    found: list[Due] = []
    swing = seen_to_fall(run, settings)
    ready = max(table.changed_at + ms(settings.pace), swing)
    window = run.window_at + ms(settings.window_wait) if s.uno_pending else 0
    if stepped != table.version and bots_with_offers(table, s):
        found.append(Due(max(window or ready, swing, awaited.step_in), STEP_IN))
    seat = int(s.asked)
    if table.played_by_bot(seat):
        found.append(Due(max(ready, window, awaited.step_in, awaited.answer), BOT, seat))
    elif table.deadline:
        found.append(Due(table.deadline, CLOCK, seat))
    return found


def seen_to_fall(run: Run, settings: TableSettings) -> int:
    """Until when a balance is about to fall, and nobody does anything (R95); 0 if it is not."""
    return run.swung_at + ms(settings.swing) if run.swung_at else 0


def bots_with_offers(table: Table, s: State) -> list[int]:
    """The bots that could call, catch or jump in now."""
    if s.uno_pending == 0 and (s.phase != TURN or s.rules.outsiders is None):
        return []
    out = Answers()
    out.n = 0
    offers(s, out)
    return sorted({seat for a in out.as_list() if table.played_by_bot(seat := int(seat_of(a)))})


def deadline(table: Table, s: State, now: int) -> int:
    """When a question that is asked now is answered by default; 0 if it waits for ever."""
    if not table.terms.timer or s.phase >= ROUND_OVER:
        return 0
    # Who waited for this round sits down with it.
    begins = table.run is not None and table.run.state.phase == ROUND_OVER
    comes = begins and table.chairs[int(s.asked)].awaits()
    if table.played_by_bot(int(s.asked)) and not comes:
        return 0
    return now + 1000 * table.terms.timer


def wind_back(table: Table, now: int, settings: TableSettings) -> None:
    """Take what a log says of the future for now: since it was written, the machine's clock was set back."""
    table.changed_at = min(table.changed_at, now)
    longest = max(settings.deal_wait, settings.reveal_wait, table.terms.timer)
    table.deadline = min(table.deadline, now + ms(longest))
    if table.run is not None:
        table.run.window_at = min(table.run.window_at, now)
        table.run.swung_at = min(table.run.swung_at, now)


def ms(seconds: float) -> int:
    """Seconds in milliseconds."""
    return round(1000 * seconds)
