"""The former place of `pioche.study.questions.Round`, which question files of version 0.1 import from."""

from pioche.study.questions.round_seen import *  # noqa: F403
