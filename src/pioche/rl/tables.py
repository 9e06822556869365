"""A layout bound to the rules of one table: lookup tables by card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.cards import MAX_CARDS, Face
from pioche.engine.masks import CardSets, only
from pioche.engine.options import OptionError
from pioche.engine.rules import Rules
from pioche.rl.layout import Layout

# 1 in the highest of eight bytes, written out: only a literal is compiled in.
SEVENTH: Final = 0x100_0000_0000_0000


def unit(place: i64) -> i64:
    """1 in the byte for this place, within a word of eight numbers."""
    return SEVENTH >> (8 * (7 - (place & 7)))


def words_for(numbers: i64) -> i64:
    """How many words this many numbers take."""
    return (numbers + 7) >> 3


class Tables:
    """The places of these rules' faces; made once for a table, or for each match if its seed pairs faces."""

    def __init__(self, rules: Rules, layout: Layout) -> None:
        self.rules = rules
        self.layout = layout
        self.players: i64 = layout.players
        self.faces: i64 = len(layout.slots)
        self.row_words: i64 = words_for(layout.size)
        self.mask_words: i64 = words_for(len(layout.actions))
        self.discard_words: i64 = words_for(self.faces)
        places = {(slot.side, slot.code): k for k, slot in enumerate(layout.slots)}
        by_face: list[int] = []
        for face in rules.faces:
            key = (_side_of(rules, face), face.code)
            if key not in places:
                raise OptionError(f"{face.code} has no place in the encoding of {rules.box.name}")
            by_face.append(places[key])
        # By card, the dark side after the light one.
        showing = [by_face[face.id] for face in rules.showing]
        self.slot = vec[u8](showing)
        self.sheds = vec[u8]([1 if _sheds(face) else 0 for face in rules.showing])
        # The cards that show a face, by its place.
        self.showing = CardSets(self.faces)
        for side in range(len(rules.box.sides)):
            for card in rules.deck:
                self.showing.add(showing[side * MAX_CARDS + card], only(card))
        # The first action of a face, by its place.
        self.play_at = vec[i64](layout.play_at)
        self.double_at = vec[i64](layout.double_at)
        self.lay_at = vec[i64](layout.lay_at)
        self.keep_at = vec[i64](layout.keep_at)
        self.ranks = vec[i64]([layout.ranks(slot) for slot in range(len(layout.slots))])
        self.target_at = vec[i64](layout.target_at)
        # The start of each part of an observation; see layout.
        self.top_at = vec[i64](layout.top_at)
        self.colour_at = vec[i64](layout.colour_at)
        self.seats_at = vec[i64](layout.seats_at)
        self.known_at = vec[i64](layout.known_at)
        self.backs_at = vec[i64](layout.backs_at)
        self.hand_at: i64 = layout.hand_at
        self.own_backs_at: i64 = layout.own_backs_at
        self.next_at: i64 = layout.next_at
        self.before_at: i64 = layout.before_at
        self.question_at: i64 = layout.question_at
        self.asked_at: i64 = layout.asked_at
        self.table_at: i64 = layout.table_at
        self.side_at: i64 = layout.side_at
        self.trays_at: i64 = layout.trays_at
        self.balance_at: i64 = layout.balance_at
        self.name_tray_at: i64 = layout.name_tray_at
        self.colours: i64 = len(layout.colours)
        self.trays: i64 = layout.trays
        self.two_sided = layout.two_sided


def _side_of(rules: Rules, face: Face) -> int:
    """The side on which a face is printed; dark faces have the higher numbers."""
    lights = max(front for front, _ in rules.card_faces) + 1
    return 1 if rules.two_sided and int(face.id) >= lights else 0


def _sheds(face: Face) -> bool:
    """Whether a call with the card can count even if it leaves more than one (R34)."""
    return any(effect.sheds for effect in face.effects)
