"""Writes what one seat may see into a row of 64-bit words, eight numbers each (see layout)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.actions import RESPOND, ROUND_OVER
from pioche.engine.cards import HALF, MAX_CARDS, NO_COLOUR
from pioche.engine.masks import bit, lowest
from pioche.engine.places import ASIDE, DRAW_PILE, TALON
from pioche.engine.state import State
from pioche.rl.remembered import Remembered
from pioche.rl.tables import Tables, unit

LARGEST: Final = 127  # layout.MOST, spelled out: only a literal is inlined
ANGLE: Final = 20  # hundredths of a degree per step of an angle


def put(row: vec[i64], at: i64, place: i64, number: i64) -> None:
    """Write a non-negative number at a place of the row that starts at a word; large ones are clipped."""
    if number > LARGEST:
        number = LARGEST
    word = at + (place >> 3)
    row[word] |= number * unit(place)


def mark(row: vec[i64], at: i64, place: i64) -> None:
    """Write 1 at a place of the row that starts at a word."""
    word = at + (place >> 3)
    row[word] |= unit(place)


def count_cards(row: vec[i64], at: i64, first: i64, t: Tables, start: i64, low: i64, high: i64) -> None:
    """Count cards by the faces that they show on a side, which begins at `start` in the tables."""
    slots = t.slot
    while low != 0:
        card = start + lowest(low)
        low &= low - 1
        place = first + i64(slots[card])
        word = at + (place >> 3)
        row[word] += unit(place)
    while high != 0:
        card = start + HALF + lowest(high)
        high &= high - 1
        place = first + i64(slots[card])
        word = at + (place >> 3)
        row[word] += unit(place)


def encode(s: State, m: Remembered, viewer: i64, speaks: bool, row: vec[i64], at: i64) -> None:
    """Write the observation of a seat; `speaks` if it may only call, catch or jump in."""
    t = m.tables
    k: i64 = 0
    while k < t.discard_words:
        row[at + k] = m.discards[k]
        k += 1
    while k < t.row_words:
        row[at + k] = 0
        k += 1
    start = s.side * MAX_CARDS
    own = 2 * viewer
    low = s.hand[own]
    own += 1
    high = s.hand[own]
    count_cards(row, at, t.hand_at, t, start, low, high)
    if t.two_sided:
        mine = (1 - s.side) * m.seats + viewer
        other_side = (1 - s.side) * MAX_CARDS
        count_cards(
            row, at, t.own_backs_at, t, other_side, low & m.known_low[mine], high & m.known_high[mine]
        )
        put(row, at, t.side_at, s.side)
        n = s.size[DRAW_PILE]
        if n > 0:
            card = other_side + i64(s.pile[n - 1])
            mark(row, at, t.next_at + i64(t.slot[card]))
    encode_table(s, t, row, at)
    if s.asked == viewer and s.phase < ROUND_OVER:
        mark(row, at, t.asked_at)
    if speaks:
        mark(row, at, t.asked_at + 1)
    encode_roles(s, t, viewer, row, at)
    step: i64 = 0
    seat = viewer
    while step < t.players:
        encode_seat(s, m, seat, row, at, t.seats_at[step])
        if step > 0:
            encode_hand(s, m, seat, viewer, row, at, step)
        step += 1
        seat += 1
        if seat >= t.players:
            seat = 0


def encode_table(s: State, t: Tables, row: vec[i64], at: i64) -> None:
    """Write what everybody sees of the piles, the colours and the question."""
    tray: i64 = 0
    while tray < t.trays:
        card = s.side * MAX_CARDS + s.top(tray)
        mark(row, at, t.top_at[tray] + i64(t.slot[card]))
        if s.in_force(tray) < NO_COLOUR:
            mark(row, at, t.colour_at[tray] + 4 * s.side + s.in_force(tray))
        put(row, at, t.trays_at + tray, s.size[TALON + tray])
        tray += 1
    if s.phase == RESPOND and s.before < NO_COLOUR:
        mark(row, at, t.before_at + 4 * s.side + s.before)
    if s.phase < ROUND_OVER:
        mark(row, at, t.question_at + s.phase)
    if s.direction > 0:
        mark(row, at, t.table_at)
    put(row, at, t.table_at + 1, s.size[DRAW_PILE])
    put(row, at, t.table_at + 2, s.sum)
    put(row, at, t.table_at + 3, s.laid)
    if s.called != 0:
        mark(row, at, t.table_at + 4)
    put(row, at, t.table_at + 5, s.round)
    if t.trays == 2:
        encode_balance(s, t, row, at)


def encode_balance(s: State, t: Tables, row: vec[i64], at: i64) -> None:
    """Write what everybody sees of the two trays on a balance (§11.7)."""
    box = s.rules.box
    if box.frozen(s, 0):
        mark(row, at, t.balance_at)
    if box.frozen(s, 1):
        mark(row, at, t.balance_at + 1)
    put(row, at, t.balance_at + 2, s.size[ASIDE])
    angle = s.extra.angle()
    if angle < 0:
        put(row, at, t.balance_at + 3, -angle // ANGLE)
    else:
        put(row, at, t.balance_at + 4, angle // ANGLE)
    k: i64 = 5
    for number in s.extra.public():
        if k < 7:  # there is space for two; a box from outside may have more
            put(row, at, t.balance_at + k, number)
        k += 1


def encode_seat(s: State, m: Remembered, seat: i64, row: vec[i64], at: i64, first: i64) -> None:
    """Write what everybody sees of a seat, as in layout.OF_SEAT."""
    put(row, at, first, s.size[seat])
    score = s.scores[seat]
    if score != 0:
        put(row, at, first + 1, 100 * score // s.rules.target)
    if s.uno_pending & bit(seat) != 0:
        mark(row, at, first + 7)
    if s.out & bit(seat) != 0:
        mark(row, at, first + 8)
    without = m.without[seat]
    if without != 0:
        colour: i64 = 0
        while colour < 4:
            if without & bit(colour) != 0:
                mark(row, at, first + 10 + 4 * s.side + colour)
            colour += 1


def encode_roles(s: State, t: Tables, viewer: i64, row: vec[i64], at: i64) -> None:
    """Write who has the turn, dealt, laid the card, was chosen, won the duel, and is the viewer's partner."""
    mark_seat(t, viewer, s.turn, 2, row, at)
    mark_seat(t, viewer, s.dealer, 3, row, at)
    mark_seat(t, viewer, s.card_player, 4, row, at)
    mark_seat(t, viewer, s.target, 5, row, at)
    mark_seat(t, viewer, s.victor, 6, row, at)
    teams = s.rules.teams
    if teams is not None:
        partner = teams.partner(viewer)
        if partner != viewer:
            mark_seat(t, viewer, partner, 9, row, at)


def mark_seat(t: Tables, viewer: i64, seat: i64, role: i64, row: vec[i64], at: i64) -> None:
    """Write 1 for a role, if any seat has it."""
    if seat >= 0:
        step = seat - viewer
        if step < 0:
            step += t.players
        mark(row, at, t.seats_at[step] + role)


def encode_hand(s: State, m: Remembered, seat: i64, viewer: i64, row: vec[i64], at: i64, step: i64) -> None:
    """Write what the viewer knows of another hand: active faces seen before, and backs if there are any."""
    t = m.tables
    k = 2 * seat
    low = s.hand[k]
    k += 1
    high = s.hand[k]
    mine = s.side * m.seats + viewer
    known_low = low & m.known_low[mine]
    known_high = high & m.known_high[mine]
    if known_low | known_high != 0:
        count_cards(row, at, t.known_at[step], t, s.side * MAX_CARDS, known_low, known_high)
    if t.two_sided:
        count_cards(row, at, t.backs_at[step], t, (1 - s.side) * MAX_CARDS, low, high)
