"""Actions and lines that a player might try at any moment; most are refused."""

from __future__ import annotations

from random import Random

from pioche.engine.actions import (
    AIM,
    CATCH,
    DRAW,
    HOST_TAKE,
    KEEP,
    LAY_UNDER,
    MOST_CARE,
    NAME,
    NEXT,
    PLACE,
    PLAY,
    TABLE,
    VERBS,
    action,
)
from pioche.engine.state import State
from pioche.notation.moves import TRAYS

# Lines that nobody understands, or that ask for what does not exist.
NONSENSE = (
    "",
    "{seat}",
    "{seat} fly",
    "{seat} play",
    "{seat} play Z9",
    "{seat} name",
    "{seat} name mauve",
    "{seat} catch",
    "{seat} catch Zoe",
    "{seat} draw twice",
    "Zoe draw",
    "host take {seat}",
    "host take {seat} 9",
)


def mischief(s: State, names: list[str], rng: Random) -> int | str:
    """An action or a line that may or may not be possible now."""
    if rng.random() < 0.3:
        return any_line(s, names, rng)
    return any_action(s, rng)


def any_action(s: State, rng: Random) -> int:
    """Any verb with any of the words that belong to it; now and then a colour or a seat too many."""
    verb = rng.choice((*[PLAY] * 10, DRAW, KEEP, KEEP, *range(len(VERBS))))
    if verb == NEXT:
        return action(NEXT, TABLE)
    if verb == HOST_TAKE:
        return action(HOST_TAKE, TABLE, target=rng.randrange(s.seats), count=rng.randint(1, 4))
    seat = s.asked if s.asked >= 0 and rng.random() < 0.7 else rng.randrange(s.seats)
    card = colour = target = tray = second = care = -1
    uno = False
    if verb in (PLAY, LAY_UNDER) or (verb == KEEP and rng.random() < 0.3):
        card = any_card(s, seat, rng)
    if verb == NAME or (verb == PLAY and rng.random() < 0.2):
        colour = rng.randrange(5)
    if verb in (AIM, CATCH) or (verb == PLAY and rng.random() < 0.2):
        target = rng.randint(0, s.seats)
    if verb in (PLAY, NAME) and rng.random() < (0.8 if s.rules.trays == 2 else 0.1):
        tray = rng.randrange(2)
    if verb == PLAY:
        uno = rng.random() < 0.2
        if rng.random() < 0.1:
            second = any_card(s, seat, rng)
    if verb in (PLAY, PLACE) and rng.random() < 0.1:
        care = rng.randint(0, MOST_CARE + 1)
    return action(verb, seat, card, colour, target, tray, uno, second=second, care=care)


def any_card(s: State, seat: int, rng: Random) -> int:
    """Mostly a card of the hand, rather one that does something, else any card of the deck."""
    hand = s.hand_list(seat)
    if rng.random() < 0.5:
        hand = [card for card in hand if s.rules.face(card, s.side).effects] or hand
    return rng.choice(hand if hand and rng.random() < 0.8 else s.rules.deck)


def any_line(s: State, names: list[str], rng: Random) -> str:
    """Something said: nonsense, a card by one face, a colour of the other side, a tray."""
    who = rng.choice(names) if s.asked < 0 or rng.random() < 0.3 else names[s.asked]
    if rng.random() < 0.4:
        return rng.choice(NONSENSE).format(seat=who)
    if rng.random() < 0.3:
        return f"{who} name {rng.choice(rng.choice(s.rules.box.sides).colours)}"
    card = any_card(s, names.index(who), rng)
    line = f"{who} {rng.choice(('play', 'keep', 'lay'))} {s.rules.code(card, s.side)}"
    return f"{line} {rng.choice(TRAYS)}" if rng.random() < 0.5 else line
