"""The entries of a table's log: everything that has ever happened at it, in the past tense.

A table is a function of its entries. They are stored as JSON whose `kind` says which one it is; a field that
is added later needs a default, so that old logs can still be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from pioche.engine.options import Value
from pioche.server.wire.orders import Answer, Late
from pioche.server.wire.terms import Terms


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that happened."""


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened."""

    code: str
    box: str
    seats: int
    options: dict[str, Any] = {}
    timer: int = 0
    listed: bool = False
    again: bool = False  # a match that was played before goes on from one of its moments
    cup: str = ""  # the code of the cup whose table it is


class Joined(Entry, frozen=True, tag="joined"):
    """A person sat down; `player` is a hash of what their browser keeps secret."""

    seat: int
    player: str
    name: str
    lang: str = "en"
    avatar: str = ""


class Moved(Entry, frozen=True, tag="moved"):
    """A person changed to another seat."""

    seat: int
    to: int


class Reserved(Entry, frozen=True, tag="reserved"):
    """A person who came late gets the seat of a bot with the next round."""

    seat: int
    player: str
    name: str
    lang: str = "en"
    avatar: str = ""


# In place of who is awaited where nobody is.
NO_RESERVATION: Final = Reserved(-1, "", "")


class Unreserved(Entry, frozen=True, tag="unreserved"):
    """The person does not want to wait any longer."""

    seat: int


class Welcomed(Entry, frozen=True, tag="welcomed"):
    """The host said when those who come late sit down, which was once a choice."""

    late: Late


class Wished(Entry, frozen=True, tag="wished"):
    """A person would like to swap seats with another one, or no longer (-1)."""

    seat: int
    to: int


class Left(Entry, frozen=True, tag="left"):
    """A person gave the seat up, or was removed."""

    seat: int
    removed: bool = False


class Spoke(Entry, frozen=True, tag="spoke"):
    """A person chose a language."""

    seat: int
    lang: str


class Wore(Entry, frozen=True, tag="wore"):
    """A person chose whom to look like."""

    seat: int
    avatar: str


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot sat down."""

    seat: int
    name: str
    level: str


class BotLeft(Entry, frozen=True, tag="bot_left"):
    """A bot was sent away."""

    seat: int


class RulesSet(Entry, frozen=True, tag="rules_set"):
    """The host changed what is played."""

    box: str
    seats: int
    options: dict[str, Any]
    timer: int
    listed: bool
    hints: bool = False


class Proposed(Entry, frozen=True, tag="proposed"):
    """Somebody proposed what everybody has to agree on (R72)."""

    seat: int
    options: dict[str, Any]


class Agreed(Entry, frozen=True, tag="agreed"):
    """Somebody agreed to the proposal, or did not."""

    seat: int
    yes: bool


class Shuffled(Entry, frozen=True, tag="shuffled"):
    """The server chose its secret and published the hash of it; an open proposal may be dropped."""

    secret: str
    dropped: bool = False


class Committed(Entry, frozen=True, tag="committed"):
    """A person's client gave the hash of its number for the shuffle."""

    seat: int
    hash: str


class Sealed(Entry, frozen=True, tag="sealed"):
    """The hashes that had come were published, no other is taken, and their numbers are asked for."""


class Withheld(Entry, frozen=True, tag="withheld"):
    """Who had given a hash did not give its number; all numbers are begun anew (R126).

    Bots play these seats in the first round, but for `alone`: then nobody else was there.
    """

    seats: list[int]
    alone: bool = False


class NumberGiven(Entry, frozen=True, tag="number_given"):
    """A person's client gave its number for the shuffle: the one of its hash, or openly (older pages)."""

    seat: int
    number: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """A match began, with these options and from this seed."""

    seed: str
    options: dict[str, Any]


class Acted(
    Answer,
    frozen=True,
    kw_only=True,
    tag_field="kind",
    tag="acted",
    omit_defaults=True,
    forbid_unknown_fields=False,
):
    """A seat gave an answer, which is kept as it was sent; `by` is player, bot, stand_in or clock."""

    seat: int
    by: str = "player"


