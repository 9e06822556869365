"""Whole rounds of Tippo by two simple styles of play, and what their events tell about the balance."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from pioche.boxes import BOXES
from pioche.engine.actions import PLAY, ROUND_OVER, Answers, colour_of, tray_of, verb_of
from pioche.engine.deal import new_match
from pioche.engine.events import BALANCE_TIPPED, CARD_PLACED, CARD_PLAYED, TRAYS_CLEARED, Event
from pioche.engine.extra import FALLS_LATE
from pioche.engine.game import apply, legal
from pioche.engine.places import RIGHT, TALON
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State

TIPPO = BOXES["tippo"]
ROUNDS = 500  # of each style and number of players


class Style(NamedTuple):
    """How a simple player cares for the balance."""

    difference: int  # from which the lighter tray is preferred
    tenths: int  # of the turns in which that is done


STYLES = {"careful": Style(2, 10), "casual": Style(3, 7)}


class Player:
    """Lays any card that fits, on the lighter tray where the style says so; names what it holds most."""

    def __init__(self, style: Style, rng: Rng) -> None:
        self.style = style
        self.rng = rng
        self.out = Answers()

    def choose(self, s: State) -> int:
        """An answer to the pending question."""
        legal(s, self.out)
        answers = self.out.as_list()
        plays = [a for a in answers if verb_of(a) == PLAY]
        if not plays:
            held = Counter(int(s.rules.face(card, 0).colour) for card in s.hand_list(s.asked))
            return max(answers, key=lambda a: held[int(colour_of(a))])
        heavier = int(s.size[RIGHT] - s.size[TALON])
        if abs(heavier) >= self.style.difference and self.rng.below(10) < self.style.tenths:
            lighter = 0 if heavier > 0 else 1
            plays = [a for a in plays if tray_of(a) == lighter] or plays
        return plays[self.rng.below(len(plays))]


class Told:
    """What the events of some rounds tell about the balance."""

    def __init__(self) -> None:
        self.turns = 0
        self.causes: Counter[str] = Counter()  # of falls, by the event before
        self.late = 0
        self.placed = 0  # cards placed in procedures that ended with a fall
        self.differences: Counter[int] = Counter()  # of cards, at the fall
        self.clearings = 0

    @property
    def falls(self) -> int:
        """All falls."""
        return self.causes.total()

    def listen(self, events: list[Event]) -> None:
        """Count what happened in a round."""
        cards = [1, 1]
        placed = 0
        for before, event in pairwise(events):
            if event.kind in (CARD_PLAYED, CARD_PLACED):
                cards[event.tray] += 1
                placed += event.kind == CARD_PLACED
            elif event.kind == BALANCE_TIPPED:
                self.causes[before.name] += 1
                self.late += event.number == FALLS_LATE
                self.differences[abs(cards[0] - cards[1])] += 1
                self.placed += placed
                placed = 0
                cards = [1, 1]
            elif event.kind == TRAYS_CLEARED:
                self.clearings += 1
                cards = [1, 1]


@cache
def rounds_of(style: str, players: int) -> Told:
    """Play whole rounds in a style, without UNO calls."""
    rules = Rules(TIPPO, players, {})
    told = Told()
    for number in range(ROUNDS):
        seed = f"{style} {players} {number}"
        s = new_match(rules, seed, None, True)
        player = Player(STYLES[style], stream(match_key(seed), 0, b"players"))
        while s.phase < ROUND_OVER:
            apply(s, player.choose(s))
        assert s.winner >= 0
        told.turns += int(s.turns)
        told.listen(s.events or [])
    return told
