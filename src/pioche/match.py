"""A match as a library user holds it: a state, its seats' names and the log of everything that was done."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Final

from pioche.engine.actions import DECISIONS, MATCH_OVER, ROUND_OVER, Answers
from pioche.engine.deal import new_match
from pioche.engine.events import Event
from pioche.engine.game import apply, legal, offers
from pioche.engine.masks import bit
from pioche.engine.options import OptionError, Value
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.notation.moves import format_action, parse_action, seat_names
from pioche.shelf import box_named
from pioche.sight.history import History
from pioche.sight.seen import OPEN as OPEN, SPECTATOR
from pioche.sight.view import View, view
from pioche.texts.catalogue import catalogue
from pioche.texts.table_lines import hand_words, table_lines

LONGEST_NAME: Final = 20
# Words that mean something else where a seat can stand, and signs that mean something in a line.
RESERVED: Final = ("host", "next", "spectator", "open", "draw", "talon", "random", "none")
SIGNS: Final = '#<@!?"\\'


class Match:
    """A whole match, from (box, options, seed) and the actions applied so far.

    >>> match = Match("classic", 2, seed="tea")
    >>> match.decision
    'turn'
    """

    def __init__(
        self,
        box: str,
        players: int | Sequence[str],
        seed: str,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        names = seat_names(players) if isinstance(players, int) else list(players)
        check_names(names)
        chosen = dict(options or {})
        if chosen.get("dealer") in names:
            chosen["dealer"] = names.index(str(chosen["dealer"]))
        self.names = names
        self.seed = seed
        self.state = self._start(Rules(box_named(box), len(names), chosen))
        self.rules = self.state.rules
        self.log: list[str] = []
        self.eyes: dict[int, History] = {}  # what each viewer has seen so far

    def _start(self, rules: Rules) -> State:
        """The first round as it is dealt."""
        return new_match(rules, self.seed, None, True)

    def copy(self) -> Match:
        """An independent copy, with everything that has happened."""
        twin = copy.copy(self)
        twin.state = self.state.copy()
        twin.state.events = self.events[:]
        twin.log = self.log[:]
        twin.eyes = {}
        return twin

    @property
    def decision(self) -> str:
        """What is being asked: turn, after_draw, colour, … round_over or match_over."""
        return DECISIONS[self.state.phase]

    @property
    def asked(self) -> str | None:
        """The name of the seat whose answer is awaited; None between rounds."""
        return self.names[self.state.asked] if self.state.phase < ROUND_OVER else None

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

    def legal(self, calls: bool = False) -> list[str]:
        """The answers on offer, in words; with calls also the UNO calls and catches."""
        out = Answers()
        legal(self.state, out)
        if calls:
            offers(self.state, out)
        return [format_action(self.state, a, self.names, full=True) for a in out.as_list()]

    def apply(self, line: str) -> None:
        """Carry out one line such as `A play R7 uno`; a Refusal leaves everything as it was."""
        self.act(parse_action(self.state, line, self.names))

    def act(self, a: int) -> None:
        """Carry out an action that is at hand as a number, as the engine lists them."""
        text = format_action(self.state, a, self.names, full=True)
        apply(self.state, a)
        self.log.append(text)

    def viewer(self, name: str) -> int:
        """The number of a viewer: a seat by name, `spectator`, or `open` for one who sees everything."""
        if name in self.names:
            return self.names.index(name)
        if name not in ("spectator", "open"):
            raise OptionError(f"no seat is called {name!r}; there are {', '.join(self.names)} and spectator")
        return SPECTATOR if name == "spectator" else OPEN

    def hand(self, seat: int, viewer: int = OPEN, lang: str = "en") -> str:
        """A hand as the viewer sees it: its cards, or only how many there are."""
        return hand_words(catalogue(lang), self.state, seat, viewer)

    def view(self, name: str) -> View:
        """What a seat (by name) or the `spectator` may know now, with the whole history; see sight.view."""
        viewer = self.viewer(name)
        if viewer == OPEN:
            raise OptionError("a view is that of a seat or of the spectator; the open game is `state`")
        if viewer not in self.eyes:
            self.eyes[viewer] = History(self.rules, viewer)
        return view(self.state, viewer, self.eyes[viewer])

    def lines(self, name: str = "open", width: int = 80, lang: str = "en") -> list[str]:
        """The table in lines, as the viewer of this name sees it."""
        return table_lines(catalogue(lang), self.state, self.names, self.viewer(name), width)


def check_names(names: Sequence[str]) -> None:
    """Refuse names that a line of a game could not carry."""
    for name in names:
        if not name or not name.isprintable() or any(c.isspace() or c in SIGNS for c in name):
            text = f"a seat's name is one word without {SIGNS}, not {name!r}"
            raise OptionError(text, "name", signs=SIGNS, name=name)
        if len(name) > LONGEST_NAME:
            text = f"a seat's name has at most {LONGEST_NAME} letters, not {len(name)}: {name!r}"
            raise OptionError(text, "name-long", most=LONGEST_NAME, name=name)
        if name in RESERVED:
            text = f"no seat can be called {name!r}: that word has another meaning"
            raise OptionError(text, "name-taken", name=name)
        if names.count(name) > 1:
            raise OptionError(f"two seats are called {name!r}", "name-twice", name=name)
