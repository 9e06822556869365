"""Saved games: records in the user's data folder, with a line that names the opponents."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pioche.engine.actions import MATCH_OVER
from pioche.match import Match
from pioche.records.folder import data_folder
from pioche.records.real_cards import RealMatch
from pioche.records.record import RecordError
from pioche.records.record_reader import read
from pioche.records.record_writer import write
from pioche.records.replaying import replay

OPPONENTS: Final = "# opponents:"
OVER: Final = 'decision = "match_over"'


class SaveError(Exception):
    """A saved game that cannot be found or continued; says why."""


def new_file(box: str) -> Path:
    """A file name that no saved game has yet."""
    folder = data_folder() / "games"
    stem = f"{box}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(file for name in names if not (file := folder / f"{name}.toml").exists())


def latest() -> Path | None:
    """The most recently saved game that is not over."""
    files = sorted((data_folder() / "games").glob("*.toml"), key=lambda file: file.stat().st_mtime_ns)
    for file in reversed(files):
        if OVER not in file.read_text(encoding="utf-8", errors="replace"):
            return file
    return None


def save(file: Path, match: Match, bots: Sequence[str]) -> None:
    """Save a game as its moves give it: a player may leave in the middle of a move."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text(f"{OPPONENTS} {' '.join(bots)}\n{write(match.at(len(match.log)))}", encoding="utf-8")
    fresh.replace(file)


def take_up(file: Path) -> tuple[Match, list[str], list[str]]:
    """A saved game: the match before its first move, the opponents (if recorded), and the moves."""
    try:
        text = file.read_text(encoding="utf-8")
        played = replay(read(text))
    except (OSError, UnicodeDecodeError, RecordError) as error:
        raise SaveError(f"{file}: {error}") from None
    if isinstance(played, RealMatch):
        raise SaveError(f"{file}: a game with real cards cannot be taken up, for nobody knows its draw pile")
    if played.state.phase == MATCH_OVER:
        raise SaveError(f"{file}: this match is over; `pioche replay` tells it")
    said = [line[len(OPPONENTS) :].split() for line in text.splitlines() if line.startswith(OPPONENTS)]
    return played.at(0), said[0] if said else [], played.log
