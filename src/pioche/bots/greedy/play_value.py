"""The value of playing a card: a sum of small heuristics."""

from __future__ import annotations

from pioche.bots.greedy.situation import Situation, Top
from pioche.bots.greedy.targets import swap_gain, target_gain
from pioche.bots.traits import moves_turn, takes
from pioche.bots.weights import MOST_TO_FOLLOW
from pioche.engine.cards import NO_COLOUR, NO_KIND, Face
from pioche.sight.choices import Choice

WIN = 100.0
FURTHER = 15  # cards to look ahead when everybody places one


def play_value(m: Situation, play: Choice) -> float:
    """The value of a play, in cards."""
    face, rest = m.face(play), m.rest(play)
    risk = fall_risk(m, play)
    if not rest:
        return WIN * (1.0 - risk)
    colour = m.named(play)
    tops = m.tops_after(play, colour)
    found = m.weights.points * int(face.points) - m.weights.fall * risk
    if play.second:
        found += m.weights.double + m.weights.points * int(face.points)
    found += following(m, face, rest, tops) + price(m, play, face, rest)
    return found + harm(m, face, tops) + specials(m, face, rest)


def following(m: Situation, face: Face, rest: list[Face], tops: list[Top]) -> float:
    """For cards that fit next, more so if the own turn goes on."""
    weights, traits = m.weights, m.trait(face)
    if traits.flips:
        return weights.follow
    if m.numbers_last and all(other.number < 0 for other in rest):
        return -weights.stuck
    can = sum(m.fits(other, tops) for other in rest)
    found = weights.follow * min(can, MOST_TO_FOLLOW)
    found += weights.kinds * len({int(other.colour) for other in rest})
    if traits.again:
        found += weights.again if can else -weights.stuck
        if goes_out(m, rest, tops):
            found += weights.finish
    return found


def goes_out(m: Situation, rest: list[Face], tops: list[Top]) -> bool:
    """Whether all cards left can be played in one go, each but the last keeping the turn."""
    keepers = sum(m.trait(face).again for face in rest)
    if keepers < len(rest) - 1:
        return False
    for k, face in enumerate(rest):
        if not m.fits(face, tops):
            continue
        if len(rest) == 1:
            return True
        if not m.trait(face).again:
            continue
        left = rest[:k] + rest[k + 1 :]
        colours = range(4) if face.wild else [int(face.colour)]
        kind = NO_KIND if face.wild else int(face.kind)
        if any(goes_out(m, left, [(0, colour, kind)]) for colour in colours):
            return True
    return False


def price(m: Situation, play: Choice, face: Face, rest: list[Face]) -> float:
    """The price of cards that are worth more later (wilds, then actions), and of a bluff."""
    weights, traits = m.weights, m.trait(face)
    found = 0.0
    if face.wild:
        others = any(not other.wild for other in rest)
        found -= weights.wild * min(1.0, len(rest) / 4) if others else 0.0
    elif moves_turn(traits):
        found -= weights.action
    if traits.judge is not None and is_bluff(m, play, face, rest):
        found -= weights.bluff
    return found


def is_bluff(m: Situation, play: Choice, face: Face, rest: list[Face]) -> bool:
    """Whether a challenge of this card would succeed."""
    before = m.view.colours[max(int(play.tray), 0)]
    if before >= NO_COLOUR:
        return False
    guilty = m.guess.convicting(int(face.id), before)
    return any(int(other.id) in guilty for other in rest)


def harm(m: Situation, face: Face, tops: list[Top]) -> float:
    """For what it does to the players who come next."""
    weights, traits = m.weights, m.trait(face)
    after = m.next
    if traits.reverses and not traits.again:
        after = m.seat_after(m.me, -1)
        return weights.hit * (m.threat(m.next) - m.threat(after)) + blocked(m, after, tops)
    found = weights.draws * takes(traits) * (0.3 + m.threat(after))
    for step in range(1, int(traits.skips) + 1):
        found += weights.hit * m.threat(m.seat_after(m.me, step))
    if traits.again or traits.flips:
        return found
    return found + blocked(m, m.seat_after(m.me, int(traits.skips) + 1), tops)


def blocked(m: Situation, seat: int, tops: list[Top]) -> float:
    """For a next player who probably has nothing that fits there."""
    if seat == m.me:
        return 0.0
    colour = tops[0][1]
    chance = m.guess.holds(seat, m.fitting(tops), colour)
    return m.weights.block * (1.0 - chance) * (0.2 + m.threat(seat))


def specials(m: Situation, face: Face, rest: list[Face]) -> float:
    """For cards that change more than the turn: swaps, gifts, duels, the flip."""
    traits = m.trait(face)
    found = 0.0
    if traits.flips:
        found += m.weights.turn_over * (hand_gain(m, m.me) - hand_gain(m, m.next))
    if traits.swaps or traits.passes:
        found += swap_gain(m, traits, len(rest))
    if traits.rain:
        found += m.weights.draws * int(traits.rain) * (m.seats - 1)
    if traits.clears:
        found += max(sum(other.colour == colour for other in rest) for colour in range(4)) - 1.0
    if traits.relieves != NO_COLOUR or traits.aimed or traits.highest or traits.lowest:
        seats = [seat for seat in range(m.seats) if seat != m.me]
        found += max(target_gain(m, traits, seat, rest) for seat in seats)
    return found


def hand_gain(m: Situation, seat: int) -> float:
    """How much better a hand is on its other side, as far as its cards are known."""
    memory = m.guess.memory
    if memory is None:
        return 0.0
    side, faces = int(m.view.side), m.view.rules.faces
    found = 0.0
    for token in memory.hands[seat]:
        now, then = token.face(side), token.face(1 - side)
        if then >= 0:
            found += usefulness(faces[then])
        if now >= 0:
            found -= usefulness(faces[now])
    return found


def usefulness(face: Face) -> float:
    """How much a card helps its holder to go out, in cards."""
    return 2.0 if face.wild else 0.5 if face.number < 0 else 0.0


# The risk of a fall, judged by the angle of the balance and never by its hidden limit.


def fall_risk(m: Situation, play: Choice) -> float:
    """The chance of paying for a fall because of this play."""
    rules, view = m.view.rules, m.view
    if rules.balance is None:
        return 0.0
    places = m.trait(m.face(play)).places
    cards = 1 + (FURTHER if places else 0)
    falls = rules.balance.falls(rules.options, play.tray, cards, view.angle, worst(m))
    if not falls:
        return 0.0
    return falls[0] + (1.0 - falls[0]) * placing_risk(m, falls[1:])


def placing_risk(m: Situation, falls: list[float]) -> float:
    """The chance that the placing, which starts with the next player, ends with an own card (§7.8)."""
    found, holds = 0.0, 1.0
    for placed, chance in enumerate(falls, 1):
        if placed % m.seats == 0:
            found += holds * chance
        holds *= 1.0 - chance
    return found


def worst(m: Situation) -> int:
    """The widest angle since the balance was seated."""
    memory = m.guess.memory
    seen = int(memory.worst) if memory is not None else 0
    return max(seen, abs(int(m.view.angle)))
