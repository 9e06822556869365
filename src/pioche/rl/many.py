"""Many games side by side, stepped by one compiled loop that writes directly into shared rows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.actions import ROUND_OVER, Answers
from pioche.engine.deal import new_match
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.rl.encoder import encode
from pioche.rl.episode import Episode
from pioche.rl.layout import PASS_AT, Layout
from pioche.rl.rewards import MATCH, MOST_ROUNDS, reward
from pioche.rl.tables import Tables, unit

# What follows a finished game: the next starts at once, with the next step, or on request.
SAME_STEP: Final = 0
NEXT_STEP: Final = 1
DISABLED: Final = 2
# Whether the last step ended a game.
RUNNING: Final = 0
TERMINATED: Final = 1
TRUNCATED: Final = 2


class Many:
    """Games of one table; game k plays the matches with the seeds `seed/k/0`, `seed/k/1`, …"""

    def __init__(self, rules: Rules, games: int, seed: str, kind: int, mode: int) -> None:
        self.rules = rules
        self.layout = Layout(rules.box, int(rules.seats))
        self.tables = Tables(rules, self.layout)
        self.games: i64 = games
        self.kind: i64 = kind
        self.mode: i64 = mode
        players = int(rules.seats)
        self.players: i64 = players
        self.rows = vec[i64]([0] * (games * int(self.tables.row_words)))
        self.masks = vec[i64]([0] * (games * int(self.tables.mask_words)))
        self.seats = vec[i64]([0] * games)
        self.rewards = vec[float]([0.0] * (games * players))
        self.ended = vec[i64]([RUNNING] * games)
        self.picked = vec[i64]([0] * games)  # actions chosen by `sample`
        self.meant = vec[i64]([0] * games)
        self.seed = seed
        self.dealt: list[int] = [0] * games  # how many matches each game has started
        self.acted: list[list[int]] = [[] for _ in range(games)]  # the actions in each since then, by number
        self.rng = stream(match_key(seed), 0, b"sample")
        self.out = Answers()  # shared, as only one game uses it at a time
        self.episodes: list[Episode] = []
        for game in range(games):
            s = new_match(rules, self.next_seed(game))
            tables = self.tables if s.rules is rules else Tables(s.rules, self.layout)
            self.episodes.append(Episode(tables, s, -1, self.out))
            self.show(game)

    def next_seed(self, game: int) -> str:
        """The seed of the next match of a game."""
        number = self.dealt[game]
        self.dealt[game] = number + 1
        return f"{self.seed}/{game}/{number}"

    def restart(self, game: i64) -> None:
        """Start the next match of a game."""
        s = new_match(self.rules, self.next_seed(int(game)))
        self.acted[game] = []
        tables = self.tables
        if s.rules is not self.rules:
            tables = Tables(s.rules, self.layout)
        self.episodes[game].take(tables, s)

    def begin(self, game: int) -> None:
        """Start the next match of a game and show it."""
        self.restart(game)
        self.clear(game)
        self.show(game)

    def clear(self, game: i64) -> None:
        """Reset the outcome of a game's last step."""
        self.ended[game] = RUNNING
        at = game * self.players
        end = at + self.players
        while at < end:
            self.rewards[at] = 0.0
            at += 1

    def show(self, game: i64) -> None:
        """Write the observation and the mask of the seat that acts."""
        episode = self.episodes[game]
        seat = episode.seat
        if seat < 0:
            seat = self.seats[game]  # the game is over: show what the last seat to act sees
        self.seats[game] = seat
        encode(episode.s, episode.memory, seat, episode.speaks, self.rows, game * self.tables.row_words)
        at = game * self.tables.mask_words
        episode.write_mask(self.masks, at)
        if episode.seat < 0:
            self.masks[at] |= unit(PASS_AT)  # some choice, which is ignored

    def step(self, actions: bytes) -> int:
        """Carry out one action in every game, two bytes each; -1, or the first game that refuses its action.

        If one refuses, no action is carried out. A game that is over accepts anything, unless it waits for a
        restart.
        """
        meant = self.meant
        game: i64 = 0
        while game < self.games:
            episode = self.episodes[game]
            a = episode.meaning(number_in(actions, game))
            if a < 0 and (episode.seat >= 0 or self.mode == DISABLED):
                return int(game)
            meant[game] = a
            game += 1
        game = 0
        while game < self.games:
            episode = self.episodes[game]
            if self.ended[game] != RUNNING:
                self.clear(game)
            if episode.seat < 0:
                self.restart(game)
            else:
                self.act(game, number_in(actions, game), meant[game])
            self.show(game)
            game += 1
        return -1

    def act(self, game: i64, number: i64, a: i64) -> None:
        """Carry out an action of a game, given by its number and by what it means."""
        self.acted[game].append(int(number))
        episode = self.episodes[game]
        episode.act(a)
        if episode.seat < 0:
            self.finish(game, episode)

    def finish(self, game: i64, episode: Episode) -> None:
        """A round is over: deal the next of the match, or pay the rewards and perhaps restart."""
        s = episode.s
        ended: i64 = TERMINATED
        if self.kind == MATCH:
            while s.phase == ROUND_OVER and s.round < MOST_ROUNDS and episode.seat < 0:
                episode.next_round()
            if episode.seat >= 0:
                return
            if s.phase == ROUND_OVER:
                ended = TRUNCATED
        self.ended[game] = ended
        seat: i64 = 0
        at = game * self.players
        while seat < self.players:
            self.rewards[at] = reward(s, self.kind, seat)
            seat += 1
            at += 1
        if self.mode == SAME_STEP:
            self.restart(game)

    def sample(self) -> None:
        """Choose an action on offer for every game, all equally likely."""
        rng = self.rng
        picked = self.picked
        game: i64 = 0
        while game < self.games:
            episode = self.episodes[game]
            number: i64 = PASS_AT
            if episode.seat >= 0:
                number = episode.number_at(rng.below(episode.offered))
            picked[game] = number
            game += 1

    def resume(
        self,
        rng: Rng,
        dealt: list[int],
        acted: list[list[int]],
        seats: list[int],
        ended: list[int],
        rewards: list[float],
    ) -> None:
        """Deal the matches that were written down, and play them up to where they were."""
        self.rng = rng
        for game in range(self.games):
            self.dealt[game] = dealt[game] - 1
            self.restart(game)
            for number in acted[game]:
                self.act(game, number, self.episodes[game].meaning(number))
            self.seats[game] = seats[game]
            self.ended[game] = ended[game]
            self.show(game)
        for k in range(len(rewards)):
            self.rewards[k] = rewards[k]


def number_in(actions: bytes, game: i64) -> i64:
    """The action number of a game, low byte first."""
    at = 2 * game
    low: i64 = actions[at]
    at += 1
    high: i64 = actions[at]
    return low | (high << 8)
