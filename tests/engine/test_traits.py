"""Effects are what they say: they ask, tell, take and change what they declare, and no more."""

from __future__ import annotations

import gc
from collections import defaultdict
from contextlib import suppress
from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import (
    DECISIONS,
    LAY,
    MATCH_OVER,
    NAME,
    NEXT,
    PLAY,
    TURN,
    Answers,
    colour_of,
    verb_of,
)
from pioche.engine.box import Box
from pioche.engine.cards import NO_COLOUR
from pioche.engine.deal import new_match
from pioche.engine.effects import AcceptOrChallenge, Effect
from pioche.engine.events import (
    CARD_PLACED,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    DUEL_FOUGHT,
    HAND_SHOWN,
    HANDS_PASSED,
    HANDS_SWAPPED,
    NAMES,
    Event,
)
from pioche.engine.game import apply, legal
from pioche.engine.house.registry import HOUSE
from pioche.engine.options import OptionError, Value
from pioche.engine.places import DRAW_PILE
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.engine.traits import Traits, traits_at
from pioche.engine.turn import begin_turn
from pioche.shelf import box_named
from pioche.study.checks.coverage import effects_at
from pioche.study.checks.random_tables import possible_rules, random_rules

LEAST_TABLES = 60
MOST_TABLES = 500
ROUNDS = 8


class Watched(Effect):
    """Lets another effect do its work, and hands what that did to an observer."""

    def __init__(self, effect: Effect, observer: Observer) -> None:
        super().__init__()
        self.add(effect)
        self.effect = effect
        self.observer = observer
        self.told: list[Event] = []
        self.before = (0, 0, 0, 0)

    def run(self, s: State) -> bool:
        """Begin to watch."""
        self.told = []
        self.before = turn_and_table(s)
        start = len(s.events or [])
        return self.note(s, start, self.effect.run(s))

    def answers(self, s: State, out: Answers) -> None:
        """As it does."""
        self.effect.answers(s, out)

    def accepts(self, s: State, a: int) -> bool:
        """As it does."""
        return self.effect.accepts(s, a)

    def answer(self, s: State, a: int) -> bool:
        """Watch on, but for a draw card that is passed on: then another card is carried out."""
        start = len(s.events or [])
        if verb_of(a) != PLAY:
            return self.note(s, start, self.effect.answer(s, a))
        waits = self.effect.answer(s, a)
        if self.bounced:  # it goes on itself, from another player and perhaps the other way round (H11)
            told = {int(event.kind) for event in (s.events or [])[start:]}
            self.observer.told[type(self.effect)] |= told & set(self.emits)
            self.told = []
            self.before = turn_and_table(s)
        return waits

    def note(self, s: State, start: int, waits: bool) -> bool:
        """What was told since then, and whether it asks or is done."""
        self.told += (s.events or [])[start:]
        if waits:
            assert s.phase in self.asks, type(self.effect)
            self.observer.asked[type(self.effect)].add(int(s.phase))
        else:
            self.observer.look(self, s)
        return waits

    def events(self, kind: int) -> list[Event]:
        """What it told of one kind."""
        return [event for event in self.told if event.kind == kind]


def turn_and_table(s: State) -> tuple[int, int, int, int]:
    """What effects may change of the turn and the table."""
    return int(s.skips), int(s.again), int(s.direction), int(s.side)


class Observed:
    """What effects ask and tell, by their class."""

    def __init__(self) -> None:
        self.asked: dict[type, set[int]] = defaultdict(set)
        self.told: dict[type, set[int]] = defaultdict(set)

    def missing(self, said: Observed) -> dict[str, set[str]]:
        """What is said to happen, and has not happened yet."""
        found: dict[str, set[str]] = {}
        for kind in said.told:
            asks = {DECISIONS[k] for k in said.asked[kind] - self.asked[kind]}
            emits = {NAMES[k] for k in said.told[kind] - self.told[kind]}
            if asks or emits or kind not in self.told:
                found[kind.__name__] = asks | emits
        return found


