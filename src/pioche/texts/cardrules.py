"""What every card of a box does, in words, and the related procedures.

The catalogue finds cards by symbol and switches by name, so that a new box can bring its own words: see
`RuleText`.
"""

from __future__ import annotations

from pioche.engine.actions import MOST_CARE, USUAL_CARE
from pioche.engine.cards import NO_COLOUR, Face
from pioche.engine.options import COMMON, SINGLE
from pioche.engine.rules import Rules
from pioche.engine.traits import Traits, traits_of
from pioche.texts.decks import kinds_of
from pioche.texts.naming import Names, capital
from pioche.texts.option_words import custom_lines, value_word
from pioche.texts.page import Page
from pioche.texts.words import Words, own_key


def draw_card(face: Face) -> Traits | None:
    """The traits of a draw card at this table; None for any other face."""
    traits = traits_of(face.effects)
    return traits if traits.draws > 0 or traits.seeks else None


def rule_key(symbol: str) -> str:
    """The key of a card's rule; the customizable cards share one text."""
    return "rules-card-WX" if symbol.startswith("WX") else f"rules-card-{symbol.replace('+', 'plus')}"


def card_faces(names: Names) -> list[Face]:
    """One face of each kind except numbers, from both sides, each symbol once."""
    found: list[Face] = []
    for side in range(len(names.rules.box.sides)):
        for kind in kinds_of(names, side):
            face = kind.faces[0]
            if face.number < 0 and all(other.symbol != face.symbol for other in found):
                found.append(face)
    return found


