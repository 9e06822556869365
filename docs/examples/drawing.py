"""A question of one's own: how many cards does the winner of a round draw, and how many the others?

pioche study docs/examples/drawing.py
"""

from pioche.study.questions import Arm, Measure, Question, Round


def drawn(r: Round) -> dict[str, float] | None:
    """Cards that the winner has taken, and the mean of the others."""
    if r.void:
        return None
    others = sum(r.drawn) - r.drawn[r.winner]
    return {"winner": r.drawn[r.winner], "others": others / (r.players - 1)}


question = Question(
    "drawing",
    (Arm("classic"), Arm("flip", box="flip"), Arm("draw until it fits", options={"draw_until": True})),
    (Measure("cards drawn", drawn),),
    deals=2000,
    paired=False,  # the tables have other decks
)
