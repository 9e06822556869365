"""Reasons: why one answer is better than another, from what differed most in the games tried."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from pioche.bots.bot import own_faces
from pioche.coach.trials import Trials, Way, carry_out
from pioche.engine.actions import ACCEPT, CHALLENGE, PLAY, RESPOND, ROUND_OVER, TURN
from pioche.engine.cards import NO_COLOUR
from pioche.engine.game import apply
from pioche.engine.state import State
from pioche.engine.turn import can_lay
from pioche.sight.view import View

Kind = Literal[
    "only", "out", "call", "challenge", "accept", "rival", "lacks", "stuck", "follow", "fewer", "kept",
    "more", "close",
]  # fmt: skip
# The least difference that is worth mentioning.
RIVAL: Final = 0.05  # in the chance of another player to win
UNABLE: Final = 0.15  # in how often the next player can do nothing
FOLLOW: Final = 0.15  # in how often one can play on oneself
CARDS: Final = 0.6  # in the cards in one's own hand
CLEAR: Final = 0.03  # in the chance to win, for an answer to count as better at all
GAMES: Final = 150  # number of games to watch turn by turn
STEPS: Final = 400  # answers after which to stop waiting for one's own next turn


@dataclass(frozen=True)
class Reason:
    """What made the difference; `words.py` puts it in words. Numbers are hundredths, or tenths of cards."""

    kind: Kind
    player: int = -1
    cards: int = 0
    colour: int = -1
    side: int = 0
    handle: int = 0
    much: int = 0
    instead: int = 0


def reason_for(view: View, trials: Trials, best: Way, other: Way) -> Reason:
    """Why `best` does better than `other`."""
    one, two = watch(trials, [best, other])
    if one.over == one.games and best.choice is not None and best.choice.verb == PLAY:
        return Reason("out")
    if _only_called(best, other):
        return Reason("call")
    odds = _odds(view, best, one)
    if odds is not None:
        return odds
    found = [
        *_rival(view, best, other),
        *_unable(view, one, two),
        *_follow(one, two),
        *_fewer(one, two),
        *_kept(view, best, other),
    ]
    if found:
        return max(found, key=lambda pair: pair[0])[1]
    return Reason("more" if best.mean - other.mean >= CLEAR else "close")


def _only_called(best: Way, other: Way) -> bool:
    """Whether the two lay the same card and only the call was forgotten (R33)."""
    one, two = best.choice, other.choice
    return one is not None and two is not None and one.uno and not two.uno and one.handle == two.handle


def _odds(view: View, best: Way, facts: Facts) -> Reason | None:
    """The chance of a bluff, as the reason to challenge or not."""
    if best.choice is None or not facts.judged or best.choice.verb not in (ACCEPT, CHALLENGE):
        return None
    much = round(100 * facts.share(facts.guilty, facts.judged))
    kind: Kind = "challenge" if best.choice.verb == CHALLENGE else "accept"
    return Reason(kind, player=int(view.author), much=much, cards=len(view.hands[view.author]))


def _rival(view: View, best: Way, other: Way) -> list[tuple[float, Reason]]:
    """Another player wins less often; with two players this says nothing new."""
    found: list[tuple[float, Reason]] = []
    if view.seats == 2:
        return found
    for seat in range(view.seats):
        less = other.winners.get(seat, 0) / len(other.won)
        much = best.winners.get(seat, 0) / len(best.won)
        if seat != view.viewer and less - much >= RIVAL:
            cards = len(view.hands[seat])
            told = Reason("rival", seat, cards, much=round(100 * much), instead=round(100 * less))
            # It says little about a player who holds many cards.
            weight = 1.0 if cards <= 3 else 0.5
            found.append((weight * (less - much) / RIVAL, told))
    return found


def _unable(view: View, one: Facts, two: Facts) -> list[tuple[float, Reason]]:
    """The next player can do less: lacks the colour, or has nothing that fits."""
    found: list[tuple[float, Reason]] = []
    if not one.turns or not two.turns:
        return found
    shares: list[tuple[Kind, float, float]] = [
        ("lacks", one.share(one.lacking, one.turns), two.share(two.lacking, two.turns)),
        ("stuck", one.share(one.stuck, one.turns), two.share(two.stuck, two.turns)),
    ]
    for kind, a, b in shares:
        if a - b >= UNABLE and (kind == "stuck" or one.colour < NO_COLOUR):
            told = Reason(
                kind,
                player=one.follower,
                colour=one.colour if kind == "lacks" else -1,
                side=int(view.side),
                much=round(100 * a),
                instead=round(100 * b),
            )
            found.append(((a - b) / UNABLE + (0.2 if kind == "lacks" else 0.0), told))
    return found


def _follow(one: Facts, two: Facts) -> list[tuple[float, Reason]]:
    """One can lay something oneself when the turn comes back."""
    a, b = one.share(one.follow, one.back), two.share(two.follow, two.back)
    if a - b < FOLLOW or not two.back:
        return []
    return [((a - b) / FOLLOW, Reason("follow", much=round(100 * a), instead=round(100 * b)))]


def _fewer(one: Facts, two: Facts) -> list[tuple[float, Reason]]:
    """One holds fewer cards by then."""
    a, b = one.share(one.held, one.back), two.share(two.held, two.back)
    if b - a < CARDS or not one.back:
        return []
    return [((b - a) / CARDS, Reason("fewer", much=round(10 * a), instead=round(10 * b)))]


def _kept(view: View, best: Way, other: Way) -> list[tuple[float, Reason]]:
    """A wild, or another card with an effect, is kept for later."""
    if other.choice is None or other.choice.verb != PLAY or best.choice is None:
        return []
    faces = own_faces(view)
    handle = int(other.choice.handle)
    face, mine = faces.get(handle), faces.get(int(best.choice.handle))
    if face is None or face is mine or not face.wild or (mine is not None and mine.wild):
        return []
    return [(1.5, Reason("kept", handle=handle, side=int(view.side)))]


# What the games say


@dataclass
class Facts:
    """Counts over the games watched after one answer."""

    games: int = 0
    over: int = 0  # games in which the answer ended the round in one's favour
    follower: int = -1  # who is asked next most often
    asked_next: dict[int, int] = field(default_factory=dict)
    turns: int = 0  # games in which another player's turn came next
    stuck: int = 0  # of these, games in which nothing could be laid
    lacking: int = 0  # of these, games in which no card of the colour in force was held
    colour: int = NO_COLOUR  # that colour
    back: int = 0  # games in which one's own next turn came
    follow: int = 0  # of these, games in which one could lay something
    held: int = 0  # cards held then, added up over all games
    guilty: int = 0  # games in which the draw card to answer was a bluff
    judged: int = 0  # games in which this was checked

    def share(self, part: int, whole: int) -> float:
        """One count as a share of another; 0 if there are none."""
        return part / whole if whole else 0.0


def watch(trials: Trials, ways: list[Way], games: int = GAMES) -> list[Facts]:
    """Continue each of these ways in the same games, and count what happens until one's next turn."""
    found = [Facts() for _ in ways]
    for number in range(games):
        world = trials.deal()
        rng = trials.coach.rng.copy()
        trials.coach.rng.next32()
        for way, facts in zip(ways, found, strict=True):
            trials.coach.policy.rng = rng.copy()
            _watch_one(trials, way, facts, world.copy(), number)
    for facts in found:
        if facts.asked_next:
            facts.follower = max(facts.asked_next, key=facts.asked_next.__getitem__)
    return found


