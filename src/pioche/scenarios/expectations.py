"""Every key of `[expect]`: the form of its value, and how that is compared with what is on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pioche.engine.actions import DECISIONS, ROUND_OVER
from pioche.engine.cards import NO_COLOUR
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply
from pioche.engine.leaving import places_so_far
from pioche.engine.masks import bit
from pioche.engine.places import ASIDE, DRAW_PILE, RIGHT, TALON
from pioche.engine.refusals import Refusal
from pioche.engine.state import State
from pioche.notation.moves import TRAYS, cards_with, parse_action
from pioche.scenarios.shapes import NONE, Path, Shape
from pioche.sight.secrets import see_draw_pile, see_hand, see_top
from pioche.sight.seen import HIDDEN, SPECTATOR, card_letters

if TYPE_CHECKING:
    from pioche.scenarios.building import Table

PILES = {"draw": DRAW_PILE, "talon": TALON, "left": TALON, "right": RIGHT, "aside": ASIDE}
ONLY_TOP = "…"

Found = Iterator[str]


@dataclass(frozen=True)
class Mismatch:
    """Something that differs from the value of a key."""

    key: str
    text: str


def mismatches(table: Table, expected: dict[str, Any]) -> list[Mismatch]:
    """Everything that is not as expected."""
    return [
        Mismatch(key, text) for key, value in expected.items() for text in KEYS[key][1](table, key, value)
    ]


def _differs(key: str, expected: object, found: object) -> str:
    return f"expected {key} = {_plain(expected)}, found {_plain(found)}"


def _plain(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(str(item) for item in value) + "]"
    return '""' if value == "" else str(value)


# Words and numbers


def _word(find: Callable[[Table], str]) -> Callable[[Table, str, Any], Found]:
    def compare(table: Table, key: str, expected: Any) -> Found:
        found = find(table)
        if found != expected:
            yield _differs(key, expected, found)

    return compare


def _numbers(find: Callable[[Table, str], int]) -> Callable[[Table, str, Any], Found]:
    def compare(table: Table, key: str, expected: Any) -> Found:
        for name, number in expected.items():
            found = int(find(table, name))
            if found != number:
                yield _differs(f"{key}.{name}", number, found)

    return compare


def _number_by_seat(find: Callable[[State, int], int]) -> Callable[[Table, str, Any], Found]:
    return _numbers(lambda table, name: find(table.state, table.names.index(name)))


def _seats(find: Callable[[State], int]) -> Callable[[Table, str, Any], Found]:
    def compare(table: Table, key: str, expected: Any) -> Found:
        mask = find(table.state)
        found = [name for seat, name in enumerate(table.names) if mask & bit(seat)]
        if sorted(found) != sorted(expected):
            yield _differs(key, expected, found)

    return compare


def _turn(table: Table) -> str:
    return table.names[table.state.asked] if table.state.phase < ROUND_OVER else NONE


def _winner(table: Table) -> str:
    if table.state.phase < ROUND_OVER:
        return "a round that is not over"
    return table.names[table.state.winner] if table.state.winner >= 0 else NONE


def _places(table: Table, key: str, expected: Any) -> Found:
    """Who has gone out; once one player is left, everybody (R117)."""
    found = [table.names[seat] for seat in places_so_far(table.state)]
    if found != expected:
        yield _differs(key, expected, found)


def _frozen(table: Table) -> str:
    s = table.state
    return (
        " ".join(name for tray, name in enumerate(TRAYS[: s.rules.trays]) if s.rules.box.frozen(s, tray))
        or NONE
    )


def _by_tray(expected: Any) -> Iterator[tuple[str, int, Any]]:
    """What is expected of each tray, with the suffix of its key."""
    if isinstance(expected, dict):
        for name, value in expected.items():
            yield f".{name}", TRAYS.index(name), value
    else:
        yield "", 0, expected


def _colour(table: Table, key: str, expected: Any) -> Found:
    s = table.state
    for suffix, tray, word in _by_tray(expected):
        colour = s.force[tray]
        found = NONE if colour == NO_COLOUR else s.rules.box.sides[s.side].colours[colour]
        if found != word:
            yield _differs(key + suffix, word, found)


# Cards


def _unknown(s: State, codes: list[str]) -> list[str]:
    return [code for code in codes if not cards_with(s.rules, code, s.side)]


def _letters(s: State, cards: list[int], like: list[str]) -> list[str]:
    """Cards in notation, with both faces if the expectation has them."""
    full = any("/" in code for code in like)
    return [s.rules.full_code(card) if full else s.rules.code(card, s.side) for card in cards]


def _is_card(s: State, card: int, code: str) -> bool:
    return code == (s.rules.full_code(card) if "/" in code else s.rules.code(card, s.side))


def _same_set(s: State, cards: list[int], codes: list[str]) -> bool:
    """Whether these are the cards, in any order; codes with both faces are matched first."""
    rest = cards[:]
    for code in sorted(codes, key=lambda code: "/" not in code):
        fitting = [card for card in rest if _is_card(s, card, code)]
        if not fitting:
            return False
        rest.remove(fitting[0])
    return not rest


def _same_order(s: State, cards: list[int], codes: list[str]) -> bool:
    return len(cards) == len(codes) and all(map(lambda card, code: _is_card(s, card, code), cards, codes))


def _card_mismatch(s: State, key: str, codes: list[str], cards: list[int], same: bool) -> Found:
    if unknown := _unknown(s, codes):
        yield f"{key}: there is no card {unknown[0]!r} on this side of the box"
    elif not same:
        yield _differs(key, " ".join(codes), " ".join(_letters(s, cards, codes)))


def _hands(table: Table, key: str, expected: Any) -> Found:
    s = table.state
    for name, text in expected.items():
        cards, codes = s.hand_list(table.names.index(name)), text.split()
        yield from _card_mismatch(s, f"{key}.{name}", codes, cards, _same_set(s, cards, codes))


def _top(table: Table, key: str, expected: Any) -> Found:
    s = table.state
    for suffix, tray, code in _by_tray(expected):
        cards = [int(s.top(tray))]
        yield from _card_mismatch(s, key + suffix, [code], cards, _is_card(s, cards[0], code))


def _talon(table: Table, key: str, expected: Any) -> Found:
    s = table.state
    for suffix, tray, text in _by_tray(expected):
        cards = s.pile_list(TALON + tray)
        codes = text.split()
        if codes[:1] == [ONLY_TOP]:
            codes = codes[1:]
            same = (
                _same_order(s, cards[len(cards) - len(codes) :], codes) if len(codes) <= len(cards) else False
            )
        else:
            same = _same_order(s, cards, codes)
        yield from _card_mismatch(s, key + suffix, codes, cards, same)


def _draw(table: Table, key: str, expected: Any) -> Found:
    """The next cards; an empty text means an empty pile."""
    s = table.state
    codes = expected.split()
    cards = s.pile_list(DRAW_PILE)[::-1]
    if codes:
        cards = cards[: len(codes)]
    yield from _card_mismatch(s, key, codes, cards, _same_order(s, cards, codes))


def _aside(table: Table, key: str, expected: Any) -> Found:
    s = table.state
    codes = expected.split()
    cards = s.pile_list(ASIDE) if s.rules.trays == 2 else []
    yield from _card_mismatch(s, key, codes, cards, _same_set(s, cards, codes))


def _deck(table: Table, key: str, expected: Any) -> Found:
    """The whole deck by faces; a face that both sides have (W in flip) is counted per side or in total."""
    rules = table.state.rules
    cards = table.cards()
    sides = [Counter(rules.code(card, side) for card in cards) for side in range(len(rules.box.sides))]
    whole = Counter(rules.full_code(card) for card in cards)
    for name, number in expected.items():
        if name == "total":
            found = {len(cards)}
        elif "/" in name:
            found = {whole[name]}
        else:
            counts = [side[name] for side in sides if side[name]]
            found = {sum(counts), *counts} if len(set(counts)) == 1 else {sum(counts)}
        if number not in found:
            yield _differs(f"{key}.{name}", number, max(found))


# Offers and sights


def why_not_offered(table: Table, line: str) -> str:
    """Why a line is not on offer now: it is refused, or changes nothing; empty if it is on offer."""
    trial = table.state.copy()
    before = fingerprint(trial)
    try:
        apply(trial, parse_action(trial, line, table.names))
    except Refusal as refusal:
        return f"refused: {refusal}"
    return "it changes nothing" if fingerprint(trial) == before else ""


def _legal(table: Table, key: str, expected: Any) -> Found:
    for name, actions in expected.items():
        for action in actions:
            if why := why_not_offered(table, f"{name} {action}"):
                yield f"expected {key}.{name} to have `{action}`, found {why}"


def _not_legal(table: Table, key: str, expected: Any) -> Found:
    for name, actions in expected.items():
        for action in actions:
            if not why_not_offered(table, f"{name} {action}"):
                yield f"expected {key}.{name} to have `{action}`, found that it is on offer"


def _sees(table: Table, key: str, expected: Any) -> Found:
    for viewer, things in expected.items():
        for thing, text in things.items():
            found = _seen(table, SPECTATOR if viewer == "spectator" else table.names.index(viewer), thing)
            if not _same_sight(table.state, found, text.split()):
                yield _differs(f"{key}.{viewer}.{thing}", text, " ".join(found))


def _seen(table: Table, viewer: int, thing: str) -> list[str]:
    s = table.state
    if thing == "draw":
        cards = see_draw_pile(s)
    elif thing == "talon":
        cards = [see_top(s, tray) for tray in range(s.rules.trays)]
    else:
        cards = see_hand(s, viewer, table.names.index(thing))
    return [card_letters(s.rules, card) for card in cards]


def _same_sight(s: State, found: list[str], codes: list[str]) -> bool:
    """Whether this is what is seen, in any order; two-sided cards may be given by their active face alone."""
    rest = found[:]
    for code in sorted(codes, key=lambda code: ("/" not in code, code == HIDDEN)):
        alone = s.rules.two_sided and "/" not in code
        fitting = [seen for seen in rest if code == (seen.split("/")[s.side] if alone else seen)]
        if not fitting:
            return False
        rest.remove(fitting[0])
    return not rest


# By key: the form of its value, which is checked before anything runs, and how it is compared.
KEYS: dict[str, tuple[Callable[[Shape, Path, Any], object], Callable[[Table, str, Any], Found]]] = {
    "hands": (Shape.texts_by_seat, _hands),
    "counts": (Shape.numbers_by_seat, _number_by_seat(lambda s, seat: int(s.size[seat]))),
    "turn": (Shape.seat_or_none, _word(_turn)),
    "decision": (Shape.decision, _word(lambda table: DECISIONS[table.state.phase])),
    "colour": (Shape.colours, _colour),
    "top": (Shape.by_tray, _top),
    "talon": (Shape.by_tray, _talon),
    "draw": (Shape.text, _draw),
    "aside": (Shape.text, _aside),
    "sizes": (Shape.sizes, _numbers(lambda table, name: int(table.state.size[PILES[name]]))),
    "direction": (Shape.direction, _word(lambda table: TRAYS[table.state.direction < 0])),
    "side": (Shape.side, _word(lambda table: table.state.rules.box.sides[table.state.side].name)),
    "dealer": (Shape.seat, _word(lambda table: table.names[table.state.dealer])),
    "frozen": (Shape.frozen, _word(_frozen)),
    "windows": (Shape.seats, _seats(lambda s: int(s.uno_pending))),
    "out": (Shape.seats, _seats(lambda s: int(s.out))),
    "places": (Shape.seats, _places),
    "winner": (Shape.seat_or_none, _word(_winner)),
    "winners": (Shape.seats, _seats(lambda s: int(s.champions))),
    "points": (Shape.numbers_by_seat, _number_by_seat(lambda s, seat: int(s.points[seat]))),
    "scores": (Shape.numbers_by_seat, _number_by_seat(lambda s, seat: int(s.scores[seat]))),
    "legal": (Shape.actions, _legal),
    "not_legal": (Shape.actions, _not_legal),
    "deck": (Shape.deck, _deck),
    "value": (Shape.numbers_by_seat, _number_by_seat(lambda s, seat: int(s.value(seat)))),
    "sees": (Shape.sights, _sees),
}


def check_expected(shape: Shape, path: Path, expected: dict[str, Any]) -> None:
    """Refuse keys that `[expect]` does not have, and values of the wrong form."""
    for key, value in expected.items():
        if key not in KEYS:
            raise shape.fail((*path, key), f"[expect] knows no such key; it knows {', '.join(KEYS)}")
        KEYS[key][0](shape, (*path, key), value)
