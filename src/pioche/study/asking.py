"""A question asked: deals are played at every table, and what is measured adds up to estimates."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from pioche.bots.bot_match import BotMatch
from pioche.bots.loading import make_bot
from pioche.bots.search.tableful import Tableful
from pioche.engine.actions import CATCH, UNO, verb_of
from pioche.engine.deal import new_match
from pioche.intervals import Estimate, mean_of
from pioche.rounds.players import RandomPlayer
from pioche.rounds.playing import Tally, play_round
from pioche.rounds.stats import RoundStats
from pioche.study.crew import ALONE, Crew, carried_out
from pioche.study.question import Arm, Question, QuestionError
from pioche.study.questions import question_named
from pioche.study.round_seen import Round, hands_of
from pioche.study.styles import STYLES, check_bot, is_style, players_of

PIECE: Final = 20  # deals that are played in one go

Key = tuple[str, str, str]  # measure, arm, group
Sums = list[float]  # number of deals, sum, sum of squares


@dataclass(frozen=True)
class Source:
    """Where a question comes from, so that any process can make it: its name, a file's text, or flags."""

    name: str
    text: str = ""  # of a Python file that has a `question`
    flags: Mapping[str, Any] = field(default_factory=dict)
    deals: int | None = None

    def question(self) -> Question:
        """The question itself, or a QuestionError."""
        text = self.text
        found = _from_text(self.name, text) if text else question_named(self.name, dict(self.flags))
        if self.deals is not None:
            found = replace(found, deals=self.deals)
        found.check()
        return found


def _from_text(name: str, text: str) -> Question:
    space: dict[str, Any] = {"__name__": "question", "__file__": name}
    try:
        exec(compile(text, name, "exec"), space)
        found = space["question"]
        found = found() if callable(found) else found
    except KeyError:
        raise QuestionError(f"{name} has no `question`") from None
    except Exception as error:
        raise QuestionError(f"{name} cannot be used: {type(error).__name__}: {error}") from None
    if not isinstance(found, Question):
        raise QuestionError(f"{name}: `question` is no Question")
    about = str(space.get("__doc__") or "").strip().partition("\n")[0]
    return found if found.title else replace(found, title=about)


@dataclass(frozen=True)
class Asking:
    """A question as a task; a piece is some deals at every table."""

    source: Source
    seed: str

    def begin(self) -> Callable[[int], tuple[dict[Key, Sums], dict[Key, Sums]]]:
        """Set up the tables."""
        return Interview(self.source.question(), self.seed).play


class Interview:
    """Where deals are played; each process sets up its own, as rules cannot be sent."""

    def __init__(self, question: Question, seed: str) -> None:
        self.question = question
        self.seed = seed
        self.rules = [arm.rules() for arm in question.arms]
        self.stats = [RoundStats(rules, 1) for rules in self.rules]
        self.seatings: dict[tuple[int, tuple[str, ...]], RandomPlayer] = {}

    def play(self, piece: int) -> tuple[dict[Key, Sums], dict[Key, Sums]]:
        """Some deals: sums of what was measured, and of the differences between tables."""
        sums: dict[Key, Sums] = {}
        differences: dict[Key, Sums] = {}
        for deal in range(piece * PIECE, min((piece + 1) * PIECE, self.question.deals)):
            tables: dict[str, dict[tuple[str, str], float]] = {}
            for number, arm in enumerate(self.question.arms):
                found = tables[arm.name] = self.measured(number, arm, f"{self.seed}/{deal}")
                other = tables.get(self.question.compared(arm), {})
                for (measure, group), value in found.items():
                    _add(sums, (measure, arm.name, group), value)
                    if (measure, group) in other:
                        _add(differences, (measure, arm.name, group), value - other[measure, group])
        return sums, differences

    def measured(self, number: int, arm: Arm, seed: str) -> dict[tuple[str, str], float]:
        """What one deal came to at one table, the mean of all rotations."""
        values: dict[tuple[str, str], list[float]] = {}
        for turn in range(arm.rotations):
            seen = self.round(number, arm, seed, arm.lineup[turn:] + arm.lineup[:turn])
            for measure in self.question.measures:
                found = measure.of(seen)
                groups = found if isinstance(found, Mapping) else {"": found}
                for group, value in groups.items():
                    if value is not None:
                        values.setdefault((measure.name, str(group)), []).append(float(value))
        return {key: sum(some) / len(some) for key, some in values.items()}

    def round(self, number: int, arm: Arm, seed: str, names: tuple[str, ...]) -> Round:
        """Play one round."""
        stats = self.stats[number]
        stats.clear()
        if all(map(is_style, names)):
            s = new_match(self.rules[number], seed, None, arm.listen)
            hands = hands_of(s)
            play_round(s, self.players(number, names, seed), Tally(), None, stats)
            return Round(s, stats, names, hands)
        s = new_match(self.rules[number], seed, None, True)
        hands = hands_of(s)
        bots = [make_bot(name, f"{seed} {names} {seat}") for seat, name in enumerate(names)]
        for bot in bots:
            bot.whole_match = False
        decisions = 0

        def act(a: int) -> None:
            nonlocal decisions
            decisions += verb_of(a) not in (UNO, CATCH)
            stats.carry_out(s, a)

        stats.begin(s)
        BotMatch(s, bots, act=act).play_round()
        stats.end(s, decisions)
        return Round(s, stats, names, hands)

    def players(self, number: int, names: tuple[str, ...], seed: str) -> RandomPlayer:
        """Those who are compiled with the engine, made once."""
        found = self.seatings.get((number, names))
        if isinstance(found, Tableful):
            found.seated(seed)
            return found
        self.seatings[number, names] = found = players_of(self.rules[number], names, seed)
        return found


