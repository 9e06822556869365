"""Whole rounds and matches at full speed, by random players who take what `legal` lists."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    DRAW,
    NEXT,
    PLACE,
    PLACE_STEP,
    PLAY,
    RESPOND,
    ROUND_OVER,
    TABLE,
    TURN,
    Answers,
    action,
    seat_of,
    simple,
    verb_of,
    with_uno,
)
from pioche.engine.deal import new_match
from pioche.engine.game import apply, apply_listed, legal
from pioche.engine.house.base import Outsiders
from pioche.engine.listing import some_play
from pioche.engine.masks import bit
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.sheet import VERB_AND_SEAT, Sheet
from pioche.engine.state import State
from pioche.engine.watching import Watcher


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


class RandomPlayer:
    """Answers uniformly but lays a card whenever it can; forgets and catches UNO half the time."""

    def __init__(self, rng: Rng, out: Answers | None = None) -> None:
        self.rng = rng
        self.out = out if out is not None else Answers()  # a list may be used again for another match

    def catches(self, s: State) -> i64:
        """The seat that the one about to act catches now, or -1."""
        if self.rng.next32() & 1 != 0:
            return -1
        return self.forgetful(s)

    def forgetful(self, s: State) -> i64:
        """The first seat whose call the one about to act could miss, or -1."""
        seat: i64 = 0
        while seat < s.seats:
            if s.uno_pending & bit(seat) != 0 and seat != s.asked:
                return seat
            seat += 1
        return -1

    def steps_in(self, s: State, outsiders: Outsiders) -> i64:
        """What a seat out of turn does, each being asked once in turn order; -1 if nobody does anything."""
        out = self.out
        out.n = 0
        outsiders.offers(s, out)
        k: i64 = 0
        while k < out.n:
            seat = seat_of(out.items[k])
            end = k
            while end < out.n and seat_of(out.items[end]) == seat:
                end += 1
            pick = self.rng.below(end - k + 1)  # one of them, or none
            if pick < end - k:
                return out.items[k + pick]
            k = end
        return -1

    def choose(self, s: State) -> i64:
        """An answer to the pending question."""
        if s.phase == TURN and not s.rules.doubles:
            a = some_play(s, self.rng)
            if a < 0:
                return simple(DRAW, s.asked)  # who could do neither would have been passed over
            return self.called(s, a)
        if s.phase == PLACE_STEP:
            return simple(PLACE, s.asked)  # the only answer there is (§7.8)
        return self.listed(s)

    def listed(self, s: State) -> i64:
        """One of the answers that are listed."""
        out = self.out
        legal(s, out)
        items = out.items  # looked up once: every look costs when compiled
        plays = out.n
        # Plays are listed first and DRAW or KEEP last, so what can be laid is found from the end.
        while plays > 0 and verb_of(items[plays - 1]) != PLAY:
            plays -= 1
        if plays == 0:
            return items[self.rng.below(out.n)] if out.n > 1 else items[0]
        return self.called(s, items[self.rng.below(plays)] if plays > 1 else items[0])

    def called(self, s: State, a: i64) -> i64:
        """A play, with the call that it needs or without."""
        if s.size[s.asked] == 2 and self.rng.next32() & 1 != 0:
            return with_uno(a)
        return a


def random_player(seed: str) -> RandomPlayer:
    """The player who sits on every seat of the match with this seed, with a random stream of its own."""
    return player_of(match_key(seed), None)


def player_of(key: bytes, out: Answers | None) -> RandomPlayer:
    """The same by the key of the match."""
    return RandomPlayer(stream(key, 0, b"players"), out)


def play_round(
    s: State, player: RandomPlayer, tally: Tally, log: list[int] | None, watcher: Watcher | None = None
) -> None:
    """Play the round of a dealt state to its end; a log is given every action, and a watcher sees it."""
    if isinstance(watcher, Sheet) and watcher.can_follow(s):
        follow_round(s, player, tally, log, watcher)
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


def follow_round(s: State, player: RandomPlayer, tally: Tally, log: list[int] | None, sheet: Sheet) -> None:
    """The same for a sheet that need not be told of every action; a loop of its own, as the other is hot."""
    decisions: i64 = 0
    ours = type(player) is RandomPlayer
    outsiders = s.rules.outsiders
    sheet.begin(s)
    acts = sheet.acts
    windows, side = s.uno_pending, s.side
    while s.phase < ROUND_OVER:
        if s.uno_pending == 0:
            windows = 0
        else:
            if s.uno_pending & ~windows != 0:
                sheet.missed(s.uno_pending & ~windows)
            windows = s.uno_pending
            if s.phase == TURN:
                tally.windows += 1
                caught = player.catches(s)
                if caught >= 0:
                    a = action(CATCH, s.asked, target=caught)
                    if log is not None:
                        log.append(a)
                    sheet.caught(s, a)
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
            sheet.responded(s, verb)
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
            sheet.flipped(s, seat_of(a))
        decisions += 1
    sheet.end(s, decisions)
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
    sheet: Sheet | None = None,
) -> None:
    """Play so many rounds, in matches one after the other; match k has the seed `seed/k` and logs[k].

    A sheet numbers the matches on from its `game`.
    """
    number = 0
    left = rounds
    out = Answers()
    while left > 0:
        log: list[int] | None = None
        if logs is not None:
            log = []
            logs.append(log)
        s = play_match(rules, f"{seed}/{number}", left, tally, log, sheet, None, out)
        if sheet is not None:
            sheet.game += 1
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
