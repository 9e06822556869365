"""The turn machine (§1.6, §1.7): plays, draws, programs of effects, and whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.engine.actions import (
    AFTER_DRAW,
    MORE_WORDS,
    MOST_CARE,
    TURN,
    card_of,
    care_in,
    care_of,
    colour_of,
    seat_of,
    second_of,
    target_of,
    tray_of,
    uno_of,
)
from pioche.engine.cards import MAX_CARDS, Face
from pioche.engine.events import CARD_KEPT, CARD_PLAYED, CARDS_TAKEN, TURN_PASSED, UNO_CALLED
from pioche.engine.leaving import before_turn, check_hands, emptied, go_out, may_go_out
from pioche.engine.masks import Cards, bit, bits, is_empty, only
from pioche.engine.places import DRAW_PILE, TALON
from pioche.engine.scoring import close_round, stop_round
from pioche.engine.state import CALLED_WITH, NOBODY, State

if TYPE_CHECKING:
    from pioche.engine.rules import Rules

LONGEST: Final = 2000  # turns after which a round is void (R96)
# What a turn asks and emits by itself, whatever the cards do.
ASKS: Final = (TURN, AFTER_DRAW)
EMITS: Final = (CARD_PLAYED, CARDS_TAKEN, CARD_KEPT, TURN_PASSED, UNO_CALLED)


def fit_row(s: State, tray: i64) -> i64:
    """The row of the fit tables for what lies on a tray now."""
    return s.row if tray == 0 else s.row_right


def layable(s: State, seat: i64, tray: i64, cards: Cards) -> Cards:
    """Those of a seat's cards that may be laid on a tray now (§1.5)."""
    row = fit_row(s, tray)
    cards = (cards[0] & s.rules.fit_low[row], cards[1] & s.rules.fit_high[row])
    if s.rules.barred:
        for bar in s.rules.bars:
            cards = bar.allowed(s, seat, cards)
    return cards


def fits(s: State, seat: i64, card: i64, tray: i64) -> bool:
    """Whether a seat may lay a card on a tray now."""
    row = fit_row(s, tray)
    low, high = only(card)
    if (s.rules.fit_low[row] & low) | (s.rules.fit_high[row] & high) == 0:
        return False
    return not s.rules.barred or not is_empty(layable(s, seat, tray, only(card)))


def fits_anywhere(s: State, seat: i64, card: i64) -> bool:
    """Whether a seat may lay a card on any tray."""
    return fits(s, seat, card, 0) or (s.rules.trays == 2 and fits(s, seat, card, 1))


def can_lay(s: State, seat: i64) -> bool:
    """Whether any card of a hand may be laid anywhere."""
    tray: i64 = 0
    while tray < s.rules.trays:
        if not is_empty(layable(s, seat, tray, s.hand_of(seat))):
            return True
        tray += 1
    return False


def begin_turn(s: State, seat: i64) -> None:
    """Give a seat the turn; a seat that can neither lay nor take passes at once (R20, R22)."""
    if s.rules.leaving:
        seat = before_turn(s, seat)
        if seat < 0:
            return
    s.phase = TURN
    s.called = 0
    s.drawn = NOBODY
    s.turn = seat
    s.asked = seat
    s.turns += 1
    if s.turns > LONGEST:
        stop_round(s)
    elif s.size[DRAW_PILE] == 0:
        pass_if_stuck(s)


def pass_if_stuck(s: State) -> None:
    """Pass for a seat that can neither lay nor take, also after a catch took the last cards (R20, R22)."""
    if s.phase != TURN or s.can_take() or can_lay(s, s.asked):
        return
    s.uno_pending = 0
    s.idle_turns += 1
    if s.events is not None:
        s.note(TURN_PASSED, s.asked)
    if s.idle_turns >= s.seats - bits(s.out):
        stop_round(s)
    else:
        begin_turn(s, s.next(s.asked))


def play(s: State, a: i64) -> None:
    """Lay the card of a legal action and carry it out, in the order of §1.7."""
    seat = seat_of(a)
    face = lay(s, a)
    s.said_colour = colour_of(a)
    s.said_target = target_of(a)
    if s.size[seat] == 0 and not face.outlives:
        last_card(s, seat, face)
    elif len(face.effects) == 0:
        begin_turn(s, s.next(seat))
    else:
        s.program = face.effects
        s.step = 0
        resume(s)


def last_card(s: State, seat: i64, face: Face) -> None:
    """A hand is empty: the round ends with the card (§1.10), or its player is out (H13)."""
    s.step = 0
    if may_go_out(s, seat):
        go_out(s, seat)
        s.program = face.effects
    else:
        emptied(s, seat)
        s.program = face.finishing
    resume(s)


def lay(s: State, a: i64) -> Face:
    """Put the card of an action on its tray, with or without a call; its effects run later (§1.7)."""
    rules: Rules = s.rules
    seat = seat_of(a)
    card = card_of(a)
    tray: i64 = 0
    if tray_of(a) == 1:
        tray = 1
    uno = uno_of(a)
    if a >= MORE_WORDS and second_of(a) >= 0:
        lay_first(s, seat, card)
        card = second_of(a)
    face = rules.face(card, s.side)
    s.uno_pending = 0
    s.shown_to = 0
    s.idle_turns = 0
    s.lay_on(TALON + tray, seat, card)
    if face.wild:
        s.before = s.in_force(tray)
        s.accused = s.hand_of(seat)
    s.show(tray, face.colour, face.kind)
    if s.events is not None:
        s.note(CARD_PLAYED, seat, cards=[card], tray=tray)
    left = s.size[seat]
    if uno:
        s.called = CALLED_WITH
        if s.events is not None:
            s.note(UNO_CALLED, seat)
    if left == 1 and s.called == 0:
        s.uno_pending = bit(seat)
    if rules.strict is not None:
        rules.strict.played(s, seat, face, uno)
    s.card_player = seat
    s.tray = tray
    s.skips = 0
    if rules.watched:
        rules.box.after_laying(s, seat, care_in(a))
    return face


