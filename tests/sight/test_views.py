"""What is in a view, and what is not: §5.5 row by row, §11.7 and §12.6."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pioche.boxes import BOXES
from pioche.boxes.tippo.balance import BalanceState
from pioche.engine.actions import DRAW, PLAY, ROUND_OVER, TURN, verb_of
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.options import Value
from pioche.engine.places import DRAW_PILE
from pioche.engine.refusals import REASONS, Refusal
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.match import Match
from pioche.notation.moves import parse_action, seat_names
from pioche.notation.position import Picker, Position, set_up
from pioche.sight.choices import action_of
from pioche.sight.history import History
from pioche.sight.seen import UNSEEN, Seen, Sight
from pioche.sight.view import SPECTATOR, View, view
from pioche.study.checks.random_tables import random_rules
from pioche.study.checks.walks import answers, calls

TWO_SIDED = ["flip", "transformers"]
every_box = pytest.mark.parametrize("box", BOXES)
two_sided = pytest.mark.parametrize("box", TWO_SIDED)


def moments(
    box: str, seats: int, games: int, options: dict[str, Value] | None = None, listen: bool = False
) -> Iterator[State]:
    """Every moment of the first rounds of some matches, long ones not to their end."""
    for number in range(games):
        rng = Random(f"{box} {seats} {number}")
        if options is None:
            rules = random_rules(BOXES[box], seats, str(number), rng)
        else:
            rules = Rules(BOXES[box], seats, options)
        s = new_match(rules, str(number), None, listen)
        yield s
        for _ in range(200):
            if s.phase >= ROUND_OVER:
                break
            found, beside = answers(s), calls(s)
            plays = [a for a in found if verb_of(a) == PLAY]
            if beside and rng.random() < 0.3:
                found = beside
            elif plays and rng.random() < 0.8:
                found = plays
            apply(s, rng.choice(found))
            yield s


def faces(s: State, card: int) -> tuple[int, int]:
    """The numbers of a card's active and inactive face."""
    front, back = s.rules.card_faces[card]
    return (front, back) if s.side == 0 else (back, front)


def seen_faces(s: State, card: Sight) -> tuple[int, int]:
    """The same as somebody sees it."""
    return (int(card.light), int(card.dark)) if s.side == 0 else (int(card.dark), int(card.light))


def on_show(s: State, viewer: int, card: int) -> bool:
    """Whether a card of another hand is shown to a viewer just now (R25, R66)."""
    shown = card in s.in_order(s.shown)
    return shown and (s.shown_to == -1 or (viewer >= 0 and s.shown_to >> viewer & 1 == 1))


# §5.5, row by row


@every_box
def test_in_a_hand_the_active_face_is_for_its_holder_and_the_other_for_everybody_else(box: str) -> None:
    """Spectators see neither (R53)."""
    for s in moments(box, 4, 4):
        for viewer in (SPECTATOR, 0, 3):
            seen = view(s, viewer)
            for seat in range(4):
                assert len(seen.hands[seat]) == s.size[seat]
                for sight, card in zip(seen.hands[seat], s.hand_list(seat), strict=True):
                    active, inactive = faces(s, card)
                    open_face = viewer == seat or on_show(s, viewer, card)
                    back = s.rules.two_sided and viewer not in (SPECTATOR, seat)
                    assert seen_faces(s, sight) == (
                        active if open_face else UNSEEN,
                        inactive if back else UNSEEN,
                    )


@every_box
def test_of_the_draw_pile_everybody_sees_the_back_of_the_next_card_and_nothing_else(box: str) -> None:
    for s in moments(box, 3, 3):
        pile = s.pile_list(DRAW_PILE)
        for viewer in (SPECTATOR, 1):
            seen = view(s, viewer)
            assert seen.draw_size == len(pile)
            expected = faces(s, pile[-1])[1] if pile and s.rules.two_sided else UNSEEN
            assert seen.next == expected
            assert set(plain(seen)["draw"]) == ({"size", "back"} if s.rules.two_sided else {"size"})


