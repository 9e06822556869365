"""An answer in words: the sentence that comes first, and names for everything on a page, in one language."""

from __future__ import annotations

from pioche.boxes import BOXES, DEFAULT_BOX
from pioche.engine.house.registry import HOUSE_NAMES
from pioche.study.asking import Answer
from pioche.study.question import Arm, Measure
from pioche.texts.catalogue import catalogue
from pioche.texts.naming import box_name
from pioche.texts.option_words import say_or

# Symbols of cards that have a name.
CARDS = {"S": "skip", "R": "reverse", "+2": "draw-two", "W": "wild", "W4": "wild-draw"}

VALUES = {"true": "study-value-true", "false": "study-value-false"}


class Wording:
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = catalogue(lang)
        self.say = self.words.say

    def number(self, value: float, places: int = 1) -> str:
        """A number as it is written in this language."""
        text = f"{value:,.{places}f}"
        if self.lang == "fr":
            text = text.replace(",", "\u202f").replace(".", ",")
        return text

    def box(self, name: str) -> str:
        """The name of a box."""
        return box_name(self.words, name) if name in BOXES else name

    def arm(self, arm: Arm) -> str:
        """A table, by what is different about it."""
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
        """What is shown where tables are compared."""
        arms = answer.question.arms
        if any(arm.against for arm in arms):
            return self.say("study-compared-without", measure=measure)
        return self.say("study-compared", measure=measure, first=self.arm(arms[0]))

    def paired(self, answer: Answer) -> str:
        """What the last column of the numbers is."""
        arms = answer.question.arms
        if any(arm.against for arm in arms):
            return self.say("study-paired-without")
        return self.say("study-paired", first=self.arm(arms[0]))

    def group(self, group: str) -> str:
        """One of the things that a measure tells apart."""
        key = "study-group-" + CARDS.get(group, group)
        return say_or(self.words, key, group) if group.isalpha() or group in CARDS else group

    def measure(self, measure: Measure) -> str:
        """What was measured."""
        own = f"{measure.name}, {measure.unit}" if measure.unit else measure.name
        return say_or(self.words, f"study-measure-{measure.name}", own)

    def numbers(self, measure: Measure) -> str:
        """What the numbers are that a measure goes by."""
        return say_or(self.words, f"study-numbers-{measure.name}", self.say("study-numbers"))

    def title(self, answer: Answer) -> str:
        """The question, as it stands above its page."""
        question = answer.question
        return question.title or say_or(self.words, f"study-title-{question.name}", question.name)

    def sentence(self, answer: Answer) -> str:
        """The sentence that answers it."""
        tell = SENTENCES.get(answer.question.name)
        found = None if tell is None else tell(self, answer)
        # No line ends between a number and its sign.
        return (self.plain(answer) if found is None else found).replace(" %", "\u00a0%")

    def plain(self, answer: Answer) -> str:
        """What can be said of any question: every table with its first measure."""
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


def _mean(answer: Answer, measure: str, arm: str, group: str = "") -> float:
    one = answer.estimate(measure, arm, group)
    if one is None:
        raise LookupError
    return one.mean


def length(w: Wording, a: Answer) -> str:
    """Which box is short, and which is long."""
    turns = {arm.box: _mean(a, "turns", arm.name) for arm in a.question.arms if arm.players == 4}
    found = [a.estimate("points", arm.name) for arm in a.question.arms if arm.players == 4]
    points = [one.mean for one in found if one is not None]
    short, long = min(turns, key=turns.__getitem__), max(turns, key=turns.__getitem__)
    return w.say(
        "study-answer-length",
        short=w.number(turns[short], 0),
        shortbox=w.box(short),
        long=w.number(turns[long], 0),
        longbox=w.box(long),
        poor=w.number(min(points), 0),
        rich=w.number(max(points), 0),
    )


def seats(w: Wording, a: Answer) -> str:
    """Whether it matters where one sits."""
    first, last = (_mean(a, "place", DEFAULT_BOX, place) for place in ("1", "4"))
    return w.say("study-answer-seats", first=w.number(first), last=w.number(last), box=w.box(DEFAULT_BOX))


