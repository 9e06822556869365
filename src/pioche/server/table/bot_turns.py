"""What happens when it is a bot's turn, when one may step in, or when the clock answers (H16)."""

from __future__ import annotations

import contextlib
import logging

from pioche.engine.defaults import default_answer
from pioche.server.table import pacing
from pioche.server.table.deciding import Plan, chosen
from pioche.server.table.minds import Minds
from pioche.server.table.run import Run
from pioche.server.table.table import Table
from pioche.sight.choices import choice_of

logger = logging.getLogger("pioche.server")


def default(run: Run, seat: int) -> Plan:
    """The default answer (H16)."""
    return chosen(run, seat, choice_of(run.state, default_answer(run.state)), "clock")


def _by(table: Table, seat: int) -> str:
    return "stand_in" if table.chairs[seat].away else "bot"


def bot_answer(table: Table, minds: Minds, run: Run, seat: int) -> Plan:
    """A bot's answer; the default one if it has none that can be used."""
    for answer in minds.answers(table, run, seat):
        try:
            return chosen(run, seat, answer(), _by(table, seat))
        except Exception:
            logger.exception("table %s: the bot on seat %d did not answer", table.code, seat)
    for choice in [choice_of(run.state, default_answer(run.state)), *run.view(seat).choices]:
        with contextlib.suppress(Exception):  # a card whose effect fails is not the only one
            return chosen(run, seat, choice, "clock")
    return default(run, seat)


def stepping_in(table: Table, minds: Minds, run: Run) -> Plan | None:
    """Ask the bots whether they call, catch or jump in; what the first does that does."""
    for seat in pacing.bots_with_offers(table, run.state):
        try:
            choice = minds.step_in(table, run, seat)
            if choice is not None:
                return chosen(run, seat, choice, _by(table, seat))
        except Exception:
            logger.exception("table %s: the bot on seat %d stumbled", table.code, seat)
    return None
