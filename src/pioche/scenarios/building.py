"""Lays the table of a scenario: a position set up by hand, or a deal with given cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.deal import DealScript, new_match
from pioche.engine.events import DEALER_DREW
from pioche.engine.extra import OUTCOMES
from pioche.engine.places import DRAW_PILE, PLACES, TALON
from pioche.engine.rng import match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import ScriptError, State
from pioche.notation.moves import TRAYS, cards_with
from pioche.notation.position import Picker, Position, PositionError, set_up
from pioche.notation.toml_source import TomlError
from pioche.scenarios.scenario_reader import Given, Scenario
from pioche.scenarios.shapes import ScenarioError

Named = list[tuple[str, list[str]]]


@dataclass
class Table:
    """A game in progress, with the names of its seats and the cards that are not in the game."""

    state: State
    names: list[str]
    out: list[int]

    def cards(self) -> list[int]:
        """All cards: in a hand, on a pile, or out of the game."""
        there = cards_in(self.state)
        return there + [card for card in self.out if card not in there]


def cards_in(s: State) -> list[int]:
    """The cards of all hands and piles."""
    cards = [card for seat in range(s.seats) for card in s.hand_list(seat)]
    last = TALON + 1 if s.rules.trays == 1 else PLACES
    return cards + [card for place in range(DRAW_PILE, last) for card in s.pile_list(place)]


def lay_table(scenario: Scenario) -> Table:
    """The game at the start of the scenario."""
    given, rules = scenario.given, scenario.rules
    try:
        state = _deal(scenario) if given.is_deal else _position(scenario)
    except PositionError as error:
        raise _located(scenario, str(error)) from None
    except ScriptError as error:
        raise scenario.source.error(str(error), "given") from None
    if given.balance is not None:
        state.extra.force([OUTCOMES.index(word) for word in given.balance])
    if not given.is_deal:
        state.events = []  # with a listener, as at a real table
    there = set(cards_in(state))
    return Table(state, scenario.names, [card for card in rules.deck if card not in there])


def _located(scenario: Scenario, reason: str) -> TomlError:
    """The error of a position, whose text begins with its key."""
    key, _, rest = reason.partition(": ")
    if not rest:
        return ScenarioError(1, reason)
    return scenario.source.error(rest, "given", *key.split(".", 1))


def _position(scenario: Scenario) -> State:
    given, rules = scenario.given, scenario.rules
    named = _named_hands(scenario)
    for tray, codes in given.talons.items():
        named.append(("talon" if rules.trays == 1 else f"talon.{TRAYS[tray]}", codes))
    named += [("aside", given.aside), ("draw", given.draw)]
    found = dict(zip([where for where, _ in named], Picker(rules).pick_all(named, given.side), strict=True))
    p = Position()
    p.dealer = _dealer_at_table(given, rules)
    p.turn = -1 if given.turn is None else given.turn
    p.direction = given.direction
    p.side = given.side
    p.hands = {seat: found[f"hands.{scenario.names[seat]}"] for seat in given.hands}
    for tray in given.talons:
        p.talons[tray] = found["talon" if rules.trays == 1 else f"talon.{TRAYS[tray]}"]
    for tray, colour in given.colours.items():
        p.colours[tray] = colour
    p.aside = found["aside"]
    p.draw = found["draw"]
    p.rest_out = given.rest_out
    p.scores = given.scores
    return set_up(rules, given.seed, p)


def _named_hands(scenario: Scenario) -> Named:
    return [(f"hands.{scenario.names[seat]}", codes) for seat, codes in scenario.given.hands.items()]


def _dealer_at_table(given: Given, rules: Rules) -> int:
    """The dealer of a position: as given, else the option's, else the first seat."""
    if given.dealer is not None:
        return given.dealer
    agreed = rules.options.value("dealer", "")
    return agreed if isinstance(agreed, int) else 0


def _deal(scenario: Scenario) -> State:
    given, rules = scenario.given, scenario.rules
    script = _script(scenario)
    try:
        state = new_match(rules, given.seed, script, True)
    except ScriptError:
        # The seed has dealt a wanted card to another hand, so the other hands are dealt without it.
        _fill_hands(rules, given.seed, script)
        state = new_match(rules, given.seed, script, True)
    _check_dealer_draws(state, given, scenario.names)
    if given.scores:
        state.scores = vec[i64]([given.scores.get(seat, 0) for seat in range(rules.seats)])
    return state


def _check_dealer_draws(state: State, given: Given, names: list[str]) -> None:
    """Check that every card given for the dealer draw was really drawn (R2)."""
    drawn = Counter([int(event.seat) for event in state.events or [] if event.kind == DEALER_DREW])
    wanted = Counter([seat for table in given.dealer_draws for seat in table])
    for seat, times in wanted.items():
        if drawn[seat] < times:
            raise PositionError(f"dealer_draw: {names[seat]} draws {drawn[seat]} times, not {times}")


def _script(scenario: Scenario) -> DealScript:
    """The cards of a deal; one that is put back may be turned up again or be in the draw pile."""
    given, rules = scenario.given, scenario.rules
    starts = [_may_start(rules, code) for code in given.first]
    if starts[:-1].count(True) >= rules.trays:
        raise PositionError(f"first: {given.first[-1]} is never turned up, a card before it stays")
    named = _named_hands(scenario)
    named += [("first", [code for code, stays in zip(given.first, starts, strict=True) if stays])]
    named += [("draw", given.draw)]
    picker = Picker(rules)
    found = picker.pick_all(named, 0)
    in_play = {card for cards in found[:-1] for card in cards}
    script = DealScript()
    script.dealer = -1 if given.dealer is None else given.dealer
    script.hands = dict(zip(given.hands, found, strict=False))
    staying = found[-2]
    for code, stays in zip(given.first, starts, strict=True):
        script.first.append(staying.pop(0) if stays else _put_back(picker, code, in_play))
    script.draw = found[-1]
    for table in given.dealer_draws:
        fresh = Picker(rules)
        script.dealer_draws.append({seat: fresh.pick(code, 0, "dealer_draw") for seat, code in table.items()})
    return script


def _may_start(rules: Rules, code: str) -> bool:
    """Whether a card stays when it is turned up first (R6); unknown cards are reported later."""
    meant = cards_with(rules, code, 0)
    return not meant or rules.face(meant[0], 0).opening is not None


def _put_back(picker: Picker, code: str, in_play: set[int]) -> int:
    """A card that is turned up and put back: a free one, or else one used before."""
    meant = [card for card in cards_with(picker.rules, code, 0) if card not in in_play]
    if not meant:
        return picker.pick(code, 0, "first")
    for card in meant:
        if card in picker.free:
            picker.free.remove(card)
            return card
    return meant[0]


def _fill_hands(rules: Rules, seed: str, script: DealScript) -> None:
    """Give every seat without a hand cards that are not named anywhere."""
    named = set(script.first + script.draw)
    for hand in script.hands.values():
        named.update(hand)
    rest = [card for card in rules.deck if card not in named]
    rng = stream(match_key(seed), 1, b"hands")
    for seat in range(rules.seats):
        if seat not in script.hands:
            script.hands[seat] = [rest.pop(rng.below(len(rest))) for _ in range(rules.hand_size)]
