"""Every message between a client and the server, typed; docs/protocol.md explains them.

The page's types are generated from it (scripts/wire_types.py); a command (see orders) is inside a Do.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType

from pioche.server.wire.bodies import (
    Create as Create,
    Created as Created,
    Failure as Failure,
    Finished as Finished,
    Invite as Invite,
    LessonStep as LessonStep,
    Listed as Listed,
    Me as Me,
    PuzzleAnswer as PuzzleAnswer,
    ReviewWaits as ReviewWaits,
)
from pioche.server.wire.box_info import (
    BackLook as BackLook,
    BoxInfo as BoxInfo,
    Drawn as Drawn,
    FaceInfo as FaceInfo,
    PictureLook as PictureLook,
    PlateLook as PlateLook,
    ShownLook as ShownLook,
    SideInfo as SideInfo,
    SignLook as SignLook,
    SwitchInfo as SwitchInfo,
)
from pioche.server.wire.cups import (
    CreateCup as CreateCup,
    CupForm as CupForm,
    CupGame as CupGame,
    CupInfo as CupInfo,
    CupMember as CupMember,
    CupRound as CupRound,
    CupStanding as CupStanding,
    CupUpdate as CupUpdate,
    CupYou as CupYou,
    ListedCup as ListedCup,
)
from pioche.server.wire.evening import Evening as Evening, Motion as Motion, Standing as Standing
from pioche.server.wire.history import (
    Forgotten as Forgotten,
    MyGame as MyGame,
    MyGames as MyGames,
    Pass as Pass,
    Share as Share,
    UsePass as UsePass,
)
from pioche.server.wire.orders import (
    AVATARS as AVATARS,
    CALLS as CALLS,
    HELPED as HELPED,
    PHRASES as PHRASES,
    AddBot as AddBot,
    Agree as Agree,
    Answer as Answer,
    Avatar as Avatar,
    Award as Award,
    Command as Command,
    Commit as Commit,
    Count as Count,
    CountBy as CountBy,
    HostTake as HostTake,
    Id as Id,
    Join as Join,
    Lang as Lang,
    Late as Late,
    Leave as Leave,
    Lock as Lock,
    Next as Next,
    Number as Number,
    Option as Option,
    Options as Options,
    Pause as Pause,
    Propose as Propose,
    Remove as Remove,
    RemoveBot as RemoveBot,
    SetCup as SetCup,
    SetRules as SetRules,
    Sit as Sit,
    Small as Small,
    Speak as Speak,
    Start as Start,
    Stop as Stop,
    Suggest as Suggest,
    Swap as Swap,
    Version as Version,
    Vote as Vote,
    Wear as Wear,
    Welcome as Welcome,
    Word as Word,
)
from pioche.server.wire.pad_info import (
    BalanceInfo as BalanceInfo,
    PadCard as PadCard,
    PadForm as PadForm,
    PadInfo as PadInfo,
    PadSide as PadSide,
)
from pioche.server.wire.terms import Terms as Terms

PROTOCOL: Final = 1
LARGEST: Final = 4096  # bytes of a message from a client


# From the client


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the client's role and language, and the last version it has seen."""

    protocol: Small
    lang: Lang = "en"
    role: Literal["player", "spectator", "screen"] = "player"
    since: Version | None = None


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """A command with an id chosen by the client, and the version that the client saw when it was given."""

    id: Id
    seen: Version
    command: Command


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Ask in words why a card of one's hand cannot be laid now."""

    card: Small
    tray: Small | None = None


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """A quick phrase or reaction; it is shown and not stored."""

    phrase: Word


class Nudge(Struct, frozen=True, tag="nudge", forbid_unknown_fields=True):
    """Remind a player who has kept the table waiting that it is their turn; it is not stored."""

    seat: Small


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Check the connection: a phone's socket that looks open may be dead."""


FromClient = Hello | Do | Why | React | Nudge | Ping


# To the client


class Chair(Struct, frozen=True):
    """A seat of the table: open, a person's or a bot's."""

    kind: Literal["open", "human", "bot"]
    name: str
    avatar: str  # whom the player looks like: one of AVATARS, or empty for an open seat
    level: str  # of the bot; empty for a person
    here: bool  # connected now; a bot always is
    gone: int  # since when a person is absent, by the server's clock in milliseconds; 0 if present
    away: bool  # absent so long that a bot plays for this person
    ready: bool  # for the next round
    agreed: bool  # to the proposal
    declined: bool  # the proposal
    partner: int  # the other seat of the team, or -1
    left: bool  # the person has left, and may come back as long as a bot plays
    comes: str  # who takes this seat with the next round; usually empty
    wish: int  # the seat of the person this one would like to swap with, or -1


class Proposal(Struct, frozen=True):
    """What the table has to agree on (R72): it takes effect when every person at the table has agreed."""

    seat: int
    options: dict[str, Any]


class TableInfo(Terms, frozen=True, kw_only=True):
    """Everything about a table that everybody may know, apart from the game."""

    code: str
    box: str
    phase: Literal["lobby", "shuffling", "playing", "closed"]
    chairs: list[Chair]
    host: int  # a seat, or -1
    options: dict[str, Any]
    match: int  # how many matches were started
    late: Late  # always `round` (R125); older pages ask
    commitment: str  # sha256 of the server's secret of this match, published before the deal
    hashes: list[str]  # of the numbers by seats, while these are asked for; otherwise none
    seal: str  # one hash of all that bound the shuffle, from the moment when the numbers are asked for
    withheld: list[int]  # the seats that kept their number back, so that this shuffle was begun anew
    proposal: Proposal | None
    finished: list[Finished]
    spectators: int
    motion: Motion | None
    evening: Evening
    cup: str  # the code of the cup whose table it is; usually empty


