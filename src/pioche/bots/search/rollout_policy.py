"""The rollout policy: plays rounds to the end by weighted heuristics, in every box, under all house rules.

It plays worlds, in which every card is known, but looks only at what the player to act could see: their own
hand, the visible cards, how many cards the others hold, and how the balance leans.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.bots.search.face_features import ANGLES, LARGEST, LEVEL, SMALLEST, STEP, FaceFeatures
from pioche.bots.weights import (
    AGAIN,
    BLUFF,
    CHALLENGING,
    DANGER_1,
    DANGER_2,
    DANGER_3,
    DANGER_FAR,
    DOUBLE,
    DRAWING,
    DRAWS,
    FALL,
    FOLLOW,
    HIT,
    JUMP,
    KEEPING,
    MOST_TO_FOLLOW,
    NAMED,
    NOISE,
    PASS_ON,
    STUCK,
    SUSPECT,
    SWAP,
    WILD,
    Weights,
)
from pioche.engine.actions import (
    ACCEPT,
    AFTER_DRAW,
    AIM,
    CHALLENGE,
    DRAW,
    KEEP,
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

NEVER: Final = -1_000_000


class RolloutPolicy:
    """Answers every question in a world, for whoever is asked."""

    def __init__(self, rules: Rules, weights: Weights, rng: Rng) -> None:
        self.faces = FaceFeatures(rules, weights)
        self.weights = weights
        self.rng = rng
        self.out = Answers()
        self.colours: vec[i64] = vec[i64]([0] * 5)  # cards of each colour in the hand last counted

    def rollout(self, s: State, jumps: bool = True) -> None:
        """Play to the end of the round; `jumps` says whether the first question is open to jump-ins."""
        while s.phase < ROUND_OVER:
            if s.uno_pending != 0:
                self.call_uno(s)
                continue
            a: i64 = -1
            if jumps and s.phase == TURN and s.rules.outsiders is not None:
                a = self.jump_in(s, s.rules.outsiders)
            if a < 0:
                a = self.choose(s)
            jumps = True
            apply(s, a)

    def call_uno(self, s: State) -> None:
        """Make the call that is missing: in a rollout nobody forgets it for long."""
        seat: i64 = 0
        while s.uno_pending & bit(seat) == 0:
            seat += 1
        apply(s, simple(UNO, seat))

    def jump_in(self, s: State, outsiders: Outsiders) -> i64:
        """The first jump-in that is worth it, or -1 (H2)."""
        out = self.out
        out.n = 0
        outsiders.offers(s, out)
        k: i64 = 0
        while k < out.n:
            a = out.items[k]
            self.count_colours(s, seat_of(a))
            if self.play_value(s, a) > self.weights.of[JUMP]:
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
        """The same play with the call, if it leaves one card."""
        if verb_of(a) != PLAY:
            return a
        left = s.size[seat_of(a)] - 1
        if a >= MORE_WORDS and second_of(a) >= 0:
            left -= 1
        return with_uno(a) if left == 1 else a

    def count_colours(self, s: State, seat: i64) -> None:
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

    def prior(self, s: State, a: i64) -> i64:
        """What an answer is worth before any rollout; only playing a card, drawing and keeping are judged."""
        verb = verb_of(a)
        if verb == PLAY:
            self.count_colours(s, seat_of(a))
            return self.play_value(s, a) + (self.weights.of[PASS_ON] if s.phase == RESPOND else 0)
        if verb == DRAW:
            return self.weights.of[DRAWING]
        return self.weights.of[KEEPING] if verb == KEEP and s.phase == AFTER_DRAW else 0

    # Plays

    def best_play(self, s: State) -> i64:
        """The best card to play, or a draw, or the drawn card kept."""
        out = self.out
        items = out.items
        w = self.weights.of
        noise = w[NOISE]
        self.count_colours(s, s.asked)
        best: i64 = 0
        most: i64 = NEVER - 1
        k: i64 = 0
        while k < out.n:
            a = items[k]
            worth = self.rng.below(noise)
            if verb_of(a) == PLAY:
                worth += self.play_value(s, a)
            else:
                worth += w[KEEPING] if s.phase == AFTER_DRAW else w[DRAWING]
            if worth > most:
                most = worth
                best = a
            k += 1
        return self.called(s, best)

    def play_value(self, s: State, a: i64) -> i64:
        """What a play is worth; count_colours the colours of the hand first."""
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
            follow = colours[self.longest_colour()]
            worth -= w[WILD] * (left if left < 4 else 4) // 4
        else:
            follow = colours[colour] - 1
        worth += w[FOLLOW] * (follow if follow < MOST_TO_FOLLOW else MOST_TO_FOLLOW)
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
            worth += self.swap_value(s, seat, number, left)
        if faces.balanced:
            worth -= w[FALL] * self.fall_risk(s, tray_of(a)) // 1000
        return worth

    def longest_colour(self) -> i64:
        """The colour with the most cards in the hand."""
        colours = self.colours
        best: i64 = 0
        colour: i64 = 1
        while colour < 4:
            if colours[colour] > colours[best]:
                best = colour
            colour += 1
        return best

    def threat(self, s: State, seat: i64, other: i64) -> i64:
        """How near `other` is to going out, as `seat` sees it; negative for itself and its partner."""
        w = self.weights.of
        size = s.size[other]
        if size > 3:
            danger = w[DANGER_FAR]
        elif size == 3:
            danger = w[DANGER_3]
        else:
            danger = w[DANGER_2] if size == 2 else w[DANGER_1]
        teams = s.rules.teams
        if seat == other or (teams is not None and teams.partner(seat) == other):
            return -danger
        return danger

    def swap_value(self, s: State, seat: i64, number: i64, left: i64) -> i64:
        """What swapping or passing hands and discarding a colour save, in cards (H3, C1, C5, C8)."""
        faces = self.faces
        if faces.clears[number] != 0:
            return 100 * (self.colours[self.longest_colour()] - 1)
        other = s.next(seat, -1)
        if faces.passes[number] == 0:
            k: i64 = 0
            while k < s.seats:
                if k != seat and s.is_in(k) and s.size[k] < s.size[other]:
                    other = k
                k += 1
        return self.weights.of[SWAP] * (left - s.size[other])

    def fall_risk(self, s: State, tray: i64) -> i64:
        """The chance in thousandths that a card makes the balance fall, judged by its angle."""
        step = s.extra.angle() // STEP + LEVEL
        if step < 0:
            step = 0
        elif step >= ANGLES:
            step = ANGLES - 1
        return self.faces.falls[tray * ANGLES + step]

    # Answers

    def best_colour(self, s: State) -> i64:
        """The colour to name: the one held most, with some noise."""
        out = self.out
        items = out.items
        self.count_colours(s, s.asked)
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
        """Pass a draw card on, challenge it or take the cards (§1.9, H1, H11)."""
        out = self.out
        items = out.items
        w = self.weights.of
        self.count_colours(s, s.asked)
        best = items[out.n - 1]
        most: i64 = NEVER
        challenge: i64 = -1
        k: i64 = 0
        while k < out.n:
            a = items[k]
            if verb_of(a) == PLAY:
                worth = self.play_value(s, a) + w[PASS_ON] + self.rng.below(w[NOISE])
            elif verb_of(a) == ACCEPT:
                worth = 0
            else:
                worth = NEVER
                if verb_of(a) == CHALLENGE:
                    challenge = a
            if worth > most:
                most = worth
                best = a
            k += 1
        if challenge >= 0 and verb_of(best) == ACCEPT:
            low, high = s.accused
            doubt = w[CHALLENGING] + w[SUSPECT] * (bits(low) + bits(high))
            if self.rng.below(100) < doubt:
                return challenge
        return self.called(s, best)

    def best_target(self, s: State) -> i64:
        """Whom to aim at: by the size of the hand, depending on the card; a partner comes last."""
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
        """A card to get rid of under another: one of a rare colour, and no wild (R61)."""
        out = self.out
        items = out.items
        self.count_colours(s, s.asked)
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
