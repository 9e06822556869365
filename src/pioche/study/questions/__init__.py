"""Questions that very many rounds answer: the built-in ones, and your own by flags or in a file."""

from pioche.study.questions.question import Arm, Measure, Question, QuestionError
from pioche.study.questions.round_seen import Round

__all__ = ["Arm", "Measure", "Question", "QuestionError", "Round"]
