"""The engine's front door: which actions are on offer, and applying one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.engine.actions import (
    AFTER_DRAW,
    CATCH,
    DRAW,
    HOST_TAKE,
    KEEP,
    MATCH_OVER,
    NEXT,
    PLAY,
    ROUND_OVER,
    TABLE,
    TURN,
    UNO,
    Answers,
    action,
    card_bits,
    card_of,
    colour_of,
    count_of,
    names_card_only,
    play_on,
    seat_of,
    simple,
    strays,
    target_of,
    tray_of,
    verb_of,
    without_target,
)
from pioche.engine.cards import MAX_CARDS
from pioche.engine.deal import next_round
from pioche.engine.events import CARDS_TAKEN, HOST_GAVE, UNO_CALLED, UNO_CAUGHT
from pioche.engine.listing import list_cards as list_cards, list_doubles, list_plays  # for boxes outside too
from pioche.engine.masks import bit, is_empty, only
from pioche.engine.places import DRAW_PILE
from pioche.engine.refusals import NotAsked, Refusal, Unreadable
from pioche.engine.state import CALLED_EARLY, State
from pioche.engine.turn import (
    can_lay,
    check_after_call,
    draw,
    early_call_counts,
    fits,
    fits_anywhere,
    keep,
    pass_if_stuck,
    play,
    resume,
    valid_care,
    word_error,
)

if TYPE_CHECKING:
    from pioche.engine.rules import Rules

UNREADABLE: Final = "unreadable"


def pending_question(s: State) -> tuple[int, int, int]:
    """What tells one question from the next: a call, a catch or a jump-in may have led to another one."""
    return int(s.phase), int(s.asked), int(s.turns)


def legal(s: State, out: Answers) -> None:
    """List the answers to the pending question, plays first; calls and catches are listed by `offers`."""
    out.n = 0
    phase = s.phase
    if phase == TURN:
        seat = s.asked
        tray: i64 = 0
        trays = s.rules.trays
        said: i64 = -1
        while tray < trays:
            if trays > 1:
                said = tray
            list_plays(s, out, seat, tray, said)
            tray += 1
        if s.rules.doubles:
            list_doubles(s, out, seat)
        if (s.size[DRAW_PILE] > 0 or s.can_take()) and not (out.n > 0 and s.rules.must_lay):
            out.add(simple(DRAW, seat))
    elif phase == AFTER_DRAW:
        tray = 0
        trays = s.rules.trays
        while tray < trays:
            if fits(s, s.asked, s.drawn, tray):
                said = -1
                if trays > 1:
                    said = tray
                out.add(play_on(s.asked, said) | card_bits(s.drawn))
            tray += 1
        if s.rules.may_keep or out.n == 0:
            out.add(simple(KEEP, s.asked))
    elif phase == ROUND_OVER:
        out.add(simple(NEXT, TABLE))
    elif phase != MATCH_OVER:
        step = s.step - 1
        s.program[step].answers(s, out)


def offers(s: State, out: Answers) -> None:
    """Add the calls and catches that would change something now (§1.6, §1.8)."""
    if s.phase >= ROUND_OVER:
        return
    seat: i64 = 0
    while seat < s.seats:
        if s.uno_pending & bit(seat) != 0:
            out.add(simple(UNO, seat))
            other: i64 = 0
            while other < s.seats:
                if other != seat and s.is_in(other):
                    out.add(action(CATCH, other, target=seat))
                other += 1
        elif may_call_early(s, seat):
            out.add(simple(UNO, seat))
        seat += 1
    if s.rules.outsiders is not None:
        s.rules.outsiders.offers(s, out)


def may_call_early(s: State, seat: i64) -> bool:
    """Whether a call now counts for the card laid later in this turn, and was not made yet (R34)."""
    return s.called == 0 and early_call_counts(s, seat)


def apply(s: State, a: i64) -> None:
    """Carry out an action, or raise a Refusal and leave the state as it was."""
    why = why_refused(s, a)
    if why:
        jumps = s.rules.outsiders
        if jumps is None or why == UNREADABLE or not jumps.accepts(s, a):
            raise refusal(s, why)
        jumps.answer(s, a)
        return
    verb = verb_of(a)
    if verb == PLAY and s.phase <= AFTER_DRAW:
        play(s, a)
    elif verb == DRAW:
        draw(s, s.asked)
    elif verb == KEEP and s.phase == AFTER_DRAW:
        keep(s, s.asked)
    elif verb == UNO:
        call(s, seat_of(a))
    elif verb == CATCH:
        catch(s, seat_of(a), target_of(a))
    elif verb == NEXT:
        next_round(s)
    elif verb == HOST_TAKE:
        host_take(s, target_of(a), count_of(a))
    elif not s.program[s.step - 1].answer(s, a):
        resume(s)


def verify(s: State, a: i64) -> str:
    """Why an action cannot be carried out now, as a key of REASONS or of the box's; empty if it can."""
    why = why_refused(s, a)
    if why and why != UNREADABLE and s.rules.outsiders is not None and s.rules.outsiders.accepts(s, a):
        return ""
    return why


