"""Who meets whom: rounds in which all meet all as evenly as possible, or in which the winners advance."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Final

from pioche.server.cup.cup import KNOCK_OUT, ROUND_ROBIN, Cup

DUEL: Final = 2
TRIES: Final = 8  # random starts from which people change places until nothing improves
AT_ONE_TABLE: Final = 3  # rounds of a cup that fits one table


def table_sizes(players: int, size: int) -> list[int]:
    """The sizes of the tables: at most `size`, and differing by at most one."""
    tables = -(-players // size)
    least, more = divmod(players, tables)
    return [least + 1] * more + [least] * (tables - more)


def planned_rounds(cup: Cup) -> int:
    """The number of rounds in total: as wanted, or as many as it takes for all to meet all."""
    players = len(cup.order) or len(cup.active())
    if cup.form == KNOCK_OUT:
        rounds, left = 0, players
        while left > 1:
            left, rounds = -(-left // cup.size), rounds + 1
        return max(rounds, 1)
    whole = players - 1 + players % 2 if cup.size == DUEL else -(-(players - 1) // (cup.size - 1))
    if players <= cup.size and cup.size != DUEL:
        whole = AT_ONE_TABLE
    return min(cup.planned, whole) if cup.planned and cup.size == DUEL else cup.planned or max(whole, 1)


def draw(cup: Cup, rng: Random) -> tuple[list[list[int]], list[int], list[int]]:
    """The next round: the groups, who sits out, and the order shuffled for the first round."""
    order = cup.order
    if not order:
        order = cup.active()
        rng.shuffle(order)
    if cup.form == ROUND_ROBIN and cup.size == DUEL:
        groups, byes = circle(order, len(cup.rounds))
        # A member who has left plays nobody: the other one wins.
        return [group for group in groups if not _gone(cup, group)], _there(cup, byes), order
    players = cup.alive()
    byes = []
    if cup.size == DUEL and len(players) % 2:
        byes = [_sits_out(cup, players, rng)]
        players = [k for k in players if k not in byes]
    return _spread(cup, players, rng), byes, order


def circle(order: list[int], number: int) -> tuple[list[list[int]], list[int]]:
    """The pairs of a round in which all meet all once, and who sits out: with odd numbers each does once."""
    ring = [*order, -1] if len(order) % 2 else list(order)
    turn = number % (len(ring) - 1)
    rest = ring[1:]
    ring = [ring[0], *rest[turn:], *rest[:turn]]
    half = len(ring) // 2
    pairs = [[ring[k], ring[-1 - k]] for k in range(half)]
    byes = [one for pair in pairs for one in pair if -1 in pair and one >= 0]
    return [pair for pair in pairs if -1 not in pair], byes


def _gone(cup: Cup, group: list[int]) -> bool:
    return all(cup.members[k].left for k in group)


def _there(cup: Cup, players: list[int]) -> list[int]:
    return [k for k in players if not cup.members[k].left]


def _sits_out(cup: Cup, players: list[int], rng: Random) -> int:
    """One of those who have sat out least often."""
    times = Counter(k for past in cup.rounds for k in past.byes)
    least = min(times[k] for k in players)
    return rng.choice([k for k in players if times[k] == least])


def met(cup: Cup) -> Counter[tuple[int, int]]:
    """How often each pair has sat at the same table."""
    found: Counter[tuple[int, int]] = Counter()
    for past in cup.rounds:
        for game in past.games:
            found.update(combinations(sorted(game.members), 2))
    return found


def _spread(cup: Cup, players: list[int], rng: Random) -> list[list[int]]:
    """Groups with as few repeated meetings as possible."""
    before, sizes = met(cup), table_sizes(len(players), cup.size)
    best: list[list[int]] = []
    for _ in range(TRIES):
        rng.shuffle(players)
        groups, at = [], 0
        for size in sizes:
            groups.append(players[at : at + size])
            at += size
        while _exchange(groups, before):
            pass
        if not best or _price(groups, before) < _price(best, before):
            best = groups
    return [sorted(group) for group in best]


def _price(groups: list[list[int]], before: Counter[tuple[int, int]]) -> int:
    """The cost of repetition: one third meeting is worse than two second meetings."""
    pairs = (pair for group in groups for pair in combinations(sorted(group), 2))
    return sum(before[pair] ** 3 for pair in pairs)


def _exchange(groups: list[list[int]], before: Counter[tuple[int, int]]) -> bool:
    """Swap two people if that reduces repetition; whether any were swapped."""
    for one, other in combinations(groups, 2):
        price = _price([one, other], before)
        for k, m in product(range(len(one)), range(len(other))):
            one[k], other[m] = other[m], one[k]
            if _price([one, other], before) < price:
                return True
            one[k], other[m] = other[m], one[k]
    return False
