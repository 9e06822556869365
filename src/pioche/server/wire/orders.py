"""Commands from a client to a table; `do` names the command."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Hex = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[0-9a-f]+$")]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Small = Annotated[int, Meta(ge=0, le=1_000_000)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
# Any language, as `de` or `de-CH`; who asks for one that is not here is spoken to in English.
Lang = Annotated[str, Meta(max_length=35, pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$")]
Option = bool | Annotated[int, Meta(ge=0, le=100_000)] | Annotated[str, Meta(max_length=200)] | list[Word]
Options = Annotated[dict[Word, Option], Meta(max_length=40)]
Late = Literal["turn", "round"]
CountBy = Literal["places", "points", "wins"]
CupForm = Literal["round_robin", "knock_out"]
CupSize = Annotated[int, Meta(ge=2, le=6)]
CupRounds = Annotated[int, Meta(ge=0, le=20)]
# Whom a player looks like; the page has a drawing and a name for each (avatar-…).
Avatar = Literal[
    "fox", "cat", "owl", "bear", "frog", "rabbit", "penguin", "bee", "octopus", "cactus", "robot", "ghost"
]  # fmt: skip
AVATARS: Final[tuple[str, ...]] = get_args(Avatar)
Seconds = Annotated[int, Meta(ge=0, le=120)]

# Quick phrases and reactions; the page has a text for each (phrase-…).
PHRASES: Final = (
    "hello",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "hurry",
    "wait",
    "laugh",
    "wow",
    "cry",
    "angry",
    "heart",
    "thumb",
    "bye",
)
# Answers that are given while somebody else is asked, or beside an answer of one's own.
CALLS: Final = ("uno", "catch")
# What everybody sees when somebody has asked the coach; no client can send it.
HELPED: Final = "hint"


# Commands: what a client asks for


class Join(Struct, frozen=True, tag_field="do", tag="join", forbid_unknown_fields=True):
    """Sit down at the table, on a chosen seat or the first free one; during a match on a bot's."""

    name: Name
    seat: Small | None = None
    avatar: Avatar | None = None


