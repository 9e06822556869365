"""What an action may say, and how many answers there can be."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import (
    DRAW,
    PLAY,
    USUAL_ROOM,
    VERBS,
    Answers,
    action,
    card_of,
    second_of,
    simple,
    strays,
    verb_of,
)
from pioche.engine.box import Box
from pioche.engine.cards import LIGHT, Row, Side, numbers
from pioche.engine.deal import DealScript, new_match
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply, legal, offers
from pioche.engine.options import Options
from pioche.engine.refusals import Unreadable
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.notation.moves import format_action, parse_action, seat_names
from pioche.sight.choices import choices
from pioche.study.checks.walks import answers, calls, table, walk

# Every word that an action can have, by itself.
WORDS = [
    {"card": 3},
    {"colour": 2},
    {"target": 1},
    {"tray": 0},
    {"uno": True},
    {"count": 2},
    {"second": 4},
    {"care": 60},
]


def stray_words(a: int) -> list[int]:
    """The same action with each of the words that it lacks and that do not belong to it."""
    added = [a | int(action(0, 0, **words)) for words in WORDS]  # type: ignore[arg-type]
    return [other for other in added if other != a and strays(other)]


def test_a_move_with_words_too_many_is_refused_and_changes_nothing() -> None:
    """A draw with a colour would be carried out, and its record could not be read."""
    met: set[str] = set()
    for name, box in BOXES.items():
        for seed in range(15):
            s = table(box, 2 + seed % 4, seed)
            for _ in chain([-1], walk(s, Random(seed).randbytes(80))):
                met |= {VERBS[verb_of(a)] for a in answers(s) + calls(s) if refused(s, a, name)}
    assert met >= {"play", "draw", "keep", "name", "target", "accept", "challenge", "uno", "catch", "next"}
    assert met >= {"lay", "done", "place"}


def refused(s: State, a: int, where: str) -> bool:
    """Whether an action was tried with words too many; each of them must be refused."""
    assert not strays(a), (where, a)
    for other in stray_words(a):
        before = fingerprint(s)
        with pytest.raises(Unreadable):
            apply(s, other)
        assert fingerprint(s) == before
    return len(stray_words(a)) > 0


def test_a_number_that_is_no_action_is_refused() -> None:
    s = new_match(Rules(BOXES["classic"], 3, {}), "1")
    draw = int(simple(DRAW, s.asked))
    for odd in (draw | 1 << 50, draw - (1 << 62), int(action(PLAY, s.asked, 1, count=3))):
        before = fingerprint(s)
        with pytest.raises(Unreadable):
            apply(s, odd)
        assert fingerprint(s) == before


class Backs(Box):
    """28 cards of each colour that show the same number, with many different backs."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sides = [LIGHT, Side("dark", ["pink", "teal", "orange", "purple"], "PTOV")]

    def light(self, options: Options) -> list[Row]:
        return numbers(5, 5, copies=28)

    def dark(self, options: Options) -> list[Row]:
        return numbers(1, 7, copies=4)


def test_a_hand_full_of_doubles_has_more_answers_than_usual_and_all_of_them_count() -> None:
    """R103: in two-sided boxes every order of two cards is an answer of its own."""
    s = full_of_doubles()
    out = Answers()
    legal(s, out)
    found = out.as_list()
    assert len(found) > 2 * USUAL_ROOM
    assert len(set(found)) == len(found)
    held = set(s.hand_list(s.asked))
    pairs = [a for a in found if second_of(a) >= 0]
    assert all({card_of(a), second_of(a)} <= held and card_of(a) != second_of(a) for a in pairs)
    # Different cards are different answers in both orders; equal ones are one answer.
    codes = {(s.rules.full_code(card_of(a)), s.rules.full_code(second_of(a))) for a in pairs}
    assert len(codes) == len(pairs)
    names = seat_names(3)
    for a in found[::97]:
        assert format_action(s, parse_action(s, format_action(s, a, names, full=True), names), names) == (
            format_action(s, a, names)
        )
        apply(s.copy(), a)
    before = out.n
    offers(s, out)
    assert out.as_list()[:before] == found
    assert len(choices(s, s.asked, Answers())) >= before


def full_of_doubles() -> State:
    """The player to act holds a hundred cards."""
    rules = Rules(Backs("backs"), 3, {"doubles": True, "dealer": 2})
    deck = list(rules.deck)
    script = DealScript()
    script.hands = {0: deck[:100], 1: deck[100:103], 2: deck[103:106]}
    script.first = [deck[106]]
    s = new_match(rules, "1", script)
    assert s.asked == 0
    return s
