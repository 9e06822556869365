"""Puzzles: moments of played games in which one answer is clearly better than all others.

A puzzle is stored as the game up to it (box, options, seed, moves) and the seat to answer.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from pioche.bots.greedy.greedy import Greedy
from pioche.coach.judging import same
from pioche.coach.reasons import Reason, reason_for
from pioche.coach.trials import Coach, Unknown, Way
from pioche.coach.words import Told, answer_words, reason_words, told
from pioche.engine.actions import ROUND_OVER
from pioche.intervals import difference
from pioche.match import Match
from pioche.sight.choices import Choice
from pioche.sight.packing import pack_choice, unpack_choice
from pioche.sight.view import View

SHIPPED: Final = Path(__file__).with_name("puzzles.jsonl")
AHEAD: Final = 0.15  # the best answer must win at least this much more often, significantly
GLANCE: Final = 80  # games to try first at every moment
GAMES: Final = 1500  # games for the promising moments
FEWEST: Final = 3  # fewest answers for a puzzle
SHOWN: Final = 6  # most answers to offer


@dataclass(frozen=True)
class Puzzle:
    """A puzzle; its answers are packed choices, the best first, each with its chance and interval.

    `because` has the fields of the reason why the first one is best.
    """

    box: str
    seats: list[str]
    options: dict[str, Any]
    seed: str
    moves: list[str]
    seat: int
    answers: list[tuple[list[int], list[float]]]
    because: dict[str, Any]

    def match(self) -> Match:
        """The game up to the question."""
        match = Match(self.box, self.seats, self.seed, self.options)
        for line in self.moves:
            match.apply(line)
        return match

    def choices(self) -> list[Choice]:
        """The offered answers, the best first."""
        return [unpack_choice(packed) for packed, _ in self.answers]

    def told(self) -> tuple[list[Told], Told]:
        """The answers and the reason in every language."""
        match = self.match()
        view, names = match.view(match.names[self.seat]), match.names
        why = Reason(**self.because)
        answers = [
            told(self.box, partial(answer_words, view=view, choice=choice, names=names))
            for choice in self.choices()
        ]
        return answers, told(self.box, partial(reason_words, view=view, reason=why, names=names))


def find(match: Match, seed: str = "puzzles") -> Iterator[Puzzle]:
    """The puzzles in a match, in the order of its moves."""
    walk = match.at(0)
    coach = Coach(walk.rules, seed)
    for number, line in enumerate(match.log):
        if walk.state.phase < ROUND_OVER and walk.state.uno_pending == 0:
            view = walk.view(walk.names[walk.state.asked])
            try:
                found = _puzzle(coach, walk, view, match.log[:number])
            except Unknown:
                found = None
            if found is not None:
                yield found
        walk.apply(line)


def _puzzle(coach: Coach, match: Match, view: View, moves: list[str]) -> Puzzle | None:
    ways = [Way(choice) for choice in coach.answers(view)]
    if len(ways) < FEWEST:
        return None
    trials = coach.trials(view, ways)
    trials.run(GLANCE)
    ways.sort(key=lambda way: -sum(way.won))
    best = ways[0]
    lead = (sum(best.won) - sum(ways[1].won)) / GLANCE
    if lead < AHEAD or sum(best.won) == GLANCE:
        return None
    fresh = [Way(way.choice) for way in ways[:SHOWN]]
    trials.run(GAMES, fresh)
    if any(difference(fresh[0].won, way.won).low < AHEAD for way in fresh[1:]):
        return None
    fresh[1:] = sorted(fresh[1:], key=lambda way: -sum(way.won))
    reason = reason_for(view, trials, fresh[0], fresh[1])
    box, names = match.rules.box.name, match.names
    answers = []
    for way in fresh:
        assert way.choice is not None
        answers.append((pack_choice(way.choice), way.chance.data()))
    options, seat = dict(match.rules.options.chosen), int(view.viewer)
    return Puzzle(box, names, options, match.seed, moves, seat, answers, asdict(reason))


def greedy_errs(puzzle: Puzzle) -> bool:
    """Whether `greedy` gets it wrong: otherwise it is not worth thinking about."""
    view = puzzle.match().view(puzzle.seats[puzzle.seat])
    quick = Greedy("puzzle").answer(view)
    best = puzzle.choices()[0]
    return not same(view, best, quick) and (best.verb, best.handle) != (quick.verb, quick.handle)


# Files


def write(puzzles: Iterable[Puzzle], file: Path) -> None:
    """Write the puzzles, one line of JSON each."""
    lines = [json.dumps(vars(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


@cache
def shipped(file: Path = SHIPPED) -> tuple[Puzzle, ...]:
    """The puzzles that ship with the package."""
    return tuple(_read(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())


def _read(data: dict[str, Any]) -> Puzzle:
    """A puzzle; older files have words in two languages in the place of its reason."""
    older = {"because": asdict(Reason("more"))} if "because" not in data else {}
    return Puzzle(**{key: value for key, value in (data | older).items() if key not in ("words", "reason")})


def of_the_day(box: str, day: int) -> Puzzle | None:
    """A puzzle of a box, a different one each day; `day` may count from anywhere."""
    mine = [puzzle for puzzle in shipped() if puzzle.box == box]
    return mine[day % len(mine)] if mine else None
