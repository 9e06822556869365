"""How often does somebody lose with a single card in hand?

pioche study docs/examples/nearly.py
"""

from pioche.study.questions import Arm, Measure, Question, Round


def nearly(r: Round) -> float | None:
    """Whether anybody but the winner held one card at the end."""
    return None if r.void else 100.0 * (1 in r.left)


question = Question(
    "nearly",
    tuple(Arm(f"{box} {n}", box, n, line=box, at=n) for box in ("classic", "tippo") for n in (2, 3, 4, 6, 8)),
    (Measure("rounds lost with one card", nearly, unit="%"),),
    deals=4000,
    paired=False,
)
