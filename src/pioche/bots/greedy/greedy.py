"""Greedy: scores each answer with weighted heuristics, one decision at a time, in every box."""

from __future__ import annotations

from collections.abc import Callable

from pioche.bots.bot import Bot, answers, called, catch, own_call, plays
from pioche.bots.greedy.notes import Notes
from pioche.bots.greedy.play_value import play_value
from pioche.bots.greedy.situation import Situation
from pioche.bots.greedy.targets import target_gain
from pioche.bots.greedy.weights import Weights
from pioche.bots.traits import takes
from pioche.engine.actions import ACCEPT, AFTER_DRAW, AIM, CHALLENGE, KEEP, LAY_UNDER, NAME, PLAY, RESPOND
from pioche.engine.cards import NO_COLOUR
from pioche.sight.choices import Choice
from pioche.sight.view import View


class Greedy(Bot):
    """Takes the answer that looks best now; remembers everything it has seen, and never forgets its call."""

    weights: Weights | None = None
    knows_pairing = False  # whether it knows by heart which faces share a card of a printed deck

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._notes: Notes | None = None

    def answer(self, view: View) -> Choice:
        """The answer with the highest score."""
        m = self.situation(view)
        offer = answers(view)
        if len(offer) == 1:
            return called(view, offer[0])
        worth = self._judge(m, offer[0])
        best = max(offer, key=lambda choice: worth(m, choice))
        return called(view, best)

    def step_in(self, view: View) -> Choice | None:
        """Its own call, a catch, or a jump-in that is worth it (H2)."""
        found = own_call(view) or catch(view)
        jumps = plays(view)
        if found is not None or not jumps or view.asked == view.viewer:
            return found
        m = self.situation(view)
        best = max(jumps, key=lambda choice: play_value(m, choice))
        return called(view, best) if play_value(m, best) > m.weights.jump else None

    def situation(self, view: View) -> Situation:
        """The view with everything noted so far."""
        if self._notes is None or not self._notes.of(view):
            self._notes = Notes(view)
        return Situation(view, self._notes.follow(view), self.weights, self.knows_pairing)

    def _judge(self, m: Situation, first: Choice) -> Callable[[Situation, Choice], float]:
        if first.verb == NAME:
            return naming
        if first.verb == AIM:
            return aiming
        if first.verb == LAY_UNDER:
            return shedding
        if first.verb == KEEP and first.handle:
            return keeping
        return choosing


class GreedyByHeart(Greedy):
    """Greedy that knows which faces share a card of a two-sided deck: a yardstick for other bots."""

    knows_pairing = True


def choosing(m: Situation, choice: Choice) -> float:
    """The value of a play, of a draw, of keeping a card, or of an answer to a draw card."""
    if choice.verb == PLAY:
        return play_value(m, choice) + (m.weights.pass_on if m.view.phase == RESPOND else 0.0)
    if choice.verb == CHALLENGE:
        return 1.0 if worth_challenging(m) else -1.0
    if choice.verb == ACCEPT:
        return 0.0
    if m.view.phase == AFTER_DRAW:
        return m.weights.keeping
    # A draw brings one card more, or many where it goes on until one fits (H4).
    return m.weights.drawing - (0.0 if m.view.rules.drawing is None else 2.0)


def naming(m: Situation, choice: Choice) -> float:
    """The value of naming this colour with the cards in hand."""
    return m.colour_value(int(choice.colour), list(m.faces.values()))


def aiming(m: Situation, choice: Choice) -> float:
    """The value of aiming the card at this player."""
    face = m.view.rules.faces[m.view.program[1]]
    return target_gain(m, m.trait(face), int(choice.target), list(m.faces.values()))


def shedding(m: Situation, choice: Choice) -> float:
    """The value of shedding a card under Optimus: best is one with many points that is hard to play (R61)."""
    if choice.verb != LAY_UNDER:
        return -1.0
    face = m.face(choice)
    same = sum(other.colour == face.colour for other in m.rest(choice))
    return int(face.points) / 100 + (0.0 if face.wild else 1.0 / (1.0 + same))


def keeping(m: Situation, choice: Choice) -> float:
    """The value of keeping this card when a whole colour goes (C8): best is one that does something."""
    return takes(m.trait(m.face(choice)))


# Challenges of wild draw cards


def worth_challenging(m: Situation) -> bool:
    """Whether a challenge is the better bet: cards saved and given against two more for oneself (§1.9)."""
    stake = stakes(m)
    chance = guilt(m)
    win = stake * (1.0 + 1.0 / (m.seats - 1)) + 1.0
    return chance * win > (1.0 - chance) * 2.0


def stakes(m: Situation) -> float:
    """How many cards are at stake."""
    face = m.view.rules.faces[m.view.program[1]]
    return max(float(m.view.register("sum")), takes(m.trait(face)))


def guilt(m: Situation) -> float:
    """The chance that the card was a bluff: what the hand may hold, and how people play."""
    before = int(m.view.register("before"))
    author = int(m.view.register("author"))
    guilty = m.guess.convicting(m.view.program[1], before)
    accused = set(m.view.accused)
    none = 1.0
    for handle, chance in m.guess.chances(author, guilty, min(before, NO_COLOUR)):
        if handle in accused:
            none *= 1.0 - chance
    # A player who has the colour often plays that instead.
    bluffing = (1.0 - none) * m.weights.bluffs
    return bluffing / (bluffing + none)
