"""Plays the same games wherever it is started, and prints what came of them as digests: digests.py [long]

Hundreds of games, with the word twice as many. One line for each box and number of seats; two engines that
play alike print the same.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random

from pioche.boxes import BOXES
from pioche.engine import compiled
from pioche.engine.box import Box
from pioche.engine.deal import new_match
from pioche.engine.fingerprint import fingerprint
from pioche.engine.rng import Rng
from pioche.inference.worlds import Worlds
from pioche.rounds.playing import Tally, play_match
from pioche.sight.history import History
from pioche.sight.view import view
from pioche.study.checks.random_tables import SEATS, random_rules
from pioche.study.checks.walks import facts, table, walk

TABLES = 5  # with switches of their own
MATCHES = 2  # at each table, by the engine's own random players
WALKS = 3  # by players who do anything on offer, with short decks and large hands, event by event


def digest(box: Box, seats: int, times: int) -> str:
    """One hash over all actions, scores, final states and events of so many times the games."""
    seen = hashlib.sha256()
    for number in range(TABLES):
        rules = random_rules(box, seats, str(number), Random(number))
        for match in range(MATCHES * times):
            log: list[int] = []
            s = play_match(rules, f"{number}/{match}", 1, Tally(), log)
            seen.update(repr((log, fingerprint(s))).encode())
    for number in range(WALKS * times):
        s = table(box, seats, number, listen=True)
        path = list(walk(s, Random(number).randbytes(200)))
        seen.update(repr((path, fingerprint(s), facts(s.events))).encode())
    seen.update(repr(worlds(box, seats)).encode())
    return seen.hexdigest()


def worlds(box: Box, seats: int) -> list[tuple[object, ...]]:
    """Games dealt from what one player has seen, along a walk."""
    s = new_match(random_rules(box, seats, "worlds", Random(seats)), "worlds", None, True)
    eyes = History(s.rules, 0)
    found: list[tuple[object, ...]] = []
    for k, _ in enumerate(walk(s, Random(seats).randbytes(60))):
        if k % 15 == 0:
            dealt = Worlds(view(s, 0, eyes)).deal(Rng(1, 2, 3, 4))
            found.append((fingerprint(dealt), dealt.rules.card_faces))
    return found


def main() -> None:
    """Say which engine this is, then the digests."""
    print("compiled" if compiled() else "interpreted")
    times = 2 if sys.argv[1:] == ["long"] else 1
    for box in BOXES.values():
        for seats in SEATS:
            print(box.name, seats, digest(box, seats, times), flush=True)


if __name__ == "__main__":
    main()