class Observer(Observed):
    """Holds what effects do against what they say."""

    def look(self, effect: Watched, s: State) -> None:
        """An effect is done."""
        kind = type(effect.effect)
        told = {int(event.kind) for event in effect.told}
        self.told[kind] |= told
        leaving = {
            told for rule in s.rules.house for told in rule.emits()
        }  # a hand may be emptied by it (H13)
        assert told <= {*effect.emits, *s.rules.box.emits, *leaving}, kind
        skips, again, direction, side = effect.before
        changed = {
            "again": s.again > again,
            "reverses": s.direction != direction,
            "flips": s.side != side,
            "swaps": HANDS_SWAPPED in told,
            "passes": HANDS_PASSED in told,
        }
        said = {name: getattr(effect, name) for name in changed}
        if not s.is_in(s.card_player):  # who has gone out with the card exchanges nothing (R111)
            said |= {name: changed[name] for name in ("swaps", "passes")}
        assert said == changed, kind
        assert (effect.highest or effect.lowest) == (DUEL_FOUGHT in told), kind
        assert effect.places or CARD_PLACED not in told, kind
        readers = len(s.others(s.card_player)) if s.is_in(s.card_player) else 0
        assert not effect.opens or len(effect.events(HAND_SHOWN)) == readers, kind
        if not effect.places:  # after which another program begins
            self.look_at_turns(effect, s, int(s.skips) - skips)
        self.look_at_taking(effect, s)
        self.look_at_laying(effect, s)

    def look_at_turns(self, effect: Watched, s: State, lost: int) -> None:
        """So many turns lost, as far as there are other players; none by a challenge that is won."""
        said = min(int(effect.skips), len(s.others(s.card_player)))
        if effect.reverses and not effect.again and s.two_left(s.card_player) and s.rules.reverse_skips:
            said += 1  # R43
        assert lost == said or (lost == 0 and effect.judge is not None), type(effect.effect)

    def look_at_taking(self, effect: Watched, s: State) -> None:
        """So many cards by whom it says, as far as there are any."""
        kind = type(effect.effect)
        takings = effect.events(CARDS_TAKEN)
        if not takings:
            assert effect.draws == effect.aimed == effect.rain == 0, kind
            return
        first, seat = int(takings[0].number), int(takings[0].seat)
        assert effect.seeks == (takings[0].sought < NO_COLOUR), kind
        if effect.seeks or effect.lowest or effect.places:
            return
        if effect.rain > 0:
            assert {int(event.seat) for event in takings} == set(s.others(s.card_player))
        elif effect.aimed > 0:
            assert seat == s.target
        else:
            assert seat == s.next(s.card_player) or effect.judge is not None, kind
        said = int(effect.draws + effect.aimed + effect.rain)
        possible = first == said or (effect.judge is not None and first == said + 2)
        assert possible or (effect.draws > 0 and first > said and stacking(s)) or not s.can_take(), kind

    def look_at_laying(self, effect: Watched, s: State) -> None:
        """Cards laid beneath by whom it says, of the colour it says, or as many."""
        laid = effect.events(CARDS_LAID_BENEATH)
        colours = {int(s.rules.face(card, s.side).colour) for event in laid for card in event.cards}
        if effect.relieves < NO_COLOUR:
            assert all(event.seat == s.target for event in laid)
            assert colours <= {int(effect.relieves)}
        elif effect.clears:
            assert all(event.seat == s.card_player for event in laid)
            assert colours <= {int(s.force[s.tray])}
            assert effect.sheds
        else:
            assert len(laid) <= effect.lays


def stacking(s: State) -> bool:
    """Whether draw cards are added up at a table (H1)."""
    return any(effect.stacked for face in s.rules.faces for effect in face.effects)


def watch(rules: Rules, observer: Observer) -> None:
    """Put every effect of a table under observation."""
    programs = [rules.box.effects]
    for face in rules.faces:
        programs += [face.effects, face.finishing, face.opening or []]
    for program in {id(one): one for one in programs}.values():  # faces of a row share theirs
        program[:] = [Watched(effect, observer) for effect in program]


