"""Replay a Record move by move as a match, and check that it ends as recorded."""

from __future__ import annotations

from pioche.engine.game import as_recorded
from pioche.engine.options import OptionError
from pioche.engine.refusals import Refusal
from pioche.engine.state import MAX_SEATS, ScriptError
from pioche.match import Match, check_names
from pioche.notation.moves import parse_action
from pioche.notation.toml_source import TomlError
from pioche.records.real_cards import TAKEN, DealError, RealMatch, taken_by
from pioche.records.record import Move, Record, RecordError
from pioche.records.record_writer import check
from pioche.shelf import box_named


def replay(record: Record) -> Match:
    """Play the whole record and check its result; a RecordError says where it goes wrong."""
    if not isinstance(record, Record):
        raise TypeError(f"a record is what `read` makes of a text, not {record!r:.80}")
    match = start(record)
    for move in record.moves:
        step(record, match, move)
    if isinstance(match, RealMatch) and match.state.round < len(match.deals):
        raise record.source.error("this deal is never played", "deal", int(match.state.round))
    _check_result(record, match)
    return match


def start(record: Record) -> Match:
    """The match of a record before its first move."""
    key = "box"
    try:
        box_named(record.box)
        key = "seats"
        check_names(record.seats)
        if record.options and 2 <= len(record.seats) <= MAX_SEATS:
            key = "options"
        if record.seed is None:
            return RealMatch(record.box, record.seats, record.deals, record.options)
        return Match(record.box, record.seats, record.seed, record.options)
    except DealError as error:
        raise _deal_error(record, error) from None
    except OptionError as error:
        raise record.source.error(str(error), key) from None


def move_action(match: Match, move: Move) -> int:
    """The action of a record's move, as it is taken today."""
    s = match.state
    return int(as_recorded(s, parse_action(s, move.text.partition(TAKEN)[0], match.names)))


def step(record: Record, match: Match, move: Move) -> None:
    """Carry out one move of a record."""
    try:
        a = move_action(match, move)
        if isinstance(match, RealMatch):
            match.act(a, taken_by(move.text))
        else:
            match.act(a)
    except DealError as error:
        raise _deal_error(record, error) from None
    except (Refusal, ScriptError) as error:
        raise RecordError(move.line, f"`{move.text}`: {error}") from None


def _deal_error(record: Record, error: DealError) -> TomlError:
    return record.source.error(str(error), "deal", error.number, *error.key.split(".", 1))


def _check_result(record: Record, match: Match) -> None:
    """Compare everything that the record says about the outcome."""
    said = record.result
    for name in said.scores or {}:
        if name not in match.names:
            raise record.source.error(f"no seat is called {name!r}", "result", "scores")
    scores = None if said.scores is None else {name: match.scores[name] for name in said.scores}
    compared = (
        ("moves", said.moves, len(match.log)),
        ("decision", said.decision, match.decision),
        ("scores", said.scores, scores),
        ("winner", said.winner, match.winner or "none"),
        ("winners", said.winners, match.winners),
    )
    for key, expected, found in compared:
        if expected is not None and expected != found:
            reason = f"the record says {_shown(expected)}, but the moves give {_shown(found)}"
            raise record.source.error(f"{reason}: something was left out or altered", "result", key)
    checks = (check(match), check(match, [move.text for move in record.moves]))
    if said.check is not None and said.check not in checks:
        reason = "the moves can be played, but this is not the game that was recorded: something was altered"
        raise record.source.error(reason, "result", "check")


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {number}" for name, number in value.items())
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    return str(value)