def opening(w: Wording, a: Answer) -> str:
    """The best card and the worst."""
    (arm,) = a.question.arms
    worth = {group: _mean(a, "dealt", arm.name, group) for group in a.groups("dealt", arm.name)}
    best, worst = max(worth, key=worth.__getitem__), min(worth, key=worth.__getitem__)
    return w.say(
        "study-answer-opening",
        best=w.group(best),
        much=w.number(worth[best]),
        worst=w.group(worst),
        little=w.number(worth[worst]),
    )


def rules(w: Wording, a: Answer) -> str:
    """What makes rounds longer, and what shorter."""
    known = _changes(w, a)
    return w.say(
        "study-answer-rules",
        rule=known[-1][1],
        more=w.number(known[-1][0]),
        other=known[0][1],
        less=w.number(-known[0][0]),
        book=w.number(_mean(a, "turns", a.question.arms[0].name)),
    )


def switches(w: Wording, a: Answer) -> str:
    """Which of them anybody notices."""
    known = _changes(w, a)
    found = [a.difference("turns", arm.name) for arm in a.question.arms]
    sure = sum(1 for one in found if one is not None and (one.low > 0 or one.high < 0))
    return w.say(
        "study-answer-switches",
        number=len(known),
        sure=sure,
        rule=known[-1][1],
        more=w.number(known[-1][0]),
        other=known[0][1],
        less=w.number(-known[0][0]),
    )


def _changes(w: Wording, a: Answer) -> list[tuple[float, str]]:
    """How many turns each table has more than the one it is compared with, the least first."""
    found = [(a.difference("turns", arm.name), arm) for arm in a.question.arms]
    return sorted([(one.mean, w.arm(arm)) for one, arm in found if one is not None])


def bluffing(w: Wording, a: Answer) -> str:
    """What each manner wins."""
    names = ("honest", "bluffer", "trusting", "suspicious")
    return w.say("study-answer-bluffing", **{name: w.number(_mean(a, "wins", name)) for name in names})


def balance(w: Wording, a: Answer) -> str:
    """When it falls."""
    arm = "4 players"
    shares = {group: _mean(a, "lean", arm, group) for group in a.groups("lean", arm)}
    most = max(shares, key=shares.__getitem__)
    falls = w.number(_mean(a, "falls", arm))
    return w.say("study-answer-balance", most=most, share=w.number(shares[most], 0), falls=falls)


def sides(w: Wording, a: Answer) -> str:
    """Which side lasts, and who profits."""
    arm = "4 players"
    return w.say(
        "study-answer-sides",
        dark=w.number(_mean(a, "side", arm, "dark"), 0),
        flipped=w.number(_mean(a, "flipper", arm, "flipped")),
        others=w.number(_mean(a, "flipper", arm, "not")),
    )


def skill(w: Wording, a: Answer) -> str:
    """How much better the better ones are."""
    first, *others = a.question.arms
    best = max(others, key=lambda arm: _mean(a, "wins", arm.name))
    return w.say(
        "study-answer-skill",
        weak=w.number(_mean(a, "wins", first.name), 0),
        strong=w.number(_mean(a, "wins", best.name), 0),
        bot=w.arm(best),
    )


def calls(w: Wording, a: Answer) -> str:
    """What forgetting costs."""
    return w.say(
        "study-answer-calls",
        forgetful=w.number(_mean(a, "wins", "forgetful")),
        attentive=w.number(_mean(a, "wins", "attentive")),
        caught=w.number(_mean(a, "missed", "forgetful", "caught")),
        away=w.number(_mean(a, "missed", "forgetful", "away")),
    )


SENTENCES = {
    "length": length,
    "seats": seats,
    "opening": opening,
    "rules": rules,
    "switches": switches,
    "bluffing": bluffing,
    "balance": balance,
    "sides": sides,
    "skill": skill,
    "calls": calls,
}
