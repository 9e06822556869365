"""Random numbers: what draws many at a stretch draws the same as one at a time."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from pioche.engine.rng import Rng, match_key, stream


def state(rng: Rng) -> tuple[int, int, int, int]:
    """Where a stream is."""
    return int(rng.a), int(rng.b), int(rng.c), int(rng.d)


@pytest.mark.parametrize(("start", "end"), [(0, 112), (0, 2), (3, 4), (5, 5), (100, 212)])
def test_a_shuffle_draws_one_number_after_the_other(start: int, end: int) -> None:
    for number in range(40):
        rng = stream(match_key("shuffle"), number, b"test")
        slow, pile = rng.copy(), vec[u8]([k % 251 for k in range(224)])
        wanted = [int(card) for card in pile]
        for k in range(end - start - 1, 0, -1):
            j = start + int(slow.below(k + 1))
            wanted[start + k], wanted[j] = wanted[j], wanted[start + k]
        rng.shuffle(pile, start, end)
        assert [int(card) for card in pile] == wanted
        assert state(rng) == state(slow)


def test_a_number_that_would_not_be_fair_is_drawn_again_in_a_shuffle() -> None:
    # The first word of this stream is 0, which `below` takes only where the number divides 2**32.
    rng = Rng(0, 1, 2, 0)
    slow, pile = rng.copy(), vec[u8]([0, 1, 2])
    assert slow.copy().next32() == 0
    wanted = [0, 1, 2]
    for k in (2, 1):
        j = int(slow.below(k + 1))
        wanted[k], wanted[j] = wanted[j], wanted[k]
    rng.shuffle(pile, 0, 3)
    assert ([int(card) for card in pile], state(rng)) == (wanted, state(slow))


@pytest.mark.parametrize("words", [0, 1, 6, 50])
def test_thousandths_come_two_from_each_word(words: int) -> None:
    for number in range(40):
        rng = stream(match_key("thousandths"), number, b"test")
        slow = rng.copy()
        drawn = [int(slow.next32()) for _ in range(words)]
        wanted = sum((word >> 16) * 1000 // 65536 + (word & 0xFFFF) * 1000 // 65536 for word in drawn)
        assert rng.thousandths(words) == wanted
        assert state(rng) == state(slow)


@pytest.mark.parametrize("words", [0, 1, 6, 50])
def test_words_that_are_passed_over_are_gone(words: int) -> None:
    for number in range(40):
        rng = stream(match_key("skip"), number, b"test")
        slow = rng.copy()
        for _ in range(words):
            slow.next32()
        rng.skip(words)
        assert state(rng) == state(slow)
