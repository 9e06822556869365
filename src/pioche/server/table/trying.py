"""Trying a finished match again from one of its moments: the log of a new table, with bots beside one."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.actions import HOST_TAKE, MATCH_OVER, NEXT, count_of, seat_of, target_of, verb_of
from pioche.records.fairness import Fairness
from pioche.records.record import Record
from pioche.records.replaying import move_action, start, step
from pioche.server.table import entries as log
from pioche.server.table.answers import answer_chosen
from pioche.server.table.refusing import Refuse
from pioche.sight.choices import choice_of

LEVEL = "medium"


def shuffled(fairness: Fairness) -> Iterator[log.AnyEntry]:
    """The entries that bring the same hashes and numbers."""
    given = [log.NumberGiven(seat, number) for seat, number in enumerate(fairness.numbers) if number]
    openly = fairness.openly()
    yield from (one for one in given if one.seat in openly)
    if fairness.hashes:
        yield from (log.Committed(seat, hash) for seat, hash in enumerate(fairness.hashes) if hash)
        yield log.Sealed()
    yield from (one for one in given if one.seat not in openly)


def tried(record: Record, moves: int, seat: int, code: str, player: str, lang: str) -> Iterator[log.AnyEntry]:
    """The entries of such a table; a Refuse where the match cannot be gone on with from there."""
    if record.seed is None or not 0 <= seat < len(record.seats) or not 0 <= moves <= len(record.moves):
        raise Refuse("no_record")
    options = dict(record.options)
    yield log.Opened(code, record.box, len(record.seats), options, again=True)
    yield log.Joined(seat, player, record.seats[seat], lang)
    for other, name in enumerate(record.seats):
        if other != seat:
            yield log.BotSat(other, name, LEVEL)
    fairness = record.fairness
    yield log.Shuffled("" if fairness is None else fairness.secret)
    if fairness is not None:
        yield from shuffled(fairness)
    yield log.Dealt(record.seed, options)
    match = start(record)
    for move in record.moves[:moves]:
        a = move_action(match, move)
        if verb_of(a) == HOST_TAKE:
            yield log.Gave(int(target_of(a)), int(count_of(a)))
        else:
            who = 0 if verb_of(a) == NEXT else int(seat_of(a))
            said = answer_chosen(match.state, choice_of(match.state, a))
            yield log.acted(who, said, "player" if who == seat else "bot")
        step(record, match, move)
    if match.state.phase == MATCH_OVER:
        raise Refuse("no_record")
