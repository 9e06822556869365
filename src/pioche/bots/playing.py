"""Bots at a match that is written down as it is played: on all its seats, or beside others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pioche.bots.bot import Bot
from pioche.bots.bot_match import ROUNDS, BotMatch
from pioche.bots.guard import Fault, Guard
from pioche.bots.loading import Player, make_bot
from pioche.engine.actions import ROUND_OVER
from pioche.engine.options import OptionError, Value
from pioche.match import Match, Seat, Seed
from pioche.sight.view import View


def play_bots(
    box: str | Match,
    bots: Sequence[Player] | Mapping[Seat, Player],
    seed: Seed = None,
    options: Mapping[str, Value] | None = None,
    rounds: int = ROUNDS,
) -> tuple[Match, list[Fault]]:
    """Play a match with one bot a seat, by name, class or object; the match, and what bots did wrong.

    In a match that is there already, bots by their seats play on until a seat without one is asked, or to the
    end of the round.
    """
    if isinstance(box, Match):
        if not isinstance(bots, Mapping):
            raise TypeError(
                f"in a match bots are given by their seats, such as {{'Bob': 'easy'}}, not {bots!r}"
            )
        company = Company(box, bots)
        company.play_on()
        return box, company.faults
    if isinstance(bots, str | Mapping) or not isinstance(bots, Sequence):
        raise TypeError(f"bots are a list, one for each seat, not {bots!r}")
    match = Match(box, len(bots), seed, options)
    players = [make_bot(bot, f"{match.seed}/{seat}") for seat, bot in enumerate(bots)]
    played = BotMatch(match.state, players, act=match.act)
    played.play_match(rounds)
    return match, played.faults


class Nobody(Bot):
    """Holds the seat of somebody who is no bot, and is never asked."""


class Company(BotMatch):
    """Bots on some seats of a match."""

    def __init__(self, match: Match, bots: Mapping[Seat, Player]) -> None:
        seats = {match.seat(who): bot for who, bot in bots.items()}
        if len(seats) < len(bots):
            raise OptionError("two bots cannot sit on one seat")
        # Made anew for each stretch, which must not repeat the chances of the one before.
        seed = f"{match.seed}/{len(match.log)}"
        made = [make_bot(seats.get(k, Nobody), f"{seed}/{k}") for k in range(len(match.names))]
        super().__init__(match.state, made, act=match.act)
        self.match = match

    def play_on(self) -> None:
        """Play until somebody who is no bot is asked, or to the end of the round."""
        s = self.state
        with Guard(self.limit, self.clock) as guard:
            while s.phase < ROUND_OVER:
                if self._others(guard):
                    continue
                if isinstance(self.bots[s.asked], Nobody):
                    return
                self._answer(guard)

    def view(self, seat: int) -> View:
        """What a bot sees, with the eyes that the match keeps."""
        return self.match.view(seat)

    def _has_offer(self, seat: int) -> bool:
        return not isinstance(self.bots[seat], Nobody) and super()._has_offer(seat)
