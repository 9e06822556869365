"""What a score pad beside real cards is told: all of it comes from the boxes, the engine and the texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from pioche.engine.box import Box
from pioche.engine.cards import Face
from pioche.engine.options import LOWEST, NUMBERS, RACE, SINGLE, Value
from pioche.engine.rules import Rules
from pioche.engine.state import MAX_SEATS
from pioche.server.http.box_infos import box_infos, possible
from pioche.server.wire import messages as wire
from pioche.shelf import SHELF
from pioche.texts.cardrules import CardHelp
from pioche.texts.languages import LANGUAGES
from pioche.texts.rulebook import FEWEST_SEATS, USUAL_SEATS
from pioche.texts.words import Words

# What may come on top of a scoring and changes how a match is counted.
COMPANY: Final[list[dict[str, Value]]] = [{}, {"teams": True}, {"elimination": True}]


@cache
def pad_infos(words: Callable[[str], Words]) -> list[wire.PadInfo]:
    """Every box that can be played, in all languages at once: a pad is taken along without a connection."""
    return [_pad_info(SHELF[info.name], words) for info in box_infos()]


def _pad_info(box: Box, words: Callable[[str], Words]) -> wire.PadInfo:
    rules = Rules(box, USUAL_SEATS, {})
    helps = {lang: CardHelp(words(lang), rules) for lang in LANGUAGES}
    return wire.PadInfo(
        box=box.name,
        forms=list(_forms(box)),
        sides=[
            wire.PadSide(side.name, [_card(helps, *kind) for kind in _kinds(rules, number)])
            for number, side in enumerate(box.sides)
        ],
        more={lang: one.more() for lang, one in helps.items()},
        balance=_balance(box),
    )


def _kinds(rules: Rules, side: int) -> Iterator[tuple[list[Face], int]]:
    """The faces that differ in nothing but their colour, with the number of such cards."""
    found: dict[str, tuple[list[Face], int]] = {}
    for card in rules.deck:
        face = rules.faces[rules.card_faces[card][side]]
        key = f"{face.symbol} {face.stop} {face.wild}"
        faces, count = found.get(key, ([], 0))
        found[key] = ([*faces, face] if face not in faces else faces, count + 1)
    for faces, count in sorted(found.values(), key=lambda kind: min(face.id for face in kind[0])):
        yield sorted(faces, key=lambda face: face.id), count


def _card(helps: dict[str, CardHelp], faces: list[Face], copies: int) -> wire.PadCard:
    does = {lang: one.does(faces[0]) for lang, one in helps.items()}
    return wire.PadCard([face.code for face in faces], int(faces[0].points), copies, does)


def _forms(box: Box) -> Iterator[wire.PadForm]:
    """Every way to count that the engine plays with this box; the box's own first."""
    for company in COMPANY:
        for scoring in box.scorings:
            options: dict[str, Value] = {"scoring": scoring, **company}
            if not possible(box, options, USUAL_SEATS):
                continue
            rules, (_, least, most) = Rules(box, USUAL_SEATS, options), NUMBERS["target"]
            if company and rules.scoring == SINGLE:
                continue
            only = {int(rule.seats) for rule in rules.house if rule.seats > 0}
            yield wire.PadForm(
                name="-".join([scoring, *company]),
                options=options,
                collects=rules.scoring == RACE,
                single=rules.scoring == SINGLE,
                teams=_teams(rules),
                drops=rules.elimination,
                exceeds=rules.scoring == LOWEST and box.low_exceeds,
                seats=sorted(only or range(FEWEST_SEATS, MAX_SEATS + 1)),
                target=[int(rules.target), least, most],
            )


def _teams(rules: Rules) -> list[list[int]]:
    if rules.teams is None:
        return []
    pairs = ((seat, int(rules.teams.partner(seat))) for seat in range(int(rules.seats)))
    return [list(pair) for pair in pairs if pair[0] < pair[1]]


def _balance(box: Box) -> wire.BalanceInfo | None:
    """The numbers of a box that is played on a balance."""
    presets = {} if box.balance is None else box.balance.model()
    if not presets:
        return None
    numbers = presets.pop("")
    return wire.BalanceInfo(numbers, presets, numbers.pop("penalty"))
