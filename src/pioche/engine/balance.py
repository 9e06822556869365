"""Balance: what a box with one tells of the balance that its trays lie on (§7, §11)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pioche.engine.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Balance:
    """One for all tables of its box; how the balance stands in a game is part of the box's `extra`."""

    def falls(self, options: Options, tray: i64, cards: i64, angle: i64, worst: i64) -> list[float]:
        """The chance that it tips at each of the next cards on a tray, given that it held before.

        Based on what everybody sees: the present angle, and the worst one since the balance was set up. Empty
        if the box does not say.
        """
        return []

    def model(self) -> dict[str, dict[str, int]]:
        """The numbers with which it is simulated, for players with real cards but without the device.

        Under the empty name, the numbers of every table, among them `penalty`: the cards for the player who
        makes it tip. Then, by the name of each kind, what it bears. Empty if nobody is to simulate it.
        """
        return {}