class RuleText:
    """Writes the rules of one table."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.say = names.words.say
        self.rules = names.rules

    def switched(self, part: str) -> list[str]:
        """The sentences of the table's switches for a part of the rules: keys `rules-PART-SWITCH-VALUE`.

        A key with the suffix `-on` is for tables where the others play on (H13).
        """
        found: list[str] = []
        for switch in [*COMMON, *self.rules.box.switches]:
            if switch.values:
                value = self.rules.options.value(switch.name, switch.values[0])
                key = f"rules-{part}-{switch.name}-{value_word(value)}"
                if self.rules.play_on and self.words.has(f"{key}-on"):
                    key += "-on"
                if self.words.has(key):
                    found.append(self.say(key))
        return found


class CardRules(RuleText):
    """Writes the part of a rulebook about cards."""

    def __init__(self, page: Page, names: Names) -> None:
        super().__init__(names)
        self.page = page

    def title(self, face: Face) -> str:
        """A card's name at the start of its line."""
        return f"**{capital(self.names.symbol(face.symbol))}** – "

    def write_cards(self) -> None:
        """Write one line per kind of card."""
        self.page.heading(self.say("rules-heading-cards"))
        lines = [self.title(face) + self.card(face) for face in card_faces(self.names)]
        self.page.items([*self.numbers(), *lines])

    def numbers(self) -> list[str]:
        """Lines for numbers with a meaning: Stops, and 7 and 0 with H3."""
        faces = self.rules.faces
        lines: list[str] = []
        for number, word in ((7, "seven"), (0, "zero")):
            if any(face.number == number and face.effects for face in faces):
                title = self.say(f"rules-card-{word}")
                lines.append(f"**{title}** – {self.say(f'rules-card-{word}-line')}")
        if any(face.stop for face in faces):
            lines.append(f"**{capital(self.say('rules-stop'))}** – {self.say('rules-card-stop')}")
        return lines

    def card(self, face: Face) -> str:
        """What a card does: in the box's own words, else draw cards by number, customizable ones by rule."""
        key, draw = rule_key(face.symbol), draw_card(face)
        own = self.words.has(own_key(self.rules.box.name, key))
        if draw is not None and not own:
            return self.draw(face, draw)
        if face.symbol.startswith("WX"):
            return self.custom(face)
        told = self.say(key if self.words.has(key) else "rules-card-other")
        return " ".join([told, *self.switched(key.removeprefix("rules-"))])

    def draw(self, face: Face, draw: Traits) -> str:
        """What a draw card does: how many cards, and the possible responses."""
        if draw.seeks:
            wilds = "end" if self.rules.wild_ends_search else "none"
            parts = [self.say("rules-card-sought", wilds=wilds)]
        else:
            key = "rules-card-draw-stacked" if draw.stacked else "rules-card-draw"
            if draw.bounced:
                key = "rules-card-draw-bounced"
            parts = [self.say("rules-card-names")] if face.colour == NO_COLOUR else []
            parts.append(self.say(key, count=int(draw.draws)))
        if draw.judge is not None:
            parts.append(self.say("rules-card-challenge"))
        elif face.honesty is not None:
            parts.append(self.say("rules-card-honest", wilds=face.honesty.wilds))
        elif face.colour == NO_COLOUR:
            parts.append(self.say("rules-card-free"))
        return " ".join(parts)

    def custom(self, face: Face) -> str:
        """A customizable card with the rule that the table has chosen."""
        lines = custom_lines(self.words, self.rules)
        number = face.symbol.removeprefix("WX")  # if the two cards have different rules
        line = lines[int(number) - 1] if number else lines[0]
        return self.say("rules-card-WX") + " " + line

    def write_challenge(self) -> None:
        """Write how wild draw cards are challenged, if they can be (§1.9)."""
        found = [(face, draw) for face in card_faces(self.names) if (draw := draw_card(face)) is not None]
        judged = [(face, draw, draw.judge) for face, draw in found if draw.judge is not None]
        if not judged:
            return
        self.page.heading(self.say("rules-heading-challenge"))
        cards = [self.names.symbol(face.symbol) for face, _, _ in judged]
        listed = capital(self.words.join(cards, either=True))
        self.page.paragraph(
            self.say("rules-challenge-honest", cards=listed, wilds=judged[0][2].wilds),
            self.say("rules-challenge-who"),
        )
        lines: list[str] = []
        for face, draw, _ in judged:
            if draw.seeks:
                won, lost = self.say("rules-challenge-won-sought"), self.say("rules-challenge-lost-sought")
            else:
                cost = int(draw.draws)
                won = self.say("rules-challenge-won", count=cost)
                lost = self.say("rules-challenge-lost", count=cost, more=cost + 2)
            lines.append(f"{self.title(face)}{won} {lost}")
        self.page.items(lines)
        self.page.paragraph(self.say("rules-challenge-colour"))

    def write_stacking(self) -> None:
        """Write how draw cards are stacked, if they are (H1, H1b)."""
        options = self.rules.options
        if not options.on("stacking") and not options.on("progressive"):
            return
        way = "coloured" if options.on("progressive") else options.text("stacking", "same")
        parts = [self.say(f"rules-stack-{way}"), self.say("rules-stack-sum")]
        draws = [(face, draw) for face in card_faces(self.names) if (draw := draw_card(face)) is not None]
        if self.rules.trays == 2:
            parts.append(self.say("rules-stack-tray"))
        parts += [
            self.say("rules-stack-sought", card=capital(self.names.symbol(face.symbol)))
            for face, draw in draws
            if way != "coloured" and draw.seeks
        ]
        if any(draw.stacked and draw.judge is not None for _, draw in draws):
            parts.append(self.say("rules-stack-challenge"))
        self.page.heading(self.say("rules-heading-stacking"))
        self.page.paragraph(*parts)

    def write_bounce(self) -> None:
        """Write how draw cards are passed on with a Skip or a Reverse, if they are (H11)."""
        if not self.rules.options.on("bounce"):
            return
        parts = [self.say("rules-bounce-pass"), self.say("rules-bounce-again")]
        parts.append(self.say("rules-bounce-first" if self.rules.play_on else "rules-bounce-first-last"))
        if self.rules.trays == 2:
            parts.append(self.say("rules-stack-tray"))
        parts += [
            self.say("rules-bounce-not", card=capital(self.names.symbol(face.symbol)))
            for face in card_faces(self.names)
            if face.colour != NO_COLOUR and traits_of(face.effects).again
        ]
        self.page.heading(self.say("rules-heading-bounce"))
        self.page.paragraph(*parts)

    def write_mercy(self) -> None:
        """Write who is put out for holding too many cards, if anybody is (H15)."""
        rules = self.rules
        if rules.hand_limit == 0:
            return
        parts = [self.say("rules-mercy-limit", count=int(rules.hand_limit)), self.say("rules-mercy-when")]
        if rules.teams is not None:
            parts.append(self.say("rules-mercy-teams"))
        if rules.play_on:
            parts.append(self.say("rules-mercy-places"))
        if rules.scoring != SINGLE:
            parts.append(self.say("rules-mercy-points"))
        self.page.heading(self.say("rules-heading-mercy"))
        self.page.paragraph(*parts)

    def write_turning(self) -> None:
        """Write what happens when the table turns, for boxes with two sides (§5.4, §5.5)."""
        if self.rules.two_sided:
            self.page.heading(self.say("rules-heading-turning"))
            self.page.paragraph(self.say("rules-turning-all"), self.say("rules-turning-top"))
            self.page.paragraph(self.say("rules-turning-see"))

    def write_balance(self) -> None:
        """Write about Stops, falls and the card that tips the balance, if there is one (§7.3–§7.9)."""
        if any(face.stop for face in self.rules.faces):
            self.page.heading(self.say("rules-heading-stops"))
            self.page.paragraph(self.say("rules-stops-frozen"), *self.switched("stops"))
        if self.rules.balance is not None:
            self.page.heading(self.say("rules-heading-balance"))
            parts = [
                *self.switched("balance"),
                self.say("rules-balance-tip"),
                self.say("rules-balance-reset"),
            ]
            if self.rules.careful:
                parts.append(self.say("rules-balance-care", most=MOST_CARE, usual=USUAL_CARE))
            self.page.paragraph(*parts)
        if any(face.outlives for face in self.rules.faces):
            self.page.heading(self.say("rules-heading-tilt"))
            namer = self.rules.options.text("tilt_wild_namer", "payer")
            pay = self.say("rules-tilt-pay", namer=namer)
            self.page.paragraph(self.say("rules-tilt-lay"), self.say("rules-tilt-place"), pay)
            last = "rules-tilt-last-on" if self.rules.play_on else "rules-tilt-last"
            self.page.paragraph(self.say(last), *self.switched("tilt"))


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
