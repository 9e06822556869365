"""The protocol of a bot: a View goes in, one of its Choices comes out."""

from __future__ import annotations

from random import Random

from pioche.engine.actions import CATCH, PLAY, UNO
from pioche.engine.cards import Face
from pioche.sight.choices import Choice
from pioche.sight.seen import Sight
from pioche.sight.view import View


class Bot:
    """A player for one seat and one match, who knows nothing but the views it is given.

    Write `answer`, and `step_in` if the default does not suit. Take all randomness from `rng`, so that the
    same bots play the same match again.
    """

    name = "bot"  # as it was asked for, such as greedy or mymodule:MyBot
    whole_match = True  # whether the points of a round count for a match; not where single rounds are played

    def __init__(self, seed: str | int | bytes | None = None) -> None:
        self.rng = Random(seed)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def answer(self, view: View) -> Choice:
        """Answer the question that the view asks: one of `view.choices`.

        A play may be completed by a colour, a target or the call (see `called`). If a call or a catch is
        returned it is made, and the question is asked again.
        """
        raise NotImplementedError

    def step_in(self, view: View) -> Choice | None:
        """Speak out of turn, before the pending question is answered: a call, a catch or a jump-in.

        Every seat with something on offer is asked once before each answer, the one whose call is missing
        first, then round the table. None is silence. Here: the own call, else a catch, never a jump-in.
        """
        return own_call(view) or catch(view)


# What bots often want to know


def answers(view: View) -> list[Choice]:
    """The answers to the question itself, without calls and catches."""
    return [choice for choice in view.choices if choice.verb != UNO and choice.verb != CATCH]


def plays(view: View) -> list[Choice]:
    """The plays on offer; for a seat that is not asked these are jump-ins."""
    return [choice for choice in view.choices if choice.verb == PLAY]


def called(view: View, play: Choice) -> Choice:
    """The same play with the call, if it leaves one card."""
    laid = 2 if play.second else 1
    if play.verb != PLAY or len(view.hand) - laid != 1:
        return play
    play = play.copy()
    play.uno = True
    return play


def own_call(view: View) -> Choice | None:
    """The call that this seat still owes, forgotten or due to another player's card."""
    if not view.windows >> view.viewer & 1:
        return None
    return next((choice for choice in view.choices if choice.verb == UNO), None)


def catch(view: View) -> Choice | None:
    """The catch of a seat that has forgotten its call, unless it is the partner."""
    for choice in view.choices:
        if choice.verb == CATCH and not partners(view, int(view.viewer), int(choice.target)):
            return choice
    return None


def partners(view: View, one: int, other: int) -> bool:
    """Whether two seats play together (H8)."""
    teams = view.rules.teams
    return teams is not None and int(teams.partner(one)) == other


def face_of(view: View, card: Sight) -> Face | None:
    """The active face of a card, if it can be seen."""
    number = card.dark if view.side else card.light
    return view.rules.faces[number] if number >= 0 else None


def own_faces(view: View) -> dict[int, Face]:
    """The faces of the own hand by their handles, in hand order."""
    faces, dark = view.rules.faces, view.side == 1
    return {int(card.handle): faces[card.dark if dark else card.light] for card in view.hand}
