"""What the coach gives a chance comes true about as often."""

from __future__ import annotations

import pytest

from research.calibrate_coach import Bin, calibrate, table


def test_chances_come_true(pytestconfig: pytest.Config) -> None:
    """Tenths of the scale with enough looks: the share won is where the chance was, as far as can be told."""
    games = 60 if pytestconfig.getoption("long") else 30
    found = calibrate("classic", ["greedy"] * 4, rounds=60, games=games)
    told = [one for one in found if one.looks >= 100]
    assert len(told) >= 3
    for one in told:
        won = one.share()
        given = one.given / one.looks
        assert won.low - 0.05 <= given <= won.high + 0.05
    assert len(table(found)) >= 5


def test_looks_of_one_round_count_together() -> None:
    """A hundred looks at one round that was won are no proof that all are."""
    alone, apart = Bin(), Bin()
    for number in range(100):
        alone.add(number // 50, 0.5, number < 50)
        apart.add(number, 0.5, number < 50)
    assert alone.share().high - alone.share().low > 3 * (apart.share().high - apart.share().low)
