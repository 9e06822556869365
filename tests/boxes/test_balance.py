"""The balance of Tippo behaves as the tables of §11.5 say, and keeps to the rest of §11.

The tables are samples themselves: a share is held against its cell at 4.5 standard errors of both samples
together, plus half a unit of the cell's last digit. Seeds are fixed, so that nothing here comes out
differently from one run to the next.
"""

from __future__ import annotations

import ast
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import pytest

from pioche.boxes.tippo.balance import PLACE_SD, PRESETS, PUSH, BalanceState, rough
from pioche.engine.actions import NEXT, PLAY, ROUND_OVER, TABLE, Answers, simple, tray_of, verb_of
from pioche.engine.deal import new_match
from pioche.engine.events import (
    BALANCE_TIPPED,
    CARD_PLACED,
    CARD_PLAYED,
    CARDS_TAKEN,
    NAMES,
)
from pioche.engine.extra import FALLS_LATE, FALLS_NOW, HOLDS
from pioche.engine.game import apply, legal
from pioche.engine.options import Value
from pioche.engine.places import DRAW_PILE
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.match import Match
from tests.boxes.tippo_rounds import ROUNDS, STYLES, TIPPO, Player, rounds_of

SOURCE = Path(__file__).parents[2] / "src/pioche/boxes/tippo/balance.py"
SIGMAS = 4.5
RUNS = 20_000  # of the tables for one tray and for single actions, and of the tests that compare with them
TABLE_ROUNDS = 1000  # rounds behind each row of the table for whole rounds
# The two styles of play are told in half a sentence, so other players can only come near them: within 20 %.
STYLE = 0.2


def balance(preset: str, seed: str) -> BalanceState:
    """A balance set up with one card in each tray."""
    made = BalanceState(PRESETS[preset], stream(match_key(seed), 1, b"tippo"))
    made.seat()
    return made


def off(found: int, percent: float, rounding: float = 0.05, runs: int = RUNS, told: int = RUNS) -> str:
    """What is wrong with finding this many in so many runs where the table tells a percentage."""
    share = found / runs
    middle = (share + percent / 100) / 2
    allowed = SIGMAS * sqrt(middle * (1 - middle) * (1 / runs + 1 / told)) + rounding / 100
    if abs(share - percent / 100) <= allowed:
        return ""
    return f"{100 * share:.2f} % and not {percent} % ± {100 * allowed:.2f}"


def test_the_parameters_are_those_of_the_table() -> None:
    presets = {name: (p.mean, p.deviation, p.least, p.most) for name, p in PRESETS.items()}
    assert presets == {
        "normal": (5200, 550, 3900, 6900),
        "stable": (6500, 650, 5000, 8500),
        "nervous": (4000, 450, 2900, 5300),
    }
    b = balance("normal", "parameters")
    arms = [int(b.arm()) for _ in range(RUNS)]
    assert mean(arms) == pytest.approx(1000, abs=SIGMAS * 80 / sqrt(RUNS))
    assert stdev(arms) == pytest.approx(80, rel=SIGMAS / sqrt(2 * RUNS))
    assert 700 <= min(arms) < 800
    assert 1200 < max(arms) <= 1300


# One tray loaded alone: how often it falls at which difference, and the share of late falls, in percent.
LOADED = {
    "normal": ({3: 0.6, 4: 13.0, 5: 49.7, 6: 33.3, 7: 3.4}, 13),
    "stable": ({4: 0.9, 5: 10.8, 6: 37.9, 7: 40.1, 8: 9.7, 9: 0.5}, 18),
    "nervous": ({3: 14.7, 4: 60.5, 5: 23.9, 6: 0.7}, 9),
}


