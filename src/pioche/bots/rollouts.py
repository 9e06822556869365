"""Looking ahead from a state: what can be done in it, and how its round could end."""

from __future__ import annotations

from collections.abc import Callable

from pioche.bots.search.rollout_policy import RolloutPolicy
from pioche.bots.search.weights_file import weights_for
from pioche.engine.actions import Answers
from pioche.engine.game import apply, legal as list_answers, offers
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.notation.moves import format_action, seat_names

Policy = Callable[[State, list[int]], int]  # which of these actions is taken in a state


def legal(state: State, calls: bool = False) -> list[int]:
    """The answers to the pending question as actions for `apply`; with calls also UNO calls and catches."""
    out = Answers()
    list_answers(state, out)
    if calls:
        offers(state, out)
    return out.as_list()


def line_of(state: State, action: int) -> str:
    """An action of a state in words, its seats called A, B, C…"""
    return format_action(state, action, seat_names(int(state.seats)), full=True)


def rollout(state: State, policy: Policy | None = None, rng: Rng | None = None) -> State:
    """How a state's round ends when it is played on: a copy at its end, with `winner` and `points`.

    A policy answers for everybody, and nobody calls or catches but by its answers. Without one a quick player
    that plays sensibly answers, which is much faster; what it leaves to chance comes from `rng`.
    """
    if not isinstance(state, State):
        raise TypeError(f"a rollout begins in a State, such as Worlds(view).deal(rng), not in {state!r}")
    end = state.copy()
    if policy is None:
        weights = weights_for(int(end.seats))
        RolloutPolicy(end.rules, weights, Rng(0) if rng is None else rng).rollout(end)
    else:
        while not end.round_over:
            apply(end, policy(end, legal(end)))
    return end
