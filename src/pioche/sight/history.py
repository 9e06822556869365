"""History: everything one viewer has seen since a match began, or since one of its rounds did."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import Answers
from pioche.engine.events import ROUND_STARTED
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.secrets import public_rules, see_event
from pioche.sight.seen import Seen


class HistoryCache:
    """What a reader of a history keeps with it: no need to draw conclusions from the start each time."""


class History:
    """One viewer's eyes: told of the events of one match, in order, from the first one or a later one on."""

    def __init__(self, rules: Rules, viewer: i64, first: i64 = 0) -> None:
        self.rules = public_rules(rules)
        self.viewer = viewer
        self.first = first
        self.seen: list[Seen] = []
        self.out = Answers()
        self.cache: HistoryCache | None = None

    def watch(self, s: State) -> None:
        """See what has happened since last time."""
        events = s.events
        if events is None:
            return
        k = self.first + len(self.seen)
        while k < len(events):
            self.seen.append(see_event(s.rules, events[k], self.viewer))
            k += 1


def round_start(seen: list[Seen], told: i64) -> i64:
    """Where the round in progress after this many events begins."""
    k = told - 1
    while k > 0 and seen[k].kind != ROUND_STARTED:
        k -= 1
    return max(k, 0)