@pytest.mark.parametrize("preset", LOADED)
def test_one_tray_loaded_alone(preset: str) -> None:
    shares, late_share = LOADED[preset]
    b = balance(preset, f"loaded {preset}")
    falls: Counter[int] = Counter()
    late = 0
    for run in range(RUNS):
        b.seat()
        outcome, cards = int(b.place(run % 2)), 1
        while outcome == HOLDS:
            outcome, cards = int(b.place(run % 2)), cards + 1
        falls[cards] += 1
        late += outcome == FALLS_LATE
    wrong = {cards: off(falls[cards], shares.get(cards, 0.0)) for cards in range(3, 10)}
    assert not any(wrong.values()), wrong
    assert not off(late, late_share, rounding=0.5)
    assert min(falls) >= 2
    if preset == "normal":
        assert sum(falls[cards] for cards in falls if not 3 <= cards <= 7) < RUNS / 1000


# A single action on a normal balance, by the difference it leads to or finds: falls at once on placing,
# late after placing, and after a taking, in percent. The number of runs is not told; it is taken as the same.
RISKS = {
    1: (0.0, 0.0, 0.0),
    2: (0.0, 0.0, 0.0),
    3: (0.0, 0.5, 0.4),
    4: (8.5, 5.7, 4.0),
    5: (56.6, 6.2, 7.5),
    6: (95.4, 1.0, 1.4),
    7: (99.9, 0.0, 0.0),
}


@pytest.mark.parametrize("difference", RISKS)
def test_risk_of_a_single_action(difference: int) -> None:
    at_once, late, taking = RISKS[difference]
    b = balance("normal", f"risk {difference}")
    placed: Counter[int] = Counter()
    taken = 0
    for run in range(RUNS):
        b.seat()
        before = difference - 1
        b.load(before if run % 2 == 0 else 0, before if run % 2 == 1 else 0)
        placed[int(b.place(run % 2))] += 1
        # A taking is only met by a balance that its cards alone have not brought down yet.
        if -b.limit <= b.moment <= b.limit:
            taken += b.take() != HOLDS
    wrong = [off(placed[FALLS_NOW], at_once), off(placed[FALLS_LATE], late), off(taken, taking)]
    assert not any(wrong), wrong


# Turns and falls by round; the falls by ordinary placing, by a taking and in Tilt procedures; late falls, %.
WHOLE_ROUNDS = {
    ("careful", 2): (43, 3.2, 1.64, 0.09, 1.49, 18),
    ("careful", 4): (45, 3.1, 1.16, 0.04, 1.92, 16),
    ("careful", 6): (55, 3.7, 1.09, 0.03, 2.56, 16),
    ("careful", 10): (72, 5.2, 0.83, 0.03, 4.32, 16),
    ("casual", 2): (44, 3.7, 2.06, 0.12, 1.50, 18),
    ("casual", 4): (48, 4.0, 1.94, 0.07, 1.98, 17),
    ("casual", 6): (57, 4.5, 1.87, 0.06, 2.60, 16),
}
# The difference of cards at a fall, in percent of all falls of all rows.
AT_FALL = {3: 1, 4: 17, 5: 48, 6: 30, 7: 4}


@pytest.mark.parametrize(("style", "players"), WHOLE_ROUNDS)
def test_whole_rounds(style: str, players: int) -> None:
    turns, falls, laying, taking, tilting, late = WHOLE_ROUNDS[style, players]
    told = rounds_of(style, players)
    causes = told.causes
    assert told.turns / ROUNDS == pytest.approx(turns, rel=STYLE)
    assert told.falls / ROUNDS == pytest.approx(falls, rel=STYLE)
    assert causes[NAMES[CARD_PLAYED]] / ROUNDS == pytest.approx(laying, rel=STYLE)
    assert causes[NAMES[CARD_PLACED]] / ROUNDS == pytest.approx(tilting, rel=STYLE)
    assert set(causes) == {NAMES[CARD_PLAYED], NAMES[CARDS_TAKEN], NAMES[CARD_PLACED]}
    # Falls after a taking are so rare that only their sampling error counts.
    error = SIGMAS * sqrt(taking * (1 / TABLE_ROUNDS + 1 / ROUNDS)) + 0.005
    assert causes[NAMES[CARDS_TAKEN]] / ROUNDS == pytest.approx(taking, abs=error)
    assert not off(told.late, late, 0.5, told.falls, round(falls * TABLE_ROUNDS))
    # A procedure lasts 4.8 to 5.3 placements, which both are rounded.
    assert 4.75 < told.placed / causes[NAMES[CARD_PLACED]] < 5.35
    assert told.clearings == 0


