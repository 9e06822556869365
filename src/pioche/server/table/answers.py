"""What an answer means. It goes from the client into the log and out of the log again in one form; here that
form becomes the engine's action, and what a bot chose becomes that form.
"""

from __future__ import annotations

import msgspec

from pioche.engine.actions import VERBS
from pioche.engine.deck_limits import MOST_TRAYS
from pioche.engine.refusals import Illegal
from pioche.engine.state import State
from pioche.server.wire.messages import Answer
from pioche.sight.choices import Choice, action_of, choice_data


def action_meant(s: State, seat: int, answer: Answer) -> int:
    """The engine's number of what a seat answers; Illegal if the game has no such card, colour or place."""
    choice = Choice(VERBS.index(answer.verb))
    choice.handle = answer.card
    choice.uno = answer.uno
    choice.second = answer.second
    if answer.care is not None:
        choice.care = answer.care
    colour, tray, target = answer.colour, answer.tray, answer.target
    if colour is not None:
        colours = s.rules.box.sides[s.side].colours
        if colour not in colours:
            raise Illegal("bad_colour")
        choice.colour = colours.index(colour)
    if tray is not None:
        if tray >= MOST_TRAYS:
            raise Illegal("no_such_tray")
        choice.tray = tray
    if target is not None:
        if target >= s.seats:
            raise Illegal("bad_target")
        choice.target = target
    return int(action_of(s, seat, choice))


def answer_chosen(s: State, choice: Choice) -> Answer:
    """A choice as a client would send it."""
    return msgspec.convert(choice_data(s.rules, s.side, choice), Answer)
