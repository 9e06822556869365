"""Many processes, simulated: each table has one line of versions, and what was told stays true."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.server.simulation.histories import history

GROUPS = 4
IN_A_GROUP = 15
IN_A_LONG_RUN = 50  # and `make histories` plays as many as one likes


@pytest.fixture(autouse=True)
def _silent() -> Iterator[None]:
    """A process that loses its database says so, and here that happens all the time."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("group", range(GROUPS))
def test_nothing_acknowledged_is_lost_whatever_happens(group: int, pytestconfig: pytest.Config) -> None:
    happened: Counter[str] = Counter()
    first = 1 + group * IN_A_LONG_RUN
    many = IN_A_LONG_RUN if pytestconfig.getoption("long") else IN_A_GROUP
    for seed in range(first, first + many):
        faults, found, _ = history(seed, brief=True)
        assert not faults, (seed, faults[:5])
        happened += found
    assert happened["acknowledged"] > 10 * many
    assert min(happened[what] for what in ("kill", "freeze", "cut", "bus", "database")) > 0
    assert happened["epochs"] > many  # tables have changed hands


def test_a_seed_tells_the_same_history_again() -> None:
    assert history(7, brief=True) == history(7, brief=True)
    assert history(7, brief=True)[2] != history(8, brief=True)[2]


def test_a_command_that_overtakes_the_hello_of_its_connection() -> None:
    """It is refused; whoever gave it has been told nothing yet by that owner, and is told everything."""
    faults, happened, _ = history(81010)
    assert faults == []
    assert happened["acknowledged"] > 0
