"""A match as a library user holds it: a state, its seats' names and the log of everything that was done."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, overload

from pioche.engine.actions import DECISIONS, MATCH_OVER, ROUND_OVER, Answers
from pioche.engine.deal import new_match
from pioche.engine.events import Event
from pioche.engine.game import apply, legal, offers, refusal, verify
from pioche.engine.masks import bit
from pioche.engine.options import OptionError, Value
from pioche.engine.refusals import Refusal, Unreadable
from pioche.engine.rules import Rules
from pioche.engine.state import NOBODY, State
from pioche.notation.moves import format_action, parse_action, seat_names
from pioche.notation.typed import Typed
from pioche.shelf import box_named
from pioche.sight.choices import Choice, action_of, choice_of
from pioche.sight.history import History
from pioche.sight.secrets import see_event
from pioche.sight.seen import OPEN as OPEN, SPECTATOR, Seen
from pioche.sight.view import View, view
from pioche.texts.catalogue import catalogue
from pioche.texts.table_lines import hand_words, table_lines
from pioche.texts.telling import told

LONGEST_NAME: Final = 20
# Words that mean something else where a seat can stand, and signs that mean something in a line.
RESERVED: Final = ("host", "next", "spectator", "open", "draw", "talon", "random", "none")
SIGNS: Final = '#<@!?"\\'
LOOKERS_ON: Final = {"spectator": SPECTATOR, "open": OPEN}
Seat = str | int  # by its name, or by its number from 0 on
Seed = str | int | bytes | None


@dataclass(frozen=True)
class Outcome:
    """How a match ended: who won it (in `low` it can be several, R47), and everybody's total."""

    winners: list[str]
    scores: dict[str, int]
    rounds: int

    @property
    def winner(self) -> str | None:
        """Who has won, if nobody else has."""
        return self.winners[0] if len(self.winners) == 1 else None


