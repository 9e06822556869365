"""What greedy looks at for one decision, worked out from one view."""

from __future__ import annotations

from functools import cached_property

from pioche.bots.bot import own_faces, partners
from pioche.bots.greedy.guess import Faces, Guess
from pioche.bots.greedy.notes import Notes
from pioche.bots.greedy.weights import MORE, TWO, Weights
from pioche.bots.traits import all_traits
from pioche.engine.actions import PLAY
from pioche.engine.box import FROZEN, UNFROZEN
from pioche.engine.cards import NO_COLOUR, NO_KIND, Face
from pioche.engine.traits import Traits
from pioche.sight.choices import Choice
from pioche.sight.view import View

Top = tuple[int, int, int]  # what a tray shows: table of the fits, colour in force and kind


class Situation:
    """One decision as one seat sees it."""

    def __init__(
        self, view: View, notes: Notes, weights: Weights | None = None, knows_pairing: bool = False
    ) -> None:
        self.view = view
        self.notes = notes
        self.knows_pairing = knows_pairing
        self.me = int(view.viewer)
        self.seats = int(view.seats)
        self.weights = weights or (TWO if self.seats == 2 else MORE)
        self.faces = own_faces(view)
        self.traits = all_traits(view.rules)
        self.sizes = [len(hand) for hand in view.hands]
        out = int(view.register("out"))
        self.out = {seat for seat in range(self.seats) if out >> seat & 1}
        self.numbers_last = view.rules.options.flag("no_action_finish", False)

    @cached_property
    def guess(self) -> Guess:
        """What can be told of the hidden cards."""
        return Guess(self.view, self.notes, self.knows_pairing)

    # Seats

    def seat_after(self, seat: int, steps: int = 1) -> int:
        """The seat that comes so many steps later."""
        while steps > 0:
            seat = (seat + int(self.view.direction)) % self.seats
            steps -= seat not in self.out
        return seat

    @property
    def next(self) -> int:
        """The seat that comes next, which a draw card played now would hit."""
        return self.seat_after(self.me)

    def friend(self, seat: int) -> bool:
        """Whether a seat is the own one or the partner's (H8)."""
        return seat == self.me or partners(self.view, self.me, seat)

    def threat(self, seat: int) -> float:
        """How near a seat is to going out, from 0 to 1; negative for the partner."""
        if seat in self.out:
            return 0.0
        danger = self.weights.danger(self.sizes[seat])
        return -danger if self.friend(seat) else danger

    # Cards

    def trait(self, face: Face) -> Traits:
        """What playing a face does."""
        return self.traits[face.id]

    def face(self, choice: Choice) -> Face:
        """The face of the card of a choice."""
        return self.faces[int(choice.handle)]

    def rest(self, choice: Choice) -> list[Face]:
        """The hand without the card of a choice."""
        laid = (choice.handle, choice.second)
        return [face for handle, face in self.faces.items() if handle not in laid]

    def fits(self, face: Face, tops: list[Top]) -> bool:
        """Whether a card fits on any of these."""
        fits = self.view.rules.box.fits
        return any(fits(face, variant, colour, kind) for variant, colour, kind in tops)

    def tops_after(self, choice: Choice, colour: int) -> list[Top]:
        """What the trays show once this card is played and its colour named."""
        face = self.face(choice)
        if face.wild:
            laid: Top = (UNFROZEN, colour, NO_KIND)
        else:
            laid = (UNFROZEN, int(face.colour), int(face.kind))
        rules = self.view.rules
        if rules.trays == 1:
            return [laid]
        other = 1 - int(choice.tray)
        sight = self.view.tops[other]
        top = rules.faces[sight.light]
        freezes = rules.box.freezes
        still: Top = (FROZEN if freezes(top, face) else UNFROZEN, self.view.colours[other], int(top.kind))
        return [(FROZEN if freezes(face, top) else UNFROZEN, *laid[1:]), still]

    def fitting(self, tops: list[Top]) -> Faces:
        """All faces that fit on any of these."""
        counts, side = self.guess.counts, int(self.view.side)
        found: Faces = frozenset()
        for top in tops:
            found |= counts.fitting(side, *top)
        return found

    # Colours

    def best_colour(self, rest: list[Face]) -> int:
        """The colour to name with these cards left."""
        return max(range(4), key=lambda colour: self.colour_value(colour, rest))

    def colour_value(self, colour: int, rest: list[Face]) -> float:
        """The value of naming a colour: for the own cards of it, less if the next player has it too."""
        weights = self.weights
        mine = sum(face.colour == colour for face in rest)
        worth = weights.named * mine + 0.01 * sum(int(face.points) for face in rest if face.colour == colour)
        after = self.next
        if not self.friend(after):
            has = self.guess.holds(after, self.guess.counts.coloured(int(self.view.side), colour), colour)
            worth -= weights.deny * has * (0.3 + self.threat(after))
        return worth

    def named(self, choice: Choice) -> int:
        """The colour in force after a play: the card's own, or the one that would be named."""
        face = self.face(choice)
        if choice.verb != PLAY or face.colour < NO_COLOUR:
            return int(face.colour)
        return self.best_colour(self.rest(choice))
