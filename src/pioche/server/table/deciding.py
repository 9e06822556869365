"""What a command leads to: log entries, worked out without changing the table, or a refusal."""

from __future__ import annotations

from typing import Any, Final, assert_never

from pioche.engine.actions import MATCH_OVER, NEXT, ROUND_OVER, VERBS
from pioche.engine.refusals import Illegal
from pioche.server.table import entries as log, shuffling
from pioche.server.table.answers import answer_chosen
from pioche.server.table.options import agreed_names, check_timer, checked_options, named_options
from pioche.server.table.refusing import Refuse
from pioche.server.table.run import Run, Trial
from pioche.server.table.seating import (
    Who as Who,
    between_matches,
    bot as bot,
    chair_kind,
    check_added as check_added,
    check_bot as check_bot,
    free_seat,
    join,
    nickname as nickname,
    swap,
)
from pioche.server.table.table import BOT, CLOSED, HUMAN, LOBBY, PLAYING, VACANT, Table
from pioche.server.table.voting import after_leaving, suggest, vote
from pioche.server.wire import messages as wire
from pioche.server.wire.terms import changed
from pioche.sight.choices import Choice


class Plan:
    """Entries to be written together, and what the last one leads to."""

    def __init__(self, entries: list[log.AnyEntry], made: Trial | Run | None = None) -> None:
        self.entries = entries
        self.made = made


def decide(table: Table, who: Who, command: wire.Command, seen: int, present: set[int]) -> Plan:
    """What a command leads to; `present` are the seats of the people who are connected."""
    if table.phase == CLOSED:
        raise Refuse("closed")
    if isinstance(command, wire.Join):
        return Plan([join(table, who, command)])
    if isinstance(command, wire.Leave) and table.waits_for(who.player) >= 0:
        return Plan([log.Unreserved(table.waits_for(who.player))])
    if who.seat < 0:
        raise Refuse("not_seated")
    seat = who.seat
    if table.cup:
        fits_cup(table, command)
    match command:
        case wire.Answer():  # what is asked most often, first
            return answer(table, seat, command, seen, present)
        case wire.Leave():
            return leave(table, seat)
        case wire.Speak():
            return Plan([log.Spoke(seat, command.lang)])
        case wire.Wear():
            return Plan([log.Wore(seat, command.avatar)])
        case wire.Sit():
            return Plan([log.Moved(seat, free_seat(table, command.seat))])
        case wire.Swap():
            return Plan([swap(table, who, command)])
        case wire.Propose():
            return Plan([log.Proposed(seat, proposal(table, command.options))])
        case wire.Agree():
            if table.proposal is None or table.phase != LOBBY:
                raise Refuse("no_proposal")
            return Plan([log.Agreed(seat, command.yes)])
        case wire.Number():
            return Plan(*shuffling.number(table, seat, command.number, present))
        case wire.Commit():
            return Plan(*shuffling.hashed(table, seat, command.hash, present))
        case wire.Next():
            return ready(table, seat, present)
        case wire.Suggest():
            return Plan(suggest(table, seat, command))
        case wire.Vote():
            return Plan(vote(table, seat, command.yes))
        case _ if table.host != seat:  # all that follows is for the host
            raise Refuse("not_host")
        case wire.AddBot():
            return Plan([bot(table, command.level, free_seat(table, command.seat))])
        case wire.RemoveBot():
            between_matches(table)
            if chair_kind(table, command.seat) != BOT:
                raise Refuse("no_bot")
            return Plan([log.BotLeft(command.seat)])
        case wire.SetRules():
            return Plan([rules_set(table, command)])
        case wire.Start():
            return Plan(*shuffling.start(table, command.anyway))
        case wire.HostTake():
            return host_take(table, command)
        case wire.Remove():
            if chair_kind(table, command.seat) != HUMAN or command.seat == seat:
                raise Refuse("no_player")
            return Plan([log.Left(command.seat, removed=True), *gone(table, command.seat)])
        case wire.Count():
            return Plan([log.Counted(command.by, command.fresh)])
        case wire.Welcome():
            if command.late != "round":
                raise Refuse("late")
            return Plan([log.Welcomed(command.late)])  # as it is anyway
        case wire.Lock():
            return Plan([log.Locked(command.on)])
        case wire.Pause():
            playing(table)
            return Plan([log.Paused(command.on)])
        case wire.Stop():
            playing(table)
            return Plan([log.Stopped()])
        case wire.SetCup() | wire.Award():
            raise Refuse("no_cup_here")
        case _:
            assert_never(command)


