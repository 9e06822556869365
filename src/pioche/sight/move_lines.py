"""A move in words, as somebody may read it who looks on."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.state import State
from pioche.notation.moves import format_action
from pioche.sight.secrets import see_action
from pioche.sight.seen import OPEN, card_letters, face_letters


def move_line(s: State, a: i64, names: list[str], viewer: i64) -> str:
    """An action in words; s is the state before it. Both faces of its cards stand where nothing is hidden."""
    seen = see_action(s, a, viewer)
    if viewer == OPEN:
        cards = [card_letters(s.rules, card) for card in seen]
    else:
        cards = [face_letters(s.rules, card.face(s.side)) for card in seen]
    return format_action(s, a, names, card_words=" ".join(cards))