@every_box
def test_of_a_talon_everybody_sees_the_active_face_on_top_and_nothing_else(box: str) -> None:
    for s in moments(box, 3, 3):
        for viewer in (SPECTATOR, 1):
            seen = view(s, viewer)
            assert len(seen.tops) == s.rules.trays
            for tray, sight in enumerate(seen.tops):
                assert seen_faces(s, sight) == (faces(s, int(s.top(tray)))[0], UNSEEN)
            for shown in plain(seen)["trays"]:
                assert set(shown) == {"size", "card", "colour", "frozen"}


def plain(seen: View) -> Any:
    """A view's plain data, as read by somebody who got it as JSON."""
    return json.loads(json.dumps(seen.present()))


# Events


def heard(s: State, viewer: int, name: str) -> list[tuple[Seen, list[int]]]:
    """All events of a kind as the viewer saw them, with the cards they were about."""
    assert s.events is not None
    seen = view(s, viewer).history
    assert len(seen) == len(s.events)
    pairs = zip(seen, s.events, strict=True)
    return [(saw, event.cards) for saw, event in pairs if event.name == name]


@two_sided
def test_everybody_has_seen_the_back_of_a_card_that_was_taken(box: str) -> None:
    """§5.5: it lay on top of the draw pile; its active face is for the taker."""
    s = last(moments(box, 3, 1, {}, listen=True))
    for viewer in (SPECTATOR, 0, 2):
        taken = heard(s, viewer, "CardsTaken")
        assert taken
        for saw, cards in taken:
            for sight, card in zip(saw.cards, cards, strict=True):
                front, back = s.rules.card_faces[card]
                own = saw.seat == viewer
                assert sight.dark == (back if own or saw.side == 0 else UNSEEN)
                assert sight.light == (front if own or saw.side == 1 else UNSEEN)


@two_sided
def test_of_a_hand_dealt_one_sees_the_own_faces_or_the_others_backs(box: str) -> None:
    s = last(moments(box, 3, 1, {}, listen=True))
    for viewer in (SPECTATOR, 0, 2):
        for saw, cards in heard(s, viewer, "CardsDealt"):
            for sight, card in zip(saw.cards, cards, strict=True):
                front, back = s.rules.card_faces[card]
                assert sight.light == (front if saw.seat == viewer else UNSEEN)
                assert sight.dark == (back if viewer >= 0 and saw.seat != viewer else UNSEEN)


@two_sided
def test_at_a_flip_the_two_columns_of_every_hand_swap(box: str) -> None:
    found = 0
    for s in moments(box, 3, 8, {}, listen=True):
        assert s.events is not None
        if s.events[-1].name != "TableFlipped":
            continue
        found += 1
        for viewer in (SPECTATOR, 0, 2):
            saw = view(s, viewer).history[-1]
            assert saw.next == view(s, viewer).next
            for seat, hand in enumerate(saw.hands):
                for sight, card in zip(hand, s.hand_list(seat), strict=True):
                    active, inactive = faces(s, card)
                    assert seen_faces(s, sight) == (
                        active if viewer == seat else UNSEEN,
                        inactive if viewer not in (SPECTATOR, seat) else UNSEEN,
                    )
    assert found > 0


@pytest.mark.parametrize("box", ["classic", "flip"])
def test_who_gives_a_hand_away_sees_its_backs_from_then_on(box: str) -> None:
    """H3 in Flip: the hand received shows its active faces, the one given away its backs."""
    found = 0
    for s in moments(box, 3, 8, {"seven_zero": True}, listen=True):
        assert s.events is not None
        event = s.events[-1]
        if event.name != "HandsSwapped":
            continue
        found += 1
        for viewer in (int(event.seat), int(event.other)):
            saw = view(s, viewer).history[-1]
            for seat, hand in enumerate(saw.hands):
                for sight, card in zip(hand, s.hand_list(seat), strict=True):
                    active, inactive = faces(s, card)
                    own = viewer == seat
                    assert seen_faces(s, sight) == (active if own else UNSEEN, UNSEEN if own else inactive)
    assert found > 0


