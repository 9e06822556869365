"""What every card of a box does, in words, and the procedures that belong to it."""

from __future__ import annotations

from typing import NamedTuple

from pioche.boxes.flip import DrawColour, FinishingColour, JudgedDraw
from pioche.engine.cards import NO_COLOUR, Face
from pioche.engine.effects import AcceptOrChallenge, DrawNext, FinishingDraw
from pioche.engine.house.bluffs import Unchallenged
from pioche.engine.house.stacking import FinishingStack, Stack
from pioche.engine.rules import Rules
from pioche.texts.decks import kinds_of
from pioche.texts.naming import Names, capital
from pioche.texts.options import custom_lines
from pioche.texts.page import Page


class DrawCard(NamedTuple):
    """What a draw card asks for, as the table plays it."""

    cards: int  # 0: until the named colour comes
    judge: AcceptOrChallenge | None  # who decides a challenge, if one is possible
    honesty: AcceptOrChallenge | None  # who keeps a bluff from being laid (H6)
    stacked: bool


def draw_card(face: Face) -> DrawCard | None:
    """A face as a draw card, or None for any other."""
    if not face.effects:
        return None
    effect = face.effects[-1]
    honesty = face.judge
    if isinstance(effect, Stack):
        return DrawCard(int(effect.cards), effect.judge, honesty, True)
    if isinstance(effect, DrawNext):
        return DrawCard(int(effect.cards), None, honesty, False)
    if isinstance(effect, AcceptOrChallenge):
        return DrawCard(int(effect.cards), effect, honesty, False)
    if isinstance(effect, Unchallenged):
        return DrawCard(int(effect.judge.cards), None, honesty, False)
    return None


def wilds_that_count(judge: AcceptOrChallenge) -> str:
    """Which other wilds make a card a bluff: none, others (of another kind) or all (R30, R31)."""
    if not isinstance(judge, JudgedDraw) or not judge.every_wild:
        return "none"
    return "all" if judge.own_kind else "others"


def finishes(face: Face) -> bool:
    """Whether the next player still takes cards when this one was laid last (§1.10)."""
    draws = (FinishingDraw, FinishingStack, FinishingColour)
    return any(isinstance(effect, draws) for effect in face.finishing)


def card_faces(names: Names) -> list[Face]:
    """One face of each kind that is more than a number, both sides, each name once."""
    found: list[Face] = []
    for side in range(len(names.rules.box.sides)):
        for kind in kinds_of(names, side):
            face = kind.faces[0]
            if face.number < 0 and all(other.symbol != face.symbol for other in found):
                found.append(face)
    return found


