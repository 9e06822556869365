"""Worlds: games that fit everything one viewer has seen, at thousands of moments."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.boxes.tippo.balance import BalanceState
from pioche.engine.actions import MATCH_OVER, PLAY, ROUND_OVER, verb_of
from pioche.engine.deal import new_match
from pioche.engine.fields import FIELDS, PUBLIC
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply
from pioche.engine.options import Value
from pioche.engine.places import DRAW_PILE
from pioche.engine.rng import Rng, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.inference.memory import Forgotten
from pioche.inference.recall import recall
from pioche.inference.worlds import Worlds, resample
from pioche.match import Match
from pioche.sight.history import History
from pioche.sight.view import SPECTATOR, View, view
from pioche.study.checks.random_tables import SEATS, cards_in_play, random_rules
from pioche.study.checks.walks import answers, calls

MOMENTS = 120  # looked at for each box and number of seats


def dice(name: str) -> Rng:
    """A random stream for resampling."""
    return stream(name.encode(), 0, b"test")


def step(s: State, rng: Random) -> None:
    """Do one of the things on offer, mostly laying."""
    found, beside = answers(s), calls(s)
    if beside and rng.random() < 0.3:
        found = beside
    plays = [a for a in found if verb_of(a) == PLAY]
    apply(s, rng.choice(plays if plays and rng.random() < 0.8 else found))


def as_bytes(seen: View) -> bytes:
    """A view as it would be sent, without its history, which two views share."""
    return json.dumps(seen.present()).encode()


def fits(real: State, history: History, rng: Random) -> None:
    """Deal worlds of one moment, by heart and not, and check everything that such a game must be."""
    seen = view(real, history.viewer, history)
    looks = as_bytes(seen)
    for printed in (True, False) if real.rules.two_sided and not real.rules.seeded else (True,):
        worlds = Worlds(seen, printed)
        for found in (worlds.deal(dice(str(rng.random()))), worlds.deal(dice(str(rng.random())))):
            assert as_bytes(view(found, history.viewer, history)) == looks
            assert cards_in_play(found) == cards_in_play(real)
            assert found.key != real.key
            can_be_played_on(found, rng)


def can_be_played_on(found: State, rng: Random) -> None:
    """Play a few moves."""
    played = found.copy()
    for _ in range(rng.randint(0, 12)):
        if played.phase == MATCH_OVER:
            break
        step(played, rng)
    assert cards_in_play(played) == sorted(found.rules.deck)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("box", BOXES)
def test_a_world_looks_the_same(box: str, seats: int) -> None:
    """In every box, for every viewer: after flips, shuffles, exchanges, duels and Tilts too."""
    rng = Random(f"{box} {seats}")
    looked = 0
    number = 0
    while looked < MOMENTS:
        seed = f"{box} {seats} {number}"
        s = new_match(random_rules(BOXES[box], seats, seed, rng), seed, None, True)
        number += 1
        eyes = [History(s.rules, viewer) for viewer in range(SPECTATOR, seats)]
        for _ in range(250):
            if s.phase == MATCH_OVER:
                break
            if rng.random() < 0.12:
                fits(s, rng.choice(eyes), rng)
                looked += 1
            step(s, rng)


@pytest.mark.parametrize("pairing", ["fixed", "shuffled"])
@pytest.mark.parametrize("box", ["flip", "transformers"])
def test_a_long_round_with_many_shuffles_can_still_be_explained(box: str, pairing: str) -> None:
    """Of most cards a spectator has seen one face at a time, and must find out which belonged together."""
    shuffles = 0
    for number in range(10):
        rng = Random(f"{box} {pairing} {number}")
        options: dict[str, Value] = {"pairing": pairing, "scoring": "race"}
        s = new_match(Rules(BOXES[box], 3, options, str(number)), str(number), None, True)
        eyes = [History(s.rules, viewer) for viewer in (SPECTATOR, 1)]
        for move in range(2500):
            if s.phase >= ROUND_OVER:
                break
            apply(s, rng.choice(answers(s)))
            if move % 250 == 249 and s.phase < ROUND_OVER:
                for history in eyes:
                    fits(s, history, rng)
                    shuffles = max(shuffles, len(recall(view(s, history.viewer, history)).shuffles))
    assert shuffles >= 5


def hidden_cards(s: State, viewer: int) -> list[str]:
    """What is in the other hands and the draw pile, in letters."""
    hands = [s.hand_list(seat) for seat in range(s.seats) if seat != viewer]
    return [s.rules.full_code(card) for cards in [*hands, s.pile_list(DRAW_PILE)] for card in cards]


@pytest.mark.parametrize("box", BOXES)
def test_another_dice_gives_other_cards(box: str) -> None:
    match = Match(box, 4, seed="tea")
    seen = match.view("A")
    found = {str(hidden_cards(resample(seen, dice(str(k))), 0)) for k in range(20)}
    assert len(found) == 20
    assert hidden_cards(match.state, 0)


@pytest.mark.parametrize("box", BOXES)
def test_the_same_dice_give_the_same_world(box: str) -> None:
    """Whatever was dealt before by the same Worlds: luck to come is the same too."""
    seen = Match(box, 4, seed="tea").view("A")
    worlds = Worlds(seen)
    first = worlds.deal(dice("x"))
    worlds.deal(dice("y"))
    for again in (worlds.deal(dice("x")), Worlds(seen).deal(dice("x"))):
        assert fingerprint(again) == fingerprint(first)
        assert hidden_cards(again, 0) == hidden_cards(first, 0)


def test_every_card_can_be_anywhere() -> None:
    """At the deal each card that A does not hold is as likely the next one as any other."""
    seen = Match("classic", 2, seed="even").view("A")
    held = Counter(resampled_top(seen, dice(str(k))) for k in range(2000))
    known = [seen.rules.faces[card.light].code for card in [*seen.hand, *seen.tops]]
    for face in seen.rules.faces:
        left = seen_copies(seen.rules, face.code) - known.count(face.code)
        assert abs(held[face.code] - 2000 * left / 100) < 6 * (2000 * left / 100 + 1) ** 0.5


def resampled_top(seen: View, rng: Rng) -> str:
    """The next card of a resampled game."""
    s = resample(seen, rng)
    return s.rules.code(s.pile_list(DRAW_PILE)[-1], 0)


def seen_copies(rules: Rules, code: str) -> int:
    """How often a face is in the deck."""
    return sum(rules.code(card, 0) == code for card in rules.deck)


# What must not be forgotten


def test_what_was_given_away_is_remembered() -> None:
    """H3: who exchanged hands knows what the other one holds now."""
    s = new_match(Rules(BOXES["classic"], 3, {"seven_zero": True}), "seven", None, True)
    rng = Random(7)
    given = 0
    eyes = History(s.rules, 0)
    while given < 5:
        before = [s.hand_list(seat) for seat in range(3)]
        held = len(s.events or [])
        step(s, rng)
        swapped = any(e.name in ("HandsSwapped", "HandsPassed") for e in (s.events or [])[held:])
        if swapped and s.phase < ROUND_OVER:
            now = resample(view(s, 0, eyes), dice(str(given)))
            for card in before[0]:
                for seat in range(3):
                    if s.holds(seat, card):
                        codes = [s.rules.code(c, 0) for c in now.hand_list(seat)]
                        assert codes[s.hand_list(seat).index(card)] == s.rules.code(card, 0)
            given += 1


def test_both_sides_of_a_hand_are_remembered_after_a_flip() -> None:
    """§5.5: at a flip everybody has seen both faces of every card in a hand."""
    flips = 0
    number = 0
    while flips < 10:
        rng = Random(number)
        number += 1
        s = new_match(Rules(BOXES["flip"], 3, {}), str(number), None, True)
        eyes = History(s.rules, 1)
        while s.phase < ROUND_OVER:
            side = s.side
            step(s, rng)
            if s.side != side and s.phase < ROUND_OVER:
                now = resample(view(s, 1, eyes), dice(str(flips)))
                for seat in range(3):
                    codes = [now.rules.full_code(card) for card in now.hand_list(seat)]
                    assert codes == [s.rules.full_code(card) for card in s.hand_list(seat)]
                flips += 1
    assert flips >= 10


def test_the_cards_of_a_reshuffle_are_known() -> None:
    """After the talon was shuffled into the draw pile it holds exactly the cards that lay there."""
    found = 0
    for number in range(60):
        rng = Random(number)
        s = new_match(Rules(BOXES["classic"], 10, {}), str(number), None, True)
        eyes = History(s.rules, 0)
        while s.phase < ROUND_OVER:
            heard = len(s.events or [])
            step(s, rng)
            news = (s.events or [])[heard:]
            if s.phase < ROUND_OVER and any(e.name == "PileReplenished" for e in news):
                now = resample(view(s, 0, eyes), dice(str(number)))
                taken = [card for e in news if e.name == "CardsTaken" for card in e.cards]
                if len(taken) == 1:
                    pile = [s.rules.code(card, 0) for card in s.pile_list(DRAW_PILE) + taken]
                    guess = [s.rules.code(card, 0) for card in now.pile_list(DRAW_PILE)]
                    assert not Counter(guess) - Counter(pile)
                    found += 1
    assert found > 3


def test_a_challenge_tells_everybody_something() -> None:
    """Whether the accused was guilty is public, so a resampled hand is guilty or not as well."""
    found: Counter[str] = Counter()
    for number in range(300):
        rng = Random(number)
        s = new_match(Rules(BOXES["classic"], 4, {}), str(number), None, True)
        eyes = History(s.rules, SPECTATOR)
        while s.phase < ROUND_OVER:
            heard = len(s.events or [])
            before, accused = int(s.before), int(s.card_player)
            step(s, rng)
            for e in (s.events or [])[heard:]:
                if e.name in ("ChallengeWon", "ChallengeLost") and s.phase < ROUND_OVER:
                    now = resample(view(s, SPECTATOR, eyes), dice(str(number)))
                    shown = view(s, SPECTATOR, eyes).shown
                    hand = [c for c in now.hand_list(accused) if now.stamp[c] in shown]
                    guilty = any(now.rules.colour[c] == before for c in hand)
                    assert guilty == (e.name == "ChallengeWon")
                    found[e.name] += 1
    assert found["ChallengeWon"] > 5
    assert found["ChallengeLost"] > 5


def test_the_limit_of_the_balance_has_borne_what_was_seen() -> None:
    """§11.7: the angle is kept, the limit is drawn anew and is not contradicted by it."""
    limits: set[int] = set()
    for number in range(40):
        rng = Random(number)
        s = new_match(Rules(BOXES["tippo"], 4, {}), str(number), None, True)
        eyes = History(s.rules, 0)
        while s.phase < ROUND_OVER:
            step(s, rng)
            if rng.random() < 0.1:
                now = resample(view(s, 0, eyes), dice(str(number))).extra
                assert isinstance(now, BalanceState)
                assert now.angle() == s.extra.angle()
                assert -now.limit <= now.moment <= now.limit
                limits.add(int(now.limit))
    assert len(limits) > 20


# The edges


def test_without_a_deal_nothing_can_be_concluded() -> None:
    s = new_match(Rules(BOXES["classic"], 2, {}), "x")
    with pytest.raises(Forgotten):
        resample(view(s, 0), dice("x"))
    with pytest.raises(Forgotten):
        Worlds(view(s, 0))


def test_worlds_outlive_the_moment_they_were_prepared_for() -> None:
    """The memory goes on with the match, what was prepared stays."""
    s = new_match(Rules(BOXES["classic"], 3, {}), "x", None, True)
    eyes = History(s.rules, 0)
    seen = view(s, 0, eyes)
    worlds = Worlds(seen)
    before = fingerprint(worlds.deal(dice("x")))
    rng = Random(1)
    for _ in range(20):
        step(s, rng)
    Worlds(view(s, 0, eyes))
    assert fingerprint(worlds.deal(dice("x"))) == before


def test_what_a_view_does_not_number_is_rebuilt() -> None:
    """A secret field added to FIELDS has to be put together from handles in `Template`."""
    secret = {field.name for field in FIELDS if field.seen != PUBLIC}
    assert secret == {"drawn", "accused", "shown"}
