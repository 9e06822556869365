"""Worlds: games that fit everything one viewer has seen, for bots that think ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from pioche.engine.actions import AFTER_DRAW, KEEP_ONE, RESPOND, ROUND_OVER, TURN, Answers
from pioche.engine.backs import Backs
from pioche.engine.cards import MAX_CARDS
from pioche.engine.deal import empty_state
from pioche.engine.game import legal
from pioche.engine.leaving import first_out, unpacked
from pioche.engine.masks import Cards, in_either, is_empty, only, overlap, without
from pioche.engine.places import ASIDE, DRAW_PILE, TALON
from pioche.engine.programs import program_named
from pioche.engine.rng import Rng, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.engine.turn import fits_anywhere
from pioche.inference.deductions import Puzzle
from pioche.inference.memory import Clue, Forgotten, Memory, Token
from pioche.inference.pairing import Pairing
from pioche.inference.recall import recall
from pioche.sight.view import View

TRIES: Final = 400
PATIENCE: Final = 20  # tries after which clues are no longer left to chance


def resample(view: View, rng: Rng) -> State:
    """A random game in which this viewer would have seen exactly the same; Forgotten if there is no history.

    It waits for the same answer and can be played on; what nobody can know is different each time. Which
    faces share a card of a printed deck counts as known.
    """
    return Worlds(view, True).deal(rng)


class Worlds:
    """Games in which one viewer would have seen exactly the same: prepared once, then dealt often.

    With `printed` the viewer knows by heart which faces share a card in a printed deck; people do not.
    """

    def __init__(self, view: View, printed: bool = False) -> None:
        memory = recall(view, printed)
        check(view, memory)
        self.view = view
        self.memory = memory
        self.clues = memory.clues + questions(view, memory)
        self.backs: Backs | None = Backs(view.rules) if memory.deck.apart else None
        puzzle = Puzzle(memory)
        suppose(view, memory, puzzle)
        if puzzle.needed() and not puzzle.narrow():
            raise Forgotten("what was seen contradicts itself")
        self.puzzle = puzzle
        self.known = puzzle.saved()

    def deal(self, rng: Rng) -> State:
        """One of them; it waits for the same answer and can be played on."""
        puzzle = self.puzzle
        patience = PATIENCE if not self.memory.shuffles else 1
        for k in range(TRIES):
            puzzle.restore(self.known)
            if k >= patience:
                for clue in self.clues:
                    suppose_clue(puzzle, clue, rng)
            if not puzzle.solve(rng) or not all_told(puzzle, self.clues):
                continue
            s = put_together(self.view, self.memory, puzzle, self.backs, rng)
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


# What the question itself tells of hidden cards


def suppose(view: View, memory: Memory, puzzle: Puzzle) -> None:
    """Take from the question what it says of single cards: a drawn card that may be laid fits."""
    if view.phase == AFTER_DRAW and view.drawn != 0:
        for token in memory.hands[view.asked]:
            if token.handle == view.drawn:
                puzzle.restrict(token, view.side, fitting_now(view, memory))
    elif view.phase == KEEP_ONE:
        coloured = memory.deck.coloured(view.side, view.colours[0])
        for token in memory.hands[view.asked]:
            puzzle.restrict(token, view.side, coloured)


def questions(view: View, memory: Memory) -> list[Clue]:
    """Who must play although there is nothing to draw can (R20)."""
    if view.phase != TURN or view.draw_size > 0 or memory.supply() > 0:
        return []
    return [Clue(memory.hands[view.asked], view.side, fitting_now(view, memory))]


def fitting_now(view: View, memory: Memory) -> Cards:
    """All cards that fit on any tray."""
    left = memory.deck.fitting(view.register("row"), view.side)
    if view.rules.trays == 1:
        return left
    return in_either(left, memory.deck.fitting(view.register("row_right"), view.side))


def suppose_clue(puzzle: Puzzle, clue: Clue, rng: Rng) -> None:
    """Let one token of a clue be the one it speaks of."""
    able: list[Token] = []
    for token in clue.tokens:
        possible = puzzle.possible(token, clue.side)
        if overlap(possible, clue.cards):
            if is_empty(without(possible, clue.cards)):
                return
            able.append(token)
    if able:
        puzzle.restrict(able[rng.below(len(able))], clue.side, clue.cards)


def all_told(puzzle: Puzzle, clues: list[Clue]) -> bool:
    """Whether all clues hold."""
    for clue in clues:
        found = False
        for token in clue.tokens:
            found = found or puzzle.shows(token, clue.side, clue.cards)
        if not found:
            return False
    return True


def makes_sense(s: State) -> bool:
    """Whether the question could really be asked."""
    if s.phase >= ROUND_OVER:
        return True
    if s.phase == AFTER_DRAW and not fits_anywhere(s, s.asked, s.drawn):
        return False
    out = Answers()
    legal(s, out)
    return out.n > (1 if s.phase == RESPOND else 0)


# The state


def put_together(view: View, memory: Memory, puzzle: Puzzle, backs: Backs | None, rng: Rng) -> State:
    """The state with these cards, which waits for the same answer."""
    rules = view.rules
    if puzzle.pairing is not None and backs is not None:
        rules = rules_with_backs(backs, puzzle.pairing)
    s = empty_state(rules, f"{rng.next32()} {rng.next32()} {rng.next32()} {rng.next32()}")
    for seat in range(view.seats):
        for token in memory.hands[seat]:
            card = puzzle.card[token.number]
            s.receive(seat, card)
            s.stamp[card] = i32(token.handle)
    put_pile(s, DRAW_PILE, memory.draw, puzzle)
    for tray in range(len(memory.trays)):
        put_pile(s, TALON + tray, memory.trays[tray], puzzle)
        s.force[tray] = view.colours[tray]
    if rules.trays == 2:
        put_pile(s, ASIDE, memory.aside, puzzle)
    s.restore(view.registers)
    s.scores = vec[i64](view.scores)
    s.points = vec[i64](view.points)
    s.noted = noted(s)
    s.rng = stream(s.key, int(s.round), b"cards")
    s.extra = rules.box.extra(rules, s.key, int(s.round))
    s.extra.guess(view.extra, view.angle, max(memory.worst, view.angle, -view.angle))
    s.program = program_named(s, view.program)
    for seat in range(view.seats):
        for token in memory.hands[seat]:
            card = puzzle.card[token.number]
            if token.handle == view.drawn:
                s.drawn = card
            if int(token.handle) in view.accused:
                s.accused = in_either(s.accused, only(card))
            if int(token.handle) in view.shown:
                s.shown = in_either(s.shown, only(card))
    return s


def noted(s: State) -> vec[i64]:
    """What those who have left may count (R112, R116): nobody was told, so it is what hands are worth now."""
    found = vec[i64]([0] * s.seats)
    if s.places | s.fallen == 0:
        return found
    total: i64 = 0
    for seat in range(s.seats):
        total += s.value(seat)
    for seat in unpacked(int(s.fallen)):
        found[seat] = s.rules.hand_limit * worth_of_a_card(s)
        total += found[seat]
    if s.fixed != 0:
        found[first_out(s)] = total
    return found


def worth_of_a_card(s: State) -> i64:
    """Points of a card of the box on average."""
    total: i64 = 0
    for card in s.rules.deck:
        total += s.rules.face(card, s.side).points
    return total // i64(len(s.rules.deck))


def put_pile(s: State, place: i64, tokens: list[Token], puzzle: Puzzle) -> None:
    """Lay out a pile; what has been in a hand keeps its stamp."""
    for token in tokens:
        card = puzzle.card[token.number]
        s.put_on(place, card)
        s.stamp[card] = i32(token.handle)


def rules_with_backs(backs: Backs, pairing: Pairing) -> Rules:
    """The same rules with the faces paired as this attempt has it."""
    behind = vec[u8]([0] * MAX_CARDS)
    for card in pairing.cards:
        behind[card] = u8(pairing.back_face(card))
    return backs.rules_with(behind)
