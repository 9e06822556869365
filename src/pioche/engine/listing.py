"""The plays of a turn: list them all, or draw one at random without a list."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import PLAY, Answers, action, card_bits, play_on
from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.masks import Cards, count, in_both, lowest
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.engine.turn import fit_row, layable, pairs_in


def list_plays(s: State, out: Answers, seat: i64, tray: i64, said: i64) -> None:
    """List the cards of a hand that fit on a tray."""
    rules = s.rules
    row = fit_row(s, tray)
    at = 2 * seat
    low = s.hand[at] & rules.fit_low[row]
    at += 1
    high = s.hand[at] & rules.fit_high[row]
    if rules.barred:
        low, high = layable(s, seat, tray, (low, high))
    if low | high == 0:
        return
    list_cards(s, out, play_on(seat, said), (low, high))


def some_play(s: State, rng: Rng) -> i64:
    """One of the plays that `legal` lists for a turn, drawn without listing them; -1 if there is none.

    All are equally likely, and a test compares this with drawing from the list. Doubles are left out (H9).
    """
    if s.rules.trays == 2:
        return some_play_of_two(s, rng)
    seat = s.asked
    low, high = layable(s, seat, 0, s.hand_of(seat))
    if low | high == 0:
        return -1
    k: i64 = 0
    if (low & s.rules.grouped_low) | (high & s.rules.grouped_high) == 0 and low & high & s.rules.paired == 0:
        # No two of them are equal, as in most hands.
        n = count((low, high))
        if n > 1:
            k = rng.below(n)
        return play_on(seat, -1) | card_bits(one_of(low, high, k))
    n = number_of_groups(s, (low, high)) + number_of_others(s, (low, high))
    if n > 1:
        k = rng.below(n)
    return play_on(seat, -1) | card_bits(different_one(s, (low, high), k))


def some_play_of_two(s: State, rng: Rng) -> i64:
    """The same with two trays; the plays on the left one come first."""
    seat = s.asked
    hand = s.hand_of(seat)
    left = layable(s, seat, 0, hand)
    right = layable(s, seat, 1, hand)
    grouped = (s.rules.grouped_low, s.rules.grouped_high)
    groups = number_of_groups(s, left)
    n = groups + number_of_others(s, left)
    if in_both(left, grouped) != in_both(right, grouped):  # most of these are wilds, which fit on both
        groups = number_of_groups(s, right)
    both = n + groups + number_of_others(s, right)
    if both == 0:
        return -1
    k: i64 = 0
    if both > 1:
        k = rng.below(both)
    # -1 for the right tray, else 0; branch-free, as the branch is unpredictable.
    other = (n - 1 - k) >> 63
    low = left[0] ^ ((left[0] ^ right[0]) & other)
    high = left[1] ^ ((left[1] ^ right[1]) & other)
    return play_on(seat, -other) | card_bits(different_one(s, (low, high), k - (n & other)))


def one_of(low: i64, high: i64, k: i64) -> i64:
    """The card at position k of a set."""
    while low != 0:
        if k == 0:
            return lowest(low)
        low &= low - 1
        k -= 1
    while k > 0:
        high &= high - 1
        k -= 1
    return lowest(high) + HALF


def number_of_groups(s: State, cards: Cards) -> i64:
    """How many answers `list_cards` gives for the cards that have more than one equal."""
    low, high = cards
    n: i64 = 0
    if (low & s.rules.grouped_low) | (high & s.rules.grouped_high) != 0:
        group: i64 = 0
        while group < s.rules.groups:
            if (low & s.rules.group_low[group]) | (high & s.rules.group_high[group]) != 0:
                n += 1
            group += 1
    return n


def number_of_others(s: State, cards: Cards) -> i64:
    """How many answers `list_cards` gives for single cards and pairs."""
    low = cards[0] & ~s.rules.grouped_low
    high = cards[1] & ~s.rules.grouped_high
    return count((low, high & ~(low & s.rules.paired)))


def different_one(s: State, cards: Cards, k: i64) -> i64:
    """The card of the answer that `list_cards` lists at position k."""
    low, high = cards
    if (low & s.rules.grouped_low) | (high & s.rules.grouped_high) != 0:
        group: i64 = 0
        while group < s.rules.groups:
            in_low = low & s.rules.group_low[group]
            in_high = high & s.rules.group_high[group]
            if in_low | in_high != 0:
                if k == 0:
                    return longest_held(s, (in_low, in_high))
                k -= 1
            group += 1
        low &= ~s.rules.grouped_low
        high &= ~s.rules.grouped_high
    both = low & high & s.rules.paired
    low ^= both
    high ^= both
    while both != 0:
        if k == 0:
            card = lowest(both)
            twin = card + HALF
            return twin if s.stamp[twin] < s.stamp[card] else card
        both &= both - 1
        k -= 1
    return one_of(low, high, k)


def list_doubles(s: State, out: Answers, seat: i64) -> None:
    """List the pairs of equal numbers in a hand of which the lower one fits (H9)."""
    for first, second in pairs_in(s, layable(s, seat, 0, s.hand_of(seat))):
        out.add(action(PLAY, seat, first, second=second))


def list_cards(s: State, out: Answers, base: i64, cards: Cards) -> None:
    """Add an action for each card of a set; of equal cards only for the one held longest."""
    low, high = cards
    rules = s.rules
    n = out.n
    if n + MAX_CARDS > len(out.items):
        out.make_room(MAX_CARDS)
    items = out.items
    if (low & rules.grouped_low) | (high & rules.grouped_high) != 0:
        group: i64 = 0
        while group < rules.groups:
            in_low = low & rules.group_low[group]
            in_high = high & rules.group_high[group]
            if in_low | in_high != 0:
                items[n] = base | card_bits(longest_held(s, (in_low, in_high)))
                n += 1
            group += 1
        low &= ~rules.grouped_low
        high &= ~rules.grouped_high
    both = low & high & rules.paired
    low ^= both
    high ^= both
    while both != 0:
        card = lowest(both)
        both &= both - 1
        twin = card + HALF
        if s.stamp[twin] < s.stamp[card]:
            card = twin
        items[n] = base | card_bits(card)
        n += 1
    while low != 0:
        items[n] = base | card_bits(lowest(low))
        n += 1
        low &= low - 1
    while high != 0:
        items[n] = base | card_bits(lowest(high) + HALF)
        n += 1
        high &= high - 1
    out.n = n


def longest_held(s: State, cards: Cards) -> i64:
    """The card of a set that arrived first."""
    low, high = cards
    best: i64 = -1
    while low != 0:
        card = lowest(low)
        low &= low - 1
        if best < 0 or s.stamp[card] < s.stamp[best]:
            best = card
    while high != 0:
        card = lowest(high) + HALF
        high &= high - 1
        if best < 0 or s.stamp[card] < s.stamp[best]:
            best = card
    return best
