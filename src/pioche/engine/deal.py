"""Set-up (§2): the dealer, the hands, the first card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32, i64

from pioche.engine.cards import MAX_CARDS, Face
from pioche.engine.events import (
    CARD_PUT_BACK,
    CARD_TURNED_UP,
    CARDS_DEALT,
    DEALER_CHOSEN,
    DEALER_DREW,
    ROUND_STARTED,
)
from pioche.engine.leaving import dropouts
from pioche.engine.masks import bit
from pioche.engine.places import DRAW_PILE, PLACES, TALON
from pioche.engine.rng import match_key, stream
from pioche.engine.state import NOBODY, ScriptError, State
from pioche.engine.turn import resume

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


def emits(rules: Rules) -> list[int]:
    """The events that a deal can emit at this table."""
    found = [DEALER_CHOSEN, ROUND_STARTED, CARDS_DEALT, CARD_TURNED_UP]
    if rules.options.value("dealer", rules.box.dealers[0]) == "draw":
        found.append(DEALER_DREW)
    if any(rules.face(card, 0).opening is None for card in rules.deck):
        found.append(CARD_PUT_BACK)
    return found


class DealScript:
    """Cards that a deal must bring, where they are known beforehand; the rest follows the seed."""

    def __init__(self) -> None:
        self.dealer: int = NOBODY
        self.dealer_draws: list[dict[int, int]] = []  # seat -> card, once per repeat
        self.hands: dict[int, list[int]] = {}
        self.first: list[int] = []
        self.draw: list[int] = []  # the next card first


def empty_state(rules: Rules, seed: str, first: bytes = b"cards") -> State:
    """A match before its first deal, with the random stream that is used first."""
    key = match_key(seed)
    n = int(rules.seats)
    return State(
        rules,
        vec[i64]([0] * (2 * n)),
        vec[i64]([0] * PLACES),
        rules.full_piles[:],
        vec[i32]([0] * MAX_CARDS),
        vec[i64]([0] * n),
        stream(key, 0, first),
        rules.no_extra,
        key,
    )


def new_match(rules: Rules, seed: str, script: DealScript | None = None, listen: bool = False) -> State:
    """A match with its first round dealt."""
    s = empty_state(rules.for_match(seed), seed, b"dealer")
    if listen:
        s.events = []
    s.dealer = choose_dealer(s, script)
    if s.events is not None:
        s.note(DEALER_CHOSEN, s.dealer)
    deal_round(s, script)
    return s


def next_round(s: State, script: DealScript | None = None) -> None:
    """Start the next round; the deal passes to the left (R3), over those who have dropped out (R108)."""
    gone = dropouts(s)
    while True:
        s.dealer += 1
        if s.dealer >= s.seats:
            s.dealer = 0
        if gone & bit(s.dealer) == 0:
            break
    if script is not None and script.dealer >= 0 and script.dealer != s.dealer:
        raise ScriptError("the deal passes to the left (R3)")
    deal_round(s, script)


def choose_dealer(s: State, script: DealScript | None) -> i64:
    """Find the dealer: by drawing cards (R2), at random (R4), or as an option sets it."""
    options = s.rules.options
    if script is not None and script.dealer >= 0:
        return script.dealer
    way = options.value("dealer", s.rules.box.dealers[0])
    if isinstance(way, int):
        return way
    if way == "random":
        return s.rng.below(s.seats)
    rest: list[i64] = list(range(int(s.seats)))
    repeat = 0
    while len(rest) > 1:
        given: dict[int, int] = {}
        if script is not None and repeat < len(script.dealer_draws):
            given = script.dealer_draws[repeat]
        rest = draw_for_deal(s, rest, given)
        repeat += 1
    return rest[0]


def draw_for_deal(s: State, seats: list[i64], given: dict[int, int]) -> list[i64]:
    """Let each of these seats draw a card; return those with the highest, symbols counting 0 (R2)."""
    collect_cards(s)
    best: i64 = -1
    first: list[i64] = []
    for seat in seats:
        if int(seat) in given:
            s.bring_up(given[int(seat)], s.size[DRAW_PILE] - 1)
        card = s.pop_draw()
        if s.events is not None:
            s.note(DEALER_DREW, seat, cards=[card])
        number = s.rules.face(card, 0).number
        if number < 0:
            number = 0
        if number > best:
            best = number
            first = []
        if number == best:
            first.append(seat)
    return first


def collect_cards(s: State) -> None:
    """Gather all cards into the draw pile and shuffle it."""
    s.clear()
    s.pile = s.rules.full_piles[:]
    s.size[DRAW_PILE] = i64(len(s.rules.deck))
    s.shuffle_draw_pile()


def deal_round(s: State, script: DealScript | None) -> None:
    """Shuffle, deal and turn up the first card."""
    rules = s.rules
    s.begin_round()
    s.noted = rules.no_points
    s.dropped = dropouts(s)
    s.out = s.dropped
    s.round += 1
    s.rng = stream(s.key, int(s.round), b"cards")
    s.extra = rules.box.extra(rules, s.key, int(s.round))
    if s.events is not None:
        s.note(ROUND_STARTED, s.dealer, number=s.round)
    while True:
        collect_cards(s)
        deal_hands(s, script)
        if turn_up(s, script):
            break
    if script is not None:
        position = s.size[DRAW_PILE] - 1
        for card in script.draw:
            s.bring_up(card, position)
            position -= 1
    s.card_player = s.dealer
    s.program = rules.box.opening(s)
    resume(s)


def deal_hands(s: State, script: DealScript | None) -> None:
    """Deal one card at a time, starting left of the dealer."""
    if script is not None:
        sink(s, script)
        if script.hands:
            deal_given_hands(s, script)
            return
    first = s.dealer + 1
    if first == s.seats:
        first = 0
    s.deal_out(first, s.seats, s.out, s.rules.hand_size)
    if s.events is not None:
        note_hands(s)


def sink(s: State, script: DealScript) -> None:
    """Move the cards that are to be turned up or drawn next to the bottom, where nobody is dealt them."""
    position: i64 = 0
    done: list[int] = []
    for card in script.first + script.draw:
        if card not in done:
            done.append(card)
            s.bring_up(card, position)
            position += 1


def deal_given_hands(s: State, script: DealScript) -> None:
    """Deal exactly the given hands, and ordinary ones to the other seats."""
    last = s.size[DRAW_PILE] - 1
    for hand in script.hands.values():
        for card in hand:
            s.bring_up(card, last)
            last -= 1
    for seat, hand in sorted(script.hands.items()):
        for card in hand:
            s.bring_up(card, s.size[DRAW_PILE] - 1)
            s.receive(seat, s.pop_draw())
    k: i64 = 0
    while k < s.seats:
        if int(k) not in script.hands and s.is_in(k):
            while s.size[k] < s.rules.hand_size:
                s.receive(k, s.pop_draw())
        k += 1
    if s.events is not None:
        note_hands(s)


def note_hands(s: State) -> None:
    """Emit CARDS_DEALT, which shows each seat its own cards."""
    seat: i64 = 0
    while seat < s.seats:
        if not s.is_in(seat):
            seat += 1
            continue
        s.note(CARDS_DEALT, seat, cards=s.hand_list(seat), seen_by=bit(seat), number=s.size[seat])
        seat += 1


def turn_up(s: State, script: DealScript | None) -> bool:
    """Turn up the first card of each tray, putting back those that may not start (R6).

    Return False if no card of the draw pile may start, so that everything must be dealt again.
    """
    given: list[int] = []
    if script is not None:
        given = script.first[:]
    tray: i64 = 0
    while tray < s.rules.trays:
        if not given and not may_start(s):
            return False
        if given:
            s.bring_up(given.pop(0), s.size[DRAW_PILE] - 1)
        card = s.pop_draw()
        s.stamp[card] = 0  # an old stamp would reveal which card of an earlier hand this was
        face: Face = s.rules.face(card, 0)
        if face.opening is None:
            s.put_on(DRAW_PILE, card)
            s.shuffle_draw_pile()
            if s.events is not None:
                s.note(CARD_PUT_BACK, cards=[card])
            continue
        s.put_on(TALON + tray, card)
        s.show(tray, face.colour, face.kind)
        if s.events is not None:
            s.note(CARD_TURNED_UP, cards=[card], tray=tray)
        tray += 1
    return True


def may_start(s: State) -> bool:
    """Whether any card of the draw pile may be turned up first."""
    k = s.size[DRAW_PILE] - 1
    while k >= 0:
        if s.rules.face(i64(s.pile[k]), 0).opening is not None:
            return True
        k -= 1
    return False
