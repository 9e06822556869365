"""Traits: how an effect describes itself, and all effects of a card together.

Bots, texts, stacking and coverage read these fields, and nobody asks what type an effect has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from pioche.engine.cards import NO_COLOUR, Face

if TYPE_CHECKING:
    from pioche.engine.effects import AcceptOrChallenge, Effect
    from pioche.engine.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits:
    """What is said of an effect: nothing, unless the effect says otherwise when it is made.

    An effect of ours fills the lists (`self.tells[:] = …`) and makes no others: compiled, a list that is
    replaced while its owner is being made would never be given back.
    """

    def __init__(self) -> None:
        # What may be said with the card, what it can ask (actions.DECISIONS) and tell (events.NAMES).
        self.takes_colour = False  # a colour may be sent along
        self.takes_target = False  # a target may be sent along
        self.asks: list[int] = []
        self.tells: list[int] = []
        # The turn.
        self.skips: i64 = 0  # how many of the next players lose their turn
        self.again = False  # the same player goes on
        self.reverses = False  # the direction changes
        # Cards that somebody takes. With `skips` the first two make a draw card.
        self.draws: i64 = 0  # so many by the next player
        self.seeks = False  # by the next player until the colour in force comes (R54)
        self.aimed: i64 = 0  # so many by the target
        self.rain: i64 = 0  # so many by everybody else
        # What can be done about a draw card.
        self.judge: AcceptOrChallenge | None = None  # who decides a challenge, if one is possible (§1.9)
        self.stacked = False  # it may be answered with another one (H1)
        self.bounced = False  # it may be passed on with a Skip or a Reverse (H11)
        # Cards that somebody gets rid of beside the one laid.
        self.sheds = False  # some of the player's, so a call with the card is judged after it (R34)
        self.clears = False  # all of the colour named, by the player, who keeps one card at least
        self.relieves: i64 = NO_COLOUR  # all of this colour, by the target
        self.lays: i64 = 0  # up to so many, by who is asked to LAY
        # Hands and the table.
        self.swaps = False  # player and target exchange hands
        self.passes = False  # all hands move on
        self.opens = False  # all other hands are shown to the player
        self.highest = False  # a duel with the target that the highest number wins
        self.lowest = False  # a duel with the target that the lowest number loses
        self.flips = False  # the table is turned over
        self.places = False  # everybody in turn puts a card on the tray until the balance tips

    def add(self, other: Traits) -> None:
        """Put what another effect does to this."""
        self.takes_colour = self.takes_colour or other.takes_colour
        self.takes_target = self.takes_target or other.takes_target
        self.asks = self.asks + other.asks
        self.tells = self.tells + other.tells
        self.skips += other.skips
        self.again = self.again or other.again
        self.reverses = self.reverses != other.reverses
        self.draws += other.draws
        self.seeks = self.seeks or other.seeks
        self.aimed += other.aimed
        self.rain += other.rain
        if other.judge is not None:
            self.judge = other.judge
        self.stacked = self.stacked or other.stacked
        self.bounced = self.bounced or other.bounced
        self.sheds = self.sheds or other.sheds
        self.clears = self.clears or other.clears
        if other.relieves != NO_COLOUR:
            self.relieves = other.relieves
        self.lays += other.lays
        self.swaps = self.swaps or other.swaps
        self.passes = self.passes or other.passes
        self.opens = self.opens or other.opens
        self.highest = self.highest or other.highest
        self.lowest = self.lowest or other.lowest
        self.flips = self.flips or other.flips
        self.places = self.places or other.places


def traits_of(effects: list[Effect]) -> Traits:
    """What effects do together."""
    found = Traits()
    for effect in effects:
        found.add(effect)
    return found


def traits_at(rules: Rules, face: Face) -> Traits:
    """What laying a face does at a table of so many seats."""
    found = traits_of(face.effects)
    if rules.seats == 2:
        if found.reverses and rules.reverse_skips:
            found.skips += 1  # R43
        if found.skips > 0:
            found.again = True
    return found
