"""Who is at a table now."""

from __future__ import annotations


class Presence:
    """Who is connected, and since when the others are not."""

    def __init__(self, now: int) -> None:
        self.start = now
        self.here: set[int] = set()
        self._players: set[str] = set()
        self._gone: dict[str, int] = {}

    def meet(self, seats: dict[int, str], now: int) -> bool:
        """Take in who sits where and is there now; whether that is new.

        Whoever comes first to a table where nobody was gives the others time to come as well.
        """
        here, players = set(seats), set(seats.values())
        if players and not self._players:
            self.start = now
            self._gone.clear()
        for player in self._players - players:
            self._gone[player] = now
        new = here != self.here
        self.here, self._players = here, players
        return new

    def since(self, player: str) -> int:
        """When a person was last seen."""
        return self._gone.get(player, self.start)
