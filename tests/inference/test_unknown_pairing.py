"""Nobody knows by heart which faces share a card in a printed deck: it is learnt from what is seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.boxes.flip import Flip
from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.options import Options
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.inference.recall import recall
from pioche.inference.worlds import Worlds
from pioche.sight.history import History
from pioche.sight.view import View, view
from pioche.study.checks.walks import answers


def dice(name: str) -> Rng:
    """A random stream."""
    return stream(match_key(name), 0, b"test")


def hands(s: State) -> list[list[str]]:
    """All hands in letters, both faces."""
    return [[s.rules.full_code(card) for card in s.hand_list(seat)] for seat in range(s.seats)]


class OtherPrint(Flip):
    """Flip with the backs of some cards exchanged."""

    def __init__(self, exchanged: list[int]) -> None:
        super().__init__("flip")
        self.exchanged = exchanged

    def pairs(self, options: Options) -> list[tuple[str, str]]:
        """As printed, but each of these cards has the back of the next one."""
        found = super().pairs(options)
        if self.exchanged:
            backs = [found[card][1] for card in self.exchanged]
            for card, back in zip(self.exchanged, [*backs[1:], backs[0]], strict=True):
                found[card] = (found[card][0], back)
        return found


def played(box: Flip, seed: str, moves: int) -> tuple[State, View]:
    """A game of three after so many moves, as the player to move sees it; nothing is turned over."""
    s = new_match(Rules(box, 3, {}), seed, None, True)
    rng = Random(seed)
    for _ in range(moves):
        answer = rng.choice(answers(s))
        after = s.copy()
        apply(after, answer)
        if after.phase >= ROUND_OVER or after.side != 0:
            break
        apply(s, answer)
    return s, view(s, s.asked, History(s.rules, s.asked))


def unseen(s: State, seen: View) -> list[int]:
    """The cards of which this viewer has not seen the back."""
    shown = [card.dark for hand in seen.hands for card in hand] + [seen.next]
    for event in seen.history:
        shown += [card.dark for card in event.cards] + [event.next]
    return [card for card in s.rules.deck if s.rules.card_faces[card][1] not in shown]


@pytest.mark.parametrize("number", range(12))
def test_nothing_of_the_print_leaks(number: int) -> None:
    """Two printed decks that differ only in what was not seen give the same worlds."""
    s, seen = played(Flip("flip"), str(number), 5 * number)
    other = unseen(s, seen)
    assert len(other) > 10
    twin, same = played(OtherPrint(other), str(number), 5 * number)
    assert same.to_dict() == seen.to_dict()
    assert hands(s) != hands(twin) or s.rules.card_faces != twin.rules.card_faces
    for k in range(5):
        assert hands(Worlds(seen).deal(dice(str(k)))) == hands(Worlds(same).deal(dice(str(k))))
    by_heart = [hands(Worlds(moment, True).deal(dice("x"))) for moment in (seen, same)]
    assert number == 0 or by_heart[0] != by_heart[1]


@pytest.mark.parametrize("box", ["flip", "transformers"])
def test_the_cards_behind_known_backs_can_be_anything(box: str) -> None:
    """At the deal a back tells nothing of the front: each front that is left is as likely behind it."""
    s = new_match(Rules(BOXES[box], 2, {}), "even", None, True)
    seen = view(s, 0, History(s.rules, 0))
    worlds, rng = Worlds(seen), dice(box)
    number = 4000
    fronts: Counter[str] = Counter()
    for _ in range(number):
        world = worlds.deal(rng)
        card = world.hand_list(1)[0]
        assert world.rules.card_faces[card][1] == seen.hands[1][0].dark
        fronts[world.rules.code(card, 0)] += 1
    held = Counter(s.rules.code(card, 0) for card in [*s.hand_list(0), s.top()])
    left = Counter(s.rules.code(card, 0) for card in s.rules.deck) - held
    total = left.total()
    distance = sum(
        (fronts[code] - number * n / total) ** 2 / (number * n / total) for code, n in left.items()
    )
    assert set(fronts) <= set(left)
    assert distance < len(left) + 6 * (2 * len(left)) ** 0.5


def test_what_was_seen_of_a_card_in_an_earlier_round_is_remembered() -> None:
    """A pair seen in the match stays together in every world, and more of them are known each round."""
    s = new_match(Rules(BOXES["flip"], 3, {}), "long", None, True)
    eyes = History(s.rules, 0)
    rng = Random(3)
    known = 0
    while s.round < 4:
        apply(s, rng.choice(answers(s)))
        if s.phase >= ROUND_OVER or rng.random() > 0.05:
            continue
        seen = view(s, 0, eyes)
        pairs = recall(seen, False).pairs
        assert sum(pairs.values()) >= known
        known = sum(pairs.values())
        worlds = Worlds(seen)
        for k in range(3):
            faces = Counter(worlds.deal(dice(str(k))).rules.card_faces)
            assert all(faces[pair] >= times for pair, times in pairs.items())
    assert known > 40


def test_the_faces_of_a_world_are_those_of_the_deck() -> None:
    """Whatever the pairing, each front and each back is there as often as in the box."""
    s, seen = played(Flip("flip"), "x", 20)
    worlds = Worlds(seen)
    for k in range(20):
        found = worlds.deal(dice(str(k))).rules
        for side in (0, 1):
            real = Counter(pair[side] for pair in s.rules.card_faces)
            assert Counter(pair[side] for pair in found.card_faces) == real
