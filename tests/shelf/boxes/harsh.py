"""A harsh box from outside: sums that grow, drawing without end, and whoever is buried is out."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.box import Box
from pioche.engine.cards import Row, Side, coloured, numbers, wild
from pioche.engine.effects import DrawNext, Effect, FinishingDraw, FirstNames, NameColour, Reverse, SkipNext
from pioche.engine.events import CARDS_LAID_BENEATH, TURN_LOST
from pioche.engine.masks import bit, in_both
from pioche.engine.options import Options
from pioche.engine.state import State

PUT_OUT = 250  # points for a player who is put out, whatever the hand holds


class Storm(Box):
    """Large draw cards, waves that sweep a colour away, and no mercy but to be out of it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sides = [Side("light", ["coral", "sand", "kelp", "ink"], "CSKI")]
        self.defaults = {"mercy": True, "draw_until": True, "stacking": "up", "target": 1000}
        self.hand_limit = 20

    def light(self, options: Options) -> list[Row]:
        """60 numbers, 40 coloured actions, 12 wilds: as many as fit."""
        return [
            *numbers(0, 4, copies=1),
            *numbers(5, 9, copies=2),
            coloured("S", 20, 2, [SkipNext()], opening=[]),
            coloured("R", 20, 2, [Reverse()], opening=[]),
            coloured("X", 30, 1, [AllLose()], opening=None),
            coloured("+2", 20, 2, [DrawNext(2)], opening=None, finishing=[FinishingDraw(2)]),
            coloured("+4", 40, 1, [DrawNext(4)], opening=None, finishing=[FinishingDraw(4)]),
            coloured("V", 30, 2, [Wave()], opening=None),
            wild("W", 50, 4, [NameColour()], opening=[FirstNames()]),
            wild("W6", 60, 4, [NameColour(), DrawNext(6)], None, finishing=[FinishingDraw(6)]),
            wild("W10", 80, 4, [NameColour(), DrawNext(10)], None, finishing=[FinishingDraw(10)]),
        ]

    def put_out_points(self, s: State, seat: i64) -> i64:
        """The same for everybody."""
        return PUT_OUT


class AllLose(Effect):
    """Everybody else loses a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.again = True
        self.emits = [TURN_LOST]

    def run(self, s: State) -> bool:
        """Keep the turn."""
        s.again = 1
        if s.events is not None:
            for seat in s.others(s.card_player):
                s.note(TURN_LOST, seat)
        return False


class Wave(Effect):
    """The player lays every other card of its colour beneath it, but keeps one card at least."""

    def __init__(self) -> None:
        super().__init__()
        self.sheds = True
        self.emits = [CARDS_LAID_BENEATH]

    def run(self, s: State) -> bool:
        """Lay them; a hand of that colour alone keeps the card that came last."""
        if not s.is_in(s.card_player):
            return False
        cards = s.in_order(in_both(s.hand_of(s.card_player), s.rules.coloured(s.side, s.force[0])))
        swept = cards[:-1] if len(cards) == s.size[s.card_player] else cards
        if swept:
            s.lay_beneath(s.card_player, 0, swept)
            if s.size[s.card_player] == 1 and s.called == 0:
                s.uno_pending |= bit(s.card_player)
        if s.rules.strict is not None:
            s.rules.strict.shed(s, s.card_player)
        return False


BOX = Storm("storm")

WORDS = {
    "fr": """
box-storm = Tempête
    .line = Des vagues de cartes, et qui se noie sort de la manche.
colour-coral = corail
    .some = du corail
colour-sand = sable
    .some = du sable
colour-kelp = algue
    .some = de l’algue
colour-ink = encre
    .some = de l’encre
card-X = carte Calme plat
card-V = carte Vague
rules-card-X = Tous les autres passent leur tour, et tu rejoues.
rules-mercy-points = Chaque joueur hors jeu compte 250 points.
rules-card-V = Pose sous la Vague toutes tes autres cartes de sa couleur. Tu en gardes au moins une.
""",
    "en": """
box-storm = Storm
colour-coral = coral
card-V = Wave
rules-mercy-points = Every player who is put out counts 250 points.
rules-card-V = Lay all your other cards of its colour beneath the Wave. You keep at least one.
""",
}

LOOK = {
    "colours": {
        "light": {
            "coral": {"shape": "heart", "fill": "#d4553f"},
            "sand": {"shape": "circle", "fill": "#e3b84a"},
            "kelp": {"shape": "leaf", "fill": "#2f7a4f"},
            "ink": {"shape": "shield", "fill": "#27418f"},
        }
    },
    "signs": {"V": "M8 62 Q28 20 50 50 T92 46 V84 H8 Z", "X": "0"},
    "tables": {"light": ["#23607a", "#0c2533"]},
    "picture": {"ground": ["#23607a", "#0c2533"], "cards": ["C+4", "KV", "W10"]},
}
