"""The engine's front door: which actions are on offer, and applying one."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
)
from pioche.engine.cards import MAX_CARDS
from pioche.engine.deal import next_round
from pioche.engine.events import CARDS_TAKEN, HOST_GAVE, UNO_CALLED, UNO_CAUGHT
from pioche.engine.listing import list_cards as list_cards, list_doubles, list_plays  # for boxes outside too
from pioche.engine.masks import bit, is_empty, only
from pioche.engine.places import DRAW_PILE
from pioche.engine.refusals import Illegal, NotAsked, Refusal, Unreadable
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
    verb = verb_of(a)
    seat = seat_of(a)
    phase = s.phase
    card = card_of(a)
    if a >> 8 != 0 and (verb != PLAY or a >> 28 != 0) and strays(a):
        # Such a move could be carried out, but nobody could read its record.
        raise Unreadable("unreadable", "a move with words that do not belong to it")
    if verb == PLAY and phase <= AFTER_DRAW and seat == s.asked and 0 <= card < MAX_CARDS:
        tray = tray_of(a)
        if tray < 0:
            tray = 0
        if s.holds(seat, card) and fits(s, seat, card, tray) and plays_well(s, a, card):
            play(s, a)
            return
    elif verb == DRAW:
        if phase == TURN and seat == s.asked and may_draw(s, seat):
            draw(s, seat)
            return
    elif verb == KEEP and phase == AFTER_DRAW:
        if seat == s.asked and card < 0 and may_keep(s):
            keep(s, seat)
            return
    elif verb == UNO:
        if phase < ROUND_OVER and seat < s.seats:
            call(s, seat)
            return
    elif verb == CATCH:
        if phase < ROUND_OVER and seat < s.seats and 0 <= target_of(a) < s.seats and seat != target_of(a):
            catch(s, seat, target_of(a))
            return
    elif verb == NEXT:
        if phase == ROUND_OVER:
            next_round(s)
            return
    elif verb == HOST_TAKE:
        if phase == TURN and s.rules.host_tool and may_be_given(s, target_of(a), count_of(a)):
            host_take(s, target_of(a), count_of(a))
            return
    elif phase > AFTER_DRAW and phase < ROUND_OVER and seat == s.asked:
        effect = s.program[s.step - 1]
        if effect.accepts(s, a):
            if not effect.answer(s, a):
                resume(s)
            return
    if s.rules.outsiders is not None and s.rules.outsiders.accepts(s, a):
        s.rules.outsiders.answer(s, a)
        return
    raise refusal(s, a)


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


def plays_well(s: State, a: i64, card: i64) -> bool:
    """The rest of what a play must be: the drawn card, a tray, and nothing said that it does not take."""
    if s.phase == AFTER_DRAW and card != s.drawn:
        return False
    if (tray_of(a) < 0) != (s.rules.trays == 1):
        return False
    return names_card_only(a) or word_error(s, a, card) == ""


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


def refusal(s: State, a: i64) -> Refusal:
    """Say why an action is not accepted."""
    verb = verb_of(a)
    seat = seat_of(a)
    phase = s.phase
    if phase == MATCH_OVER:
        return Illegal("match_over")
    if verb == NEXT:
        return Illegal("round_not_over")
    if phase == ROUND_OVER:
        return Illegal("round_over")
    if verb == HOST_TAKE:
        return Illegal("wrong_phase" if s.rules.host_tool else "no_host_tool")
    if verb == CATCH:
        return Illegal("catch_self" if seat == target_of(a) else "bad_target")
    if seat != s.asked:
        return NotAsked("not_asked")
    if verb == PLAY and phase <= AFTER_DRAW:
        return why_not_play(s, a)
    if verb == DRAW and phase == TURN:
        return Illegal("must_lay" if s.can_take() else "nothing_to_take")
    if verb == KEEP and phase == AFTER_DRAW and card_of(a) < 0:
        return Illegal("must_play_drawn")
    own = s.program[s.step - 1].why_not(s, a) if phase > AFTER_DRAW else ""
    return s.rules.box.illegal(own or why_not_answer(s, a))


def why_not_play(s: State, a: i64) -> Refusal:
    """Say why a card cannot be laid."""
    card = card_of(a)
    tray = tray_of(a)
    if not 0 <= card < MAX_CARDS or not s.holds(s.asked, card):
        return Illegal("not_held")
    if s.phase == AFTER_DRAW and card != s.drawn:
        return Illegal("only_drawn")
    if tray >= 0 and s.rules.trays == 1:
        return Illegal("no_such_tray")
    if tray < 0 and s.rules.trays == 2:
        return Illegal("tray_needed")
    said = word_error(s, a, card)
    if said != "" and fits_anywhere(s, s.asked, card):
        return Illegal(said)
    if s.rules.barred and tray < 2:
        for bar in s.rules.bars:
            if is_empty(bar.allowed(s, s.asked, only(card))):
                return s.rules.box.illegal(bar.reason)
    return Illegal("does_not_fit")


def why_not_answer(s: State, a: i64) -> str:
    """Say what is wrong with an answer of the right seat."""
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
