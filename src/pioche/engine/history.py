"""History: everything one viewer has seen since a match began."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import Answers
from pioche.engine.deck import Deck
from pioche.engine.events import ROUND_STARTED
from pioche.engine.memory import Memory
from pioche.engine.rules import Rules
from pioche.engine.seen import Seen, see_event
from pioche.engine.state import State

# Stands for the match seed in the rules that a viewer gets, where the seed pairs the faces (R12).
ANY_SEED = "any"


def public_rules(rules: Rules) -> Rules:
    """The rules without what only the match seed decides, which no viewer may know."""
    if not rules.seeded and rules.seed == "":
        return rules
    return Rules(rules.box, int(rules.seats), rules.options.chosen, ANY_SEED if rules.seeded else "")


class History:
    """One viewer's eyes: told of the events of one match, in order."""

    def __init__(self, rules: Rules, viewer: i64) -> None:
        self.rules = public_rules(rules)
        self.viewer = viewer
        self.seen: list[Seen] = []
        self.out = Answers()
        self.deck: Deck | None = None
        self.memory: Memory | None = None
        self.followed = 0  # how many events the memory has been told

    def watch(self, s: State) -> None:
        """See what has happened since last time."""
        events = s.events
        if events is None:
            return
        k = len(self.seen)
        while k < len(events):
            self.seen.append(see_event(s.rules, events[k], self.viewer))
            k += 1

    def recall(self, told: int) -> Memory:
        """What is known after so many events; good until another one is asked for."""
        memory = self.memory
        if memory is None or self.followed > told:
            if self.deck is None:
                self.deck = Deck(self.rules)
            memory = Memory(self.deck, self.rules.seats)
            self.memory = memory
            self.followed = 0 if self.deck.apart else self.round_start(told)
        while self.followed < told:
            memory.follow(self.seen[self.followed])
            self.followed += 1
        return memory

    def round_start(self, told: int) -> int:
        """Where the round begins that was going on after so many events."""
        k = told - 1
        while k > 0 and self.seen[k].kind != ROUND_STARTED:
            k -= 1
        return max(k, 0)
