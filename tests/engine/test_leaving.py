"""The laws of tables that players can leave before a round is over (H12, H13, H15)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from pioche.boxes import BOXES
from pioche.engine.actions import AFTER_DRAW, ROUND_OVER, seat_of, target_of
from pioche.engine.deal import new_match
from pioche.engine.options import OptionError
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.study.random_tables import disturb, random_options
from pioche.study.walks import answers, calls, walk
from tests.engine.walks import SEATS, SEEDS, STEPS, examples


@pytest.mark.parametrize("box", BOXES)
@examples(150)
@given(SEATS, SEEDS, STEPS)
def test_every_card_is_in_exactly_one_place(box: str, seats: int, seed: int, steps: bytes) -> None:
    """§12.1: draw pile, talons, set-aside pile and hands hold each physical card exactly once."""
    s = table(box, seats, seed)
    cards = cards_in_play(s)
    assert len(set(cards)) == len(cards)
    for a in walk(s, steps):
        assert cards_in_play(s) == (sorted(s.rules.deck) if verb_of(a) == NEXT else cards)
        cards = cards_in_play(s)
        assert [len(s.hand_list(seat)) for seat in range(seats)] == [s.size[seat] for seat in range(seats)]


@pytest.mark.parametrize("box", BOXES)
@examples(150)
@given(SEATS, SEEDS, STEPS)
def test_one_question_with_an_answer(box: str, seats: int, seed: int, steps: bytes) -> None:
    """§12.3: exactly one phase waits for exactly one player, who has at least one answer."""
    s = table(box, seats, seed)
    for _ in [None, *walk(s, steps)]:
        found = answers(s)
        if s.phase == MATCH_OVER:
            assert found == []
        else:
            assert found
            assert {seat_of(a) for a in found} == {TABLE if s.phase == ROUND_OVER else s.asked}


@pytest.mark.parametrize("box", BOXES)
@examples(100)
@given(SEATS, SEEDS, STEPS)
def test_every_answer_on_offer_applies(box: str, seats: int, seed: int, steps: bytes) -> None:
    """§12.2: what is on offer is accepted and changes something; a legal play fits (§1.5)."""
    s = table(box, seats, seed)
    walked = list(walk(s, steps))
    found = answers(s) + calls(s)
    assert len(set(found)) == len(found), f"the same answer twice after {len(walked)} steps"
    before = fingerprint(s)
    for a in found:
        twin = s.copy()
        apply(twin, a)
        assert fingerprint(twin) != before
    assert fingerprint(s) == before


@pytest.mark.parametrize("box", BOXES)
@examples(100)
@given(SEATS, SEEDS, STEPS)
def test_everything_else_is_refused_and_changes_nothing(
    box: str, seats: int, seed: int, steps: bytes
) -> None:
    """§12.2, §1.6: every other verb, card, colour, target and tray gets a reason and leaves no trace."""
    s = table(box, seats, seed)
    list(walk(s, steps))
    before = fingerprint(s)
    s.events = []
    refused = 0
    for a in possible_lines(s):
        if allowed(s, a):
            apply(s.copy(), a)
            continue
        with pytest.raises(Refusal) as refusal:
            apply(s, a)
        assert refusal.value.reason in REASONS
        refused += 1
    assert refused
    assert fingerprint(s) == before
    assert s.events == []


def possible_lines(s: State) -> Iterator[int]:
    """Every action that a line can say, short of combining all words of a play with each other."""
    seats = range(s.seats)
    for seat in seats:
        for verb in range(len(VERBS)):
            if verb not in (PLAY, LAY_UNDER, NAME, AIM, CATCH, HOST_TAKE, NEXT):
                yield simple(verb, seat)
        for verb in (PLAY, KEEP, LAY_UNDER):
            yield from (action(verb, seat, card) for card in s.rules.deck)
        yield from (action(verb, seat, target=other) for verb in (AIM, CATCH) for other in seats)
        yield from (action(NAME, seat, colour=k, tray=tray) for k in range(4) for tray in (-1, 0, 1))
        yield action(HOST_TAKE, TABLE, target=seat, count=1)
    yield simple(NEXT, TABLE)
    if s.phase < ROUND_OVER:
        for card in s.hand_list(s.asked):
            for tray in (-1, 0, 1):
                yield from (action(PLAY, s.asked, card, colour=k, tray=tray) for k in range(4))
                yield from (action(PLAY, s.asked, card, target=other, tray=tray) for other in seats)
                yield action(PLAY, s.asked, card, tray=tray, uno=True)
                yield from (action(PLAY, s.asked, card, tray=tray, care=care) for care in (0, 100, 101))
            yield from (action(PLAY, s.asked, card, second=other) for other in s.hand_list(s.asked))
            yield from (action(PLAY, s.asked, card, second=other) for other in s.rules.deck[::9])
        yield from (action(PLACE, s.asked, care=care) for care in (0, 100, 101))


def allowed(s: State, a: int) -> bool:
    """Whether a line should be accepted: on offer, or said in another way that means the same (§1.6)."""
    verb = verb_of(a)
    if verb == UNO:
        return s.phase < ROUND_OVER
    if verb == CATCH:
        return s.phase < ROUND_OVER and seat_of(a) != target_of(a)
    if verb == HOST_TAKE:
        return s.phase == TURN and s.rules.host_tool and s.is_in(target_of(a))
    plain = {
        (verb_of(b), seat_of(b), same(s, card_of(b)), same(s, second_of(b)), tray_of(b))
        for b in answers(s) + calls(s)
    }
    heart = (verb, seat_of(a), same(s, card_of(a)), same(s, second_of(a)), tray_of(a))
    if any(card >= 0 and not s.holds(seat_of(a), card) for card in (card_of(a), second_of(a))):
        return False
    if card_of(a) >= 0 and card_of(a) == second_of(a):
        return False
    if care_of(a) >= 0 and (not s.rules.careful or care_of(a) > MOST_CARE):
        return False
    if verb == NAME:
        return name_fits(s, a)
    if verb == AIM:
        return a in answers(s)
    return heart in plain and (verb != PLAY or words_fit(s, a))


def same(s: State, card: int) -> object:
    """Cards with equal faces are one answer; after a draw only the card itself counts (R18)."""
    return card if card < 0 or s.phase == AFTER_DRAW else s.rules.full_code(card)


def words_fit(s: State, a: int) -> bool:
    """Whether colour and target go with the card; with a card that ends the round they are ignored (R39)."""
    face = s.rules.face(card_of(a), s.side)
    last = 1 if second_of(a) < 0 else 2
    if s.size[seat_of(a)] == last and not face.outlives and not may_go_out(s, seat_of(a)):
        return True
    if target_of(a) >= 0 and (not face.takes_target or target_of(a) == seat_of(a)):
        return False
    if target_of(a) >= 0 and not s.is_in(target_of(a)):
        return False
    return colour_of(a) < 0 or face.takes_colour


def name_fits(s: State, a: int) -> bool:
    """Whether a colour may be named so: with its tray, or without one where only one waits for a name."""
    trays = {tray_of(b) for b in answers(s) if verb_of(b) == NAME and seat_of(b) == seat_of(a)}
    if s.rules.trays == 1 or not trays:
        return tray_of(a) in trays
    if trays == {-1}:  # the tray of the card being played
        return tray_of(a) in (-1, s.tray)
    return tray_of(a) in trays or (tray_of(a) < 0 and len(trays) == 1)


@pytest.mark.parametrize("box", BOXES)
@examples(100)
@given(SEATS, SEEDS, STEPS, STEPS)
def test_a_copy_is_independent(box: str, seats: int, seed: int, steps: bytes, more: bytes) -> None:
    """A copy and its original do not touch each other, and go the same way by the same actions."""
    s = table(box, seats, seed)
    list(walk(s, steps))
    twin = s.copy()
    before = fingerprint(s)
    assert fingerprint(twin) == before
    path = [(a, fingerprint(twin)) for a in walk(twin, more)]
    assert fingerprint(s) == before
    after = fingerprint(twin)
    for a, reached in path:
        apply(s, a)
        assert fingerprint(s) == reached
    list(walk(s, more))
    assert fingerprint(twin) == after


@pytest.mark.parametrize("box", BOXES)
@examples(100)
@given(SEATS, SEEDS, STEPS)
def test_the_same_seed_and_actions_tell_the_same_story(box: str, seats: int, seed: int, steps: bytes) -> None:
    """§12.5: the events of two runs are equal; that somebody listens changes nothing."""
    s = table(box, seats, seed, listen=True)
    path = list(walk(s, steps))
    again = table(box, seats, seed, listen=True)
    silent = table(box, seats, seed)
    for a in path:
        apply(again, a)
        apply(silent, a)
    assert facts(again.events) == facts(s.events)
    assert fingerprint(again) == fingerprint(s) == fingerprint(silent)


@pytest.mark.parametrize("box", BOXES)
@examples(100)
@given(SEATS, SEEDS, STEPS)
def test_a_record_replays_to_itself(box: str, seats: int, seed: int, steps: bytes) -> None:
    """§12.5: record, replay, record is identity, and the replayed match is the same match."""
    options = random_rules(BOXES[box], seats, str(seed), Random(seed)).options.chosen
    match = Match(box, seats, str(seed), options)
    for byte in steps:
        a = pick(match.state, byte)
        if a is not None:
            match.act(a)
    again = replay(read(write(match)))
    assert write(again) == write(match)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert facts(again.events) == facts(match.events)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("manner", ["lays", "draws", "anything"])
@examples(40)
@given(SEATS, SEEDS)
def test_every_round_ends(box: str, manner: str, seats: int, seed: int) -> None:
    """R96: a round is over after 2000 turns at the latest, whoever plays it in whatever manner."""
    s = table(box, seats, seed)
    rng = Random(seed)
    while s.phase < ROUND_OVER:
        found = answers(s)
        wanted = [a for a in found if verb_of(a) == (PLAY if manner == "lays" else DRAW)]
        apply(s, rng.choice(wanted if wanted and manner != "anything" else found))
        assert s.turns <= LONGEST + 1
    assert s.winner < 0 or s.size[s.winner] == 0 or s.fallen != 0  # the last one left has won (H15)


@pytest.mark.parametrize("box", BOXES)
@examples(100)
@given(SEATS, SEEDS)
def test_points_are_what_the_losers_hold(box: str, seats: int, seed: int) -> None:
    """§12.8: a finished round is worth the losers' hands on the final side; `low` totals never decrease."""
    s = table(box, seats, seed)
    assume(s.rules.teams is None)  # partners share (H8)
    assume(not s.rules.leaving)  # hands that left before count as they were (H13, H15)
    rng = Random(seed)
    pad = [0] * seats
    for _ in range(3):
        while s.phase < ROUND_OVER:
            apply(s, rng.choice(answers(s)))
        held = [sum(s.rules.face(card, s.side).points for card in s.hand_list(seat)) for seat in range(seats)]
        points = [0] * seats
        if s.rules.scoring == LOWEST:
            points = held
        elif s.rules.scoring == RACE and s.winner >= 0:
            points[s.winner] = sum(held)
        assert [s.points[seat] for seat in range(seats)] == points
        pad = [a + b for a, b in zip(pad, points, strict=True)]
        assert [s.scores[seat] for seat in range(seats)] == pad
        if s.phase == MATCH_OVER:
            break
        apply(s, simple(NEXT, TABLE))


