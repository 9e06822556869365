"""A match that is being played at a table: the state, what each viewer has seen of it, and trials."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from typing import Any, Final

import msgspec

from pioche.engine.actions import HOST_TAKE, TABLE, action
from pioche.engine.events import BALANCE_TIPPED, ROUND_STARTED, Event
from pioche.engine.extra import FALLS_LATE
from pioche.engine.game import apply, as_recorded, pending_question
from pioche.engine.state import State
from pioche.match import Match
from pioche.records.fairness import Fairness
from pioche.records.record_writer import write
from pioche.server.table.answers import action_meant
from pioche.server.table.entries import Acted, Gave, plain
from pioche.server.table.scene import Scene
from pioche.sight.history import History
from pioche.sight.packing import pack_seen
from pioche.sight.secrets import eyes_for, see_event
from pioche.sight.seen import OPEN, seen_data
from pioche.sight.view import View, view
from pioche.texts.sentences import seen_key
from pioche.texts.words import Words

MARKS: Final = 256  # versions of which it is known where their events begin
LOG: Final = 200  # events that a client gets with a snapshot
EYES: Final = 16  # more than there are kinds of eyes
Alike = dict[int, dict[str, object]]  # events as they are seen, by their places and by whose eyes
_encode: Final = msgspec.json.Encoder().encode
_pack: Final = msgspec.msgpack.Encoder().encode


def falls_late(events: list[Event]) -> bool:
    """Whether a balance falls that is seen to fall only a moment later."""
    return any(event.kind == BALANCE_TIPPED and event.number == FALLS_LATE for event in events)


class Run:
    """One match: it goes on only by actions that were tried on a copy, written down and then taken over."""

    def __init__(self, state: State, seed: str, options: dict[str, Any]) -> None:
        self.seed = seed
        self.options = options
        self.state = state
        self.actions: array[int] = array("q")  # everything done, for the record
        self.question_version = 0
        self.window_at = 0  # when a window was opened
        self.swung_at = 0  # when the last action made a balance fall that is seen to fall only later (R95)
        self.histories: dict[int, History] = {}
        self._packed: dict[int, list[msgspec.Raw]] = {}  # of the histories, what has been packed
        # Of the last actions, their versions and where their events begin: always both.
        self._marks: array[int] = array("q")
        self._starts: array[int] = array("q")
        self._scene: Scene | None = None
        # What has been put together at this moment, for whoever sees it alike: events, and news made of them.
        self._alike: Alike = {}
        self._news: dict[tuple[int, int], msgspec.Raw] = {}
        self._oldest = 0  # version from which on it is known what is new
        self._round = 0  # where the events of this round begin
        self._find_round(0)

    @property
    def events(self) -> list[Event]:
        """What has happened in this round, and in the last moves before it."""
        return self.state.events or []

    # Going on

    def begin(self, version: int) -> None:
        """The cards have been dealt as this version."""
        self.question_version = self._oldest = version

    def number_of(self, entry: Acted | Gave) -> int:
        """The engine's number of an action, or a Refusal."""
        if isinstance(entry, Gave):
            return int(action(HOST_TAKE, TABLE, target=entry.seat, count=entry.count))
        return action_meant(self.state, entry.seat, entry)

    def trial(self, entry: Acted | Gave, recorded: bool = False) -> Trial:
        """Carry an action out on a copy; a Refusal if it cannot be done."""
        number = self.number_of(entry)
        if recorded:
            number = int(as_recorded(self.state, number))
        state = self.state.copy()
        state.events = []
        apply(state, number)
        return Trial(state, number)

    def take_over(self, trial: Trial, version: int, at: int, call: bool) -> None:
        """Go on from a trial that has been written down."""
        before = pending_question(self.state)
        closed = self.state.uno_pending == 0
        events = self.events
        self._marks.append(version)
        self._starts.append(len(events))
        if len(self._marks) > MARKS:
            del self._marks[0], self._starts[0]
            self._oldest = self._marks[0] - 1
        news = trial.state.events or []
        start = len(events)
        events.extend(news)
        trial.state.events = events
        self.state = trial.state
        self._alike.clear()
        self._news.clear()
        if self._find_round(start):
            # Nobody asks any more for what was before the last moves, so that long matches stay small.
            self._forget(min(self._round, self._starts[0]))
        self.actions.append(trial.number)
        if not call or pending_question(self.state) != before:
            self.question_version = version
        if closed or not call:
            self.window_at = at if self.state.uno_pending else 0
        swings = self.state.rules.balance is not None and falls_late(news)
        self.swung_at = at if swings else 0

    def _find_round(self, start: int) -> bool:
        """Whether a round has begun with one of the events from a place on; notes where."""
        found = False
        events = self.events
        for at in range(start, len(events)):
            if events[at].kind == ROUND_STARTED:
                self._round = at
                found = True
        return found

    # Being kept

    def marked(self) -> tuple[list[int], int]:
        """The versions of the last actions, and the one from which on it is known what is new."""
        return self._marks.tolist(), self._oldest

    def catch_up(
        self, actions: list[int], versions: list[int], oldest: int, question_version: int, window_at: int
    ) -> None:
        """Do again what was done in a match that has just been dealt; it leads where it led then."""
        state = self.state
        first = len(actions) - len(versions)
        for k, number in enumerate(actions):
            start = len(self.events)
            if k >= first:
                self._marks.append(versions[k - first])
                self._starts.append(start)
            apply(state, as_recorded(state, number))
            self._find_round(start)
        self.actions = array("q", actions)
        self.question_version = question_version
        self.window_at = window_at
        self._forget(min(self._round, self._starts[0]) if self._starts else self._round)
        self._oldest = oldest

    # Seeing

    def view(self, viewer: int) -> View:
        """What a seat may know now, with all it has seen in this round, for a bot."""
        history = self.histories.get(viewer)
        if history is None:
            history = self.histories[viewer] = History(self.state.rules, viewer, self._round)
        return view(self.state, viewer, history)

    def packed_history(self, viewer: int) -> list[msgspec.Raw]:
        """What a seat has seen up to its last view, packed event by event; nothing is packed twice."""
        packed = self._packed.setdefault(viewer, [])
        for seen in self.histories[viewer].seen[len(packed) :]:
            packed.append(msgspec.Raw(_pack(pack_seen(seen))))
        return packed

    def scene(self) -> Scene:
        """What is to be seen now."""
        if self._scene is None:
            self._scene = Scene(self.state)
        elif self._scene.snapshot.s is not self.state:
            self._scene.move(self.state)
        return self._scene

    def events_since(self, words: Words, viewer: int, version: int) -> msgspec.Raw | None:
        """What a viewer has seen after a version, or None if that is too long ago to tell."""
        if version < self._oldest:
            return None
        start = len(self.events)
        k = len(self._marks) - 1
        while k >= 0 and self._marks[k] > version:
            start = self._starts[k]
            k -= 1
        eyes = 0
        for event in self.events[start:]:
            eyes = eyes * EYES + int(eyes_for(event, viewer)) - OPEN
        news = self._news.get((start, eyes))
        if news is None:
            news = msgspec.Raw(_encode(told(words, self.state, viewer, start, self._alike)))
            self._news[start, eyes] = news
        return news

    def rest(self) -> None:
        """Nobody looks: forget what can be worked out again, and what was before this round."""
        self._forget(self._round)

    def _forget(self, gone: int) -> None:
        """Let go of the first events, and of everything that was made of events."""
        self.histories.clear()
        self._packed.clear()
        self._scene = None
        self._alike.clear()
        self._news.clear()
        del self.events[:gone]
        self._round -= gone
        lost = bisect_left(self._starts, gone)
        if lost:
            self._oldest = self._marks[lost - 1]  # of which is known only that it is over
        self._marks = self._marks[lost:]
        self._starts = array("q", [at - gone for at in self._starts[lost:]])

    def recent_events(self, words: Words, viewer: int) -> list[dict[str, object]]:
        """What a viewer has seen of this round, for a client that knows nothing."""
        start = max(self._round, len(self.events) - LOG)
        return told(words, self.state, viewer, start, self._alike)

    # Afterwards

    def record(self, box: str, names: list[str], fairness: Fairness, last: int) -> str:
        """The record of the match with its last action."""
        match = Match(box, names, self.seed, plain(self.options))
        for number in [*self.actions, last]:
            match.act(number)
        return write(match, fairness)


def told(words: Words, s: State, viewer: int, start: int, known: Alike) -> list[dict[str, object]]:
    """The events of a state from a place on, as a viewer saw them, each with the key of its sentence.

    What several see alike is put together once and kept among the `known` ones, for the next viewer.
    """
    found = []
    for k, event in enumerate((s.events or [])[start:], start):
        place = k * EYES + int(eyes_for(event, viewer)) - OPEN
        data = known.get(place)
        if data is None:
            seen = see_event(s.rules, event, viewer)
            data = known[place] = seen_data(s.rules, seen)
            data["text"] = seen_key(words, seen, int(s.rules.trays))
        found.append(data)
    return found


class Trial:
    """A copy of the state on which an action was carried out."""

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number
