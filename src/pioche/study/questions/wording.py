"""An answer in words: the sentence that comes first, and names for everything on a page, in one language."""

from __future__ import annotations

from pioche.boxes import BOXES
from pioche.engine.house.registry import HOUSE_NAMES
from pioche.study.questions.answer import Answer
from pioche.study.questions.question import Arm, Measure
from pioche.texts.catalogue import catalogue
from pioche.texts.naming import box_name
from pioche.texts.option_words import say_or

# Symbols of cards that have a name.
CARDS = {"S": "skip", "R": "reverse", "+2": "draw-two", "W": "wild", "W4": "wild-draw"}

VALUES = {"true": "study-value-true", "false": "study-value-false"}


class Wording:
    """Words for an answer in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = catalogue(lang)
        self.say = self.words.say

    def number(self, value: float, places: int = 1) -> str:
        """A number as it is written in this language."""
        signs = {",": self.say("number-thousands"), ".": self.say("number-decimal")}
        return "".join(signs.get(sign, sign) for sign in f"{value:,.{places}f}")

    def box(self, name: str) -> str:
        """The name of a box."""
        return box_name(self.words, name) if name in BOXES else name

    def arm(self, arm: Arm) -> str:
        """The name of a table: what is different about it."""
        box, _, choice = arm.name.rpartition(": ")
        rule, _, value = choice.partition("=")
        if rule in arm.options:
            key = f"house-{rule}" if rule in HOUSE_NAMES else f"switch-{rule}"
            title = say_or(self.words.of(arm.box), key, rule)
            if value:
                title += f" ({self.value(value)})"
            return f"{self.place(arm)} · {title}" if box else title
        if arm.against == arm.name:
            return self.place(arm)
        if arm.name in BOXES:
            return self.box(arm.name)
        number, _, word = arm.name.partition(" ")
        if word == "players":
            return self.say("study-players", count=int(number))
        if arm.line:
            return f"{self.box(arm.line)}, {self.say('study-players', count=arm.players)}"
        return say_or(self.words, "study-arm-" + arm.name.replace(" ", "-"), arm.name)

    def value(self, value: str) -> str:
        """What was chosen, as it is typed; yes and no in words."""
        return self.say(VALUES[value]) if value in VALUES else value

    def place(self, arm: Arm) -> str:
        """The box of a table, and how many sit there if they are fewer than usual."""
        few = f", {self.say('study-players', count=arm.players)}" if arm.players < 4 else ""
        return self.box(arm.box) + few

    def compared(self, answer: Answer, measure: str) -> str:
        """The title of a chart that compares tables."""
        arms = answer.question.arms
        if any(arm.against for arm in arms):
            return self.say("study-compared-without", measure=measure)
        return self.say("study-compared", measure=measure, first=self.arm(arms[0]))

    def paired(self, answer: Answer) -> str:
        """The sentence that explains the last column."""
        arms = answer.question.arms
        if any(arm.against for arm in arms):
            return self.say("study-paired-without")
        return self.say("study-paired", first=self.arm(arms[0]))

    def group(self, group: str) -> str:
        """The name of a group."""
        key = "study-group-" + CARDS.get(group, group)
        return say_or(self.words, key, group) if group.isalpha() or group in CARDS else group

    def measure(self, measure: Measure) -> str:
        """The name of a measure."""
        own = f"{measure.name}, {measure.unit}" if measure.unit else measure.name
        return say_or(self.words, f"study-measure-{measure.name}", own)

    def numbers(self, measure: Measure) -> str:
        """The title of the axis of numbers."""
        return say_or(self.words, f"study-numbers-{measure.name}", self.say("study-numbers"))

    def title(self, answer: Answer) -> str:
        """The title of the page."""
        question = answer.question
        return question.title or say_or(self.words, f"study-title-{question.name}", question.name)

    def sentence(self, answer: Answer) -> str:
        """The sentence that answers it: the question's own, where enough was measured for it."""
        tell = answer.question.sentence
        try:
            found = self.plain(answer) if tell is None else tell(answer, self)
        except LookupError:
            found = self.plain(answer)
        return found.replace(" %", "\u00a0%")  # no line ends between a number and its sign

    def plain(self, answer: Answer) -> str:
        """A sentence for any question: every table with its first measure."""
        measure = answer.question.measures[0]
        parts = []
        for arm in answer.question.arms:
            for group in answer.groups(measure.name, arm.name)[:6]:
                one = answer.estimate(measure.name, arm.name, group)
                if one is not None:
                    name = f"{self.arm(arm)}, {self.group(group)}" if group else self.arm(arm)
                    parts.append(f"{name} {self.between(one.mean, one.low, one.high)}")
        return self.say("study-plain", measure=self.measure(measure), list="; ".join(parts))

    def between(self, mean: float, low: float, high: float) -> str:
        """A mean with its interval."""
        return f"{self.number(mean)} ({self.number(low)} – {self.number(high)})"
