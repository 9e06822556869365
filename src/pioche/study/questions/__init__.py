"""Questions that very many rounds answer: the built-in ones, and your own by flags or in a file."""

from pioche.study.questions.question import (
    Arm as Arm,
    Measure as Measure,
    Question as Question,
    QuestionError as QuestionError,
)
from pioche.study.questions.round_seen import Round as Round
