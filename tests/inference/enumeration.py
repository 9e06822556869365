"""All worlds of small memories, counted one by one: what dealers are held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pioche.boxes.flip import DARK
from pioche.engine.box import Box
from pioche.engine.cards import LIGHT, Row, numbers, wild
from pioche.engine.effects import NameColour
from pioche.engine.masks import count, has, overlap
from pioche.engine.options import Options
from pioche.engine.rules import Rules
from pioche.inference.deck import Deck
from pioche.inference.memory import Memory
from pioche.sight.table import Token

World = tuple[tuple[int, int], ...]  # the faces of the tokens that are there, in their order


class Small(Box):
    """A box of twenty-six cards: R1 to B6 once, and two wilds."""

    def light(self, options: Options) -> list[Row]:
        """Twenty-five faces."""
        return [*numbers(1, 6, copies=1), wild("W", 40, 2, [NameColour()], [])]


class SmallFlip(Small):
    """The same with a dark side, paired by the match seed."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sides = [LIGHT, DARK]

    def dark(self, options: Options) -> list[Row]:
        """As many again."""
        return [*numbers(1, 6, copies=1), wild("W", 40, 2, [NameColour()], None)]

    def pairs(self, options: Options) -> list[tuple[str, str]]:
        """None that is printed."""
        return []


def small_memory(two_sided: bool) -> Memory:
    """A memory of twenty-six cards of which nothing is known."""
    box = SmallFlip("small_flip") if two_sided else Small("small")
    return Memory(Deck(Rules(box, 2, {"hand": 5}), False))


def face(memory: Memory, code: str, side: int = 0) -> int:
    """The number of a face by its letters."""
    for found in memory.deck.rules.faces:
        if found.code == code and memory.deck.side[found.id] == side:
            return int(found.id)
    raise KeyError(code)


class Enumeration:
    """Counts the worlds of a memory: decks, pairings and shuffles under which all would have been seen.

    Copies of a face are told apart everywhere. Tokens that are known should be of single faces, or there are
    too many ways to count.
    """

    def __init__(self, memory: Memory, watched: list[Token]) -> None:
        self.memory = memory
        self.deck = memory.deck
        self.faces = memory.deck.rules.card_faces
        self.watched = watched
        self.label: dict[int, int] = {}  # of tokens
        self.back: dict[int, int] = {}  # the back of each label, where backs are counted apart
        self.count: Counter[World] = Counter()

    def run(self) -> Counter[World]:
        """How often each world of the watched tokens comes about."""
        backs = dict(enumerate(self.deck.back_face))  # copies told apart
        bare = list(self.deck.rules.deck)
        known = [pair for pair, number in self.memory.pairs.items() for _ in range(number)]
        if self.deck.apart:
            for token in self.memory.tokens:
                single = token.light >= 0 and self.deck.copies[token.light] == 1
                if single and token.dark >= 0 and (token.light, token.dark) not in known:
                    known.append((int(token.light), int(token.dark)))
            for front, back in known:
                card = next(card for card in bare if self.faces[card][0] == front)
                bare.remove(card)
                self.back[card] = backs.pop(next(k for k in backs if backs[k] == back))
            self.pair(bare, backs)
        else:
            self.deal()
        return self.count

    def pair(self, bare: list[int], backs: dict[int, int]) -> None:
        """Put the backs that are left behind the cards in all ways."""
        if not bare:
            self.deal()
            return
        for k in list(backs):
            self.back[bare[0]] = backs.pop(k)
            self.pair(bare[1:], backs)
            backs[k] = self.back[bare[0]]

    def deal(self) -> None:
        """Deal the cards in all ways."""
        for _ in self.assign(self.memory.tokens[: self.deck.size], set(self.deck.rules.deck)):
            self.shuffle(0)

    def fits(self, token: Token, card: int) -> bool:
        """Whether a token can be a card."""
        if not has(token.cards, card):
            return False
        return not self.deck.apart or overlap(token.backs, self.deck.shows.of(self.back[card]))

    def assign(self, tokens: list[Token], cards: set[int]) -> Iterator[None]:
        """Give these tokens these cards in all ways that fit, those of which most is known first."""
        yield from self.assign_next(sorted(tokens, key=lambda token: count(token.cards)), cards)

    def assign_next(self, tokens: list[Token], cards: set[int]) -> Iterator[None]:
        """The same in this order."""
        if not tokens:
            yield None
            return
        for card in sorted(cards):
            if self.fits(tokens[0], card):
                self.label[int(tokens[0].number)] = card
                yield from self.assign_next(tokens[1:], cards - {card})

    def shuffle(self, number: int) -> None:
        """Mix as the memory says, in all ways."""
        if number == len(self.memory.shuffles):
            self.tell()
            return
        shuffle = self.memory.shuffles[number]
        cards = {self.label[int(token.number)] for token in shuffle.before}
        for _ in self.assign(shuffle.after, cards):
            self.shuffle(number + 1)

    def tell(self) -> None:
        """Count one world, if the clues hold."""
        for clue in self.memory.clues:
            if not any(has(clue.cards, self.label[int(token.number)]) for token in clue.tokens):
                return
        cards = [self.label[int(token.number)] for token in self.watched]
        self.count[tuple((self.faces[card][0], self.back.get(card, -1)) for card in cards)] += 1
