"""The value of a target: swaps, gifts and duels."""

from __future__ import annotations

from pioche.bots.greedy.situation import Situation
from pioche.engine.cards import NO_COLOUR, Face
from pioche.engine.traits import Traits


def target_gain(m: Situation, traits: Traits, seat: int, rest: list[Face]) -> float:
    """The value of aiming at a seat, in cards."""
    if traits.swaps:
        return exchange_gain(m, seat, len(rest))
    if traits.relieves != NO_COLOUR:
        return -gift(m, seat, int(traits.relieves))
    if traits.aimed:
        return m.weights.draws * int(traits.aimed) * (0.3 + m.threat(seat))
    if traits.highest:
        chance = highest_wins(m, seat, rest)
        return m.weights.duel * chance - m.weights.duel * (1.0 - chance) * (0.3 + m.threat(seat))
    if traits.lowest:
        chance = lowest_wins(m, seat, rest)
        return m.weights.draws * 2.0 * chance * (0.3 + m.threat(seat)) - m.weights.duel * (1.0 - chance)
    return m.threat(seat)


def swap_gain(m: Situation, traits: Traits, left: int) -> float:
    """The value of swapping hands with the best seat, or of passing all hands on (H3, C1, C5)."""
    if traits.passes:
        return exchange_gain(m, m.seat_after(m.me, -1), left)
    return max(exchange_gain(m, seat, left) for seat in range(m.seats) if seat != m.me)


def exchange_gain(m: Situation, seat: int, left: int) -> float:
    """The value of taking the hand of a seat; less if that is the partner, who gets the own hand."""
    saved = left - m.sizes[seat]
    return 0.3 * saved if m.friend(seat) else m.weights.swap * saved


def gift(m: Situation, seat: int, colour: int) -> float:
    """What a seat gains by discarding its cards of a colour; an empty hand wins the round (R69)."""
    coloured = m.guess.counts.coloured(int(m.view.side), colour)
    chances = [chance for _, chance in m.guess.chances(seat, coloured)]
    cards = sum(chances)
    wins = 1.0
    for chance in chances:
        wins *= chance
    found = cards * (0.5 + m.threat(seat)) + 10.0 * wins
    return -found if m.friend(seat) else found


# Duels


def highest_wins(m: Situation, seat: int, rest: list[Face]) -> float:
    """The chance that a seat has no number above the own highest (§6.3)."""
    mine = max((int(face.number) for face in rest), default=-1)
    higher = m.guess.counts.numbers(int(m.view.side), max(mine, 0) + 1, 9)
    return 1.0 - m.guess.holds(seat, higher)


def lowest_wins(m: Situation, seat: int, rest: list[Face]) -> float:
    """The chance that a seat has a number as low as the own lowest (§6.4)."""
    mine = min((int(face.number) for face in rest if face.number > 0), default=10)
    if mine == 10:
        return 1.0
    return m.guess.holds(seat, m.guess.counts.numbers(int(m.view.side), 1, mine))
