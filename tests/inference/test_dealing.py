"""Dealers against full enumeration: every world of a small memory comes up as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from pioche.engine.masks import Cards, CardSets, has, in_either
from pioche.engine.rng import Rng
from pioche.inference.dealing import Dealer
from pioche.inference.memory import Clue, Memory
from pioche.inference.tracing import Trace
from pioche.sight.table import Token
from tests.inference.enumeration import Enumeration, World, face, small_memory

FRONTS = [letter + number for number in "123456" for letter in "RYGB"]
BACKS = [letter + number for number in "123456" for letter in "PTOV"]


def dealer_of(memory: Memory, few: int) -> Dealer:
    """A dealer for what is known of the tokens, which lists the ways of those with few options."""
    cards, backs = CardSets(len(memory.tokens)), CardSets(len(memory.tokens))
    for token in memory.tokens:
        cards.put(token.number, token.cards)
        backs.put(token.number, token.backs)
    return Dealer(Trace(memory, cards, backs), few)


def dealt(memory: Memory, watched: list[Token], few: int, number: int) -> Counter[World]:
    """How often each world came up in so many deals."""
    dealer, rng = dealer_of(memory, few), Rng(1, 2, 3, 4)
    assert dealer.clear
    faces = memory.deck.rules.card_faces
    found: Counter[World] = Counter()
    tries = 0
    while found.total() < number:
        tries += 1
        assert tries < 30 * number + 100
        if not dealer.attempt(rng):
            continue
        cards = [int(dealer.card[token.number]) for token in watched]
        if all(told(clue, dealer) for clue in memory.clues):
            apart = memory.deck.apart
            found[tuple((faces[card][0], int(dealer.behind[card]) if apart else -1) for card in cards)] += 1
    return found


def told(clue: Clue, dealer: Dealer) -> bool:
    """Whether a clue holds."""
    return any(has(clue.cards, dealer.card[token.number]) for token in clue.tokens)


def compare(memory: Memory, watched: list[Token], few: int) -> None:
    """Chi-square with room for chance: six standard deviations."""
    expected = Enumeration(memory, watched).run()
    total = expected.total()
    assert len(expected) > 1
    number = min(max(400 * len(expected), 20_000), 150_000)
    found = dealt(memory, watched, few, number)
    assert not set(found) - set(expected)
    distance = sum((found[w] - number * n / total) ** 2 / (number * n / total) for w, n in expected.items())
    freedom = len(expected) - 1
    assert abs(distance - freedom) < 6 * (2 * freedom) ** 0.5 + 6


def hidden(memory: Memory, number: int) -> list[Token]:
    """The last so many tokens, once all others are known; both wilds and the last colours are left."""
    shown = memory.tokens[: len(memory.tokens) - number]
    for k, token in enumerate(shown):
        memory.learn(token, face(memory, FRONTS[k]))
        if memory.deck.apart:
            memory.learn(token, face(memory, BACKS[k], 1))
    return memory.tokens[len(memory.tokens) - number :]


def front(memory: Memory, *codes: str) -> Cards:
    """The cards with these fronts."""
    found: Cards = (0, 0)
    for code in codes:
        found = in_either(found, memory.deck.shows.of(face(memory, code)))
    return found


def back(memory: Memory, *codes: str) -> Cards:
    """These backs, counted apart."""
    found: Cards = (0, 0)
    for code in codes:
        found = in_either(found, memory.deck.shows.of(face(memory, code, 1)))
    return found


# Cards with one face


def nothing_known(memory: Memory) -> list[Token]:
    return hidden(memory, 5)


def exclusions_that_cross(memory: Memory) -> list[Token]:
    """Some tokens are not green, some not blue, one is not wild (challenges)."""
    tokens = hidden(memory, 6)
    memory.exclude(tokens[0], 0, front(memory, "G6"))
    memory.exclude(tokens[1], 0, front(memory, "G6"))
    memory.exclude(tokens[2], 0, front(memory, "B6"))
    memory.exclude(tokens[3], 0, front(memory, "W"))
    return tokens


def a_clue(memory: Memory) -> list[Token]:
    """One of two tokens is wild (a challenge that was won)."""
    tokens = hidden(memory, 5)
    memory.clues.append(Clue(tokens[:2], 0, front(memory, "W")))
    return tokens


def known_cards_shuffled(memory: Memory) -> list[Token]:
    """The talon became the draw pile; one card of it has been seen since, another is not blue."""
    tokens = hidden(memory, 3)
    after = memory.shuffled(memory.tokens[:4])
    memory.learn(after[0], face(memory, FRONTS[2]))
    memory.exclude(after[1], 0, front(memory, FRONTS[3]))
    return tokens + after


def a_wild_put_back(memory: Memory) -> list[Token]:
    """A wild was put back into the draw pile (R6), and later a wild came out of it."""
    tokens = hidden(memory, 6)
    memory.learn(tokens[5], face(memory, "W"))
    after = memory.shuffled(tokens[2:])
    memory.learn(after[0], face(memory, "W"))
    return tokens[:2] + after


def a_hand_put_out(memory: Memory) -> list[Token]:
    """A hand, of which one card was known, went into the draw pile (H15)."""
    tokens = hidden(memory, 5)
    memory.learn(tokens[2], face(memory, "B6"))
    after = memory.shuffled(tokens[1:])
    memory.exclude(tokens[0], 0, front(memory, "W"))
    memory.exclude(after[2], 0, front(memory, "B6"))
    return tokens[:1] + after


ONE_SIDED = [
    nothing_known,
    exclusions_that_cross,
    a_clue,
    known_cards_shuffled,
    a_wild_put_back,
    a_hand_put_out,
]


@pytest.mark.parametrize("few", [0, 8])
@pytest.mark.parametrize("shape", ONE_SIDED, ids=lambda shape: shape.__name__)
def test_each_world_of_a_one_sided_deck_is_equally_likely(
    shape: Callable[[Memory], list[Token]], few: int
) -> None:
    memory = small_memory(two_sided=False)
    compare(memory, shape(memory), few)


# Cards with two faces, of which nobody knows which share a card


def faces_of_hands(memory: Memory) -> list[Token]:
    """Of one card the front is known, of two the back."""
    tokens = hidden(memory, 5)
    memory.learn(tokens[0], face(memory, "W"))
    memory.learn(tokens[1], face(memory, "W", 1))
    memory.learn(tokens[2], face(memory, "O6", 1))
    return tokens


def pairs_of_earlier_rounds(memory: Memory) -> list[Token]:
    """Two cards are known that could be in a hand: the same fronts and backs exist on other cards too."""
    memory.pairs = {
        (face(memory, "W"), face(memory, "V6", 1)): 1,
        (face(memory, "B6"), face(memory, "W", 1)): 1,
    }
    tokens = hidden(memory, 5)
    memory.learn(tokens[0], face(memory, "W"))
    memory.learn(tokens[1], face(memory, "W", 1))
    return tokens


def pairs_and_many_backs(memory: Memory) -> list[Token]:
    """The same with more backs known, so that ways leave different numbers of bare cards."""
    memory.pairs = {(face(memory, "B6"), face(memory, "W", 1)): 1}
    tokens = hidden(memory, 5)
    memory.learn(tokens[0], face(memory, "W", 1))
    memory.learn(tokens[1], face(memory, "V6", 1))
    memory.learn(tokens[2], face(memory, "W"))
    return tokens


def exclusions_on_both_sides(memory: Memory) -> list[Token]:
    """A card with a known back is not wild in front, one with a known front is not purple behind."""
    memory.pairs = {(face(memory, "B6"), face(memory, "W", 1)): 1}
    tokens = hidden(memory, 5)
    memory.learn(tokens[0], face(memory, "W", 1))
    memory.exclude(tokens[0], 0, front(memory, "W"))
    memory.learn(tokens[1], face(memory, "G6"))
    memory.exclude(tokens[1], 1, back(memory, "V6"))
    memory.exclude(tokens[2], 0, front(memory, "B6", "Y6"))
    return tokens


def half_known_card_shuffled(memory: Memory) -> list[Token]:
    """Of the cards of the talon one was seen from one side only; the next card shows its back."""
    tokens = hidden(memory, 5)
    memory.learn(tokens[0], face(memory, "G6"))
    after = memory.shuffled([*memory.tokens[:2], tokens[0]])
    memory.learn(tokens[1], face(memory, "W", 1))
    memory.learn(after[2], face(memory, "V6", 1))
    return tokens[1:] + after


def pairs_wherever_one_looks(memory: Memory) -> list[Token]:
    """Of six cards two are known from earlier rounds, and each hand shows something that fits them."""
    memory.pairs = {
        (face(memory, "W"), face(memory, "V6", 1)): 1,
        (face(memory, "B6"), face(memory, "W", 1)): 1,
    }
    tokens = hidden(memory, 6)
    memory.learn(tokens[0], face(memory, "W"))
    memory.learn(tokens[1], face(memory, "W", 1))
    memory.learn(tokens[2], face(memory, "W", 1))
    memory.exclude(tokens[3], 0, front(memory, "G6"))
    return tokens


TWO_SIDED = [
    pairs_wherever_one_looks,
    faces_of_hands,
    pairs_of_earlier_rounds,
    pairs_and_many_backs,
    exclusions_on_both_sides,
    half_known_card_shuffled,
]


@pytest.mark.parametrize("few", [0, 8])
@pytest.mark.parametrize("shape", TWO_SIDED, ids=lambda shape: shape.__name__)
def test_each_world_is_equally_likely_where_the_backs_are_unknown(
    shape: Callable[[Memory], list[Token]], few: int
) -> None:
    memory = small_memory(two_sided=True)
    compare(memory, shape(memory), few)
