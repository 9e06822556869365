"""View: what one seat, or a spectator, may know of a match (§5.5, §12.6); nothing else leaves the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pioche.engine.actions import AFTER_DRAW, DECISIONS, RESPOND
from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import Event
from pioche.engine.fields import PUBLIC_NAMES
from pioche.engine.masks import Cards, bit, has, in_both, in_either
from pioche.engine.places import ASIDE, DRAW_PILE, TALON
from pioche.engine.programs import running_program
from pioche.engine.state import State
from pioche.sight.choices import Choice, choice_data, choices, refused
from pioche.sight.history import History
from pioche.sight.seen import (
    UNSEEN,
    Seen,
    Sight,
    back_of,
    face_code,
    seen_data,
    sight,
    sight_data,
    sights_data,
)

SPECTATOR: Final = -1
HIDDEN: Final = "?"


class View:
    """One viewer's knowledge at one moment, as plain data with handles in place of cards.

    Everything that can be seen now is in attributes; `history` holds what was seen before. Faces are numbers
    of `rules.faces`, colours numbers of the active side's colours.
    """

    def __init__(self, s: State, history: History) -> None:
        viewer = history.viewer
        self.rules = history.rules
        self.viewer = viewer
        self.seats: i64 = s.seats
        self.registers = s.public_registers()
        self.round: i64 = s.round
        self.dealer: i64 = s.dealer
        self.phase: i64 = s.phase
        self.asked: i64 = s.asked
        self.turn: i64 = s.turn
        self.direction: i64 = s.direction
        self.side: i64 = s.side
        self.windows: i64 = s.windows  # a mask of seats
        self.scores: list[int] = [int(s.scores[seat]) for seat in range(s.seats)]
        self.points: list[int] = [int(s.points[seat]) for seat in range(s.seats)]
        self.hands: list[list[Sight]] = [see_sights(s, viewer, seat) for seat in range(s.seats)]
        trays = s.rules.trays
        self.tops: list[Sight] = [see_top(s, tray) for tray in range(trays)]
        self.colours: list[int] = [int(s.force[tray]) for tray in range(trays)]
        self.frozen: list[bool] = [s.rules.box.frozen(s, tray) for tray in range(trays)]
        self.tray_sizes: list[int] = [int(s.size[TALON + tray]) for tray in range(trays)]
        self.draw_size: i64 = s.size[DRAW_PILE]
        self.aside_size: i64 = s.size[ASIDE] if trays == 2 else 0
        self.next: i64 = next_back(s)  # the back on top of the draw pile
        self.angle: i64 = s.extra.angle()
        self.extra = s.extra.public()
        # The card that may be laid after drawing, those on show, and those judged in a challenge.
        self.drawn: i64 = i64(s.stamp[s.drawn]) if s.phase == AFTER_DRAW else 0
        self.shown: list[int] = on_show(s) if s.shown_to != 0 else []
        self.accused: list[int] = accused(s) if s.phase == RESPOND else []
        self.program = running_program(s)
        self.choices: list[Choice] = choices(s, viewer, history.out)
        self.refused: list[str] = refused(s, viewer) if viewer >= 0 else []
        self.past = history
        self.told = len(history.seen)

    @property
    def decision(self) -> str:
        """What is being asked: turn, after_draw, colour, … round_over or match_over."""
        return DECISIONS[self.phase]

    @property
    def history(self) -> list[Seen]:
        """Everything the viewer has seen since the match began."""
        return self.past.seen[: self.told]

    @property
    def hand(self) -> list[Sight]:
        """The viewer's own cards in hand order."""
        return self.hands[self.viewer]

    def register(self, name: str) -> i64:
        """One of the numbers that everybody can follow, by its name in engine.fields."""
        return self.registers[PUBLIC_NAMES.index(name)]

    def present(self) -> dict[str, object]:
        """Everything but the history as plain data, always with the same keys in the same order."""
        rules = self.rules
        colours = rules.box.sides[self.side].colours
        trays: list[dict[str, object]] = []
        for tray in range(rules.trays):
            colour = self.colours[tray]
            trays.append(
                {
                    "size": self.tray_sizes[tray],
                    "card": sight_data(rules, self.tops[tray]),
                    "colour": colours[colour] if colour < NO_COLOUR else None,
                    "frozen": self.frozen[tray],
                }
            )
        reasons: dict[str, str] = {}
        for k in range(len(self.refused)):
            if self.refused[k] != "":
                reasons[str(self.hands[self.viewer][k].handle)] = self.refused[k]
        draw: dict[str, object] = {"size": int(self.draw_size)}
        if rules.two_sided:
            draw["back"] = face_code(rules, self.next)
        found: dict[str, object] = {
            "viewer": int(self.viewer),
            "box": rules.box.name,
            "seats": int(self.seats),
            "options": dict(rules.options.chosen),
            "round": int(self.round),
            "dealer": int(self.dealer),
            "decision": self.decision,
            "asked": int(self.asked),
            "turn": int(self.turn),
            "direction": int(self.direction),
            "side": rules.box.sides[self.side].name,
            "hands": [sights_data(rules, hand) for hand in self.hands],
            "draw": draw,
            "trays": trays,
        }
        if rules.trays == 2:
            found["aside"] = int(self.aside_size)
            found["angle"] = int(self.angle)
        found["windows"] = [seat for seat in range(self.seats) if self.windows & bit(seat) != 0]
        found["scores"] = self.scores
        found["points"] = self.points
        found["drawn"] = int(self.drawn)
        found["shown"] = self.shown
        found["accused"] = self.accused
        found["answers"] = [choice_data(rules, self.side, choice) for choice in self.choices]
        found["refused"] = reasons
        found["program"] = list(self.program)
        found["extra"] = self.extra
        found["registers"] = dict(zip(PUBLIC_NAMES, self.registers, strict=True))
        return found

    def to_dict(self) -> dict[str, object]:
        """The whole view as plain data."""
        found = self.present()
        found["history"] = [seen_data(self.rules, seen) for seen in self.history]
        return found