class LegalMoves(Sequence[str]):
    """The answers to the question that a match is waiting for, as lines; `in` asks whether one is legal."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @overload
    def __getitem__(self, k: int) -> str: ...

    @overload
    def __getitem__(self, k: slice) -> list[str]: ...

    def __getitem__(self, k: int | slice) -> str | list[str]:
        return self._match.legal()[k]

    def __iter__(self) -> Iterator[str]:
        return iter(self._match.legal())

    def __len__(self) -> int:
        return len(self._match.legal())

    def __contains__(self, move: object) -> bool:
        """Whether a line or a Choice would be taken, with whatever it says beside the card."""
        if not isinstance(move, str | Choice):
            return False
        try:
            self._match.verify(move)
        except Refusal:
            return False
        return True

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(self)}>"


class Match:
    """A whole match, from (box, options, seed) and the actions applied so far.

    Without a seed there is a fresh one; a number or bytes become a text, which `seed` and the record have.

    >>> match = Match("classic", 2, seed="tea")
    >>> match
    <Match classic, round 1: turn of B; A 7, B 7>
    """

    def __init__(
        self,
        box: str,
        players: int | Sequence[str],
        seed: Seed = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        names = names_of(players)
        if options is not None and not isinstance(options, Mapping):
            raise TypeError(f"options are a mapping, such as {{'target': 200}}, not {options!r}")
        chosen = dict(options or {})
        if chosen.get("dealer") in names:
            chosen["dealer"] = names.index(str(chosen["dealer"]))
        self.names = names
        self.seed = seed_text(seed)
        self.state = self._start(Rules(box_named(box), len(names), chosen))
        self.rules = self.state.rules
        self.log: list[str] = []
        self.eyes: dict[int, History] = {}  # what each viewer has seen so far

    def _start(self, rules: Rules) -> State:
        """The first round as it is dealt."""
        return new_match(rules, self.seed, None, True)

    # One match and another

    def _origin(self) -> tuple[object, ...]:
        """What it is made from: together with the log it is the whole match."""
        return self.rules.box.name, self.names, self.seed, self.options

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game, move by move."""
        if not isinstance(other, Match) or type(other) is not type(self):
            return NotImplemented
        return (self._origin(), self.log) == (other._origin(), other.log)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[object, ...]:
        return _played, (type(self), self._origin(), self.log)

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def copy(self) -> Match:
        """An independent copy, with everything that has happened."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = copy.copy(self.state)
        twin.log = self.log[:]
        twin.eyes = {}
        return twin

    def __repr__(self) -> str:
        asked = f"{self.decision} of {self.asked}" if self.asked else self.decision
        hands = ", ".join(f"{name} {self.state.size[k]}" for k, name in enumerate(self.names))
        return f"<{type(self).__name__} {self.rules.box.name}, round {self.state.round}: {asked}; {hands}>"

    # What is asked, and how it stands

    @property
    def decision(self) -> str:
        """What is being asked: turn, after_draw, colour, … round_over or match_over."""
        return DECISIONS[self.state.phase]

    @property
    def asked(self) -> str | None:
        """The name of the seat whose answer is awaited; None between rounds."""
        return self.names[self.state.asked] if self.state.phase < ROUND_OVER else None

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.phase == MATCH_OVER

    @property
    def outcome(self) -> Outcome | None:
        """Who has won the match, with the totals; None before its end."""
        return Outcome(self.winners, self.scores, int(self.state.round)) if self.over else None

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the first deal, open; a view has what one seat saw of it."""
        return self.state.events or []

    @property
    def scores(self) -> dict[str, int]:
        """Points so far, by seat name."""
        return {name: int(self.state.scores[k]) for k, name in enumerate(self.names)}

    @property
    def points(self) -> dict[str, int]:
        """Points of the last round that ended, by seat name."""
        return {name: int(self.state.points[k]) for k, name in enumerate(self.names)}

    @property
    def winner(self) -> str | None:
        """Who won the round that has just ended; None if it was void (R22) or none has ended."""
        over = self.state.phase >= ROUND_OVER and self.state.winner >= 0
        return self.names[self.state.winner] if over else None

    @property
    def winners(self) -> list[str]:
        """Who has won the match; in `low` it can be several (R47)."""
        if self.state.phase != MATCH_OVER:
            return []
        return [name for k, name in enumerate(self.names) if self.state.champions & bit(k) != 0]

    @property
    def options(self) -> dict[str, Value]:
        """The options that differ from the box's defaults, with the dealer by name."""
        chosen = dict(sorted(self.rules.options.chosen.items()))
        dealer = chosen.get("dealer")
        if isinstance(dealer, int):
            chosen["dealer"] = self.names[dealer]
        return chosen

    # Moves

    @property
    def legal_moves(self) -> LegalMoves:
        """The answers on offer now: to iterate, to ask with `in`, to count and to print."""
        return LegalMoves(self)

    def legal(self, calls: bool = False) -> list[str]:
        """The answers on offer, in words; with calls also the UNO calls and catches."""
        out = Answers()
        legal(self.state, out)
        if calls:
            offers(self.state, out)
        return [self.line(a) for a in out.as_list()]

    def line(self, move: int | str | Choice, seat: Seat | None = None) -> str:
        """An action, what was typed, or a choice of a seat (the one that is asked), as records write it."""
        a = move if isinstance(move, int) else self.action(move, seat)
        return format_action(self.state, a, self.names, full=True)

    def choice(self, line: str) -> Choice:
        """A line as the choice that it means."""
        return choice_of(self.state, self.action(line))

    def action(self, move: str | Choice, seat: Seat | None = None) -> int:
        """The number that the engine has for a line, or for a choice of a seat (the one that is asked)."""
        s = self.state
        asked = int(s.asked) if seat is None else self.seat(seat)
        if isinstance(move, Choice):
            return int(action_of(s, asked, move))
        if not isinstance(move, str):
            raise TypeError(f"a move is a line such as 'A play R7', or a Choice, not {move!r}")
        try:
            return int(parse_action(s, move, self.names))
        except Unreadable:
            return int(parse_action(s, self._typed.line(s, move, asked), self.names))

    @cached_property
    def _typed(self) -> Typed:
        return Typed(self.rules, self.names)

    def verify(self, move: str | Choice, seat: Seat | None = None) -> None:
        """Raise the Refusal that `apply` would raise, and do nothing else."""
        why = verify(self.state, self.action(move, seat))
        if why:
            raise refusal(self.state, why)

    def apply(self, move: str | Choice, seat: Seat | None = None) -> None:
        """Carry out a line such as `A play R7 uno`, or a choice; a Refusal leaves everything as it was.

        Of a line capitals do not matter, and the seat and the verb may be left out: `r7 uno`.
        """
        self.act(self.action(move, seat))

    def act(self, a: int) -> None:
        """Carry out an action that is at hand as a number, as the engine lists them."""
        text = self.line(a)
        apply(self.state, a)
        self.log.append(text)

    def at(self, moves: int) -> Match:
        """The match as it was after so many of its moves, from 0: played again from its deal."""
        if not 0 <= moves <= len(self.log):
            raise ValueError(f"the match has {len(self.log)} moves, so there is none after {moves}")
        return _played(type(self), self._origin(), self.log[:moves])

    def undo(self) -> str:
        """Take the last move back; its line."""
        if not self.log:
            raise ValueError("there is no move to take back")
        before = self.at(len(self.log) - 1)
        line = self.log[-1]
        self.state, self.log, self.eyes = before.state, before.log, {}
        return line

    # Who sees what

    def seat(self, who: Seat) -> int:
        """The number of a seat, by its name or its number."""
        if isinstance(who, str) and who in self.names:
            return self.names.index(who)
        if isinstance(who, bool) or not isinstance(who, str | int):
            raise TypeError(f"a seat is a name or a number, not {who!r}")
        if isinstance(who, int) and 0 <= who < len(self.names):
            return who
        names = ", ".join(self.names)
        raise OptionError(f"no seat is called {who!r}; there are {names}, or 0 to {len(self.names) - 1}")

    def viewer(self, who: Seat) -> int:
        """The number of a viewer: a seat, `spectator`, or `open` for one who sees everything."""
        if isinstance(who, int) and who in LOOKERS_ON.values():
            return who
        if isinstance(who, str) and who in LOOKERS_ON:
            return LOOKERS_ON[who]
        if isinstance(who, str) and who not in self.names:
            raise OptionError(f"no seat is called {who!r}; there are {', '.join(self.names)} and spectator")
        return self.seat(who)

    def hand(self, seat: Seat, viewer: Seat = OPEN, lang: str = "en") -> str:
        """A hand as the viewer sees it: its cards, or only how many there are."""
        return hand_words(catalogue(lang), self.state, self.seat(seat), self.viewer(viewer))

    def view(self, who: Seat) -> View:
        """What a seat or the `spectator` may know now, with the whole history; see sight.view."""
        viewer = self.viewer(who)
        if viewer == OPEN:
            raise OptionError("a view is that of a seat or of the spectator; the open game is `state`")
        if viewer not in self.eyes:
            self.eyes[viewer] = History(self.rules, viewer)
        return view(self.state, viewer, self.eyes[viewer])

    def lines(self, who: Seat = OPEN, width: int = 80, lang: str = "en") -> list[str]:
        """The table in lines, as this viewer sees it."""
        return table_lines(catalogue(lang), self.state, self.names, self.viewer(who), width)

    def tell(
        self,
        event: Event | Seen,
        viewer: Seat = OPEN,
        lang: str = "en",
        you: int = NOBODY,
        named: bool = False,
    ) -> str:
        """An event in a sentence, as the viewer may know it.

        The seat of `you` is spoken to as you; `named` calls one or two cards by their names.
        """
        words = catalogue(lang).of(self.rules.box.name)
        seen = event if isinstance(event, Seen) else see_event(self.rules, event, self.viewer(viewer))
        return told(words, self.rules, self.names, seen, you, named)


