"""Cards and actions as people read and type them (docs/notation.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from pioche.engine.actions import (
    AIM,
    CATCH,
    HOST_TAKE,
    KEEP,
    LAY_UNDER,
    MOST_CARE,
    NAME,
    NEXT,
    PLACE,
    PLAY,
    TABLE,
    VERBS,
    action,
    card_of,
    care_of,
    colour_of,
    count_of,
    seat_of,
    second_of,
    simple,
    target_of,
    tray_of,
    uno_of,
    verb_of,
)
from pioche.engine.listing import longest_held
from pioche.engine.masks import set_of
from pioche.engine.refusals import Illegal, Unreadable
from pioche.engine.rules import Rules, check_seats
from pioche.engine.state import State

TRAYS: Final = ("left", "right")
CARE: Final = "care="
WRONG_COLOUR: Final = 4  # stands for a colour of the other side
LETTERS: Final = "ABCDEFGHIJ"


def refuses(rules: Rules) -> list[str]:
    """The reasons (refusals.REASONS) why a line can be refused at this table before it becomes an action."""
    found = ["unreadable", "bad_count", "bad_colour", "not_held"]
    return [*found, "ambiguous"] if rules.two_sided else found


def seat_names(seats: int) -> list[str]:
    """The default names of the seats: A, B, C…"""
    check_seats(seats)
    return list(LETTERS[:seats])


@lru_cache(maxsize=16)
def _cards_by_code(rules: Rules) -> dict[tuple[str, int], list[int]]:
    """All cards by the letters of each side, and of both together."""
    found: dict[tuple[str, int], list[int]] = {}
    for card in rules.deck:
        for side in range(len(rules.box.sides)):
            found.setdefault((rules.code(card, side), side), []).append(card)
            if rules.two_sided:
                found.setdefault((rules.full_code(card), side), []).append(card)
    return found


def cards_with(rules: Rules, code: str, side: i64) -> list[int]:
    """All cards that a code can mean: a face of the active side, or both faces as R3/P7."""
    return _cards_by_code(rules).get((code, int(side)), [])


def format_cards(rules: Rules, cards: list[int], side: i64, full: bool = False) -> str:
    """Cards in notation, separated by spaces; `full` gives both faces of two-sided cards."""
    return " ".join([rules.full_code(card) if full else rules.code(card, side) for card in cards])


def format_action(s: State, a: i64, names: list[str], full: bool = False, card_words: str = "") -> str:
    """An action in words, as `A play R7 uno`; `s` is the state before it.

    Its cards are written by their active face, by both faces if `full`, or as `card_words` if given.
    """
    verb = verb_of(a)
    if verb == NEXT:
        return "next"
    if verb == HOST_TAKE:
        return f"host take {names[target_of(a)]} {count_of(a)}"
    words = [names[seat_of(a)], VERBS[verb]]
    card = card_of(a)
    if card >= 0:
        cards = [int(card), int(second_of(a))] if second_of(a) >= 0 else [int(card)]
        words.append(card_words or format_cards(s.rules, cards, s.side, full))
    tray = tray_of(a)
    if tray >= 0:
        words.append(TRAYS[tray])
    colour = colour_of(a)
    if 0 <= colour < WRONG_COLOUR:
        words.append(s.rules.box.sides[s.side].colours[colour])
    target = target_of(a)
    if target >= 0:
        words.append(names[target] if verb in (AIM, CATCH) else "@" + names[target])
    if uno_of(a):
        words.append("uno")
    if care_of(a) >= 0:
        words.append(f"{CARE}{care_of(a)}")
    return " ".join(words)


def parse_action(s: State, text: str, names: list[str]) -> i64:
    """The action that a line means in this state; Unreadable says which part is not understood."""
    words = text.split()
    if not words:
        raise Unreadable("unreadable", "an empty line")
    if words == ["next"]:
        return simple(NEXT, TABLE)
    if words[0] == "host":
        return _parse_host(words, names)
    seat = _seat(words[0], names)
    if len(words) < 2 or words[1] not in VERBS or words[1] in ("host", "next"):
        raise Unreadable("unreadable", f"{text!r} has no verb among {', '.join(VERBS[:12])}")
    verb = VERBS.index(words[1])
    return _Words(s, text, names, seat, verb).read(words[2:])


def _parse_host(words: list[str], names: list[str]) -> i64:
    if len(words) != 4 or words[1] != "take" or not words[3].isdigit():
        raise Unreadable("unreadable", "the host's line is `host take SEAT NUMBER`")
    count = int(words[3])
    if not 1 <= count <= 4:
        raise Illegal("bad_count", words[3])
    return action(HOST_TAKE, TABLE, target=_seat(words[2], names), count=count)


def _seat(word: str, names: list[str]) -> int:
    if word not in names:
        raise Unreadable("unreadable", f"no seat is called {word!r}; there are {', '.join(names)}")
    return names.index(word)


class _Words:
    """The words after the verb, in any order."""

    def __init__(self, s: State, text: str, names: list[str], seat: int, verb: int) -> None:
        self.s = s
        self.text = text
        self.names = names
        self.seat = seat
        self.verb = verb
        self.card = -1
        self.second = -1
        self.care = -1
        self.colour = -1
        self.target = -1
        self.tray = -1
        self.uno = False

    def read(self, words: list[str]) -> i64:
        """The action that all words together name."""
        for word in words:
            self._word(word)
        verb = self.verb
        if verb in (PLAY, LAY_UNDER) and self.card < 0:
            raise Unreadable("unreadable", f"{self.text!r} names no card")
        if verb == NAME and self.colour < 0:
            raise Unreadable("unreadable", f"{self.text!r} names no colour")
        if verb in (AIM, CATCH) and self.target < 0:
            raise Unreadable("unreadable", f"{self.text!r} names no player")
        return action(
            verb,
            self.seat,
            self.card,
            self.colour,
            self.target,
            self.tray,
            self.uno,
            second=self.second,
            care=self.care,
        )

    def _word(self, word: str) -> None:
        verb = self.verb
        if word == "uno" and verb == PLAY and not self.uno:
            self.uno = True
        elif word in TRAYS and verb in (PLAY, NAME) and self.tray < 0:
            self.tray = TRAYS.index(word)
        elif verb in (PLAY, NAME) and self.colour < 0 and self._is_colour(word):
            self.colour = self._colour(word)
        elif verb == PLAY and word.startswith("@") and self.target < 0:
            self.target = _seat(word[1:], self.names)
        elif verb in (AIM, CATCH) and self.target < 0:
            self.target = _seat(word, self.names)
        elif verb in (PLAY, PLACE) and word.startswith(CARE) and self.care < 0:
            self.care = self._care(word.removeprefix(CARE))
        elif verb in (PLAY, KEEP, LAY_UNDER) and self.card < 0:
            self.card = self._card(word)
        elif verb == PLAY and self.second < 0 and cards_with(self.s.rules, word, self.s.side):
            self.second = self._card(word)
        else:
            raise Unreadable("unreadable", f"{word!r} does not belong in {self.text!r}")

    def _care(self, word: str) -> int:
        if not word.isascii() or not word.isdigit():
            raise Unreadable("unreadable", f"care is a whole number, not {word!r}")
        return min(int(word), MOST_CARE + 1)  # too much care is refused, whatever the number (R119)

    def _is_colour(self, word: str) -> bool:
        return any(word in side.colours for side in self.s.rules.box.sides)

    def _colour(self, word: str) -> int:
        colours = self.s.rules.box.sides[self.s.side].colours
        if word in colours:
            return colours.index(word)
        if self.verb != PLAY:
            raise Illegal("bad_colour", word)
        return WRONG_COLOUR  # ignored with a last card (R39)

    def _card(self, code: str) -> int:
        """The card meant; equal cards are one answer, different ones must be named apart."""
        s = self.s
        meant = cards_with(s.rules, code, s.side)
        if not meant:
            raise Unreadable("unreadable", f"there is no card {code!r} on this side of the box")
        held = [card for card in meant if s.holds(self.seat, card) and card != self.card]
        if not held:
            raise Illegal("not_held", code)
        if s.drawn in held:
            return int(s.drawn)
        if len({s.rules.full_code(card) for card in held}) > 1:
            raise Unreadable("ambiguous", code)
        return int(longest_held(s, set_of(held)))
