"""Twins: two games that differ only in what one viewer may not know.

A round is played once. Then an oracle, which knows nothing of `sight.secrets`, notes which faces of which
cards the viewer got to see, straight from §5.5. Every card whose hidden face nobody could tell is
exchanged with another one, and the same round is played again with the same moves: the viewer must not
notice. Where a hidden card rightly changes the course of the game (a bluff that is none), it is put back.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from pioche.engine.actions import PLAY, ROUND_OVER, seat_of, verb_of, with_uno
from pioche.engine.events import (
    CARD_PLACED,
    CARD_PLAYED,
    CARD_PUT_BACK,
    CARD_TURNED_UP,
    CARDS_DEALT,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    DEALER_DREW,
    HAND_SHOWN,
    PILE_REPLENISHED,
    POINTS_SCORED,
    ROUND_STARTED,
    TABLE_FLIPPED,
    Event,
)
from pioche.engine.game import apply
from pioche.engine.masks import set_of
from pioche.engine.places import ASIDE, DRAW_PILE, TALON
from pioche.engine.refusals import Refusal
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.choices import Choice, action_of, choice_of
from pioche.sight.history import History
from pioche.sight.seen import seen_data
from pioche.sight.view import view
from pioche.study.checks.laws import Broken
from pioche.study.checks.walks import answers, calls

FACE_UP = (
    CARD_PLACED,
    CARD_PLAYED,
    CARD_PUT_BACK,
    CARD_TURNED_UP,
    CARDS_LAID_BENEATH,
    DEALER_DREW,
    TABLE_FLIPPED,
)
MOST_MOVES = 400


@dataclass
class PlayedRound:
    """A round that was played: the state after the deal, every move, and what came of each."""

    start: State
    events: list[Event]  # those of the whole match so far
    first: int  # where this round's events begin
    dealt: int  # how many there were after the deal
    moves: list[tuple[int, Choice]] = field(default_factory=list)
    states: list[State] = field(default_factory=list)


def play_round(s: State, rng: Random, most: int = MOST_MOVES) -> PlayedRound:
    """Play on from a fresh deal, mostly laying, with calls and catches."""
    assert s.events is not None
    first = max(k for k, e in enumerate(s.events) if e.kind == ROUND_STARTED)
    played = PlayedRound(s.copy(), s.events, first, len(s.events))
    while s.phase < ROUND_OVER and len(played.moves) < most:
        found, beside = answers(s), calls(s)
        if beside and rng.random() < 0.3:
            found = beside
        plays = [a for a in found if verb_of(a) == PLAY]
        a = rng.choice(plays if plays and rng.random() < 0.8 else found)
        if verb_of(a) == PLAY and rng.random() < 0.3:
            a = int(with_uno(a))
        played.moves.append((int(seat_of(a)), choice_of(s, a)))
        apply(s, a)
        played.states.append(s.copy())
    played.events = s.events[:]
    return played


# What a viewer sees, by the table of §5.5


class Oracle:
    """Collects the (card, side) pairs that one viewer has seen."""

    def __init__(self, played: PlayedRound, viewer: int) -> None:
        self.viewer = viewer
        self.rules = played.start.rules
        self.seen: set[tuple[int, int]] = set()
        for event in played.events[played.first :]:
            self.hear(event)
        for s in [played.start, *played.states]:
            self.look(s)

    def note(self, cards: list[int], side: int, active: bool, inactive: bool) -> None:
        """Note some faces that were visible."""
        for card in cards:
            if active:
                self.seen.add((card, side))
            if inactive and self.rules.two_sided:
                self.seen.add((card, 1 - side))

    def hands(self, hands: list[list[int]], side: int) -> None:
        """In a hand: the active face for its holder, the inactive one for every other player."""
        for seat, cards in enumerate(hands):
            self.note(cards, side, seat == self.viewer, self.viewer >= 0 and seat != self.viewer)

    def look(self, s: State) -> None:
        """Note the faces that are visible now."""
        side = int(s.side)
        self.hands([s.hand_list(seat) for seat in range(s.seats)], side)
        self.note(s.pile_list(DRAW_PILE)[-1:], side, False, True)
        for tray in range(s.rules.trays):
            self.note(s.pile_list(TALON + tray)[-1:], side, True, False)

    def hear(self, e: Event) -> None:
        """Note the faces that an event showed."""
        side = int(e.side)
        own = e.seat == self.viewer
        if e.kind in FACE_UP:
            self.note(e.cards, side, True, False)
        elif e.kind == CARDS_TAKEN:
            self.note(e.cards, side, own, True)  # each lay on top of the draw pile before it was taken
        elif e.kind == CARDS_DEALT:
            self.note(e.cards, side, own, self.viewer >= 0 and not own)
        elif e.kind == HAND_SHOWN:
            self.note(e.cards, side, own or e.other in (-1, self.viewer), False)
        self.hands(e.hands, side)
        if e.next >= 0:
            self.note([int(e.next)], side, False, True)


# Exchanging cards


def exchange(rules: Rules, seen: set[tuple[int, int]], pinned: set[int], rng: Random) -> dict[int, int]:
    """A random permutation of the deck that keeps every face that was seen where it was seen."""

    def wanted(card: int, other: int) -> bool:
        sides = range(len(rules.box.sides))
        return all((card, k) not in seen or rules.code(card, k) == rules.code(other, k) for k in sides)

    able = {
        card: [card] if card in pinned else [other for other in rules.deck if wanted(card, other)]
        for card in rules.deck
    }
    taken: dict[int, int] = {}

    def find(card: int, tried: set[int]) -> bool:
        for other in rng.sample(able[card], len(able[card])):
            if other not in tried:
                tried.add(other)
                if other not in taken or find(taken[other], tried):
                    taken[other] = card
                    return True
        return False

    for card in sorted(rules.deck, key=lambda card: (len(able[card]), rng.random())):
        free = [other for other in able[card] if other not in taken]
        if free:
            taken[rng.choice(free)] = card
        else:
            assert find(card, set())
    return {card: other for other, card in taken.items()}


def relabelled(s: State, to: dict[int, int]) -> State:
    """The same state with every card replaced."""
    twin = s.copy()
    for seat in range(s.seats):
        twin.set_hand(seat, set_of([to[card] for card in s.hand_list(seat)]), s.size[seat])
    for place in range(DRAW_PILE, ASIDE + 1 if s.rules.trays == 2 else TALON + 1):
        twin.set_pile(place, [to[card] for card in s.pile_list(place)])
    for card, other in to.items():
        twin.stamp[other] = s.stamp[card]
    if s.drawn >= 0:
        twin.drawn = to[int(s.drawn)]
    twin.accused = set_of([to[card] for card in s.in_order(s.accused)])
    twin.shown = set_of([to[card] for card in s.in_order(s.shown)])
    return twin


def retold(e: Event, to: dict[int, int]) -> Event:
    """The same event with every card replaced."""
    twin = copy.copy(e)
    twin.cards = [to[card] for card in e.cards]
    twin.next = to[int(e.next)] if e.next >= 0 else -1
    twin.hands = [[to[card] for card in hand] for hand in e.hands]
    return twin


# Playing a twin


def course(s: State, events: list[Event]) -> object:
    """The course of the game: who is asked what, and which cards went where, by handle."""
    sizes = [int(size) for size in s.size]
    hands = [s.stamps(s.hand_list(seat)) for seat in range(s.seats)]
    told = [
        (e.kind, e.seat, e.other, e.colour, e.tray, e.number, e.angle, tuple(e.stamps))
        for e in events
        if e.kind != POINTS_SCORED
    ]
    asked = (int(s.phase), int(s.asked)) if s.phase < ROUND_OVER else ROUND_OVER
    return asked, int(s.turn), sizes, hands, int(s.uno_pending), int(s.extra.angle()), told


def sights(history: History, s: State, heard: int) -> str:
    """Everything a viewer gets now, as bytes would be sent; the points of a round are everybody's to know."""
    seen = view(s, history.viewer, history)
    now = seen.present()
    if s.phase >= ROUND_OVER:
        for key in ("scores", "points", "dropped", "registers", "decision", "answers", "refused"):
            del now[key]
    news = [seen_data(seen.rules, e) for e in history.seen[heard:] if e.kind != POINTS_SCORED]
    return json.dumps([now, news])