# What is decided at the cup, and not at one of its tables.
OF_CUPS: Final = (
    wire.SetRules,
    wire.AddBot,
    wire.RemoveBot,
    wire.Remove,
    wire.Propose,
    wire.Suggest,
    wire.Count,
    wire.Stop,
    wire.Lock,
    wire.SetCup,
    wire.Award,
)


def fits_cup(table: Table, command: wire.Command) -> None:
    """Refuse what would change the game of a cup; there is one match, and then it goes on at the cup."""
    if isinstance(command, OF_CUPS) or (isinstance(command, wire.Leave) and not table.match):
        raise Refuse("of_cup")
    if isinstance(command, wire.Start) and table.over:
        raise Refuse("of_cup")


def leave(table: Table, seat: int) -> Plan:
    """A person goes; with the last one the table closes, or is given to who waits for the next round."""
    if table.humans() == [seat]:
        waits = any(chair.awaits() for chair in table.chairs)
        return Plan([log.Left(seat), log.Stopped() if waits else log.Closed()])
    return Plan([log.Left(seat), *gone(table, seat)])


def gone(table: Table, seat: int) -> list[log.AnyEntry]:
    """What follows before a match when somebody leaves."""
    return after_leaving(table, seat) if table.phase == LOBBY else []


# What is played


def playing(table: Table) -> Run:
    """The match that is going on."""
    if table.phase != PLAYING or table.run is None:
        raise Refuse("no_match")
    return table.run


def rules_set(table: Table, command: wire.SetRules) -> log.RulesSet:
    """The host changes what is played."""
    between_matches(table)
    box = command.box or table.box
    seats = command.seats or len(table.chairs)
    taken = sum(chair.kind != VACANT for chair in table.chairs)
    if seats < taken:
        raise Refuse("too_few_seats", count=taken)
    options = table.options if box == table.box else {}
    if command.options is not None:
        options = named_options(command.options)
    checked_options(box, seats, options)
    if agreed_names(box) & options.keys():
        raise Refuse("needs_agreement")
    terms = changed(table.terms, command)
    check_timer(terms.timer)
    return log.rules_set(box, seats, options, terms)


def proposal(table: Table, options: dict[str, Any]) -> dict[str, Any]:
    """What somebody proposes to agree on."""
    between_matches(table)
    if not options or not options.keys() <= agreed_names(table.box):
        raise Refuse("no_agreement_on_this")
    checked_options(table.box, max(2, len(table.chairs)), {**table.options, **options})
    return options


# The game


def answer(table: Table, seat: int, command: wire.Answer, seen: int, present: set[int]) -> Plan:
    """A player answers, calls, catches or jumps in."""
    run = playing(table)
    if command.verb == VERBS[NEXT]:
        return ready(table, seat, present)
    if table.terms.paused:
        raise Refuse("paused")
    if command.verb not in VERBS:
        raise Refuse("unreadable")
    if seen < run.question_version and command.verb not in wire.CALLS:
        raise Refuse("stale")
    return answered(run, seat, command, "player")


def answered(run: Run, seat: int, said: wire.Answer, by: str) -> Plan:
    """An answer, tried out; the engine may refuse it."""
    entry = log.acted(seat, said, by)
    return Plan([entry], run.trial(entry))


def chosen(run: Run, seat: int, choice: Choice, by: str) -> Plan:
    """The same for somebody who chose from a view."""
    return answered(run, seat, answer_chosen(run.state, choice), by)


def ready(table: Table, seat: int, present: set[int]) -> Plan:
    """A person wants the next round; the host, or everybody who is there, gets it."""
    run = playing(table)
    if run.state.phase != ROUND_OVER:
        raise Illegal("match_over" if run.state.phase == MATCH_OVER else "round_not_over")
    waiting = [k for k in table.humans() if k in present and k != seat and not table.chairs[k].ready]
    if seat != table.host and waiting:
        return Plan([log.Readied(seat)])
    return next_round(run, "player")


def next_round(run: Run, by: str) -> Plan:
    """The next round is dealt."""
    return answered(run, 0, wire.Answer(VERBS[NEXT]), by)


def host_take(table: Table, command: wire.HostTake) -> Plan:
    """The host carries out a free-text rule (C9)."""
    run = playing(table)
    chair_kind(table, command.seat)
    entry = log.Gave(command.seat, command.count)
    return Plan([entry], run.trial(entry))
