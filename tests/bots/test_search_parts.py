"""The parts of search one by one: playouts, beliefs, the prize of a round, candidates."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pioche.bots.guard import Guard
from pioche.bots.search.beliefs import Beliefs
from pioche.bots.search.candidates import candidates
from pioche.bots.search.known import Known
from pioche.bots.search.learned import outlook_for, read_outlook
from pioche.bots.search.outlook import NUMBERS
from pioche.bots.search.playouts import WeightsError, chance, weights_for
from pioche.bots.search.prize import WHOLE, Prize
from pioche.bots.search.rivals import wins
from pioche.bots.search.thumb import Thumb
from pioche.bots.search.weights import BLOCK, NAMES, TURN_OVER, Weights
from pioche.bots.search.worlds import Source
from pioche.boxes import BOXES
from pioche.engine.actions import PLAY, ROUND_OVER, TURN
from pioche.engine.deal import new_match
from pioche.engine.masks import only
from pioche.engine.options import Value
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.inference.recall import recall
from pioche.inference.worlds import Deal, Opinion, Worlds
from pioche.sight.view import View
from pioche.study.checks.random_tables import random_rules
from tests.bots.bot_tables import dealt, every_box, seated


def thumb_of(rules: Rules) -> Thumb:
    """The playout player of a table."""
    return Thumb(rules, weights_for(int(rules.seats)), dice("thumb"))


def dice(seed: str) -> Rng:
    """A stream of chance."""
    return stream(match_key(seed), 0, b"test")


# Playouts


@every_box
def test_playouts_end_under_any_house_rules(box: str) -> None:
    for number in range(30):
        rng = Random(f"playout {box} {number}")
        rules = random_rules(BOXES[box], rng.randint(2, 10), str(number), rng)
        state = new_match(rules, str(number))
        Thumb(rules, weights_for(int(rules.seats)), dice(str(number))).play_out(state)
        assert state.phase >= ROUND_OVER


@every_box
def test_rules_of_thumb_beat_chance(box: str) -> None:
    for seats in (2, 4):
        rules = Rules(BOXES[box], seats, {})
        rounds = wins(rules, weights_for(seats), chance(), 150, "thumb")
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


@pytest.mark.parametrize("choices", [False, True])
@pytest.mark.parametrize("box", ["classic", "flip"])
def test_what_is_believed_is_nearer_to_the_truth(box: str, choices: bool) -> None:
    """What the others did is likelier with the cards they really have, and in worlds believed for that."""
    truth = plain = believed = 0.0
    rng = dice(box)
    for state, seen in moments(box, 4):
        thumb = thumb_of(seen.rules)
        beliefs = Beliefs(seen, thumb, choices)
        if beliefs.deeds:
            truth += beliefs.likelihood(Deal(state, None))
            plain += beliefs.likelihood(Deal(Source(seen, thumb, False, False).deal(rng), None))
            believed += beliefs.likelihood(Deal(Source(seen, thumb, True, False, choices).deal(rng), None))
    more = 1.25 if choices else 1.5  # a choice tells a little, nothing to lay a lot
    assert truth > more * plain > 0.0
    assert believed > more * plain


def test_a_likelier_deal_becomes_the_measure() -> None:
    """How likely a deal can be is not known beforehand where many small things are believed."""
    seen = next(seen for _, seen in moments("classic", 1))
    worlds = Worlds(seen)
    worlds.believed(Opinion(), dice("measure"), 3, 0.25)
    assert worlds.most == 1.0


def test_who_must_lay_and_drew_had_nothing() -> None:
    """R76: on the balance nobody draws who could lay, so the truth is never impossible; other worlds are."""
    impossible = 0
    for state, seen in moments("tippo", 6):
        thumb = thumb_of(seen.rules)
        beliefs = Beliefs(seen, thumb)
        assert beliefs.likelihood(Deal(state, None)) > 0.0
        impossible += (
            beliefs.likelihood(Deal(Source(seen, thumb, False, False).deal(dice("plain")), None)) == 0.0
        )
    assert impossible > 5


# Backs


@pytest.mark.parametrize("box", ["flip", "transformers"])
def test_what_was_turned_over_is_known(box: str) -> None:
    """Playouts take those cards of the others for known of which the player has seen the face in force."""
    turned = 0
    for _, seen in moments(box, 8):
        known, world = Known(), Worlds(seen).deal(dice("known"))
        known.see(seen)
        known.begin(world)
        turned += known.since > 0
        memory = recall(seen, False)
        for token in memory.hands[1 - seen.viewer]:
            card = next(c for c in world.hand_list(1 - seen.viewer) if world.stamp[c] == token.handle)
            low, high = known.among(*only(card))
            assert not low | high or token.face(seen.side) >= 0
    assert turned > 5


def test_looking_at_backs_wins_rounds() -> None:
    rules = Rules(BOXES["flip"], 2, {})
    blind = [int(weights_for(2).of[k]) for k in range(len(NAMES))]
    blind[BLOCK] = blind[TURN_OVER] = 0
    assert wins(rules, weights_for(2), Weights(blind), 1500, "backs", True) > 1500 * 1.03


# The outlook


@every_box
def test_the_outlook_shares_a_round_out(box: str) -> None:
    """Chances add up, and fewer cards are better."""
    for seats in (2, 5):
        rules = Rules(BOXES[box], seats, {})
        outlook, state = outlook_for(rules), new_match(rules, "outlook")
        assert outlook is not None
        thumb_of(rules).play_out(state, True, 5)
        assert state.phase == TURN
        outlook.look(state)
        assert sum(outlook.share[:seats]) == pytest.approx(1.0)
        assert outlook.chance(0b11) == pytest.approx(outlook.share[0] + outlook.share[1])
        assert outlook.of[1] > outlook.of[3] > outlook.of[8]


def test_no_outlook_where_hands_move_or_rounds_go_on() -> None:
    assert outlook_for(Rules(BOXES["classic"], 3, {"seven_zero": True})) is None
    assert outlook_for(Rules(BOXES["classic"], 3, {"play_on": True})) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("two = [1.0]", "two is missing or has not"),
        ("two = ", "is no TOML file"),
        (f"two = {[1.0] * (NUMBERS - 1) + [0.0]}", "not above 0"),
    ],
)
def test_numbers_that_are_missing_or_odd_are_named(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "outlook.toml"
    file.write_text(text)
    with pytest.raises(WeightsError, match=reason):
        read_outlook(file)
    with pytest.raises(WeightsError, match="cannot be read"):
        read_outlook(tmp_path / "nowhere.toml")


# The prize


def over(box: str, seats: int, options: dict[str, Value], scores: list[int], winner: int) -> State:
    """A round that a seat has won, with these totals."""
    state = new_match(Rules(BOXES[box], seats, options), "prize")
    state.phase = ROUND_OVER
    state.winner = winner
    state.scores = vec[i64](scores)
    return state


def prize(state: State, seat: int, whole_match: bool = True) -> float:
    """The chance to win that a seat is credited with."""
    return int(Prize(state.rules, seat, whole_match).won(state)) / WHOLE


def test_the_prize_is_the_round_where_only_that_is_played() -> None:
    state = over("classic", 3, {}, [400, 0, 0], winner=1)
    assert [prize(state, seat, False) for seat in range(3)] == [0.0, 1.0, 0.0]
    single = over("transformers", 3, {}, [0, 0, 0], winner=1)
    assert [prize(single, seat) for seat in range(3)] == [0.0, 1.0, 0.0]


def test_the_prize_follows_the_totals_of_a_race() -> None:
    even = over("classic", 4, {}, [120] * 4, winner=0)
    assert prize(even, 2) == pytest.approx(0.25)
    early, late = (over("classic", 2, {}, scores, 0) for scores in ([100, 50], [480, 430]))
    assert 0.5 < prize(early, 0) < prize(late, 0) < 1.0
    assert prize(late, 0) + prize(late, 1) == pytest.approx(1.0, abs=1e-5)


def test_few_points_are_good_where_the_lowest_wins() -> None:
    state = over("classic", 3, {"scoring": "low"}, [20, 200, 480], winner=0)
    chances = [prize(state, seat) for seat in range(3)]
    assert chances[0] > chances[1] > chances[2]


def test_who_has_dropped_out_wins_no_more() -> None:
    state = over("classic", 3, {"scoring": "low", "elimination": True}, [20, 600, 480], winner=0)
    assert prize(state, 1) == 0.0
    assert prize(state, 0) + prize(state, 2) == pytest.approx(1.0, abs=1e-5)


def test_partners_win_together() -> None:
    state = over("classic", 4, {"teams": True}, [200, 50, 200, 50], winner=0)
    assert prize(state, 0) == prize(state, 2) > 0.5 > prize(state, 1)
    assert prize(state, 2, False) == 1.0


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
