"""The former place of `pioche.study.questions.Round`, which question files of version 0.1 import from."""

from pioche.study.questions import Round

__all__ = ["Round"]
