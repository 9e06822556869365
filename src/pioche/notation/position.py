"""Positions set up by hand: for scenarios, tests and games entered from a real table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pioche.engine.cards import NO_COLOUR
from pioche.engine.deal import empty_state
from pioche.engine.leaving import dropouts, leave, packed, unpacked
from pioche.engine.places import ASIDE, DRAW_PILE, TALON
from pioche.engine.rng import stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.engine.turn import begin_turn
from pioche.notation.moves import cards_with


@mypyc_attr(native_class=False)
class PositionError(ValueError):
    """A position that is impossible with the box's cards; says which card and where."""


class Picker:
    """Hands out each physical card once, by code."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.free: list[int] = rules.deck[:]

    def pick(self, code: str, side: i64, where: str) -> int:
        """An unused card with this code."""
        meant = cards_with(self.rules, code, side)
        if not meant:
            raise PositionError(f"{where}: there is no card {code!r} in this box")
        for card in meant:
            if card in self.free:
                self.free.remove(card)
                return card
        raise PositionError(f"{where}: the box holds only {len(meant)} x {code}, all used already")

    def pick_all(self, lists: list[tuple[str, list[str]]], side: i64) -> list[list[int]]:
        """Cards for several named lists of codes; codes that give both faces are served first."""
        found: list[list[int]] = [[-1] * len(codes) for _, codes in lists]
        for both in (True, False):
            for k, (where, codes) in enumerate(lists):
                for j, code in enumerate(codes):
                    if ("/" in code) == both:
                        found[k][j] = self.pick(code, side, where)
        return found


class Position:
    """A position; whatever is left empty follows from the seed."""

    def __init__(self) -> None:
        self.dealer = 0
        self.turn = -1
        self.direction = 1
        self.side = 0
        self.hands: dict[int, list[int]] = {}
        self.talons: list[list[int]] = [[], []]  # bottom first, by tray
        self.colours: list[int] = [-1, -1]
        self.aside: list[int] = []
        self.draw: list[int] = []  # next card first
        self.rest_out = False
        self.scores: dict[int, int] = {}


def set_up(rules: Rules, seed: str, p: Position) -> State:
    """The state of a position, with a player to move."""
    rules = rules.for_match(seed)
    s = empty_state(rules, seed)
    s.round = 1
    s.rng = stream(s.key, 1, b"cards")
    s.extra = rules.box.extra(rules, s.key, 1)
    s.dealer = p.dealer
    s.direction = p.direction
    s.side = p.side
    s.scores = vec[i64]([p.scores.get(k, 0) for k in range(s.seats)])
    s.points = vec[i64]([0] * s.seats)
    rest = _rest(rules, s, p)
    s.dropped = dropouts(s)
    s.out = s.dropped
    for seat in range(s.seats):
        if not s.is_in(seat):
            hand = []
        elif seat in p.hands:
            hand = p.hands[seat]
            if not hand and rules.leaving:
                _left_before(s, seat)
        else:
            hand = rest[: rules.hand_size]
            rest = rest[rules.hand_size :]
        for card in hand:
            s.receive(seat, card)
    for tray in range(rules.trays):
        _set_talon(s, p, tray, rest)
    s.set_pile(DRAW_PILE, ([] if p.rest_out else rest) + p.draw[::-1])
    if rules.trays == 2:
        s.set_pile(ASIDE, p.aside)
    rules.box.seat_pieces(s)
    turn = p.turn
    if turn < 0:
        turn = int(s.next(p.dealer))
    begin_turn(s, turn)
    return s


def _left_before(s: State, seat: int) -> None:
    """Record that a seat without cards has left: gone out under H13, else put out (H15)."""
    leave(s, seat)
    if s.rules.play_on:
        s.places = packed([*unpacked(int(s.places)), seat])
    else:
        s.fallen = packed([*unpacked(int(s.fallen)), seat])


def _rest(rules: Rules, s: State, p: Position) -> list[int]:
    """All other cards, shuffled."""
    named = set(p.talons[0] + p.talons[1] + p.aside + p.draw)
    for hand in p.hands.values():
        named.update(hand)
    s.set_pile(DRAW_PILE, [card for card in rules.deck if card not in named])
    s.shuffle_draw_pile()
    return s.pile_list(DRAW_PILE)


def _set_talon(s: State, p: Position, tray: int, rest: list[int]) -> None:
    """Lay out a talon: the given cards, or one number card."""
    cards = p.talons[tray]
    if not cards:
        numbers = [card for card in rest if s.rules.face(card, s.side).number >= 0]
        if not numbers:
            raise PositionError("talon: no number card is left for it")
        cards = numbers[:1]
        rest.remove(cards[0])
    s.set_pile(TALON + tray, cards)
    face = s.rules.face(cards[-1], s.side)
    colour: i64 = face.colour
    if colour == NO_COLOUR:
        colour = p.colours[tray]
        if colour < 0:
            colour = s.rng.below(4)
    elif p.colours[tray] >= 0 and p.colours[tray] != colour:
        raise PositionError(f"colour: {face.code} on top has its own colour")
    s.show(tray, colour, face.kind)
