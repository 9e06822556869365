"""Evenness: the probability with which to keep a dealer's attempt, so that all deals are equally likely.

A combination of the components leaves a number of deals of the rest: for each group with u unbacked cards
left, of which z go to tokens with a known back, u! / (u - z)!; and N! for the N backs that are spare in the
end. Combinations are chosen with weights close to these numbers, and rejection corrects the difference.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import MAX_CARDS
from pioche.engine.masks import Cards, count, in_both, is_empty, overlap, without
from pioche.inference.tangles import BACK, Tangle

if TYPE_CHECKING:
    from pioche.inference.dealing import Dealer
    from pioche.inference.heaps import Choosy, Picky


class Tally:
    """What the combinations of a component use of one group: unbacked cards, and those with a known back."""

    def __init__(self, bare: list[int], backed: list[int]) -> None:
        self.bare = bare  # by way
        self.backed = backed


class Evenness:
    """Computes with the numbers of a dealer that has sorted its tokens."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.factorial = vec[float]([0.0] * (2 * MAX_CARDS))  # logarithms
        for k in range(2, 2 * MAX_CARDS):
            self.factorial[k] = self.factorial[k - 1] + log(k)
        self.nested = self.order_picky()
        self.set_most()
        self.weighted = False
        self.bound = 0.0
        self.sum = 0.0  # of the combinations chosen in the current attempt
        if dealer.apart and dealer.clear:
            self.flatten()

    # Picky tokens

    def order_picky(self) -> bool:
        """Put the most constrained first; return whether the number of cards left for each is then fixed."""
        dealer = self.dealer
        keyed = [(int(count((p.low, p.high))), k) for k, p in enumerate(dealer.picky)]
        keyed.sort()
        dealer.picky = [dealer.picky[k] for _, k in keyed]
        for tangle in dealer.tangles:
            if len(tangle.ways) > 1:
                return False
        for k in range(len(dealer.picky)):
            one = dealer.picky[k]
            for j in range(k):
                other = dealer.picky[j]
                a: Cards = (other.low, other.high)
                b: Cards = (one.low, one.high)
                if one.group == other.group and overlap(a, b) and not is_empty(without(a, b)):
                    return False
        return True

    def set_most(self) -> None:
        """Compute the most cards, or backs, that can be left for each."""
        dealer = self.dealer
        for k in range(len(dealer.picky)):
            one = dealer.picky[k]
            one.most = count(in_both((one.low, one.high), dealer.trace.pools[one.group]))
            for j in range(k):
                other = dealer.picky[j]
                if one.group == other.group and is_empty(
                    without((other.low, other.high), (one.low, one.high))
                ):
                    one.most -= 1
        for choosy in dealer.choosy:
            choosy.most = self.most_backs(choosy)

    def most(self, picky: Picky) -> i64:
        """The number of unbacked cards that a token with a known back can be."""
        bare = self.dealer.trace.bare(self.dealer.trace.pools[picky.group])
        return count(in_both((picky.low, picky.high), bare))

    def most_backs(self, choosy: Choosy) -> i64:
        """The number of spare backs that a card can have."""
        total: i64 = 0
        for face in range(len(choosy.backs)):
            if choosy.backs[face] != 0:
                total += self.dealer.spare[face]
        return total

    # Ways

    def flatten(self) -> None:
        """Weight the combinations, and find an upper bound for the remaining correction."""
        dealer = self.dealer
        groups = len(dealer.heaps)
        tallies = [[self.tally(tangle, group) for group in range(groups)] for tangle in dealer.tangles]
        later = [[self.later(tangle, way) for way in range(len(tangle.ways))] for tangle in dealer.tangles]
        self.weighted = len(dealer.picky) > 0 or self.varies(tallies, later)
        if not self.weighted:
            return
        spare = 0.0
        for face in range(len(dealer.spare)):
            spare += float(dealer.spare[face])
        spare -= float(len(dealer.choosy))
        # The change that one more unbacked card, or one more known back, makes.
        per_bare = [0.0] * groups
        per_backed = [0.0] * groups
        left = spare
        for _ in range(3):
            used = 0.0
            for group in range(groups):
                bare = float(dealer.heaps[group].bare_size)
                backed = 0.0
                for k in range(len(dealer.tangles)):
                    tangle = dealer.tangles[k]
                    bare -= self.mean(tangle, tallies[k][group].bare)
                    backed += self.mean(tangle, tallies[k][group].backed)
                used += backed
                rest = max(bare - backed, 0.5)
                per_bare[group] = log(rest / max(bare, 0.5))
                per_backed[group] = log(rest)
            for k in range(len(dealer.tangles)):
                used += self.mean(dealer.tangles[k], later[k])
            left = log(max(spare - used, 0.5))
            for k in range(len(dealer.tangles)):
                self.scale(dealer.tangles[k], tallies[k], later[k], per_bare, per_backed, left)
        self.bound = self.highest(tallies, later, per_bare, per_backed, left, int(spare))

    def tally(self, tangle: Tangle, group: int) -> Tally:
        """What the combinations of a component use of one group."""
        dealer = self.dealer
        bare: list[int] = []
        backed: list[int] = []
        for way in tangle.ways:
            cards = 0
            backs = 0
            for k in range(len(way)):
                token = tangle.tokens[k]
                if dealer.trace.group[token] != group:
                    continue
                if way[k] >= BACK:
                    if dealer.limited[token] != 0:
                        cards += 1
                    else:
                        backs += 1
                elif dealer.trace.behind[way[k]] < 0:
                    cards += 1
            bare.append(cards)
            backed.append(backs)
        return Tally(bare, backed)

    def later(self, tangle: Tangle, way: int) -> int:
        """How many backs are reserved by tokens that cannot get just any unbacked card."""
        dealer = self.dealer
        found = 0
        chosen = tangle.ways[way]
        for k in range(len(chosen)):
            token = tangle.tokens[k]
            if chosen[k] >= BACK:
                found += int(dealer.limited[token])
            elif dealer.trace.behind[chosen[k]] < 0 and len(dealer.fussy[token]) > 0:
                found += 1
        return found

    def varies(self, tallies: list[list[Tally]], later: list[list[int]]) -> bool:
        """Whether some combination uses more than another."""
        for k in range(len(later)):
            if len(set(later[k])) > 1:
                return True
            for tally in tallies[k]:
                if len(set(tally.bare)) > 1 or len(set(tally.backed)) > 1:
                    return True
        return any(sum(numbers) > 0 for numbers in later)

    def mean(self, tangle: Tangle, numbers: list[int]) -> float:
        """The mean over a component's combinations."""
        total = 0.0
        before = 0.0
        for k in range(len(numbers)):
            total += float(numbers[k]) * (tangle.upto[k] - before)
            before = tangle.upto[k]
        return total / before

    def scale(
        self,
        tangle: Tangle,
        tallies: list[Tally],
        later: list[int],
        per_bare: list[float],
        per_backed: list[float],
        left: float,
    ) -> None:
        """Weight the combinations of a component by an estimate of the deals that they leave."""
        scales: list[float] = []
        sums: list[float] = []
        for way in range(len(tangle.ways)):
            known = self.most_of_way(tangle, way)
            total = known - left * float(later[way])
            for group in range(len(tallies)):
                tally = tallies[group]
                total += per_bare[group] * float(tally.bare[way])
                total += (per_backed[group] - left) * float(tally.backed[way])
            scales.append(exp(total))
            sums.append(known - total)
        tangle.weigh(scales)
        tangle.sums = vec[float](sums)

    def most_of_way(self, tangle: Tangle, way: int) -> float:
        """The logarithm of how many choices the constrained cards and backs of a combination have at most."""
        dealer = self.dealer
        total = 0.0
        chosen = tangle.ways[way]
        for k in range(len(chosen)):
            token = tangle.tokens[k]
            if chosen[k] >= BACK:
                if dealer.limited[token] != 0:
                    total += log(max(1, self.most(dealer.picky_later(token, 0))))
            elif dealer.trace.behind[chosen[k]] < 0 and len(dealer.fussy[token]) > 0:
                total += log(max(1, self.most_backs(dealer.choosy_later(token))))
        return total

    def highest(
        self,
        tallies: list[list[Tally]],
        later: list[list[int]],
        per_bare: list[float],
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
            size = int(dealer.heaps[group].bare_size)
            picks = len([p for p in dealer.picky if p.group == group])
            low, high = sum(min(part.bare) for part in parts), sum(max(part.bare) for part in parts)
            few, many = sum(min(part.backed) for part in parts), sum(max(part.backed) for part in parts)
            least_used += few
            most_used += many
            best = -1e9
            for bare in range(low, high + 1):
                for backed in range(few, many + 1):
                    for pick in range(picks + 1):
                        u = size - bare - pick
                        if u < backed:
                            continue
                        part = self.factorial[u] - self.factorial[u - backed]
                        best = max(best, part - per_bare[group] * bare - per_backed[group] * backed)
            found += best
        ends = [used for used in (least_used, most_used) if used <= spare]
        return found + max(self.factorial[spare - used] + left * used for used in ends)

    def chance(self) -> float:
        """The probability with which to keep the combinations chosen in this attempt."""
        dealer = self.dealer
        total = self.sum - self.bound
        for heap in dealer.now:
            u = heap.bare_size
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
