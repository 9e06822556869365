"""The result of a command at a cup: entries for its log, or a Refuse."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random

from pioche.server.cup import entries as cups
from pioche.server.cup.cup import CLOSED, FEWEST, GATHERING, MOST, OVER, PLAYING, ROUND_ROBIN, Cup, Game
from pioche.server.cup.drawing import draw, planned_rounds
from pioche.server.table.dealing import rules_of
from pioche.server.table.options import agreed_names, checked_options, named_options
from pioche.server.table.refusing import Refuse
from pioche.server.table.seating import Who, nickname
from pioche.server.wire import messages as wire


def decide(
    cup: Cup, who: Who, command: wire.Command, present: set[str], codes: Sequence[str]
) -> list[cups.AnyCupEntry]:
    """The entries that a command leads to; `present` are the people connected, `codes` are for new tables."""
    if cup.phase == CLOSED:
        raise Refuse("closed")
    member = cup.member_of(who.player)
    if isinstance(command, wire.Join):
        return [join(cup, who, command)]
    if member < 0 or cup.members[member].left:
        raise Refuse("not_in_cup")
    if isinstance(command, wire.Leave):
        return leave(cup, member)
    host = cup.members[cup.host].player if cup.host >= 0 else ""
    # An absent host must not hold up a cup.
    if member != cup.host and (host in present or not isinstance(command, wire.Start | wire.Award)):
        raise Refuse("not_host")
    match command:
        case wire.SetCup():
            return [changed(cup, command)]
        case wire.Start():
            return next_round(cup, codes)
        case wire.Award():
            return award(cup, command)
        case wire.Remove():
            if command.seat >= len(cup.members) or command.seat == member:
                raise Refuse("no_player")
            return leave(cup, command.seat)
    raise Refuse("not_at_cup")


def known_as(name: str) -> str:
    """A name as records write it, for comparing people."""
    return "".join("_" if c.isspace() else c for c in name).casefold()


def join(cup: Cup, who: Who, command: wire.Join) -> cups.CupJoined:
    """Let a person take part; who has left a cup in which all meet all may come back."""
    if not who.player:
        raise Refuse("no_cookie")
    known = cup.member_of(who.player)
    if known >= 0 and not cup.members[known].left:
        raise Refuse("seated_already")
    if cup.phase == OVER or (cup.phase == PLAYING and (known < 0 or cup.form != ROUND_ROBIN)):
        raise Refuse("cup_begun")
    if len(cup.active()) >= MOST:
        raise Refuse("full")
    name = nickname(command.name)
    if any(known_as(one.name) == known_as(name) for k, one in enumerate(cup.members) if k != known):
        raise Refuse("name_taken", name=name)
    return cups.CupJoined(who.player, name, who.lang, command.avatar or "")


def leave(cup: Cup, member: int) -> list[cups.AnyCupEntry]:
    """A member leaves: the other one wins a game for two; at a larger table the others play on."""
    found: list[cups.AnyCupEntry] = [cups.CupLeft(member)]
    number = cup.game_of(member)
    if number >= 0:
        game = cup.rounds[-1].games[number]
        left = [k for k in game.members if k != member and not cup.members[k].left]
        if len(left) < 2:
            found.append(walkover(number, game, left))
    return found


def walkover(number: int, game: Game, left: list[int]) -> cups.Decided:
    """A game that need not be played: the remaining member wins; without one, nobody does."""
    places = [1 if k in left else 2 for k in game.members]
    return cups.Decided(number, places, left[0] if left else -1, by="walkover")


def award(cup: Cup, command: wire.Award) -> list[cups.AnyCupEntry]:
    """Award a game that cannot be finished to a member."""
    if command.game not in cup.waiting():
        raise Refuse("no_cup_game")
    game = cup.rounds[-1].games[command.game]
    if command.member not in game.members:
        raise Refuse("no_player")
    places = [1 if k == command.member else 2 for k in game.members]
    return [cups.Decided(command.game, places, command.member, by="host")]


def decided(number: int, game: Game, places: list[int]) -> cups.Decided:
    """A game that was played; among several winners, a lot decides who advances."""
    first = [k for k, place in zip(game.members, places, strict=True) if place == min(places)]
    return cups.Decided(number, places, secrets.choice(first), lot=len(first) > 1)


def checked(box: str, options: wire.Options, size: int) -> wire.Options:
    """Refuse options that a cup does not allow: those that need agreement, and teams."""
    chosen = named_options(options)
    for seats in {size, max(2, size - 1)}:
        checked_options(box, seats, chosen)
        if rules_of(box, seats, chosen).teams is not None:
            raise Refuse("cup_teams")
    if agreed_names(box) & chosen.keys():
        raise Refuse("needs_agreement")
    return chosen


def changed(cup: Cup, command: wire.SetCup) -> cups.CupOpened:
    """The host changes what is played, before the first round."""
    if cup.phase != GATHERING:
        raise Refuse("cup_begun")
    box, size = command.box or cup.box, command.size or cup.size
    options = cup.options if box == cup.box else {}
    chosen = checked(box, options if command.options is None else command.options, size)
    rounds = cup.planned if command.rounds is None else command.rounds
    return cups.CupOpened(cup.code, box, chosen, command.form or cup.form, size, rounds)


def next_round(cup: Cup, codes: Sequence[str]) -> list[cups.AnyCupEntry]:
    """Draw the next round, or end the cup after the last."""
    if cup.phase == OVER:
        raise Refuse("cup_over")
    if cup.waiting():
        raise Refuse("cup_waits", count=len(cup.waiting()))
    if cup.phase == GATHERING and len(cup.active()) < FEWEST:
        raise Refuse("cup_few", count=FEWEST)
    if finished(cup):
        return [cups.CupOver()]
    groups, byes, order = draw(cup, Random(secrets.token_bytes(16)))
    seatings, done = [], []
    for number, group in enumerate(groups):
        there = [k for k in group if not cup.members[k].left]
        if len(there) < 2:
            seatings.append(cups.Seating("", "", group))
            done.append(walkover(number, Game("", "", group), there))
        else:
            seatings.append(cups.Seating(secrets.token_hex(16), codes[number], group))
    return [cups.Drawn(seatings, byes, [] if cup.order else order), *done]


def finished(cup: Cup) -> bool:
    """Whether there is nothing left to play."""
    if not cup.rounds:
        return False
    return len(cup.alive()) < 2 or (cup.form == ROUND_ROBIN and len(cup.rounds) >= planned_rounds(cup))
