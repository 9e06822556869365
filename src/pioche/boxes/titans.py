"""Titans: 112 cards with pink in place of red, Robin's rule and customizable cards (§4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pioche.boxes.classic import Classic
from pioche.engine.actions import KEEP, KEEP_ONE, Answers, action, card_of, verb_of
from pioche.engine.cards import Row, Side, wild
from pioche.engine.effects import ChooseTarget, Effect, FirstNames, NameColour
from pioche.engine.events import CARDS_LAID_BENEATH, CARDS_TAKEN, HAND_SHOWN, TURN_LOST
from pioche.engine.exchanges import PassHands, SwapHands
from pioche.engine.leaving import emptied
from pioche.engine.masks import bit, in_both, in_either
from pioche.engine.options import OptionError, Options, Switch
from pioche.engine.state import State

PINK: Final = 0
CUSTOM_RULES: Final = ("C0", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9")


@mypyc_attr(allow_interpreted_subclasses=True)
class Titans(Classic):
    """The Teen Titans box."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sides = [Side("light", ["pink", "yellow", "green", "blue"], "KYGB")]
        self.switches = [
            Switch("robin_empty", ["target_wins", "keep_one"], "R69"),
            Switch("customizable", [], "R72", [*CUSTOM_RULES, ["C1", "C8"], ["C5", "C2"]], True),
            Switch("customizable_text", [], "R73", [], True),
        ]

    def light(self, options: Options) -> list[Row]:
        """Classic with two plain wilds, two customizable cards and four of Robin's (§4.1)."""
        keep_one = options.text("robin_empty", "target_wins") == "keep_one"
        rows = [row for row in super().light(options) if row.symbol != "W"]
        rows.append(wild("W", 50, 2, [NameColour()], [FirstNames()]))
        robin: list[Effect] = [NameColour(), ChooseTarget(), RemovePink(keep_one)]
        rows.append(wild("WR", 50, 4, robin, [FirstNames()]))
        codes = options.words("customizable", "C0")
        if len(codes) == 1:
            rows.append(wild("WX", 50, 2, custom_effects(codes[0]), [FirstNames()]))
        else:
            for k, code in enumerate(codes):
                rows.append(wild(f"WX{k + 1}", 50, 1, custom_effects(code), [FirstNames()]))
        return rows

    def check(self, options: Options) -> None:
        """Check that each customizable card carries one of C0 to C9 (R73)."""
        codes = options.words("customizable", "C0")
        if isinstance(options.value("customizable", "C0"), list) and len(codes) != 2:
            raise OptionError("customizable is one code such as C3, or a list of two", "custom-two")
        for code in codes:
            if code not in CUSTOM_RULES:
                text = f"customizable is one of {', '.join(CUSTOM_RULES)} or two of them, not {code!r}"
                words = list(CUSTOM_RULES)
                raise OptionError(text, "word", option="customizable", words=words, value=repr(code))
        if not isinstance(options.chosen.get("customizable_text", ""), str):
            raise OptionError("customizable_text is a text", "text", option="customizable_text")
        if "customizable_text" in options.chosen and "C9" not in codes:
            raise OptionError("customizable_text goes with the free-text rule C9", "custom-text")

    def host_tool(self, options: Options) -> bool:
        """Whether the free-text rule (C9) is in play; the host carries it out."""
        return "C9" in options.words("customizable", "C0")


def custom_effects(code: str) -> list[Effect]:
    """The effects of a customizable card (§4.2)."""
    rules: dict[str, list[Effect]] = {
        "C1": [ChooseTarget(), SwapHands()],
        "C2": [ChooseTarget(), TargetTakes(2)],
        "C3": [OthersTake(1)],
        "C4": [OnceMore()],
        "C5": [PassHands()],
        "C6": [LongJump()],
        "C7": [OpenHands()],
        "C8": [ClearOut()],
    }
    return [NameColour(), *rules.get(code, [])]


