"""Play a contest: bots against each other on the same deals and in every seat."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import chain

from pioche.study.arena.contest import Contest
from pioche.study.arena.deals import DealPlayer
from pioche.study.arena.ledger import Ledger
from pioche.study.arena.standing import Standing
from pioche.study.workers.crew import ALONE, Crew, carried_out


def arena(
    contest: Contest,
    crew: Crew = ALONE,
    *,
    until_sure: bool = False,
    ledger: Ledger | None = None,
    progress: Callable[[Standing], None] | None = None,
) -> Standing:
    """Play a contest, or go on with what a ledger has of it; `progress` is called after every deal.

    The result depends on the contest alone, and on whether it stops as soon as the order of the bots is sure:
    not on who plays it, nor on whether it was interrupted.
    """
    standing = Standing(contest)
    known = [] if ledger is None else ledger.deals[: contest.deals]
    DealPlayer(contest)  # raises a BotError before any worker starts
    with closing(carried_out(partial(DealPlayer, contest), range(len(known), contest.deals), crew)) as fresh:
        for deal in chain(known, fresh):
            if ledger is not None and deal.number >= len(ledger.deals):
                ledger.keep(deal)
            standing.add(deal)
            if progress is not None:
                progress(standing)
            if until_sure and standing.order.sure:
                break
    return standing