def test_falls_over_all_whole_rounds() -> None:
    every = [rounds_of(*row) for row in WHOLE_ROUNDS]
    falls = sum(told.falls for told in every)
    after_taking = sum(told.causes[NAMES[CARDS_TAKEN]] for told in every)
    expected = ROUNDS * sum(row[3] for row in WHOLE_ROUNDS.values())
    assert after_taking == pytest.approx(expected, rel=STYLE + 0.1)  # some 200 falls
    wrong = {
        cards: off(sum(told.differences[cards] for told in every), percent, 1.0, falls, falls)
        for cards, percent in AT_FALL.items()
    }
    assert not any(wrong.values()), wrong


def outcomes(b: BalanceState, trays: str) -> list[int]:
    """Place a card for each letter (L or R), or take one (T); seat anew after each fall."""
    found: list[int] = []
    for letter in trays:
        found.append(int(b.take() if letter == "T" else b.place("LR".index(letter))))
        if found[-1] != HOLDS:
            b.seat()
    return found


# For each preset: holds (0), falls (1) and falls late (2) in order, the moment and the limit after them.
PINNED = {
    "normal": ("000001000000000000000000000000000000001000000100000000000100", -921, 5409),
    "stable": ("000000100000000000000000000000000000001000000001000000000010", -164, 6447),
    "nervous": ("000100000000000000100000020010000100001000002000000000000000", -3948, 4565),
}


def story(options: dict[str, Value], seed: str) -> list[tuple[int, int, int, int]]:
    """Two rounds of careful players, told by what their balance did."""
    s = new_match(Rules(TIPPO, 4, options), seed, None, True)
    player = Player(STYLES["careful"], stream(match_key(seed), 0, b"players"))
    while s.phase < ROUND_OVER:
        apply(s, player.choose(s))
    apply(s, simple(NEXT, TABLE))
    while s.phase < ROUND_OVER:
        apply(s, player.choose(s))
    tipped = [(at, e) for at, e in enumerate(s.events or []) if e.kind == BALANCE_TIPPED]
    return [(at, int(e.seat), int(e.tray), int(e.number)) for at, e in tipped]


def test_the_same_seed_gives_the_same_falls() -> None:
    stories = {seed: story({}, seed) for seed in ("one", "two", "three")}
    assert stories == {seed: story({}, seed) for seed in stories}
    assert len({tuple(falls) for falls in stories.values()}) == 3


@pytest.mark.parametrize("preset", PINNED)
def test_the_same_falls_on_every_machine(preset: str) -> None:
    falls, moment, limit = PINNED[preset]
    b = balance(preset, "everywhere")
    found = "".join(str(outcome) for outcome in outcomes(b, "RRRRTRRRRTLLLLLLTLLT" * 3))
    assert (found, b.moment, b.limit) == (falls, moment, limit)


def pieces(s: State) -> tuple[object, ...]:
    """Everything about the balance of a state."""
    return s.extra.fingerprint()


def test_the_deal_does_not_move_the_balance() -> None:
    options: list[dict[str, Value]] = [{}, {"dealer": "random"}, {"hand": 5}]
    dealt = [new_match(Rules(TIPPO, n, chosen), "deal") for n in (2, 4, 10) for chosen in options]
    assert len({pieces(s) for s in dealt}) == 1
    assert len({tuple(s.pile_list(DRAW_PILE)) for s in dealt}) > 1
    again = new_match(dealt[0].rules, "another deal")
    assert pieces(again) != pieces(dealt[0])


def test_each_round_has_a_balance_of_its_own() -> None:
    s = new_match(Rules(TIPPO, 2, {}), "rounds")
    first = pieces(s)
    player = Player(STYLES["careful"], stream(match_key("rounds"), 0, b"players"))
    while s.phase < ROUND_OVER:
        apply(s, player.choose(s))
    apply(s, simple(NEXT, TABLE))
    fresh = BalanceState(PRESETS["normal"], stream(match_key("rounds"), 2, b"tippo"))
    fresh.seat()
    assert pieces(s) == fresh.fingerprint() != first