def as_recorded(s: State, a: i64) -> i64:
    """A recorded action as it is taken today.

    A target sent with an exchange of hands by a player who went out with it was once taken, and never used
    (R111): it is left out.
    """
    if verb_of(a) != PLAY or target_of(a) < 0 or verify(s, a) != "no_target_with":
        return a
    return without_target(a) if s.rules.face(card_of(a), s.side).takes_target else a


def why_refused(s: State, a: i64) -> str:
    """The same for who is asked, and for calls and catches: what others may do out of turn is their own."""
    verb = verb_of(a)
    seat = seat_of(a)
    phase = s.phase
    if a >> 8 != 0 and (verb != PLAY or a >> 28 != 0) and strays(a):
        return UNREADABLE  # it could be carried out, but nobody could read its record
    if phase >= ROUND_OVER:
        if phase == MATCH_OVER:
            return "match_over"
        return "" if verb == NEXT else "round_over"
    if verb == UNO:
        return "" if seat < s.seats else "not_asked"
    if verb == CATCH:
        if seat == target_of(a):
            return "catch_self"
        return "" if seat < s.seats and 0 <= target_of(a) < s.seats else "bad_target"
    if verb == NEXT:
        return "round_not_over"
    if verb == HOST_TAKE:
        if not s.rules.host_tool:
            return "no_host_tool"
        return "" if phase == TURN and may_be_given(s, target_of(a), count_of(a)) else "wrong_phase"
    if seat != s.asked:
        return "not_asked"
    if phase > AFTER_DRAW:
        return why_no_answer(s, a)
    if verb == PLAY:
        return why_no_play(s, a)
    if verb == DRAW and phase == TURN:
        if may_draw(s, seat):
            return ""
        return "must_lay" if s.can_take() else "nothing_to_take"
    if verb == KEEP and phase == AFTER_DRAW and card_of(a) < 0:
        return "" if may_keep(s) else "must_play_drawn"
    return why_unlisted(s, a)


def why_no_play(s: State, a: i64) -> str:
    """Why the seat whose turn it is cannot lay a card: the card, the tray, or what is said with it."""
    card = card_of(a)
    tray = tray_of(a)
    seat = s.asked
    if not 0 <= card < MAX_CARDS or not s.holds(seat, card):
        return "not_held"
    if s.phase == AFTER_DRAW and card != s.drawn:
        return "only_drawn"
    if (tray < 0) != (s.rules.trays == 1):
        return "tray_needed" if tray < 0 else "no_such_tray"
    fitting = fits(s, seat, card, 0 if tray < 0 else tray)
    if not names_card_only(a) and (fitting or fits_anywhere(s, seat, card)):
        wrong = word_error(s, a, card)
        if wrong:
            return wrong
    if fitting:
        return ""
    if s.rules.barred and tray < 2:
        for bar in s.rules.bars:
            if is_empty(bar.allowed(s, seat, only(card))):
                return bar.reason
    return "does_not_fit"


def why_no_answer(s: State, a: i64) -> str:
    """Why the effect that asks does not take an answer; a box may have a reason of its own."""
    effect = s.program[s.step - 1]
    verb = verb_of(a)
    try:
        if verb != DRAW and effect.accepts(s, a):
            return ""
    except Refusal as refused:
        return refused.reason
    return effect.why_not(s, a) or why_unlisted(s, a)


def why_unlisted(s: State, a: i64) -> str:
    """What tells an answer of the right seat from those that are listed."""
    verb = verb_of(a)
    if not valid_care(s, a):
        return "bad_care"
    out = Answers()
    legal(s, out)
    for other in out.as_list():
        if verb_of(other) != verb:
            continue
        if tray_of(a) >= 0 and s.rules.trays == 1:
            return "no_such_tray"
        if card_of(other) >= 0:
            held = 0 <= card_of(a) < MAX_CARDS and s.holds(s.asked, card_of(a))
            return "does_not_answer" if held else "not_held"
        if target_of(other) >= 0:
            return "bad_target"
        if colour_of(other) >= 0:
            return "bad_colour" if not 0 <= colour_of(a) < 4 else "tray_needed"
    return "wrong_phase"


