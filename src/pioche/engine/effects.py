"""Effects: small named objects that say what a card does.

A card's effects run one after the other with `s.author` as the seat that laid it. An effect that needs
an answer asks for it and returns True; the answer comes back to the same effect. When it is made, an
effect says what it is about: see traits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pioche.engine.actions import (
    ACCEPT,
    AIM,
    CHALLENGE,
    COLOUR,
    NAME,
    RESPOND,
    TARGET,
    Answers,
    action,
    colour_of,
    simple,
    target_of,
    tray_of,
    verb_of,
)
from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import (
    CARDS_TAKEN,
    CHALLENGE_ACCEPTED,
    CHALLENGE_LOST,
    CHALLENGE_WON,
    COLOUR_NAMED,
    DIRECTION_CHANGED,
    HAND_SHOWN,
    TARGET_CHOSEN,
    TURN_LOST,
)
from pioche.engine.masks import Cards, bit, overlap
from pioche.engine.state import State
from pioche.engine.traits import Traits


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Traits):
    """What happens because of a card; the plain one does nothing, and says so."""

    def word(self) -> str:
        """The name by which texts know it."""
        return type(self).__name__

    def run(self, s: State) -> bool:
        """Carry it out; True if an answer is awaited."""
        return False

    def answers(self, s: State, out: Answers) -> None:
        """List the answers to the question asked."""

    def accepts(self, s: State, a: i64) -> bool:
        """Whether this answer is one of them; the seat has been checked."""
        return False

    def answer(self, s: State, a: i64) -> bool:
        """Take an accepted answer; True if another is awaited."""
        return False

    def why_not(self, s: State, a: i64) -> str:
        """Why an answer is not accepted, as a key of the box's reasons; empty to let the engine say it."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class NameColour(Effect):
    """The seat that laid the wild names a colour (R24)."""

    def __init__(self) -> None:
        super().__init__()
        self.takes_colour = True
        self.asks[:] = [COLOUR]
        self.tells[:] = [COLOUR_NAMED]

    def namer(self, s: State) -> i64:
        """Who names."""
        return s.author

    def run(self, s: State) -> bool:
        """Use the colour said with the card, or ask."""
        if 0 <= s.said_colour < NO_COLOUR:
            s.name_colour(self.namer(s), s.said_colour)
            return False
        s.ask(COLOUR, self.namer(s))
        return True

    def answers(self, s: State, out: Answers) -> None:
        """The four colours of the active side."""
        colour: i64 = 0
        while colour < 4:
            out.add(action(NAME, s.asked, colour=colour))
            colour += 1

    def accepts(self, s: State, a: i64) -> bool:
        """Any of the four; on two trays the tray may be said too if it is the right one."""
        if verb_of(a) != NAME or colour_of(a) < 0 or colour_of(a) > 3:
            return False
        return tray_of(a) < 0 or (s.rules.trays == 2 and tray_of(a) == s.tray)

    def answer(self, s: State, a: i64) -> bool:
        """Put it in force."""
        s.name_colour(s.asked, colour_of(a))
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstNames(NameColour):
    """The first player names the colour of a wild turned up (R16, R17)."""

    def namer(self, s: State) -> i64:
        """The seat after the dealer."""
        return s.next(s.author)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTarget(Effect):
    """The seat that laid the card chooses another player; with two players it is the other one (R71)."""

    def __init__(self) -> None:
        super().__init__()
        self.takes_target = True
        self.asks[:] = [TARGET]
        self.tells[:] = [TARGET_CHOSEN]

    def run(self, s: State) -> bool:
        """Use the target said with the card, or ask."""
        if not s.is_in(s.author) and self.wasted(s):
            return False
        if s.two_left(s.author):
            return self.choose(s, s.next(s.author))
        if 0 <= s.said_target < s.seats and s.said_target != s.author and s.is_in(s.said_target):
            return self.choose(s, s.said_target)
        s.ask(TARGET, s.author)
        return True

    def wasted(self, s: State) -> bool:
        """Whether the target is for an exchange, which an empty hand does not make (R111)."""
        return any(effect.swaps for effect in s.program[s.step :])

    def choose(self, s: State, seat: i64) -> bool:
        """Remember the target."""
        s.target = seat
        if s.events is not None:
            s.note(TARGET_CHOSEN, s.author, seat)
        return False

    def answers(self, s: State, out: Answers) -> None:
        """Everybody else."""
        seat: i64 = 0
        while seat < s.seats:
            if seat != s.author and s.is_in(seat):
                out.add(action(AIM, s.asked, target=seat))
            seat += 1

    def accepts(self, s: State, a: i64) -> bool:
        """Any other seat."""
        seat = target_of(a)
        return verb_of(a) == AIM and 0 <= seat < s.seats and seat != s.author and s.is_in(seat)

    def answer(self, s: State, a: i64) -> bool:
        """Remember it."""
        return self.choose(s, target_of(a))