def test_further_shuffles_change_no_fall() -> None:
    falls = 0
    for number in range(60):
        s = new_match(Rules(TIPPO, 6, {}), f"shuffle {number}", None, True)
        rng = stream(match_key(f"shuffle {number}"), 0, b"players")
        twin = s.copy()
        twin.events = []
        for _ in range(3):
            twin.shuffle_draw_pile()
        assert twin.pile_list(DRAW_PILE) != s.pile_list(DRAW_PILE)
        while answer := same_answer(s, twin, rng):
            apply(s, answer)
            apply(twin, answer)
            assert pieces(s) == pieces(twin)
        tipped = [[event.seat for event in t.events or [] if event.kind == BALANCE_TIPPED] for t in (s, twin)]
        assert tipped[0] == tipped[1]
        falls += len(tipped[0])
    assert falls > 60


def same_answer(s: State, twin: State, rng: Rng) -> int:
    """An answer that two states have in common, on the left tray if there is one; 0 if there is none."""
    offered: list[set[int]] = []
    for state in (s, twin):
        out = Answers()
        if state.phase < ROUND_OVER:
            legal(state, out)
        offered.append(set(out.as_list()))
    common = sorted(offered[0] & offered[1])
    common = [a for a in common if verb_of(a) == PLAY and tray_of(a) == 0] or common
    return common[rng.below(len(common))] if common else 0


@pytest.mark.parametrize("preset", PRESETS)
def test_the_angle_shows_the_weight_and_not_the_limit(preset: str) -> None:
    limit = int(PRESETS[preset].mean)
    b = balance(preset, "angle")
    for moment in range(-2 * limit, 2 * limit, 37):
        b.moment = moment
        exact = 1600 * min(max(moment / limit, -1.15), 1.15)
        assert abs(int(b.angle()) - exact) < 1
        shown = int(b.angle())
        b.limit += 1
        assert b.angle() == shown
    angles: list[int] = []
    for moment in (-3 * limit, -limit, 0, limit, 3 * limit):
        b.moment = moment
        angles.append(int(b.angle()))
    assert angles == [-1840, -1600, 0, 1600, 1840]


def test_a_copy_goes_its_own_way() -> None:
    b = balance("normal", "copy")
    b.force([FALLS_NOW, HOLDS])
    twin = b.copy()
    before = b.fingerprint()
    assert twin.fingerprint() == before
    lopsided = "R" * 30 + "T" * 5
    told = outcomes(twin, lopsided)
    assert b.fingerprint() == before
    assert outcomes(b, lopsided) == told
    assert b.fingerprint() == twin.fingerprint() != before


def test_a_forced_outcome_comes_once_and_then_all_holds() -> None:
    b = balance("nervous", "forced")
    b.force([FALLS_LATE, HOLDS, FALLS_NOW])
    assert outcomes(b, "LLT" + "R" * 40 + "T" * 20) == [FALLS_LATE, HOLDS, FALLS_NOW, *[HOLDS] * 60]
    free = balance("nervous", "forced")
    assert FALLS_NOW in outcomes(free, "R" * 40)


def test_forced_outcomes_are_given_to_a_game() -> None:
    s = new_match(Rules(TIPPO, 4, {}), "words", None, True)
    s.extra.force([FALLS_NOW, FALLS_LATE])
    player = Player(STYLES["casual"], stream(match_key("words"), 0, b"players"))
    while s.turns < 3:
        apply(s, player.choose(s))
    numbers = [int(event.number) for event in s.events or [] if event.kind == BALANCE_TIPPED]
    assert numbers == [FALLS_NOW, FALLS_LATE]


# H18: a careful hand


