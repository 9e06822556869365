"""Worlds: games that fit everything that one viewer has seen, for bots that think ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from pioche.engine.backs import Backs
from pioche.engine.rng import MASK, Rng
from pioche.engine.state import State
from pioche.inference.dealing import Dealer
from pioche.inference.memory import Forgotten, Memory
from pioche.inference.questions import Hint, Knowledge, all_told, makes_sense
from pioche.inference.recall import recall
from pioche.inference.solver import Solver
from pioche.inference.template import Template
from pioche.inference.tracing import Trace
from pioche.sight.view import View

TRIES: Final = 400  # attempts of the solver
PATIENCE: Final = 20  # attempts after which clues are enforced
ATTEMPTS: Final = 20_000  # attempts of the dealer
PILOT: Final = 100  # if none of the first attempts succeeds, the solver takes over


def resample(view: View, rng: Rng, printed: bool = False) -> State:
    """A random game in which this viewer would have seen exactly the same; Forgotten if there is no history.

    It waits for the same answer and can be played on; what nobody can know is different each time. `printed`
    is that of Worlds.
    """
    return Worlds(view, printed).deal(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Likelihood:
    """How likely the observed play is, given a deal; this one finds all deals equally likely."""

    def of(self, deal: Deal) -> float:
        """The likelihood given this deal, from 0 to 1; called before the deal becomes a game."""
        return 1.0


class Deal:
    """All cards in their places; with `behind`, the dark faces are still kept separately."""

    def __init__(self, state: State, behind: vec[u8] | None) -> None:
        self.state = state
        self.behind = behind

    def face(self, card: i64, side: i64) -> i64:
        """The number of a card's face on a side."""
        if side == 1 and self.behind is not None:
            return i64(self.behind[card])
        return self.state.rules.face(card, side).id


class Worlds:
    """Games in which one viewer would have seen the same: prepared once, then dealt often.

    All consistent deals are equally likely, unless `even` is False: then half-known cards were shuffled in a
    way that only the solver can follow. With `printed`, the viewer knows by heart which faces share a card in
    a printed deck; people do not, and learn it from what they see in the match.
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
        self.even = clear and self.possible(Rng(1, 2, 3, 4))
        if not self.even:
            self.template = Template(view, memory, vec[i64]([-1] * len(memory.tokens)))
            self.solver = Solver(memory, knowledge)

    def __repr__(self) -> str:
        return f"<Worlds for {self.template.view!r}>"

    def deal(self, rng: Rng) -> State:
        """One of these games; it waits for the same answer and can be played on."""
        for _ in range(ATTEMPTS if self.solver is None else TRIES):
            s = self.completed(self.cards(rng))
            if s is not None:
                return s
        raise Forgotten("no game was found that fits everything seen")

    def possible(self, rng: Rng) -> bool:
        """Whether the dealer succeeds within a few attempts."""
        for _ in range(PILOT):
            deal = self.attempt(rng, PILOT)
            if deal is None:
                return False
            if self.completed(deal) is not None:
                return True
        return False

    def believed(self, likelihood: Likelihood, rng: Rng, tries: i64) -> State:
        """One of them, drawn in proportion to its likelihood, from this many deals at most."""
        # Rejection sampling; if every deal is rejected, one of them all by its weight.
        total = 0.0
        kept: Deal | None = None
        while tries > 0:
            tries -= 1
            deal = self.cards(rng)
            likely = likelihood.of(deal)
            total += likely
            if chance(rng) * total < likely:
                kept = deal
            if chance(rng) < likely:
                kept = deal
                tries = 0
        s = self.completed(kept) if kept is not None else None
        return s if s is not None else self.deal(rng)

    def completed(self, deal: Deal) -> State | None:
        """The game of a deal, or None if its question could not really be asked."""
        s = deal.state
        if self.backs is not None and deal.behind is not None:
            s.rules = self.backs.rules_with(deal.behind)
        self.template.finish(s)
        sure = self.solver is None and not self.unsure
        return s if sure or makes_sense(s) else None

    def cards(self, rng: Rng) -> Deal:
        """Deal until everything fits what was seen."""
        if self.solver is not None:
            return self.solved(self.solver, rng)
        deal = self.attempt(rng, ATTEMPTS)
        if deal is None:
            raise Forgotten("no game was found that fits everything seen")
        return deal

    def attempt(self, rng: Rng, tries: i64) -> Deal | None:
        """Deal at most this often; None if nothing fits."""
        dealer = self.dealer
        while tries > 0:
            tries -= 1
            if dealer.attempt(rng) and all_told(self.hints, dealer.card, dealer.behind):
                return self.laid_out(dealer.card, dealer.behind, rng)
        return None

    def solved(self, solver: Solver, rng: Rng) -> Deal:
        """Solve the whole puzzle."""
        for k in range(TRIES):
            if solver.attempt(rng, k < self.patience) and all_told(self.hints, solver.card, solver.behind):
                return self.laid_out(solver.card, solver.behind, rng)
        raise Forgotten("no game was found that fits everything seen")

    def laid_out(self, card: vec[i64], behind: vec[u8], rng: Rng) -> Deal:
        """A deal with these cards."""
        return Deal(self.template.filled(card, rng), behind[:] if self.apart else None)


def chance(rng: Rng) -> float:
    """A number from 0 to 1."""
    return int(rng.next32()) / MASK


def check(view: View, memory: Memory) -> None:
    """Check that the memory leads to the table as it is."""
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
