"""Random play: the baseline that every other bot must beat."""

from __future__ import annotations

from pioche.bots.bot import Bot, answers, called, catch, own_call, plays
from pioche.engine.actions import TURN
from pioche.sight.choices import Choice
from pioche.sight.view import View


class RandomBot(Bot):
    """Answers uniformly, but plays a card whenever it can; calls and catches half the time.

    As in `pioche simulate`: only the seat about to act catches, and a forgotten call stays forgotten.
    """

    def answer(self, view: View) -> Choice:
        """Any card that fits, else any answer."""
        laid = plays(view)
        if not laid:
            return self.rng.choice(answers(view))
        play = self.rng.choice(laid)
        return called(view, play) if self.calls() else play

    def calls(self) -> bool:
        """Whether it thinks of the call."""
        return self.rng.random() < 0.5

    def step_in(self, view: View) -> Choice | None:
        """Catch when about to act; jump in with any card or none of them, each as likely."""
        if view.asked == view.viewer:
            caught = catch(view) if view.phase == TURN else None
            return caught if caught is not None and self.rng.random() < 0.5 else None
        jumps: list[Choice | None] = [None, *plays(view)]
        return self.rng.choice(jumps)


class RandomCaller(RandomBot):
    """The same, but it never forgets the call."""

    def calls(self) -> bool:
        return True

    def step_in(self, view: View) -> Choice | None:
        """Its own call first."""
        return own_call(view) or super().step_in(view)
