"""Who lets the table wait can be reminded: not too soon, not too often, and nobody else."""

from __future__ import annotations

from pioche.server.table.nudging import Nudging
from pioche.server.table.table import Table
from pioche.server.wire import messages as wire
from tests.server.server_tables import Desk, asked

PATIENCE = 20_000


def waiting() -> tuple[Desk, Table, int, int]:
    """A match of Ann, Ben and Cy: the table, the seat that is asked, and one that waits."""
    desk = Desk()
    desk.join("Ann", "Ben", "Cy")
    desk.deal()
    _player, seat = asked(desk)
    return desk, desk.table, seat, (seat + 1) % 3


def test_after_a_while_the_one_who_is_asked_can_be_reminded_and_not_again_at_once() -> None:
    _desk, table, seat, other = waiting()
    nudging, late = Nudging(), table.changed_at + PATIENCE
    assert not nudging.allows(table, other, seat, late - 1, PATIENCE)
    assert nudging.allows(table, other, seat, late, PATIENCE)
    assert not nudging.allows(table, other, seat, late, PATIENCE)  # a double tap
    assert not nudging.allows(table, other, seat, late + PATIENCE - 1, PATIENCE)
    assert nudging.allows(table, other, seat, late + PATIENCE, PATIENCE)


def test_nobody_else_is_reminded_and_no_stranger_reminds() -> None:
    desk, table, seat, other = waiting()
    late = table.changed_at + 2 * PATIENCE
    assert not Nudging().allows(table, -1, seat, late, PATIENCE)
    assert not Nudging().allows(table, seat, seat, late, PATIENCE)
    assert not Nudging().allows(table, seat, other, late, PATIENCE)
    assert not Nudging().allows(table, other, 77, late, PATIENCE)
    desk.do(desk.host, wire.Pause(True))
    assert not Nudging().allows(table, other, seat, late + PATIENCE, PATIENCE)
    desk.do(desk.host, wire.Pause(False))
    desk.do(table.chairs[seat].player, wire.Leave())
    assert not Nudging().allows(table, other, seat, late + 2 * PATIENCE, PATIENCE)


def test_where_nothing_is_played_nobody_is_reminded() -> None:
    desk = Desk()
    desk.join("Ann", "Ben")
    assert not Nudging().allows(desk.table, 0, 1, 10**9, PATIENCE)
