"""A whole match between bots, written down as it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pioche.bots.bot_match import ROUNDS, BotMatch
from pioche.bots.guard import Fault
from pioche.bots.loading import make_bot
from pioche.engine.options import Value
from pioche.match import Match


def play_bots(
    box: str,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, Value] | None = None,
    rounds: int = ROUNDS,
) -> tuple[Match, list[Fault]]:
    """Play a match with one bot a seat, by name; the match with its log, and what bots did wrong."""
    match = Match(box, len(bots), seed, options)
    players = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    played = BotMatch(match.state, players, act=match.act)
    played.play_match(rounds)
    return match, played.faults
