"""What each card of a box does, for people with real cards; the words are those of the rulebook."""

from __future__ import annotations

from pioche.engine.cards import Face
from pioche.engine.rules import Rules
from pioche.texts.cardrules import CardRules
from pioche.texts.naming import Names
from pioche.texts.page import Page
from pioche.texts.words import Words


class CardHelp:
    """Explains the cards of one box with its default options."""

    def __init__(self, words: Words, rules: Rules) -> None:
        self._names = Names(words, rules)

    def does(self, face: Face) -> str:
        """What one card does."""
        rules = CardRules(Page(), self._names)
        if face.number < 0:
            return rules.card(face)
        return rules.say("rules-card-stop" if face.stop else "rules-card-number")

    def more(self) -> str:
        """What the answers refer to: challenges, the other side, and the balance, if the box has them."""
        page = Page()
        rules = CardRules(page, self._names)
        rules.write_challenge()
        rules.write_turning()
        rules.write_balance()
        return str(page).strip()
