"""Whole rounds and matches at full speed, by players who are compiled with the engine."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    NEXT,
    RESPOND,
    ROUND_OVER,
    TABLE,
    TURN,
    Answers,
    action,
    seat_of,
    simple,
    verb_of,
)
from pioche.engine.deal import new_match
from pioche.engine.game import apply, apply_listed
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.rounds.players import RandomPlayer, player_of
from pioche.rounds.stats import VERB_AND_SEAT, RoundStats
from pioche.rounds.watcher import Watcher


class Tally:
    """What was counted while playing.

    rounds, matches   played, the last match of a request perhaps not to its end;
    voids             rounds that nobody won (R22, R96);
    turns             turns that came up, automatic passes included;
    decisions         questions answered; a catch is no answer to a question;
    responses         wild draw cards answered, of which `challenges` were challenged (§1.9);
    windows           turns that began with a missed call open (§1.8), of which `catches` were caught;
    points            written on the pad, all seats together.
    """

    def __init__(self) -> None:
        self.rounds: i64 = 0
        self.matches: i64 = 0
        self.voids: i64 = 0
        self.turns: i64 = 0
        self.decisions: i64 = 0
        self.responses: i64 = 0
        self.challenges: i64 = 0
        self.windows: i64 = 0
        self.catches: i64 = 0
        self.points: i64 = 0


def play_round(
    s: State, player: RandomPlayer, tally: Tally, log: list[int] | None, watcher: Watcher | None = None
) -> None:
    """Play the round of a dealt state to its end; a log and a watcher get every action."""
    if isinstance(watcher, RoundStats) and watcher.takes_fast_path(s):
        play_fast(s, player, tally, log, watcher)
        return
    decisions: i64 = 0
    ours = type(player) is RandomPlayer  # what others choose is checked
    outsiders = s.rules.outsiders
    if watcher is not None:
        watcher.begin(s)
    while s.phase < ROUND_OVER:
        if s.uno_pending != 0 and s.phase == TURN:
            tally.windows += 1
            caught = player.catches(s)
            if caught >= 0:
                a = action(CATCH, s.asked, target=caught)
                if log is not None:
                    log.append(a)
                if watcher is not None:
                    watcher.before(s, a)
                apply(s, a)
                if watcher is not None:
                    watcher.after(s, a)
                tally.catches += 1
                continue  # a catch may take the last cards and so end the turn
        a = -1
        if outsiders is not None and s.phase == TURN:
            a = player.steps_in(s, outsiders)
        listed = a < 0
        if listed:
            a = player.choose(s)
        verb = verb_of(a)
        if verb == ACCEPT:
            tally.responses += 1
        elif verb == CHALLENGE:
            tally.responses += 1
            tally.challenges += 1
        if log is not None:
            log.append(a)
        if watcher is not None:
            watcher.before(s, a)
        if listed and ours:
            apply_listed(s, a)
        else:
            apply(s, a)
        if watcher is not None:
            watcher.after(s, a)
        decisions += 1
    if watcher is not None:
        watcher.end(s, decisions)
    count_round(s, tally, decisions)


def play_fast(s: State, player: RandomPlayer, tally: Tally, log: list[int] | None, stats: RoundStats) -> None:
    """The fast path of statistics, which see few actions; a loop of its own, as the other is hot."""
    decisions: i64 = 0
    ours = type(player) is RandomPlayer
    outsiders = s.rules.outsiders
    stats.begin(s)
    acts = stats.acts
    windows, side = s.uno_pending, s.side
    while s.phase < ROUND_OVER:
        if s.uno_pending == 0:
            windows = 0
        else:
            if s.uno_pending & ~windows != 0:
                stats.missed(s.uno_pending & ~windows)
            windows = s.uno_pending
            if s.phase == TURN:
                tally.windows += 1
                caught = player.catches(s)
                if caught >= 0:
                    a = action(CATCH, s.asked, target=caught)
                    if log is not None:
                        log.append(a)
                    stats.caught(s, a)
                    apply(s, a)
                    tally.catches += 1
                    continue
        a = -1
        if outsiders is not None and s.phase == TURN:
            a = player.steps_in(s, outsiders)
        listed = a < 0
        if listed:
            a = player.choose(s)
        if s.phase == RESPOND:
            verb = verb_of(a)
            if verb == ACCEPT:
                tally.responses += 1
            elif verb == CHALLENGE:
                tally.responses += 1
                tally.challenges += 1
            stats.responded(s, verb)
        if log is not None:
            log.append(a)
        at = a & VERB_AND_SEAT
        acts[at] += 1
        if listed and ours:
            apply_listed(s, a)
        else:
            apply(s, a)
        if s.side != side:
            side = s.side
            stats.flipped(s, seat_of(a))
        decisions += 1
    stats.end(s, decisions)
    count_round(s, tally, decisions)


def count_round(s: State, tally: Tally, decisions: i64) -> None:
    """Count a round that is over."""
    tally.decisions += decisions
    tally.rounds += 1
    tally.turns += s.turns
    if s.winner < 0:
        tally.voids += 1
    seat: i64 = 0
    while seat < s.seats:
        tally.points += s.points[seat]
        seat += 1


def play_match(
    rules: Rules,
    seed: str,
    most: i64,
    tally: Tally,
    log: list[int] | None = None,
    watcher: Watcher | None = None,
    player: RandomPlayer | None = None,
    out: Answers | None = None,
) -> State:
    """Play a match to its end, or to the end of its round number `most`; the state it ended in."""
    s = new_match(rules, seed)
    if player is None:
        player = player_of(s.key, out)
    tally.matches += 1
    play_round(s, player, tally, log, watcher)
    while s.phase == ROUND_OVER and s.round < most:
        a = simple(NEXT, TABLE)
        if log is not None:
            log.append(a)
        apply(s, a)
        play_round(s, player, tally, log, watcher)
    return s


def play_rounds(
    rules: Rules,
    seed: str,
    rounds: i64,
    tally: Tally,
    logs: list[list[int]] | None = None,
    stats: RoundStats | None = None,
) -> None:
    """Play so many rounds, in matches one after the other; match k has the seed `seed/k` and logs[k].

    Statistics number the matches on from their `game`.
    """
    number = 0
    left = rounds
    out = Answers()
    while left > 0:
        log: list[int] | None = None
        if logs is not None:
            log = []
            logs.append(log)
        s = play_match(rules, f"{seed}/{number}", left, tally, log, stats, None, out)
        if stats is not None:
            stats.game += 1
        left -= s.round
        number += 1


def copy_often(states: list[State], times: i64) -> None:
    """Copy every state so many times, for measuring `copy()` alone."""
    while times > 0:
        for s in states:
            s.copy()
        times -= 1


def copy_and_apply_often(states: list[State], answers: list[int], times: i64) -> None:
    """Copy every state so many times and apply its answer to the copy, for measuring one step of a search."""
    while times > 0:
        for k in range(len(states)):
            apply(states[k].copy(), answers[k])
        times -= 1
