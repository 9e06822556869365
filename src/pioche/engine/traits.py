"""Traits: how an effect describes itself, and all effects of a card together.

Bots, texts, stacking and coverage read these fields; nobody asks for the type of an effect.
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
    """What an effect does; by default nothing. An effect sets its traits when it is made.

    Our own effects fill the lists in place (`self.emits[:] = …`): in compiled code, a list that is replaced
    during construction leaks.
    """

    def __init__(self) -> None:
        # What may be sent with the card, decisions it can ask (actions.DECISIONS), and events it can emit
        # (events.NAMES).
        self.takes_colour = False  # a colour may be sent along
        self.takes_target = False  # a target may be sent along
        self.asks: list[int] = []
        self.emits: list[int] = []
        # The turn.
        self.skips: i64 = 0  # how many of the next players lose their turn
        self.again = False  # the same player goes on
        self.reverses = False  # the direction changes
        # Cards that somebody takes. With `skips` the first two make a draw card.
        self.draws: i64 = 0  # how many the next player takes
        self.seeks = False  # the next player takes cards until the colour in force comes (R54)
        self.aimed: i64 = 0  # how many the target takes
        self.rain: i64 = 0  # how many everybody else takes
        # What can be done about a draw card.
        self.judge: AcceptOrChallenge | None = None  # decides a challenge, if one is possible (§1.9)
        self.stacked = False  # it may be answered with another one (H1)
        self.bounced = False  # it may be passed on with a Skip or a Reverse (H11)
        # Cards that somebody gets rid of, besides the one laid.
        self.sheds = False  # some of the player's cards, so a call with the card is judged after it (R34)
        self.clears = False  # all of the player's cards of the named colour, but at least one stays
        self.relieves: i64 = NO_COLOUR  # all of the target's cards of this colour
        self.lays: i64 = 0  # up to this many, by the seat asked to LAY
        # Hands and the table.
        self.swaps = False  # the player and the target exchange hands
        self.passes = False  # all hands move on by one seat
        self.opens = False  # all other hands are shown to the player
        self.highest = False  # a duel with the target that the highest number wins
        self.lowest = False  # a duel with the target that the lowest number loses
        self.flips = False  # the table is turned over
        self.places = False  # everybody in turn puts a card on the tray until the balance tips

    @property
    def tells(self) -> list[int]:
        """An older name of `emits`, kept for one version."""
        return self.emits

    @tells.setter
    def tells(self, kinds: list[int]) -> None:
        """Set `emits` by its older name."""
        self.emits = kinds

    def add(self, other: Traits) -> None:
        """Add the traits of another effect."""
        self.takes_colour = self.takes_colour or other.takes_colour
        self.takes_target = self.takes_target or other.takes_target
        self.asks = self.asks + other.asks
        self.emits = self.emits + other.emits
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
    """The traits of several effects together."""
    found = Traits()
    for effect in effects:
        found.add(effect)
    return found


def traits_at(rules: Rules, face: Face) -> Traits:
    """What laying a face does at this table, given its number of seats."""
    found = traits_of(face.effects)
    if rules.seats == 2:
        if found.reverses and rules.reverse_skips:
            found.skips += 1  # R43
        if found.skips > 0:
            found.again = True
    return found
