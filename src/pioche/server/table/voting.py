"""Voting on what is played next: everybody may suggest, and more than half of the people decide."""

from __future__ import annotations

from pioche.server.table import entries as log
from pioche.server.table.evening import Motion
from pioche.server.table.options import agreed_names, checked_options, named_options
from pioche.server.table.refusing import Refuse
from pioche.server.table.seating import between_matches
from pioche.server.table.table import Table
from pioche.server.wire import messages as wire


def suggest(table: Table, seat: int, command: wire.Suggest) -> list[log.AnyEntry]:
    """Somebody suggests another box, with its own rules, or other rules for the same box."""
    between_matches(table)
    box = command.box or table.box
    options = {} if command.options is None else named_options(command.options)
    if box == table.box and options == table.options:
        raise Refuse("same_rules")
    checked_options(box, len(table.chairs), options)
    if agreed_names(box) & options.keys():
        raise Refuse("needs_agreement")
    player = table.chairs[seat].player
    motion = Motion(player, box, options, [player])
    return [log.Suggested(seat, box, options), *outcome(table, motion, len(table.humans()))]


def vote(table: Table, seat: int, yes: bool) -> list[log.AnyEntry]:
    """Somebody says what they think of it; the last vote that is needed carries it out."""
    between_matches(table)
    if table.motion is None:
        raise Refuse("no_motion")
    motion = table.motion.with_vote(table.chairs[seat].player, yes)
    return [log.Voted(seat, yes), *outcome(table, motion, len(table.humans()))]


def after_leaving(table: Table, seat: int) -> list[log.AnyEntry]:
    """What is carried when somebody goes who was not for it."""
    if table.motion is None:
        return []
    motion = table.motion.without(table.chairs[seat].player)
    return outcome(table, motion, len(table.humans()) - 1)


def outcome(table: Table, motion: Motion, people: int) -> list[log.AnyEntry]:
    """The new rules, if enough are in favour."""
    if people < 1 or not motion.carried(people):
        return []
    return [log.rules_set(motion.box, len(table.chairs), motion.options, table.terms)]
