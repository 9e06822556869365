"""Where the tests get their chance from: everything random follows from one seed and the test's name.

`pytest --seed WORD` plays the same tests with other deals; a failure names the seed that it had. Whatever
draws from the module `secrets` (shuffles, bots, codes, the numbers that people send) draws from here, in the
process of the tests and in every server that they start (`tests/server/seeded_server.py`). Who somebody is
stays truly random: two people must never be taken for one.
"""

from __future__ import annotations

import hashlib
import os
import random
import secrets
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

T = TypeVar("T")
SEED = "TESTS_SEED"  # the variable that hands `--seed` on to processes
SOURCE = "TESTS_RUNNING"  # names the file in which a server finds the name of the test that uses it
NAME = "TESTS_SERVER"  # tells servers of one test apart, and what one draws after each start
USUAL = "pioche"
# The file that tells the servers of this process which test uses them.
RUNNING = Path(tempfile.gettempdir()) / f"pioche-tests-{os.getpid()}"


def seed() -> str:
    """What `--seed` says."""
    return os.environ.get(SEED, USUAL)


def running(file: Path = RUNNING) -> str:
    """The name of the test that runs; none where something else than a test uses this."""
    return file.read_text(encoding="utf-8") if file.exists() else ""


def source(name: str) -> Random:
    """Random numbers for one purpose, given by its name."""
    return Random(f"{seed()} {name}")


class Chance:
    """Stands in for the functions of `secrets` that decide how a game goes.

    Each length has numbers of its own: how many codes were drawn before does not change a shuffle.
    """

    def __init__(self, name: Callable[[], str]) -> None:
        self._name = name
        self._before = ""
        self._drawn: Counter[str] = Counter()

    def _bytes(self, purpose: str, size: int) -> bytes:
        name = self._name()
        if name != self._before:
            self._before = name
            self._drawn.clear()
        self._drawn[purpose] += 1
        told = f"{seed()} {name} {purpose} {self._drawn[purpose]}"
        return hashlib.shake_256(told.encode()).digest(size)

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        """As the function of this name."""
        size = nbytes or secrets.DEFAULT_ENTROPY
        return self._bytes(f"bytes {size}", size)

    def token_hex(self, nbytes: int | None = None) -> str:
        """As the function of this name."""
        return self.token_bytes(nbytes).hex()

    def randbelow(self, exclusive_upper_bound: int) -> int:
        """As the function of this name."""
        return int.from_bytes(self._bytes("below", 16), "big") % exclusive_upper_bound

    def choice(self, seq: Sequence[T]) -> T:
        """As the function of this name."""
        return seq[self.randbelow(len(seq))]


NAMES = ("token_bytes", "token_hex", "randbelow", "choice")


def take_the_place_of_secrets(chance: Chance) -> None:
    """From now on in this process what decides how a game goes is drawn from there."""
    for function in NAMES:
        setattr(secrets, function, getattr(chance, function))


def begin(test: str) -> None:
    """In the process of the tests: a test begins, and its servers are told so."""
    RUNNING.write_text(test, encoding="utf-8")
    take_the_place_of_secrets(Chance(lambda: test))
    random.seed(f"{seed()} {test}")


def for_a_process(name: str) -> dict[str, str]:
    """What the environment of a process has to say for `seed_this_process`."""
    return {SEED: seed(), SOURCE: str(RUNNING), NAME: name}


def seed_this_process() -> None:
    """For a process that a test has started: draw what follows from the test that uses it just now."""
    file, name = Path(os.environ[SOURCE]), os.environ[NAME]
    take_the_place_of_secrets(Chance(lambda: f"{running(file)} {name}"))
