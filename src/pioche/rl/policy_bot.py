"""A trained player as a bot: it gets a view like every bot, and chooses a number as in training."""

from __future__ import annotations

import numpy as np

from pioche.bots.bot import Bot
from pioche.engine.actions import AIM, CATCH, KEEP, LAY_UNDER, NAME, PLAY, UNO, VERBS
from pioche.rl import layout as places
from pioche.rl.from_view import Reader, Row
from pioche.rl.layout import Layout
from pioche.sight.choices import Choice
from pioche.sight.view import View


class PolicyBot(Bot):
    """Override `choose`: it gets what the environments give, and returns a number of their action table."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._reader: Reader | None = None

    def choose(self, observation: Row, mask: Row, layout: Layout) -> int:
        """The number of one of the actions that the mask allows."""
        raise NotImplementedError

    def answer(self, view: View) -> Choice:
        """Answer as the policy does."""
        choice = self._decide(view, offers(view, self._layout(view), speaks=False), False)
        assert choice is not None  # silence does not answer a question
        return choice

    def step_in(self, view: View) -> Choice | None:
        """Act out of turn as the policy does; a seat with a question catches when it answers."""
        if view.asked == view.viewer and not view.windows >> view.viewer & 1:
            return None
        return self._decide(view, offers(view, self._layout(view), speaks=True), True)

    def _layout(self, view: View) -> Layout:
        if self._reader is None:
            self._reader = Reader(Layout(view.rules.box, int(view.seats)))
        return self._reader.layout

    def _decide(self, view: View, offer: dict[int, Choice | None], speaks: bool) -> Choice | None:
        layout = self._layout(view)
        assert self._reader is not None
        mask = np.zeros(len(layout.actions), dtype=np.uint8)
        mask[list(offer)] = 1
        number = self.choose(self._reader.observe(view, speaks), mask, layout)
        if number not in offer:
            raise ValueError(f"{layout.actions[number]!r} is not on offer")
        return offer[number]


def offers(view: View, layout: Layout, speaks: bool) -> dict[int, Choice | None]:
    """The choices of a view by number; None is silence, for a seat that may only call, catch or jump in."""
    numbers = Numbers(view, layout)
    found: dict[int, Choice | None] = {places.PASS_AT: None} if speaks else {}
    for choice in view.choices:
        if speaks and view.asked == view.viewer and choice.verb not in (UNO, CATCH):
            continue
        number = numbers.of(choice)
        found[number] = choice
        if choice.verb == PLAY and numbers.call_counts(choice):
            called = choice.copy()
            called.uno = True
            found[number + 1] = called
    return found


class Numbers:
    """The numbers of a view's choices in the table of actions."""

    def __init__(self, view: View, layout: Layout) -> None:
        self.view = view
        self.layout = layout
        slots = {(slot.side, slot.code): k for k, slot in enumerate(layout.slots)}
        side, faces = int(view.side), view.rules.faces
        self.faces = {int(card.handle): faces[card.face(side)] for card in view.hand}
        self.slots = {handle: slots[side, face.code] for handle, face in self.faces.items()}

    def rank(self, handle: int) -> int:
        """How many cards with the same face came into the hand before this one, if backs differ."""
        if not self.layout.two_sided:
            return 0
        return sum(self.slots[other] == self.slots[handle] for other in self.slots if other < handle)

    def of(self, choice: Choice) -> int:
        """The number of a choice, without a call."""
        layout, verb, handle = self.layout, int(choice.verb), int(choice.handle)
        if verb == PLAY and choice.second:
            return self.double(handle, int(choice.second))
        if verb == PLAY:
            place = self.rank(handle) * layout.trays + max(int(choice.tray), 0)
            return layout.play_at[self.slots[handle]] + 2 * place
        if verb == LAY_UNDER or (verb == KEEP and handle):
            first = layout.lay_at if verb == LAY_UNDER else layout.keep_at
            return first[self.slots[handle]] + self.rank(handle)
        if verb == NAME:
            colour = 4 * int(self.view.side) + int(choice.colour)
            if choice.tray < 0:
                return places.NAME_AT + colour
            return layout.name_tray_at + int(choice.tray) * len(layout.colours) + colour
        if verb in (AIM, CATCH):
            step = int(choice.target - self.view.viewer) % layout.players
            return layout.target_at[step] + (verb == CATCH)
        return places.SIMPLE.index(VERBS[verb])

    def double(self, lower: int, upper: int) -> int:
        """The number of two equal cards laid together (H9)."""
        slot = self.slots[lower]
        if not self.layout.two_sided:
            return self.layout.double_at[slot]
        one, other = self.rank(lower), self.rank(upper)
        pair = one * (self.layout.ranks(slot) - 1) + (other if other < one else other - 1)
        return self.layout.double_at[slot] + 2 * pair

    def call_counts(self, choice: Choice) -> bool:
        """Whether a call with this play can count: it leaves one card, or sheds more (R34)."""
        left = len(self.view.hand) - (2 if choice.second else 1)
        sheds = any(effect.sheds for effect in self.faces[int(choice.handle)].effects)
        return left == 1 or (sheds and not choice.second)
