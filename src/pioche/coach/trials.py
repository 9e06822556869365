"""Trials: try ways to continue in the same worlds with the same random numbers, and record every game.

The worlds are games in which one seat would have seen the same; nothing here ever learns the real game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from pioche.bots.search.candidates import candidates
from pioche.bots.search.match_equity import MatchEquity
from pioche.bots.search.rollout_policy import RolloutPolicy
from pioche.bots.search.weights_file import weights_for
from pioche.bots.search.world_sampler import WorldSampler
from pioche.boxes import BOXES
from pioche.engine.actions import CATCH, PLAY, ROUND_OVER, action
from pioche.engine.game import apply
from pioche.engine.refusals import Refusal
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.inference.memory import Forgotten, Memory
from pioche.inference.recall import Recall
from pioche.intervals import Estimate, share
from pioche.sight.choices import Choice, action_of
from pioche.sight.history import History
from pioche.sight.view import View

Result = TypeVar("Result")


class Unknown(Exception):
    """A view that cannot be evaluated: no game was found that fits it, or its box failed."""


class Coach:
    """Evaluates views of one table; the same seed gives the same figures."""

    def __init__(self, rules: Rules, seed: str = "coach") -> None:
        self.rng: Final = stream(match_key(seed), 0, b"coach")
        self.policy: Final = RolloutPolicy(rules, weights_for(int(rules.seats)), self.rng)
        # What players of a box from outside mean by what they do is not known: playouts alone speak of it.
        self.ours: Final = rules.box.name in BOXES

    def answers(self, view: View, offer: list[Choice] | None = None) -> list[Choice]:
        """Whole answers worth trying, perhaps from an offer; Unknown if the history tells too little."""
        return self._looked_at(view, lambda: candidates(view, offer))

    def trials(self, view: View, ways: Sequence[Way]) -> Trials:
        """Prepare trials of ways to continue from a view; Unknown if no game fits it."""
        return self._looked_at(view, lambda: Trials(self, view, ways))

    def _looked_at(self, view: View, look: Callable[[], Result]) -> Result:
        """What a look at a view gives: of a box from outside perhaps without its past."""
        with self.excused():
            try:
                return look()
            except Forgotten as error:
                if self.ours:
                    raise Unknown(str(error)) from None
            forget_the_past(view)
            return look()

    @contextmanager
    def excused(self) -> Iterator[None]:
        """Where a box from outside fails, the figures are Unknown; errors of our own stay errors."""
        try:
            yield
        except Unknown:
            raise
        except Exception as error:
            if self.ours:
                raise
            raise Unknown(f"{type(error).__name__}: {error}") from None


class Way:
    """One way to continue: an answer, silence (H2), or whatever an ordinary player would do."""

    def __init__(self, choice: Choice | None, silent: bool = False) -> None:
        self.choice = choice
        self.silent = silent
        self.won: list[int] = []  # by game: 1 if the seat or its partner won
        self.winners: dict[int, int] = {}  # how often each seat won

    @property
    def mean(self) -> float:
        """How often it won; 0 before the first game."""
        return sum(self.won) / max(len(self.won), 1)

    @property
    def chance(self) -> Estimate:
        """The same with its interval."""
        return share(sum(self.won), len(self.won))


class Trials:
    """Ways to continue for the seat of one view, and how the games went."""

    def __init__(self, coach: Coach, view: View, ways: Sequence[Way]) -> None:
        self.coach = coach
        self.seat = int(view.viewer)
        self.sampler = WorldSampler(view, coach.ours, False)
        self.equity = MatchEquity(view.rules, self.seat, False)
        self.ways = list(ways)

    def deal(self) -> State:
        """Another game that fits the view; Unknown if none is found."""
        try:
            return self.sampler.deal(self.coach.rng)
        except Forgotten as error:
            raise Unknown(str(error)) from None

    def run(self, games: int, ways: Sequence[Way] | None = None) -> None:
        """Try all ways, or these, in so many games more."""
        rng, policy, seat, equity = self.coach.rng, self.coach.policy, self.seat, self.equity
        chosen = self.ways if ways is None else ways
        with self.coach.excused():
            for number in range(games):
                world = self.deal()
                a, b, c, d = rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1
                for way in chosen:
                    s = world.copy()
                    if way.choice is not None:
                        carry_out(s, seat, way.choice, number % 2 == 0)
                    if s.phase < ROUND_OVER:
                        policy.rng = Rng(a, b, c, d)
                        policy.rollout(s, not way.silent)
                    way.won.append(1 if equity.of(s) else 0)
                    winner = int(s.winner)
                    way.winners[winner] = way.winners.get(winner, 0) + 1


def carry_out(s: State, seat: int, choice: Choice, noticed: bool) -> None:
    """Apply an answer; the next player catches a missing call if `noticed`, else it comes in time."""
    apply(s, action_of(s, seat, choice))
    if choice.verb == PLAY and noticed and s.phase < ROUND_OVER and s.uno_pending >> seat & 1:
        for k in range(1, int(s.seats)):
            try:
                apply(s, action(CATCH, s.next(seat, k), target=seat))
            except Refusal:
                continue
            return


def forget_the_past(view: View) -> None:
    """Let a view remember only what can be seen now: a box may move cards in ways that nobody here knows.

    Beneath the top of a pile may then be anything.
    """
    past = History(view.rules, view.viewer)
    past.seen = view.past.seen
    cache = Recall(past)
    thread = cache.thread(False)
    thread.memory = remembered(Memory(thread.deck), view)
    thread.followed = view.told
    past.cache = cache
    view.past = past


def remembered(memory: Memory, view: View) -> Memory:
    """A memory with every card in its place, known only if it is visible."""
    for seat, hand in enumerate(view.hands):
        for sight in hand:
            memory.hands[seat].append(memory.see(memory.draw.pop(), sight))
    for tray, size in enumerate(view.tray_sizes):
        for _ in range(size):
            memory.trays[tray].append(memory.draw.pop())
        if size:
            memory.see(memory.trays[tray][-1], view.tops[tray])
    for _ in range(view.aside_size):
        memory.aside.append(memory.draw.pop())
    if memory.draw:
        memory.learn(memory.draw[-1], view.next)
    memory.side = view.side
    memory.force = [*view.colours, *memory.force][: len(memory.force)]
    return memory
