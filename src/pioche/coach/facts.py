"""Facts: counts over the games that followed an answer; its reasons are taken from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pioche.coach.trials import Trials, Way, carry_out
from pioche.engine.actions import RESPOND, ROUND_OVER, TURN
from pioche.engine.cards import NO_COLOUR
from pioche.engine.game import apply
from pioche.engine.state import State
from pioche.engine.turn import can_lay

GAMES: Final = 150  # number of games to watch turn by turn
STEPS: Final = 400  # answers after which to stop waiting for one's own next turn


@dataclass
class Facts:
    """Counts over the games watched after one answer."""

    games: int = 0
    over: int = 0  # games in which the answer ended the round in one's favour
    follower: int = -1  # who is asked next most often
    asked_next: dict[int, int] = field(default_factory=dict)
    turns: int = 0  # games in which another player's turn came next
    stuck: int = 0  # of these, games in which nothing could be laid
    lacking: int = 0  # of these, games in which no card of the colour in force was held
    colour: int = NO_COLOUR  # that colour
    back: int = 0  # games in which one's own next turn came
    follow: int = 0  # of these, games in which one could lay something
    held: int = 0  # cards held then, added up over all games
    guilty: int = 0  # games in which the draw card to answer was a bluff
    judged: int = 0  # games in which this was checked

    def share(self, part: int, whole: int) -> float:
        """One count as a share of another; 0 if there are none."""
        return part / whole if whole else 0.0


def watch(trials: Trials, ways: list[Way], games: int = GAMES) -> list[Facts]:
    """Continue each of these ways in the same games, and count what happens until one's next turn."""
    found = [Facts() for _ in ways]
    for number in range(games):
        world = trials.deal()
        rng = trials.coach.rng.copy()
        trials.coach.rng.next32()
        for way, facts in zip(ways, found, strict=True):
            trials.coach.policy.rng = rng.copy()
            _watch_one(trials, way, facts, world.copy(), number)
    for facts in found:
        if facts.asked_next:
            facts.follower = max(facts.asked_next, key=facts.asked_next.__getitem__)
    return found


def _watch_one(trials: Trials, way: Way, facts: Facts, s: State, number: int) -> None:
    seat, policy = trials.seat, trials.coach.policy
    facts.games += 1
    if s.phase == RESPOND and s.asked == seat:
        judge = s.program[s.step - 1].judge
        if judge is not None:
            facts.judged += 1
            facts.guilty += judge.guilty(s, s.top(s.tray), s.accused, s.before)
    if way.choice is not None:
        carry_out(s, seat, way.choice, number % 2 == 0)
    if s.phase >= ROUND_OVER:
        facts.over += bool(trials.equity.of(s))
        return
    while s.phase != TURN and s.phase < ROUND_OVER and s.asked == seat:
        apply(s, policy.choose(s))  # what belongs to the same answer, as the colour of a wild
    if s.phase == TURN and s.asked != seat:
        _next_player(trials, facts, s)
    for _ in range(STEPS):
        if s.phase >= ROUND_OVER:
            return
        if s.phase == TURN and s.asked == seat:
            break
        if s.uno_pending != 0:
            policy.call_uno(s)
        else:
            apply(s, policy.choose(s))
    facts.back += 1
    facts.follow += can_lay(s, seat)
    facts.held += int(s.size[seat])


def _next_player(trials: Trials, facts: Facts, s: State) -> None:
    """Whether the one who comes next can do something."""
    after, policy = int(s.asked), trials.coach.policy
    facts.asked_next[after] = facts.asked_next.get(after, 0) + 1
    facts.turns += 1
    facts.stuck += not can_lay(s, after)
    colour = int(s.force[0])
    if s.rules.trays == 1 and colour < NO_COLOUR:
        policy.count_colours(s, after)
        facts.colour = colour
        facts.lacking += int(policy.colours[colour]) == 0