def _add(sums: dict[Key, Sums], key: Key, value: float) -> None:
    one = sums.setdefault(key, [0, 0.0, 0.0])
    one[0] += 1
    one[1] += value
    one[2] += value * value


@dataclass
class Answer:
    """What a question has come to so far; pieces are taken in one by one, in their order."""

    question: Question
    seed: str
    pieces: int = 0
    sums: dict[Key, Sums] = field(default_factory=dict)
    differences: dict[Key, Sums] = field(default_factory=dict)

    def add(self, part: tuple[dict[Key, Sums], dict[Key, Sums]]) -> None:
        """Take in the next piece."""
        for mine, more in zip((self.sums, self.differences), part, strict=True):
            for key, sums in more.items():
                mine[key] = [a + b for a, b in zip(mine.get(key, [0, 0.0, 0.0]), sums, strict=True)]
        self.pieces += 1

    @property
    def deals(self) -> int:
        """How many deals were played at each table."""
        return min(self.pieces * PIECE, self.question.deals)

    @property
    def rounds(self) -> int:
        """How many rounds that were."""
        return self.deals * sum(arm.rotations for arm in self.question.arms)

    def groups(self, measure: str, arm: str) -> list[str]:
        """The groups that were seen, numbers by size, others as they came."""
        found = [group for one, other, group in self.sums if (one, other) == (measure, arm)]
        number = all(group.replace(".", "", 1).lstrip("-").isdigit() for group in found)
        return sorted(found, key=float) if number else found

    def estimate(self, measure: str, arm: str, group: str = "") -> Estimate | None:
        """What was measured at one table, if anything was."""
        sums = self.sums.get((measure, arm, group))
        return None if sums is None else mean_of(*sums)

    def difference(self, measure: str, arm: str, group: str = "") -> Estimate | None:
        """How much more than at the table it is compared with, deal by deal."""
        sums = self.differences.get((measure, arm, group))
        return None if sums is None else mean_of(*sums)

    def rows(self) -> list[dict[str, Any]]:
        """Every estimate as a row, for files and programs."""
        found = []
        for (measure, arm, group), sums in sorted(self.sums.items()):
            one, more = mean_of(*sums), self.difference(measure, arm, group)
            row = {"measure": measure, "table": arm, "group": group, "deals": int(sums[0]), **vars(one)}
            for name in ("mean", "low", "high"):
                row[f"more_{name}"] = None if more is None else getattr(more, name)
            found.append(row)
        return found


def ask(
    source: Source,
    seed: str = "1",
    crew: Crew = ALONE,
    progress: Callable[[Answer], None] | None = None,
    answer: Answer | None = None,
) -> Answer:
    """Ask a question; whatever ends it, `answer` has all that was finished, and an interrupt is no error."""
    answer = Answer(source.question(), seed) if answer is None else answer
    pieces = range(-(-answer.question.deals // PIECE))
    for arm in answer.question.arms:
        check_bots(arm)
    try:
        with closing(carried_out(Asking(source, seed), pieces, crew)) as parts:
            for part in parts:
                answer.add(part)
                if progress is not None:
                    progress(answer)
    except KeyboardInterrupt:
        if not answer.pieces:
            raise
    return answer


def check_bots(arm: Arm) -> None:
    """A BotError or QuestionError if somebody cannot play."""
    if all(map(is_style, arm.lineup)):
        if "random" in arm.lineup and len(set(arm.lineup)) > 1:
            raise QuestionError("random plays among its own kind here; beginner is random beside others")
        return
    for bot in arm.lineup:
        if bot in STYLES:
            raise QuestionError(f"{bot} plays only with {', '.join(STYLES)}")
        check_bot(bot)


def source_of(name: str, flags: Mapping[str, Any], deals: int | None) -> Source:
    """Where a question comes from: a file if it is the name of one."""
    if name.endswith(".py"):
        try:
            return Source(name, Path(name).read_text(encoding="utf-8"), deals=deals)
        except (OSError, UnicodeDecodeError) as error:
            raise QuestionError(f"{name} cannot be read: {error}") from None
    return Source(name, flags=flags, deals=deals)