@mypyc_attr(allow_interpreted_subclasses=True)
class SkipNext(Effect):
    """The next player loses the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.skips = 1
        self.tells[:] = [TURN_LOST]

    def run(self, s: State) -> bool:
        """Pass over one more seat."""
        s.lose_turn(s.next(s.author, s.skips + 1))
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Reverse(Effect):
    """The direction changes; with two players the card also acts as a Skip (R43)."""

    def __init__(self) -> None:
        super().__init__()
        self.reverses = True
        self.tells[:] = [DIRECTION_CHANGED, TURN_LOST]

    def run(self, s: State) -> bool:
        """Turn round."""
        s.direction = -s.direction
        if s.events is not None:
            s.note(DIRECTION_CHANGED, s.author, number=s.direction)
        if s.rules.reverse_skips and s.two_left(s.author):
            s.lose_turn(s.next(s.author))
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class DealerStarts(Effect):
    """A Reverse turned up first: the direction changes and the dealer plays first (§1.13, R44)."""

    def __init__(self) -> None:
        super().__init__()
        self.reverses = True
        self.again = True
        self.tells[:] = [DIRECTION_CHANGED]

    def run(self, s: State) -> bool:
        """Turn round and give the dealer the turn."""
        s.direction = -s.direction
        s.again = 1
        if s.events is not None:
            s.note(DIRECTION_CHANGED, s.author, number=s.direction)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawNext(Effect):
    """The next player takes cards and loses the turn."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.draws = cards
        self.skips = 1
        self.tells[:] = [CARDS_TAKEN, TURN_LOST]

    def run(self, s: State) -> bool:
        """Take and pass over."""
        victim = s.next(s.author)
        s.take_forced(victim, self.draws)
        s.lose_turn(victim)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class FinishingDraw(Effect):
    """The last card was a draw card: the next player still takes the cards (§1.10)."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.draws = cards
        self.tells[:] = [CARDS_TAKEN]

    def run(self, s: State) -> bool:
        """Take; no challenge is offered (R29)."""
        s.take(s.next(s.author), self.draws)
        return False


# What only a challenge, or the lack of one, tells.
OF_CHALLENGES: Final = (CHALLENGE_ACCEPTED, HAND_SHOWN, CHALLENGE_WON, CHALLENGE_LOST)


@mypyc_attr(allow_interpreted_subclasses=True)
class AcceptOrChallenge(Effect):
    """A wild draw card: the next player takes the cards or challenges (§1.9)."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.draws = cards
        self.skips = 1
        self.judge = self
        self.asks[:] = [RESPOND]
        self.tells[:] = [*OF_CHALLENGES, CARDS_TAKEN, TURN_LOST]
        self.wilds = "none"  # which wilds beside it make it a bluff: others (of another kind) or all (R30)

    def run(self, s: State) -> bool:
        """Ask the victim, and nobody else (R23); who has gone out with it is not challenged (R111)."""
        victim = s.next(s.author)
        if not s.is_in(s.author):
            self.punish(s, victim, 0)
            s.lose_turn(victim)
            return False
        s.ask(RESPOND, victim)
        return True

    def answers(self, s: State, out: Answers) -> None:
        """Accept or challenge."""
        out.add(simple(ACCEPT, s.asked))
        out.add(simple(CHALLENGE, s.asked))

    def accepts(self, s: State, a: i64) -> bool:
        """One of the two."""
        return verb_of(a) == ACCEPT or verb_of(a) == CHALLENGE

    def answer(self, s: State, a: i64) -> bool:
        """Settle who takes the cards and whether the victim plays (R27)."""
        victim = s.asked
        if verb_of(a) == ACCEPT:
            if s.events is not None:
                s.note(CHALLENGE_ACCEPTED, victim, s.author)
            self.punish(s, victim, 0)
            s.lose_turn(victim)
            return False
        if self.challenged(s, victim):
            self.punish(s, s.author, 0)
        else:
            self.punish(s, victim, 2)
            s.lose_turn(victim)
        return False

    def challenged(self, s: State, victim: i64) -> bool:
        """Show the hand to the challenger and say whether it was a bluff (R25, R26)."""
        self.show_hand(s, victim)
        guilty = self.guilty(s, s.top(s.tray), s.accused, s.before)
        if s.events is not None:
            s.note(CHALLENGE_WON if guilty else CHALLENGE_LOST, victim, s.author)
        return guilty

    def punish(self, s: State, seat: i64, extra: i64) -> None:
        """Make a seat take the cards, and extra ones for a lost challenge."""
        s.take_forced(seat, self.draws + extra)

    def guilty(self, s: State, card: i64, left: Cards, before: i64) -> bool:
        """Whether the hand left beside the card holds the colour that was in force (R26)."""
        return overlap(left, s.rules.coloured(s.side, before))

    def show_hand(self, s: State, viewer: i64) -> None:
        """Show the accused hand to the challenger only (R25)."""
        s.shown = s.accused
        s.shown_to = bit(viewer)
        if s.events is not None:
            cards = s.in_order(s.shown)
            s.note(HAND_SHOWN, s.author, viewer, cards=cards, seen_by=s.shown_to, number=len(cards))
