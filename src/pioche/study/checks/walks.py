"""Games from bytes: a random table, and a walk in which each byte picks an action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from pioche.engine.actions import PLAY, Answers, verb_of, with_uno
from pioche.engine.box import Box
from pioche.engine.deal import new_match
from pioche.engine.events import Event
from pioche.engine.game import apply, legal, offers
from pioche.engine.state import State
from pioche.study.checks.random_tables import disturb, random_rules


def table(box: Box, seats: int, seed: int, listen: bool = False) -> State:
    """A match just dealt: switches on and off, often with a short deck, large hands or few cards."""
    rng = Random(seed)
    s = new_match(random_rules(box, seats, str(seed), rng), str(seed), None, listen)
    disturb(s, rng)
    return s


def answers(s: State) -> list[int]:
    """The answers to the pending question."""
    out = Answers()
    legal(s, out)
    return out.as_list()


def calls(s: State) -> list[int]:
    """The calls and catches on offer beside it."""
    out = Answers()
    offers(s, out)
    return out.as_list()


def pick(s: State, byte: int) -> int | None:
    """One of the things on offer, a play with the call for large bytes; None when nothing is."""
    found = answers(s) + calls(s)
    if not found:
        return None
    a = found[byte % len(found)]
    return int(with_uno(a)) if verb_of(a) == PLAY and byte >= 128 else a


def walk(s: State, steps: Iterable[int]) -> Iterator[int]:
    """Play one step for each byte, until the match is over; yields the action after it was applied."""
    for byte in steps:
        a = pick(s, byte)
        if a is None:
            return
        apply(s, a)
        yield a


def facts(events: list[Event] | None) -> list[tuple[object, ...]]:
    """Events as values that can be compared."""
    return [event.fields() for event in events or []]
