"""A plan as a task: what one piece comes to, with its counts, rows, games worth keeping and records."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

from pioche.bots.loading import make_bot
from pioche.engine.actions import NEXT, ROUND_OVER, TABLE, Answers, simple
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.match import Match
from pioche.records import write
from pioche.rounds.playing import Tally, play_match, play_rounds
from pioche.rounds.stats import RoundStats
from pioche.study.simulation.columns import columns, packed
from pioche.study.simulation.counted_match import CountedMatch
from pioche.study.simulation.kept import Kept, best_of
from pioche.study.simulation.plan import BLOCK, LONGEST, Plan
from pioche.study.simulation.styles import RANDOM, CompiledPlayers

SUMMED: Final = {  # counts, each by the column of the statistics that it is the sum of
    "turns": "turns",
    "decisions": "decisions",
    "responses": "wild_draws",
    "challenges": "challenges",
    "windows": "calls_missed",
    "catches": "catches",
    "points": "points",
}
COUNTED: Final = ("rounds", "matches", "voids", *SUMMED)
ENOUGH: Final = 20  # kinds of faults that are kept


@dataclass
class PieceResult:
    """What one piece came to; `rows` has the columns of its statistics one after the other.

    They stay in their place until the next piece is played; where a part is sent elsewhere they go with it.
    """

    counts: dict[str, int]
    cpu: float = 0.0
    number: int = 0  # of rows
    rows: bytes | memoryview = b""
    kept: dict[str, Kept] = field(default_factory=dict)
    wins: dict[str, list[int]] = field(default_factory=dict)  # by bot: rounds, won, points
    faults: dict[str, int] = field(default_factory=dict)
    records: dict[str, str] = field(default_factory=dict)  # by the names of their files

    def __getstate__(self) -> dict[str, object]:
        """As it is sent to another process."""
        return {**vars(self), "rows": bytes(self.rows)}


class PiecePlayer:
    """Plays the pieces of a plan; each process makes its own, as rules cannot be sent."""

    def __init__(
        self, plan: Plan, rows: bool = False, keep: tuple[str, ...] = (), records: bool = False
    ) -> None:
        """Take a plan, and what is wanted beside the counts: rows, games worth keeping, every record."""
        self.plan = plan
        self.rows = rows
        self.keep = keep
        self.records = records
        self.rules = plan.rules()
        self.names = list(dict.fromkeys(plan.bots))
        self.seats = [plan.seated(turn) for turn in range(plan.players)]
        self.random = set(self.seats[0]) == {RANDOM}
        self.players = CompiledPlayers(self.rules)
        self.stats: RoundStats | None = None
        self.logs: dict[int, list[int]] = {}
        self.out = Answers()

    def __call__(self, number: int) -> PieceResult:
        """Play one piece; only the playing is timed."""
        plan = self.plan
        seed, size = plan.piece(number)
        bare = self.random and not plan.matches
        start = time.process_time()
        if bare and not (self.rows or self.keep or self.records):
            tally = Tally()
            play_rounds(self.rules, seed, size, tally)
            return PieceResult(_counts(tally), time.process_time() - start)
        stats = self._fresh_stats(size)
        tally = Tally()
        faults: dict[str, int] = {}
        self.logs = {}
        left, k = size, 0
        if bare and not self.records:
            stats.game = number * BLOCK
            play_rounds(self.rules, seed, size, tally, None, stats)
            left, k = 0, int(tally.matches)
        while left > 0:
            game = number * BLOCK + k
            most = LONGEST if plan.matches else left
            rounds = self._match(stats, game, f"{seed}/{k}", most, tally, faults)
            left -= 1 if plan.matches else rounds
            k += 1
        cpu = time.process_time() - start
        part = PieceResult(_counts(tally) if plan.compiled else _counted(stats, k), cpu, faults=faults)
        if not bare:
            part.wins = _wins(stats, self.names)
        if self.keep:
            part.kept = best_of(stats, self.keep, self._log_of)
        if self.records:
            part.records = {
                f"{game // BLOCK:05}-{game % BLOCK:04}.toml": record_of(plan, game, self._log_of(game))
                for game in range(number * BLOCK, number * BLOCK + k)
            }
        if self.rows:
            part.number, part.rows = int(stats.rounds) * plan.players, packed(stats)
        return part

    def _fresh_stats(self, size: int) -> RoundStats:
        """Statistics with room for a piece; whole matches may need more, and get it when they do."""
        if self.stats is None or self.stats.room < size:
            self.stats = RoundStats(self.rules, size)
        self.stats.clear()
        return self.stats

    def _match(
        self, stats: RoundStats, game: int, seed: str, most: int, tally: Tally, faults: dict[str, int]
    ) -> int:
        """Play one match; how many rounds it had."""
        names = self._names(game)
        stats.game = game
        if len(self.names) > 1:
            for seat, name in enumerate(names):
                stats.bots[seat] = self.names.index(name)
        if self.plan.compiled:
            log: list[int] | None = [] if self.records else None
            player = None if self.random else self.players.seated(names, seed)  # at random by default
            s = play_match(self.rules, seed, most, tally, log, stats, player, self.out)
            if log is not None:
                self.logs[game] = log
            return int(s.round)
        return self._bot_match(stats, game, seed, most, names, faults)

    def _names(self, game: int) -> tuple[str, ...]:
        """Who sits where in a match."""
        return self.seats[(game // BLOCK + game % BLOCK) % len(self.seats)]

    def _bot_match(
        self,
        stats: RoundStats,
        game: int,
        seed: str,
        most: int,
        names: tuple[str, ...],
        faults: dict[str, int],
    ) -> int:
        """Play one match between bots, each with its own eyes."""
        s = new_match(self.rules, seed, None, True)
        bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
        played = CountedMatch(s, bots, stats, self.plan.limit)
        self.logs[game] = played.log
        played.play_round()
        while s.phase == ROUND_OVER and s.round < most:
            played.log.append(int(simple(NEXT, TABLE)))
            apply(s, played.log[-1])
            played.play_round()
        for fault in played.faults:
            reason = f"{fault.bot} {fault.reason}"
            if reason in faults or len(faults) < ENOUGH:
                faults[reason] = faults.get(reason, 0) + 1
        return int(s.round)

    # Logs of matches, which for compiled players are played once more: they play the same again.

    def _log_of(self, game: int) -> list[int]:
        if game not in self.logs:
            names = self._names(game)
            seed, log = self.plan.seed_of(game), list[int]()
            most = LONGEST if self.plan.matches else self._rounds_of(game)
            play_match(self.rules, seed, most, Tally(), log, None, self.players.seated(names, seed))
            self.logs[game] = log
        return self.logs[game]

    def _rounds_of(self, game: int) -> int:
        """How many rounds of a match the statistics have."""
        assert self.stats is not None
        games = columns(self.stats)["game"]
        return games.tolist().count(game)


def record_of(plan: Plan, game: int, log: list[int]) -> str:
    """A match as a game record."""
    match = Match(plan.box, plan.players, plan.seed_of(game), plan.options)
    for action in log:
        match.act(action)
    return write(match)


def _counts(tally: Tally) -> dict[str, int]:
    return {name: int(getattr(tally, name)) for name in COUNTED}


def _counted(stats: RoundStats, matches: int) -> dict[str, int]:
    """The same counts from what bots did; a call counts as missed once, however long it was."""
    found = columns(stats)
    voids = sum(winner < 0 for winner in found["winner"])
    summed = {name: sum(found[column]) for name, column in SUMMED.items()}
    return {"rounds": int(stats.rounds), "matches": matches, "voids": voids, **summed}


def _wins(stats: RoundStats, names: list[str]) -> dict[str, list[int]]:
    """For each bot, from one seat: rounds, rounds won, points."""
    found = {name: [0, 0, 0] for name in names}
    table = columns(stats)
    for bot, won, points in zip(table["bot"], table["won"], table["points"], strict=True):
        sums = found[names[bot]]
        sums[0] += 1
        sums[1] += won
        sums[2] += points
    return found
