"""What the pending question, and challenges decided earlier, reveal about hidden cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.actions import AFTER_DRAW, KEEP_ONE, RESPOND, ROUND_OVER, TURN, Answers
from pioche.engine.game import legal
from pioche.engine.masks import Cards, CardSets, has, in_either, is_empty, overlap, without
from pioche.engine.state import State
from pioche.engine.turn import fits_anywhere
from pioche.inference.deck import Deck
from pioche.inference.memory import Clue, Memory
from pioche.sight.table import Token
from pioche.sight.view import View


class Knowledge:
    """The cards that each token of a memory can be, the backs it can have, and clues about several tokens."""

    def __init__(self, view: View, memory: Memory) -> None:
        n = len(memory.tokens)
        self.deck = memory.deck
        self.cards = CardSets(n)
        self.backs = CardSets(n)
        for token in memory.tokens:
            self.cards.put(token.number, token.cards)
            self.backs.put(token.number, token.backs)
        self.clues: list[Clue] = []
        for clue in memory.clues + questions(view, memory):
            self.weigh(clue)

    def on_side(self, side: i64) -> CardSets:
        """The sets of this side: backs if they are counted separately, else cards."""
        return self.backs if side == 1 and self.deck.apart else self.cards

    def weigh(self, clue: Clue) -> None:
        """Apply a clue if it can mean only one token; keep it unless it is certain to hold."""
        sets = self.on_side(clue.side)
        able: list[Token] = []
        for token in clue.tokens:
            possible = sets.of(token.number)
            if overlap(possible, clue.cards):
                if is_empty(without(possible, clue.cards)):
                    return
                able.append(token)
        if len(able) == 1:
            sets.keep(able[0].number, clue.cards)
        else:
            self.clues.append(Clue(able, clue.side, clue.cards))


def questions(view: View, memory: Memory) -> list[Clue]:
    """What the question reveals: a drawn card that may be laid fits; a stuck hand would have passed (R20)."""
    hand = memory.hands[view.asked]
    if view.phase == AFTER_DRAW and view.drawn != 0:
        fitting = fitting_now(view, memory)
        return [Clue([token], view.side, fitting) for token in hand if token.handle == view.drawn]
    if view.phase == KEEP_ONE:
        coloured = memory.deck.coloured(view.side, view.colours[0])
        return [Clue([token], view.side, coloured) for token in hand]
    if view.phase == TURN and view.draw_size == 0 and not memory.supply():
        return [Clue(hand[:], view.side, fitting_now(view, memory))]
    return []


def fitting_now(view: View, memory: Memory) -> Cards:
    """All cards that fit on any tray."""
    left = memory.deck.fitting(view.register("row"), view.side)
    if view.rules.trays == 1:
        return left
    return in_either(left, memory.deck.fitting(view.register("row_right"), view.side))


class Hint:
    """A clue, prepared to be checked against dealt cards."""

    def __init__(self, clue: Clue, deck: Deck) -> None:
        self.tokens: list[i64] = [token.number for token in clue.tokens]
        self.cards = clue.cards
        self.behind = clue.side == 1 and deck.apart
        self.faces = vec[u8]([0] * len(deck.rules.faces))
        if self.behind:
            for back in deck.back_face:
                if overlap(clue.cards, deck.shows.of(back)):
                    self.faces[back] = 1

    def holds(self, card: vec[i64], behind: vec[u8]) -> bool:
        """Whether one of the tokens is one of its cards."""
        for token in self.tokens:
            c = card[token]
            if self.behind:
                face = i64(behind[c])
                if self.faces[face] != 0:
                    return True
            elif has(self.cards, c):
                return True
        return False


def all_told(hints: list[Hint], card: vec[i64], behind: vec[u8]) -> bool:
    """Whether all clues hold."""
    for hint in hints:  # noqa: SIM110 - compiled, a loop is faster than a generator
        if not hint.holds(card, behind):
            return False
    return True


def makes_sense(s: State) -> bool:
    """Whether the state's question could really be asked."""
    if s.phase >= ROUND_OVER:
        return True
    if s.phase == AFTER_DRAW and not fits_anywhere(s, s.asked, s.drawn):
        return False
    out = Answers()
    legal(s, out)
    return out.n > (1 if s.phase == RESPOND else 0)
