"""The rules of a box as played with given options, in words for the kitchen table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pioche.boxes.rulings import SHOWN
from pioche.engine.box import Box
from pioche.engine.cards import NO_COLOUR, Face
from pioche.engine.options import LOWEST, RACE, SCORINGS, SINGLE, Value
from pioche.engine.rules import Rules
from pioche.engine.state import MAX_SEATS
from pioche.notation.moves import seat_names
from pioche.texts.cardrules import CardRules, RuleText, card_faces, draw_card
from pioche.texts.choices import choice_lines
from pioche.texts.decks import colours_with_letters, write_deck
from pioche.texts.naming import Names, box_line, box_name, capital
from pioche.texts.option_words import option_lines
from pioche.texts.page import Page
from pioche.texts.words import Words

FEWEST_SEATS: Final = 2
USUAL_SEATS: Final = 4  # if the number of players is not given
EXAMPLE: Final = 7  # the number in the example of how points are counted


def rulebook(
    words: Words,
    box: Box,
    options: Mapping[str, Value] | None = None,
    seats: int | None = None,
    linked: bool = False,
) -> str:
    """The complete rules as Markdown; an OptionError for options that this box does not support.

    Where the reader has links to the cases, nothing says how else to see one.
    """
    rules = Rules(box, USUAL_SEATS if seats is None else seats, dict(options or {}))
    return str(Rulebook(words, rules, seats, linked).page)


class Rulebook(RuleText):
    """Writes the rules of one table, from the goal to the points."""

    def __init__(self, words: Words, rules: Rules, seats: int | None, linked: bool) -> None:
        super().__init__(Names(words, rules))
        self.seats = USUAL_SEATS if rules.teams is not None else seats
        self.page = Page()
        self.scoring = SCORINGS[rules.scoring]
        self.exceeds = "yes" if rules.box.low_exceeds else "no"
        cards = CardRules(self.page, self.names)
        self.write_title()
        self.write_goal()
        self.write_box()
        self.write_setup()
        self.write_turn()
        cards.write_cards()
        cards.write_challenge()
        cards.write_stacking()
        cards.write_bounce()
        cards.write_turning()
        cards.write_balance()
        self.write_uno()
        self.write_end()
        cards.write_mercy()
        self.write_points()
        self.write_options()
        self.write_items("choices", choice_lines(self.names), "" if linked else self.shown())
        self.write_items("know", good_to_know(self.names))
        self.page.paragraph("---")
        self.page.paragraph(self.say("rules-footer"))

    def write_items(self, heading: str, lines: list[str], before: str = "") -> None:
        """A list under a heading, where there is anything to list, with a sentence before it."""
        if lines:
            self.page.heading(self.say(f"rules-heading-{heading}"))
            self.page.paragraph(before)
            self.page.items(lines)

    def shown(self) -> str:
        """How to see the case of a ruling."""
        box = self.rules.box.name
        example = SHOWN.get(box, "").split()[:1]
        return self.say("rules-choices-shown", box=box, ruling=example[0]) if example else ""

    def write_title(self) -> None:
        """Write the box's name and the number of players."""
        box = self.rules.box.name
        self.page.heading(self.say("rules-title", box=box_name(self.words, box)), 1)
        if self.seats is None:
            players = self.say("rules-players", least=FEWEST_SEATS, most=MAX_SEATS)
        else:
            players = self.say("rules-players-exactly", count=self.seats)
        self.page.paragraph(box_line(self.words, box), players)

    def write_goal(self) -> None:
        """Write what wins a round and a match, by the scoring in use (§1.11)."""
        self.page.heading(self.say("rules-heading-goal"))
        if self.rules.scoring == SINGLE:
            goal = self.say("rules-goal-single")
        elif self.rules.scoring == LOWEST:
            key = "rules-goal-elimination" if self.rules.elimination else "rules-goal-low"
            goal = self.say(key, target=int(self.rules.target), exceeds=self.exceeds)
        else:
            goal = self.say("rules-goal-race", target=int(self.rules.target))
        balance = "" if self.rules.balance is None else self.say("rules-goal-balance")
        teams = self.say("rules-goal-teams") if self.rules.teams is not None else ""
        self.page.paragraph(goal, balance, teams)

    def write_box(self) -> None:
        """Write the cards, from the engine's own tables."""
        self.page.heading(self.say("rules-heading-box"))
        count = len(self.rules.deck)
        if not self.rules.two_sided:
            cards = self.say("rules-box-cards", count=count, colours=colours_with_letters(self.names, 0))
            self.page.paragraph(cards, "" if self.rules.balance is None else self.say("rules-box-balance"))
            write_deck(self.page, self.names, 0)
            return
        front, back = self.names.side(0), self.names.side(1)
        sides = self.say("rules-box-sides", count=count, front=front, back=back)
        self.page.paragraph(sides, *self.switched("box"))
        for side in (0, 1):
            colours = colours_with_letters(self.names, side)
            self.page.paragraph(self.say("rules-box-side", side=self.names.side(side), colours=colours))
            write_deck(self.page, self.names, side)

    def write_setup(self) -> None:
        """Write about the dealer, the hands, the piles, and the first card (§2, §1.13)."""
        two_sided = self.rules.two_sided
        front = self.names.side(0)
        deal = self.say("rules-setup-deal", count=int(self.rules.hand_size))
        pile = self.say("rules-setup-pile")
        if two_sided:
            deal += " " + self.say("rules-setup-hold", front=front, back=self.names.side(1))
            pile = self.say("rules-setup-pile-sides", front=front)
        first = self.say("rules-setup-talon" if self.rules.trays == 1 else "rules-setup-trays")
        self.page.heading(self.say("rules-heading-setup"))
        self.page.items([self.dealer(), deal, pile, first], numbered=True)
        if self.rules.balance is not None:
            self.page.paragraph(self.say("rules-setup-balance"))
        self.write_first_card()

    def dealer(self) -> str:
        """How the first dealer is found, and who deals next (R2, R3)."""
        way = self.rules.options.value("dealer", self.rules.box.dealers[0])
        if isinstance(way, int):
            found = self.say("rules-setup-dealer-seat", player=seat_names(MAX_SEATS)[way])
        else:
            found = self.say(f"rules-setup-dealer-{way}")
            if way == "draw" and self.rules.two_sided:
                found += " " + self.say("rules-setup-dealer-side", side=self.names.side(0))
        return found if self.rules.scoring == SINGLE else found + " " + self.say("rules-setup-dealer-later")

    def write_first_card(self) -> None:
        """Write what the first card does, from the engine's opening effects."""
        starters = self.starters()
        if all(face.opening is None for face in starters):
            stops = any(face.stop for face in self.rules.faces)
            self.page.paragraph(
                self.say("rules-first-plain"),
                self.say("rules-first-number"),
                self.say("rules-first-stops") if stops else "",
            )
            return
        if self.rules.trays == 2:
            self.page.paragraph(self.say("rules-first-plain"), self.say("rules-first-trays"))
            return
        groups: dict[tuple[str, int], list[str]] = {}
        for face in starters:
            groups.setdefault(opening(face), []).append(self.names.symbol(face.symbol))
        self.page.paragraph(self.say("rules-first"))
        for_all = [
            self.say(self.first_key(way), cards=f"**{capital(self.words.join(names))}**", count=count)
            for (way, count), names in groups.items()
        ]
        self.page.items(for_all)

    def first_key(self, way: str) -> str:
        """The key of the sentence about what a first card does."""
        return f"rules-first-{way}" if self.words.has(f"rules-first-{way}") else "rules-first-other"

    def starters(self) -> list[Face]:
        """One face of each kind on the starting side, without numbers."""
        lights = {front for front, _ in self.rules.card_faces}
        return [face for face in card_faces(self.names) if int(face.id) in lights]

    def write_turn(self) -> None:
        """Write about laying and drawing (§1.5–§1.7)."""
        rules = self.rules
        until = "no" if rules.drawing is None else "yes"
        self.page.heading(self.say("rules-heading-turn"))
        coloured = next((face for face in self.starters() if face.colour != NO_COLOUR), None)
        self.page.paragraph(
            self.matching(),
            self.say("rules-turn-match-symbol", card=self.names.symbol(coloured.symbol)) if coloured else "",
            self.say("rules-turn-wild"),
        )
        if rules.doubles:
            self.page.paragraph(self.say("rules-turn-double"))
        self.page.paragraph(
            self.say("rules-draw-forced" if rules.must_lay else "rules-draw-free", until=until),
            self.say("rules-drawn-may" if rules.may_keep else "rules-drawn-must"),
        )
        if rules.outsiders is not None:
            self.page.paragraph(self.say("rules-turn-jump"))
        self.page.paragraph(
            self.say("rules-supply" if rules.trays == 1 else "rules-supply-trays"),
            self.say("rules-nothing-left", scoring=self.scoring),
            self.say("rules-nothing-left-on") if rules.play_on else "",
        )

    def matching(self) -> str:
        """What matches a card, said of one of the box: a number of its third colour, a 4 if it has any."""
        fronts = {front for front, _ in self.rules.card_faces}
        coloured = [
            face for face in self.rules.faces if face.id in fronts and not face.wild and not face.stop
        ]
        if not coloured:
            return ""
        face = min(coloured, key=lambda one: (one.number < 0, one.number != 4, one.colour != 2))
        return self.say(
            "rules-turn-match" if self.rules.trays == 1 else "rules-turn-match-trays",
            card=self.names.face(face, 0, the=True),
            colour=self.names.colour(0, face.colour),
            kind=self.names.symbol(face.symbol),
        )

    def write_uno(self) -> None:
        """Write about calling and catching (§1.8)."""
        rules = self.rules
        self.page.heading(self.say("rules-heading-uno"))
        self.page.paragraph(
            self.say("rules-uno-call"),
            *self.switched("uno"),
            self.say("rules-uno-catch", count=int(rules.uno_penalty)),
            self.say("rules-uno-free" if rules.strict is None else "rules-uno-strict"),
        )

    def write_end(self) -> None:
        """Write about the last card (§1.10, §7.9)."""
        last = [face for face in card_faces(self.names) if face.finishing and draw_card(face) is not None]
        parts = [self.say("rules-end-on" if self.rules.play_on else "rules-end-round")]
        if self.rules.options.on("no_action_finish"):
            parts.append(self.say("rules-end-number"))
        if self.rules.play_on:
            parts.append(self.say("rules-end-on-final"))
        if last:
            cards = self.words.join([self.names.symbol(face.symbol) for face in last], either=True)
            parts.append(self.say("rules-end-draws", cards=cards))
            named = [face.symbol for face in last if any(effect.takes_colour for effect in face.finishing)]
            parts += [self.say("rules-end-sought", card=self.names.symbol(symbol)) for symbol in named]
        parts.append(self.say("rules-end-nothing" if last else "rules-end-quiet"))
        self.page.heading(self.say("rules-heading-end"))
        self.page.paragraph(*parts, *self.switched("end"))

    def write_points(self) -> None:
        """Write how the match is won (§1.11)."""
        rules = self.rules
        if rules.scoring == SINGLE:
            parts = [self.say("rules-points-single")]
        elif rules.scoring == LOWEST:
            key = "rules-points-elimination" if rules.elimination else "rules-points-low"
            parts = [self.say(key, target=int(rules.target), exceeds=self.exceeds)]
        else:
            parts = [self.say("rules-points-race", target=int(rules.target))]
            if rules.box.scorings[0] == SCORINGS[RACE] and SCORINGS[LOWEST] in rules.box.scorings:
                target = int(rules.target)
                parts.append(self.say("rules-points-other", target=target, exceeds=self.exceeds))
        if rules.two_sided and rules.scoring != SINGLE:
            parts.append(self.say("rules-points-side"))
        if rules.teams is not None:
            parts.append(self.say(f"rules-points-teams-{self.scoring}"))
        if rules.play_on:
            parts.append(self.say(f"rules-points-on-{self.scoring}"))
        self.page.heading(self.say("rules-heading-points"))
        self.page.paragraph(*parts)

    def write_options(self) -> None:
        """Write every option that this table has chosen."""
        self.page.heading(self.say("rules-heading-table"))
        lines = option_lines(self.words, self.rules)
        if not lines:
            self.page.paragraph(self.say("rules-table-none"))
        self.page.items(
            [self.say("rules-table-line", title=f"**{title}**", line=line) for title, line in lines]
        )


