"""Sentences about a player called You, put the way one speaks to that player."""

from __future__ import annotations

import re
from typing import Final

IRREGULAR: Final = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
# Verbs of the told events; no other word after `You` may change.
REGULAR: Final = (
    "calls",
    "catches",
    "chooses",
    "deals",
    "draws",
    "keeps",
    "lays",
    "loses",
    "names",
    "passes",
    "pays",
    "places",
    "plays",
    "shows",
    "takes",
    "wins",
)
ENDING_IN_ES: Final = ("catches", "passes")
_WORDS: Final = re.compile(r"\b[a-z]+\b")


def in_second_person(sentence: str) -> str:
    """The sentence with `you` in its place and the verbs that go with it.

    >>> in_second_person("You goes out and wins the round.")
    'You go out and win the round.'
    >>> in_second_person("B catches You, who has not called UNO.")
    'B catches you, who have not called UNO.'
    """
    # Clause by clause: the verbs are mine where I am the subject, and in what follows with `and`.
    clauses: list[str] = []
    mine = addressed = False
    for clause in re.split(r"(?<=[,:]) | (?=who )", sentence):
        mine = clause.startswith("You ") or (mine and clause.startswith("and "))
        if mine or (addressed and clause.startswith("who ")):
            clause = _WORDS.sub(lambda found: _mine(found[0]), clause)
        addressed = not mine and re.search(r"\bYou\b", clause) is not None
        clauses.append(clause)
    return re.sub(r"(?<!^)\bYou\b", "you", " ".join(clauses))


def _mine(verb: str) -> str:
    if verb in REGULAR:
        return verb[: -2 if verb in ENDING_IN_ES else -1]
    return IRREGULAR.get(verb, verb)
