"""The questions that are built in; docs/study.md shows what came out.

A new one is a function with @built_in. Its title, its sentence and its measures need words in every catalogue
(tests/texts/test_texts.py names what lacks), and a line in docs/study.md (tests/study/test_questions.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from statistics import fmean as mean
from typing import TYPE_CHECKING, Final

from pioche.boxes import BOXES, DEFAULT_BOX
from pioche.engine.house.registry import HOUSE
from pioche.engine.options import COMMON, NUMBERS, OptionError, Value
from pioche.study.questions.question import Arm, Found, Measure, Question
from pioche.study.questions.round_seen import Round
from pioche.texts.option_words import value_word

if TYPE_CHECKING:
    from pioche.study.questions.answer import Answer
    from pioche.study.questions.wording import Wording

PLAYERS: Final = (2, 3, 4, 6, 8, 10)
SPECIFIED: Final = {"3": 1.0, "4": 17.0, "5": 48.0, "6": 30.0, "7": 4.0}  # falls by difference (§11.5)
QUESTIONS: Final[dict[str, Callable[[], Question]]] = {}  # by their names


def built_in(make: Callable[[], Question]) -> Callable[[], Question]:
    """Let a question be asked by the name of its function; its docstring is in the help of the command."""
    QUESTIONS[make.__name__] = make
    return make


def _means(question: str, **of: tuple[str, ...]) -> Callable[[Answer, Wording], str]:
    """The sentence of a question, filled in with means: each of a measure at a table, or of a group there."""

    def sentence(a: Answer, w: Wording) -> str:
        return w.say(f"study-answer-{question}", **{name: w.number(a.mean(*one)) for name, one in of.items()})

    return sentence


def _turns(r: Round) -> Found:
    return float(r.turns)


def _points(r: Round) -> Found:
    return float(max(r.points)) or None  # some boxes count no points


def _length_sentence(a: Answer, w: Wording) -> str:
    """Which box is short, and which is long."""
    turns = {arm.box: a.mean("turns", arm.name) for arm in a.question.arms if arm.players == 4}
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


@built_in
def length() -> Question:
    """How long is a round, and how much is it worth, by box and number of players?"""
    arms = [Arm(f"{box} {n}", box, n, line=box, at=n) for box in BOXES for n in PLAYERS]
    measures = (Measure("turns", _turns), Measure("points", _points))
    return Question("length", tuple(arms), measures, 1000, paired=False, sentence=_length_sentence)


def _by_place(r: Round) -> Found:
    return None if r.void else {str(r.after_dealer(seat)): 100.0 * r.won[seat] for seat in range(r.players)}


def _seats_sentence(a: Answer, w: Wording) -> str:
    """Whether it matters where one sits."""
    first, last = (a.mean("place", DEFAULT_BOX, place) for place in ("1", "4"))
    return w.say("study-answer-seats", first=w.number(first), last=w.number(last), box=w.box(DEFAULT_BOX))


@built_in
def seats() -> Question:
    """Does it matter where one sits: who wins more, the one who begins or the dealer?"""
    arms = [Arm(box, box) for box in BOXES]
    measures = (Measure("place", _by_place, "%", True, 25.0),)
    return Question("seats", tuple(arms), measures, 10_000, paired=False, sentence=_seats_sentence)


def _wins_by(r: Round, groups: Callable[[int], Iterable[str]], order: Iterable[str] = ()) -> dict[str, float]:
    """How often the seats of each group win, on the average of this round."""
    found: dict[str, list[float]] = {group: [] for group in order}
    for seat in range(r.players):
        for group in groups(seat):
            found.setdefault(group, []).append(100.0 * r.won[seat])
    return {group: mean(some) for group, some in found.items() if some}


def _opening(r: Round) -> Found:
    """How often those win who were dealt a card, by its symbol."""
    return None if r.void else _wins_by(r, r.hand)


def _opening_sentence(a: Answer, w: Wording) -> str:
    """The best card and the worst."""
    (arm,) = a.question.arms
    worth = {group: a.mean("dealt", arm.name, group) for group in a.groups("dealt", arm.name)}
    best, worst = max(worth, key=worth.__getitem__), min(worth, key=worth.__getitem__)
    return w.say(
        "study-answer-opening",
        best=w.group(best),
        much=w.number(worth[best]),
        worst=w.group(worst),
        little=w.number(worth[worst]),
    )


@built_in
def opening() -> Question:
    """What is each card in the opening hand worth?"""
    measures = (Measure("dealt", _opening, "%", expected=25.0),)
    return Question("opening", (Arm(DEFAULT_BOX),), measures, 20_000, sentence=_opening_sentence)


def _changes(a: Answer, w: Wording) -> list[tuple[float, str]]:
    """How many turns each table has more than the one it is compared with, the least first."""
    found = [(a.difference("turns", arm.name), arm) for arm in a.question.arms]
    return sorted([(one.mean, w.arm(arm)) for one, arm in found if one is not None])


def _rules_sentence(a: Answer, w: Wording) -> str:
    """What makes rounds longer, and what shorter."""
    known = _changes(a, w)
    return w.say(
        "study-answer-rules",
        rule=known[-1][1],
        more=w.number(known[-1][0]),
        other=known[0][1],
        less=w.number(-known[0][0]),
        book=w.number(a.mean("turns", a.question.arms[0].name)),
    )


@built_in
def rules() -> Question:
    """What does each house rule do to a round, on the same deals?"""
    arms = [Arm("by the book")]
    for rule in HOUSE:
        for value in rule.values:
            if value is False or rule.seats not in (0, 4):
                continue
            options: dict[str, Value] = {**rule.needs, rule.name: value}
            name = rule.name if value is True else f"{rule.name}={value}"
            with suppress(OptionError):  # some make no sense in this box
                arm = Arm(name, options=options)
                arm.rules()
                arms.append(arm)
    return Question("rules", tuple(arms), (Measure("turns", _turns),), 2000, sentence=_rules_sentence)


def _switches_sentence(a: Answer, w: Wording) -> str:
    """Which of them anybody notices."""
    known = _changes(a, w)
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


@built_in
def switches() -> Question:
    """What does each switch of each box do to a round, and each house rule that is of one box only?"""
    bases: dict[str, Arm] = {}
    arms: list[Arm] = []
    usual = {arm.name.partition("=")[0] for arm in rules().arms}
    for box in BOXES.values():
        common = [(switch, n) for switch in COMMON for n in (2, 4)] if box.name == DEFAULT_BOX else []
        for switch, n in [*common, *((switch, 4) for switch in box.switches)]:
            values = switch.examples if switch.values else switch.examples[1:]  # the first is the usual one
            arms += _choices(box.name, n, switch.name, values, bases)
        if box.name == DEFAULT_BOX:
            arms += _choices(box.name, 4, "hand", list(NUMBERS["hand"]), bases)
        for rule in HOUSE:
            if rule.name not in usual:
                arms += _choices(box.name, 4, rule.name, rule.values, bases)
    return Question(
        "switches", (*bases.values(), *arms), (Measure("turns", _turns),), 2000, sentence=_switches_sentence
    )


def _choices(box: str, players: int, name: str, values: list[Value], bases: dict[str, Arm]) -> list[Arm]:
    """A table for every value that is not the usual one; `bases` has those that they are compared with."""
    base = box if players == 4 else f"{box} {players}"
    found = []
    for value in values:
        text = "+".join(map(str, value)) if isinstance(value, list) else value_word(value)
        arm = Arm(f"{base}: {name}={text}", box, players, {name: value}, against=base)
        with suppress(OptionError):  # some make no sense in this box
            if arm.rules().options.chosen:
                bases.setdefault(base, Arm(base, box, players, against=base))
                found.append(arm)
    return found


def _first_wins(r: Round) -> Found:
    """How often the one who plays differently wins."""
    return 100.0 * r.won[r.bots.index(min(r.bots, key=r.bots.count))]


@built_in
def bluffing() -> Question:
    """Is bluffing worth it, and challenging?"""
    ways = ("honest", "bluffer", "trusting", "suspicious")
    arms = [Arm(way, bots=(way, "family")) for way in ways]
    measures = (Measure("wins", _first_wins, "%", expected=25.0),)
    sentence = _means("bluffing", **{way: ("wins", way) for way in ways})
    return Question("bluffing", tuple(arms), measures, 4000, sentence=sentence)


def _lean(r: Round) -> Found:
    """At which difference between the trays the balance falls, as shares of all falls of the round."""
    left, right, falls = 1, 1, list[int]()
    for event in r.events:
        if event.name in ("CardPlayed", "CardPlaced"):
            left, right = (left + 1, right) if event.tray == 0 else (left, right + 1)
        elif event.name == "BalanceTipped":
            falls.append(abs(left - right))
            left = right = 1
        elif event.name in ("TraysCleared", "RoundStarted"):
            left = right = 1
    if not falls:
        return None
    return {str(d): 100.0 * falls.count(d) / len(falls) for d in range(2, 9)}


def _balance_sentence(a: Answer, w: Wording) -> str:
    """When it falls."""
    arm = "4 players"
    shares = {group: a.mean("lean", arm, group) for group in a.groups("lean", arm)}
    most = max(shares, key=shares.__getitem__)
    falls = w.number(a.mean("falls", arm))
    return w.say("study-answer-balance", most=most, share=w.number(shares[most], 0), falls=falls)


@built_in
def balance() -> Question:
    """When does the balance fall?"""
    balanced = next(box.name for box in BOXES.values() if box.balance is not None)
    arms = [Arm(f"{n} players", balanced, n, listen=True) for n in (2, 4, 6)]
    measures = (
        Measure("lean", _lean, "%", True, known=SPECIFIED),
        Measure("falls", lambda r: float(r.total("falls"))),
    )
    return Question("balance", tuple(arms), measures, 3000, paired=False, sentence=_balance_sentence)


def _sides(r: Round) -> Found:
    dark = 100.0 * r.dark_turns / max(r.turns, 1)
    return {"light": 100 - dark, "dark": dark}


def _flipper(r: Round) -> Found:
    """How often somebody wins who has turned the table over, beside somebody who has not."""
    return _wins_by(r, lambda seat: ["flipped" if r.flips[seat] else "not"], ("flipped", "not"))


def _sides_sentence(a: Answer, w: Wording) -> str:
    """Which side lasts, and who profits."""
    arm = "4 players"
    return w.say(
        "study-answer-sides",
        dark=w.number(a.mean("side", arm, "dark"), 0),
        flipped=w.number(a.mean("flipper", arm, "flipped")),
        others=w.number(a.mean("flipper", arm, "not")),
    )


@built_in
def sides() -> Question:
    """How long does each side of flip last, and who profits from turning the table over?"""
    two_sided = next(box.name for box in BOXES.values() if len(box.sides) > 1)
    arms = [Arm(f"{n} players", two_sided, n) for n in (2, 4, 6)]
    measures = (Measure("side", _sides, "%"), Measure("flipper", _flipper, "%"))
    return Question("sides", tuple(arms), measures, 4000, paired=False, sentence=_sides_sentence)


def _skill_sentence(a: Answer, w: Wording) -> str:
    """How much better the better ones are."""
    first, *others = a.question.arms
    best = max(others, key=lambda arm: a.mean("wins", arm.name))
    return w.say(
        "study-answer-skill",
        weak=w.number(a.mean("wins", first.name), 0),
        strong=w.number(a.mean("wins", best.name), 0),
        bot=w.arm(best),
    )


@built_in
def skill() -> Question:
    """Luck or skill: how often does one player win against three beginners, on the same deals?"""
    ways = ("random_uno", "easy", "greedy", "search@100")
    arms = [Arm(way, bots=(way, *["random"] * 3)) for way in ways]
    measures = (Measure("wins", _first_wins, "%", expected=25.0),)
    return Question("skill", tuple(arms), measures, 200, sentence=_skill_sentence)


def _missed(r: Round) -> Found:
    """How often those win who have missed a call and were caught, missed one and got away, or missed none."""

    def group(seat: int) -> str:
        return "caught" if r.caught[seat] else "away" if r.calls_missed[seat] else "none"

    return _wins_by(r, lambda seat: [group(seat)], ("none", "away", "caught"))


@built_in
def calls() -> Question:
    """What does it cost to forget the call?"""
    arms = [Arm(way, bots=(way, "family")) for way in ("family", "forgetful", "attentive")]
    arms[0] = Arm("family")
    measures = (
        Measure("wins", lambda r: 25.0 if len(set(r.bots)) == 1 else _first_wins(r), "%", expected=25.0),
        Measure("missed", _missed, "%", expected=25.0),
    )
    sentence = _means(
        "calls",
        forgetful=("wins", "forgetful"),
        attentive=("wins", "attentive"),
        caught=("missed", "forgetful", "caught"),
        away=("missed", "forgetful", "away"),
    )
    return Question("calls", tuple(arms), measures, 4000, paired=False, sentence=sentence)
