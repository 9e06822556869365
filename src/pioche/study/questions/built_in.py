"""The questions that are built in; docs/study.md shows what came out."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from pioche.boxes import BOXES, DEFAULT_BOX
from pioche.engine.house.registry import HOUSE
from pioche.engine.options import COMMON, NUMBERS, OptionError, Value
from pioche.study.question import Arm, Found, Measure, Question
from pioche.study.round_seen import Round
from pioche.texts.option_words import value_word

FAMILY: Final = ("family",)
PLAYERS: Final = (2, 3, 4, 6, 8, 10)
SPECIFIED: Final = {"3": 1.0, "4": 17.0, "5": 48.0, "6": 30.0, "7": 4.0}  # falls by difference (§11.5)


def _turns(r: Round) -> Found:
    return float(r.turns)


def _points(r: Round) -> Found:
    return float(max(r.points)) or None  # some boxes count no points


def length() -> Question:
    """How long is a round, and how much is it worth, by box and number of players?"""
    arms = [Arm(f"{box} {n}", box, n, line=box, at=n) for box in BOXES for n in PLAYERS]
    measures = (Measure("turns", _turns), Measure("points", _points))
    return Question("length", tuple(arms), measures, 1000, paired=False)


def _by_place(r: Round) -> Found:
    return None if r.void else {str(r.after_dealer(seat)): 100.0 * r.won[seat] for seat in range(r.players)}


def seats() -> Question:
    """Does it matter where one sits: who wins more, the one who begins or the dealer?"""
    arms = [Arm(box, box) for box in BOXES]
    return Question(
        "seats", tuple(arms), (Measure("place", _by_place, "%", True, 25.0),), 10_000, paired=False
    )


def _opening(r: Round) -> Found:
    """How often those win who were dealt a card, by its symbol; the mean of all who were in this deal."""
    if r.void:
        return None
    found: dict[str, list[float]] = {}
    for seat in range(r.players):
        for symbol in r.hand(seat):
            found.setdefault(symbol, []).append(100.0 * r.won[seat])
    return {symbol: sum(some) / len(some) for symbol, some in found.items()}


def opening() -> Question:
    """What is each card in the opening hand worth?"""
    return Question("opening", (Arm(DEFAULT_BOX),), (Measure("dealt", _opening, "%", expected=25.0),), 20_000)


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
    return Question("rules", tuple(arms), (Measure("turns", _turns),), 2000)


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
    return Question("switches", (*bases.values(), *arms), (Measure("turns", _turns),), 2000)


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
    return 100.0 * r.won[r.bots.index(_odd(r))]


def _odd(r: Round) -> str:
    return min(r.bots, key=r.bots.count)


def bluffing() -> Question:
    """Is bluffing worth it, and challenging?"""
    ways = ("honest", "bluffer", "trusting", "suspicious")
    arms = [Arm(way, bots=(way, "family")) for way in ways]
    return Question("bluffing", tuple(arms), (Measure("wins", _first_wins, "%", expected=25.0),), 4000)


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


def balance() -> Question:
    """When does the balance fall?"""
    balanced = next(box.name for box in BOXES.values() if box.trays > 1)
    arms = [Arm(f"{n} players", balanced, n, listen=True) for n in (2, 4, 6)]
    measures = (
        Measure("lean", _lean, "%", True, known=SPECIFIED),
        Measure("falls", lambda r: float(r.total("falls"))),
    )
    return Question("balance", tuple(arms), measures, 3000, paired=False)


def _sides(r: Round) -> Found:
    dark = 100.0 * r.dark_turns / max(r.turns, 1)
    return {"light": 100 - dark, "dark": dark}


def _flipper(r: Round) -> Found:
    """How often somebody wins who has turned the table over, beside somebody who has not."""
    found: dict[str, list[float]] = {"flipped": [], "not": []}
    for seat in range(r.players):
        found["flipped" if r.flips[seat] else "not"].append(100.0 * r.won[seat])
    return {group: sum(some) / len(some) for group, some in found.items() if some}


def sides() -> Question:
    """How long does each side of flip last, and who profits from turning the table over?"""
    two_sided = next(box.name for box in BOXES.values() if len(box.sides) > 1)
    arms = [Arm(f"{n} players", two_sided, n) for n in (2, 4, 6)]
    measures = (Measure("side", _sides, "%"), Measure("flipper", _flipper, "%"))
    return Question("sides", tuple(arms), measures, 4000, paired=False)


def skill() -> Question:
    """Luck or skill: how often does one player win against three beginners, on the same deals?"""
    ways = ("random_uno", "easy", "greedy", "search@100")
    arms = [Arm(way, bots=(way, *["random"] * 3)) for way in ways]
    return Question("skill", tuple(arms), (Measure("wins", _first_wins, "%", expected=25.0),), 200)


def _missed(r: Round) -> Found:
    """How often those win who have missed a call and were caught, missed one and got away, or missed none."""
    found: dict[str, list[float]] = {"none": [], "away": [], "caught": []}
    for seat in range(r.players):
        group = "caught" if r.caught[seat] else "away" if r.calls_missed[seat] else "none"
        found[group].append(100.0 * r.won[seat])
    return {group: sum(some) / len(some) for group, some in found.items() if some}


def calls() -> Question:
    """What does it cost to forget the call?"""
    arms = [Arm(way, bots=(way, "family")) for way in ("family", "forgetful", "attentive")]
    arms[0] = Arm("family")
    measures = (
        Measure("wins", lambda r: 25.0 if len(set(r.bots)) == 1 else _first_wins(r), "%", expected=25.0),
        Measure("missed", _missed, "%", expected=25.0),
    )
    return Question("calls", tuple(arms), measures, 4000, paired=False)
