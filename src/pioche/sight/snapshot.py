"""What each viewer sees of one moment, as plain data; what several of them see alike is put together once.

The same as `View.present` (a test holds them equal) without the registers and what only a bot looks at.
"""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import AFTER_DRAW, DECISIONS, RESPOND, Answers
from pioche.engine.cards import MAX_CARDS, NO_COLOUR
from pioche.engine.masks import bit
from pioche.engine.places import ASIDE, CARD, CARD_BITS, DRAW_PILE, TALON
from pioche.engine.state import State
from pioche.sight.choices import choice_data, choices, why_not
from pioche.sight.seen import face_code, sight_data, sights_data
from pioche.sight.view import accused, next_back, on_show, see_sights, see_top


class Pictures:
    """The pictures of one moment."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.common = common(s)
        self.held = [s.stamped(s.hand_of(seat)) for seat in range(s.seats)]

    def of(self, viewer: i64, out: Answers) -> dict[str, object]:
        """The picture of a seat or the spectator, who may change none of it; `out` is room for answers."""
        found = self.own(viewer, out)
        found["hands"] = self.hands(viewer)
        found.update(self.common)
        return found

    def own(self, viewer: i64, out: Answers) -> dict[str, object]:
        """What is for this viewer alone, apart from the hands."""
        s = self.s
        side = s.side
        return {
            "viewer": int(viewer),
            "answers": [choice_data(s.rules, side, choice) for choice in choices(s, viewer, out)],
            "refused": reasons(s, viewer, self.held[viewer]) if viewer >= 0 else {},
        }

    def hands(self, viewer: i64) -> list[list[list[object]]]:
        """All hands as the viewer sees them (§5.5)."""
        return [self.hand(seat, viewer) for seat in range(self.s.seats)]

    def hand(self, seat: i64, viewer: i64) -> list[list[object]]:
        """One hand as the viewer sees it."""
        s = self.s
        if s.shown_to != 0:
            return sights_data(s.rules, see_sights(s, viewer, seat))
        if seat == viewer:
            return own_hand(s, self.held[seat])
        return hidden_hand(s, self.held[seat], viewer >= 0)

    def closed(self) -> bool:
        """Whether no card is on show: the other seats see a hand alike, and as before if it is the same."""
        return self.s.shown_to == 0

    def same_hand(self, seat: i64, other: Pictures) -> bool:
        """Whether a hand looks the same in two closed pictures of a match."""
        return self.s.side == other.s.side and self.held[seat] == other.held[seat]


def common(s: State) -> dict[str, object]:
    """What everybody sees."""
    rules = s.rules
    box_side = rules.box.sides[s.side]
    trays: list[dict[str, object]] = []
    for tray in range(rules.trays):
        colour = int(s.force[tray])
        trays.append(
            {
                "size": int(s.size[TALON + tray]),
                "card": sight_data(rules, see_top(s, tray)),
                "colour": box_side.colours[colour] if colour < NO_COLOUR else None,
                "frozen": rules.box.frozen(s, tray),
            }
        )
    draw: dict[str, object] = {"size": int(s.size[DRAW_PILE])}
    if rules.two_sided:
        draw["back"] = face_code(rules, next_back(s))
    seats = s.seats
    found: dict[str, object] = {
        "box": rules.box.name,
        "seats": int(seats),
        "round": int(s.round),
        "dealer": int(s.dealer),
        "decision": DECISIONS[s.phase],
        "asked": int(s.asked),
        "turn": int(s.turn),
        "direction": int(s.direction),
        "side": box_side.name,
        "draw": draw,
        "trays": trays,
        "windows": [seat for seat in range(seats) if s.windows & bit(seat) != 0],
        "scores": [int(s.scores[seat]) for seat in range(seats)],
        "points": [int(s.points[seat]) for seat in range(seats)],
        "drawn": int(s.stamp[s.drawn]) if s.phase == AFTER_DRAW else 0,
        "shown": on_show(s) if s.shown_to != 0 else [],
        "accused": accused(s) if s.phase == RESPOND else [],
        "author": int(s.author),
        "extra": s.extra.public(),
    }
    if rules.trays == 2:
        found["aside"] = int(s.size[ASIDE])
        found["angle"] = int(s.extra.angle())
    return found


def own_hand(s: State, held: list[int]) -> list[list[object]]:
    """A hand as its holder sees it: the active faces."""
    rules = s.rules
    found: list[list[object]] = []
    for stamped in held:
        card, stamp = stamped & CARD, stamped >> CARD_BITS
        code = rules.showing[s.side * MAX_CARDS + card].code
        if not rules.two_sided:
            found.append([stamp, code])
        elif s.side == 0:
            found.append([stamp, code, None])
        else:
            found.append([stamp, None, code])
    return found


def hidden_hand(s: State, held: list[int], backs: bool) -> list[list[object]]:
    """A hand as others see it: its size and, for the other seats, the backs of two-sided cards."""
    rules = s.rules
    found: list[list[object]] = []
    for stamped in held:
        card, stamp = stamped & CARD, stamped >> CARD_BITS
        if not rules.two_sided:
            found.append([stamp, None])
            continue
        code = rules.showing[(1 - s.side) * MAX_CARDS + card].code if backs else None
        if s.side == 0:
            found.append([stamp, None, code])
        else:
            found.append([stamp, code, None])
    return found


def reasons(s: State, viewer: i64, held: list[int]) -> dict[str, str]:
    """Why cards of a hand cannot be laid, by handle; only for a seat that could act."""
    found: dict[str, str] = {}
    if s.asked != viewer and s.rules.outsiders is None:
        return found
    for stamped in held:
        why = why_not(s, viewer, stamped & CARD)
        if why != "" and why != "not_asked":
            found[str(stamped >> CARD_BITS)] = why
    return found
