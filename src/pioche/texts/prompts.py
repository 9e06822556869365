"""Questions, for the player who has to answer and for those who wait; and answers in words.

If a question depends on the effect that asks it, the key contains the effect's name: a new box brings the
words for its own effects.
"""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import (
    AFTER_DRAW,
    CHALLENGE,
    COLOUR,
    DECISIONS,
    KEEP_ONE,
    LAY,
    PLACE_STEP,
    PLAY,
    RESPOND,
    TARGET,
    TURN,
    VERBS,
    Answers,
    colour_of,
    count_of,
    seat_of,
    target_of,
    tray_of,
    verb_of,
)
from pioche.engine.cards import NO_COLOUR
from pioche.engine.effects import Effect
from pioche.engine.game import may_draw
from pioche.engine.state import State
from pioche.engine.turn import can_lay
from pioche.notation.moves import TRAYS
from pioche.sight.secrets import see_action, see_drawn, see_top
from pioche.sight.seen import Sight
from pioche.texts.naming import Names, tray_name
from pioche.texts.words import Argument, Words


def question(words: Words, s: State, names: list[str]) -> str:
    """The question to the seat that is asked, including what will happen."""
    return Question(words, s, names).text()


def waiting(words: Words, s: State, names: list[str]) -> str:
    """What the others are waiting for."""
    words = words.of(s.rules.box.name)
    return words.say(f"waiting-{DECISIONS[s.phase]}", player=names[s.asked] if s.asked >= 0 else "")


def answer(words: Words, s: State, a: int, names: list[str]) -> str:
    """An answer as the text of a button; `s` is the state before it."""
    cards = see_action(s, a, seat_of(a))
    target = s.card_player if verb_of(a) == CHALLENGE else target_of(a)
    player = names[target] if target >= 0 else ""
    named = Names(words, s.rules)
    return said(named, s.side, verb_of(a), cards, colour_of(a), player, tray_of(a), count_of(a))


def said(
    named: Names, side: i64, verb: i64, cards: list[Sight], colour: i64, player: str, tray: i64, count: i64
) -> str:
    """An answer in words, with whatever it names."""
    words = named.words
    arguments: dict[str, Argument] = {"count": int(count)}
    if cards:
        arguments["card"] = named.card(cards[0], side)
    if colour >= 0:
        arguments["colour"] = named.colour(side, colour, "some")
    if player:
        arguments["player"] = player
    if tray >= 0:
        arguments["tray"] = tray_name(words, TRAYS[tray])
    key = f"answer-{VERBS[verb]}"
    for case, holds in (("tray", tray >= 0), ("card", bool(cards)), ("double", len(cards) == 2)):
        if holds and words.has(f"{key}-{case}"):
            key = f"{key}-{case}"
    return words.say(key, **arguments)


class Question:
    """The question that a state is waiting on, in the second person."""

    def __init__(self, words: Words, s: State, names: list[str]) -> None:
        self.s = s
        self.names = names
        self.named = Names(words, s.rules)
        self.words = self.named.words
        self.say = self.words.say

    def text(self) -> str:
        """The pending question, with its context."""
        phase = self.s.phase
        if phase == TURN:
            return self.turn()
        if phase == AFTER_DRAW:
            key = "decision-after_draw" if self.s.rules.may_keep else "decision-after_draw-must"
            return self.say(key, card=self.named.card(see_drawn(self.s, self.s.asked), self.s.side))
        if phase == COLOUR:
            return self.colour()
        if phase == TARGET:
            then = self.following()
            return self.named_after("decision-target", then, count=0 if then is None else int(then.aimed))
        if phase == RESPOND:
            return self.respond(self.asking())
        if phase == LAY:
            asking = self.asking()
            cards = min(asking.lays - self.s.laid, self.s.size[self.s.asked] - 1)
            return self.named_after("decision-lay", asking, number=int(cards))
        if phase == KEEP_ONE:
            return self.say("decision-keep", colour=self.force())
        if phase == PLACE_STEP:
            return self.say("decision-place", tray=self.tray(int(self.s.tray)))
        return self.say(f"decision-{DECISIONS[phase]}")

    def asking(self) -> Effect:
        """The effect that asks."""
        return self.s.program[self.s.step - 1]

    def following(self) -> Effect | None:
        """The effect after it."""
        return self.s.program[self.s.step] if self.s.step < len(self.s.program) else None

    def named_after(self, key: str, effect: Effect | None, **arguments: Argument) -> str:
        """The question of an effect, or the general one if the catalogue has no better text."""
        own = key if effect is None else f"{key}-{effect.word()}"
        return self.say(own if self.words.has(own) else key, **arguments)

    def tray(self, tray: int) -> str:
        """The name of a tray."""
        return tray_name(self.words, TRAYS[tray])

    def force(self) -> str:
        """The colour in force on the tray of the question."""
        return self.named.colour(self.s.side, self.s.force[self.s.tray], "some")

    def turn(self) -> str:
        """The question of a turn."""
        s = self.s
        if not can_lay(s, s.asked):
            return self.say("decision-turn-draw" if s.rules.drawing is None else "decision-turn-until")
        return self.say("decision-turn" if may_draw(s, s.asked) else "decision-turn-lay")

    def colour(self) -> str:
        """The question for a colour."""
        bare = [tray for tray in range(self.s.rules.trays) if self.s.force[tray] == NO_COLOUR]
        if len(bare) == 2:
            return self.say("decision-colour-trays")
        if self.s.rules.trays == 2:
            return self.say("decision-colour-tray", tray=self.tray(bare[0] if bare else int(self.s.tray)))
        asking = self.asking()
        known = self.words.has(f"decision-colour-{asking.word()}")
        return self.named_after("decision-colour", asking if known else self.following())

    def respond(self, effect: Effect) -> str:
        """The question to the victim of a draw card."""
        s = self.s
        player, card = self.names[s.card_player], self.named.card(see_top(s, s.tray), s.side)
        cards = int(s.sum if effect.stacked else effect.draws)
        if effect.stacked and effect.judge is None:
            return self.say("decision-respond-answer", count=cards)
        if effect.bounced:
            ways = self.words.join(self.answering(effect), either=True)
            return self.say("decision-respond-bounce", player=player, card=card, count=cards, cards=ways)
        if effect.judge is None:
            return self.say("decision-respond")
        if effect.seeks:
            asked = self.say("decision-respond-sought", player=player, card=card, colour=self.force())
        elif effect.stacked and self.answering(effect):
            asked = self.say("decision-respond-sum", player=player, count=cards, more=cards + 2)
        else:
            asked = self.say("decision-respond-count", player=player, card=card, count=cards, more=cards + 2)
        if s.before == NO_COLOUR:
            return asked
        matters = self.named.colour(s.side, s.before, "some")
        doubt = self.say("decision-doubt", player=player, colour=matters, wilds=effect.judge.wilds)
        return f"{asked} {doubt}"

    def answering(self, effect: Effect) -> list[str]:
        """The cards that can be laid in response, each once."""
        s, out = self.s, Answers()
        effect.answers(s, out)
        plays = [a for a in out.as_list() if verb_of(a) == PLAY]
        return list(dict.fromkeys(self.named.card(see_action(s, a, s.asked)[0], s.side) for a in plays))
