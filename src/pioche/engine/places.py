"""Where every card is, packed: a hand is two masks of 56 cards, a pile a slice of one byte vector.

The packing stays in this file; rules use the named methods.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.masks import Cards, bit, bit_of, bits, half_of, lowest
from pioche.engine.registers import Registers

# Places with a size: the hands 0 to 9, then the piles.
DRAW_PILE: Final = 10
TALON: Final = 11  # with two trays: the left one
RIGHT: Final = 12
ASIDE: Final = 13
PLACES: Final = 14
CARD_BITS: Final = 8  # for a card's number, below its stamp; see `stamped`
CARD: Final = 255


@mypyc_attr(acyclic=True)
class Places(Registers):
    """The hands and the piles; `clock`, which orders the hands, is a register.

    mypyc counts no references to a vector that is indexed by a plain name; hence the local names.
    """

    def __init__(
        self,
        hand: vec[i64],
        size: vec[i64],
        pile: vec[u8],
        stamp: vec[i32],
        other: Registers | None = None,
    ) -> None:
        super().__init__(other)
        self.hand = hand
        self.size = size
        self.pile = pile
        self.stamp = stamp  # for each card, when it came into its hand

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether this physical card is in that hand."""
        at = 2 * seat + half_of(card)
        return self.hand[at] & bit_of(card) != 0

    def receive(self, seat: i64, card: i64) -> None:
        """Add a card to a hand, as its newest."""
        at = 2 * seat + half_of(card)
        self.hand[at] |= bit_of(card)
        self.size[seat] += 1
        self.clock += 1
        self.stamp[card] = i32(self.clock)

    def give_up(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand; the caller puts it elsewhere."""
        at = 2 * seat + half_of(card)
        self.hand[at] &= ~bit_of(card)
        self.size[seat] -= 1

    def hand_of(self, seat: i64) -> Cards:
        """The cards of a hand."""
        at = 2 * seat
        low = self.hand[at]
        at += 1
        return low, self.hand[at]

    def set_hand(self, seat: i64, cards: Cards, number: i64) -> None:
        """Make these cards a seat's hand; their order of arrival stays."""
        at = 2 * seat
        self.hand[at] = cards[0]
        at += 1
        self.hand[at] = cards[1]
        self.size[seat] = number

    def hand_list(self, seat: i64) -> list[int]:
        """The cards of a hand in order of arrival."""
        return self.in_order(self.hand_of(seat))

    def in_order(self, cards: Cards) -> list[int]:
        """The cards of a set in order of arrival."""
        return [stamped & CARD for stamped in self.stamped(cards)]

    def stamped(self, cards: Cards) -> list[int]:
        """The same with their stamps, in the bits above the card's."""
        low, high = cards
        stamped: list[int] = []
        while low != 0:
            c = lowest(low)
            low &= low - 1
            stamped.append(int(i64(self.stamp[c]) << CARD_BITS | c))
        while high != 0:
            c = lowest(high) + HALF
            high &= high - 1
            stamped.append(int(i64(self.stamp[c]) << CARD_BITS | c))
        stamped.sort()
        return stamped

    def stamps(self, cards: list[int]) -> list[int]:
        """When each of these cards arrived; 0 for one that has been in no hand since the shuffle."""
        return [int(self.stamp[card]) for card in cards]

    def clear(self) -> None:
        """Empty all hands and piles."""
        k: i64 = 0
        while k < PLACES:
            self.size[k] = 0
            k += 1
        k = 0
        while k < len(self.hand):
            self.hand[k] = 0
            k += 1

    def top(self, tray: i64 = 0) -> i64:
        """The visible card of a tray."""
        place = TALON + tray
        at = (tray + 1) * MAX_CARDS + self.size[place] - 1
        return i64(self.pile[at])

    def put_on(self, place: i64, card: i64) -> None:
        """Put a card on top of a pile."""
        size = self.size
        n = size[place]
        at = (place - DRAW_PILE) * MAX_CARDS + n
        self.pile[at] = u8(card)
        size[place] = n + 1

    def lay_on(self, place: i64, seat: i64, card: i64) -> None:
        """Move a card from a hand to the top of a pile: `give_up` and `put_on` in one."""
        hand, size = self.hand, self.size
        at = 2 * seat + half_of(card)
        hand[at] &= ~bit_of(card)
        size[seat] -= 1
        n = size[place]
        at = (place - DRAW_PILE) * MAX_CARDS + n
        self.pile[at] = u8(card)
        size[place] = n + 1

    def lift(self, seat: i64, k: i64) -> None:
        """Move the top k cards of the draw pile into a hand, one after the other; the pile has as many."""
        hand, size, pile, stamp = self.hand, self.size, self.pile, self.stamp
        clock = self.clock
        n = size[DRAW_PILE]
        end = n - k
        while n > end:
            n -= 1
            card = i64(pile[n])
            at = 2 * seat + half_of(card)
            hand[at] |= bit_of(card)
            clock += 1
            stamp[card] = i32(clock)
        size[DRAW_PILE] = n
        size[seat] += k
        self.clock = clock

    def put_beneath_top(self, tray: i64, card: i64) -> None:
        """Slip a card directly under the visible card of a tray (R61, R68)."""
        top = self.top(tray)
        self.size[TALON + tray] -= 1
        self.put_on(TALON + tray, card)
        self.put_on(TALON + tray, top)

    def pile_list(self, place: i64) -> list[int]:
        """The cards of a pile, bottom first."""
        start = (place - DRAW_PILE) * MAX_CARDS
        return [int(self.pile[start + k]) for k in range(self.size[place])]

    def set_pile(self, place: i64, cards: list[int]) -> None:
        """Make these cards the pile, bottom first."""
        start = (place - DRAW_PILE) * MAX_CARDS
        k: i64 = 0
        for card in cards:
            self.pile[start + k] = card
            k += 1
        self.size[place] = k

    def deal_out(self, first: i64, seats: i64, out: i64, each: i64) -> None:
        """Deal one card at a time, to the left from the first seat on; seats that are out get none."""
        hand, size, pile, stamp = self.hand, self.size, self.pile, self.stamp
        left = each * (seats - bits(out))
        n = size[DRAW_PILE]
        clock = self.clock
        seat = first
        while left > 0:
            if out & bit(seat) == 0:
                n -= 1
                card = i64(pile[n])
                at = 2 * seat + half_of(card)
                hand[at] |= bit_of(card)
                size[seat] += 1
                clock += 1
                stamp[card] = i32(clock)
                left -= 1
            seat += 1
            if seat == seats:
                seat = 0
        size[DRAW_PILE] = n
        self.clock = clock

    def pick_up(self, place: i64) -> None:
        """Turn a pile into the draw pile, which is empty, in the same order."""
        pile, size = self.pile, self.size
        n = size[place]
        start = (place - DRAW_PILE) * MAX_CARDS
        k: i64 = 0
        while k < n:
            pile[k] = pile[start]
            start += 1
            k += 1
        size[DRAW_PILE] = n
        size[place] = 0

    def reverse_pile(self, place: i64) -> None:
        """Turn a pile over as a block (R50)."""
        pile = self.pile
        low = (place - DRAW_PILE) * MAX_CARDS
        high = low + self.size[place] - 1
        while low < high:
            card = pile[low]
            pile[low] = pile[high]
            pile[high] = card
            low += 1
            high -= 1

    def move_beneath(self, tray: i64, place: i64) -> None:
        """Move all cards beneath a tray's visible card on top of another pile, in the same order."""
        pile = self.pile
        start = (tray + 1) * MAX_CARDS
        end = start + self.size[TALON + tray] - 1
        onto = (place - DRAW_PILE) * MAX_CARDS + self.size[place]
        self.size[place] += end - start
        k = start
        while k < end:
            pile[onto] = pile[k]
            onto += 1
            k += 1
        pile[start] = pile[end]
        self.size[TALON + tray] = 1
