"""Trace: follow the cards that were seen through all shuffles, and find what is left for the others.

A label is a card of the deck, distinct even from cards with the same faces. Cards with the same faces are
interchangeable, so a known token gets any label with its faces, without loss of generality. After a shuffle
of known cards only, the new tokens share exactly these labels: a group with a pool of its own. If unknown
cards were among them, the new tokens stay in their group, and only the known cards cannot be elsewhere.

Pairs of faces seen in earlier rounds are known cards; a pair that is seen again counts as the same card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.masks import (
    Cards,
    CardSets,
    first,
    has,
    in_both,
    in_either,
    is_empty,
    only,
    without,
)
from pioche.inference.memory import Clue, Memory, Shuffle
from pioche.sight.table import Token

UNKNOWN: Final = -1


class Trace:
    """The label of each token as far as known; `clear` unless a shuffle was too hard to follow."""

    def __init__(self, memory: Memory, cards: CardSets, backs: CardSets) -> None:
        self.memory = memory
        self.deck = memory.deck
        self.cards = cards  # the cards that each token can be by itself
        self.backs = backs  # the backs that it can have, if counted separately
        n = len(memory.tokens)
        self.label = vec[i64]([UNKNOWN] * n)
        self.group = vec[i64]([0] * n)
        self.pools: list[Cards] = [self.deck.all]  # labels of each group that no token has
        self.barred = CardSets(n)  # labels that must be elsewhere
        self.special: Cards = (0, 0)  # labels that some token must not have
        self.behind: list[int] = [UNKNOWN] * 256  # the dark face of each label
        self.spare: list[int] = [0] * len(self.deck.rules.faces)  # dark faces not yet on a label
        self.clear = True
        self.learn_deck()
        there: dict[int, Token] = {int(t.number): t for t in memory.tokens[: self.deck.size]}
        for shuffle in memory.shuffles:
            self.follow(shuffle, there)
        self.present: list[Token] = list(there.values())
        for token in self.present:
            self.identify(token)

    def learn_deck(self) -> None:
        """Record the pairs of faces that are known beforehand."""
        deck = self.deck
        rules = deck.rules
        if not deck.apart:
            for card in rules.deck:
                self.behind[card] = rules.card_faces[card][1]
            return
        for back in deck.back_face:
            self.spare[back] += 1
        for pair, number in self.memory.pairs.items():
            for _ in range(number):
                self.put_behind(first(self.unbacked(deck.shows.of(pair[0]))), pair[1])

    def unbacked(self, cards: Cards) -> Cards:
        """Those of these cards whose back is unknown."""
        left = cards
        found: Cards = (0, 0)
        while not is_empty(left):
            card = first(left)
            left = without(left, only(card))
            if self.behind[card] < 0:
                found = in_either(found, only(card))
        return found

    def put_behind(self, label: i64, back: i64) -> None:
        """Record the back of a card."""
        self.behind[label] = int(back)
        self.spare[back] -= 1
        if self.spare[back] < 0:
            self.clear = False

    # Identifying tokens

    def possible(self, token: Token) -> Cards:
        """The labels that a token can have."""
        pool = self.pools[self.group[token.number]]
        return without(in_both(self.cards.of(token.number), pool), self.barred.of(token.number))

    def identify(self, token: Token) -> None:
        """Give a token its label, if all its possible labels are interchangeable."""
        if self.label[token.number] >= 0:
            return
        able = self.possible(token)
        if is_empty(able):
            self.clear = False
            return
        if self.deck.apart:
            if token.light >= 0 and token.dark >= 0:
                self.identify_pair(token, able)
                return
            if token.light < 0:
                return
            able = self.with_backs(token, able)
            if is_empty(able):
                self.clear = False
                return
        if self.alike(able):
            self.fix(token, first(able))

    def identify_pair(self, token: Token, able: Cards) -> None:
        """Give a token with both faces seen the label of a known card, or make one known."""
        known: Cards = (0, 0)
        left = able
        while not is_empty(left):
            card = first(left)
            left = without(left, only(card))
            if self.behind[card] == token.dark:
                known = in_either(known, only(card))
        if is_empty(known):
            known = self.unbacked(able)
        if is_empty(known):
            self.clear = False
        elif self.alike(known):
            label = first(known)
            if self.behind[label] < 0:
                self.put_behind(label, token.dark)
            self.fix(token, label)
        else:
            self.clear = False

    def with_backs(self, token: Token, able: Cards) -> Cards:
        """Those of these cards that have no back excluded for the token."""
        backs = self.backs.of(token.number)
        if is_empty(without(self.deck.backs, backs)):
            return able
        found = able
        left = able
        while not is_empty(left):
            card = first(left)
            left = without(left, only(card))
            behind = self.behind[card]
            if behind >= 0 and is_empty(in_both(backs, self.deck.shows.of(behind))):
                found = without(found, only(card))
        return found

    def alike(self, cards: Cards) -> bool:
        """Whether these labels are interchangeable."""
        rules = self.deck.rules
        one = first(cards)
        left = without(cards, only(one))
        while not is_empty(left):
            card = first(left)
            left = without(left, only(card))
            if (
                rules.card_faces[card][0] != rules.card_faces[one][0]
                or self.behind[card] != self.behind[one]
                or has(self.special, card) != has(self.special, one)
            ):
                return False
        return True

    def fix(self, token: Token, label: i64) -> None:
        """Give a token its label, which no other token of its group can have then."""
        self.label[token.number] = label
        group = self.group[token.number]
        self.pools[group] = without(self.pools[group], only(label))

    # Shuffles

    def follow(self, shuffle: Shuffle, there: dict[int, Token]) -> None:
        """Follow a shuffle: which cards were in it, and where they can be now."""
        known: Cards = (0, 0)
        group: i64 = UNKNOWN
        for token in shuffle.before:
            self.identify(token)
            del there[int(token.number)]
            label = self.label[token.number]
            if label >= 0:
                known = in_either(known, only(label))
            elif not self.is_free(token) or (group >= 0 and group != self.group[token.number]):
                self.clear = False
            else:
                group = self.group[token.number]
        if group < 0:
            group = len(self.pools)
            self.pools.append(known)
        else:
            self.pools[group] = in_either(self.pools[group], known)
            if not is_empty(known):
                self.special = in_either(self.special, known)
                for token in there.values():
                    if self.group[token.number] == group:
                        self.barred.add(token.number, known)
        for token in shuffle.after:
            self.group[token.number] = group
            there[int(token.number)] = token

    def lost(self, clues: list[Clue]) -> bool:
        """Whether some clue is about a token that ended without being identified."""
        there = {int(token.number) for token in self.present}
        for clue in clues:
            for token in clue.tokens:
                if self.label[token.number] < 0 and int(token.number) not in there:
                    return True
        return False

    def is_free(self, token: Token) -> bool:
        """Whether nothing is known of a token except its group."""
        if self.deck.apart and not is_empty(without(self.deck.backs, self.backs.of(token.number))):
            return False
        pool = self.pools[self.group[token.number]]
        return is_empty(without(pool, self.possible(token)))