@dataclass
class Parting:
    """A move after which two games go different ways, and the cards that can have caused it."""

    move: int
    cards: set[int]


class Leak(Broken):
    """A viewer can tell two games apart that should look the same."""


def play_twin(played: PlayedRound, viewer: int, to: dict[int, int], slack: int = 0) -> Parting | None:
    """Play the round again with other cards; a Leak if the viewer notices while the course is the same."""
    real = played.start.copy()
    real.events = played.events[: played.dealt]
    twin = relabelled(played.start, to)
    twin.events = real.events[: played.first] + [retold(e, to) for e in real.events[played.first :]]
    twin.extra.shift_secret(slack)
    eyes = [History(real.rules, viewer), History(real.rules, viewer)]
    compare(eyes, real, twin, 0, -1)
    for number, (seat, choice) in enumerate(played.moves):
        heard = len(real.events)
        before = real.copy()
        apply(real, action_of(real, seat, choice))
        try:
            apply(twin, action_of(twin, seat, choice))
        except Refusal:
            return Parting(number, involved(before, real, seat, heard))
        if course(real, real.events[heard:]) != course(twin, twin.events[heard:]):
            return Parting(number, involved(before, real, seat, heard))
        compare(eyes, real, twin, heard, number)
        if any(e.kind == PILE_REPLENISHED for e in real.events[heard:]):
            exchange_equals(twin)
    assert len(eyes[0].seen) == len(real.events)
    return None