@every_box
def test_a_history_is_whole_and_does_not_change(box: str) -> None:
    """Everything since the match began, over several rounds; an old view stays as it was."""
    match = Match(box, 3, seed="long", options={"scoring": "race"})
    rng = Random(3)
    old = match.view("B")
    before = json.dumps(old.to_dict())
    while match.state.round < 2 and match.decision != "match_over":
        match.act(rng.choice(answers(match.state)))
    new = match.view("B")
    assert json.dumps(old.to_dict()) == before
    assert len(new.history) == len(match.events) > len(old.history)
    assert [seen.name for seen in new.history] == [event.name for event in match.events]
    assert new.history[0].name in ("DealerDrew", "DealerChosen")


def last(states: Iterator[State]) -> State:
    """The state at the end."""
    for s in states:
        found = s
    return found


# Reveals


def position(
    box: str, hands: list[str], talon: str, options: dict[str, Value] | None = None
) -> tuple[State, list[str]]:
    """A position with these hands, A to play, and the names of its seats."""
    rules = Rules(BOXES[box], len(hands), options or {})
    place = Position()
    lists = [(f"hand {k}", hand.split()) for k, hand in enumerate(hands)]
    found = Picker(rules).pick_all([*lists, ("talon", talon.split())], 0)
    place.hands = dict(enumerate(found[:-1]))
    place.talons[0] = found[-1]
    place.turn = 0
    s = set_up(rules, "view", place)
    s.events = []
    return s, seat_names(len(hands))


def do(s: State, names: list[str], *lines: str) -> None:
    """Play some lines."""
    for line in lines:
        apply(s, parse_action(s, line, names))


def open_cards(s: State, viewer: int, seat: int) -> int:
    """How many active faces of a hand somebody sees."""
    return sum(seen_faces(s, card)[0] != UNSEEN for card in view(s, viewer).hands[seat])


@pytest.mark.parametrize("ends", ["B play G3", "B draw"])
def test_an_accused_hand_is_shown_to_the_challenger_until_the_next_card(ends: str) -> None:
    """R25: cards taken after the showing are not shown."""
    s, names = position("classic", ["W4 R1 R2", "G3 G4", "B5 B6"], "R7")
    do(s, names, "A play W4 green", "B challenge")
    assert s.phase == TURN
    assert s.asked == 1
    assert [open_cards(s, viewer, 0) for viewer in (SPECTATOR, 0, 1, 2)] == [0, 6, 2, 0]
    assert view(s, 2).shown == view(s, 1).shown
    do(s, names, ends)
    assert [open_cards(s, viewer, 0) for viewer in (SPECTATOR, 0, 1, 2)] == [0, 6, 0, 0]
    shown = [seen for seen in view(s, 1).history if seen.name == "HandShown"]
    assert [seen_faces(s, card)[0] != UNSEEN for card in shown[0].cards] == [True, True]


def test_a_call_or_a_catch_ends_no_reveal() -> None:
    s, names = position("classic", ["W4 R1 R2", "G3", "B5 B6"], "R7")
    do(s, names, "A play W4 green", "B challenge", "C catch A", "B uno")
    assert open_cards(s, 1, 0) == 2


def test_the_cards_of_an_optimus_duel_are_shown_to_everybody() -> None:
    """R66, and spectators are among them."""
    s, names = position("transformers", ["OP R5 G1", "Y9 B2", "B5 B6"], "R7", {"scoring": "race"})
    do(s, names, "A play OP @B")
    assert [open_cards(s, viewer, 1) for viewer in (SPECTATOR, 0, 1, 2)] == [1, 1, 2, 1]
    assert [open_cards(s, viewer, 0) for viewer in (SPECTATOR, 0, 1, 2)] == [1, 2, 1, 1]


def test_an_open_book_is_open_to_its_reader_only() -> None:
    """C7."""
    s, names = position("titans", ["WX Y1 G1", "Y9 B2", "B5 B6"], "K7", {"customizable": "C7"})
    do(s, names, "A play WX green")
    assert [open_cards(s, viewer, 1) for viewer in (SPECTATOR, 0, 1, 2)] == [0, 2, 2, 0]
    do(s, names, "B draw")
    assert open_cards(s, 0, 1) == 0


# Handles


def handles(data: object) -> Iterator[int]:
    """Every handle in plain data: the first of a card's entries."""
    if isinstance(data, list):
        if len(data) in (2, 3) and isinstance(data[0], int) and not isinstance(data[1], int | list):
            yield data[0]
        else:
            for item in data:
                yield from handles(item)
    elif isinstance(data, dict):
        for item in data.values():
            yield from handles(item)


