"""What a face does to the players, in a few numbers, read from its effects."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pioche.boxes.special import (
    ClearOut,
    DrawColour,
    FlipTable,
    LayBeneath,
    LongJump,
    MegatronDuel,
    OnceMore,
    OpenHands,
    OptimusDuel,
    OthersTake,
    RemovePink,
    SkipEveryone,
    TargetTakes,
    Tilt,
)
from pioche.engine.cards import Face
from pioche.engine.effects import AcceptOrChallenge, DrawNext, Effect, Reverse, SkipNext
from pioche.engine.exchanges import PassHands, SwapHands
from pioche.engine.house.bluffs import Unchallenged
from pioche.engine.house.stacking import Stack
from pioche.engine.rules import Rules

UNTIL_COLOUR: Final = 4.5  # cards that a search for a colour brings on average


@dataclass(slots=True)
class Traits:
    """What laying a face means."""

    draws: float = 0.0  # cards that the next player takes
    skips: int = 0  # how many of the next players lose their turn
    again: bool = False  # whether the same player goes on
    reverses: bool = False
    judged: bool = False  # whether it can be challenged
    flips: bool = False
    swaps: bool = False  # hands are exchanged with somebody chosen
    passes: bool = False  # all hands move on
    gives_pink: bool = False  # somebody chosen gets rid of a colour
    aimed: float = 0.0  # cards that somebody chosen takes
    rain: float = 0.0  # cards that everybody else takes
    opens: bool = False  # all hands are shown to its player
    clears: bool = False  # its player sheds a whole colour
    highest: bool = False  # a duel of the highest number
    lowest: bool = False  # a duel of the lowest number
    tilts: bool = False

    @property
    def action(self) -> bool:
        """Whether it does anything to the others."""
        return self.skips > 0 or self.again or self.reverses or self.flips


@lru_cache(maxsize=32)
def traits_of(rules: Rules) -> tuple[Traits, ...]:
    """The traits of every face of a table, by the number of the face."""
    return tuple(_traits(face, rules) for face in rules.faces)


def _traits(face: Face, rules: Rules) -> Traits:
    found = Traits()
    for effect in face.effects:
        _add(found, effect, int(rules.seats), rules.reverse_skips)
    return found


def _add(found: Traits, effect: Effect, seats: int, reverse_skips: bool) -> None:
    match effect:
        case DrawColour():
            found.draws, found.skips, found.judged = UNTIL_COLOUR, 1, True
        case AcceptOrChallenge():
            found.draws, found.skips, found.judged = float(effect.cards), 1, True
        case Unchallenged():
            _add(found, effect.judge, seats, reverse_skips)
            found.judged = False
        case Stack():
            found.draws, found.skips, found.judged = float(effect.cards), 1, effect.judge is not None
        case DrawNext():
            found.draws, found.skips = float(effect.cards), 1
        case SkipNext():
            found.skips = 1
        case LongJump():
            found.skips = 2
        case SkipEveryone() | OnceMore():
            found.again = True
        case Reverse():
            found.reverses = True
            found.skips = 1 if seats == 2 and reverse_skips else 0
        case FlipTable():
            found.flips = True
        case SwapHands():
            found.swaps = True
        case PassHands():
            found.passes = True
        case RemovePink():
            found.gives_pink = True
        case TargetTakes():
            found.aimed = float(effect.cards)
        case OthersTake():
            found.rain = float(effect.cards)
        case OpenHands():
            found.opens = True
        case ClearOut():
            found.clears = True
        case OptimusDuel() | LayBeneath():
            found.highest = True
        case MegatronDuel():
            found.lowest = True
        case Tilt():
            found.tilts = True
    if seats == 2 and found.skips > 0:
        found.again = True
