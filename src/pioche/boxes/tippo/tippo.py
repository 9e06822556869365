"""Tippo: 112 cards and a balance with two trays (§7, §11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from pioche.boxes.tippo.balance import PENALTY, BalanceState, preset
from pioche.boxes.tippo.odds import TippoBalance
from pioche.boxes.tippo.tilt import NamePlaced, NameTrays, Tilt, balance_of, tip
from pioche.engine.box import FROZEN, UNFROZEN, Box
from pioche.engine.cards import NO_KIND, Face, Row, coloured, numbers, wild
from pioche.engine.effects import DrawNext, Effect, FinishingDraw, NameColour, Reverse, SkipNext
from pioche.engine.events import BALANCE_TIPPED, PILE_REPLENISHED, TRAYS_CLEARED
from pioche.engine.extra import FALLS_LATE, HOLDS, Extra
from pioche.engine.options import OptionError, Options, Switch
from pioche.engine.places import ASIDE, DRAW_PILE, RIGHT, TALON
from pioche.engine.rng import stream
from pioche.engine.rules import Rules
from pioche.engine.state import State

VARIANT: Final = 320  # rows of one fit table (2 * FIT_ROWS), spelled out: only a literal is inlined
STRICT: Final = 2  # two Stops are visible, and numbers may cover neither (R77)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tippo(Box):
    """The Tippo box."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.trays = 2
        self.balance = TippoBalance()
        self.fit_variants = 3
        self.watches = True
        self.effects = [NameTrays()]
        self.emits = [PILE_REPLENISHED, TRAYS_CLEARED, BALANCE_TIPPED]
        self.switches = [
            Switch("tippo_free_draw", [False, True], "R76"),
            Switch("stops", ["cancel", "strict"], "R77"),
            Switch("tippo_last_fall", ["continue", "wins"], "R83"),
            Switch("tilt_wild_namer", ["payer", "next"], "R86"),
            Switch("tilt_last_action", ["ignore", "carry_out"], "R88"),
            Switch("balance_preset", ["normal", "stable", "nervous"], "§11.4"),
        ]

    def light(self, options: Options) -> list[Row]:
        """76 numbers of which 20 are Stops, 24 coloured actions, 12 wilds (§7.1)."""
        payer = options.text("tilt_wild_namer", "payer") == "payer"
        carry_out = options.text("tilt_last_action", "ignore") == "carry_out"
        names: list[Effect] = [NameColour() if payer else NamePlaced()]
        four: list[Effect] = [NameColour() if payer else NamePlaced(), DrawNext(4)]
        return [
            *numbers(0, 0, copies=1),
            *numbers(1, 5, copies=1),
            *numbers(1, 5, copies=1, stop=True),
            *numbers(6, 9, copies=2),
            coloured("+2", 20, 2, [DrawNext(2)], [], finishing=[FinishingDraw(2)]),
            coloured("R", 20, 2, [Reverse()], opening=[]),
            coloured("S", 20, 2, [SkipNext()], opening=[]),
            wild("W", 50, 4, names, opening=[]),
            wild("W4", 50, 4, four, opening=[], finishing=[FinishingDraw(4)]),
            wild("TI", 50, 4, [Tilt(carry_out, payer)], opening=[], outlives=True),
        ]

    def check(self, options: Options) -> None:
        """Forced play contradicts free drawing (§9.1)."""
        if options.flag("tippo_free_draw", False) and options.flag("forced_play", False):
            text = "forced_play (H5) and tippo_free_draw cannot be played together (§9.1)"
            raise OptionError(text, "apart", option="forced_play", other="tippo_free_draw")

    def must_lay(self, options: Options) -> bool:
        """Only a player who cannot lay may draw (R76)."""
        return not options.flag("tippo_free_draw", False)

    def opening(self, s: State) -> list[Effect]:
        """The first player names the colour of each wild turned up; nothing else happens (§7.2)."""
        return self.effects

    def fits(self, face: Face, variant: i64, colour: i64, kind: i64) -> bool:
        """Whether a card may be laid under this variant (§7.3)."""
        if face.wild:
            return True
        if not (face.colour == colour or (kind != NO_KIND and face.kind == kind)):
            return False
        if variant == FROZEN:
            return face.stop
        return variant == UNFROZEN or face.stop or face.number < 0

    def install(self, rules: Rules) -> None:
        """Under the strict rule two visible Stops still bar numbers (R77); see `refit`."""
        if rules.options.text("stops", "cancel") == "strict":
            for card in rules.deck:
                if rules.stop[card] != 0:
                    rules.stop[card] = u8(FROZEN | STRICT)

    def refit(self, s: State) -> None:
        """Choose the fit rows: a visible Stop freezes its tray unless the other tray shows one too."""
        if s.size[TALON] == 0 or s.size[RIGHT] == 0:
            return
        top = s.top(0)
        left = i64(s.rules.stop[top])
        top = s.top(1)
        right = i64(s.rules.stop[top])
        # One Stop freezes, two do not; branch-free, as the branch is unpredictable.
        both = left & right & STRICT
        s.row = s.row % VARIANT + VARIANT * (left & ~right & FROZEN | both)
        s.row_right = s.row_right % VARIANT + VARIANT * (right & ~left & FROZEN | both)

    def freezes(self, face: Face, other: Face) -> bool:
        """Whether this is a Stop and the other card is not."""
        return face.stop and not other.stop

    def frozen(self, s: State, tray: i64) -> bool:
        """Whether a tray takes only wilds and matching Stops."""
        return self.freezes(s.rules.face(s.top(tray), 0), s.rules.face(s.top(1 - tray), 0))

    def extra(self, rules: Rules, key: bytes, number: int) -> Extra:
        """A new balance with a random stream of its own (§11.2)."""
        balance = BalanceState(preset(rules.options), stream(key, number, b"tippo"))
        balance.seat()
        return balance

    def seat_pieces(self, s: State) -> None:
        """Load the balance with the cards of a position set up by hand."""
        balance_of(s).load(s.size[TALON] - 1, s.size[RIGHT] - 1)

    def supply(self, s: State) -> i64:
        """The cards set aside and, outside a Tilt, those beneath the visible ones (§7.7)."""
        if balance_of(s).tilting:
            return s.size[ASIDE]
        return s.size[ASIDE] + s.size[TALON] + s.size[RIGHT] - 2

    def replenish(self, s: State) -> None:
        """Shuffle the cards set aside; if there are none, clear the trays (R90)."""
        if s.size[ASIDE] > 0:
            s.pick_up(ASIDE)
        elif balance_of(s).tilting or s.size[TALON] + s.size[RIGHT] == 2:
            return
        else:
            s.move_beneath(0, DRAW_PILE)
            s.move_beneath(1, DRAW_PILE)
            balance_of(s).seat()
            if s.events is not None:
                s.note(TRAYS_CLEARED)
        s.shuffle_draw_pile()
        if s.events is not None:
            s.note(PILE_REPLENISHED, number=s.size[DRAW_PILE])

    def after_laying(self, s: State, seat: i64, care: i64) -> None:
        """Check the balance after a card is laid (§7.5)."""
        balance = balance_of(s)
        outcome = balance.place(s.tray, care)
        balance.fell = outcome != HOLDS
        if outcome == HOLDS:
            return
        last = s.size[seat] == 0 and not s.rules.face(s.top(s.tray), 0).outlives
        free = last and s.rules.options.text("tippo_last_fall", "continue") == "wins"
        tip(s, seat, outcome == FALLS_LATE, 0 if free else PENALTY)

    def after_taking(self, s: State, seat: i64) -> None:
        """Check the balance after a taking that counts (R81)."""
        if balance_of(s).take() != HOLDS:
            tip(s, seat, True, PENALTY)


TIPPO: Final = Tippo("tippo")