@every_box
def test_a_handle_says_when_a_card_came_and_nothing_else(box: str) -> None:
    """Handles of a hand rise in hand order; 0 is a card that has been in no hand since it was shuffled."""
    for s in moments(box, 3, 2):
        seen = view(s, 0)
        for hand in seen.hands:
            order = [int(card.handle) for card in hand]
            assert order == sorted(set(order))
            assert all(0 < handle <= s.clock for handle in order)
        found = list(handles(seen.present()))
        assert len(found) >= sum(len(hand) for hand in seen.hands)
        assert all(0 <= handle <= s.clock for handle in found)


@every_box
def test_a_card_keeps_its_handle_from_hand_to_talon(box: str) -> None:
    laid = 0
    for s in moments(box, 3, 2, {}, listen=True):
        assert s.events is not None
        event = s.events[-1]
        if event.name == "CardPlayed":
            top = view(s, SPECTATOR).tops[event.tray]
            assert [int(top.handle)] == event.stamps
            assert top.handle > 0
            laid += 1
    assert laid > 0


def test_a_card_that_was_shuffled_gets_a_new_handle() -> None:
    """Nothing tells which card of an earlier hand has come again."""
    again = 0
    for number in range(5):
        s = new_match(Rules(BOXES["classic"], 10, {}), str(number))
        rng = Random(number)
        first: dict[int, int] = {}
        for _ in range(300):
            if s.phase >= ROUND_OVER:
                break
            apply(s, rng.choice(answers(s)))
            for seat in range(10):
                for sight, card in zip(view(s, seat).hand, s.hand_list(seat), strict=True):
                    assert first.setdefault(int(sight.handle), card) == card
            again += len(first) - len(set(first.values()))
    assert again > 0


def test_a_card_that_comes_straight_from_the_pile_has_no_handle() -> None:
    """Turned up, put back or placed by a Tilt: an earlier handle would tell which card it had been."""
    found: set[str] = set()
    for number in range(30):
        s = new_match(Rules(BOXES["tippo"], 8, {"number_first": True}), str(number), None, True)
        rng = Random(number)
        while s.round < 3 and len(s.events or []) < 1500 and answers(s):
            apply(s, rng.choice(answers(s)))
        for seen in view(s, 0).history:
            if seen.name in ("CardTurnedUp", "CardPutBack", "CardPlaced", "DealerDrew"):
                found.add(seen.name)
                assert [int(card.handle) for card in seen.cards] == [0]
    assert found == {"CardTurnedUp", "CardPutBack", "CardPlaced", "DealerDrew"}


# Answers


@every_box
def test_every_answer_of_a_view_is_accepted_and_every_reason_is_true(box: str) -> None:
    for s in moments(box, 4, 3):
        for viewer in range(4):
            seen = view(s, viewer)
            for choice in seen.choices:
                apply(s.copy(), action_of(s, viewer, choice))
            assert len(seen.refused) == len(seen.hand)
            for card, reason in zip(seen.hand, seen.refused, strict=True):
                if reason != "":
                    assert reason in REASONS
                    assert all(choice.handle != card.handle for choice in seen.choices)
        assert view(s, SPECTATOR).choices == []
        assert view(s, SPECTATOR).refused == []


@every_box
def test_a_card_without_a_reason_can_be_laid(box: str) -> None:
    for s in moments(box, 4, 3):
        if s.phase != TURN:
            continue
        seen = view(s, int(s.asked))
        listed = {int(choice.handle) for choice in seen.choices}
        for card, reason in zip(s.hand_list(s.asked), seen.refused, strict=True):
            accepted = [accepts(s, f"play {s.rules.full_code(card)}{tray}") for tray in trays(s)]
            assert any(accepted) == (reason == "")
            if s.rules.two_sided:
                assert (int(s.stamp[card]) in listed) == (reason == "")


def trays(s: State) -> list[str]:
    """The words for a tray, if there are two."""
    return [" left", " right"] if s.rules.trays == 2 else [""]


def accepts(s: State, words: str) -> bool:
    """Whether the seat that is asked may do this."""
    names = seat_names(int(s.seats))
    try:
        apply(s.copy(), parse_action(s, f"{names[s.asked]} {words}", names))
    except Refusal:
        return False
    return True


