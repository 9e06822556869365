"""Template: a game with everything that a viewer knows, and gaps for the hidden cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from pioche.engine.cards import HALF, MAX_CARDS, NO_COLOUR
from pioche.engine.deal import empty_state
from pioche.engine.leaving import first_out, unpacked
from pioche.engine.masks import HIGH, LOW, Cards, in_either, only
from pioche.engine.places import ASIDE, DRAW_PILE, TALON
from pioche.engine.programs import program_named
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.inference.memory import Memory
from pioche.sight.table import Token
from pioche.sight.view import View


class Template:
    """Filled in with a card for each token without a label (below 0)."""

    def __init__(self, view: View, memory: Memory, label: vec[i64]) -> None:
        self.view = view
        self.label = label
        self.worst = max(memory.worst, view.angle, -view.angle)
        rules = view.rules
        s = empty_state(rules, "")
        self.state = s
        self.tokens: list[i64] = []  # hidden ones: the place of each, and its handle
        self.places: list[i64] = []
        self.handles: list[i64] = []
        self.drawn: i64 = -1  # the hidden token that may be laid after drawing
        self.accused: list[i64] = []
        self.shown: list[i64] = []
        for seat in range(view.seats):
            for token in memory.hands[seat]:
                self.hold(seat, token)
        self.lay(DRAW_PILE, memory.draw)
        for tray in range(len(memory.trays)):
            self.lay(TALON + tray, memory.trays[tray])
        s.force = (view.colours[0], NO_COLOUR)
        if rules.trays == 2:
            s.force = (view.colours[0], view.colours[1])
            self.lay(ASIDE, memory.aside)
        s.restore(view.registers)
        s.scores = vec[i64](view.scores)
        s.points = vec[i64](view.points)
        # The box's own state is created anew for each game, if it has any.
        self.extra = rules.box.extra(rules, s.key, int(s.round)) is not rules.no_extra
        s.program = program_named(s, view.program)
        self.counts = s.places | s.fallen != 0
        self.number: i64 = len(self.tokens)
        self.token_of = vec[i64](self.tokens)
        self.place_of = vec[i64](self.places)
        self.handle_of = vec[i32]([i32(handle) for handle in self.handles])

    def hold(self, seat: i64, token: Token) -> None:
        """Put a token into a hand."""
        s = self.state
        handle = int(token.handle)
        label = self.label[token.number]
        if label >= 0:
            s.receive(seat, label)
            s.stamp[label] = i32(token.handle)
        else:
            s.size[seat] += 1
            self.hide(token, 2 * seat - 2 * MAX_CARDS)
        if token.handle == self.view.drawn:
            s.drawn = label
            self.drawn = token.number if label < 0 else -1
        if handle in self.view.accused:
            if label >= 0:
                s.accused = in_either(s.accused, only(label))
            else:
                self.accused.append(token.number)
        if handle in self.view.shown:
            if label >= 0:
                s.shown = in_either(s.shown, only(label))
            else:
                self.shown.append(token.number)

    def lay(self, place: i64, tokens: list[Token]) -> None:
        """Lay out a pile; cards that have been in a hand keep their stamps."""
        s = self.state
        for token in tokens:
            label = self.label[token.number]
            if label >= 0:
                s.put_on(place, label)
                s.stamp[label] = i32(token.handle)
            else:
                self.hide(token, (place - DRAW_PILE) * MAX_CARDS + s.size[place])
                s.put_on(place, 0)

    def hide(self, token: Token, place: i64) -> None:
        """Leave a gap at a place: an index into the piles, or below 0 a hand."""
        self.tokens.append(token.number)
        self.places.append(place)
        self.handles.append(token.handle)

    def filled(self, card: vec[i64], rng: Rng) -> State:
        """A game with these cards, and new randomness from now on."""
        s = self.state.copy()
        hand = s.hand
        pile = s.pile
        stamp = s.stamp
        token_of = self.token_of
        place_of = self.place_of
        handle_of = self.handle_of
        n = self.number
        k: i64 = 0
        while k < n:
            token = token_of[k]
            c = card[token]
            place = place_of[k]
            if place >= 0:
                pile[place] = u8(c)
            else:
                place += 2 * MAX_CARDS
                if c >= HALF:
                    place += 1
                hand[place] |= LOW[c] | HIGH[c]
            stamp[c] = handle_of[k]
            k += 1
        if self.drawn >= 0:
            s.drawn = card[self.drawn]
        if self.accused:
            s.accused = in_either(s.accused, cards_of(self.accused, card))
        if self.shown:
            s.shown = in_either(s.shown, cards_of(self.shown, card))
        s.key = key_from(rng)
        s.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
        if self.extra:
            s.extra = s.rules.box.extra(s.rules, s.key, int(s.round))
            s.extra.guess(self.view.extra, self.view.angle, self.worst)
        return s

    def finish(self, s: State) -> None:
        """Set what depends on all cards together."""
        if self.counts:
            s.noted = noted(s)


def key_from(rng: Rng) -> bytes:
    """The random key of an invented match."""
    high = int(rng.next32() << 31 | rng.next32() >> 1)
    low = int(rng.next32() << 31 | rng.next32() >> 1)
    return high.to_bytes(8, "big") + low.to_bytes(8, "big")


def cards_of(tokens: list[i64], card: vec[i64]) -> Cards:
    """The cards of these tokens."""
    found: Cards = (0, 0)
    for token in tokens:
        found = in_either(found, only(card[token]))
    return found


def noted(s: State) -> vec[i64]:
    """What seats that left may count (R112, R116): unknown to all, so taken from what hands are worth now."""
    found = vec[i64]([0] * s.seats)
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
    """The average points of the box's cards."""
    total: i64 = 0
    for card in s.rules.deck:
        total += s.rules.face(card, s.side).points
    return total // i64(len(s.rules.deck))
