"""Classic: 108 cards, card shoe and score pad (§3)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from pioche.engine.box import Box
from pioche.engine.cards import Row, coloured, numbers, wild
from pioche.engine.effects import (
    AcceptOrChallenge,
    DealerStarts,
    DrawNext,
    FinishingDraw,
    FirstNames,
    NameColour,
    Reverse,
    SkipNext,
)
from pioche.engine.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Classic(Box):
    """The classic box, as its rulebook has it."""

    def light(self, options: Options) -> list[Row]:
        """76 numbers, 24 coloured actions, 8 wilds (§3.1)."""
        return [
            *numbers(0, 0, copies=1),
            *numbers(1, 9, copies=2),
            coloured("+2", 20, 2, [DrawNext(2)], opening=[DrawNext(2)], finishing=[FinishingDraw(2)]),
            coloured("R", 20, 2, [Reverse()], opening=[DealerStarts()]),
            coloured("S", 20, 2, [SkipNext()], opening=[SkipNext()]),
            wild("W", 50, 4, [NameColour()], opening=[FirstNames()]),
            wild("W4", 50, 4, [NameColour(), AcceptOrChallenge(4)], None, finishing=[FinishingDraw(4)]),
        ]


CLASSIC = Classic("classic")