def _watch_one(trials: Trials, way: Way, facts: Facts, s: State, number: int) -> None:
    seat, policy = trials.seat, trials.coach.policy
    facts.games += 1
    if s.phase == RESPOND and s.asked == seat:
        judge = s.program[s.step - 1].judge
        if judge is not None:
            facts.judged += 1
            facts.guilty += judge.guilty(s, s.top(s.tray), s.accused, s.before)
    if way.choice is not None:
        carry_out(s, seat, way.choice, number % 2 == 0)
    if s.phase >= ROUND_OVER:
        facts.over += bool(trials.equity.of(s))
        return
    while s.phase != TURN and s.phase < ROUND_OVER and s.asked == seat:
        apply(s, policy.choose(s))  # what belongs to the same answer, as the colour of a wild
    if s.phase == TURN and s.asked != seat:
        _next_player(trials, facts, s)
    for _ in range(STEPS):
        if s.phase >= ROUND_OVER:
            return
        if s.phase == TURN and s.asked == seat:
            break
        if s.uno_pending != 0:
            policy.call_uno(s)
        else:
            apply(s, policy.choose(s))
    facts.back += 1
    facts.follow += can_lay(s, seat)
    facts.held += int(s.size[seat])


def _next_player(trials: Trials, facts: Facts, s: State) -> None:
    """Whether the one who comes next can do something."""
    after, policy = int(s.asked), trials.coach.policy
    facts.asked_next[after] = facts.asked_next.get(after, 0) + 1
    facts.turns += 1
    facts.stuck += not can_lay(s, after)
    colour = int(s.force[0])
    if s.rules.trays == 1 and colour < NO_COLOUR:
        policy.count_colours(s, after)
        facts.colour = colour
        facts.lacking += int(policy.colours[colour]) == 0
