"""Dealer: gives every hidden token a card, each consistent deal with equal probability.

It is prepared from a `Trace`. Tokens with few options form components, whose ways are listed in
advance. A token with many options, but not all, is constrained and takes one of the cards left; the most
constrained goes first. All other tokens get the rest, shuffled. Where a choice leaves more deals for the rest
than another choice would, rejection sampling makes up for it: an attempt is kept with some probability, else
repeated.

If the backs are unknown, a card that nobody has seen from behind is unbacked. A hidden token with a known
back is either a known card with this back, or an unbacked card that then uses up one of the spare backs.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.cards import MAX_CARDS
from pioche.engine.masks import HIGH, LOW, Cards, first, in_both, is_empty, only, without
from pioche.engine.rng import Rng
from pioche.inference.components import BACK, WORD, Component, components_of
from pioche.inference.evenness import Evenness
from pioche.inference.heaps import ConstrainedBack, ConstrainedCard, Heap, cards_in
from pioche.inference.tracing import Trace
from pioche.sight.table import Token

FEW: Final = 8
NO_BACK: Final = 255
MISSES: Final = 50  # failed draws for a constrained token before checking that it has any option


class Dealer:
    """After `attempt`, `card` holds one card for each token and `behind` the back of each card."""

    def __init__(self, trace: Trace, few: i64 = FEW) -> None:
        self.trace = trace
        self.few = few  # up to this many options, a token's ways are listed
        self.clear = trace.clear
        self.apart = trace.deck.apart
        self.card = trace.label[:]
        faces = len(trace.deck.rules.faces)
        self.heaps: list[Heap] = []
        self.place = vec[i64]([0] * MAX_CARDS)  # the position of each card in its heap
        self.loose: list[i64] = []  # unbacked cards without a token, or with one
        self.fill_heaps()
        self.spare = vec[i64]([i64(number) for number in trace.spare])
        self.constrained_cards: list[ConstrainedCard] = []
        self.constrained_backs: list[ConstrainedBack] = []
        self.allowed_backs: list[vec[u8]] = [vec[u8]([])] * len(
            trace.label
        )  # the backs of each token, if limited
        self.limits: list[Cards] = [(0, 0)] * len(trace.label)
        self.limited = vec[u8]([0] * len(trace.label))
        tokens: list[i64] = []
        options: list[list[int]] = []
        for token in trace.present:
            self.sort_out(token, tokens, options)
        self.components: list[Component] = components_of(tokens, options, [int(k) for k in self.spare])
        for component in self.components:
            self.clear = self.clear and not component.full and len(component.ways) > 0
        for heap in self.heaps:
            heap.tokens = vec[i64](heap.free)
        self.clear = self.clear and self.adds_up()
        self.unbacked = vec[i64](self.loose)
        self.rest = vec[u8]([0] * MAX_CARDS)
        self.behind = vec[u8]([NO_BACK] * MAX_CARDS)
        for card in trace.deck.rules.deck:
            if trace.behind[card] >= 0:
                self.behind[card] = u8(trace.behind[card])
        self.given = self.behind[:]
        self.left = self.spare[:]
        self.faces: i64 = faces
        self.waiting: i64 = 0  # constrained backs in the current attempt
        self.now: list[Heap] = [Heap([], []) for _ in self.heaps]
        self.at = self.place[:]
        self.evenness = Evenness(self)

    # Preparing

    def fill_heaps(self) -> None:
        """Sort the cards left of each group into known and unbacked ones."""
        trace = self.trace
        for pool in trace.pools:
            known: list[int] = []
            unbacked: list[int] = []
            while not is_empty(pool):
                card = int(first(pool))
                pool = without(pool, only(card))
                if self.apart and trace.behind[card] < 0:
                    self.place[card] = len(unbacked)
                    unbacked.append(card)
                    self.loose.append(card)
                else:
                    self.place[card] = len(known)
                    known.append(card)
            self.heaps.append(Heap(known, unbacked))

    def sort_out(self, token: Token, tokens: list[i64], options: list[list[int]]) -> None:
        """Decide how this token gets its card."""
        trace = self.trace
        number = token.number
        label = trace.label[number]
        group = trace.group[number]
        heap = self.heaps[group]
        backs = self.backs_of(token)
        if label >= 0:
            if self.apart and trace.behind[label] < 0:
                self.loose.append(label)
                if len(backs) > 0:
                    self.constrained_backs.append(ConstrainedBack(number, backs))
            return
        able = trace.possible(token)
        pool = trace.pools[group]
        if self.apart and token.dark >= 0:
            back = token.dark
            found = [card for card in cards_in(able) if trace.behind[card] == back]
            if heap.unbacked_size > 0 and self.spare[back] > 0:
                found.append(int(BACK + back))
            self.limit(token, able, pool)
            tokens.append(number)
            options.append(found)
        elif self.apart and token.light >= 0:
            self.allowed_backs[number] = backs
            tokens.append(number)
            options.append(cards_in(trace.with_backs(token, able)))
        elif len(backs) > 0:
            self.clear = False
        elif is_empty(without(pool, able)):
            heap.free.append(number)
        elif len(cards_in(able)) <= self.few:
            tokens.append(number)
            options.append(cards_in(able))
        else:
            self.constrained_cards.append(ConstrainedCard(number, group, able, -1))

    def adds_up(self) -> bool:
        """Whether tokens and cards, and cards and backs, are equally many; else the history is impossible."""
        left: list[i64] = [heap.known_size + heap.unbacked_size - i64(len(heap.free)) for heap in self.heaps]
        for constrained in self.constrained_cards:
            left[constrained.group] -= 1
        for component in self.components:
            for token in component.tokens:
                left[self.trace.group[token]] -= 1
        return all(number == 0 for number in left) and sum(self.trace.spare) == len(self.loose)

    def limit(self, token: Token, able: Cards, pool: Cards) -> None:
        """Record that a token with a known back cannot be every unbacked card."""
        if not is_empty(without(self.trace.unbacked(pool), able)):
            self.limited[token.number] = 1
            self.limits[token.number] = able

    def backs_of(self, token: Token) -> vec[u8]:
        """The backs that a token can have, by face; empty if it can have all."""
        deck = self.trace.deck
        own = self.trace.backs.of(token.number)
        if not self.apart or token.dark >= 0 or is_empty(without(deck.backs, own)):
            return vec[u8]([])
        found = vec[u8]([0] * len(deck.rules.faces))
        for back in deck.back_face:
            if not is_empty(in_both(own, deck.shows.of(back))):
                found[back] = 1
        return found

    # Dealing

    def attempt(self, rng: Rng) -> bool:
        """Give each token a card; False if it must be tried again."""
        evenness = self.evenness
        self.lay_out()
        chance = 1.0
        more_cards: list[ConstrainedCard] = []
        more_backs: list[ConstrainedBack] = []
        evenness.sum = 0.0
        for component in self.components:
            self.choose_way(component, more_cards, more_backs, rng)
        self.waiting = len(self.constrained_backs) + len(more_backs)
        for constrained in self.constrained_cards:
            chance = chance * self.pick(constrained, not evenness.nested, rng)
        for constrained in more_cards:
            chance = chance * self.pick(constrained, True, rng)
        if chance == 0.0 or not self.apart:
            if chance != 0.0:
                for group in range(len(self.now)):
                    self.give_rest(self.heaps[group], self.now[group], rng)
            return chance == 1.0 or float(rng.next32()) / WORD < chance
        if evenness.weighted:
            chance = chance * evenness.chance()
        for heap in self.now:
            if not self.give_unbacked(heap, rng):
                return False
        for group in range(len(self.now)):
            self.give_rest(self.heaps[group], self.now[group], rng)
        for constrained_back in self.constrained_backs:
            chance = chance * self.choose_back(constrained_back, rng)
        for constrained_back in more_backs:
            chance = chance * self.choose_back(constrained_back, rng)
        if chance < 1.0 and float(rng.next32()) / WORD >= chance:
            return False
        self.give_backs(rng)
        return True

    def lay_out(self) -> None:
        """Start over with all cards in their heaps."""
        for k in range(len(self.heaps)):
            heap = self.heaps[k]
            now = self.now[k]
            now.known = heap.known[:]
            now.known_size = heap.known_size
            if self.apart:
                now.unbacked = heap.unbacked[:]
                now.unbacked_size = heap.unbacked_size
                now.behind = []
        if self.components or self.constrained_cards:
            self.at = self.place[:]
        if self.apart:
            self.behind = self.given[:]
            self.left = self.spare[:]

    def choose_way(
        self,
        component: Component,
        more_cards: list[ConstrainedCard],
        more_backs: list[ConstrainedBack],
        rng: Rng,
    ) -> None:
        """Choose a way and give its tokens their cards."""
        way = component.choose(rng)
        self.evenness.sum += component.sums[way]
        k = way * component.size
        group_of = self.trace.group
        for token in component.tokens:
            option = component.chosen[k]
            k += 1
            heap = self.now[group_of[token]]
            if option < BACK:
                self.card[token] = option
                self.take(heap, option)
                if self.apart and self.given[option] == NO_BACK and len(self.allowed_backs[token]) > 0:
                    more_backs.append(self.constrained_back(token))
                continue
            back = option - BACK
            self.left[back] -= 1
            if self.limited[token] != 0:
                more_cards.append(self.constrained_card(token, back))
            else:
                heap.behind.append(token)
                self.card[token] = back  # replaced once it gets a card

    def constrained_card(self, token: i64, back: i64) -> ConstrainedCard:
        """A token with this back that can be only some of the unbacked cards."""
        return ConstrainedCard(token, self.trace.group[token], self.limits[token], back)

    def constrained_back(self, token: i64) -> ConstrainedBack:
        """A token whose unbacked card can have only some of the backs."""
        return ConstrainedBack(token, self.allowed_backs[token])

    def take(self, heap: Heap, card: i64) -> None:
        """Remove a card from its heap."""
        at = self.at
        k = at[card]
        if self.apart and self.given[card] == NO_BACK:
            heap.unbacked_size -= 1
            last = i64(heap.unbacked[heap.unbacked_size])
            heap.unbacked[k] = u8(last)
        else:
            heap.known_size -= 1
            last = i64(heap.known[heap.known_size])
            heap.known[k] = u8(last)
        at[last] = k

    def pick(self, constrained: ConstrainedCard, counted: bool, rng: Rng) -> float:
        """Give a constrained token one of its cards; return the ratio of its options to the most possible."""
        heap = self.now[constrained.group]
        known = heap.known_size if constrained.back < 0 else 0
        total = known + heap.unbacked_size
        chance = 1.0
        if counted:
            able = self.able(constrained, heap, known)
            if able == 0:
                return 0.0
            most = constrained.most if constrained.most > 0 else self.evenness.most(constrained)
            chance = float(able) / float(most)
        misses: i64 = 0
        while True:
            if total == 0 or (misses == MISSES and self.able(constrained, heap, known) == 0):
                return 0.0
            misses += 1
            k = rng.below(total)
            card = i64(heap.known[k]) if k < known else i64(heap.unbacked[k - known])
            if (constrained.low & LOW[card]) | (constrained.high & HIGH[card]) != 0:
                break
        self.card[constrained.token] = card
        self.take(heap, card)
        if constrained.back >= 0:
            self.behind[card] = u8(constrained.back)
        return chance

    def able(self, constrained: ConstrainedCard, heap: Heap, known: i64) -> i64:
        """How many of the cards left a constrained token can be."""
        found: i64 = 0
        k: i64 = 0
        while k < known:
            card = i64(heap.known[k])
            if (constrained.low & LOW[card]) | (constrained.high & HIGH[card]) != 0:
                found += 1
            k += 1
        k = 0
        while k < heap.unbacked_size:
            card = i64(heap.unbacked[k])
            if (constrained.low & LOW[card]) | (constrained.high & HIGH[card]) != 0:
                found += 1
            k += 1
        return found

    def give_unbacked(self, heap: Heap, rng: Rng) -> bool:
        """Give tokens with a known back any unbacked card; False if there are not enough."""
        unbacked = heap.unbacked
        n = heap.unbacked_size
        for token in heap.behind:
            if n == 0:
                return False
            k = rng.below(n)
            n -= 1
            card = i64(unbacked[k])
            unbacked[k] = unbacked[n]
            self.behind[card] = u8(self.card[token])
            self.card[token] = card
        heap.unbacked_size = n
        return True

    def give_rest(self, plan: Heap, heap: Heap, rng: Rng) -> None:
        """Shuffle the remaining cards among the unconstrained tokens."""
        cards = heap.known
        n = heap.known_size
        k: i64 = 0
        while k < heap.unbacked_size:
            cards[n] = heap.unbacked[k]
            n += 1
            k += 1
        card = self.card
        tokens = plan.tokens
        j = i64(len(tokens)) - 1
        while j >= 0:
            k = rng.below(n)
            n -= 1
            token = tokens[j]
            card[token] = i64(cards[k])
            cards[k] = cards[n]
            j -= 1

    def choose_back(self, constrained_back: ConstrainedBack, rng: Rng) -> float:
        """Give an unbacked card one of its backs; return the ratio of its options to the most possible."""
        card = self.card[constrained_back.token]
        total: i64 = 0
        face: i64 = 0
        while face < self.faces:
            if constrained_back.backs[face] != 0:
                total += self.left[face]
            face += 1
        if total == 0:
            return 0.0
        k = rng.below(total)
        face = -1
        while k >= 0:
            face += 1
            if constrained_back.backs[face] != 0:
                k -= self.left[face]
        self.left[face] -= 1
        self.behind[card] = u8(face)
        most = (
            constrained_back.most if constrained_back.most > 0 else self.evenness.most_backs(constrained_back)
        )
        return float(total) / float(most)

    def give_backs(self, rng: Rng) -> None:
        """Shuffle the backs left among the cards that have none."""
        rest = self.rest
        left = self.left
        behind = self.behind
        unbacked = self.unbacked
        n: i64 = 0
        face: i64 = 0
        while face < self.faces:
            k = left[face]
            while k > 0:
                rest[n] = u8(face)
                n += 1
                k -= 1
            face += 1
        k = 0
        while k < len(unbacked):
            card = unbacked[k]
            if behind[card] == NO_BACK:
                j = rng.below(n)
                n -= 1
                behind[card] = rest[j]
                rest[j] = rest[n]
            k += 1
