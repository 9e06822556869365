"""Players who leave before a round is over: gone out (H13), put out (H15), dropped from the match (H12).

A seat is in the round if it was dealt cards and has not left (R102). `State.out` has all other seats, and
`State.next` passes over them. Two lists record who has left, packed into numbers: four bits a seat, the first
in the lowest bits.
"""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.events import PLAYER_PUT_OUT, PLAYER_WENT_OUT
from pioche.engine.masks import bit, bits, lowest, without
from pioche.engine.options import RACE
from pioche.engine.places import DRAW_PILE
from pioche.engine.scoring import close_round
from pioche.engine.state import NOBODY, State


def packed(seats: list[int]) -> int:
    """Pack a list of seats into one number."""
    found = 0
    for k, seat in enumerate(seats):
        found |= (seat + 1) << (4 * k)
    return found


def unpacked(number: int) -> list[int]:
    """The list of seats in a packed number."""
    found: list[int] = []
    while number != 0:
        found.append((number & 15) - 1)
        number >>= 4
    return found


def first_out(s: State) -> i64:
    """The first seat to have gone out, or NOBODY."""
    return (s.places & 15) - 1


def may_go_out(s: State, seat: i64) -> bool:
    """Whether the round goes on when this seat runs out of cards: at least two others are in (R110)."""
    return s.rules.play_on and s.seats - bits(s.out | bit(seat)) > 1


def leave(s: State, seat: i64) -> None:
    """Take a seat out of the round; it owes no call any more."""
    s.out |= bit(seat)
    s.uno_pending &= ~bit(seat)
    s.uno_called &= ~bit(seat)


def go_out(s: State, seat: i64) -> None:
    """A hand is empty and the others play on: the seat takes the next place (H13)."""
    leave(s, seat)
    order = unpacked(int(s.places))
    s.places = packed([*order, int(seat)])
    if s.events is not None:
        s.note(PLAYER_WENT_OUT, seat, number=len(order) + 1)


def emptied(s: State, seat: i64) -> None:
    """A hand is empty: its seat is out, or the round ends with the program (R69, R110)."""
    if may_go_out(s, seat):
        go_out(s, seat)
        return
    if s.rules.play_on:
        go_out(s, seat)
    s.uno_pending = 0
    s.ending = 1
    win(s, seat)


def win(s: State, seat: i64) -> None:
    """End the round with this seat as winner, unless somebody has gone out before (R110, R117)."""
    s.winner = seat
    if s.places != 0:
        s.winner = first_out(s)


def put_out(s: State, seat: i64) -> None:
    """Put a seat out because its hand is too large: shuffle it into the draw pile (H15, R115)."""
    noted = s.noted[:]
    noted[seat] = s.rules.box.put_out_points(s, seat)
    s.noted = noted
    cards = s.hand_list(seat)
    s.shown = without(s.shown, s.hand_of(seat))  # what was shown of it is hidden again
    for card in cards:
        s.give_up(seat, card)
        s.put_on(DRAW_PILE, card)
    s.shuffle_draw_pile()
    leave(s, seat)
    s.fallen = packed([*unpacked(int(s.fallen)), int(seat)])
    if s.events is not None:
        s.note(PLAYER_PUT_OUT, seat, number=len(cards))


def check_hands(s: State, seat: i64) -> i64:
    """Put out whoever holds too many cards, starting at the seat to act (R114); return who acts then.

    NOBODY if that ended the round.
    """
    limit = s.rules.hand_limit
    for k in [int(seat), *s.others(seat)]:
        if s.size[k] >= limit:
            put_out(s, k)
            if only_one_left(s):
                # The next of them in order of play is the winner (R118).
                win(s, seat if s.is_in(seat) else s.next(seat))
                close_round(s)
                return NOBODY
    return seat if s.is_in(seat) else s.next(seat)


def only_one_left(s: State) -> bool:
    """Whether one player is in, or only partners are (R114, R118)."""
    left = bits(s.out)
    if s.seats - left == 1:
        return True
    teams = s.rules.teams
    if teams is None or s.seats - left != 2:
        return False
    one = lowest(~s.out & (bit(s.seats) - 1))
    return s.is_in(teams.partner(one))


def before_turn(s: State, seat: i64) -> i64:
    """Who plays next once a card has been carried out, or NOBODY if the round is over (R112, R113)."""
    if s.places != 0 and s.fixed == 0:
        fix_first(s)
    if s.rules.hand_limit > 0:
        return check_hands(s, seat)
    return seat


def fix_first(s: State) -> None:
    """Fix what the first seat out scores: the other hands as they are now (R112)."""
    s.fixed = 1
    if s.rules.scoring != RACE:
        return
    total: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        total += s.counted(seat)
        seat += 1
    noted = s.noted[:]
    noted[first_out(s)] = total
    s.noted = noted


def places_so_far(s: State) -> list[int]:
    """Who has gone out, in order; once one player is left, also that one and those put out (R117)."""
    gone = unpacked(int(s.places))
    left = [seat for seat in range(s.seats) if s.is_in(seat)]
    if len(left) > 1:
        return gone
    return gone + left + unpacked(int(s.fallen))[::-1]


def dropouts(s: State) -> i64:
    """A mask of the seats that have reached the target and play no more (H12, R108)."""
    found: i64 = 0
    seat: i64 = 0
    while s.rules.elimination and seat < s.seats:
        if s.rules.reached(s.scores[seat]):
            found |= bit(seat)
        seat += 1
    return found