def opening(face: Face) -> tuple[str, int]:
    """What a first card does, as the last part of a key, and how many cards it makes somebody take."""
    if face.opening is None:
        return "back", 0
    if not face.opening:
        return "still", 0
    effect = face.opening[0]
    return effect.word(), int(effect.draws)


def overview(words: Words, boxes: Mapping[str, Box]) -> str:
    """The boxes as Markdown, with a deck table for each side."""
    page = Page()
    page.heading(words.say("boxes-title"), 1)
    for name, box in boxes.items():
        rules = Rules(box, USUAL_SEATS, {})
        names = Names(words, rules)
        page.heading(box_name(words, name))
        count = len(rules.deck)
        page.paragraph(words.say("boxes-line", name=name, count=count, least=FEWEST_SEATS, most=MAX_SEATS))
        page.paragraph(box_line(words, name))
        for side in range(len(box.sides)):
            colours = colours_with_letters(names, side)
            if rules.two_sided:
                page.paragraph(words.say("rules-box-side", side=names.side(side), colours=colours))
            else:
                page.paragraph(words.say("rules-box-cards", count=count, colours=colours))
            write_deck(page, names, side)
    return str(page)


# Good to know


def good_to_know(names: Names) -> list[str]:
    """The answers that fit this table."""
    rules, say = names.rules, names.words.say
    lines = [say("rules-know-words"), *_signs(names), *_shapes(names)]
    if rules.scoring != SINGLE:
        lines += _count(names)
    if rules.scoring == RACE:
        lines.append(say("rules-know-length"))
    if rules.balance is not None:
        lines.append(say("rules-know-balance"))
    return [*lines, say("rules-know-bots"), say("rules-know-shuffle")]


