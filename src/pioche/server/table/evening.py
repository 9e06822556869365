"""An evening at a table: where everybody stands over its matches, and votes on what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pioche.server.table.results import Result
from pioche.server.wire import messages as wire

PLACES: Final = "places"
POINTS: Final = "points"


@dataclass(frozen=True)
class Motion:
    """What somebody suggests to play, and who is for it or against it, by their hashes."""

    player: str
    box: str
    options: dict[str, Any]
    yes: list[str] = field(default_factory=list)
    no: list[str] = field(default_factory=list)

    def with_vote(self, player: str, yes: bool) -> Motion:
        """The same after somebody has said what they think, perhaps for the second time."""
        other = self.without(player)
        if yes:
            return Motion(self.player, self.box, self.options, [*other.yes, player], other.no)
        return Motion(self.player, self.box, self.options, other.yes, [*other.no, player])

    def without(self, player: str) -> Motion:
        """The same after somebody has gone."""
        yes = [one for one in self.yes if one != player]
        no = [one for one in self.no if one != player]
        return Motion(self.player, self.box, self.options, yes, no)

    def carried(self, people: int) -> bool:
        """Whether more than half of the people at the table are in favour."""
        return 2 * len(self.yes) > people

    def lost(self, people: int) -> bool:
        """Whether that can no longer be, whatever the others say."""
        return 2 * len(self.no) >= people


def standings(
    matches: Sequence[Sequence[Result]], count: str, seat_of: Callable[[str], int]
) -> list[wire.Standing]:
    """Where everybody stands who played a match to its end, the best first; equals share a place."""
    found: dict[str, list[tuple[Result, int]]] = {}
    for results in matches:
        for one in results:
            found.setdefault(one.player or f"bot {one.name}", []).append((one, len(results)))
    scores = {who: sum(_score(*one, count) for one in theirs) for who, theirs in found.items()}
    wins = {who: sum(one.won for one, _ in theirs) for who, theirs in found.items()}
    ranks = {who: (-scores[who], -wins[who]) for who in found}
    table = []
    for who in sorted(found, key=lambda who: (ranks[who], found[who][-1][0].name)):
        last = found[who][-1][0]  # people change their names and faces
        place = 1 + sum(other < ranks[who] for other in ranks.values())
        seat = seat_of(last.player) if last.player else -1
        number = len(found[who])
        table.append(
            wire.Standing(
                last.name, last.avatar, not last.player, seat, place, number, wins[who], scores[who]
            )
        )
    return table


def _score(result: Result, seats: int, count: str) -> float:
    """What a match is worth: players left behind, the points of the pad, or the win."""
    if count == PLACES:
        return seats - result.place
    return result.points if count == POINTS else int(result.won)
