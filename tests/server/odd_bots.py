"""Bots for processes that think: some say where they are, one hangs, one raises, one dies."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from pioche.bots.bot import Bot, answers
from pioche.bots.greedy.greedy import Greedy
from pioche.sight.choices import Choice
from pioche.sight.view import View

NOTES = "ODD_BOTS_NOTES"  # a file in which they say who they are


def note(word: str) -> None:
    """Leave a line for the test."""
    with Path(os.environ[NOTES]).open("a", encoding="utf-8") as notes:
        notes.write(f"{word} {os.getpid()}\n")


class Thinker(Greedy):
    """Plays like greedy, and prints, which must disturb nobody."""

    def answer(self, view: View) -> Choice:
        note("answer")
        print("let me think")
        return super().answer(view)


class Last(Bot):
    """Takes the last answer on offer, which no other bot would."""

    def answer(self, view: View) -> Choice:
        note("answer")
        return answers(view)[-1]


class Hanging(Bot):
    """Never comes back, and lets nobody interrupt it."""

    def answer(self, view: View) -> Choice:
        note("hangs")
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        while True:
            signal.pause()


class Raising(Bot):
    """Has no idea what to do."""

    def answer(self, view: View) -> Choice:
        note("raises")
        raise KeyError("lost")


class Dying(Bot):
    """Takes its process with it."""

    def answer(self, view: View) -> Choice:
        note("dies")
        os.kill(os.getpid(), signal.SIGKILL)
        return answers(view)[0]
