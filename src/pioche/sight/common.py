"""What everybody sees alike of one moment: all but the hands, the answers and the history."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import DECISIONS
from pioche.engine.cards import NO_COLOUR
from pioche.engine.leaving import dropouts, places_so_far
from pioche.engine.masks import bit
from pioche.engine.places import ASIDE, DRAW_PILE, TALON
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.secrets import accused, drawn, next_back, on_show, see_top
from pioche.sight.seen import UNSEEN, Sight, face_code, sight_data


class Common:
    """The open part of a table. Faces are numbers of `rules.faces`, colours those of the active side."""

    def __init__(self, s: State | None, rules: Rules) -> None:
        """Look at a state; without one everything is empty, for what was packed elsewhere."""
        self.rules = rules
        self.seats: i64 = rules.seats
        self.round: i64 = 0
        self.dealer: i64 = -1
        self.phase: i64 = 0
        self.asked: i64 = -1
        self.turn: i64 = -1
        self.direction: i64 = 1
        self.side: i64 = 0
        self.author: i64 = -1  # who laid the card that is being carried out
        self.windows: i64 = 0  # a mask of seats
        # Seats that are not in the round, and those who have gone out, in order (R102, R117).
        self.out: list[int] = []
        self.places: list[int] = []
        # Seats whose totals have put them out of the match, as soon as a round has been counted (R108).
        self.dropped: list[int] = []
        self.scores: list[int] = []
        self.points: list[int] = []
        self.tops: list[Sight] = []
        self.colours: list[int] = []
        self.frozen: list[bool] = []
        self.tray_sizes: list[int] = []
        self.draw_size: i64 = 0
        self.aside_size: i64 = 0
        self.next: i64 = UNSEEN  # the back on top of the draw pile
        self.angle: i64 = 0
        self.extra: list[int] = []
        # Handles: the card that may be laid after drawing, those on show, and those judged in a challenge.
        self.drawn: i64 = 0
        self.shown: list[int] = []
        self.accused: list[int] = []
        if s is not None:
            self._look(s)

    def _look(self, s: State) -> None:
        rules = self.rules
        trays = rules.trays
        self.round = s.round
        self.dealer = s.dealer
        self.phase = s.phase
        self.asked = s.asked
        self.turn = s.turn
        self.direction = s.direction
        self.side = s.side
        self.author = s.card_player
        self.windows = s.uno_pending
        if s.out != 0:
            self.out = [seat for seat in range(s.seats) if not s.is_in(seat)]
            self.places = places_so_far(s)
        if rules.elimination:
            gone = dropouts(s)
            self.dropped = [seat for seat in range(s.seats) if gone & bit(seat) != 0]
        self.scores = [int(s.scores[seat]) for seat in range(s.seats)]
        self.points = [int(s.points[seat]) for seat in range(s.seats)]
        self.tops = [see_top(s, tray) for tray in range(trays)]
        self.colours = [int(s.force[tray]) for tray in range(trays)]
        self.frozen = [rules.box.frozen(s, tray) for tray in range(trays)]
        self.tray_sizes = [int(s.size[TALON + tray]) for tray in range(trays)]
        self.draw_size = s.size[DRAW_PILE]
        self.aside_size = s.size[ASIDE] if trays == 2 else 0
        self.next = next_back(s)
        self.angle = s.extra.angle()
        self.extra = s.extra.public()
        self.drawn = drawn(s)
        self.shown = on_show(s)
        self.accused = accused(s)

    @property
    def decision(self) -> str:
        """What is being asked: turn, after_draw, colour, … round_over or match_over."""
        return DECISIONS[self.phase]

    def common(self) -> dict[str, object]:
        """All of it as plain data."""
        rules = self.rules
        side = rules.box.sides[self.side]
        trays: list[dict[str, object]] = []
        for tray in range(rules.trays):
            colour = self.colours[tray]
            trays.append(
                {
                    "size": self.tray_sizes[tray],
                    "card": sight_data(rules, self.tops[tray]),
                    "colour": side.colours[colour] if colour < NO_COLOUR else None,
                    "frozen": self.frozen[tray],
                }
            )
        draw: dict[str, object] = {"size": int(self.draw_size)}
        if rules.two_sided:
            draw["back"] = face_code(rules, self.next)
        found: dict[str, object] = {
            "box": rules.box.name,
            "seats": int(self.seats),
            "round": int(self.round),
            "dealer": int(self.dealer),
            "decision": DECISIONS[self.phase],
            "asked": int(self.asked),
            "turn": int(self.turn),
            "direction": int(self.direction),
            "side": side.name,
            "draw": draw,
            "trays": trays,
            "windows": [seat for seat in range(self.seats) if self.windows & bit(seat) != 0],
            "out": self.out,
            "places": self.places,
            "dropped": self.dropped,
            "scores": self.scores,
            "points": self.points,
            "drawn": int(self.drawn),
            "shown": self.shown,
            "accused": self.accused,
            "author": int(self.author),
            "extra": self.extra,
        }
        if rules.trays == 2:
            found["aside"] = int(self.aside_size)
        if rules.balance is not None:
            found["angle"] = int(self.angle)
        return found
