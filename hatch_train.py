"""Plays games that give the compiler its profile, for a profile-guided build (see hatch_compile.py).

Rounds of every box above all, then what surrounds them: statistics, copies, listeners, views, worlds,
playouts and environments. All seeds are fixed and nothing is measured, so that the same sources give the same
profile.
"""

from __future__ import annotations

from pioche.bots.search.search import Budget, Search, SearchConfig
from pioche.boxes import BOXES
from pioche.engine import compiled
from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.rl.many import SAME_STEP, Many
from pioche.rl.rewards import WIN
from pioche.rounds.players import random_player
from pioche.rounds.playing import Tally, copy_and_apply_often, play_rounds
from pioche.rounds.stats import RoundStats
from pioche.sight.history import History
from pioche.sight.view import view

PLAYERS = 4
ROUNDS = 3_000  # of each box
MOMENTS = 12  # decisions of a match that are copied and searched


class Thinker(Search):
    """A search bot with a budget in rollouts instead of seconds."""

    config = SearchConfig(Budget(rollouts=400, seconds=0.0))


def train(box: str) -> None:
    """Play one box in every way."""
    rules = Rules(BOXES[box], PLAYERS, {})
    play_rounds(rules, "training", ROUNDS, Tally())
    play_rounds(rules, "training", ROUNDS // 3, Tally(), None, RoundStats(rules, ROUNDS // 3))
    states: list[State] = []
    answers: list[int] = []
    s, player = new_match(rules, "training", None, listen=True), random_player("training")
    thinker, history = Thinker("training"), [History(s.rules, seat) for seat in range(PLAYERS)]
    while s.phase < ROUND_OVER and len(states) < MOMENTS:
        answer = player.choose(s)
        states.append(s.copy())
        answers.append(answer)
        thinker.answer(view(s, s.asked, history[s.asked]))
        apply(s, answer)
    copy_and_apply_often(states, answers, 1_000)
    many = Many(rules, 16, "training", WIN, SAME_STEP)
    for _ in range(500):
        many.sample()
        many.step(b"".join(int(number).to_bytes(2, "little") for number in many.picked))


if __name__ == "__main__":
    if not compiled():
        raise SystemExit("There is nothing to learn from an engine that is not compiled.")
    for name in BOXES:
        train(name)