@pytest.mark.parametrize(
    ("care", "place", "push"), [(0, 120, 450), (50, 80, 300), (70, 64, 240), (100, 40, 150)]
)
def test_care_narrows_the_placing_and_the_push(care: int, place: int, push: int) -> None:
    """R119, §11.6: both times (150 - care) / 100, in whole numbers; 50 changes nothing."""
    assert (rough(PLACE_SD, care), rough(PUSH, care)) == (place, push)


def test_care_takes_as_many_numbers_from_the_stream() -> None:
    """R119: whatever care is taken, the next card has the same luck."""
    made = {care: balance("normal", "as many") for care in (0, 50, 100)}
    for care, one in made.items():
        one.place(0, care)
        one.place(1, care)
    streams = {tuple(one.fingerprint()[-4:]) for one in made.values()}
    assert len(streams) == 1
    assert len({int(one.moment) for one in made.values()}) == 3


def test_a_careful_hand_makes_fewer_cards_fall() -> None:
    """The fifth card on one tray, which falls about every second time (§11.5)."""
    falls: Counter[int] = Counter()
    for care in (0, 50, 100):
        for number in range(4000):
            one = balance("normal", str(number))
            if all(one.place(0) == HOLDS for _ in range(4)):
                falls[care] += one.place(0, care) == FALLS_NOW
    assert falls[0] > 1.05 * falls[50] > 1.1 * falls[100]


def test_care_goes_with_a_card_of_a_game() -> None:
    """The word reaches the balance; left out it is 50."""
    angles: dict[str, int] = {}
    for said in ("", " care=0", " care=50", " care=100"):
        match = Match("tippo", 2, "word", {"careful_hand": True})
        while not any(" play " in line for line in match.legal()):
            match.apply(match.legal()[0])
        match.apply(next(line for line in match.legal() if " play " in line) + said)
        angles[said] = int(match.state.extra.angle())
    assert angles[""] == angles[" care=50"]
    assert len(set(angles.values())) == 3


def test_only_whole_numbers() -> None:
    b = balance("stable", "whole")
    outcomes(b, "LRRRTRRTRLLTRRRR")
    numbers = [b.moment, b.limit, b.angle(), b.normal(1000, 80), b.arm(), b.place(0), b.take()]
    assert {type(number) for number in numbers} == {int}
    tree = ast.parse(SOURCE.read_text())
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert not any(isinstance(value, float) for value in constants)
    operators = {type(node) for node in ast.walk(tree) if isinstance(node, ast.operator)}
    assert ast.FloorDiv in operators
    assert not operators & {ast.Div, ast.Pow}
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"float", "round", "divmod", "math", "random"}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_card_put_down_is_judged_as_the_model_says_word_by_word(preset: str) -> None:
    """§11.3 as it is written, beside the code that leaves out a push which cannot matter."""

    def uniform(rng: Rng) -> int:
        words = [int(rng.next32()) for _ in range(6)]
        return sum((word >> 16) * 1000 // 65536 + (word & 0xFFFF) * 1000 // 65536 for word in words)

    fallen = Counter[int]()
    for number in range(300):
        made, care = balance(preset, f"words/{number}"), (50, 0, 100)[number % 3]
        for step in range(25):
            tray, rng, moment = (number + step) * 7 % 5 % 2, made.rng.copy(), int(made.moment)
            limit = int(made.limit)
            arm = 1000 + (uniform(rng) - 6000) * int(rough(PLACE_SD, care)) // 1000
            push = max(0, int(rough(PUSH, care)) + (uniform(rng) - 6000) * 200 // 1000)
            sign = 1 if tray == 1 else -1
            moment += sign * min(max(arm, 700), 1300)
            falls = abs(moment + sign * push) > limit
            outcome = int(made.place(tray, care))
            assert made.moment == moment
            assert (outcome == FALLS_NOW) is falls
            fallen[outcome] += 1
            if outcome != HOLDS:
                break
            if abs(1000 * moment) < 600 * limit:  # where nothing creeps
                assert (made.rng.a, made.rng.d) == (rng.a, rng.d)
    assert fallen[FALLS_NOW] > 50
    assert fallen[HOLDS] > 1000
