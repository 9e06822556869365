"""Write the text of a match's record. The same game always gives the same text."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from pioche.engine.actions import ROUND_OVER
from pioche.engine.house.registry import numbered
from pioche.engine.places import ASIDE, DRAW_PILE, RIGHT, TALON
from pioche.engine.rules import RULES_VERSION
from pioche.match import Match
from pioche.notation.moves import format_cards
from pioche.notation.toml_source import toml, toml_key
from pioche.records.fairness import Fairness
from pioche.records.real_cards import Deal, RealMatch

_CHECK: Final = 16  # hexadecimal digits


def write(match: Match, fairness: Fairness | None = None) -> str:
    """The record of a match, with the origin of its seed if `fairness` is given.

    The moves come last: wherever a text is truncated, their closing quotes are missing.
    """
    if not isinstance(match, Match):
        raise TypeError(f"the record of a match is written, not of {match!r:.80}")
    fair = [] if fairness is None else ["", *_fair(fairness, match.names)]
    lines = [*_head(match), f"check    = {toml(check(match))}", *fair, "", *_game(match)]
    return "\n".join(lines) + "\n"


def check(match: Match, lines: list[str] | None = None) -> str:
    """A short checksum over the whole game and its final position; any change to the game changes it.

    `lines` are the moves as a record has them, where they are not those of the match.
    """
    source: object = match.seed
    if isinstance(match, RealMatch):
        source = [[deal.dealer, _plain(deal.first), _hands(match, deal)] for deal in match.deals]
    # Checksums use the numbers of house rules: records once had only these.
    options = numbered(match.options)
    head = [match.rules.box.name, RULES_VERSION, match.names, options, source]
    told = json.dumps([*head, match.log if lines is None else lines, match.scores, _position(match)])
    return hashlib.sha256(told.encode()).hexdigest()[:_CHECK]


def _head(match: Match) -> list[str]:
    """Everything before the moves."""
    lines = [
        "# A game of Pioche; `pioche replay` prints it turn by turn.",
        f"box     = {toml(match.rules.box.name)}",
        f"rules   = {RULES_VERSION}",
        f"seats   = {toml(match.names)}",
        f"options = {toml(match.options)}",
    ]
    if isinstance(match, RealMatch):
        for deal in match.deals:
            lines += ["", "[[deal]]"]
            if deal.dealer:
                lines.append(f"dealer = {toml(deal.dealer)}")
            lines.append(f"first  = {toml(_plain(deal.first))}")
            lines += [
                f"hands.{toml_key(name)} = {toml(cards)}" for name, cards in _hands(match, deal).items()
            ]
    else:
        lines.append(f"seed    = {toml(match.seed)}")
    lines += ["", "[result]", f"decision = {toml(match.decision)}", f"scores   = {toml(match.scores)}"]
    if match.state.phase >= ROUND_OVER:
        lines.append(f"winner   = {toml(match.winner or 'none')}")
    if match.winners:
        lines.append(f"winners  = {toml(match.winners)}")
    return [*lines, f"moves    = {len(match.log)}"]


def _fair(fairness: Fairness, names: list[str]) -> list[str]:
    """Where the seed comes from, for `pioche verify` to check."""
    lines = [
        "[fair]",
        f"hash    = {toml(fairness.hash)}",
        f"secret  = {toml(fairness.secret)}",
        f"numbers = {toml(list(fairness.numbers))}",
    ]
    if fairness.hashes:
        lines.append(f"hashes  = {toml(list(fairness.hashes))}")
    if fairness.withheld:
        lines.append(f"withheld = {toml([names[seat] for seat in fairness.withheld])}")
    return lines


def _game(match: Match) -> list[str]:
    """The moves, with a comment at the start of each new round."""
    lines = ["[game]", 'moves = """']
    number = 1
    for line in match.log:
        lines.append(line)
        if line == "next":
            number += 1
            lines.append(f"# round {number}")
    return [*lines, '"""']


def _position(match: Match) -> list[str]:
    """The final position, without the order of the draw pile: at a real table nobody knows it."""
    s = match.state
    lines = [f"{s.round} {s.dealer} {s.phase} {s.asked} {s.direction} {s.side} {s.uno_pending}"]
    lines += [format_cards(s.rules, s.hand_list(seat), s.side, full=True) for seat in range(len(match.names))]
    piles = [format_cards(s.rules, s.pile_list(TALON), s.side, full=True)]
    if s.rules.trays == 2:
        piles += [format_cards(s.rules, s.pile_list(place), s.side, full=True) for place in (RIGHT, ASIDE)]
    colours = " ".join(str(s.force[tray]) for tray in range(s.rules.trays))
    return [*lines, *piles, colours, str(s.size[DRAW_PILE])]


def _hands(match: Match, deal: Deal) -> dict[str, str]:
    return {name: _plain(deal.hands[name]) for name in match.names}


def _plain(cards: str) -> str:
    return " ".join(cards.split())
