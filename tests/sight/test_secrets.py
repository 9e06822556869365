"""One place removes secrets: who reads hidden cards anywhere else, and what that place lets through."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import KEEP, PLAY, ROUND_OVER, action, card_of, verb_of
from pioche.engine.deal import new_match
from pioche.engine.events import CARDS_DEALT, CARDS_TAKEN
from pioche.engine.game import apply
from pioche.engine.places import DRAW_PILE
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.match import Match
from pioche.sight.secrets import eyes_for, see_action, see_draw_pile, see_event, see_hand, see_top
from pioche.sight.seen import HIDDEN, OPEN, SPECTATOR, UNSEEN, card_letters, seen_data
from pioche.study.checks.random_tables import random_rules
from pioche.study.checks.walks import answers, calls
from tests.sight.test_views import do, position

SOURCE = Path(__file__).parents[2] / "src/pioche"

# Rooms that hand things out to people and bots, and those that speak for them. The rooms left out know every
# card because they must: engine and boxes play, notation and records write whole games down, scenarios and
# study hold whole games against what is expected, inference deals games of its own from a view.
ROOMS = ("sight", "texts", "match.py", "notation/typed.py", "bots", "server", "terminal", "commands")
THE_PLACE = "sight/secrets.py"

# Where a card is, which card it is, and who may see it.
TELLING = {
    "card_faces",
    "full_code",
    "hand_list",
    "hand_of",
    "hand_stamps",
    "in_order",
    "pile_list",
    "seen_by",
    "showing",
    "shown_to",
    "stamp",
    "stamped",
    "stamps",
}
OF_A_STATE = {"accused", "drawn", "hand", "holds", "pile", "registers", "shown", "top"}  # a View has its own
OF_AN_EVENT = {"cards", "hands", "next"}  # a Seen has its own
OF_RULES = {"code", "face"}  # of a card on a side

ALLOWED = {
    "sight/choices.py": (
        {"code", "face", "hand_list", "holds", "stamp"},
        "a seat's own answers: from handles to cards of its own hand and back",
    ),
    "notation/typed.py": (
        {"code", "drawn", "full_code", "hand_list"},
        "which card of the hand is meant by whoever types it: the oldest of several alike",
    ),
    "bots/greedy/guess.py": ({"card_faces"}, "the deck, by the rules of a view"),
    "bots/search/beliefs.py": (
        {"hand_of", "stamp"},
        "worlds made from a view, never the game itself",
    ),
    "bots/search/match_equity.py": ({"face"}, "the deck, by the rules of a view"),
    "bots/search/rollout_policy.py": (
        {"accused", "face", "hand", "top"},
        "worlds made from a view, played out",
    ),
    "server/http/pad_infos.py": ({"card_faces"}, "how many cards of a kind there are in a box"),
    "server/thinking/counting.py": ({"accused", "top"}, "bluffs of a match that is over, for who played it"),
    "terminal/undoing.py": ({"seen_by"}, "whether the person saw a hand, of which nothing is shown"),
    "texts/decks.py": ({"card_faces"}, "how many cards of a kind there are in a box"),
    "texts/rulebook.py": ({"card_faces"}, "which cards there are on a side, and to explain the letters of"),
}


def sources() -> Iterator[Path]:
    """The files of the rooms that show something."""
    for room in ROOMS:
        yield from sorted((SOURCE / room).rglob("*.py")) if not room.endswith(".py") else [SOURCE / room]


def readings(tree: ast.AST) -> Iterator[str]:
    """Every name in a file that tells of a card what not everybody may know."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = ast.unparse(node.value).rpartition(".")[2]
            if (
                node.attr in TELLING
                or (owner in ("s", "state") and node.attr in OF_A_STATE)
                or (owner == "event" and node.attr in OF_AN_EVENT)
                or (owner == "rules" and node.attr in OF_RULES)
            ):
                yield node.attr


def test_nobody_else_looks_at_hidden_cards() -> None:
    found: dict[str, set[str]] = {}
    for path in sources():
        name = path.relative_to(SOURCE).as_posix()
        names = set(readings(ast.parse(path.read_text())))
        if names and name != THE_PLACE:
            found[name] = names
    assert found == {name: names for name, (names, _) in ALLOWED.items()}


def test_what_it_looks_for_is_found() -> None:
    lines = (
        "s.hand_list(seat)",
        "event.seen_by < 0",
        "run.state.top(0)",
        "self.s.hand[0]",
        "[s.rules.code(card, 0) for card in event.cards]",
        "view.hand, seen.cards, view.drawn, names.face(face, side), tray.top",
    )
    found = [set(readings(ast.parse(line))) for line in lines]
    assert found == [{"hand_list"}, {"seen_by"}, {"top"}, {"hand"}, {"code", "cards"}, set()]


def test_other_rooms_take_only_sights_from_it() -> None:
    """What needs the number of a card, or holds some, is for sight alone."""
    names: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if path.parent.name == "sight":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module == "pioche.sight.secrets":
                names |= {alias.name for alias in node.names}
    assert names == {
        "MIXED",
        "eyes_for",
        "public_rules",
        "see_action",
        "see_draw_pile",
        "see_drawn",
        "see_event",
        "see_hand",
        "see_top",
    }


