"""A match played with real cards: deals and drawn cards are given instead of a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pioche.engine.actions import NEXT, ROUND_OVER, verb_of
from pioche.engine.deal import DealScript, new_match, next_round
from pioche.engine.extra import OUTCOMES
from pioche.engine.game import apply
from pioche.engine.options import Value
from pioche.engine.places import ASIDE, DRAW_PILE, RIGHT, TALON
from pioche.engine.rules import Rules
from pioche.engine.state import ScriptError, State
from pioche.match import Match, Seat
from pioche.notation.moves import cards_with, format_action
from pioche.notation.position import Picker, PositionError
from pioche.sight.choices import Choice

TAKEN = "<"  # precedes the cards that come off the draw pile


class DealError(ScriptError):
    """A deal that is impossible; `key` is the part that is wrong, `number` counts from 0."""

    def __init__(self, number: int, key: str, reason: str) -> None:
        super().__init__(reason)
        self.number = number
        self.key = key


@dataclass(frozen=True)
class Deal:
    """The deal of one round, in notation.

    `first` holds the cards turned up one after the other and, after `<`, those that the last of them made
    somebody take, as in `W4 R+2 < G4 Y9`. Only the first deal must name its dealer: then the deal passes
    (R3).
    """

    hands: Mapping[str, str]
    first: str
    dealer: str = ""


class RealMatch(Match):
    """A match with cards from a real table; a line that takes cards names them: `B draw < R7`.

    With a balance, the same place gives the result of a check that did not hold: `< falls R7 B2`.
    """

    def __init__(
        self,
        box: str,
        players: int | Sequence[str],
        deals: Sequence[Deal],
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.deals = list(deals)
        super().__init__(box, players, "", options)

    def _start(self, rules: Rules) -> State:
        if not self.deals:
            raise ScriptError("no deal is given for round 1")
        self.rules = rules.for_match(self.seed)
        script = self._script(0)
        if script.dealer < 0:
            raise DealError(0, "dealer", "say who deals the first round")
        s = new_match(self.rules, self.seed, script, True)
        self._check_taken(0, s, script)
        return s

    def copy(self) -> RealMatch:
        """An independent copy; a deal added to one is not added to the other."""
        twin = super().copy()
        assert isinstance(twin, RealMatch)
        twin.deals = self.deals[:]
        return twin

    def _origin(self) -> tuple[object, ...]:
        return self.rules.box.name, self.names, self.deals, self.options

    def action(self, move: str | Choice, seat: Seat | None = None) -> int:
        """The number that the engine has for a move, whatever cards it takes."""
        return super().action(move.partition(TAKEN)[0] if isinstance(move, str) else move, seat)

    def apply(self, move: str | Choice, seat: Seat | None = None) -> None:
        """Carry out one line; cards that cannot have been taken give a ScriptError and change nothing."""
        self.act(self.action(move, seat), taken_by(move))

    def act(self, a: int, taken: Sequence[str] = ()) -> None:
        """Carry out an action that takes exactly these cards."""
        text = format_action(self.state, a, self.names, full=True)
        # A wrong card shows only halfway through, so everything happens on a copy.
        s = self.state.copy()
        s.events = []
        outcomes = [word for word in taken if word in OUTCOMES] if self.rules.balance is not None else []
        cards = self._cards_taken([word for word in taken if word not in outcomes])
        if verb_of(a) == NEXT and s.phase == ROUND_OVER:
            if taken:
                raise ScriptError(f"the cards of a new round stand in its deal, not behind `{TAKEN}`")
            self._deal_next(s)
        else:
            s.script = cards[:]
            s.extra.force([OUTCOMES.index(word) for word in outcomes])
            apply(s, a)
            if s.script:
                used = len(cards) - len(s.script)
                raise ScriptError(f"cards given behind `{TAKEN}`: {len(cards)}, but cards taken here: {used}")
            if s.extra.left_over():
                raise ScriptError(f"the balance is not checked as often as stands behind `{TAKEN}`")
            s.script = None
        if taken:
            codes = [self.rules.full_code(card) for card in cards]
            text = " ".join([text, TAKEN, *outcomes, *codes])
        s.events = self.events + s.events
        self.state = s
        self.log.append(text)

    def _cards_taken(self, codes: Sequence[str]) -> list[int]:
        """The physical cards of these codes, taken from the draw pile first, then from its refill (R21)."""
        s = self.state
        order = s.pile_list(DRAW_PILE)
        for place in (TALON, RIGHT, ASIDE) if s.rules.trays == 2 else (TALON,):
            order += s.pile_list(place)
        cards: list[int] = []
        for code in codes:
            meant = cards_with(s.rules, code, s.side)
            if not meant:
                raise ScriptError(f"there is no card {code!r} in this box")
            free = [card for card in order if card in meant and card not in cards]
            if not free:
                raise ScriptError(f"no {code} can be taken here: none is left in the piles")
            cards.append(free[0])
        return cards

    def _deal_next(self, s: State) -> None:
        number = int(s.round)
        if number >= len(self.deals):
            raise ScriptError(f"no deal is given for round {number + 1}")
        script = self._script(number)
        dealer = (int(s.dealer) + 1) % len(self.names)
        if script.dealer not in (-1, dealer):
            raise DealError(number, "dealer", f"the deal passes to the left, to {self.names[dealer]} (R3)")
        next_round(s, script)
        self._check_taken(number, s, script)

    def _script(self, number: int) -> DealScript:
        """The physical cards of a deal."""
        deal = self.deals[number]
        rules = self.rules
        script = DealScript()
        if deal.dealer:
            if deal.dealer not in self.names:
                raise DealError(number, "dealer", f"no seat is called {deal.dealer!r}")
            script.dealer = self.names.index(deal.dealer)
        picker = Picker(rules)
        try:
            script.hands = self._hands(number, deal, picker)
            turned, _, taken = deal.first.partition(TAKEN)
            script.first = _first_cards(rules, turned.split(), picker)
            script.draw = [picker.pick(code, 0, "first") for code in taken.split()]
        except PositionError as error:
            key, _, reason = str(error).partition(": ")
            raise DealError(number, key, reason) from None
        return script

    def _hands(self, number: int, deal: Deal, picker: Picker) -> dict[int, list[int]]:
        """All hands; each has as many cards as the rules deal."""
        for name in deal.hands:
            if name not in self.names:
                raise DealError(number, "hands", f"no seat is called {name!r}")
        size = self.rules.hand_size
        lists: list[tuple[str, list[str]]] = []
        for name in self.names:
            codes = deal.hands.get(name, "").split()
            if len(codes) != size:
                raise DealError(number, f"hands.{name}", f"{size} cards are dealt, not {len(codes)}")
            lists.append((f"hands.{name}", codes))
        return dict(enumerate(picker.pick_all(lists, 0)))

    def _check_taken(self, number: int, s: State, script: DealScript) -> None:
        """Check that the first card made somebody take exactly the given cards (§1.13)."""
        held = sum(int(s.size[seat]) for seat in range(len(self.names)))
        taken = held - int(self.rules.hand_size) * len(self.names)
        if taken != len(script.draw):
            given = len(script.draw)
            reason = f"cards given behind `{TAKEN}`: {given}, but cards taken for the first card: {taken}"
            raise DealError(number, "first", reason)


def taken_by(move: str | Choice) -> list[str]:
    """The cards that a line says are taken."""
    return move.partition(TAKEN)[2].split() if isinstance(move, str) else []


def _first_cards(rules: Rules, codes: list[str], picker: Picker) -> list[int]:
    """The cards turned up; one that may not start goes back, and can turn up or be taken later (R6)."""
    cards: list[int] = []
    lying = 0
    for code in codes:
        if lying == rules.trays:
            raise PositionError(f"first: the game has begun before {code} is turned up")
        card = picker.pick(code, 0, "first")
        cards.append(card)
        if rules.face(card, 0).opening is None:
            picker.free.append(card)
        else:
            lying += 1
    if lying < rules.trays:
        raise PositionError("first: a card that may start the game is missing (R6)")
    return cards
