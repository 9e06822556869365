"""Candidates: whole answers, a card with its colour, target, tray and call together."""

from __future__ import annotations

from pioche.bots.bot import answers, called, own_faces
from pioche.engine.actions import PLAY
from pioche.engine.cards import NO_COLOUR
from pioche.inference.recall import recall
from pioche.sight.choices import Choice
from pioche.sight.view import View


def candidates(view: View, offer: list[Choice] | None = None) -> list[Choice]:
    """All distinct answers to the view's question, or among these, each completed; at least one."""
    found: list[Choice] = []
    seen: set[tuple[int, ...]] = set()
    looks = _faces_of(view)
    for choice in answers(view) if offer is None else offer:
        key = (int(choice.verb), *looks.get(int(choice.handle), ()), *looks.get(int(choice.second), ()))
        key += (int(choice.colour), int(choice.target), int(choice.tray))
        if key not in seen:
            seen.add(key)
            found += _completed(view, called(view, choice))
    return found


def _faces_of(view: View) -> dict[int, tuple[int, int]]:
    """Both faces of the own cards, as far as known: cards that look looks are tried once."""
    hand = recall(view, False).hands[view.viewer]
    return {int(token.handle): (int(token.light), int(token.dark)) for token in hand}


def _completed(view: View, choice: Choice) -> list[Choice]:
    """The ways to complete a play; for a last card colour and target do not matter, or are asked (R39)."""
    if choice.verb != PLAY:
        return [choice]
    faces = own_faces(view)
    face = faces.pop(int(choice.handle))
    faces.pop(int(choice.second), None)
    if not faces:
        return [choice]
    found = [choice]
    if face.takes_colour:
        held = {int(other.colour) for other in faces.values()} - {NO_COLOUR}
        found = [_with_colour(choice, colour) for colour in sorted(held) or range(NO_COLOUR)]
    out = int(view.register("out"))
    others = [seat for seat in range(view.seats) if seat != view.viewer and not out >> seat & 1]
    if face.takes_target and len(others) > 1:
        found = [_with_target(one, seat) for one in found for seat in others]
    return found


def _with_colour(choice: Choice, colour: int) -> Choice:
    twin = choice.copy()
    twin.colour = colour
    return twin


def _with_target(choice: Choice, seat: int) -> Choice:
    twin = choice.copy()
    twin.target = seat
    return twin
