"""Solver: cards for all tokens, for shuffles of half-known cards, which the dealer cannot follow.

It solves the whole puzzle for every deal. Each consistent deal can come out, but not all equally often.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.cards import MAX_CARDS
from pioche.engine.masks import is_empty, overlap, without
from pioche.engine.rng import Rng
from pioche.inference.deductions import Puzzle
from pioche.inference.memory import Clue, Forgotten, Memory
from pioche.inference.questions import Knowledge
from pioche.sight.table import Token


class Solver:
    """After `attempt`, `card` holds one card for each token and `behind` the back of each card."""

    def __init__(self, memory: Memory, knowledge: Knowledge) -> None:
        puzzle = Puzzle(memory)
        puzzle.cards = knowledge.cards
        puzzle.backs = knowledge.backs
        if puzzle.needed() and not puzzle.narrow():
            raise Forgotten("what was seen contradicts itself")
        self.clues = knowledge.clues
        self.puzzle = puzzle
        self.known = puzzle.saved()
        self.card = vec[i64]([-1] * len(memory.tokens))
        self.behind = vec[u8]([0] * MAX_CARDS)

    def attempt(self, rng: Rng, patient: bool) -> bool:
        """Give each token a card; if patient, do not enforce clues."""
        puzzle = self.puzzle
        puzzle.restore(self.known)
        if not patient:
            for clue in self.clues:
                suppose(puzzle, clue, rng)
        if not puzzle.solve(rng):
            return False
        self.card = puzzle.card
        pairing = puzzle.pairing
        if pairing is not None:
            for card in pairing.cards:
                self.behind[card] = u8(pairing.back_face(card))
        return True


def suppose(puzzle: Puzzle, clue: Clue, rng: Rng) -> None:
    """Assume that one token of a clue, chosen at random, is what it says."""
    able: list[Token] = []
    for token in clue.tokens:
        possible = puzzle.possible(token, clue.side)
        if overlap(possible, clue.cards):
            if is_empty(without(possible, clue.cards)):
                return
            able.append(token)
    if able:
        puzzle.restrict(able[rng.below(len(able))], clue.side, clue.cards)