@pytest.mark.parametrize("box", BOXES)
@examples(150)
@given(SEATS, SEEDS, STEPS)
def test_who_is_out_is_out(box: str, seats: int, seed: int, steps: bytes) -> None:
    """§12.11: no cards, no turn, no target, no window; and nobody in a turn holds as many as the limit."""
    s = leaving_table(box, seats, seed)
    for a in [-1, *walk(s, steps)]:
        out = [seat for seat in range(seats) if not s.is_in(seat)]
        assert [s.size[seat] for seat in out] == [0] * len(out)
        assert [seat for seat in out if s.windows >> seat & 1] == []
        assert not {target_of(b) for b in answers(s)} & set(out)
        assert not {seat_of(b) for b in calls(s)} & set(out)
        if s.phase <= AFTER_DRAW:
            assert s.asked not in out
            assert s.rules.hand_limit == 0 or max(int(n) for n in s.size[:seats]) < s.rules.hand_limit
        if s.phase < ROUND_OVER:
            assert len(out) < seats - 1
            # A hand is empty only while its player's own Tilt is being carried out (R110).
            empty = [seat for seat in range(seats) if s.size[seat] == 0 and seat not in out]
            assert empty in ([], [s.author])
            assert a < 0 or not empty or s.phase > AFTER_DRAW


def leaving_table(box: str, seats: int, seed: int) -> State:
    """A table at which players can leave: one of the rules for it, or several, among others."""
    rng = Random(seed)
    while True:
        options = random_options(BOXES[box], seats, rng)
        for rule in rng.sample(("play_on", "mercy", "elimination"), rng.randint(1, 3)):
            options[rule] = True
        if options.get("elimination"):
            options |= {"scoring": "low", "target": 100}
        try:
            s = new_match(Rules(BOXES[box], seats, options, str(seed)), str(seed))
        except OptionError:
            continue
        disturb(s, rng)
        return s
