"""A packed view is the view, and nothing more: it comes out as it went in, and tells no secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from pioche.bots.greedy.greedy import Greedy
from pioche.boxes import BOXES
from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.rng import match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.inference.worlds import resample
from pioche.sight.history import History
from pioche.sight.packing import pack, pack_choice, pack_seen, unpack
from pioche.sight.secrets import public_rules
from pioche.sight.view import FIELDS, SPECTATOR, View, view
from pioche.study.checks.random_tables import random_rules
from pioche.study.checks.twins import play_round, relabelled, retold, twin_of
from pioche.study.checks.walks import answers, calls

ELSEWHERE = {"rules", "seats", "viewer", "past", "told"}


def sent(seen: View) -> str:
    """What would leave the process: numbers and words that any format can carry."""
    return json.dumps([pack(seen), [pack_seen(event) for event in seen.history]])


def received(text: str, rules: Rules) -> View:
    """What another process makes of it, which knows the box and the options."""
    present, history = json.loads(text)
    return unpack(fresh(rules), present, history)


@cache
def fresh(rules: Rules) -> Rules:
    """The rules as a process makes them that has the names of the box and the options."""
    return public_rules(Rules(rules.box, int(rules.seats), rules.options.chosen))


def moments(box: str) -> Iterator[tuple[State, dict[int, History]]]:
    """Moments of rounds under all kinds of rules, with everybody's eyes; some matches go on."""
    for number in range(5):
        rng = Random(f"packing {box} {number}")
        seats = rng.randint(2, 5)
        s = new_match(random_rules(BOXES[box], seats, str(number), rng), str(number), None, True)
        eyes = {viewer: History(s.rules, viewer) for viewer in range(SPECTATOR, seats)}
        for _ in range(200):
            if s.phase > ROUND_OVER:
                break
            yield s, eyes
            beside = calls(s)
            apply(s, rng.choice(beside if beside and rng.random() < 0.3 else answers(s)))


@pytest.mark.parametrize("box", BOXES)
def test_a_view_comes_out_as_it_went_in(box: str) -> None:
    """At every moment for every viewer; histories, which only grow, now and then."""
    compared = 0
    for k, (s, eyes) in enumerate(moments(box)):
        for viewer, history in eyes.items():
            seen = view(s, viewer, history)
            again = unpack(fresh(s.rules), json.loads(json.dumps(pack(seen))), [])
            assert again.present() == seen.present()
            assert pack(again) == pack(seen)
            compared += 1
            if k % 100 == 99:
                whole = received(sent(seen), s.rules)
                assert whole.to_dict() == seen.to_dict()
                assert sent(whole) == sent(seen)
    assert compared > 1000


@pytest.mark.parametrize("box", BOXES)
def test_a_bot_says_the_same_and_worlds_can_be_made(box: str) -> None:
    """So a bot in another process has all it needs."""
    compared = 0
    for k, (s, eyes) in enumerate(moments(box)):
        if k % 40 != 20 or s.phase >= ROUND_OVER:
            continue
        seen = view(s, s.asked, eyes[int(s.asked)])
        again = received(sent(seen), s.rules)
        one, other = (pack_choice(Greedy("same").answer(look)) for look in (seen, again))
        assert one == other
        world = resample(again, stream(match_key(box), k, b"packing"))
        assert pack(View(world, again.past)) == pack(seen)
        compared += 1
    assert compared > 10


def test_all_that_a_view_holds_is_packed() -> None:
    """A new attribute has to be packed too, or be known from elsewhere."""
    s = new_match(Rules(BOXES["classic"], 2, {}), "all", None, True)
    seen = view(s, 0)
    names = set(getattr(View, "__mypyc_attrs__", ())) or set(vars(seen))
    names -= {"__dict__"}
    assert names == ELSEWHERE | set(FIELDS)


# Secrets


@pytest.mark.parametrize("box", BOXES)
def test_hidden_cards_change_nothing_of_what_is_sent(box: str) -> None:
    """Twins: the same round with other hidden cards, another order of the pile and other backs."""
    exchanged = compared = 0
    for number in range(2):
        rng = Random(f"sent {box} {number}")
        s = new_match(random_rules(BOXES[box], 3, str(number), rng), str(number), None, True)
        played = play_round(s, rng)
        viewer = rng.randrange(3)
        to = twin_of(played, viewer, rng)
        rules = s.rules
        exchanged += sum(rules.full_code(card) != rules.full_code(to[card]) for card in to)
        real, twin = played.start.copy(), relabelled(played.start, to)
        real.events = played.events[: played.dealt]
        twin.events = real.events[: played.first] + [retold(e, to) for e in real.events[played.first :]]
        assert sent(view(real, viewer)) == sent(view(twin, viewer))
        for state in played.states[:60]:
            if state.phase >= ROUND_OVER:
                break
            hidden = relabelled(state, to)
            hidden.events = None
            shown = state.copy()
            shown.events = None
            assert sent(view(shown, viewer)) == sent(view(hidden, viewer))
            compared += 1
    assert exchanged > 0
    assert compared > 20


def test_the_seed_that_pairs_the_faces_is_not_sent() -> None:
    """R12: with `pairing = shuffled` the rules themselves hold a secret, and the view's do not."""
    rules = Rules(BOXES["flip"], 3, {"pairing": "shuffled"}, "a secret seed")
    s = new_match(rules, "a secret seed", None, True)
    text = sent(view(s, 0))
    assert "secret" not in text
    again = received(text, rules)
    assert again.rules.seeded
    assert again.rules.seed != rules.seed
    assert again.rules.card_faces != s.rules.card_faces
