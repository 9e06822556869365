"""The parts of search one by one: rollouts, beliefs, match equity, candidates."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pioche.bots.guard import Guard
from pioche.bots.search.beliefs import Beliefs
from pioche.bots.search.candidates import candidates
from pioche.bots.search.match_equity import FULL_EQUITY, MatchEquity
from pioche.bots.search.rollout_policy import RolloutPolicy
from pioche.bots.search.weights_file import random_weights, weights_for
from pioche.bots.search.world_sampler import WorldSampler
from pioche.boxes import BOXES
from pioche.engine.actions import PLAY, ROUND_OVER, TURN
from pioche.engine.deal import new_match
from pioche.engine.options import Value
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.inference.worlds import Deal
from pioche.sight.view import View
from pioche.study.checks.random_tables import random_rules
from research.duels import wins
from tests.bots.bot_tables import dealt, every_box, seated


def dice(seed: str) -> Rng:
    """A stream of chance."""
    return stream(match_key(seed), 0, b"test")


# Rollouts


@every_box
def test_rollouts_end_under_any_house_rules(box: str) -> None:
    for number in range(30):
        rng = Random(f"playout {box} {number}")
        rules = random_rules(BOXES[box], rng.randint(2, 10), str(number), rng)
        state = new_match(rules, str(number))
        RolloutPolicy(rules, weights_for(int(rules.seats)), dice(str(number))).rollout(state)
        assert state.phase >= ROUND_OVER


@every_box
def test_heuristics_beat_chance(box: str) -> None:
    for seats in (2, 4):
        rules = Rules(BOXES[box], seats, {})
        rounds = wins(rules, weights_for(seats), random_weights(), 150, "thumb")
        assert rounds > 150 * 1.1


def test_equal_weights_win_their_share() -> None:
    """Every deal is won once by each seat's turn to be the odd one out."""
    rules = Rules(BOXES["classic"], 3, {})
    assert wins(rules, weights_for(3), weights_for(3), 40, "share") == 40


# Beliefs


def moments(box: str, games: int, seats: int = 2) -> Iterator[tuple[State, View]]:
    """The middle of rounds between greedy bots, and what the seat to play sees of it."""
    for number in range(games):
        state = dealt(box, seats, f"belief {number}")
        table = seated(state, ["greedy"] * seats, str(number))
        while state.phase < ROUND_OVER:
            if state.phase == TURN and state.turns > 6:
                yield state, table.view(int(state.asked))
            with Guard() as guard:
                if not table._others(guard):
                    table._answer(guard)


@pytest.mark.parametrize("box", ["classic", "flip"])
def test_what_is_believed_is_nearer_to_the_truth(box: str) -> None:
    """What the others did is likelier with the cards they really have, and in worlds believed for that."""
    truth = plain = believed = 0.0
    rng = dice(box)
    for state, seen in moments(box, 4):
        beliefs = Beliefs(seen)
        if beliefs.evidence:
            truth += beliefs.of(Deal(state, None))
            plain += beliefs.of(Deal(WorldSampler(seen, False, False).deal(rng), None))
            believed += beliefs.of(Deal(WorldSampler(seen, True, False).deal(rng), None))
    assert truth > 1.5 * plain > 0.0
    assert believed > 1.5 * plain


def test_who_must_lay_and_drew_had_nothing() -> None:
    """R76: on the balance nobody draws who could lay, so the truth is never impossible; other worlds are."""
    impossible = 0
    for state, seen in moments("tippo", 6):
        beliefs = Beliefs(seen)
        assert beliefs.of(Deal(state, None)) > 0.0
        impossible += beliefs.of(Deal(WorldSampler(seen, False, False).deal(dice("plain")), None)) == 0.0
    assert impossible > 5


# Match equity


def over(box: str, seats: int, options: dict[str, Value], scores: list[int], winner: int) -> State:
    """A round that a seat has won, with these totals."""
    state = new_match(Rules(BOXES[box], seats, options), "prize")
    state.phase = ROUND_OVER
    state.winner = winner
    state.scores = vec[i64](scores)
    return state


def equity(state: State, seat: int, whole_match: bool = True) -> float:
    """The chance to win that a seat is credited with."""
    return int(MatchEquity(state.rules, seat, whole_match).of(state)) / FULL_EQUITY


def test_equity_is_the_round_where_only_that_is_played() -> None:
    state = over("classic", 3, {}, [400, 0, 0], winner=1)
    assert [equity(state, seat, False) for seat in range(3)] == [0.0, 1.0, 0.0]
    single = over("transformers", 3, {}, [0, 0, 0], winner=1)
    assert [equity(single, seat) for seat in range(3)] == [0.0, 1.0, 0.0]


def test_equity_follows_the_totals_of_a_race() -> None:
    even = over("classic", 4, {}, [120] * 4, winner=0)
    assert equity(even, 2) == pytest.approx(0.25)
    early, late = (over("classic", 2, {}, scores, 0) for scores in ([100, 50], [480, 430]))
    assert 0.5 < equity(early, 0) < equity(late, 0) < 1.0
    assert equity(late, 0) + equity(late, 1) == pytest.approx(1.0, abs=1e-5)


def test_few_points_are_good_where_the_lowest_wins() -> None:
    state = over("classic", 3, {"scoring": "low"}, [20, 200, 480], winner=0)
    chances = [equity(state, seat) for seat in range(3)]
    assert chances[0] > chances[1] > chances[2]


def test_who_has_dropped_out_wins_no_more() -> None:
    state = over("classic", 3, {"scoring": "low", "elimination": True}, [20, 600, 480], winner=0)
    assert equity(state, 1) == 0.0
    assert equity(state, 0) + equity(state, 2) == pytest.approx(1.0, abs=1e-5)


def test_partners_win_together() -> None:
    state = over("classic", 4, {"teams": True}, [200, 50, 200, 50], winner=0)
    assert equity(state, 0) == equity(state, 2) > 0.5 > equity(state, 1)
    assert equity(state, 2, False) == 1.0


# Candidates


@every_box
def test_candidates_are_whole_and_each_is_there_once(box: str) -> None:
    for _, seen in moments(box, 2, 3):
        found = candidates(seen)
        keys = [(c.verb, c.handle, c.second, c.colour, c.target, c.tray) for c in found]
        assert len(set(keys)) == len(keys) > 0
        faces = {int(card.handle): seen.rules.faces[card.face(seen.side)] for card in seen.hand}
        for choice in found:
            if choice.verb == PLAY and len(seen.hand) > 1:
                face = faces[int(choice.handle)]
                assert (choice.colour >= 0) == face.takes_colour
                assert (choice.target >= 0) == face.takes_target
