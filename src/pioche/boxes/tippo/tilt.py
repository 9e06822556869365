"""Falls, and the Tilt card's procedure (§7.5–§7.9)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pioche.boxes.tippo.balance import PENALTY, BalanceState
from pioche.engine.actions import (
    COLOUR,
    NAME,
    PLACE,
    PLACE_STEP,
    Answers,
    action,
    care_in,
    colour_of,
    simple,
    tray_of,
    verb_of,
)
from pioche.engine.cards import NO_COLOUR
from pioche.engine.effects import Effect, NameColour
from pioche.engine.events import BALANCE_TIPPED, CARD_PLACED, CARDS_TAKEN, COLOUR_NAMED
from pioche.engine.extra import FALLS_LATE, HOLDS
from pioche.engine.leaving import emptied, go_out, may_go_out
from pioche.engine.places import ASIDE, TALON
from pioche.engine.state import State
from pioche.engine.turn import valid_care


def balance_of(s: State) -> BalanceState:
    """The balance of a state."""
    balance = s.extra
    assert isinstance(balance, BalanceState)
    return balance


def tip(s: State, payer: i64, late: bool, penalty: i64) -> None:
    """Tip: each tray keeps its visible card, the others are set aside, the payer takes 2 (R79–R82)."""
    s.move_beneath(0, ASIDE)
    s.move_beneath(1, ASIDE)
    balance_of(s).seat()
    if s.counts is not None:
        s.counts.fall(payer)
    if s.events is not None:
        s.note(BALANCE_TIPPED, payer, tray=s.tray, number=FALLS_LATE if late else 1)
    if penalty > 0:
        s.take(payer, penalty)


@mypyc_attr(allow_interpreted_subclasses=True)
class NameTrays(Effect):
    """The first player names a colour for each tray that shows a wild (§7.2)."""

    def __init__(self) -> None:
        super().__init__()
        self.asks[:] = [COLOUR]
        self.emits[:] = [COLOUR_NAMED]

    def run(self, s: State) -> bool:
        """Ask as long as a tray has no colour."""
        if s.force[0] < NO_COLOUR and s.force[1] < NO_COLOUR:
            return False
        s.ask(COLOUR, s.next(s.card_player))
        return True

    def answers(self, s: State, out: Answers) -> None:
        """List the four colours for each such tray."""
        tray: i64 = 0
        while tray < 2:
            if s.in_force(tray) == NO_COLOUR:
                colour: i64 = 0
                while colour < 4:
                    out.add(action(NAME, s.asked, colour=colour, tray=tray))
                    colour += 1
            tray += 1

    def tray_meant(self, s: State, a: i64) -> i64:
        """The tray given, or the only one without a colour; -1 if it is ambiguous."""
        if tray_of(a) >= 0:
            return tray_of(a)
        if s.force[0] < NO_COLOUR:
            return 1
        return 0 if s.force[1] < NO_COLOUR else -1

    def accepts(self, s: State, a: i64) -> bool:
        """A colour for a tray that has none."""
        tray = self.tray_meant(s, a)
        if verb_of(a) != NAME or tray < 0 or tray > 1:
            return False
        return 0 <= colour_of(a) < 4 and s.in_force(tray) == NO_COLOUR

    def answer(self, s: State, a: i64) -> bool:
        """Put the colour in force; the other tray may still need one."""
        s.tray = self.tray_meant(s, a)
        s.name_colour(s.asked, colour_of(a))
        return self.run(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class NamePlaced(NameColour):
    """A wild's colour, which the next player names if the card was placed last in a Tilt (R86)."""

    def namer(self, s: State) -> i64:
        """The seat that laid the wild, or the next one: a card that was placed has been in no hand."""
        placed = s.stamp[s.top(s.tray)] == 0
        return s.next(s.card_player) if placed else s.card_player


@mypyc_attr(allow_interpreted_subclasses=True)
class Tilt(NamePlaced):
    """Everybody places a card on the tray, in turn, until the balance tips (§7.8)."""

    def __init__(self, carry_out: bool, payer_names: bool) -> None:
        super().__init__()
        self.payer_names = payer_names
        self.places = True
        self.asks.append(PLACE_STEP)
        self.emits.extend([CARD_PLACED, BALANCE_TIPPED, CARDS_TAKEN])
        self.carry_out = carry_out  # whether a last placed draw card counts after the round (R88)

    def namer(self, s: State) -> i64:
        """Whoever pays, unless the next player names what was placed."""
        return s.card_player if self.payer_names else super().namer(s)

    def run(self, s: State) -> bool:
        """If the Tilt itself fell, its player names the colour (R85); otherwise start placing."""
        balance = balance_of(s)
        if balance.fell:
            balance.fell = False
            return super().run(s)
        balance.tilting = True
        balance.placed = 0
        return self.ask_placer(s, s.card_player)

    def ask_placer(self, s: State, last: i64) -> bool:
        """Ask the seat after the last placer, if there is a card to place (R89)."""
        if s.can_take():
            s.ask(PLACE_STEP, s.next(last))
            return True
        if balance_of(s).placed > 0:
            return self.fall(s, last, False)
        # Nobody has placed a card: the same as if the Tilt itself had fallen.
        balance_of(s).tilting = False
        tip(s, s.card_player, False, PENALTY)
        return super().run(s)

    def answers(self, s: State, out: Answers) -> None:
        """List place, or the colours."""
        if s.phase == COLOUR:
            super().answers(s, out)
        else:
            out.add(simple(PLACE, s.asked))

    def accepts(self, s: State, a: i64) -> bool:
        """A colour if one is asked, otherwise place: it is forced."""
        if s.phase == COLOUR:
            return super().accepts(s, a)
        return verb_of(a) == PLACE and valid_care(s, a)

    def answer(self, s: State, a: i64) -> bool:
        """Place the next card of the supply and check the balance."""
        if s.phase == COLOUR:
            return super().answer(s, a)
        placer = s.asked
        card = s.pop_draw()
        if card < 0:  # a caught player has meanwhile taken the last card of the supply
            return self.ask_placer(s, s.next(placer, -1))
        s.stamp[card] = 0  # as in the deal: an old stamp would reveal too much
        face = s.rules.face(card, 0)
        s.put_on(TALON + s.tray, card)
        s.show(s.tray, face.colour, face.kind)
        balance = balance_of(s)
        balance.placed += 1
        if s.events is not None:
            s.note(CARD_PLACED, placer, cards=[card], tray=s.tray)
        outcome = balance.place(s.tray, care_in(a))
        if outcome != HOLDS:
            return self.fall(s, placer, outcome == FALLS_LATE)
        return self.ask_placer(s, placer)

    def fall(self, s: State, placer: i64, late: bool) -> bool:
        """The placer pays, and the last placed card takes effect as if the placer had laid it (R86)."""
        player = s.card_player
        balance_of(s).tilting = False
        tip(s, placer, late, PENALTY)
        face = s.rules.face(s.top(s.tray), 0)
        s.card_player = placer
        s.skips = 0
        s.said_colour = -1
        s.said_target = -1
        s.step = 0
        if s.size[player] == 0 and may_go_out(s, player):
            go_out(s, player)  # somebody else has paid: the others play on (R110)
        if s.size[player] > 0 or not s.is_in(player):
            # A placed number does nothing, not even under a house rule.
            s.program = face.effects if face.number < 0 else s.rules.nothing
            return False
        # The Tilt was the player's last card and somebody else paid: the round is over (R88).
        emptied(s, player)
        carried = self.carry_out and not face.outlives and s.next(placer) != player
        s.program = face.finishing if carried else s.rules.nothing
        return False
