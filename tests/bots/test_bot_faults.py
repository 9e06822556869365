"""Bots that raise, talk nonsense or dawdle: the game goes on without them."""

from __future__ import annotations

import sys

import pytest

from pioche.bots.bot import Bot, answers, plays
from pioche.bots.bot_match import BotMatch
from pioche.bots.guard import Guard, Misstep
from pioche.bots.loading import BOTS, make_bot
from pioche.engine.actions import PLAY, ROUND_OVER
from pioche.engine.defaults import default_answer
from pioche.engine.game import apply
from pioche.sight.choices import Choice
from pioche.sight.view import View, view
from tests.bots.bot_tables import dealt

# Faults


class Raises(Bot):
    """Falls over."""

    def answer(self, view: View) -> Choice:
        """Cannot."""
        raise ZeroDivisionError("no idea")

    def step_in(self, view: View) -> Choice | None:
        """Cannot either."""
        sys.exit(3)


class Invents(Bot):
    """Plays a card that it does not hold."""

    def answer(self, view: View) -> Choice:
        """Nonsense."""
        choice = Choice(PLAY)
        choice.handle = 9999
        return choice


class Mutters(Bot):
    """Answers in words."""

    def answer(self, view: View) -> Choice:
        """No choice at all."""
        return "red"  # type: ignore[return-value]


class Overdoes(Bot):
    """Names a colour along with a number."""

    def answer(self, view: View) -> Choice:
        """On offer, but not with that word."""
        found = [play.copy() for play in plays(view)] or answers(view)
        if found[0].verb == PLAY:
            found[0].colour = 1
        return found[0]


class HandClock:
    """Stands still unless somebody turns it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Seconds."""
        return self.now


class Dawdles(Bot):
    """Answers well, but so many seconds late that it may not."""

    def __init__(self, seed: str, clock: HandClock, seconds: float) -> None:
        self.name = "bad"
        self.clock = clock
        self.seconds = seconds

    def answer(self, view: View) -> Choice:
        """After a while."""
        self.clock.now += self.seconds
        return answers(view)[0]


class Hangs(Bot):
    """Never comes back."""

    def answer(self, view: View) -> Choice:
        """Not in this life."""
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue


class Unmakeable(Bot):
    """Cannot even be made."""

    def __init__(self, seed: str) -> None:
        raise OSError("no weights")


@pytest.mark.parametrize(
    ("kind", "limit", "reason"),
    [
        (Raises, 5.0, "raised ZeroDivisionError: no idea"),
        (Invents, 5.0, "answered something that was not on offer"),
        (Mutters, 5.0, "answered 'red', which is no choice"),
        (Overdoes, 5.0, "answered something that was refused"),
        (Hangs, 0.02, "was interrupted after 0.02 s"),
        (Unmakeable, 5.0, "could not be made: no weights"),
    ],
)
def test_a_bad_bot_loses_its_turns_and_is_named_but_the_game_goes_on(
    kind: type[Bot], limit: float, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every one of its answers is the default one, and the match still ends with a winner or void."""
    monkeypatch.setitem(BOTS, "bad", kind)
    state = dealt("classic", 2, "bad bot")
    table = BotMatch(state, [make_bot("bad", "1"), make_bot("easy", "2")], limit)
    table.play_round()
    assert state.phase >= ROUND_OVER
    # On a busy machine anybody may be late who has but a moment.
    blamed = {(fault.bot, fault.seat) for fault in table.faults if fault.bot == "bad" or limit > 1}
    assert blamed == {("bad", 0)}
    told = [str(fault) for fault in table.faults if fault.decision == "turn" and fault.bot == "bad"]
    assert told
    assert all(reason in line and "bad" in line for line in told)


@pytest.mark.parametrize(("seconds", "late"), [(4.9, False), (5.1, True)])
def test_a_good_answer_that_comes_too_late_does_not_count(seconds: float, late: bool) -> None:
    """As long as the limit is allowed; by the clock of the match, which only this bot makes go on."""
    state, clock = dealt("classic", 2, "late bot"), HandClock()
    table = BotMatch(state, [Dawdles("1", clock, seconds), make_bot("easy", "2")], 5.0, clock=clock)
    table.play_round()
    assert state.phase >= ROUND_OVER
    assert bool(table.faults) is late
    assert {(fault.bot, fault.seat) for fault in table.faults} <= {("bad", 0)}
    assert {fault.reason for fault in table.faults} <= {"took longer than 5 s"}


def test_a_bad_answer_becomes_the_default_answer() -> None:
    """H16: exactly what the engine would have done for a seat that does not answer."""
    state = dealt("classic", 3, "default")
    table = BotMatch(state, [Raises("") for _ in range(3)])
    for _ in range(60):
        if state.phase >= ROUND_OVER:
            break
        twin = state.copy()
        apply(twin, default_answer(twin))
        with Guard() as guard:
            if not table._others(guard):
                table._answer(guard)
                assert (state.phase, state.asked) == (twin.phase, twin.asked)
                assert state.hand_list(0) == twin.hand_list(0)
    assert len(table.faults) > 10


def test_the_guard_gives_back_the_alarm_it_found() -> None:
    """Who uses alarms for something else keeps them."""
    import signal

    before = signal.getsignal(signal.SIGALRM)
    with Guard(1.0) as guard:
        assert signal.getsignal(signal.SIGALRM) != before
        with pytest.raises(Misstep):
            guard.answer(Raises(""), view(dealt("classic", 2, "alarm"), 0))
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
