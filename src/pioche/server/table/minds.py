"""The minds of a table's bots: quick ones answer at once, the others think elsewhere while the table goes on.

What is thought elsewhere is asked for as soon as a question is, so that the answer is mostly there when a bot
would give it anyway. It is awaited for a while only; then a quick bot answers instead.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from pioche.bots.bot import Bot, answers
from pioche.bots.easy import Easy
from pioche.bots.greedy.greedy import Greedy
from pioche.bots.levels import bot_of
from pioche.bots.random_bot import RandomBot, RandomCaller
from pioche.engine.actions import PLAY, ROUND_OVER
from pioche.engine.state import State
from pioche.server.table.pacing import NOTHING, Awaited, bots_with_offers, ms
from pioche.server.table.run import Run
from pioche.server.table.runtime import Runtime, Thought, Timer
from pioche.server.table.table import PLAYING, STAND_IN, Table
from pioche.sight.choices import Choice
from pioche.sight.packing import pack, unpack_choice
from pioche.sight.view import View

# Bots that take so little time that they think where the table is.
QUICK: Final[dict[str, type[Bot]]] = {
    "easy": Easy,
    "greedy": Greedy,
    "random": RandomBot,
    "random_uno": RandomCaller,
}


class _Question:
    """Something that a bot thinks about elsewhere."""

    def __init__(self, until: int) -> None:
        self.until = until  # when it is no longer awaited
        self.done = False
        self.said: list[int] | None = None
        self.errand: Timer | None = None


class Minds:
    """Those who think for the seats of one table; `wake` is called when one of them has thought."""

    def __init__(self, runtime: Runtime, wake: Callable[[], None]) -> None:
        self._runtime = runtime
        self._wake = wake
        self._bots: dict[int, Bot] = {}
        self._state: State | None = None  # that the questions are about
        self._questions: dict[tuple[int, bool], _Question] = {}

    def reseat(self) -> None:
        """Somebody else may sit there now; what is being thought of goes on."""
        self._bots.clear()

    def forget(self) -> None:
        """Nobody looks any more, or the table is another one."""
        self._bots.clear()
        self._drop()

    def _drop(self) -> None:
        for question in self._questions.values():
            if question.errand is not None:
                question.errand.cancel()
        self._questions.clear()
        self._state = None

    # Elsewhere

    def consider(self, table: Table) -> None:
        """Have those who take their time think about what is asked now, and no more of what was."""
        run = table.run
        if run is None or table.phase != PLAYING or table.terms.paused or run.state.phase >= ROUND_OVER:
            self._drop()
        elif run.state is not self._state:
            self._drop()
            self._state = run.state
            asked = int(run.state.asked)
            if table.played_by_bot(asked) and not self._is_quick(table, asked):
                self._ask(table, run, asked, unasked=False)
            for seat in bots_with_offers(table, run.state):
                if seat != asked and not self._is_quick(table, seat):
                    self._ask(table, run, seat, unasked=True)

    def _is_quick(self, table: Table, seat: int) -> bool:
        return self._name(table, seat) in QUICK

    def _name(self, table: Table, seat: int) -> str:
        return bot_of(table.chairs[seat].level or STAND_IN)

    def _ask(self, table: Table, run: Run, seat: int, unasked: bool) -> None:
        view = run.view(seat)
        if not worth_a_thought(view, unasked):
            return
        question = _Question(self._runtime.clock.now() + ms(self._runtime.settings.think))
        self._questions[seat, unasked] = question

        def done(said: list[int] | None) -> None:
            question.done, question.said = True, said
            if self._questions.get((seat, unasked)) is question:
                self._wake()

        question.errand = self._runtime.thinkers.ask(
            thought_of(view, run, self._name(table, seat), unasked), done
        )

    @property
    def awaited(self) -> Awaited:
        """Until when bots are waited for."""
        if not self._questions:
            return NOTHING
        found = Awaited(0, 0)
        for (_, unasked), question in self._questions.items():
            if question.done:
                continue
            if unasked:
                found.step_in = max(found.step_in, question.until)
            else:
                found.answer = question.until
        return found

    # What they say

    def answers(self, table: Table, run: Run, seat: int) -> list[Callable[[], Choice]]:
        """Where a bot's answer comes from: what was thought of elsewhere, then what a quick bot says."""
        found: list[Callable[[], Choice]] = []
        said = self._said(seat, unasked=False)
        if said:
            found.append(lambda: unpack_choice(said))
        found.append(lambda: self._bot(table, seat).answer(run.view(seat)))
        return found

    def step_in(self, table: Table, run: Run, seat: int) -> Choice | None:
        """What a bot says unasked, if anything."""
        said = self._said(seat, unasked=True)
        if said is not None:
            return unpack_choice(said) if said else None
        return self._bot(table, seat).step_in(run.view(seat))

    def _said(self, seat: int, unasked: bool) -> list[int] | None:
        question = self._questions.get((seat, unasked))
        return None if question is None else question.said

    def _bot(self, table: Table, seat: int) -> Bot:
        """The quick bot that plays a seat, or stands in for one that takes its time."""
        if seat not in self._bots:
            kind = QUICK.get(self._name(table, seat), QUICK[STAND_IN])
            self._bots[seat] = kind(f"{table.secret} {seat} {table.version}")
        return self._bots[seat]


def worth_a_thought(view: View, unasked: bool) -> bool:
    """Whether there is something to choose: who can only draw need not think, nor who can only call."""
    offers = answers(view)
    plays = any(choice.verb == PLAY for choice in offers)
    return plays if unasked else plays or len(offers) > 1


def thought_of(view: View, run: Run, bot: str, unasked: bool) -> Thought:
    """What a bot elsewhere gets to know: its view, what it has seen, and nothing else of the game."""
    rules = view.rules
    return Thought(
        bot,
        secrets.token_hex(8),  # no part of the match's seed, and nothing that it follows from
        unasked,
        rules.box.name,
        int(view.seats),
        dict(rules.options.chosen),
        pack(view),
        run.packed_history(int(view.viewer)),
    )
