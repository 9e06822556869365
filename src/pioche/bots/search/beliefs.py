"""Beliefs: how likely a world is, given what the other players have done in this round.

A player who draws rarely holds a card that fits, one who plays a wild mostly has nothing else, and one who
names a colour holds it. Each observation counts while the cards held then can be told from newer ones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.box import FROZEN, UNFROZEN
from pioche.engine.cards import HALF, NO_COLOUR, NO_KIND
from pioche.engine.events import (
    BALANCE_TIPPED,
    CARD_KEPT,
    CARD_PLAYED,
    CARDS_DEALT,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    COLOUR_NAMED,
    HANDS_PASSED,
    HANDS_SWAPPED,
    PILE_REPLENISHED,
    ROUND_STARTED,
    TRAYS_CLEARED,
)
from pioche.engine.masks import lowest
from pioche.engine.rules import Rules
from pioche.inference.worlds import Deal, Likelihood
from pioche.sight.history import round_start
from pioche.sight.seen import Seen
from pioche.sight.table import Table
from pioche.sight.view import View

CERTAIN: Final = 1000  # likelihoods are thousandths
DREW_ANYWAY: Final = 30  # a player draws while holding a coloured card that fits
KEPT_ANYWAY: Final = 50  # a player keeps a drawn card that fits
HELD_WILD: Final = 450  # a player draws while holding a wild
WILD_ANYWAY: Final = 60  # a player plays a wild while holding a coloured card that fits
NAMED_SECOND: Final = 120  # a player names a colour of which they hold one card fewer than of another
NAMED_OTHER: Final = 40  # or two cards fewer, or more
# The kinds of evidence.
DREW: Final = 0
WILD: Final = 1
NAMED: Final = 2
KEPT: Final = 3


class Evidence:
    """What a seat did while it held the cards between two handles, and which faces fitted then."""

    def __init__(
        self, kind: i64, seat: i64, since: i64, upto: i64, side: i64, colour: i64, fits: vec[u8]
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.since = since
        self.upto = upto
        self.side = side
        self.colour = colour
        self.fits = fits
        self.gone = vec[i64]([0] * 5)  # colours of the cards that have left the hand since


class Beliefs(Likelihood):
    """How likely a world is, given the evidence of the current round."""

    def __init__(self, view: View) -> None:
        self.rules: Rules = view.rules
        self.viewer = view.viewer
        self.must_lay = view.rules.must_lay
        self.evidence: list[Evidence] = []
        self.table = Table(view.rules)  # as it was before the event that is followed
        self.newest: i64 = 0  # the handle of the card that came last into any hand
        self.drew: i64 = -1  # who has just drawn, and the first and last card of that draw
        self.first: i64 = 0
        self.last: i64 = 0
        self.colours: vec[i64] = vec[i64]([0] * 5)
        seen = view.past.seen
        for k in range(round_start(seen, view.told), view.told):
            self.follow(seen[k])

    # What happened

    def follow(self, e: Seen) -> None:
        """Take in one more event."""
        kind = e.kind
        if kind == CARDS_TAKEN:
            self.took(e)
        elif kind == CARDS_DEALT:
            self.add_cards(e)
        elif kind == CARD_PLAYED:
            if self.drew == e.seat:
                self.note(DREW, e.seat, 0, self.first - 1, e.side)
            elif self.rules.faces[e.cards[-1].face(e.side)].wild:
                self.note(WILD, e.seat, 0, self.newest, e.side)
            self.remove_cards(e)
        elif kind == CARD_KEPT:
            if self.drew == e.seat:
                self.note(DREW, e.seat, 0, self.first - 1, e.side)
                self.note(KEPT, e.seat, self.first, self.last, e.side)
        elif kind == CARDS_LAID_BENEATH:
            self.remove_cards(e)
        elif kind == COLOUR_NAMED:
            if e.seat >= 0:
                self.evidence.append(Evidence(NAMED, e.seat, 0, self.newest, e.side, e.colour, vec[u8]()))
        elif kind in (HANDS_SWAPPED, HANDS_PASSED):
            self.evidence = []
        elif kind == ROUND_STARTED:
            self.evidence = []
            self.newest = 0
        if kind not in (CARDS_TAKEN, PILE_REPLENISHED, BALANCE_TIPPED, TRAYS_CLEARED):
            self.drew = -1
        self.table.follow(e)

    def took(self, e: Seen) -> None:
        """Cards were taken; the next event tells whether that was a turn."""
        if self.drew != e.seat and e.cards:
            self.drew = e.seat if e.number == 1 else -1
            self.first = e.cards[0].handle
            self.last = e.cards[-1].handle
        self.add_cards(e)

    def add_cards(self, e: Seen) -> None:
        """Cards came into a hand."""
        for card in e.cards:
            self.newest = max(self.newest, card.handle)

    def remove_cards(self, e: Seen) -> None:
        """Cards left a hand: they count as held when that seat named a colour earlier."""
        for one in self.evidence:
            if one.kind == NAMED and one.seat == e.seat and one.side == e.side:
                for card in e.cards:
                    if card.handle <= one.upto and card.face(e.side) >= 0:
                        one.gone[self.rules.faces[card.face(e.side)].colour] += 1

    def note(self, kind: i64, seat: i64, since: i64, upto: i64, side: i64) -> None:
        """Remember what a seat did while these faces would have fitted."""
        if seat != self.viewer:
            self.evidence.append(Evidence(kind, seat, since, upto, side, NO_COLOUR, self.fitting()))

    def fitting(self) -> vec[u8]:
        """For each face, whether it fits on any tray."""
        box = self.rules.box
        faces = self.rules.faces
        tops, force = self.table.tops, self.table.force
        found = vec[u8]([0] * len(faces))
        tray = 0
        while tray < self.rules.trays:
            if tops[tray] >= 0:
                top = faces[tops[tray]]
                variant: i64 = UNFROZEN
                if self.rules.trays == 2 and tops[1 - tray] >= 0:
                    variant = FROZEN if box.freezes(top, faces[tops[1 - tray]]) else UNFROZEN
                kind = NO_KIND if top.wild else top.kind
                for face in faces:
                    if box.fits(face, variant, force[tray], kind):
                        found[face.id] = 1
            tray += 1
        return found

    # Likelihoods

    def of(self, deal: Deal) -> float:
        """The likelihood of everything the others did, given the cards that they hold in this deal."""
        found = 1.0
        for one in self.evidence:
            if one.seat == self.viewer:
                continue
            if one.kind == NAMED:
                found *= self.naming(deal, one) / CERTAIN
            else:
                found *= self.passing(deal, one) / CERTAIN
            if found == 0.0:
                break
        return found

    def passing(self, deal: Deal, one: Evidence) -> int:
        """The likelihood of not playing the cards in hand that fitted, in thousandths."""
        s = deal.state
        found = CERTAIN
        low, high = s.hand_of(one.seat)
        while low | high != 0:
            if low != 0:
                card = lowest(low)
                low &= low - 1
            else:
                card = lowest(high) + HALF
                high &= high - 1
            stamp = i64(s.stamp[card])
            if stamp < one.since or stamp > one.upto:
                continue
            number = deal.face(card, one.side)
            if one.fits[number] == 0:
                continue
            face = self.rules.faces[number]
            if one.kind == WILD:
                if not face.wild:
                    return WILD_ANYWAY
            elif one.kind == KEPT:
                return KEPT_ANYWAY if not face.wild else HELD_WILD
            elif self.must_lay:
                return 0
            elif not face.wild:
                return DREW_ANYWAY
            else:
                found = HELD_WILD
        return found

    def naming(self, deal: Deal, one: Evidence) -> int:
        """The likelihood of naming this colour rather than another, in thousandths."""
        s = deal.state
        colours = self.colours
        colour: i64 = 0
        while colour < 5:
            colours[colour] = one.gone[colour]
            colour += 1
        low, high = s.hand_of(one.seat)
        while low | high != 0:
            if low != 0:
                card = lowest(low)
                low &= low - 1
            else:
                card = lowest(high) + HALF
                high &= high - 1
            if i64(s.stamp[card]) <= one.upto:
                colour = self.rules.faces[deal.face(card, one.side)].colour
                colours[colour] += 1
        most: i64 = 0
        colour = 0
        while colour < 4:
            if colours[colour] > most:
                most = colours[colour]
            colour += 1
        colour = one.colour
        behind = most - colours[colour]
        if behind == 0:
            return CERTAIN
        return NAMED_SECOND if behind == 1 else NAMED_OTHER