class CardRules:
    """Writes the part of a rulebook that speaks of cards."""

    def __init__(self, page: Page, names: Names) -> None:
        self.page = page
        self.names = names
        self.say = names.words.say
        self.rules: Rules = names.rules

    def write_cards(self) -> None:
        """One line for each kind of card."""
        self.page.heading(self.say("rules-heading-cards"))
        lines = self.numbers()
        for side in range(len(self.rules.box.sides)):
            for kind in kinds_of(self.names, side):
                face = kind.faces[0]
                name = capital(self.names.symbol(face.symbol))
                line = f"**{name}** – {self.card(face)}"
                if face.number < 0 and line not in lines:
                    lines.append(line)
        self.page.items(lines)

    def numbers(self) -> list[str]:
        """Numbers that are more than numbers: Stops, and 7 and 0 with H3."""
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
        """What one card does."""
        draw = draw_card(face)
        if draw is not None:
            return self.draw(face, draw)
        if face.symbol == "R":
            return self.say("rules-card-R-skip" if self.rules.reverse_skips else "rules-card-R-plain")
        if face.symbol == "WR":
            way = self.rules.options.text("robin_empty", "target_wins")
            return self.say("rules-card-robin") + " " + self.say(f"rules-card-robin-{way}")
        if face.symbol.startswith("WX"):
            return self.custom(face)
        if face.symbol == "OP":
            return self.say("rules-card-optimus") + " " + self.say("rules-card-optimus-lay")
        if face.symbol == "ME":
            way = self.rules.options.text("megatron_empty", "holder_loses")
            parts = ["rules-card-megatron", f"rules-card-megatron-{way}", "rules-card-megatron-colour"]
            return " ".join(self.say(key) for key in parts)
        if face.number >= 0:
            return ""
        return self.say(f"rules-card-{face.symbol}")

    def draw(self, face: Face, draw: DrawCard) -> str:
        """A draw card: how many, and what can be done about it."""
        if draw.cards == 0:
            parts = [self.say("rules-card-sought")]
        else:
            key = "rules-card-draw-stacked" if draw.stacked else "rules-card-draw"
            parts = [self.say("rules-card-names")] if face.colour == NO_COLOUR else []
            parts.append(self.say(key, count=draw.cards))
        if draw.judge is not None:
            parts.append(self.say("rules-card-challenge"))
        elif draw.honesty is not None:
            parts.append(self.say("rules-card-honest", wilds=wilds_that_count(draw.honesty)))
        elif face.colour == NO_COLOUR:
            parts.append(self.say("rules-card-free"))
        return " ".join(parts)

    def custom(self, face: Face) -> str:
        """A customizable card with the rule the table has chosen for it."""
        lines = list(custom_lines(self.names.words, self.rules).values())
        chosen = self.rules.options.chosen.get("customizable")
        if isinstance(chosen, list) and len(lines) == 2:
            lines = [lines[int(face.symbol[-1]) - 1]]
        return " ".join([self.say("rules-card-custom"), *lines])

    def write_challenge(self) -> None:
        """How wild draw cards are challenged, where they are (§1.9)."""
        found = [(face, draw) for face in card_faces(self.names) if (draw := draw_card(face)) is not None]
        judged = [(face, draw, draw.judge) for face, draw in found if draw.judge is not None]
        if not judged:
            return
        self.page.heading(self.say("rules-heading-challenge"))
        cards = [self.names.symbol(face.symbol) for face, _, _ in judged]
        wilds = wilds_that_count(judged[0][2])
        listed = capital(self.names.words.join(cards, either=True))
        self.page.paragraph(
            self.say("rules-challenge-honest", cards=listed, wilds=wilds), self.say("rules-challenge-who")
        )
        lines: list[str] = []
        for face, draw, judge in judged:
            name = capital(self.names.symbol(face.symbol))
            if isinstance(judge, DrawColour):
                won, lost = self.say("rules-challenge-won-sought"), self.say("rules-challenge-lost-sought")
            else:
                won = self.say("rules-challenge-won", count=draw.cards)
                lost = self.say("rules-challenge-lost", count=draw.cards, more=draw.cards + 2)
            lines.append(f"**{name}** – {won} {lost}")
        self.page.items(lines)
        self.page.paragraph(self.say("rules-challenge-colour"))

    def write_stacking(self) -> None:
        """H1 and H1b."""
        chosen = self.rules.options.chosen
        if "H1" not in chosen and "H1b" not in chosen:
            return
        way = "coloured" if "H1b" in chosen else str(chosen["H1"])
        parts = [self.say(f"rules-stack-{way}"), self.say("rules-stack-sum")]
        faces = card_faces(self.names)
        if self.rules.trays == 2:
            parts.append(self.say("rules-stack-tray"))
        parts += [
            self.say("rules-stack-sought", card=capital(self.names.symbol(face.symbol)))
            for face in faces
            if way != "coloured" and (draw := draw_card(face)) is not None and draw.cards == 0
        ]
        if any(draw is not None and draw.stacked and draw.judge for draw in map(draw_card, faces)):
            parts.append(self.say("rules-stack-challenge"))
        self.page.heading(self.say("rules-heading-stacking"))
        self.page.paragraph(*parts)

    def write_flip(self) -> None:
        """What a Flip does, in boxes with two sides (§5.4, §5.5)."""
        if not self.rules.two_sided:
            return
        self.page.heading(self.say("rules-heading-flip"))
        self.page.paragraph(self.say("rules-flip-turn"), self.say("rules-flip-top"))
        self.page.paragraph(self.say("rules-flip-see"))

    def write_balance(self) -> None:
        """Stops, falls and the Tilt, in a box with trays (§7.3–§7.8)."""
        if self.rules.trays == 1:
            return
        options = self.rules.options
        self.page.heading(self.say("rules-heading-stops"))
        stops = options.text("stops", "cancel")
        self.page.paragraph(self.say("rules-stops-frozen"), self.say(f"rules-stops-{stops}"))
        self.page.heading(self.say("rules-heading-balance"))
        preset = options.text("balance_preset", "normal")
        self.page.paragraph(
            self.say(f"rules-balance-{preset}"),
            self.say("rules-balance-tip"),
            self.say("rules-balance-reset"),
        )
        self.page.heading(self.say("rules-heading-tilt"))
        self.page.paragraph(*(self.say(f"rules-tilt-{part}") for part in ("lay", "place", "pay")))
