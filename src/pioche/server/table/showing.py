"""What a table sends to each viewer. The game comes from the engine's view and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import asdict

from pioche.engine.actions import ROUND_OVER
from pioche.engine.game import apply
from pioche.engine.options import OptionError
from pioche.engine.refusals import Refusal
from pioche.records.fairness import commitment
from pioche.server.table.dealing import rules_of
from pioche.server.table.evening import standings
from pioche.server.table.run import Run
from pioche.server.table.table import HUMAN, PLAYING, SHUFFLING, VACANT, Table
from pioche.server.wire import messages as wire
from pioche.sight.choices import laying
from pioche.sight.view import SPECTATOR
from pioche.texts.explanations import explain
from pioche.texts.prompts import question
from pioche.texts.words import Words

_encode: Final = msgspec.json.Encoder().encode


def encode(message: object) -> bytes:
    """A message as it is sent."""
    return _encode(message)


def partners(table: Table) -> list[int]:
    """Of each seat the other one of its team (H8), or -1."""
    seats = len(table.chairs)
    try:
        run = table.run if table.phase == PLAYING else None
        rules = run.state.rules if run is not None else rules_of(table.box, seats, table.agreed_options())
    except OptionError:
        return [-1] * seats
    teams = rules.teams
    return [-1 if teams is None else int(teams.partner(seat)) for seat in range(seats)]


def table_info(
    table: Table, here: set[int], spectators: int, since: Callable[[str], int] = lambda _: 0
) -> wire.TableInfo:
    """The table as everybody may know it: no secret before the match is over."""
    partner = partners(table)
    return wire.TableInfo(
        code=table.code,
        box=table.box,
        phase=table.phase,  # type: ignore[arg-type]
        chairs=[
            wire.Chair(
                kind=chair.kind,  # type: ignore[arg-type]
                name=chair.name,
                avatar=chair.avatar,
                level=chair.level,
                here=k in here or (chair.kind != HUMAN and chair.kind != VACANT),
                gone=since(chair.player) if chair.kind == HUMAN and k not in here else 0,
                away=chair.away,
                ready=chair.ready,
                agreed=chair.agreed,
                declined=chair.declined,
                partner=partner[k],
                left=bool(chair.left),
                comes=chair.comes.name,
                wish=table.seat_of(chair.wish) if chair.wish else -1,
            )
            for k, chair in enumerate(table.chairs)
        ],
        host=table.host,
        options=table.run.options
        if table.run is not None and table.phase == PLAYING
        else table.agreed_options(),
        **asdict(table.terms),
        match=table.match,
        late="round",
        commitment=commitment(table.secret) if table.secret else "",
        hashes=table.fairness().sealed_hashes() if table.sealed and table.phase == SHUFFLING else [],
        seal=table.fairness().seal() if table.sealed else "",
        withheld=table.withheld,
        proposal=None if table.proposal is None else wire.Proposal(*table.proposal),
        finished=[
            wire.Finished(over.match, record_id(table.id, over.match), over.box, over.winners, over.secret)
            for over in table.over
        ],
        spectators=spectators,
        motion=_motion(table),
        evening=_evening(table),
        cup=table.cup,
    )


def _motion(table: Table) -> wire.Motion | None:
    """What is suggested, with seats in the place of people."""
    m = table.motion
    if m is None:
        return None
    yes, no = ([table.seat_of(player) for player in side] for side in (m.yes, m.no))
    return wire.Motion(table.seat_of(m.player), m.box, m.options, yes, no)


def _evening(table: Table) -> wire.Evening:
    """The matches that count together; of those that were played long ago nobody knows who was what."""
    counted = [over.results for over in table.over if over.match > table.evening and over.results]
    found = standings(counted, table.count, table.seat_of)
    return wire.Evening(table.count, len(counted), found)  # type: ignore[arg-type]


def record_id(table: str, match: int) -> str:
    """The id of a match's record."""
    return f"{table}-{match}"


def update(
    table: Table, info: msgspec.Raw | None, seat: int, words: Words, since: int | None, now: int, player: str
) -> bytes:
    """An Update for one viewer; with `since` None, or too long ago, it is whole."""
    run = table.run
    # These have been encoded already, or are as plain as if they had been.
    public: Any = info
    game: Any = None
    events: Any = [] if since is not None else None
    held: Any = None
    prompt = ""
    if run is not None:
        s = run.state
        # After a match somebody may sit down on a seat that it did not have.
        eyes = seat if seat < s.seats else SPECTATOR
        scene = run.scene()
        game = scene.to(eyes)
        if since is not None:
            events = run.events_since(words, eyes, since)
        held = scene.held()
        if s.phase < ROUND_OVER and seat >= 0 and s.asked == seat:
            prompt = question(words, s, [chair.name for chair in table.chairs])
    whole = events is None
    if events is None:
        events = run.recent_events(words, eyes) if run is not None else []
    you = wire.You(
        seat,
        seat >= 0 and table.host == seat,
        seat >= 0
        and table.phase == SHUFFLING
        and not (table.sealed or seat in table.hashes or seat in table.numbers),
        -1 if seat >= 0 else table.seat_left(player),
        -1 if seat >= 0 or not player else table.waits_for(player),
    )
    known = 0 if whole or since is None else since
    return _encode(
        wire.Update(table.version, known, whole, now, table.deadline, public, you, prompt, events, game, held)
    )


def why(table: Table, run: Run, seat: int, handle: int, tray: int, words: Words) -> str:
    """Why a card of a hand cannot be laid now, in words; empty if it can, or is not there."""
    s = run.state
    number = -1
    try:
        number = int(laying(s, seat, handle, tray))
        apply(s.copy(), number)
    except Refusal as refused:
        names = [chair.name for chair in table.chairs]
        return explain(words, s, names, seat, refused, number) if number >= 0 else ""
    return ""