def exchange_equals(s: State) -> None:
    """Let equal cards of a fresh draw pile change places: nobody can know which of them is which."""
    pile = s.pile_list(DRAW_PILE)
    places: dict[str, list[int]] = {}
    for place, card in enumerate(pile):
        places.setdefault(s.rules.full_code(card), []).append(place)
    for equal in places.values():
        cards = [pile[place] for place in equal]
        for place, card in zip(equal, [*cards[1:], cards[0]], strict=True):
            pile[place] = card
    s.set_pile(DRAW_PILE, pile)


def compare(eyes: list[History], real: State, twin: State, heard: int, move: int) -> None:
    """Raise a Leak unless both games look the same."""
    one, other = sights(eyes[0], real, heard), sights(eyes[1], twin, heard)
    if one != other:
        raise Leak(f"viewer {eyes[0].viewer} after move {move}: {apart(one, other)}")


def apart(one: str, other: str) -> str:
    """What differs between two sights."""
    (now, news), (then, olds) = json.loads(one), json.loads(other)
    found = [f"{key} is {now[key]} or {then.get(key)}" for key in now if now[key] != then.get(key)]
    found += [f"{a['event']} is {a} or {b}" for a, b in zip(news, olds, strict=False) if a != b]
    return "; ".join(found)


def involved(before: State, after: State, seat: int, heard: int) -> set[int]:
    """The cards whose hidden faces can have decided what happened in a move."""
    assert after.events is not None
    cards: set[int] = set()
    for s in (before, after):
        seats = {
            seat,
            int(s.card_player),
            int(s.target),
            int(s.turn),
            int(s.asked),
            int(s.next(s.card_player)),
        }
        for k in seats:
            if 0 <= k < s.seats:
                cards.update(s.hand_list(k))
    for event in after.events[heard:]:
        cards.update(event.cards)
    return cards


def twin_rounds(
    s: State, viewer: int, rng: Random, most: int
) -> Iterator[tuple[PlayedRound, dict[int, int]]]:
    """Play rounds of a match, each with a twin that goes the same way to its end."""
    for _ in range(most):
        played = play_round(s, rng)
        yield played, twin_of(played, viewer, rng)
        if s.phase != ROUND_OVER:
            return
        apply(s, answers(s)[0])


def twin_of(played: PlayedRound, viewer: int, rng: Random) -> dict[int, int]:
    """The cards of a twin that goes the same way; whatever led another way has been put back."""
    rules = played.start.rules
    seen = Oracle(played, viewer).seen
    pinned: set[int] = set()
    slack = rng.randint(-400, 400)
    while True:
        to = exchange(rules, seen, pinned, rng)
        parting = play_twin(played, viewer, to, slack)
        if parting is None:
            return to
        moved = {card for card in rules.deck if to[card] != card}
        if not moved and not slack:
            raise Leak(f"viewer {viewer}: equal cards are told apart after move {parting.move}")
        slack = 0
        pinned |= moved & parting.cards or moved
