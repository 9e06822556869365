"""An easy opponent, for children and for those who learn the game."""

from __future__ import annotations

from pioche.bots.bot import Bot, answers, called, catch, own_call, own_faces, plays
from pioche.engine.actions import ACCEPT, DONE, NAME
from pioche.sight.choices import Choice
from pioche.sight.view import View

FORGETS = 0.3  # how often it forgets its own call
NOTICES = 0.25  # how often it notices that somebody else has forgotten


class Easy(Bot):
    """Plays the first number that fits, names its own best colour, never challenges, sometimes forgets UNO.

    Whether a call is forgotten is decided with the play; a call that another player's card makes necessary
    comes late or not at all.
    """

    def answer(self, view: View) -> Choice:
        """A number first, then an action, a wild when nothing else fits."""
        laid = plays(view)
        if laid:
            faces = own_faces(view)
            play = min(laid, key=lambda choice: _order(faces[int(choice.handle)].points))
            return play if self.rng.random() < FORGETS else called(view, play)
        offer = answers(view)
        if offer[0].verb == NAME:
            return max(offer, key=lambda choice: self._preference(view, int(choice.colour)))
        for choice in offer:
            if choice.verb in (ACCEPT, DONE):
                return choice
        return self.rng.choice(offer)

    def step_in(self, view: View) -> Choice | None:
        """A late call or a catch, when it notices; it never jumps in."""
        if self.rng.random() < NOTICES:
            return own_call(view) or catch(view)
        return None

    def _preference(self, view: View, colour: int) -> float:
        """How many cards of the colour it holds; ties are broken at random."""
        return sum(face.colour == colour for face in own_faces(view).values()) + self.rng.random()


def _order(points: int) -> int:
    """Numbers before actions, actions before wilds."""
    return 0 if points < 10 else 1 if points < 40 else 2