def _front(names: Names) -> list[Face]:
    """The faces of the side that begins."""
    fronts = sorted({front for front, _ in names.rules.card_faces if front >= 0})
    return [names.rules.faces[front] for front in fronts]


def _signs(names: Names) -> list[str]:
    """How cards are written, by a coloured action of the box."""
    coloured = [face for face in _front(names) if face.number < 0 and face.colour != NO_COLOUR]
    if not coloured:
        return []
    card, code = names.face(coloured[0], 0, the=True), coloured[0].code
    return [names.words.say("rules-know-signs", card=card, code=code)]


def _shapes(names: Names) -> list[str]:
    """The shapes that stand for the colours, where all of them have one."""
    words, shapes = names.words, []
    for side in names.rules.box.sides:
        for colour in side.colours:
            if not words.has(f"colour-{colour}.shape"):
                return []
            shape = words.say(f"colour-{colour}.shape")
            shapes.append(words.say("rules-know-shape", colour=words.say(f"colour-{colour}"), shape=shape))
    return [words.say("rules-know-shapes", shapes=words.join(shapes))]


def _count(names: Names) -> list[str]:
    """An example: a number, an action and a wild, with what they are worth together."""
    faces = _front(names)
    kinds = (
        [face for face in faces if face.number == EXAMPLE],
        [face for face in faces if face.number < 0 and face.colour != NO_COLOUR],
        [face for face in faces if face.colour == NO_COLOUR],
    )
    shown = [kind[0] for kind in kinds if kind]
    points = [int(face.points) for face in shown]
    cards = names.words.join([names.face(face, 0, the=True) for face in shown])
    added = " + ".join(map(str, points))
    return [names.words.say("rules-know-count", cards=cards, sum=added, total=sum(points))]
