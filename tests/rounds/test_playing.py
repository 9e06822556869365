"""The fast playout plays real games: records replay to the same scores, and players are as described."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    DRAW,
    KEEP,
    PLAY,
    ROUND_OVER,
    TURN,
    Answers,
    target_of,
    uno_of,
    verb_of,
)
from pioche.engine.deal import new_match
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply, legal
from pioche.engine.house.presets import preset
from pioche.engine.listing import some_play
from pioche.engine.rng import match_key, stream
from pioche.engine.rules import Rules
from pioche.match import Match
from pioche.records import read, replay, write
from pioche.rounds.playing import Tally, copy_and_apply_often, copy_often, play_match, play_rounds
from pioche.shelf import box_named

PLAYERS = 4
WHOLE = 1000  # rounds, more than any match takes


def recorded(box: str, seed: str) -> tuple[dict[str, int], str]:
    """The scores of a match of the fast playout, and its record."""
    log: list[int] = []
    rules = Rules(box_named(box), PLAYERS, {})
    end = play_match(rules, seed, WHOLE, Tally(), log)
    match = Match(box, PLAYERS, seed)
    for action in log:
        match.act(action)
    scores = {name: int(end.scores[seat]) for seat, name in enumerate(match.names)}
    return scores, write(match)


@pytest.mark.parametrize("box", BOXES)
def test_a_play_that_is_drawn_is_the_one_that_the_list_would_give(box: str) -> None:
    out, compared = Answers(), 0
    for number in range(12):
        house = preset(("by_the_book", "family", "wild")[number % 3], box_named(box))
        rules = Rules(box_named(box), 2 + number % 4, house)
        s, rng = new_match(rules, f"drawn/{number}"), stream(match_key("drawn"), number, b"test")
        while s.phase < ROUND_OVER:
            legal(s, out)
            plays = [a for a in out.as_list() if verb_of(a) == PLAY]
            if s.phase == TURN:
                twin = rng.copy()
                wanted = plays[twin.below(len(plays)) if len(plays) > 1 else 0] if plays else -1
                assert some_play(s, rng) == wanted
                assert (rng.a, rng.d) == (twin.a, twin.d)
                compared += len(plays) > 1
            answers = plays or out.as_list()
            apply(s, answers[rng.below(len(answers))])
    assert compared > 100


@pytest.mark.parametrize("block", range(4))
def test_the_games_of_the_benchmark_replay_to_the_same_scores(block: int) -> None:
    for number in range(75):
        scores, record = recorded("classic", f"bench-0/{block}/{number}")
        again = replay(read(record))
        assert again.scores == scores
        assert again.decision == "match_over"
        assert write(again) == record


@pytest.mark.parametrize("box", BOXES)
def test_so_do_games_of_every_box(box: str) -> None:
    for number in range(10):
        scores, record = recorded(box, f"bench-0/0/{number}")
        assert replay(read(record)).scores == scores


@pytest.mark.parametrize("box", BOXES)
def test_what_is_not_checked_again_comes_to_the_same(box: str) -> None:
    for house in ("by_the_book", "family", "wild"):
        for players in (2, 4, 7):
            rules, seed = Rules(BOXES[box], players, preset(house, BOXES[box])), f"listed/{house}/{players}"
            log: list[int] = []
            end = play_match(rules, seed, 3, Tally(), log)
            s = new_match(rules, seed)
            for action in log:
                apply(s, action)
            assert fingerprint(s) == fingerprint(end)


def test_nobody_else_can_leave_out_the_check() -> None:
    sources = Path(__file__).parents[2] / "src/pioche"
    named = {path for path in sources.rglob("*.py") if "apply_listed" in path.read_text()}
    assert {path.relative_to(sources).as_posix() for path in named} == {"engine/game.py", "rounds/playing.py"}


@pytest.mark.parametrize("players", [2, 4, 10])
def test_the_tally_counts_what_the_log_shows(players: int) -> None:
    rules = Rules(box_named("classic"), players, {})
    tally, logs = Tally(), list[list[int]]()
    play_rounds(rules, "count", 200, tally, logs)
    verbs = Counter(int(verb_of(a)) for log in logs for a in log)
    nexts = 200 - len(logs)
    assert (tally.rounds, tally.matches) == (200, len(logs))
    assert tally.catches == verbs[CATCH] > 0
    assert tally.challenges == verbs[CHALLENGE] > 0
    assert tally.responses == verbs[CHALLENGE] + verbs[ACCEPT]
    assert tally.decisions == sum(verbs.values()) - verbs[CATCH] - nexts
    assert tally.windows >= tally.catches
    assert tally.decisions > tally.turns - tally.rounds > 0


def test_a_log_changes_nothing() -> None:
    rules = Rules(box_named("classic"), PLAYERS, {})
    with_logs, without = Tally(), Tally()
    play_rounds(rules, "same", 300, with_logs, [])
    play_rounds(rules, "same", 300, without)
    assert vars_of(with_logs) == vars_of(without)


def vars_of(tally: Tally) -> dict[str, int]:
    """All counts of a tally, compiled or not."""
    names = ("rounds", "matches", "voids", "turns", "decisions", "responses", "challenges", "windows")
    return {name: int(getattr(tally, name)) for name in (*names, "catches", "points")}


def test_a_limit_of_rounds_ends_a_match_early() -> None:
    rules = Rules(box_named("classic"), PLAYERS, {})
    s = play_match(rules, "short", 2, Tally())
    assert (s.round, s.phase) == (2, ROUND_OVER)


def test_random_players_lay_when_they_can_and_toss_a_coin_for_uno() -> None:
    rules = Rules(box_named("classic"), PLAYERS, {})
    logs: list[list[int]] = []
    play_rounds(rules, "habits", 500, Tally(), logs)
    out = Answers()
    calls, chances = Counter[bool](), Counter[bool]()
    for number, log in enumerate(logs):
        s = new_match(rules, f"habits/{number}")
        open_for = -1  # the seat whose turn began with somebody else's window open
        for a in log:
            if s.phase == TURN and s.uno_pending != 0 and verb_of(a) != CATCH and open_for != s.turns:
                chances[False] += 1
            if verb_of(a) == CATCH:
                assert s.phase == TURN
                assert target_of(a) != s.asked
                chances[True] += 1
                open_for = int(s.turns)
            if verb_of(a) in (DRAW, KEEP):
                legal(s, out)
                assert all(verb_of(other) != PLAY for other in out.as_list())
            if verb_of(a) == PLAY:
                assert s.size[s.asked] == 2 or not uno_of(a)
                if s.size[s.asked] == 2:
                    calls[uno_of(a)] += 1
            apply(s, a)
    for coin in (calls, chances):
        assert sum(coin.values()) > 700
        assert 0.44 < coin[True] / sum(coin.values()) < 0.56


def test_the_loops_for_measuring_leave_the_states_alone() -> None:
    s = new_match(Rules(box_named("classic"), 2, {}), "copies")
    out = Answers()
    legal(s, out)
    before = s.hand_list(s.asked)
    copy_often([s, s], 3)
    copy_and_apply_often([s, s], [out.as_list()[0], out.as_list()[-1]], 3)
    assert s.hand_list(s.asked) == before
    assert s.turns == 1
