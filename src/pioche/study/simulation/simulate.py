"""Simulate a plan: count and time its rounds, and write the files that are wanted."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from pioche import __version__
from pioche.engine import compiled
from pioche.engine.rules import RULES_VERSION
from pioche.study.simulation.kept import Kept
from pioche.study.simulation.pieces import COUNTED, ENOUGH, PiecePlayer, PieceResult, record_of
from pioche.study.simulation.plan import Plan
from pioche.study.simulation.rows import RowFile
from pioche.study.workers.checkpoint import Checkpoint
from pioche.study.workers.crew import ALONE, Crew, carried_out


@dataclass
class SimulationResult:
    """What was counted, and how long it took: seconds of CPU of all workers together, and by the clock."""

    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTED, 0))
    cpu: float = 0.0
    wall: float = 0.0
    pieces: int = 0
    rows: int = 0
    kept: dict[str, Kept] = field(default_factory=dict)
    wins: dict[str, list[int]] = field(default_factory=dict)  # by bot: rounds from one seat, won, points
    faults: dict[str, int] = field(default_factory=dict)

    def add(self, part: PieceResult) -> None:
        """Add the next piece."""
        for name in COUNTED:
            self.counts[name] += part.counts[name]
        self.cpu += part.cpu
        self.pieces += 1
        self.rows += part.number
        for way, one in part.kept.items():
            if one.better(self.kept.get(way), way):
                self.kept[way] = one
        for bot, sums in part.wins.items():
            self.wins[bot] = [a + b for a, b in zip(self.wins.get(bot, [0, 0, 0]), sums, strict=True)]
        for reason, times in part.faults.items():
            if reason in self.faults or len(self.faults) < ENOUGH:
                self.faults[reason] = self.faults.get(reason, 0) + times

    def share(self, part: str, whole: str) -> float | None:
        """One count as a share of another; None if that is zero."""
        return self.counts[part] / self.counts[whole] if self.counts[whole] else None

    def speed(self, name: str) -> float:
        """A count for each second of CPU time."""
        return self.counts[name] / max(self.cpu, 1e-9)

    def data(self) -> dict[str, Any]:
        """As it is kept in a file."""
        return {**vars(self), "kept": {way: vars(one) for way, one in self.kept.items()}}

    @staticmethod
    def of(data: dict[str, Any]) -> SimulationResult:
        """The result that `data` described."""
        return SimulationResult(**{**data, "kept": {way: Kept(**one) for way, one in data["kept"].items()}})


def setting(plan: Plan, keep: tuple[str, ...]) -> dict[str, Any]:
    """What a checkpoint is about: with another setting it cannot be used."""
    return {"simulate": plan.setting(), "save": list(keep), "pioche": __version__, "rules": RULES_VERSION}


@dataclass(frozen=True)
class Wanted:
    """What a simulation should write beside its counts."""

    records: Path | None = None  # a folder for every match
    rows: RowFile | None = None
    keep: tuple[str, ...] = ()
    checkpoint: Checkpoint | None = None


NOTHING = Wanted()


def simulate(
    plan: Plan,
    crew: Crew = ALONE,
    progress: Callable[[SimulationResult], None] | None = None,
    wanted: Wanted = NOTHING,
    total: SimulationResult | None = None,
) -> SimulationResult:
    """Play a plan from where `total` stands; `progress` is called after each piece.

    Whatever ends it, `total` has all that was finished, the file of rows is whole, and the checkpoint agrees.
    """
    total = SimulationResult() if total is None else total
    task = partial(PiecePlayer, plan, wanted.rows is not None, wanted.keep, wanted.records is not None)
    start, before = time.perf_counter(), total.wall
    try:
        with closing(carried_out(task, range(total.pieces, plan.pieces), crew)) as parts:
            for part in parts:
                if wanted.records is not None:
                    for name, text in part.records.items():
                        (wanted.records / name).write_text(text, encoding="utf-8")
                total.add(part)
                total.wall = before + time.perf_counter() - start
                if wanted.rows is not None:
                    wanted.rows.add(part.number, part.rows, total.data)
                if progress is not None:
                    progress(total)
                if wanted.checkpoint is not None and wanted.rows is None:
                    wanted.checkpoint.save(total.data())
    finally:
        _finish(wanted, total)
    return total


def _finish(wanted: Wanted, total: SimulationResult) -> None:
    """Close the files; the checkpoint keeps what the rows agree with."""
    safe: dict[str, Any] | None = total.data()
    try:
        if wanted.rows is not None:
            wanted.rows.close()
    finally:
        if wanted.rows is not None:
            safe = wanted.rows.safe
        if wanted.checkpoint is not None and safe is not None:
            wanted.checkpoint.save(safe, insist=True)


def records_of(plan: Plan, outcome: SimulationResult) -> dict[str, str]:
    """The games worth keeping as records, by the names of their files."""
    return {
        f"{way}-{one.value}-match-{one.game}-round-{one.round}.toml": record_of(plan, one.game, one.log)
        for way, one in outcome.kept.items()
    }


def report(plan: Plan, outcome: SimulationResult, workers: int = 1) -> dict[str, Any]:
    """Everything about a simulation, for people and programs."""
    counts, rounds = outcome.counts, max(outcome.counts["rounds"], 1)
    return {
        "version": __version__,
        "compiled": compiled(),
        "box": plan.box,
        "players": plan.players,
        "bots": ",".join(plan.bots),
        "seats": "rotated" if plan.rotate else "fixed",
        "options": plan.options_text(),
        "rounds": counts["rounds"],
        "seed": plan.seed,
        "workers": workers,
        "matches": counts["matches"],
        "cpu_s": round(outcome.cpu, 4),
        "wall_s": round(outcome.wall, 4),
        "rounds_per_s": round(outcome.speed("rounds"), 1),
        "decisions_per_s": round(outcome.speed("decisions"), 1),
        "turns_per_round": round(counts["turns"] / rounds, 4),
        "decisions_per_round": round(counts["decisions"] / rounds, 4),
        "responses": counts["responses"],
        "challenges": counts["challenges"],
        "challenge_share": _rounded(outcome.share("challenges", "responses")),
        "windows": counts["windows"],
        "catches": counts["catches"],
        "catch_share": _rounded(outcome.share("catches", "windows")),
        "mean_points": round(counts["points"] / rounds, 4),
        "void_rounds": counts["voids"],
        "rows": outcome.rows,
        "results": {
            bot: {
                "rounds": played,
                "won": round(won / max(played, 1), 4),
                "points": round(points / max(played, 1), 4),
            }
            for bot, (played, won, points) in outcome.wins.items()
        },
        "faults": outcome.faults,
    }


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)