# What it lets through beside the views, which have their own tests


def moments(box: str, seats: int) -> Iterator[tuple[State, int]]:
    """Moments of some rounds, each with the action that is done next."""
    for number in range(4):
        rng = Random(f"secrets {box} {number}")
        s = new_match(random_rules(BOXES[box], seats, str(number), rng), str(number), None, True)
        for _ in range(200):
            if s.phase >= ROUND_OVER:
                break
            beside = calls(s)
            a = rng.choice(beside if beside and rng.random() < 0.3 else answers(s))
            yield s, a
            apply(s, a)


@pytest.mark.parametrize("box", BOXES)
def test_from_open_eyes_nothing_is_hidden(box: str) -> None:
    for s, _ in moments(box, 3):
        rules = s.rules
        for seat in range(3):
            held = [card_letters(rules, card) for card in see_hand(s, OPEN, seat)]
            assert held == [rules.full_code(card) for card in s.hand_list(seat)]
    assert s.events is not None
    for event in s.events:
        seen = see_event(rules, event, OPEN)
        assert [card_letters(rules, card) for card in seen.cards] == [rules.full_code(c) for c in event.cards]


@pytest.mark.parametrize("box", BOXES)
def test_who_has_the_same_eyes_for_an_event_sees_the_same(box: str) -> None:
    different: set[int] = set()
    shared = 0
    *_, (s, _) = moments(box, 3)
    assert s.events is not None
    for event in s.events:
        told: dict[int, object] = {}
        for viewer in range(OPEN, 3):
            data = seen_data(s.rules, see_event(s.rules, event, viewer))
            eyes = int(eyes_for(event, viewer))
            shared += eyes in told
            assert told.setdefault(eyes, data) == data
        if any(data != told[min(told)] for data in told.values()):
            different.add(int(event.kind))
    assert {CARDS_DEALT, CARDS_TAKEN} <= different
    assert shared > len(s.events)


@pytest.mark.parametrize("box", BOXES)
def test_all_see_the_card_that_is_laid(box: str) -> None:
    """The back of a card stays hidden from the one who lays it, and so from those who read the move."""
    laid = 0
    for s, a in moments(box, 3):
        if card_of(a) >= 0 and verb_of(a) != KEEP:
            for viewer in range(SPECTATOR, 3):
                for seen in see_action(s, a, viewer):
                    assert seen.face(s.side) == s.rules.face(card_of(a), s.side).id  # a double has one face
                    assert seen.face(1 - s.side) == UNSEEN
                    laid += 1
    assert laid > 100


def test_nobody_sees_the_card_that_is_kept() -> None:
    """C8: whoever holds cards of one colour only chooses one of them in secret."""
    s, names = position("titans", ["WX Y1 Y2 Y3", "Y9 B2", "B5 B6"], "K7", {"customizable": "C8"})
    do(s, names, "A play WX yellow")
    kept = [a for a in answers(s) if verb_of(a) == KEEP]
    assert len(kept) == 3
    for a in kept:
        seen = [see_action(s, a, viewer)[0].light for viewer in (OPEN, SPECTATOR, 0, 1, 2)]
        face = s.rules.face(card_of(a), 0).id
        assert seen == [face, UNSEEN, face, UNSEEN, UNSEEN]


def test_nothing_is_told_of_a_card_that_is_not_in_the_hand() -> None:
    s = new_match(Rules(BOXES["flip"], 2, {}), "elsewhere")
    for card in (s.hand_list(1)[0], s.pile_list(DRAW_PILE)[0], int(s.top())):
        for viewer in (SPECTATOR, 0, 1):
            [seen] = see_action(s, action(PLAY, 0, card), viewer)
            assert (seen.handle, seen.light, seen.dark) == (0, UNSEEN, UNSEEN)


def test_a_spectator_reads_how_many_cards_there_are() -> None:
    """R53: also where cards have two sides, of which a player sees one."""
    match = Match("flip", 2, "hands")
    assert match.hand(0, SPECTATOR) == "7 cards"
    assert all(card.startswith(f"{HIDDEN}/") for card in match.hand(0, 1).split())
    assert all(card.endswith(f"/{HIDDEN}") for card in match.hand(0, 0).split())


def test_piles_in_letters() -> None:
    """Of the draw pile the back, of the talon the face; of a pile without backs nothing."""
    s = new_match(Rules(BOXES["flip"], 2, {}), "piles")
    light, dark = card_letters(s.rules, see_draw_pile(s)[0]).split("/")
    assert light == HIDDEN
    assert dark == s.rules.code(s.pile_list(DRAW_PILE)[-1], 1)
    assert card_letters(s.rules, see_top(s, 0)) == f"{s.rules.code(s.top(), 0)}/{HIDDEN}"
    plain = new_match(Rules(BOXES["classic"], 2, {}), "piles")
    assert [card_letters(plain.rules, card) for card in see_draw_pile(plain)] == [HIDDEN]
    plain.set_pile(DRAW_PILE, [])
    assert see_draw_pile(plain) == []