@mypyc_attr(allow_interpreted_subclasses=True)
class RemovePink(Effect):
    """Robin's rule: the target lays all pink cards beneath the card, without effect (R67–R70)."""

    def __init__(self, keep_one: bool) -> None:
        super().__init__()
        self.keep_one = keep_one
        self.relieves = PINK
        self.emits[:] = [CARDS_LAID_BENEATH]

    def run(self, s: State) -> bool:
        """Remove them; a hand that becomes empty wins the round, or keeps its last pink card (R69)."""
        seat = s.target
        pink = s.in_order(in_both(s.hand_of(seat), s.rules.coloured(s.side, PINK)))
        if self.keep_one and len(pink) == s.size[seat]:
            pink.pop()
        if not pink:
            return False
        s.lay_beneath(seat, s.tray, pink)
        if s.size[seat] == 0:
            emptied(s, seat)
        else:
            s.open_window(seat)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetTakes(Effect):
    """C2: the target takes cards and loses no turn."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.aimed = cards
        self.emits[:] = [CARDS_TAKEN]

    def run(self, s: State) -> bool:
        """Make the target take the cards."""
        s.take(s.target, self.aimed)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OthersTake(Effect):
    """C3: every other player, in turn order, takes cards."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.rain = cards
        self.emits[:] = [CARDS_TAKEN]

    def run(self, s: State) -> bool:
        """Make the others take cards, one after the other."""
        for seat in s.others(s.card_player):
            s.take(seat, self.rain)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OnceMore(Effect):
    """C4: the player takes another turn."""

    def __init__(self) -> None:
        super().__init__()
        self.again = True

    def run(self, s: State) -> bool:
        """Keep the turn."""
        s.again = 1
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class LongJump(Effect):
    """C6: the next two players lose their turn; with two players the opponent loses one."""

    def __init__(self) -> None:
        super().__init__()
        self.skips = 2
        self.emits[:] = [TURN_LOST]

    def run(self, s: State) -> bool:
        """Skip one or two players."""
        s.lose_turn(s.next(s.card_player, 1))
        if not s.two_left(s.card_player):
            s.lose_turn(s.next(s.card_player, 2))
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenHands(Effect):
    """C7: all other hands are shown to the player until the next play or draw."""

    def __init__(self) -> None:
        super().__init__()
        self.opens = True
        self.emits[:] = [HAND_SHOWN]

    def run(self, s: State) -> bool:
        """Show the hands, unless the player has gone out with the card (R111)."""
        if not s.is_in(s.card_player):
            return False
        s.shown = (0, 0)
        s.shown_to = bit(s.card_player)
        for seat in s.others(s.card_player):
            s.shown = in_either(s.shown, s.hand_of(seat))
            if s.events is not None:
                cards = s.hand_list(seat)
                s.note(HAND_SHOWN, seat, s.card_player, cards=cards, seen_by=s.shown_to, number=len(cards))
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ClearOut(Effect):
    """C8: the player lays all cards of the named colour beneath the card, but keeps at least one."""

    def __init__(self) -> None:
        super().__init__()
        self.sheds = True
        self.clears = True
        self.asks[:] = [KEEP_ONE]
        self.emits[:] = [CARDS_LAID_BENEATH]

    def run(self, s: State) -> bool:
        """Lay them, or ask which one to keep if none would be left; nothing if the player is out (R111)."""
        if not s.is_in(s.card_player):
            return False
        cards = self.coloured(s)
        if len(cards) == s.size[s.card_player] and len(cards) > 1:
            s.ask(KEEP_ONE, s.card_player)
            return True
        self.clear(s, cards if len(cards) < s.size[s.card_player] else [])
        return False

    def coloured(self, s: State) -> list[int]:
        """The player's cards of the colour in force."""
        colour = s.in_force(s.tray)
        return s.in_order(in_both(s.hand_of(s.card_player), s.rules.coloured(s.side, colour)))

    def clear(self, s: State, cards: list[int]) -> None:
        """Lay these cards beneath; a call made with the card covers what is left (R34)."""
        if cards:
            s.lay_beneath(s.card_player, s.tray, cards)
            if s.size[s.card_player] == 1 and s.called == 0:
                s.uno_pending |= bit(s.card_player)
        if s.rules.strict is not None:
            s.rules.strict.shed(s, s.card_player)

    def answers(self, s: State, out: Answers) -> None:
        """List the different cards of the hand."""
        for card in s.rules.different(self.coloured(s)):
            out.add(action(KEEP, s.asked, card))

    def accepts(self, s: State, a: i64) -> bool:
        """Any card of the hand."""
        return verb_of(a) == KEEP and card_of(a) in self.coloured(s)

    def answer(self, s: State, a: i64) -> bool:
        """Lay all the others."""
        self.clear(s, [card for card in self.coloured(s) if card != card_of(a)])
        return False


TITANS: Final = Titans("titans")
