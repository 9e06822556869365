"""Who may sit where: sitting down, names, moving and swapping."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from pioche.bots.levels import LEVELS
from pioche.server.table import entries as log
from pioche.server.table.plain import readable, tidied
from pioche.server.table.refusing import Refuse
from pioche.server.table.table import BOT, HUMAN, LOBBY, PLAYING, VACANT, Table
from pioche.server.wire import messages as wire

OTHER_LEVELS: Final = ("greedy", "random")  # an older name of medium, and one that plays at random
LONGEST_NICKNAME: Final = 20
BOT_NAMES: Final = ("Ada", "Blaise", "Chloé", "Denis", "Emmy", "Félix", "Grace", "Henri", "Irène", "Joseph")


class Who:
    """Who gives a command: a person by the hash of a secret, with a seat or -1, and a language."""

    def __init__(self, player: str, seat: int, lang: str = "en") -> None:
        self.player = player
        self.seat = seat
        self.lang = lang


def nickname(text: str) -> str:
    """A name that people can read and tell apart."""
    name = tidied(text)
    if not name or len(name) > LONGEST_NICKNAME or not readable(name):
        raise Refuse("bad_name", most=LONGEST_NICKNAME)
    return name


def join(table: Table, who: Who, command: wire.Join) -> log.Joined | log.Reserved:
    """A person sits down; who comes late gets the seat of a bot with the next round (R125)."""
    if not who.player:
        raise Refuse("no_cookie")
    if who.seat >= 0:
        raise Refuse("seated_already")
    if who.player in table.removed:
        raise Refuse("removed")
    back = table.seat_left(who.player)
    if table.terms.locked and back < 0:
        raise Refuse("locked")
    if table.waits_for(who.player) >= 0:
        raise Refuse("waiting_already")
    name = nickname(command.name)
    seat = _seat_to_take(table, who.player, command.seat, back)
    for k, chair in enumerate(table.chairs):
        names = ["" if k == seat else chair.name, chair.comes.name]
        if name.casefold() in map(str.casefold, names):
            raise Refuse("name_taken", name=name)
    # Another browser may be the same person: only who comes back sits down while a hand is played.
    if table.phase == PLAYING and back < 0:
        return log.Reserved(seat, who.player, name, who.lang, command.avatar or "")
    return log.Joined(seat, who.player, name, who.lang, command.avatar or "")


def _seat_to_take(table: Table, player: str, wanted: int | None, back: int) -> int:
    """The seat on which a person sits down: the one they left, else the wanted, a free one or a bot's.

    Who has left a match has seen the cards of a seat, and plays no other one in it.
    """
    if table.phase == PLAYING:
        if player in table.departed and back < 0:
            raise Refuse("own_seat_taken")
    else:
        between_matches(table)
    if wanted is None:
        free = [k for k, chair in enumerate(table.chairs) if chair.kind == VACANT]
        bots = [k for k, chair in enumerate(table.chairs) if chair.kind == BOT and not chair.awaits()]
        unclaimed = [k for k in bots if not table.chairs[k].left]
        found = next(iter([*([back] if back >= 0 else []), *free, *unclaimed, *bots]), -1)
        if found < 0:
            raise Refuse("full")
        return found
    kind = chair_kind(table, wanted)
    if table.phase == PLAYING and back >= 0 and wanted != back:
        raise Refuse("own_seat")
    if kind == HUMAN or table.chairs[wanted].awaits():
        raise Refuse("seat_taken")
    return wanted


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat that is wanted, or the first free one."""
    between_matches(table)
    if wanted is not None:
        if chair_kind(table, wanted) != VACANT:
            raise Refuse("seat_taken")
        return wanted
    seat = next((k for k, chair in enumerate(table.chairs) if chair.kind == VACANT), -1)
    if seat < 0:
        raise Refuse("full")
    return seat


def chair_kind(table: Table, seat: int) -> str:
    """Who sits on a seat."""
    if seat >= len(table.chairs):
        raise Refuse("no_seat")
    return table.chairs[seat].kind


def between_matches(table: Table) -> None:
    """Refuse what cannot be done during a match."""
    if table.phase != LOBBY:
        raise Refuse("match_running")


def check_bot(name: str, brought: Collection[str]) -> None:
    """Refuse a bot that there is not: a level, or one of those that packages have brought."""
    if name not in LEVELS and name not in OTHER_LEVELS and name not in brought:
        raise Refuse("unknown_bot", bot=name, bots=", ".join([*LEVELS, *brought]))


def check_added(command: wire.Command, brought: Callable[[], Collection[str]]) -> None:
    """Refuse to add a bot that there is not."""
    if isinstance(command, wire.AddBot):
        check_bot(command.level, brought())


def bot(table: Table, level: str, seat: int) -> log.BotSat:
    """A bot sits down, under a name that nobody at the table has."""
    taken = {chair.name.casefold() for chair in table.chairs}
    name = next(name for name in BOT_NAMES if name.casefold() not in taken)
    return log.BotSat(seat, name, level)


def swap(table: Table, who: Who, command: wire.Swap) -> log.Moved | log.Wished:
    """Two seats are swapped; between two people it takes the wish of both, or the host."""
    between_matches(table)
    own, other = command.seat, command.other
    chair_kind(table, own)
    kind = chair_kind(table, other)
    if who.seat not in (own, other) and table.host != who.seat:
        raise Refuse("not_host")
    if own == other:
        return log.Wished(who.seat, -1)
    if table.host == who.seat:
        return log.Moved(own, other)
    if who.seat != own:
        own, other, kind = other, own, chair_kind(table, own)
    if kind != HUMAN or table.chairs[other].wish == who.player:
        return log.Moved(own, other)
    return log.Wished(own, other)
