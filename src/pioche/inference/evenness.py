"""Evenness: the probability with which to keep a dealer's attempt, so that all deals are equally likely.

A way of the components leaves a number of deals of the rest: for each group with u unbacked cards
left, of which z go to tokens with a known back, u! / (u - z)!; and N! for the N backs that are spare in the
end. Ways are chosen with weights close to these numbers, and rejection corrects the difference.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import MAX_CARDS
from pioche.engine.masks import Cards, count, in_both, is_empty, overlap, without
from pioche.inference.components import BACK, Component

if TYPE_CHECKING:
    from pioche.inference.dealing import Dealer
    from pioche.inference.heaps import ConstrainedBack, ConstrainedCard


class Tally:
    """What the ways of a component use of one group: unbacked cards, and those with a known back."""

    def __init__(self, unbacked: list[int], backed: list[int]) -> None:
        self.unbacked = unbacked  # by way
        self.backed = backed


class Evenness:
    """Computes with the numbers of a dealer that has sorted its tokens."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.factorial = vec[float]([0.0] * (2 * MAX_CARDS))  # logarithms
        for k in range(2, 2 * MAX_CARDS):
            self.factorial[k] = self.factorial[k - 1] + log(k)
        self.nested = self.order_constrained()
        self.set_most()
        self.weighted = False
        self.bound = 0.0
        self.sum = 0.0  # of the ways chosen in the current attempt
        if dealer.apart and dealer.clear:
            self.flatten()

    # ConstrainedCard tokens

    def order_constrained(self) -> bool:
        """Put the most constrained first; return whether the number of cards left for each is then fixed."""
        dealer = self.dealer
        keyed = [(int(count((p.low, p.high))), k) for k, p in enumerate(dealer.constrained_cards)]
        keyed.sort()
        dealer.constrained_cards = [dealer.constrained_cards[k] for _, k in keyed]
        for component in dealer.components:
            if len(component.ways) > 1:
                return False
        for k in range(len(dealer.constrained_cards)):
            one = dealer.constrained_cards[k]
            for j in range(k):
                other = dealer.constrained_cards[j]
                a: Cards = (other.low, other.high)
                b: Cards = (one.low, one.high)
                if one.group == other.group and overlap(a, b) and not is_empty(without(a, b)):
                    return False
        return True

    def set_most(self) -> None:
        """Compute the most cards, or backs, that can be left for each."""
        dealer = self.dealer
        for k in range(len(dealer.constrained_cards)):
            one = dealer.constrained_cards[k]
            one.most = count(in_both((one.low, one.high), dealer.trace.pools[one.group]))
            for j in range(k):
                other = dealer.constrained_cards[j]
                if one.group == other.group and is_empty(
                    without((other.low, other.high), (one.low, one.high))
                ):
                    one.most -= 1
        for constrained_back in dealer.constrained_backs:
            constrained_back.most = self.most_backs(constrained_back)

    def most(self, constrained: ConstrainedCard) -> i64:
        """The number of unbacked cards that a token with a known back can be."""
        unbacked = self.dealer.trace.unbacked(self.dealer.trace.pools[constrained.group])
        return count(in_both((constrained.low, constrained.high), unbacked))

    def most_backs(self, constrained_back: ConstrainedBack) -> i64:
        """The number of spare backs that a card can have."""
        total: i64 = 0
        for face in range(len(constrained_back.backs)):
            if constrained_back.backs[face] != 0:
                total += self.dealer.spare[face]
        return total

    # Ways

    def flatten(self) -> None:
        """Weight the ways, and find an upper bound for the remaining correction."""
        dealer = self.dealer
        groups = len(dealer.heaps)
        tallies = [
            [self.tally(component, group) for group in range(groups)] for component in dealer.components
        ]
        later = [
            [self.later(component, way) for way in range(len(component.ways))]
            for component in dealer.components
        ]
        self.weighted = len(dealer.constrained_cards) > 0 or self.varies(tallies, later)
        if not self.weighted:
            return
        spare = 0.0
        for face in range(len(dealer.spare)):
            spare += float(dealer.spare[face])
        spare -= float(len(dealer.constrained_backs))
        # The change that one more unbacked card, or one more known back, makes.
        per_unbacked = [0.0] * groups
        per_backed = [0.0] * groups
        left = spare
        for _ in range(3):
            used = 0.0
            for group in range(groups):
                unbacked = float(dealer.heaps[group].unbacked_size)
                backed = 0.0
                for k in range(len(dealer.components)):
                    component = dealer.components[k]
                    unbacked -= self.mean(component, tallies[k][group].unbacked)
                    backed += self.mean(component, tallies[k][group].backed)
                used += backed
                rest = max(unbacked - backed, 0.5)
                per_unbacked[group] = log(rest / max(unbacked, 0.5))
                per_backed[group] = log(rest)
            for k in range(len(dealer.components)):
                used += self.mean(dealer.components[k], later[k])
            left = log(max(spare - used, 0.5))
            for k in range(len(dealer.components)):
                self.scale(dealer.components[k], tallies[k], later[k], per_unbacked, per_backed, left)
        self.bound = self.highest(tallies, later, per_unbacked, per_backed, left, int(spare))

    def tally(self, component: Component, group: int) -> Tally:
        """What the ways of a component use of one group."""
        dealer = self.dealer
        unbacked: list[int] = []
        backed: list[int] = []
        for way in component.ways:
            cards = 0
            backs = 0
            for k in range(len(way)):
                token = component.tokens[k]
                if dealer.trace.group[token] != group:
                    continue
                if way[k] >= BACK:
                    if dealer.limited[token] != 0:
                        cards += 1
                    else:
                        backs += 1
                elif dealer.trace.behind[way[k]] < 0:
                    cards += 1
            unbacked.append(cards)
            backed.append(backs)
        return Tally(unbacked, backed)

    def later(self, component: Component, way: int) -> int:
        """How many backs are reserved by tokens that cannot get just any unbacked card."""
        dealer = self.dealer
        found = 0
        chosen = component.ways[way]
        for k in range(len(chosen)):
            token = component.tokens[k]
            if chosen[k] >= BACK:
                found += int(dealer.limited[token])
            elif dealer.trace.behind[chosen[k]] < 0 and len(dealer.allowed_backs[token]) > 0:
                found += 1
        return found

    def varies(self, tallies: list[list[Tally]], later: list[list[int]]) -> bool:
        """Whether some way uses more than another."""
        for k in range(len(later)):
            if len(set(later[k])) > 1:
                return True
            for tally in tallies[k]:
                if len(set(tally.unbacked)) > 1 or len(set(tally.backed)) > 1:
                    return True
        return any(sum(numbers) > 0 for numbers in later)

    def mean(self, component: Component, numbers: list[int]) -> float:
        """The mean over a component's ways."""
        total = 0.0
        before = 0.0
        for k in range(len(numbers)):
            total += float(numbers[k]) * (component.upto[k] - before)
            before = component.upto[k]
        return total / before

    def scale(
        self,
        component: Component,
        tallies: list[Tally],
        later: list[int],
        per_unbacked: list[float],
        per_backed: list[float],
        left: float,
    ) -> None:
        """Weight the ways of a component by an estimate of the deals that they leave."""
        scales: list[float] = []
        sums: list[float] = []
        for way in range(len(component.ways)):
            known = self.most_of_way(component, way)
            total = known - left * float(later[way])
            for group in range(len(tallies)):
                tally = tallies[group]
                total += per_unbacked[group] * float(tally.unbacked[way])
                total += (per_backed[group] - left) * float(tally.backed[way])
            scales.append(exp(total))
            sums.append(known - total)
        component.weigh(scales)
        component.sums = vec[float](sums)

    def most_of_way(self, component: Component, way: int) -> float:
        """The logarithm of how many choices the constrained cards and backs of a way have at most."""
        dealer = self.dealer
        total = 0.0
        chosen = component.ways[way]
        for k in range(len(chosen)):
            token = component.tokens[k]
            if chosen[k] >= BACK:
                if dealer.limited[token] != 0:
                    total += log(max(1, self.most(dealer.constrained_card(token, 0))))
            elif dealer.trace.behind[chosen[k]] < 0 and len(dealer.allowed_backs[token]) > 0:
                total += log(max(1, self.most_backs(dealer.constrained_back(token))))
        return total

    def highest(
        self,
        tallies: list[list[Tally]],
        later: list[list[int]],
        per_unbacked: list[float],
        per_backed: list[float],
        left: float,
        spare: int,
    ) -> float:
        """An upper bound of what `chance` computes."""
        dealer = self.dealer
        found = 0.0
        least_used = sum(min(numbers) for numbers in later)
        most_used = sum(max(numbers) for numbers in later)
        for group in range(len(dealer.heaps)):
            parts = [tally[group] for tally in tallies]
            size = int(dealer.heaps[group].unbacked_size)
            picks = len([p for p in dealer.constrained_cards if p.group == group])
            low, high = sum(min(part.unbacked) for part in parts), sum(max(part.unbacked) for part in parts)
            few, many = sum(min(part.backed) for part in parts), sum(max(part.backed) for part in parts)
            least_used += few
            most_used += many
            best = -1e9
            for unbacked in range(low, high + 1):
                for backed in range(few, many + 1):
                    for pick in range(picks + 1):
                        u = size - unbacked - pick
                        if u < backed:
                            continue
                        part = self.factorial[u] - self.factorial[u - backed]
                        best = max(best, part - per_unbacked[group] * unbacked - per_backed[group] * backed)
            found += best
        ends = [used for used in (least_used, most_used) if used <= spare]
        return found + max(self.factorial[spare - used] + left * used for used in ends)

    def chance(self) -> float:
        """The probability with which to keep the ways chosen in this attempt."""
        dealer = self.dealer
        total = self.sum - self.bound
        for heap in dealer.now:
            u = heap.unbacked_size
            z = i64(len(heap.behind))
            if u < z:
                return 0.0
            if z > 0:
                total += self.factorial[u] - self.factorial[u - z]
        spare: i64 = -dealer.waiting
        face: i64 = 0
        while face < dealer.faces:
            spare += dealer.left[face]
            face += 1
        if spare < 0:
            return 0.0
        return exp(total + self.factorial[spare])