class You(Struct, frozen=True):
    """The receiver's part at this table."""

    seat: int  # -1 for a spectator
    host: bool
    number_wanted: bool  # the client should send a Commit for the shuffle
    left: int  # the seat that the receiver has left in this match and may come back to, or -1
    waits: int  # the seat that the receiver gets with the next round, or -1


# A card is [handle, face], or [handle, light face, dark face] in a two-sided box; None is a hidden face.
Card = list[int | str | None]


class Tray(Struct, frozen=True, forbid_unknown_fields=True):
    """The talon, or one of the two trays."""

    size: int
    card: Card
    colour: str | None
    frozen: bool


class Draw(Struct, frozen=True, forbid_unknown_fields=True):
    """The draw pile; `back` is the visible back of its top card in a two-sided box."""

    size: int
    back: str | UnsetType | None = UNSET


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """A possible answer; send it back as an Answer."""

    verb: str
    card: int | UnsetType = UNSET
    tray: int | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    target: int | UnsetType = UNSET
    uno: bool | UnsetType = UNSET
    second: int | UnsetType = UNSET  # the upper card of a double


class Game(Struct, frozen=True, forbid_unknown_fields=True):
    """The game as this viewer may see it, always whole, from `sight` and nothing else."""

    viewer: int
    box: str
    seats: int
    round: int
    dealer: int
    decision: str
    asked: int
    turn: int
    direction: int
    side: str
    hands: list[list[Card]]
    draw: Draw
    trays: list[Tray]
    windows: list[int]  # seats that can be caught
    out: list[int]  # seats that are not in the round: gone out, put out, or dropped from the match
    places: list[int]  # seats that have gone out, in order; once one is left, all who played
    dropped: list[int]  # seats that are out of the match by their totals
    scores: list[int]
    points: list[int]
    drawn: int  # handle of the card that may be laid after drawing
    shown: list[int]  # handles of cards on show
    accused: list[int]  # handles of the cards judged in a challenge
    answers: list[Offer]
    refused: dict[str, str]  # for cards of the acting seat that cannot be laid: handle -> refusal-…
    author: int  # who laid the card that is being answered, or -1
    extra: list[int]  # what else the box shows to all
    aside: int | UnsetType = UNSET
    angle: int | UnsetType = UNSET  # of the balance, in hundredths of a degree


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened, as this viewer saw it; `text` is the key of its sentence in the catalogue."""

    event: str
    text: str
    side: str
    seat: int
    other: int
    cards: list[Card]
    colour: str | None
    tray: int
    number: int
    sought: str | None
    next: str | UnsetType | None = UNSET
    angle: int | UnsetType = UNSET
    hands: list[list[Card]] | UnsetType = UNSET


class Update(Struct, frozen=True, tag="update"):
    """What is new since the version `since`; with `whole` the client must discard what it had.

    `game` is the present state, not a difference; `events` tell how it came about.
    """

    version: int
    since: int
    whole: bool
    now: int  # milliseconds by the server's clock
    deadline: int  # when the default answer is given; 0: never
    table: TableInfo | None  # None: unchanged
    you: You
    prompt: str  # the question in the receiver's language; empty if somebody else is asked
    events: list[Event]
    game: Game | None
    held: list[list[Card]] | None  # all hands, laid open for scoring when a round is over


class Ack(Struct, frozen=True, tag="ack"):
    """The command was carried out and is stored as this version."""

    id: str
    version: int


class Duplicate(Struct, frozen=True, tag="duplicate"):
    """The command had been carried out before, as this version; nothing was done again."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused"):
    """The command was not carried out; `after` so many seconds it may be, if that is not 0."""

    id: str
    reason: str
    text: str
    after: int = 0


class Because(Struct, frozen=True, tag="because"):
    """Why a card cannot be laid, in the receiver's language."""

    card: int
    text: str


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody at the table sends one of the ready phrases."""

    seat: int
    phrase: str


class Nudged(Struct, frozen=True, tag="nudged"):
    """Somebody reminds somebody else that the table waits."""

    seat: int
    by: int


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping, which shows that the connection works."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes this connection, and why; if `again`, come back `after` so many seconds."""

    reason: str
    text: str
    again: bool
    after: int = 0


FromServer = Update | CupUpdate | Ack | Duplicate | Refused | Because | Reacted | Nudged | Pong | Bye


class Advised(Struct, frozen=True):
    """One answer of a hint; its chance to win the round, with the ends of its 95 % interval."""

    text: str
    answer: Offer
    chance: list[float]


class HintTold(Struct, frozen=True):
    """The coach's hint: answers ranked, the reason for the first, and whether it is clearly the best."""

    answers: list[Advised]
    reason: str
    clear: bool
    games: int
    version: int = 0  # of the table it refers to


class PuzzleInfo(Struct, frozen=True):
    """A position in which the first of the answers is clearly the best, and why."""

    box: str
    names: list[str]
    seat: int
    game: Game
    answers: list[PuzzleAnswer]
    reason: dict[str, str]


class LessonTold(LessonStep, frozen=True):
    """A step of a lesson with its game; after an answer, the result."""

    events: list[Event]
    game: Game


class Frame(Struct, frozen=True):
    """One step of a replay: what was done, what happened and what could then be seen."""

    line: str
    events: list[Event]
    game: Game


class Replay(Struct, frozen=True):
    """Some steps of a finished match for the page to show, as one viewer saw them."""

    record: str
    box: str
    names: list[str]
    options: dict[str, Any]
    partners: list[int]  # for each seat its partner's, or -1
    viewer: int
    first: int
    total: int
    frames: list[Frame]


class Case(Replay, frozen=True):
    """A small game that shows what a ruling means, with all hands open, and what was chosen there."""

    ruling: str
    title: str
    said: str
