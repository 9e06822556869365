"""One deal of a contest, played by every line-up in every rotation of the seats."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.bots.bot_match import BotMatch
from pioche.bots.loading import bot_class, make_bot
from pioche.engine.deal import new_match
from pioche.engine.state import State
from pioche.study.arena.contest import Contest


@dataclass(frozen=True)
class Game:
    """How one game ended: the seats that have won, and everybody's points."""

    winners: tuple[int, ...]
    points: tuple[int, ...]


@dataclass
class FaultLine:
    """One kind of fault of one bot: how often, and where it was seen first."""

    bot: str
    reason: str
    times: int
    deal: int
    seat: int
    round: int
    decision: str


@dataclass(frozen=True)
class Deal:
    """What one deal came to: its games, by line-up, and by rotation within each."""

    number: int
    games: tuple[Game, ...]
    faults: tuple[FaultLine, ...] = ()


class DealPlayer:
    """Plays deals; each process makes its own, as rules cannot be sent."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.rules = contest.rules()
        self.lineups = contest.lineups()
        for bot in contest.bots:
            bot_class(bot)  # complain before the first game

    def __call__(self, number: int) -> Deal:
        """Play this deal in every line-up and rotation."""
        games: list[Game] = []
        faults: dict[tuple[str, str], FaultLine] = {}
        for lineup in self.lineups:
            for turn in range(len(lineup)):
                games.append(self._play_game(number, turn, lineup[turn:] + lineup[:turn], faults))
        return Deal(number, tuple(games), tuple(faults.values()))

    def _play_game(
        self, deal: int, turn: int, seats: tuple[str, ...], faults: dict[tuple[str, str], FaultLine]
    ) -> Game:
        seed = f"{self.contest.seed}/{deal}"
        s = new_match(self.rules, seed, None, True)
        bots = [make_bot(bot, f"{seed} {turn} {seat}") for seat, bot in enumerate(seats)]
        for bot in bots:
            bot.whole_match = self.contest.match
        played = BotMatch(s, bots, self.contest.limit)
        if self.contest.match:
            played.play_match()
        else:
            played.play_round()
        for fault in played.faults:
            key = (fault.bot, fault.reason)
            if key in faults:
                faults[key].times += 1
            else:
                faults[key] = FaultLine(*key, 1, deal, fault.seat, fault.round, fault.decision)
        points = s.scores if self.contest.match else s.points
        return Game(self._winners(s), tuple(int(points[seat]) for seat in range(s.seats)))

    def _winners(self, s: State) -> tuple[int, ...]:
        """The seats that have won; partners win together, and in `low` a match can be shared."""
        if self.contest.match:
            return tuple(seat for seat in range(s.seats) if s.champions >> seat & 1)
        if s.winner < 0:
            return ()
        teams = s.rules.teams
        return (int(s.winner),) if teams is None else (int(s.winner), int(teams.partner(s.winner)))