def view(s: State, viewer: i64, history: History | None = None) -> View:
    """What a viewer may know now; the history of the match goes on where it was left."""
    if history is None:
        history = History(s.rules, viewer)
    history.watch(s)
    return View(s, history)


def accused(s: State) -> list[int]:
    """The cards left to the player of a wild draw card, as far as they are still in that hand (R26)."""
    return s.stamps(s.in_order(in_both(s.accused, s.hand_of(s.author))))


def on_show(s: State) -> list[int]:
    """The cards shown to somebody that are still in a hand (R25)."""
    held: Cards = (0, 0)
    for seat in range(s.seats):
        held = in_either(held, s.hand_of(seat))
    return s.stamps(s.in_order(in_both(held, s.shown)))


def next_back(s: State) -> i64:
    """The back that everybody sees on top of the draw pile, or UNSEEN."""
    n = s.size[DRAW_PILE]
    if n == 0 or not s.rules.two_sided:
        return UNSEEN
    return back_of(s.rules, i64(s.pile[n - 1]), s.side)


def see_top(s: State, tray: i64) -> Sight:
    """The visible card of a tray."""
    card = s.top(tray)
    return sight(s.rules, card, i64(s.stamp[card]), s.side, True, False)


def see_sights(s: State, viewer: i64, seat: i64) -> list[Sight]:
    """A hand as the viewer sees it; the backs of a hand are open to all players but its holder."""
    backs = viewer >= 0 and viewer != seat
    found: list[Sight] = []
    for card in s.hand_list(seat):
        active = may_see_hand_card(s, viewer, seat, card)
        found.append(sight(s.rules, card, i64(s.stamp[card]), s.side, active, backs))
    return found


def may_see_hand_card(s: State, viewer: i64, seat: i64, card: i64) -> bool:
    """Whether the active face of a card in that seat's hand is open to the viewer (R25, R53)."""
    if viewer == seat:
        return True
    if s.shown_to == 0 or not has(s.shown, card):
        return False
    if s.shown_to < 0:
        return True
    return viewer >= 0 and s.shown_to & bit(viewer) != 0


# The same in letters, for scenarios and the terminal


def see_card(s: State, card: i64, active: bool, inactive: bool) -> str:
    """A card in letters with what is hidden shown as `?`."""
    if not s.rules.two_sided:
        return s.rules.code(card, 0) if active else HIDDEN
    faces = [HIDDEN, HIDDEN]
    if active:
        faces[s.side] = s.rules.code(card, s.side)
    if inactive:
        faces[1 - s.side] = s.rules.code(card, 1 - s.side)
    return faces[0] + "/" + faces[1]


def see_hand(s: State, viewer: i64, seat: i64) -> list[str]:
    """A hand as the viewer sees it; the backs of a hand are open to all players but its holder."""
    backs = viewer >= 0 and viewer != seat
    return [see_card(s, card, may_see_hand_card(s, viewer, seat, card), backs) for card in s.hand_list(seat)]


def see_draw_pile(s: State) -> list[str]:
    """The top of the draw pile: everybody sees its inactive face, nobody the active one."""
    cards = s.pile_list(DRAW_PILE)
    return [see_card(s, cards[-1], False, True)] if cards else []


def see_talon(s: State) -> list[str]:
    """The visible card of each tray."""
    return [see_card(s, s.top(tray), True, False) for tray in range(s.rules.trays)]


def event_cards(s: State, event: Event, viewer: i64) -> list[str]:
    """The cards of an event as the viewer sees them: their active faces then, or `?`."""
    if event.seen_by < 0 or (viewer >= 0 and event.seen_by & bit(viewer) != 0):
        return [s.rules.code(card, event.side) for card in event.cards]
    return [HIDDEN] * len(event.cards)