def refusal(s: State, why: str) -> Refusal:
    """The refusal for a reason."""
    if why == UNREADABLE:
        return Unreadable(why, "a move with words that do not belong to it")
    return NotAsked(why) if why == "not_asked" else s.rules.box.illegal(why)


def apply_listed(s: State, a: i64) -> None:
    """Carry out an answer that `legal` has just listed, with or without the call: it is not checked again.

    For the loops of `playout` alone; everybody else comes in by `apply`, and a test holds both equal.
    """
    verb = verb_of(a)
    if verb == PLAY:
        play(s, a)
    elif verb == DRAW:
        draw(s, s.asked)
    elif verb == KEEP and s.phase == AFTER_DRAW:
        keep(s, s.asked)
    else:
        step = s.step - 1
        if not s.program[step].answer(s, a):
            resume(s)


def may_draw(s: State, seat: i64) -> bool:
    """Whether a seat in its turn may take a card (R20, R76)."""
    return s.can_take() and not (s.rules.must_lay and can_lay(s, seat))


def may_keep(s: State) -> bool:
    """Whether a drawn card may be kept: always, but for forced play (H5)."""
    return s.rules.may_keep or not fits_anywhere(s, s.asked, s.drawn)


def call(s: State, seat: i64) -> None:
    """Say UNO; outside a window it changes nothing (R33, R34, R35)."""
    if s.events is not None:
        s.note(UNO_CALLED, seat)
    if s.uno_pending & bit(seat) != 0:
        s.uno_pending &= ~bit(seat)
    elif may_call_early(s, seat):
        s.called = CALLED_EARLY
        return
    elif s.rules.strict is not None and s.is_in(seat):
        s.rules.strict.false_call(s, seat)
        check_after_call(s)
        pass_if_stuck(s)
        return
    if s.rules.strict is not None and s.is_in(seat):
        s.rules.strict.settled(s, seat, True)


def catch(s: State, seat: i64, holder: i64) -> None:
    """Catch a missed call: the holder takes two; outside a window it changes nothing (R35, R102)."""
    if s.uno_pending & bit(holder) != 0 and s.is_in(seat):
        s.uno_pending &= ~bit(holder)
        if s.events is not None:
            s.note(UNO_CAUGHT, seat, holder)
        s.take(holder, s.rules.uno_penalty)
        if s.rules.strict is not None:
            s.rules.strict.settled(s, holder, False)
    elif s.rules.strict is not None and s.is_in(seat):
        s.rules.strict.false_catch(s, seat, holder)
    check_after_call(s)
    pass_if_stuck(s)


def host_take(s: State, seat: i64, cards: i64) -> None:
    """The host carries out a free-text rule for the table (C9)."""
    if s.events is not None:
        s.note(HOST_GAVE, seat, number=cards)
    s.take(seat, cards)
    check_after_call(s)
    pass_if_stuck(s)


def may_be_given(s: State, seat: i64, cards: i64) -> bool:
    """Whether the host may give a seat so many cards (§4.2, R102)."""
    return 0 <= seat < s.seats and s.is_in(seat) and 1 <= cards <= 4


def emits(rules: Rules) -> list[int]:
    """The events that calls, catches and the host can bring at this table."""
    found = [UNO_CALLED, UNO_CAUGHT, CARDS_TAKEN]
    if rules.host_tool:
        found.append(HOST_GAVE)
    return found


def refuses(rules: Rules) -> list[str]:
    """The reasons (refusals.REASONS) for which an action can be refused at this table."""
    found = ["not_asked", "wrong_phase", "round_over", "round_not_over", "match_over", "not_held"]
    found += ["does_not_fit", "does_not_answer", "only_drawn", "nothing_to_take", "catch_self"]
    found += ["no_colour_with", "no_target_with", "bad_colour", "bad_target", "no_double", "bad_care"]
    found.append("tray_needed" if rules.trays == 2 else "no_such_tray")
    if rules.must_lay:
        found.append("must_lay")
    if not rules.may_keep:
        found.append("must_play_drawn")
    if not rules.host_tool:
        found.append("no_host_tool")
    return found + [bar.reason for bar in rules.bars] + list(rules.box.reasons)
