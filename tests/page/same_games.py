"""Plays, judges and tells the same wherever it is started, and prints one digest for each part of that.

The engine's own digests come first, then the golden games, the pinned counts, every scenario, and what bots
and the coach choose. Two engines that are alike print the same, on whatever machine, but for the first line.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from pioche.bots.bot import Bot
from pioche.bots.loading import make_bot
from pioche.boxes import BOXES
from pioche.browser.page_words import PageWords
from pioche.coach.data import review_data
from pioche.coach.reviewing import review
from pioche.coach.words import speak_with
from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import new_match
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply
from pioche.engine.rules import Rules
from pioche.records import read, replay, write
from pioche.scenarios import run_file
from pioche.sight.history import History
from pioche.sight.packing import pack, pack_choice
from pioche.sight.view import view
from pioche.study.checks.walks import answers
from tests.engine import digests
from tests.engine.goldens import files, story
from tests.engine.sequences import STARTS, counts

SCENARIOS = Path(__file__).parents[1] / "scenarios"
PLAYERS = ("random", "easy", "greedy", "search@40")
GAMES = 20  # of the coach, for one estimate
TURNS = 12


def golden() -> Iterator[object]:
    """The stories of the golden games, and their records as they are written again."""
    for file in files():
        record = file.read_text(encoding="utf-8")
        yield file.stem, story(record), write(replay(read(record)))


def sequences() -> Iterator[object]:
    """How many ways there are to go on from fixed positions."""
    for box in BOXES:
        for start in STARTS[:2]:
            yield box, start.title(), counts(box, start)


def scenarios() -> Iterator[object]:
    """How every scenario ends."""
    for file in sorted(SCENARIOS.rglob("*.toml")):
        result = run_file(file)
        yield file.stem, result.title, result.failure and result.failure.reason


def choices() -> Iterator[object]:
    """What is seen, and what bots choose, along a walk in every box."""
    for box in BOXES.values():
        s = new_match(Rules(box, 3, {}), "same", None, True)
        bots: list[Bot] = [make_bot(name, "same") for name in PLAYERS]
        eyes = [History(s.rules, seat) for seat in range(3)]
        dice = Random(box.name)
        for _ in range(TURNS):
            if s.phase >= ROUND_OVER:
                break
            seen = view(s, s.asked, eyes[s.asked])
            yield box.name, pack(seen), [pack_choice(bot.answer(seen)) for bot in bots]
            apply(s, dice.choice(answers(s)))
        yield fingerprint(s)


def judgements() -> Iterator[object]:
    """What the coach finds in the first round of a golden game of every box, in words that are only keys."""
    speak_with(lambda lang: PageWords(lang, lambda _, key, arguments: f"{key} {arguments}"))
    for file in files():
        if file.stem == "low-total":
            record = read(file.read_text(encoding="utf-8"))
            yield file.parent.name, rounded(review_data(review(record, GAMES, 1)))


def rounded(data: Any) -> Any:
    """Figures without their last digits, which depend on the machine's own logarithms."""
    if isinstance(data, float):
        return f"{data:.9g}"
    if isinstance(data, dict):
        return {name: rounded(value) for name, value in data.items()}
    return [rounded(value) for value in data] if isinstance(data, list | tuple) else data


def main() -> None:
    """Say which engine this is, then the digests."""
    digests.main()
    for part in (golden, sequences, scenarios, choices, judgements):
        seen = hashlib.sha256()
        for found in part():
            seen.update(json.dumps(found, default=str).encode())
        print(part.__name__, seen.hexdigest(), flush=True)


if __name__ == "__main__":
    main()
