"""Search: answers every question, plays well, thinks within its budget, and says what is wrong."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from pioche.bots.bot import answers
from pioche.bots.greedy.weights import Weights as GreedyWeights
from pioche.bots.guard import Guard, offered
from pioche.bots.loading import BotError, bot_class, make_bot
from pioche.bots.search import weights_file
from pioche.bots.search.candidates import candidates
from pioche.bots.search.search import USUAL, Budget, Search
from pioche.bots.search.weights_file import FILE, WeightsError, read_weights
from pioche.bots.weights import NAMES
from pioche.boxes import BOXES
from pioche.engine.actions import DECISIONS, PLAY, ROUND_OVER
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.options import Value
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.inference.memory import Forgotten
from pioche.sight.choices import Choice, action_of
from pioche.sight.history import History
from pioche.sight.view import View, view
from pioche.study.checks.random_tables import random_rules
from tests.bots.bot_tables import dealt, every_box, rate, seated, words


def asked_in_random_games(rules: Rules, seed: str, most: int = 150) -> Iterator[tuple[State, View]]:
    """What seats are asked, or could do unasked, in a round between random players; not all of a long one."""
    state = new_match(rules, seed, None, True)
    table = seated(state, ["random"] * int(state.seats), seed)
    while state.phase < ROUND_OVER and most > 0:
        most -= 1
        for seat in range(state.seats):
            seen = table.view(seat)
            if seen.choices:
                yield state, seen
        with Guard() as guard:
            if not table._others(guard):
                table._answer(guard)


def does(state: State, seen: View, choice: Choice) -> None:
    """Make sure that an answer is on offer, and that the engine takes it."""
    apply(state.copy(), action_of(state, seen.viewer, offered(seen, choice)))


# Every question


def test_it_decides_every_kind_of_question() -> None:
    """Whatever has more than one answer is thought about, jump-ins too, and what it says can be done."""
    tables: list[tuple[str, dict[str, Value]]] = [
        ("classic", {"jump_in": True, "stacking": "up"}),
        ("classic", {"doubles": True, "bounce": True, "seven_zero": True}),
        ("titans", {"customizable": ["C1", "C8"]}),
        ("transformers", {}),
        ("tippo", {"careful_hand": True}),
    ]
    decided: Counter[str] = Counter()
    for number in range(20):
        for box, options in tables:
            bot = make_bot("search@8", f"{box} {number}")
            for state, seen in asked_in_random_games(Rules(BOXES[box], 3, options), f"{box} {number}"):
                if seen.asked == seen.viewer and decided[seen.decision] < 25 and len(answers(seen)) > 1:
                    decided[seen.decision] += 1
                    does(state, seen, bot.answer(seen))
                elif seen.asked != seen.viewer and decided["step in"] < 25:
                    said = bot.step_in(seen)
                    if said is not None:
                        does(state, seen, said)
                        decided["step in"] += 1
                        decided["jump in"] += said.verb == PLAY
    # Placing a card of the supply is the one question that has but one answer.
    assert set(decided) == set(DECISIONS[:ROUND_OVER]) - {"place"} | {"step in", "jump in"}
    assert min(decided.values()) > 1


@every_box
def test_it_plays_under_any_house_rules(box: str) -> None:
    for number in range(12):
        rng = Random(f"{box} {number}")
        rules = random_rules(BOXES[box], rng.randint(2, 6), str(number), rng)
        bot = make_bot("search@4", str(number))
        for k, (state, seen) in enumerate(asked_in_random_games(rules, str(number))):
            if seen.asked == seen.viewer and k % 4 == 0:
                does(state, seen, bot.answer(seen))
            elif seen.asked != seen.viewer:
                said = bot.step_in(seen)
                if said is not None:
                    does(state, seen, said)


def test_it_plays_at_a_table_of_ten() -> None:
    table = seated(dealt("flip", 10, "ten"), ["search@8"] * 10)
    table.play_round()
    assert table.faults == []


def test_what_a_play_lacks_is_chosen_with_it() -> None:
    """A wild goes with its colour, a card that needs a target with that, the last but one with the call."""
    laid: list[tuple[Choice, View]] = []
    for number in range(8):
        bot = make_bot("search@8", str(number))
        rules = Rules(BOXES["titans"], 3, {"customizable": "C2"})
        for _, seen in asked_in_random_games(rules, f"whole {number}"):
            if seen.asked == seen.viewer:
                choice = bot.answer(seen)
                if choice.verb == PLAY:
                    laid.append((choice, seen))
    coloured = aimed = called = 0
    for choice, seen in laid:
        face = next(seen.rules.faces[card.light] for card in seen.hand if card.handle == choice.handle)
        left = len(seen.hand) - 1
        if left > 0:
            assert (choice.colour >= 0) == face.takes_colour
            assert (choice.target >= 0) == face.takes_target
            coloured += choice.colour >= 0
            aimed += choice.target >= 0
        assert choice.uno == (left == 1)
        called += choice.uno
    assert min(coloured, aimed, called) > 3


# How well


def test_it_plays_well_even_in_a_hurry(pytestconfig: pytest.Config) -> None:
    """How well it plays with its usual budget stands in docs/bots.md; here it has a hundredth of that."""
    games = 160 if pytestconfig.getoption("long") else 80
    assert rate("classic", 2, "search@80", "random_uno", games)[1] > 0.5
    assert rate("transformers", 2, "search@80", "greedy", 60)[0] > 0.5


# The same again


@every_box
def test_the_same_seed_and_rollouts_give_the_same_answer(box: str) -> None:
    state = dealt(box, 3, "again")
    history = History(state.rules, state.asked)
    seen = view(state, state.asked, history)
    first = [words(make_bot("search@60", seed).answer(seen)) for seed in ("a", "a", "b")]
    assert first[0] == first[1]


def test_time_may_run_out_at_once() -> None:
    """Whatever the budget, there is an answer."""
    state = dealt("classic", 4, "hurry")
    seen = view(state, state.asked, History(state.rules, state.asked))
    for name in ("search@1", "search@1ms", "search-halving@2", "search+pairing-beliefs-match@3"):
        assert words(make_bot(name, "x").answer(seen)) is not None


def test_no_world_is_begun_that_would_end_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking ends within its time, not a world later: by a clock that passes 40 ms between two looks."""
    looks: list[int] = []

    def late() -> float:
        looks.append(40)
        return sum(looks) / 1000

    games = asked_in_random_games(Rules(BOXES["classic"], 4, {}), "late world")
    seen = next(seen for _, seen in games if seen.asked == seen.viewer and len(candidates(seen)) == 2)
    monkeypatch.setattr(time, "process_time", late)
    make_bot("search@150ms", "x").answer(seen)
    assert 100 < sum(looks[1:]) <= 150