def test_equal_cards_are_one_answer_and_answers_come_in_hand_order() -> None:
    s, _ = position("classic", ["R9 B1 R5 R9 R5 W", "G1 G2"], "R7")
    seen = view(s, 0)
    assert [int(choice.handle) for choice in seen.choices if choice.verb == PLAY] == [1, 3, 6]
    assert seen.choices[-1].verb == DRAW
    assert seen.refused == ["", "does_not_fit", "", "", "", ""]
    assert view(s, 1).refused == ["not_asked", "not_asked"]
    assert view(s, 1).choices == []


def test_cards_that_look_the_same_are_answers_of_their_own_where_backs_may_differ() -> None:
    """B1 has the same back twice, B2 has not; its holder must not learn that from the list."""
    for code in ("B1", "B2"):
        s, _ = position("flip", [f"{code} R9 {code} G4", "G1 G2"], "B7")
        assert [int(choice.handle) for choice in view(s, 0).choices if choice.verb == PLAY] == [1, 3]


def test_laying_beneath_does_not_tell_whether_two_backs_are_the_same() -> None:
    for code in ("B1", "B2"):
        s, names = position("transformers", [f"OP B9 {code} {code}", "R1 G2"], "B7", {"scoring": "race"})
        do(s, names, "A play OP @B")
        assert [int(choice.handle) for choice in view(s, 0).choices if choice.handle] == [2, 3, 4]


# What is never in a view (§12.6)


def test_the_balance_is_an_angle() -> None:
    """§11.7: not the limit, nor the moment, nor anything that changes when only those change."""
    for s in moments("tippo", 3, 2):
        assert isinstance(s.extra, BalanceState)
        eyes = History(s.rules, 1)
        before = json.dumps(view(s, 1, eyes).to_dict())
        other = s.copy()
        assert isinstance(other.extra, BalanceState)
        other.extra.limit += 500
        other.extra.guess(other.extra.public(), s.extra.angle(), s.extra.angle())
        assert json.dumps(view(other, 1, eyes).to_dict()) == before
        assert view(s, 1).angle == s.extra.angle()


def test_a_view_holds_no_seed_and_no_pairing_of_the_seed() -> None:
    """R12: where the seed pairs the faces, the rules in a view pair them otherwise."""
    match = Match("flip", 3, seed="secret", options={"pairing": "shuffled"})
    rules = match.view("A").rules
    assert rules.seed != "secret"
    assert rules.card_faces != match.rules.card_faces
    assert [face.code for face in rules.faces] == [face.code for face in match.rules.faces]
    fixed = new_match(Rules(BOXES["flip"], 3, {}, "secret"), "secret", None, True)
    assert view(fixed, 0).rules.seed == ""


@every_box
def test_a_view_is_plain_data_with_the_same_keys_at_all_times(box: str) -> None:
    keys: set[tuple[str, ...]] = set()
    for s in moments(box, 3, 1, {}, listen=True):
        data = view(s, 0).to_dict()
        assert json.loads(json.dumps(data)) == data
        keys.add(tuple(data))
    assert len(keys) == 1


def test_no_hidden_face_is_written_anywhere() -> None:
    """Two players: a face of B's that A can read in a view is one that lies open somewhere else too."""
    for s in moments("flip", 2, 2, {}):
        text = json.dumps(view(s, 0).present())
        for card in s.hand_list(1):
            code = s.rules.code(card, s.side)
            assert f'"{code}"' not in text or visible(s, code)


def visible(s: State, code: str) -> bool:
    """Whether a face shows anywhere A can see: the own hand, the other's backs, the piles."""
    rules, side = s.rules, s.side
    own = [rules.code(card, side) for card in s.hand_list(0)]
    backs = [rules.code(card, 1 - side) for card in s.hand_list(1)]
    return code in [*own, *backs, rules.code(s.top(), side), *next_back(s)] or bool(view(s, 0).shown)


def next_back(s: State) -> list[str]:
    """The back on top of the draw pile."""
    return [s.rules.code(card, 1 - s.side) for card in s.pile_list(DRAW_PILE)[-1:]]
