"""A soak: random games by players who also try what is not allowed, with every law checked at every step."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Sequence
from random import Random

from pioche.engine.actions import (
    AFTER_DRAW,
    AIM,
    CATCH,
    DECISIONS,
    DRAW,
    HOST_TAKE,
    KEEP,
    LAY_UNDER,
    MATCH_OVER,
    MOST_CARE,
    NAME,
    NEXT,
    PLACE,
    PLAY,
    ROUND_OVER,
    TABLE,
    UNO,
    VERBS,
    action,
    card_of,
    colour_of,
    seat_of,
    second_of,
    target_of,
    tray_of,
    verb_of,
)
from pioche.engine.box import Box
from pioche.engine.deal import new_match
from pioche.engine.effects import Effect
from pioche.engine.events import Event
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply
from pioche.engine.refusals import Refusal
from pioche.engine.state import State
from pioche.engine.turn import LONGEST, exchanges
from pioche.notation.moves import TRAYS, format_action, parse_action, seat_names
from pioche.study.checks.coverage import kinds_at
from pioche.study.checks.laws import Broken
from pioche.study.checks.random_tables import cards_in_play, disturb, random_rules
from pioche.study.checks.result import CheckResult
from pioche.study.checks.walks import answers, calls

MOST_ROUNDS = 4  # of one match
MOST_ACTIONS = 50_000  # of one round, far more than the turns of R96 can take
# Lines that nobody understands, or that ask for what does not exist.
NONSENSE = (
    "",
    "{seat}",
    "{seat} fly",
    "{seat} play",
    "{seat} play Z9",
    "{seat} name",
    "{seat} name mauve",
    "{seat} catch",
    "{seat} catch Zoe",
    "{seat} draw twice",
    "Zoe draw",
    "host take {seat}",
    "host take {seat} 9",
)


class SoakResult(CheckResult):
    """How often each kind occurred in a soak of one box, and the logs of matches that broke a law."""

    def __init__(self, box: str) -> None:
        super().__init__(box)
        self.actions = 0
        self.decisions: Counter[str] = Counter()
        self.effects: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.undeclared: Counter[str] = Counter()  # those that nothing at the table declares
        self.failures: list[str] = []

    @property
    def steps(self) -> int:
        """How many actions were applied."""
        return self.actions


class Soak:
    """One match at one table, played at random and watched closely."""

    def __init__(self, box: Box, seats: Sequence[int], seed: str, result: SoakResult) -> None:
        self.result = result
        self.rng = Random(seed)
        number = self.rng.choice(seats)
        self.names = seat_names(number)
        self.eager = self.rng.choice((1.0, 0.9, 0.6))  # how often a card that can be laid is laid
        self.naughty = self.rng.choice((0.05, 0.2, 0.4))  # how often something else is tried first
        self.log: list[str] = []
        rules = random_rules(box, number, seed, self.rng)
        self.declared = kinds_at(rules)
        self.log.append(f"{box.name}, seed {seed!r}, {number} seats, options {rules.options.chosen}")
        self.state: State = new_match(rules, seed, None, True)
        self.round = 0
        self.cards: list[int] = []
        self.take_stock(rules.nothing, 0)
        self.begin_round()

    # The course of a match

    def play(self) -> None:
        """Play some rounds; Broken if a law does not hold."""
        try:
            while self.play_round() and self.round < MOST_ROUNDS:
                self.answer()
        except Broken:
            raise
        except Exception as error:
            raise Broken(f"the engine failed\n{''.join(traceback.format_exception(error))}") from error

    def play_round(self) -> bool:
        """Play on to the end of the round; whether another one follows."""
        s = self.state
        start = self.result.actions
        while s.phase < ROUND_OVER:
            while self.rng.random() < self.naughty:
                self.try_mischief()
            if s.phase < ROUND_OVER:
                self.answer()
            if self.result.actions - start > MOST_ACTIONS:
                raise Broken("the round does not end (R96)")
        if s.turns > LONGEST + 1:
            raise Broken(f"the round had {s.turns} turns (R96)")
        self.result.rounds += 1
        for _ in range(3):
            self.try_mischief()
        return s.phase == ROUND_OVER

    def begin_round(self) -> None:
        """Check a fresh deal, and perhaps change it."""
        s = self.state
        self.round = int(s.round)
        if cards_in_play(s) != sorted(s.rules.deck):
            raise Broken("the deal has lost or doubled a card (§1.2)")
        self.log.append(f"round {self.round}: {disturb(s, self.rng)}")
        self.cards = cards_in_play(s)
        self.count_events()

    # What players do

    def answer(self) -> None:
        """Give one of the answers on offer."""
        a = self.choose()
        try:
            self.apply(a)
        except Refusal as refusal:
            raise Broken(f"{self.said(a)!r} was on offer and is refused: {refusal} (§12.2)") from refusal

    def choose(self) -> int:
        """An answer on offer, sometimes a call or a catch by whoever may make it."""
        s = self.state
        found, beside = answers(s), calls(s)
        if not found or (s.phase < ROUND_OVER and not 0 <= s.asked < s.seats):
            raise Broken("a question without an answer (§12.3)")
        if beside and self.rng.random() < 0.3:
            return self.rng.choice(beside)
        plays = [a for a in found if verb_of(a) == PLAY]
        if plays and self.rng.random() < self.eager:
            found = plays
        a = self.rng.choice(found)
        if verb_of(a) == NAME:
            return action(NAME, seat_of(a), colour=self.some_colour(), tray=tray_of(a))
        return self.with_words(a)

    def some_colour(self) -> int:
        """Any colour, often one that is in the hand."""
        s = self.state
        held = [s.rules.face(card, s.side).colour for card in s.hand_list(s.asked)]
        return self.rng.choice(
            [colour for colour in held if colour < 4 and self.rng.random() < 0.5] or range(4)
        )

    def with_words(self, a: int) -> int:
        """The same play, perhaps with the call, the colour or the target sent along (§1.6)."""
        s = self.state
        if verb_of(a) != PLAY:
            return a
        face = s.rules.face(card_of(a), s.side)
        colour = self.some_colour() if face.takes_colour and self.rng.random() < 0.5 else -1
        others = [seat for seat in range(s.seats) if seat != s.asked and s.is_in(seat)]
        goes_out = s.size[s.asked] == (1 if second_of(a) < 0 else 2)
        aims = face.takes_target and not (goes_out and exchanges(face))  # R111
        target = self.rng.choice(others) if aims and self.rng.random() < 0.5 else -1
        uno = self.rng.random() < 0.3
        care = self.rng.randint(0, MOST_CARE) if s.rules.careful and self.rng.random() < 0.5 else -1
        return a | action(PLAY, 0, colour=colour, target=target, uno=uno, care=care)

    def try_mischief(self) -> None:
        """Try any action or line; a refused one must leave no trace (§12.2)."""
        s = self.state
        before = fingerprint(s)
        attempt = mischief(s, self.names, self.rng)
        try:
            a = attempt if isinstance(attempt, int) else parse_action(s, attempt, self.names)
            self.apply(a)
        except Refusal as refusal:
            self.count("refusals", refusal.reason)
            if fingerprint(s) != before or s.events:
                raise Broken(f"{attempt!r} was refused ({refusal}) and changed something (§12.2)") from None

    # What is watched

    def apply(self, a: int) -> None:
        """Carry out an action and check the laws; a Refusal is for the caller to judge."""
        s = self.state
        line = self.said(a)
        decision = DECISIONS[s.phase]
        program, step = s.program, int(s.step)
        apply(s, a)
        self.log.append(line)
        self.result.actions += 1
        if verb_of(a) not in (UNO, CATCH, HOST_TAKE):
            self.count("decisions", decision)
        if s.phase == MATCH_OVER:
            self.count("decisions", DECISIONS[MATCH_OVER])
        self.take_stock(program, step)
        if s.round != self.round:
            self.begin_round()
        elif cards_in_play(s) != self.cards:
            raise Broken("a card is lost or doubled (§1.2)")
        self.look_at_seats()

    def look_at_seats(self) -> None:
        """Check that a seat that is out has no cards and no turn, and that no hand is too large (§12.11)."""
        s = self.state
        if any(not s.is_in(seat) and s.size[seat] > 0 for seat in range(s.seats)):
            raise Broken("somebody who is out holds cards (§12.11)")
        if s.phase > AFTER_DRAW:
            return
        if not s.is_in(s.asked):
            raise Broken("somebody who is out is to play (§12.11)")
        limit = int(s.rules.hand_limit)
        if limit and any(s.size[seat] >= limit for seat in range(s.seats)):
            raise Broken("somebody with too many cards is still in (§12.11)")

    def said(self, a: int) -> str:
        """An action in words, or as its number where there are none for it."""
        nameless = max(seat_of(a) % TABLE, target_of(a)) >= len(self.names) or colour_of(a) > 3
        return f"action {a}" if nameless else format_action(self.state, a, self.names, full=True)

    def take_stock(self, program: list[Effect], step: int) -> None:
        """Count the effects that have run since the program stood at that step, and the events."""
        s = self.state
        if s.program is not program:
            step = 0
        for effect in s.program[step : s.step]:
            self.count("effects", type(effect).__name__)
        self.count_events()
        if s.phase <= AFTER_DRAW or s.phase >= ROUND_OVER:
            s.program = s.rules.nothing  # it has run to its end; so the next one can be told from it
            s.step = 0

    def count_events(self) -> None:
        """Count the events since the last look, and forget them."""
        told: list[Event] = self.state.events or []
        for event in told:
            self.count("events", event.name)
        self.state.events = []

    def count(self, group: str, kind: str) -> None:
        """Count one kind, and whether this table declares it."""
        getattr(self.result, group)[kind] += 1
        if kind not in getattr(self.declared, group):
            self.result.undeclared[f"{group[:-1]} {kind}"] += 1


def soak(box: Box, seats: Sequence[int], seed: str, rounds: int) -> SoakResult:
    """Play at least so many rounds; match k has the seed `seed/k`, which decides everything about it."""
    found = SoakResult(box.name)
    number = 0
    while found.rounds < rounds:
        soak_match(box, seats, f"{seed}/{number}", found)
        number += 1
    return found


def soak_match(box: Box, seats: Sequence[int], seed: str, found: SoakResult) -> Soak:
    """Play one match; a law that breaks ends it, and counts as a round so that a soak comes to an end."""
    one = Soak(box, seats, seed, found)
    try:
        one.play()
    except Broken as broken:
        found.failures.append("\n".join([*one.log, f"broken: {broken}"]))
        found.rounds += 1
    return one


# What players try that is not allowed


def mischief(s: State, names: list[str], rng: Random) -> int | str:
    """An action or a line that may or may not be possible now."""
    if rng.random() < 0.3:
        return any_line(s, names, rng)
    return any_action(s, rng)


def any_action(s: State, rng: Random) -> int:
    """Any verb with any of the words that belong to it; now and then a colour or a seat too many."""
    verb = rng.choice((*[PLAY] * 10, DRAW, KEEP, KEEP, *range(len(VERBS))))
    if verb == NEXT:
        return action(NEXT, TABLE)
    if verb == HOST_TAKE:
        return action(HOST_TAKE, TABLE, target=rng.randrange(s.seats), count=rng.randint(1, 4))
    seat = s.asked if s.asked >= 0 and rng.random() < 0.7 else rng.randrange(s.seats)
    card = colour = target = tray = second = care = -1
    uno = False
    if verb in (PLAY, LAY_UNDER) or (verb == KEEP and rng.random() < 0.3):
        card = any_card(s, seat, rng)
    if verb == NAME or (verb == PLAY and rng.random() < 0.2):
        colour = rng.randrange(5)
    if verb in (AIM, CATCH) or (verb == PLAY and rng.random() < 0.2):
        target = rng.randint(0, s.seats)
    if verb in (PLAY, NAME) and rng.random() < (0.8 if s.rules.trays == 2 else 0.1):
        tray = rng.randrange(2)
    if verb == PLAY:
        uno = rng.random() < 0.2
        if rng.random() < 0.1:
            second = any_card(s, seat, rng)
    if verb in (PLAY, PLACE) and rng.random() < 0.1:
        care = rng.randint(0, MOST_CARE + 1)
    return action(verb, seat, card, colour, target, tray, uno, second=second, care=care)


def any_card(s: State, seat: int, rng: Random) -> int:
    """Mostly a card of the hand, rather one that does something, else any card of the deck."""
    hand = s.hand_list(seat)
    if rng.random() < 0.5:
        hand = [card for card in hand if s.rules.face(card, s.side).effects] or hand
    return rng.choice(hand if hand and rng.random() < 0.8 else s.rules.deck)


def any_line(s: State, names: list[str], rng: Random) -> str:
    """Something said: nonsense, a card by one face, a colour of the other side, a tray."""
    who = rng.choice(names) if s.asked < 0 or rng.random() < 0.3 else names[s.asked]
    if rng.random() < 0.4:
        return rng.choice(NONSENSE).format(seat=who)
    if rng.random() < 0.3:
        return f"{who} name {rng.choice(rng.choice(s.rules.box.sides).colours)}"
    card = any_card(s, names.index(who), rng)
    line = f"{who} {rng.choice(('play', 'keep', 'lay'))} {s.rules.code(card, s.side)}"
    return f"{line} {rng.choice(TRAYS)}" if rng.random() < 0.5 else line