class NumberedActed(Entry, frozen=True, tag="acted"):
    """An answer as it was kept under schema 2: what was not said is -1, and a colour has a number.

    Which colour that was depends on the side that was in play, so it is put in words when the table evolves.
    """

    seat: int
    verb: str
    card: int = 0
    tray: int = -1
    colour: int = -1
    target: int = -1
    uno: bool = False
    by: str = "player"

    def in_words(self, colours: Sequence[str]) -> Acted:
        """The same as it is kept now; the colours are those of the side that was in play."""
        return Acted(
            self.verb,
            self.card,
            None if self.tray < 0 else self.tray,
            None if self.colour < 0 else colours[self.colour],
            None if self.target < 0 else self.target,
            self.uno,
            seat=self.seat,
            by=self.by,
        )


class Gave(Entry, frozen=True, tag="gave"):
    """The host carried out a free-text rule (C9)."""

    seat: int
    count: int


class Readied(Entry, frozen=True, tag="readied"):
    """A person is ready for the next round."""

    seat: int


class WentAway(Entry, frozen=True, tag="went_away"):
    """A person was absent so long that a bot plays for them."""

    seat: int


class CameBack(Entry, frozen=True, tag="came_back"):
    """The person is back."""

    seat: int


class HostPassed(Entry, frozen=True, tag="host_passed"):
    """Somebody else became host."""

    seat: int


class Locked(Entry, frozen=True, tag="locked"):
    """The table was locked or opened."""

    on: bool


class Paused(Entry, frozen=True, tag="paused"):
    """The clocks and bots were stopped, or went on."""

    on: bool


class Stopped(Entry, frozen=True, tag="stopped"):
    """The match was broken off."""


class Closed(Entry, frozen=True, tag="closed"):
    """The table is no more."""


class Counted(Entry, frozen=True, tag="counted"):
    """The host said what counts in the evening's standings, and whether they begin anew."""

    by: str
    fresh: bool = False


class Suggested(Entry, frozen=True, tag="suggested"):
    """Somebody suggested what to play next."""

    seat: int
    box: str
    options: dict[str, Any]


class Voted(Entry, frozen=True, tag="voted"):
    """Somebody is for what was suggested, or against it."""

    seat: int
    yes: bool


class OfCup(Entry, frozen=True, tag="of_cup"):
    """Something that happened at a cup, whose log is kept like a table's; `server.cup` knows what it is."""

    did: msgspec.Raw


AnyEntry = (
    Opened
    | Joined
    | Moved
    | Reserved
    | Unreserved
    | Welcomed
    | Wished
    | Left
    | Spoke
    | Wore
    | BotSat
    | BotLeft
    | RulesSet
    | Proposed
    | Agreed
    | Shuffled
    | Committed
    | Sealed
    | Withheld
    | NumberGiven
    | Dealt
    | Acted
    | Gave
    | Readied
    | WentAway
    | CameBack
    | HostPassed
    | Locked
    | Paused
    | Stopped
    | Closed
    | Counted
    | Suggested
    | Voted
    | OfCup
)


class Row(Struct, frozen=True):
    """An entry in its place in the log; times are the server's clock in milliseconds, 0 where there is none.

    `deadline` is when the pending question is answered by default; `command` names the player's command that
    led to the entry, so that it is never carried out twice.
    """

    version: int
    at: int
    deadline: int
    command: str
    entry: AnyEntry | NumberedActed


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_old_decoder = msgspec.json.Decoder(NumberedActed)


def encode(entry: AnyEntry | NumberedActed) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry | NumberedActed:
    """An entry as it was stored, by this program or one of before."""
    try:
        return _decoder.decode(body)
    except msgspec.ValidationError as error:
        try:
            return _old_decoder.decode(body)
        except msgspec.ValidationError:
            raise error from None


def rules_set(box: str, seats: int, options: dict[str, Any], terms: Terms) -> RulesSet:
    """The entry of what is played from now on."""
    return RulesSet(box, seats, options, terms.timer, terms.listed, terms.hints)


def acted(seat: int, answer: Answer, by: str = "player") -> Acted:
    """The entry of an answer."""
    return Acted(*msgspec.structs.astuple(answer), seat=seat, by=by)


def plain(options: dict[str, Any]) -> dict[str, Value]:
    """Options as the engine wants them."""
    return dict(options)
