"""Tables to try the rules on: switches set at random, short decks, large hands and hands about to end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from pioche.engine.actions import TURN
from pioche.engine.box import Box
from pioche.engine.house.registry import HOUSE, PENALTIES
from pioche.engine.options import COMMON, NUMBERS, OptionError, Value
from pioche.engine.places import DRAW_PILE
from pioche.engine.rules import Rules
from pioche.engine.state import MAX_SEATS, State
from pioche.engine.turn import begin_turn
from pioche.scenarios.building import cards_in

SEATS = range(2, MAX_SEATS + 1)


def single_options(box: Box) -> Iterator[dict[str, Value]]:
    """No option at all, and every value of every switch and house rule by itself."""
    yield {}
    for switch in COMMON + box.switches:
        for value in switch.examples:
            yield {switch.name: value}
    for rule in HOUSE:
        for value in rule.values:
            yield {rule.name: value}
    for dealer in box.dealers:
        yield {"dealer": dealer}


def possible_rules(box: Box) -> list[Rules]:
    """The rules of a box under every option by itself, however points are counted."""
    found: list[Rules] = []
    for options in single_options(box):
        for scoring in box.scorings:
            with suppress(OptionError):  # some make no sense in this box, or need another one beside them
                found.append(Rules(box, 4, {**options, "scoring": scoring}))
    return found


def random_options(box: Box, seats: int, rng: Random) -> dict[str, Value]:
    """Every switch and house rule left alone or given one of its values; they may not go together."""
    options: dict[str, Value] = {}
    for switch in COMMON + box.switches:
        if switch.examples and rng.random() < 0.5:
            options[switch.name] = rng.choice(switch.examples)
    if rng.random() < 0.5:
        for rule in rng.sample(HOUSE, rng.randint(1, 6)):
            options |= {**rule.needs, rule.name: rng.choice(rule.values)}
        if "strict_uno" in options and rng.random() < 0.5:
            options["uno_penalty"] = rng.choice(PENALTIES)
    if "scoring" not in options and rng.random() < 0.5:
        options["scoring"] = rng.choice(box.scorings)
    if rng.random() < 0.3:
        options["dealer"] = rng.choice([*box.dealers, *range(seats)])
    if rng.random() < 0.3:
        options["hand"] = rng.randint(*NUMBERS["hand"][1:])
    if rng.random() < 0.5:
        options["target"] = NUMBERS["target"][1]  # the lowest, so that matches end
    return options


def random_rules(box: Box, seats: int, seed: str, rng: Random) -> Rules:
    """The rules of a box for the match of this seed, under options that go together."""
    while True:
        try:
            return Rules(box, seats, random_options(box, seats, rng), seed)
        except OptionError:
            continue


def cards_in_play(s: State) -> list[int]:
    """Every card of every hand and pile, sorted: the same list at all times of a round (§1.2)."""
    return sorted(cards_in(s))


def disturb(s: State, rng: Random) -> str:
    """Change a deal that nobody has played on yet, so that rare things become likely; what was done."""
    way = rng.choice(("as dealt", "short deck", "large hands", "few cards", "few cards, many wilds"))
    if way == "short deck":
        _keep_in_draw_pile(s, rng.randint(0, 12))
    elif way == "large hands":
        _give_more(s, rng)
        _keep_in_draw_pile(s, rng.randint(0, 40))
    elif way != "as dealt":
        if way == "few cards, many wilds":
            _deal_out_wilds(s, rng)
        for seat in range(s.seats):
            for card in s.hand_list(seat)[: -rng.randint(1, 3)]:
                s.give_up(seat, card)
        _keep_in_draw_pile(s, rng.randint(0, 8))
    if s.rules.balance is not None and rng.random() < 0.2:
        s.extra.force([])  # a balance that always holds, so that a Tilt uses up the supply
    if s.phase == TURN and way != "as dealt":
        begin_turn(s, s.asked)  # whoever can no longer lay or take passes (R20)
    return way


def _keep_in_draw_pile(s: State, cards: int) -> None:
    """Take all but the uppermost cards of the draw pile out of the game."""
    pile = s.pile_list(DRAW_PILE)
    s.set_pile(DRAW_PILE, pile[max(0, len(pile) - cards) :])


def _deal_out_wilds(s: State, rng: Random) -> None:
    """Give most wilds of the draw pile to the hands, as their newest cards."""
    pile = s.pile_list(DRAW_PILE)
    for card in pile[:]:
        if s.rules.face(card, s.side).wild and rng.random() < 0.7:
            pile.remove(card)
            s.receive(rng.choice([seat for seat in range(s.seats) if s.is_in(seat)]), card)
    s.set_pile(DRAW_PILE, pile)


def _give_more(s: State, rng: Random) -> None:
    """Let some seats hold far more than they were dealt."""
    pile = s.pile_list(DRAW_PILE)
    for seat in range(s.seats):
        if s.is_in(seat) and rng.random() < 0.6:
            for _ in range(min(len(pile), rng.randint(5, 40))):
                s.receive(seat, pile.pop())
    s.set_pile(DRAW_PILE, pile)