def lay_first(s: State, seat: i64, card: i64) -> None:
    """Lay the lower card of a double; only the upper one is carried out, for both (H9, R103)."""
    s.lay_on(TALON, seat, card)
    if s.counts is not None:
        s.counts.lay(seat, 1)
    if s.events is not None:
        s.note(CARD_PLAYED, seat, cards=[card])


def pairs_in(s: State, cards: Cards) -> list[tuple[int, int]]:
    """The doubles in a set of cards, the lower card first; equal ones once (R103)."""
    found: list[tuple[int, int]] = []
    hand = [card for card in s.in_order(cards) if s.rules.face(card, s.side).number >= 0]
    for first in s.rules.different(hand):
        face = s.rules.face(first, s.side)
        rest = [card for card in hand if card != first and s.rules.face(card, s.side) is face]
        found += [(first, second) for second in s.rules.different(rest)]
    return found


def valid_double(s: State, a: i64) -> bool:
    """Whether there is no second card, or it goes with the first one (R103)."""
    second = second_of(a)
    if second < 0:
        return True
    seat, card = seat_of(a), card_of(a)
    if not s.rules.doubles or s.phase != TURN or seat != s.asked or second == card or second >= MAX_CARDS:
        return False
    face = s.rules.face(card, s.side)
    return s.holds(seat, second) and face.number >= 0 and s.rules.face(second, s.side) is face


def valid_care(s: State, a: i64) -> bool:
    """Whether no care is given, or a valid one at a table where it counts (R119)."""
    return care_of(a) < 0 or (s.rules.careful and care_of(a) <= MOST_CARE)


def word_error(s: State, a: i64, card: i64) -> str:
    """What is wrong with the colour or the target sent along, if anything (§1.6)."""
    if a >= MORE_WORDS:
        if not valid_double(s, a):
            return "no_double"
        if not valid_care(s, a):
            return "bad_care"
    colour = colour_of(a)
    target = target_of(a)
    face = s.rules.face(card, s.side)
    last: i64 = 2 if a >= MORE_WORDS and second_of(a) >= 0 else 1
    if s.size[seat_of(a)] == last and not face.outlives and not may_go_out(s, seat_of(a)):
        # Whatever is sent with a last card is ignored (R39), except a colour that it still uses (R100).
        return "bad_colour" if face.last_colour and colour > 3 else ""
    if colour > 3:
        return "bad_colour"
    if colour >= 0 and not face.takes_colour:
        return "no_colour_with"
    if target >= 0:
        if not face.takes_target or (s.size[seat_of(a)] == last and exchanges(face)):
            return "no_target_with"
        if target >= s.seats or target == seat_of(a) or not s.is_in(target):
            return "bad_target"
    return ""


def exchanges(face: Face) -> bool:
    """Whether a card's target is for an exchange of hands, which nobody makes who goes out with it (R111)."""
    return any(effect.swaps for effect in face.effects)


def early_call_counts(s: State, seat: i64) -> bool:
    """Whether a UNO call made now would count for the card laid later in this turn (R34)."""
    return s.phase <= AFTER_DRAW and seat == s.turn and s.size[seat] == 2


def resume(s: State) -> None:
    """Run the rest of the program, up to a question or its end."""
    while s.step < len(s.program):  # an effect may replace the program
        effect = s.program[s.step]
        s.step += 1
        if effect.run(s):
            return
    finish_program(s)


def finish_program(s: State) -> None:
    """After the last effect: end the round, or give out the next turn."""
    if s.ending != 0:
        s.ending = 0
        close_round(s)
    elif s.again != 0:
        s.again = 0
        begin_turn(s, s.card_player if s.is_in(s.card_player) else s.next(s.card_player))
    else:
        begin_turn(s, s.next(s.card_player, s.skips + 1))


def draw(s: State, seat: i64) -> None:
    """Draw a card in turn; it may be laid if it fits, else it is kept (R18, R19)."""
    s.uno_pending = 0
    s.shown_to = 0
    if s.rules.strict is not None:
        s.rules.strict.drew(s)
    card = s.take_one(seat)
    if s.rules.drawing is not None:
        card = s.rules.drawing.draw_on(s, seat, card)
    if s.rules.watched:
        s.rules.box.after_taking(s, seat)
    if s.rules.hand_limit > 0 and s.size[seat] >= s.rules.hand_limit:
        drawn_out(s, seat)
    elif fits_anywhere(s, seat, card):
        s.drawn = card
        s.phase = AFTER_DRAW
    else:
        keep(s, seat)


def drawn_out(s: State, seat: i64) -> None:
    """A draw has put its player out: the turn passes on (R113, R115)."""
    after = check_hands(s, seat)
    if after >= 0:
        begin_turn(s, after)


def check_after_call(s: State) -> None:
    """Cards taken for a call, a catch or from the host count at once while a turn waits (R113)."""
    if s.rules.hand_limit == 0 or s.phase > AFTER_DRAW:
        return
    after = check_hands(s, s.asked)
    if after >= 0 and after != s.asked:
        begin_turn(s, after)


def keep(s: State, seat: i64) -> None:
    """End the turn with the drawn card in hand."""
    if s.events is not None:
        s.note(CARD_KEPT, seat)
    begin_turn(s, s.next(seat))
