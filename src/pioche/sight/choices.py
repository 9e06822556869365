"""The answers on offer to one seat, with handles in place of cards, and why other cards cannot be laid."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from pioche.engine.actions import (
    AFTER_DRAW,
    AIM,
    CATCH,
    KEEP,
    LAY_UNDER,
    NEXT,
    PLAY,
    ROUND_OVER,
    TABLE,
    VERBS,
    Answers,
    action,
    card_of,
    care_of,
    colour_of,
    seat_of,
    second_of,
    simple,
    target_of,
    tray_of,
    uno_of,
    verb_of,
)
from pioche.engine.game import legal, offers, verify
from pioche.engine.masks import only
from pioche.engine.places import CARD, CARD_BITS
from pioche.engine.plain import Plain
from pioche.engine.refusals import Illegal
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.engine.turn import fits_anywhere
from pioche.notation.moves import CARE, TRAYS
from pioche.sight.secrets import see_held
from pioche.sight.seen import Sight


class Choice(Plain):
    """One answer: a verb and the words that go with it; -1 (handle 0, False) where nothing is said.

    A play may be given a colour, a target or the call before it is sent, as with any action.
    """

    def __init__(
        self,
        verb: i64,
        handle: i64 = 0,
        colour: i64 = -1,
        target: i64 = -1,
        tray: i64 = -1,
        uno: bool = False,
        second: i64 = 0,
        care: i64 = -1,
        code: str = "",
    ) -> None:
        self.verb = verb
        self.handle = handle
        self.colour = colour
        self.target = target
        self.tray = tray
        self.uno = uno
        self.second = second  # the handle of the upper card of a double (H9)
        self.care = care  # 0 to 100, how carefully the card is put down (H18)
        self.code = code  # its card in letters, where it was on offer: for people, so it is not compared

    def fields(self) -> tuple[Any, ...]:
        """All of them, in the order above."""
        card = (int(self.verb), int(self.handle), int(self.colour), int(self.target), int(self.tray))
        return (*card, self.uno, int(self.second), int(self.care))

    def copy(self) -> Choice:
        """Another one like it, to be completed."""
        found = Choice(*self.fields())
        found.code = self.code
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (*self.fields(), self.code)

    def __repr__(self) -> str:
        """Its line, but for names that only a table knows: `play R7 uno`, `target 2`."""
        return f"<Choice {self}>"

    def __str__(self) -> str:
        words = [VERBS[self.verb]] if 0 <= self.verb < len(VERBS) else [f"verb {self.verb}"]
        if self.handle != 0:
            words.append(self.code or f"#{self.handle}")
        if self.second != 0:
            words.append(self.code or f"#{self.second}")
        if self.tray >= 0:
            words.append(TRAYS[self.tray] if self.tray < len(TRAYS) else f"tray {self.tray}")
        if self.colour >= 0:
            words.append(f"colour {self.colour}")
        if self.target >= 0:
            words.append(str(self.target) if self.verb in (AIM, CATCH) else f"@{self.target}")
        if self.uno:
            words.append("uno")
        if self.care >= 0:
            words.append(f"{CARE}{self.care}")
        return " ".join(words)


def choice_of(s: State, a: i64) -> Choice:
    """An action of this state in the words of a view."""
    choice = Choice(verb_of(a))
    card = card_of(a)
    if card >= 0:
        choice.handle = i64(s.stamp[card])
        choice.code = s.rules.code(card, s.side)
    choice.colour = colour_of(a)
    choice.target = target_of(a)
    choice.tray = tray_of(a)
    choice.uno = uno_of(a)
    choice.care = care_of(a)
    if second_of(a) >= 0:
        choice.second = i64(s.stamp[second_of(a)])
    return choice


def action_of(s: State, seat: i64, choice: Choice) -> i64:
    """The action that a seat's choice means in this state; Illegal if it holds no such card."""
    if choice.verb == NEXT:
        return simple(NEXT, TABLE)
    card: i64 = -1
    if choice.handle != 0:
        card = card_with(s, seat, choice.handle)
        if card < 0:
            raise Illegal("not_held")
    second: i64 = -1
    if choice.second != 0:
        second = card_with(s, seat, choice.second)
        if second < 0:
            raise Illegal("not_held")
    return action(
        choice.verb,
        seat,
        card,
        choice.colour,
        choice.target,
        choice.tray,
        choice.uno,
        second=second,
        care=choice.care,
    )


def card_with(s: State, seat: i64, handle: i64) -> i64:
    """The card of a hand with this handle, or -1."""
    for card in s.hand_list(seat):
        if i64(s.stamp[card]) == handle:
            return card
    return -1


def choices(s: State, seat: i64, out: Answers) -> list[Choice]:
    """What a seat can do now: answers to a question it is asked, then calls, catches and jumps.

    Cards come in hand order: the order in which the engine lists them would tell cards apart whose hidden
    faces differ.
    """
    found: list[Choice] = []
    if seat < 0:
        return found
    if s.phase == ROUND_OVER or (s.phase < ROUND_OVER and s.asked == seat):
        legal(s, out)
        in_hand_order(s, out, seat, found)
    out.n = 0
    offers(s, out)
    if out.n > 0:
        in_hand_order(s, out, seat, found)
    return found


