"""The deals of a contest in a file, so that an interrupted contest can go on.

One line of JSON for the contest, then one for each deal in its order. A line that was not written to its end
is left out.
"""

from __future__ import annotations

import hashlib
import json
import sys
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any

from pioche import __version__
from pioche.bots.loading import bot_class
from pioche.engine.house.registry import named
from pioche.engine.rules import RULES_VERSION
from pioche.shelf import SHELF
from pioche.study.arena.contest import Contest
from pioche.study.arena.deals import Deal, FaultLine, Game
from pioche.study.workers.checkpoint import differences


class LedgerError(Exception):
    """The file holds something else."""


def setting(contest: Contest) -> dict[str, Any]:
    """Everything that the result of a deal depends on; the number of deals does not belong to it."""
    return {
        "box": contest.box,
        "players": contest.players,
        "bots": list(contest.bots),
        "tables": contest.tables,
        "seed": contest.seed,
        "options": dict(sorted(named(dict(contest.options)).items())),
        "game": "match" if contest.match else "round",
        "limit": contest.limit,
        "pioche": __version__,
        "rules": RULES_VERSION,
        "files": _files(contest),
    }


def _files(contest: Contest) -> dict[str, str]:
    """Digests of the files of bots and boxes from outside, which may be edited between two runs."""
    paths = {name: Path(name) for name in SHELF.files}
    for bot in contest.bots:
        module = sys.modules[bot_class(bot).__module__]
        if not module.__name__.startswith("pioche.") and module.__file__:
            paths[bot] = Path(module.__file__)
    return {name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for name, path in paths.items()}


class Ledger:
    """A file of deals, which a `with` statement opens: those played before, and those added."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.deals: list[Deal] = []
        header = json.dumps({"contest": setting(contest)})
        text = path.read_bytes() if path.exists() else b""
        if text:
            self._read(text, json.loads(header)["contest"])
        self._file = path.open("r+b" if text else "wb")
        if text:
            # What stands after the last whole line is of a deal that will be played again.
            self._file.seek(text.rfind(b"\n") + 1)
            self._file.truncate()
        else:
            self._write(header)

    def _read(self, text: bytes, ours: dict[str, Any]) -> None:
        first, *lines = text[: text.rfind(b"\n") + 1].splitlines() or [b""]
        try:
            theirs = json.loads(first)["contest"]
            for line in lines:
                self.deals.append(self._deal(json.loads(line)))
            other = differences(theirs, ours)
        except (ValueError, KeyError, TypeError):
            raise LedgerError(f"{self.path} is no file of an arena") from None
        if other:
            raise LedgerError(f"{self.path} holds deals of another contest: {other}")

    def _deal(self, data: dict[str, Any]) -> Deal:
        games = tuple(Game(tuple(winners), tuple(points)) for winners, points in data["games"])
        if data["deal"] != len(self.deals):
            raise ValueError
        return Deal(data["deal"], games, tuple(FaultLine(**line) for line in data.get("faults", [])))

    def keep(self, deal: Deal) -> None:
        """Append a deal."""
        data: dict[str, Any] = {
            "deal": deal.number,
            "games": [[list(game.winners), list(game.points)] for game in deal.games],
        }
        if deal.faults:
            data["faults"] = [asdict(line) for line in deal.faults]
        self._write(json.dumps(data, separators=(",", ":")))

    def _write(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
