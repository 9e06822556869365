"""The former place of `pioche.study.questions`, which question files of version 0.1 import from."""

from pioche.study.questions.question import *  # noqa: F403