class Leave(Struct, frozen=True, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Give up one's seat for good; during a match a bot takes it over."""


class Sit(Struct, frozen=True, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Change to another free seat before a match."""

    seat: Small


class Swap(Struct, frozen=True, tag_field="do", tag="swap", forbid_unknown_fields=True):
    """Swap two seats before a match: the host any two, others their own; two people must both wish it.

    Naming one's own seat twice withdraws a wish.
    """

    seat: Small
    other: Small


class Speak(Struct, frozen=True, tag_field="do", tag="speak", forbid_unknown_fields=True):
    """Choose one's own language."""

    lang: Lang


class Wear(Struct, frozen=True, tag_field="do", tag="wear", forbid_unknown_fields=True):
    """Choose whom one looks like."""

    avatar: Avatar


class AddBot(Struct, frozen=True, tag_field="do", tag="add_bot", forbid_unknown_fields=True):
    """The host seats a bot."""

    level: Word = "medium"  # easy, medium, strong or expert, or a bot that a package has brought
    seat: Small | None = None


class RemoveBot(Struct, frozen=True, tag_field="do", tag="remove_bot", forbid_unknown_fields=True):
    """The host removes a bot."""

    seat: Small


class SetRules(Struct, frozen=True, tag_field="do", tag="set_rules", forbid_unknown_fields=True):
    """The host changes what is played, between matches; what is left out stays as it is."""

    box: Word | None = None
    seats: Annotated[int, Meta(ge=2, le=10)] | None = None
    options: Options | None = None
    timer: Seconds | None = None
    listed: bool | None = None
    hints: bool | None = None


class Propose(Struct, frozen=True, tag_field="do", tag="propose", forbid_unknown_fields=True):
    """Propose what the table has to agree on (R72); proposing implies agreeing."""

    options: Options


class Agree(Struct, frozen=True, tag_field="do", tag="agree", forbid_unknown_fields=True):
    """Agree to the proposal, or not."""

    yes: bool


class Start(Struct, frozen=True, tag_field="do", tag="start", forbid_unknown_fields=True):
    """The host starts a match, or a rematch; with `anyway`, an open proposal is dropped."""

    anyway: bool = False


class Commit(Struct, frozen=True, tag_field="do", tag="commit", forbid_unknown_fields=True):
    """The SHA-256 of the text of the client's number for the shuffle, which comes when all hashes are in."""

    hash: Digest


class Number(Struct, frozen=True, tag_field="do", tag="number", forbid_unknown_fields=True):
    """The client's random number for the shuffle, as hexadecimal digits."""

    number: Hex


class Answer(Struct, frozen=True, tag_field="do", tag="answer", forbid_unknown_fields=True):
    """One of the answers on offer; a play may add a colour, a target, a UNO call and care (H18)."""

    verb: Word
    card: Small = 0
    tray: Small | None = None
    colour: Word | None = None
    target: Small | None = None
    uno: bool = False
    second: Small = 0
    care: Annotated[int, Meta(ge=0, le=100)] | None = None


class Next(Struct, frozen=True, tag_field="do", tag="next", forbid_unknown_fields=True):
    """Ready for the next round; it is dealt when everybody present is, or when the host says so."""


class HostTake(Struct, frozen=True, tag_field="do", tag="host_take", forbid_unknown_fields=True):
    """The host carries out a free-text rule (C9)."""

    seat: Small
    count: Annotated[int, Meta(ge=1, le=4)]


class Remove(Struct, frozen=True, tag_field="do", tag="remove", forbid_unknown_fields=True):
    """The host removes a player, who cannot come back to this table."""

    seat: Small


class Lock(Struct, frozen=True, tag_field="do", tag="lock", forbid_unknown_fields=True):
    """The host stops others from joining, or allows it again."""

    on: bool


class Welcome(Struct, frozen=True, tag_field="do", tag="welcome", forbid_unknown_fields=True):
    """Latecomers take the seat of a bot with the next round (R125); `turn`, once a choice, is refused."""

    late: Late


class Pause(Struct, frozen=True, tag_field="do", tag="pause", forbid_unknown_fields=True):
    """The host stops the clocks and the bots, or resumes them."""

    on: bool


class Stop(Struct, frozen=True, tag_field="do", tag="stop", forbid_unknown_fields=True):
    """The host aborts the match; the table stays."""


class Count(Struct, frozen=True, tag_field="do", tag="count", forbid_unknown_fields=True):
    """The host decides what counts in the standings of the evening, or restarts them."""

    by: CountBy
    fresh: bool = False


class Suggest(Struct, frozen=True, tag_field="do", tag="suggest", forbid_unknown_fields=True):
    """Suggest another box or other rules, between matches; suggesting implies being in favour."""

    box: Word | None = None
    options: Options | None = None


class Vote(Struct, frozen=True, tag_field="do", tag="vote", forbid_unknown_fields=True):
    """Vote for a suggestion, or against it; more than half of the people decide."""

    yes: bool


class SetCup(Struct, frozen=True, tag_field="do", tag="set_cup", forbid_unknown_fields=True):
    """The host of a cup changes what is played, before its first round; what is left out stays as it is."""

    box: Word | None = None
    options: Options | None = None
    form: CupForm | None = None
    size: CupSize | None = None
    rounds: CupRounds | None = None


class Award(Struct, frozen=True, tag_field="do", tag="award", forbid_unknown_fields=True):
    """The host of a cup awards a game that cannot be finished to a member."""

    game: Small
    member: Small


Command = (
    Join
    | Leave
    | Sit
    | Swap
    | Speak
    | Wear
    | AddBot
    | RemoveBot
    | SetRules
    | Propose
    | Agree
    | Start
    | Commit
    | Number
    | Answer
    | Next
    | HostTake
    | Remove
    | Lock
    | Welcome
    | Pause
    | Stop
    | Count
    | Suggest
    | Vote
    | SetCup
    | Award
)