def in_hand_order(s: State, out: Answers, seat: i64, found: list[Choice]) -> None:
    """Add this seat's actions, those with cards first."""
    cards: list[tuple[int, int, int, int]] = []  # by stamp, tray and the stamp of a second card
    k: i64 = 0
    while k < out.n:
        a = out.items[k]
        card = card_of(a)
        if card >= 0 and seat_of(a) == seat:
            add_card(s, cards, a)
            if s.rules.two_sided:
                add_alike(s, seat, a, cards)
        k += 1
    cards.sort()
    last = (-1, -1, -1)
    for stamp, tray, second, a in cards:
        if (stamp, tray, second) != last:
            found.append(choice_of(s, a))
        last = (stamp, tray, second)
    k = 0
    while k < out.n:
        a = out.items[k]
        if card_of(a) < 0 and (seat_of(a) == seat or seat_of(a) == TABLE):
            found.append(choice_of(s, a))
        k += 1


def add_card(s: State, cards: list[tuple[int, int, int, int]], a: i64) -> None:
    """Add an action with a card to those that are put in order."""
    second = second_of(a)
    upper = int(s.stamp[second]) if second >= 0 else 0
    cards.append((int(s.stamp[card_of(a)]), int(tray_of(a)), upper, int(a)))


def add_alike(s: State, seat: i64, a: i64, cards: list[tuple[int, int, int, int]]) -> None:
    """Add the same with all other cards that look so to their holder.

    The engine lists cards once that are equal on both sides; a holder who does not see the backs must not
    learn from the list that they are.
    """
    if s.phase == AFTER_DRAW:
        return
    face = s.rules.face(card_of(a), s.side)
    alike = [card for card in s.hand_list(seat) if s.rules.face(card, s.side) is face]
    for card in alike:
        if second_of(a) < 0:
            add_card(s, cards, action(verb_of(a), seat, card, tray=tray_of(a)))
        else:
            for second in alike:
                if second != card:
                    add_card(s, cards, action(verb_of(a), seat, card, second=second))


def refused(s: State, seat: i64) -> list[str]:
    """For each card of a hand why it cannot be laid now, as a key of REASONS; empty if it can."""
    reasons: list[str] = []
    for card in s.hand_list(seat):
        reasons.append(why_not(s, seat, card))
    return reasons


def reasons(s: State, seat: i64, held: list[int]) -> dict[str, str]:
    """The same by handle, of cards with their stamps before them; only for a seat that could act."""
    found: dict[str, str] = {}
    if s.asked != seat and s.rules.outsiders is None:
        return found
    for stamped in held:
        why = why_not(s, seat, stamped & CARD)
        if why != "" and why != "not_asked":
            found[str(stamped >> CARD_BITS)] = why
    return found


def why_not(s: State, seat: i64, card: i64) -> str:
    """Why one card cannot be laid, kept or put down in any other way; empty if it can."""
    if s.phase <= AFTER_DRAW:
        first = ""
        tray: i64 = 0
        while tray < s.rules.trays:
            why = verify(s, play_of(s, seat, card, tray))
            if not why:
                return ""
            first = first or why
            tray += 1
        return first
    reason = "wrong_phase"
    for a in (play_of(s, seat, card, s.tray), action(LAY_UNDER, seat, card), action(KEEP, seat, card)):
        why = verify(s, a)
        if not why:
            return ""
        if reason == "wrong_phase":
            reason = why
    return reason


def fitting(s: State, seat: i64) -> list[Sight]:
    """The cards of a hand that could be laid in a turn, as their holder sees them."""
    return [see_held(s, seat, seat, card) for card in s.hand_list(seat) if fits_anywhere(s, seat, card)]


def convicting(s: State, seat: i64, a: i64) -> list[Sight]:
    """The cards of a hand that make a play of it a bluff (R26, H6), as their holder sees them."""
    found: list[Sight] = []
    laid = card_of(a) if a >= 0 else -1
    if laid < 0 or not s.holds(seat, laid):
        return found
    judge = s.rules.face(laid, s.side).honesty
    if judge is None:
        return found
    for card in s.hand_list(seat):
        if card != laid and judge.guilty(s, laid, only(card), s.force[0]):
            found.append(see_held(s, seat, seat, card))
    return found


def play_of(s: State, seat: i64, card: i64, tray: i64) -> i64:
    """A play, with the tray said only where there are two."""
    return action(PLAY, seat, card, tray=-1 if s.rules.trays == 1 else tray)


def laying(s: State, seat: i64, handle: i64, tray: i64) -> i64:
    """The play of a card of the hand by its handle; Illegal if there is none."""
    card = card_with(s, seat, handle)
    if card < 0:
        raise Illegal("not_held")
    return play_of(s, seat, card, tray)


def choice_data(rules: Rules, side: i64, choice: Choice) -> dict[str, object]:
    """A choice as plain data: only what is said."""
    found: dict[str, object] = {"verb": VERBS[choice.verb]}
    if choice.handle != 0:
        found["card"] = int(choice.handle)
    if choice.tray >= 0:
        found["tray"] = int(choice.tray)
    if choice.colour >= 0:
        found["colour"] = rules.box.sides[side].colours[choice.colour]
    if choice.target >= 0:
        found["target"] = int(choice.target)
    if choice.uno:
        found["uno"] = True
    if choice.second != 0:
        found["second"] = int(choice.second)
    if choice.care >= 0:
        found["care"] = int(choice.care)
    return found
