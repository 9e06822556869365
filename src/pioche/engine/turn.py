"""The turn machine (§1.6, §1.7): plays, draws, programs of effects, the turn going round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pioche.engine.actions import AFTER_DRAW, TURN
from pioche.engine.events import CARD_KEPT, CARD_PLAYED, TURN_PASSED, UNO_CALLED
from pioche.engine.rules import Rules
from pioche.engine.scoring import close_round, void_round
from pioche.engine.state import BIT, DRAW_PILE, HIGH, LOW, NOBODY, TALON, State

LONGEST: Final = 2000  # turns after which a round is void (R96)


def fit_row(s: State, tray: i64) -> i64:
    """The row of the fit tables for what lies on a tray now."""
    return s.row if tray == 0 else s.row_right


def fits(s: State, card: i64, tray: i64) -> bool:
    """Whether a card may be laid on a tray now (§1.5)."""
    row = fit_row(s, tray)
    return (LOW[card] & s.rules.fit_low[row]) | (HIGH[card] & s.rules.fit_high[row]) != 0


def fits_anywhere(s: State, card: i64) -> bool:
    """Whether a card may be laid on any tray."""
    return fits(s, card, 0) or (s.rules.trays == 2 and fits(s, card, 1))


def can_lay(s: State, seat: i64) -> bool:
    """Whether any card of a hand may be laid anywhere."""
    tray: i64 = 0
    while tray < s.rules.trays:
        row = fit_row(s, tray)
        low = s.hand[2 * seat] & s.rules.fit_low[row]
        if low | (s.hand[2 * seat + 1] & s.rules.fit_high[row]) != 0:
            return True
        tray += 1
    return False


def begin_turn(s: State, seat: i64) -> None:
    """Give a seat the turn; who can neither lay nor take passes at once (R20, R22)."""
    s.phase = TURN
    s.called = 0
    s.drawn = NOBODY
    while True:
        s.turn = seat
        s.asked = seat
        s.turns += 1
        if s.turns > LONGEST:
            void_round(s)
            return
        if s.size[DRAW_PILE] > 0 or s.can_take() or can_lay(s, seat):
            return
        s.windows = 0
        s.barren += 1
        if s.events is not None:
            s.note(TURN_PASSED, seat)
        if s.barren >= s.seats:
            void_round(s)
            return
        seat = s.next(seat)


def play(s: State, seat: i64, card: i64, tray: i64, colour: i64, target: i64, uno: bool) -> None:
    """Lay a card that has been found legal, in the order of §1.7."""
    rules: Rules = s.rules
    face = rules.face(card, s.side)
    s.windows = 0
    s.shown_to = 0
    s.barren = 0
    s.give_up(seat, card)
    s.put_on(TALON + tray, card)
    if face.wild:
        s.before = s.force[tray]
        s.accused_low = s.hand[2 * seat]
        s.accused_high = s.hand[2 * seat + 1]
    s.show(tray, face.colour, face.kind)
    if s.events is not None:
        s.note(CARD_PLAYED, seat, cards=[card], tray=tray)
    left = s.size[seat]
    if uno:
        s.called = 1
        if s.events is not None:
            s.note(UNO_CALLED, seat)
    if left == 1 and s.called == 0:
        s.windows = BIT[seat]
    s.author = seat
    s.tray = tray
    s.skips = 0
    if rules.watched:
        rules.box.after_laying(s, seat)
        left = s.size[seat]
    if left == 0 and not face.outlives:
        s.winner = seat
        s.windows = 0
        s.said_colour = colour
        s.ending = 1
        s.program = face.finishing
        s.step = 0
        resume(s)
    elif not face.effects:
        begin_turn(s, s.next(seat))
    else:
        s.said_colour = colour
        s.said_target = target
        s.program = face.effects
        s.step = 0
        resume(s)


def resume(s: State) -> None:
    """Carry out the rest of the program, up to a question or its end."""
    while s.step < len(s.program):  # an effect may put another program in place of its own
        effect = s.program[s.step]
        s.step += 1
        if effect.run(s):
            return
    finish_program(s)


def finish_program(s: State) -> None:
    """After the last effect: the round closes, or the turn goes on."""
    if s.ending != 0:
        s.ending = 0
        close_round(s)
    elif s.again != 0:
        s.again = 0
        begin_turn(s, s.author)
    else:
        begin_turn(s, s.next(s.author, s.skips + 1))


def draw(s: State, seat: i64) -> None:
    """Take a card in one's turn; it may be laid if it fits, else it is kept (R18, R19)."""
    s.windows = 0
    s.shown_to = 0
    card = s.take_one(seat)
    if s.rules.watched:
        s.rules.box.after_taking(s, seat)
    if fits_anywhere(s, card):
        s.drawn = card
        s.phase = AFTER_DRAW
    else:
        keep(s, seat)


def keep(s: State, seat: i64) -> None:
    """End the turn with the drawn card in hand."""
    if s.events is not None:
        s.note(CARD_KEPT, seat)
    begin_turn(s, s.next(seat))