# Names and errors


def test_budgets_are_read_from_the_name() -> None:
    def budget(name: str) -> Budget:
        kind = bot_class(name)
        assert issubclass(kind, Search)
        return kind.config.budget

    assert budget("search") == USUAL
    assert 0 < USUAL.seconds <= 0.15
    assert budget("search@2000") == Budget(rollouts=2000)
    assert budget("search@150ms") == Budget(seconds=0.15)
    assert bot_class("search@2000") is bot_class("search@2000")


def test_the_old_names_of_parts_still_count() -> None:
    """Whoever has `search+print` in a script finds the same bot as `search+pairing`."""
    for old, new in (("+print", "+pairing"), ("-instinct", "-prior"), ("-thumb", "-heuristics")):
        kinds = [bot_class(f"search{part}@50") for part in (old, new, "")]
        assert all(issubclass(kind, Search) for kind in kinds)
        configs = [kind.config for kind in kinds if issubclass(kind, Search)]
        assert configs[0] == configs[1] != configs[2]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("search@", "'' is no budget"),
        ("search@fast", "'fast' is no budget: give rollouts a decision, as 2000, or time, as 150ms"),
        ("search@-5", "'-5' is no budget"),
        ("search@1.5ms", "'1.5ms' is no budget"),
        ("search@0", "0 is not possible: a budget is from 1 to 10000000 rollouts"),
        ("search@0ms", "0ms is not possible: a budget is from 1 to 60000ms"),
        ("search@99999999", "99999999 is not possible"),
        (
            "search+magic",
            "search has no part 'magic'; it has beliefs, halving, heuristics, match, pairing, prior",
        ),
        ("searching", "give search, search@2000 (rollouts a decision) or search@150ms"),
    ],
)
def test_a_budget_or_part_that_there_is_not_is_refused(name: str, said: str) -> None:
    with pytest.raises(BotError, match=re.escape(said)):
        bot_class(name)


def test_a_view_without_history_is_refused() -> None:
    """Nothing can be dealt that fits what was not seen; at a table the default answer is taken."""
    state = dealt("classic", 3, "late")
    state.events = None
    seen = view(state, state.asked, History(state.rules, state.asked))
    with pytest.raises(Forgotten, match="history"):
        make_bot("search@10", "x").answer(seen)


def test_missing_or_wrong_weights_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = FILE.read_text()
    assert [int(weights.of[0]) > 0 for weights in read_weights(FILE)] == [True, True]
    wrong = {
        "": "has no table [two]",
        text.replace("[more]", "[many]"): "has no table [more]",
        text.replace("\nfollow =", "\nfolow =", 1): "follow in [two] is missing or no whole number",
        text.replace("\nfollow =", "\nextra = 1\nfollow =", 1): "there is no weight extra",
        re.sub("noise = .*", "noise = 0", text): "noise in [two] is at least 1",
        "two = ": "is no TOML file",
    }
    for number, (content, said) in enumerate(wrong.items()):
        file = tmp_path / f"{number}.toml"
        file.write_text(content)
        with pytest.raises(WeightsError, match=re.escape(said)):
            read_weights(file)
    monkeypatch.setattr(weights_file, "FILE", tmp_path / "gone.toml")
    state = dealt("classic", 2, "gone")
    with pytest.raises(WeightsError, match="the weights of the rollouts cannot be read"):
        make_bot("search@10", "x").answer(view(state, state.asked, History(state.rules, state.asked)))


def test_the_weights_are_named_one_by_one() -> None:
    """The numbers by which compiled code finds them are the places of their names."""
    from pioche.bots import weights

    assert [getattr(weights, name.upper()) for name in NAMES] == list(range(len(NAMES)))


def test_every_weight_of_every_bot_has_one_meaning() -> None:
    """What greedy and the rollout policy both weigh goes by one name; the rest is named here, one by one."""
    theirs = {field.name for field in fields(GreedyWeights)}
    assert {*NAMES} - theirs == {"noise", "challenging", "suspect"}
    assert theirs - {*NAMES} == {"danger_4", "kinds", "block", "finish", "turn_over", "deny", "bluffs"}
