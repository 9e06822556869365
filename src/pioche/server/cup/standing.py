"""The standings of a cup, from the decided games."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.server.cup.cup import KNOCK_OUT, Cup


@dataclass(frozen=True)
class Stand:
    """A member's standing; each game scores the share of rivals left behind."""

    member: int
    place: int
    matches: int
    wins: int
    score: float
    out: bool  # of a knock-out


def beaten(places: list[int], at: int) -> float:
    """The share of the others at a table that a member has left behind; ties count half."""
    others = [place for k, place in enumerate(places) if k != at]
    if not others:
        return 1.0
    return sum(1.0 if place > places[at] else 0.5 * (place == places[at]) for place in others) / len(others)


def standing(cup: Cup) -> list[Stand]:
    """All members, the best first; ties share a place."""
    count = len(cup.members)
    scores, matches, wins, reached = [0.0] * count, [0] * count, [0] * count, [0] * count
    for number, past in enumerate(cup.rounds, 1):
        for member in past.byes:
            reached[member] = number
        for game in past.games:
            for at, member in enumerate(game.members):
                reached[member] = number
                if not game.open:
                    matches[member] += 1
                    wins[member] += game.winner == member
                    scores[member] += beaten(game.places, at)
    alive = set(cup.alive()) | {k for n in cup.waiting() for k in cup.rounds[-1].games[n].members}
    out = [cup.form == KNOCK_OUT and bool(cup.rounds) and k not in alive for k in range(count)]
    if cup.form == KNOCK_OUT:
        ranks = [(out[k], -reached[k], -wins[k], -round(scores[k], 6)) for k in range(count)]
    else:
        ranks = [(False, 0, 0, -round(scores[k], 6) - wins[k] / 1e4) for k in range(count)]
    found = [
        Stand(k, 1 + sum(other < ranks[k] for other in ranks), matches[k], wins[k], scores[k], out[k])
        for k in range(count)
    ]
    return sorted(found, key=lambda one: (one.place, one.member))
