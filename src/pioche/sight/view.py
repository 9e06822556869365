"""View: what one seat, or a spectator, may know of a match (§5.5, §12.6); nothing else leaves the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from pioche.engine.cards import NO_COLOUR
from pioche.engine.fields import PUBLIC_NAMES
from pioche.engine.programs import NO_PROGRAM, running_program
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.choices import Choice, choice_data, choices, refused
from pioche.sight.common import Common
from pioche.sight.history import History
from pioche.sight.secrets import see_hand
from pioche.sight.seen import (
    SPECTATOR as SPECTATOR,
    Seen,
    Sight,
    face_letters,
    seen_data,
    sights_data,
)

# Everything that can be seen at one moment, by its names: a view is compared, pickled and packed by them. Of
# PLAIN whatever is a number, or a list of numbers, truths or words.
PLAIN: Final = (
    "round",
    "dealer",
    "phase",
    "asked",
    "turn",
    "direction",
    "side",
    "author",
    "windows",
    "out",
    "places",
    "dropped",
    "scores",
    "points",
    "colours",
    "frozen",
    "tray_sizes",
    "draw_size",
    "aside_size",
    "next",
    "angle",
    "extra",
    "drawn",
    "shown",
    "accused",
    "registers",
    "refused",
)
FIELDS: Final = ("tops", "hands", "choices", "program", *PLAIN)


class View(Common):
    """One viewer's knowledge at one moment, as plain data with handles in place of cards.

    Everything that can be seen now is in attributes; `history` holds what was seen before. Faces are numbers
    of `rules.faces`, colours numbers of the active side's colours.
    """

    def __init__(self, s: State | None, history: History) -> None:
        """Look at a state with one viewer's eyes; without one everything is empty but the history."""
        super().__init__(s, history.rules)
        viewer = history.viewer
        self.viewer = viewer
        self.registers: list[int] = []
        self.hands: list[list[Sight]] = []
        self.program = NO_PROGRAM
        self.choices: list[Choice] = []
        self.refused: list[str] = []
        self.past = history
        self.told = len(history.seen)
        if s is not None:
            self.registers = s.public_registers()
            self.hands = [see_hand(s, viewer, seat) for seat in range(s.seats)]
            self.program = running_program(s)
            self.choices = choices(s, viewer, history.out)
            if viewer >= 0:
                self.refused = refused(s, viewer)

    @property
    def history(self) -> list[Seen]:
        """Everything the viewer has seen since the match began."""
        return self.past.seen[: self.told]

    @property
    def hand(self) -> list[Sight]:
        """The viewer's own cards in hand order."""
        return self.hands[self.viewer]

    def fields(self) -> tuple[object, ...]:
        """All that can be seen now, in the order of FIELDS."""
        return tuple([getattr(self, name) for name in FIELDS])

    def __eq__(self, other: object) -> bool:
        """Whether the same viewer sees the same, and has seen the same."""
        if not isinstance(other, View) or other.viewer != self.viewer or other.told != self.told:
            return False
        alike = played_by(self.rules) == played_by(other.rules) and self.fields() == other.fields()
        return alike and self.history == other.history

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.rules, self.viewer, self.history, self.fields())

    def __repr__(self) -> str:
        rules, side = self.rules, self.side
        who = f"seat {self.viewer}" if self.viewer >= 0 else "spectator"
        asked = f" of seat {self.asked}" if self.asked >= 0 else ""
        said = [f"{rules.box.name}, round {self.round}: {self.decision}{asked}"]
        if self.viewer >= 0:
            said.append("hand " + " ".join([face_letters(rules, card.face(side)) for card in self.hand]))
        for tray in range(len(self.tops)):
            colour = self.colours[tray]
            force = rules.box.sides[side].colours[colour] if colour < NO_COLOUR else "no colour"
            said.append(f"top {face_letters(rules, self.tops[tray].face(side))} ({force})")
        said.append("cards " + " ".join([str(len(hand)) for hand in self.hands]))
        if self.choices:
            said.append(", ".join([str(choice) for choice in self.choices]))
        return f"<View of {who} in {'; '.join(said)}>"

    def register(self, name: str) -> i64:
        """One of the numbers that everybody can follow, by its name in engine.fields."""
        return self.registers[PUBLIC_NAMES.index(name)]

    def present(self) -> dict[str, object]:
        """Everything but the history as plain data, always with the same keys in the same order."""
        rules = self.rules
        reasons: dict[str, str] = {}
        for k in range(len(self.refused)):
            if self.refused[k] != "" and self.refused[k] != "not_asked":
                reasons[str(self.hand[k].handle)] = self.refused[k]
        found: dict[str, object] = {
            "viewer": int(self.viewer),
            "answers": [choice_data(rules, self.side, choice) for choice in self.choices],
            "refused": reasons,
            "hands": [sights_data(rules, hand) for hand in self.hands],
        }
        found.update(self.common())
        found["options"] = dict(rules.options.chosen)
        found["program"] = list(self.program)
        found["registers"] = dict(zip(PUBLIC_NAMES, self.registers, strict=True))
        return found

    def to_dict(self) -> dict[str, object]:
        """The whole view as plain data."""
        found = self.present()
        found["history"] = [seen_data(self.rules, seen) for seen in self.history]
        return found


def view(s: State, viewer: i64, history: History | None = None) -> View:
    """What a viewer may know now; the history of the match goes on where it was left."""
    if history is None:
        history = History(s.rules, viewer)
    history.watch(s)
    return View(s, history)


def played_by(rules: Rules) -> tuple[object, ...]:
    """By what a table plays, as far as everybody may know it."""
    return rules.box.name, int(rules.seats), rules.options.chosen


def restored(rules: Rules, viewer: int, history: list[Seen], fields: Sequence[object]) -> View:
    """A view made from what it was taken apart into."""
    past = History(rules, viewer)
    past.seen = history
    found = View(None, past)
    for name, value in zip(FIELDS, fields, strict=True):
        setattr(found, name, value)
    return found
