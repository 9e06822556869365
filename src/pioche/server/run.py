"""A match that is being played at a table: the state, what each viewer has seen of it, and trials."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from pioche.boxes import box_named
from pioche.engine.actions import HOST_TAKE, TABLE, VERBS, Answers, action
from pioche.engine.choices import Choice, action_of
from pioche.engine.deal import new_match
from pioche.engine.events import CARDS_DEALT, CARDS_TAKEN, ROUND_STARTED, Event
from pioche.engine.game import apply
from pioche.engine.history import History
from pioche.engine.pictures import Pictures
from pioche.engine.rules import Rules
from pioche.engine.seen import see_event, seen_data
from pioche.engine.state import State
from pioche.engine.view import View, view
from pioche.match import Match
from pioche.records.fairness import Fairness
from pioche.records.writing import write
from pioche.server.entries import Acted, Gave, plain
from pioche.texts.sentences import seen_key

MARKS: Final = 256  # versions of which it is known where their events begin
LOG: Final = 200  # events that a client gets with a snapshot


@lru_cache(maxsize=256)
def shared_rules(box: str, seats: int, options: bytes) -> Rules:
    """The rules of a table; tables that play the same share one object, which is large."""
    return Rules(box_named(box), seats, plain(msgspec.json.decode(options)))


def rules_of(box: str, seats: int, options: Mapping[str, Any]) -> Rules:
    """The rules of a table, or an OptionError."""
    return shared_rules(box, seats, msgspec.json.encode(dict(sorted(options.items()))))


def choice_of(acted: Acted) -> Choice:
    """What was done, in the words of a view."""
    choice = Choice(VERBS.index(acted.verb))
    choice.handle = acted.card
    choice.tray = acted.tray
    choice.colour = acted.colour
    choice.target = acted.target
    choice.uno = acted.uno
    return choice


class Run:
    """One match: it goes on only by actions that were tried on a copy, written down and then taken over."""

    def __init__(self, box: str, seats: int, options: Mapping[str, Any], seed: str) -> None:
        self.seed = seed
        self.options = dict(options)
        self.state = new_match(rules_of(box, seats, options), seed, None, True)
        self.actions: list[int] = []  # everything done, for the record
        self.question_version = 0
        self.window_at = 0  # when a window was opened
        self.histories: dict[int, History] = {}
        self._marks: list[tuple[int, int]] = []
        self._pictures = Pictures(self.state)
        self._out = Answers()
        self._alike: dict[int, dict[str, object]] = {}  # events of this moment that all see alike
        self._oldest = 0  # version from which on it is known what is new

    @property
    def events(self) -> list[Event]:
        """Everything that has happened in the match."""
        return self.state.events or []

    # Going on

    def begin(self, version: int) -> None:
        """The cards have been dealt as this version."""
        self.question_version = self._oldest = version

    def number_of(self, entry: Acted | Gave) -> int:
        """The engine's number of an action, or a Refusal."""
        if isinstance(entry, Gave):
            return int(action(HOST_TAKE, TABLE, target=entry.seat, count=entry.count))
        return int(action_of(self.state, entry.seat, choice_of(entry)))

    def trial(self, entry: Acted | Gave) -> Trial:
        """Carry an action out on a copy; a Refusal if it cannot be done."""
        number = self.number_of(entry)
        state = self.state.copy()
        state.events = []
        apply(state, number)
        return Trial(state, number)

    def take_over(self, trial: Trial, version: int, at: int, call: bool) -> None:
        """Go on from a trial that has been written down."""
        before = question(self.state)
        closed = self.state.windows == 0
        events = self.events
        self._marks.append((version, len(events)))
        if len(self._marks) > MARKS:
            del self._marks[0]
            self._oldest = self._marks[0][0] - 1
        events.extend(trial.state.events or [])
        trial.state.events = events
        self.state = trial.state
        self._alike.clear()
        self.actions.append(trial.number)
        if not call or question(self.state) != before:
            self.question_version = version
        if closed or not call:
            self.window_at = at if self.state.windows else 0

    # Seeing

    def view(self, viewer: int) -> View:
        """What a seat may know now, with its whole history, for a bot."""
        history = self.histories.get(viewer)
        if history is None:
            history = self.histories[viewer] = History(self.state.rules, viewer)
        return view(self.state, viewer, history)

    def picture(self, viewer: int) -> dict[str, object]:
        """What a seat, or the spectator, sees now, as it is sent."""
        if self._pictures.s is not self.state:
            self._pictures = Pictures(self.state)
        return self._pictures.of(viewer, self._out)

    def held(self) -> list[object]:
        """All hands as their holders see them, for the count at the end of a round."""
        if self._pictures.s is not self.state:
            self._pictures = Pictures(self.state)
        return [self._pictures.hands(seat)[seat] for seat in range(self.state.seats)]

    def events_since(self, viewer: int, version: int) -> list[dict[str, object]] | None:
        """What a viewer has seen after a version, or None if that is too long ago to tell."""
        if version < self._oldest:
            return None
        start = len(self.events)
        for mark, at in reversed(self._marks):
            if mark <= version:
                break
            start = at
        return self.told(viewer, start)

    def recent_events(self, viewer: int) -> list[dict[str, object]]:
        """What a viewer has seen of this round, for a client that knows nothing."""
        start = len(self.events)
        while start > 0:
            start -= 1
            if self.events[start].kind == ROUND_STARTED:
                break
        return self.told(viewer, max(start, len(self.events) - LOG))

    def told(self, viewer: int, start: int) -> list[dict[str, object]]:
        """The events from a place on, as the viewer saw them; those that all see alike are told once."""
        s, alike, found = self.state, self._alike, []
        for k, event in enumerate(self.events[start:], start):
            data = alike.get(k)
            if data is None:
                data = told_event(s, event, viewer)
                if event.seen_by < 0 and not event.hands and event.kind not in (CARDS_DEALT, CARDS_TAKEN):
                    alike[k] = data
            found.append(data)
        return found

    # Afterwards

    def record(self, box: str, names: list[str], fairness: Fairness, last: int) -> str:
        """The record of the match with its last action."""
        match = Match(box, names, self.seed, plain(self.options))
        for number in [*self.actions, last]:
            match.act(number)
        return write(match, fairness)


def told(s: State, viewer: int, start: int) -> list[dict[str, object]]:
    """The events of a state from a place on, as a viewer saw them, each with the key of its sentence."""
    return [told_event(s, event, viewer) for event in (s.events or [])[start:]]


def told_event(s: State, event: Event, viewer: int) -> dict[str, object]:
    """One event as a viewer saw it."""
    seen = see_event(s.rules, event, viewer)
    data = seen_data(s.rules, seen)
    data["text"] = seen_key(seen, int(s.rules.trays))
    return data


class Trial:
    """A copy of the state on which an action was carried out."""

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number


def question(s: State) -> tuple[int, int, int]:
    """What is different when a call or a catch has led to another question."""
    return int(s.phase), int(s.asked), int(s.turns)
