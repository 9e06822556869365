"""Thumb: plays rounds out by rules of thumb, at the engine's speed, in every box and under all house rules.

It plays worlds, in which every card is known, but looks only at what the player whose turn it is could see:
the own hand, the tops, how many cards the others hold and their backs, and how the balance leans.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.bots.search.faces import ANGLES, LARGEST, LEVEL, SMALLEST, STEP, Faces
from pioche.bots.search.weights import (
    AGAIN,
    BLUFF,
    CHALLENGE,
    DOUBLE,
    DRAW,
    DRAWS,
    FALL,
    FAR,
    FOLLOW,
    HIT,
    JUMP,
    KEEP,
    NAMED,
    NOISE,
    ONE,
    PASS_ON,
    STUCK,
    SUSPECT,
    SWAP,
    THREE,
    TWO,
    WILD,
    Weights,
)
from pioche.engine.actions import (
    ACCEPT,
    AFTER_DRAW,
    AIM,
    CHALLENGE as CHALLENGE_VERB,
    DRAW as DRAW_VERB,
    KEEP as KEEP_VERB,
    LAY_UNDER,
    MORE_WORDS,
    NAME,
    PLAY,
    RESPOND,
    ROUND_OVER,
    TURN,
    UNO,
    Answers,
    card_of,
    colour_of,
    seat_of,
    second_of,
    simple,
    target_of,
    tray_of,
    verb_of,
    with_uno,
)
from pioche.engine.cards import NO_COLOUR
from pioche.engine.game import apply, legal
from pioche.engine.house.base import Outsiders
from pioche.engine.masks import bit, bits
from pioche.engine.rng import Rng
from pioche.engine.rules import Rules
from pioche.engine.state import State

ENOUGH: Final = 3  # cards to follow with; more are no better
NEVER: Final = -1_000_000


class Thumb:
    """Answers every question of a world for whoever is asked."""

    def __init__(self, rules: Rules, weights: Weights, rng: Rng) -> None:
        self.faces = Faces(rules, weights)
        self.weights = weights
        self.rng = rng
        self.out = Answers()
        self.colours: vec[i64] = vec[i64]([0] * 5)  # of the hand that is looked at

    def play_out(self, s: State, jumps: bool = True) -> None:
        """Play to the end of the round; the first question may be closed to jump-ins."""
        while s.phase < ROUND_OVER:
            if s.windows != 0:
                self.call(s)
                continue
            a: i64 = -1
            if jumps and s.phase == TURN and s.rules.outsiders is not None:
                a = self.step_in(s, s.rules.outsiders)
            if a < 0:
                a = self.choose(s)
            jumps = True
            apply(s, a)

    def call(self, s: State) -> None:
        """Nobody forgets the call for long."""
        seat: i64 = 0
        while s.windows & bit(seat) == 0:
            seat += 1
        apply(s, simple(UNO, seat))

    def step_in(self, s: State, outsiders: Outsiders) -> i64:
        """The first jump-in that is worth it, or -1 (H2)."""
        out = self.out
        out.n = 0
        outsiders.offers(s, out)
        k: i64 = 0
        while k < out.n:
            a = out.items[k]
            self.count(s, seat_of(a))
            if self.laying(s, a) > self.weights.of[JUMP]:
                return self.called(s, a)
            k += 1
        return -1

    def choose(self, s: State) -> i64:
        """An answer to the pending question."""
        out = self.out
        legal(s, out)
        items = out.items
        if out.n == 1:
            return self.called(s, items[0])
        phase = s.phase
        if phase <= AFTER_DRAW:
            return self.best_play(s)
        verb = verb_of(items[0])
        if verb == NAME:
            return self.best_colour(s)
        if phase == RESPOND:
            return self.respond(s)
        if verb == AIM:
            return self.best_target(s)
        if verb == LAY_UNDER:
            return self.best_to_shed(s)
        return items[self.rng.below(out.n)]

    def called(self, s: State, a: i64) -> i64:
        """The same play with the call, where it leaves one card."""
        if verb_of(a) != PLAY:
            return a
        left = s.size[seat_of(a)] - 1
        if a >= MORE_WORDS and second_of(a) >= 0:
            left -= 1
        return with_uno(a) if left == 1 else a

    def count(self, s: State, seat: i64) -> None:
        """Count the colours of a hand."""
        sets = s.rules.by_colour
        at = 2 * seat
        low = s.hand[at]
        at += 1
        high = s.hand[at]
        row = s.side * 5
        colour: i64 = 0
        while colour < 5:
            self.colours[colour] = bits(low & sets.low[row]) + bits(high & sets.high[row])
            row += 1
            colour += 1

    def first_thought(self, s: State, a: i64) -> i64:
        """What an answer looks like before anything is played out: only laying or not laying is judged."""
        verb = verb_of(a)
        if verb == PLAY:
            self.count(s, seat_of(a))
            return self.laying(s, a) + (self.weights.of[PASS_ON] if s.phase == RESPOND else 0)
        if verb == DRAW_VERB:
            return self.weights.of[DRAW]
        return self.weights.of[KEEP] if verb == KEEP_VERB and s.phase == AFTER_DRAW else 0

    # Laying

    def best_play(self, s: State) -> i64:
        """The best card to lay, or a draw, or the drawn card kept."""
        out = self.out
        items = out.items
        w = self.weights.of
        noise = w[NOISE]
        self.count(s, s.asked)
        best: i64 = 0
        most: i64 = NEVER - 1
        k: i64 = 0
        while k < out.n:
            a = items[k]
            worth = self.rng.below(noise)
            if verb_of(a) == PLAY:
                worth += self.laying(s, a)
            else:
                worth += w[KEEP] if s.phase == AFTER_DRAW else w[DRAW]
            if worth > most:
                most = worth
                best = a
            k += 1
        return self.called(s, best)

    def laying(self, s: State, a: i64) -> i64:
        """What a play is worth; the colours of the hand have been counted."""
        w = self.weights.of
        faces = self.faces
        seat = seat_of(a)
        face = s.rules.face(card_of(a), s.side)
        number = face.id
        left = s.size[seat] - 1
        worth = faces.base[number]
        if a >= MORE_WORDS and second_of(a) >= 0:
            worth += faces.base[number] + w[DOUBLE]
            left -= 1
        if left == 0:
            worth += 10000
        colours = self.colours
        colour = face.colour
        if colour == NO_COLOUR:
            follow = colours[self.favourite()]
            worth -= w[WILD] * (left if left < 4 else 4) // 4
        else:
            follow = colours[colour] - 1
        worth += w[FOLLOW] * (follow if follow < ENOUGH else ENOUGH)
        if faces.again[number] != 0:
            worth += w[AGAIN] if follow > 0 else -w[STUCK]
        if faces.strikes[number] | faces.takes[number] != 0:
            threat = self.threat(s, seat, s.next(seat))
            worth += w[HIT] * threat * faces.strikes[number] // 100
            worth += w[DRAWS] * faces.takes[number] // 100 * (30 + threat) // 100
        elif faces.turns[number] != 0:
            threat = self.threat(s, seat, s.next(seat)) - self.threat(s, seat, s.next(seat, -1))
            worth += w[HIT] * threat // 100
        if faces.judged[number] != 0 and s.force[0] < NO_COLOUR and colours[s.force[0]] > 0:
            worth -= w[BLUFF]
        if faces.special[number] != 0:
            worth += self.exchanging(s, seat, number, left)
        if faces.balanced:
            worth -= w[FALL] * self.risk(s, tray_of(a)) // 1000
        return worth

    def favourite(self) -> i64:
        """The colour that is held most."""
        colours = self.colours
        best: i64 = 0
        colour: i64 = 1
        while colour < 4:
            if colours[colour] > colours[best]:
                best = colour
            colour += 1
        return best

    def threat(self, s: State, seat: i64, other: i64) -> i64:
        """How near a seat is to going out; less than nothing for one's partner."""
        w = self.weights.of
        size = s.size[other]
        if size > 3:
            danger = w[FAR]
        elif size == 3:
            danger = w[THREE]
        else:
            danger = w[TWO] if size == 2 else w[ONE]
        teams = s.rules.teams
        if seat == other or (teams is not None and teams.partner(seat) == other):
            return -danger
        return danger

    def exchanging(self, s: State, seat: i64, number: i64, left: i64) -> i64:
        """What exchanges of hands and laying off a colour save, in cards (H3, C1, C5, C8)."""
        faces = self.faces
        if faces.clears[number] != 0:
            return 100 * (self.colours[self.favourite()] - 1)
        other = s.next(seat, -1)
        if faces.passes[number] == 0:
            k: i64 = 0
            while k < s.seats:
                if k != seat and s.is_in(k) and s.size[k] < s.size[other]:
                    other = k
                k += 1
        return self.weights.of[SWAP] * (left - s.size[other])

    def risk(self, s: State, tray: i64) -> i64:
        """The chance in thousandths that a card brings the balance down, as its angle shows it."""
        step = s.extra.angle() // STEP + LEVEL
        if step < 0:
            step = 0
        elif step >= ANGLES:
            step = ANGLES - 1
        return self.faces.falls[tray * ANGLES + step]

    # Answers

    def best_colour(self, s: State) -> i64:
        """The colour to name: what is held most, but for chance."""
        out = self.out
        items = out.items
        self.count(s, s.asked)
        w = self.weights.of
        best: i64 = 0
        most: i64 = -1
        k: i64 = 0
        while k < out.n:
            worth = w[NAMED] * self.colours[colour_of(items[k])] + self.rng.below(100)
            if worth > most:
                most = worth
                best = k
            k += 1
        return items[best]

    def respond(self, s: State) -> i64:
        """A draw card is passed on, challenged or taken (§1.9, H1, H11)."""
        out = self.out
        items = out.items
        w = self.weights.of
        self.count(s, s.asked)
        best = items[out.n - 1]
        most: i64 = NEVER
        challenge: i64 = -1
        k: i64 = 0
        while k < out.n:
            a = items[k]
            if verb_of(a) == PLAY:
                worth = self.laying(s, a) + w[PASS_ON] + self.rng.below(w[NOISE])
            elif verb_of(a) == ACCEPT:
                worth = 0
            else:
                worth = NEVER
                if verb_of(a) == CHALLENGE_VERB:
                    challenge = a
            if worth > most:
                most = worth
                best = a
            k += 1
        if challenge >= 0 and verb_of(best) == ACCEPT:
            low, high = s.accused
            doubt = w[CHALLENGE] + w[SUSPECT] * (bits(low) + bits(high))
            if self.rng.below(100) < doubt:
                return challenge
        return self.called(s, best)

    def best_target(self, s: State) -> i64:
        """Whom to strike: by the size of the hand, as the card on top has it; one's partner last."""
        out = self.out
        items = out.items
        aim = self.faces.aim[s.rules.face(s.top(s.tray), s.side).id]
        teams = s.rules.teams
        best: i64 = 0
        most: i64 = NEVER
        k: i64 = 0
        while k < out.n:
            seat = target_of(items[k])
            worth = self.rng.below(100)
            if aim == SMALLEST:
                worth -= 100 * s.size[seat]
            elif aim == LARGEST:
                worth += 100 * s.size[seat]
            if teams is not None and teams.partner(s.asked) == seat:
                worth -= 10000
            if worth > most:
                most = worth
                best = k
            k += 1
        return items[best]

    def best_to_shed(self, s: State) -> i64:
        """A card to get rid of beneath another: rather one of a colour that is held seldom, no wild (R61)."""
        out = self.out
        items = out.items
        self.count(s, s.asked)
        best: i64 = 0
        most: i64 = NEVER
        k: i64 = 0
        while k < out.n:
            a = items[k]
            worth: i64 = -500
            if verb_of(a) == LAY_UNDER:
                face = s.rules.face(card_of(a), s.side)
                worth = face.points - 20 * self.colours[face.colour] + self.rng.below(10)
                if face.colour == NO_COLOUR:
                    worth -= 200
            if worth > most:
                most = worth
                best = k
            k += 1
        return items[best]