def _played(kind: type[Match], origin: tuple[object, ...], log: list[str]) -> Match:
    """A match played again."""
    match = kind(*origin)  # type: ignore[arg-type]
    for line in log:
        match.apply(line)
    return match


def seed_text(seed: Seed) -> str:
    """A seed as the text that records have: a fresh one for None, of bytes their digits."""
    if seed is None:
        return secrets.token_hex(8)
    if isinstance(seed, bytes):
        return seed.hex()
    if isinstance(seed, str | int) and not isinstance(seed, bool):
        return str(seed)
    raise TypeError(f"a seed is a text, a whole number, bytes or None, not {seed!r}")


def names_of(players: int | Sequence[str]) -> list[str]:
    """The names of so many players, or these."""
    if isinstance(players, str) or not isinstance(players, int | Sequence):
        raise TypeError(f"players are a number or a list of names, not {players!r}")
    names = seat_names(players) if isinstance(players, int) else list(players)
    check_names(names)
    return names


def check_names(names: Sequence[str]) -> None:
    """Refuse names that a line of a game could not carry."""
    found: set[str] = set()
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"a seat's name is a text, not {name!r}")
        if not name or not name.isprintable() or any(c.isspace() or c in SIGNS for c in name):
            text = f"a seat's name is one word without {SIGNS}, not {name!r}"
            raise OptionError(text, "name", signs=SIGNS, name=name)
        if len(name) > LONGEST_NAME:
            text = f"a seat's name has at most {LONGEST_NAME} letters, not {len(name)}: {name!r}"
            raise OptionError(text, "name-long", most=LONGEST_NAME, name=name)
        if name in RESERVED:
            text = f"no seat can be called {name!r}: that word has another meaning"
            raise OptionError(text, "name-taken", name=name)
        if name in found:
            raise OptionError(f"two seats are called {name!r}", "name-twice", name=name)
        found.add(name)
