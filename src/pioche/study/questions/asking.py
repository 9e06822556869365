"""Ask a question: play its deals at every table, and add up what is measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial

from pioche.bots.loading import make_bot
from pioche.engine.deal import new_match
from pioche.rounds.playing import Tally, play_round
from pioche.rounds.stats import RoundStats
from pioche.study.questions.answer import PIECE, Answer, Key, PieceSums, Sums
from pioche.study.questions.question import Arm
from pioche.study.questions.round_seen import Round, hands_of
from pioche.study.questions.source import Source
from pioche.study.simulation.counted_match import CountedMatch
from pioche.study.simulation.styles import CompiledPlayers
from pioche.study.workers.crew import ALONE, Crew, carried_out


class QuestionPlayer:
    """Plays deals at every table; each process makes its own, as rules cannot be sent."""

    def __init__(self, source: Source, seed: str) -> None:
        question = self.question = source.question()
        self.seed = seed
        self.rules = [arm.rules() for arm in question.arms]
        self.stats = [RoundStats(rules, 1) for rules in self.rules]
        self.players = [CompiledPlayers(rules) for rules in self.rules]

    def __call__(self, piece: int) -> PieceSums:
        """Play some deals: sums of the measures, and of the differences between tables."""
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
        """The measures of one deal at one table, each the mean of all rotations."""
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
        s = new_match(self.rules[number], seed, None, arm.listen or not arm.compiled)
        hands = hands_of(s)
        if arm.compiled:
            play_round(s, self.players[number].seated(names, seed), Tally(), None, stats)
        else:
            bots = [make_bot(name, f"{seed} {names} {seat}") for seat, name in enumerate(names)]
            for bot in bots:
                bot.whole_match = False
            CountedMatch(s, bots, stats).play_round()
        return Round(s, stats, names, hands)


def _add(sums: dict[Key, Sums], key: Key, value: float) -> None:
    one = sums.setdefault(key, [0, 0.0, 0.0])
    one[0] += 1
    one[1] += value
    one[2] += value * value


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
        arm.check_bots()
    try:
        with closing(carried_out(partial(QuestionPlayer, source, seed), pieces, crew)) as parts:
            for part in parts:
                answer.add(part)
                if progress is not None:
                    progress(answer)
    except KeyboardInterrupt:
        if not answer.pieces:
            raise
    return answer
