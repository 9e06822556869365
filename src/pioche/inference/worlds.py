"""Worlds: games that fit everything one viewer has seen, for bots that think ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.backs import Backs
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.inference.dealing import Dealer
from pioche.inference.memory import Forgotten, Memory
from pioche.inference.questions import Hint, Knowledge, all_told, makes_sense
from pioche.inference.recall import recall
from pioche.inference.solver import Solver
from pioche.inference.template import Template
from pioche.inference.tracing import Trace
from pioche.sight.view import View

TRIES: Final = 400  # of the solver
PATIENCE: Final = 20  # tries after which clues are no longer left to chance
ATTEMPTS: Final = 20_000  # of the dealer
PILOT: Final = 100  # attempts of which one at least must succeed, or the solver is asked


def resample(view: View, rng: Rng) -> State:
    """A random game in which this viewer would have seen exactly the same; Forgotten if there is no history.

    It waits for the same answer and can be played on; what nobody can know is different each time. Which
    faces share a card of a printed deck counts as known.
    """
    return Worlds(view, True).deal(rng)


class Worlds:
    """Games in which one viewer would have seen exactly the same: prepared once, then dealt often.

    Each deal that fits everything seen is equally likely, unless `even` is False: then half known cards were
    shuffled in a way that only the solver follows. With `printed` the viewer knows by heart which faces share
    a card in a printed deck; people do not, and learn it from what they see in the match.
    """

    def __init__(self, view: View, printed: bool = False) -> None:
        memory = recall(view, printed)
        check(view, memory)
        knowledge = Knowledge(view, memory)
        self.apart = memory.deck.apart
        self.backs: Backs | None = memory.deck.other_backs() if self.apart else None
        self.hints: list[Hint] = [Hint(clue, memory.deck) for clue in knowledge.clues]
        self.unsure = view.asked != view.viewer  # whether other cards could lead to another question
        self.patience = PATIENCE if not memory.shuffles else 1
        trace = Trace(memory, knowledge.cards, knowledge.backs)
        self.dealer = Dealer(trace)
        self.template = Template(view, memory, trace.label)
        self.solver: Solver | None = None
        clear = self.dealer.clear and not trace.lost(knowledge.clues)
        self.even = clear and self.attempt(Rng(1, 2, 3, 4), PILOT) is not None
        if not self.even:
            self.template = Template(view, memory, vec[i64]([-1] * len(memory.tokens)))
            self.solver = Solver(memory, knowledge)

    def deal(self, rng: Rng) -> State:
        """One of them; it waits for the same answer and can be played on."""
        if self.solver is not None:
            return self.solve(self.solver, rng)
        s = self.attempt(rng, ATTEMPTS)
        if s is None:
            raise Forgotten("no game was found that fits everything seen")
        return s

    def attempt(self, rng: Rng, tries: i64) -> State | None:
        """Deal until everything fits, but not more often than this."""
        dealer = self.dealer
        while tries > 0:
            tries -= 1
            if not dealer.attempt(rng) or not all_told(self.hints, dealer.card, dealer.behind):
                continue
            s = self.template.filled(dealer.card, rng)
            if self.backs is not None:
                s.rules = self.backs.rules_with(dealer.behind)
            self.template.finish(s)
            if not self.unsure or makes_sense(s):
                return s
        return None

    def solve(self, solver: Solver, rng: Rng) -> State:
        """Solve the whole puzzle."""
        for k in range(TRIES):
            if not solver.attempt(rng, k < self.patience):
                continue
            if not all_told(self.hints, solver.card, solver.behind):
                continue
            s = self.template.filled(solver.card, rng)
            if self.backs is not None:
                s.rules = self.backs.rules_with(solver.behind)
            self.template.finish(s)
            if makes_sense(s):
                return s
        raise Forgotten("no game was found that fits everything seen")


def check(view: View, memory: Memory) -> None:
    """Make sure that the memory leads to the table as it is."""
    fits = len(memory.draw) == view.draw_size and len(memory.aside) == view.aside_size and not memory.taken
    for tray in range(len(memory.trays)):
        fits = fits and len(memory.trays[tray]) == view.tray_sizes[tray]
    for seat in range(view.seats):
        hand = view.hands[seat]
        fits = fits and len(memory.hands[seat]) == len(hand)
        if fits:
            for k in range(len(hand)):
                fits = fits and memory.hands[seat][k].handle == hand[k].handle
    if not fits:
        raise Forgotten("the history does not lead from a deal to the present table")