def play_match(rules: Rules, seed: str, rng: Random) -> None:
    """Short rounds by players who rather lay, and name what they hold."""
    s = new_match(rules, seed, None, True)
    deal_few(s, rng)
    out = Answers()
    while s.phase != MATCH_OVER and s.round <= ROUNDS:
        legal(s, out)
        answers = out.as_list()
        held = {int(rules.face(card, s.side).colour) for card in s.hand_list(max(s.asked, 0))}
        liked = [a for a in answers if verb_of(a) == PLAY or (verb_of(a) == NAME and colour_of(a) in held)]
        apply(s, rng.choice(liked if liked and rng.random() < 0.9 else answers))
        if verb_of(out.items[0]) == NEXT:
            deal_few(s, rng)


def deal_few(s: State, rng: Random) -> None:
    """Leave everybody few cards of one colour and such that do something, so that rare things are likely."""
    pile = s.pile_list(DRAW_PILE)
    for seat in range(s.seats):
        if not s.is_in(seat):
            continue
        for card in s.hand_list(seat):
            s.give_up(seat, card)
        colour = rng.randrange(4)
        faces = {card: s.rules.face(card, s.side) for card in pile}
        liked = [
            card for card in pile if faces[card].wild or (faces[card].colour == colour and rng.random() < 0.5)
        ]
        for card in rng.sample(liked, min(rng.randint(1, 4), len(liked))):
            pile.remove(card)
            s.receive(seat, card)
    s.set_pile(DRAW_PILE, pile[: rng.choice((5, 30, 112))])
    if s.phase == TURN:
        begin_turn(s, s.asked)  # whoever can no longer lay or take passes (R20)


def declared(box: Box) -> Observed:
    """What all effects that a box can have say that they ask and tell."""
    found = Observed()
    for rules in possible_rules(box):
        for effect in effects_at(rules):
            found.asked[type(effect)] |= set(effect.asks)
            found.told[type(effect)] |= set(effect.emits)
    return found


@pytest.mark.parametrize("name", BOXES)
def test_effects_are_what_they_say(name: str) -> None:
    """Every table is watched; in the end everything declared has happened, and nothing else."""
    said = declared(BOXES[name])
    observer = Observer()
    for number in range(MOST_TABLES):
        box = type(BOXES[name])(name)  # another one, since its own effects are put under observation
        rng = Random(f"{name} {number}")
        rules = random_rules(box, rng.choice((2, 2, 3, 4, 6)), str(number), rng)
        watch(rules, observer)
        play_match(rules, str(number), rng)
        if number > LEAST_TABLES and observer.missing(said) == {}:
            break
    assert observer.missing(said) == {}


# The sum of a card


FIELDS = [name for name in dir(Traits()) if name[0] != "_" and not callable(getattr(Traits(), name))]


def test_no_trait_is_lost_when_effects_are_added() -> None:
    everything = Traits()
    for name in FIELDS:
        value = getattr(everything, name)
        other: object = [LAY] if isinstance(value, list) else not value if isinstance(value, bool) else 3
        setattr(everything, name, AcceptOrChallenge(4) if name == "judge" else other)
    found = Traits()
    found.add(everything)
    assert {name: getattr(found, name) for name in FIELDS} == {
        name: getattr(everything, name) for name in FIELDS
    }
    assert len(FIELDS) > 20


@pytest.mark.parametrize(
    ("seats", "options", "skips", "again"),
    [(2, {}, 1, True), (2, {"two_player_reverse": "plain"}, 0, False), (4, {}, 0, False)],
)
def test_a_reverse_skips_where_two_play(
    seats: int, options: dict[str, Value], skips: int, again: bool
) -> None:
    rules = Rules(BOXES["classic"], seats, options)
    [reverse] = [face for face in rules.faces if face.code == "RR"]
    traits = traits_at(rules, reverse)
    assert (traits.reverses, traits.skips, traits.again) == (True, skips, again)


@pytest.mark.parametrize("box", BOXES)
def test_rules_leave_nothing_behind(box: str) -> None:
    """Studies and servers make very many of them."""
    tables: list[dict[str, Value]] = [{}]
    for rule in HOUSE:
        for value in rule.values:
            with suppress(OptionError):
                Rules(box_named(box), 4, {**rule.needs, rule.name: value})
                tables.append({**rule.needs, rule.name: value})
    found = []
    for _ in range(3):
        for options in tables:
            Rules(box_named(box), 4, options)
        gc.collect()
        found.append(len(gc.get_objects()))
    assert found[2] - found[1] < len(tables) // 2
