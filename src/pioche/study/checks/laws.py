"""The laws: what holds in every box, at every table and at every moment (§12).

Each law is a function that plays a game from a few numbers and raises Broken where the law does not hold. The
tests call them with all kinds of numbers for our boxes, and `pioche box check` for anybody's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from pioche.engine.actions import (
    AFTER_DRAW,
    AIM,
    CATCH,
    DRAW,
    HOST_TAKE,
    KEEP,
    LAY_UNDER,
    MATCH_OVER,
    MOST_CARE,
    NAME,
    NEXT,
    PLACE,
    PLAY,
    ROUND_OVER,
    TABLE,
    TURN,
    UNO,
    VERBS,
    action,
    card_of,
    care_of,
    colour_of,
    seat_of,
    second_of,
    simple,
    target_of,
    tray_of,
    verb_of,
)
from pioche.engine.box import Box
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply
from pioche.engine.leaving import may_go_out
from pioche.engine.refusals import Refusal
from pioche.engine.state import State
from pioche.engine.turn import LONGEST, exchanges
from pioche.match import Match
from pioche.notation.moves import format_action, seat_names
from pioche.records import read, replay, write
from pioche.study.checks.random_tables import cards_in_play, random_rules
from pioche.study.checks.walks import answers, calls, facts, pick, table, walk

MANNERS: Final = ("lays", "draws", "anything")


class Broken(Exception):
    """A law did not hold, or the engine broke down: what and where, as the message."""


def hold(holds: bool, otherwise: str) -> None:
    """Go on if a law holds; say what happened otherwise."""
    if not holds:
        raise Broken(otherwise)


def said(s: State, a: int) -> str:
    """An action in words."""
    return format_action(s, a, seat_names(int(s.seats)), full=True)


def one_place(box: Box, seats: int, seed: int, steps: bytes) -> None:
    """Every card is in exactly one place: in a hand or in a pile (§12.1)."""
    s = table(box, seats, seed)
    cards = cards_in_play(s)
    hold(len(set(cards)) == len(cards), "the deal has doubled a card (§12.1)")
    for a in walk(s, steps):
        wanted = sorted(s.rules.deck) if verb_of(a) == NEXT else cards
        hold(cards_in_play(s) == wanted, f"a card is lost or doubled after {VERBS[verb_of(a)]} (§12.1)")
        cards = cards_in_play(s)
        sizes = [len(s.hand_list(seat)) for seat in range(seats)]
        hold(sizes == [s.size[seat] for seat in range(seats)], "a hand is not as large as it is said to be")


def one_question(box: Box, seats: int, seed: int, steps: bytes) -> None:
    """One question waits for one player, who has at least one answer (§12.3)."""
    s = table(box, seats, seed)
    for _ in [None, *walk(s, steps)]:
        found = answers(s)
        if s.phase == MATCH_OVER:
            hold(found == [], "something is asked after the match (§12.3)")
        else:
            hold(found != [], "a question has no answer (§12.3)")
            asked = {TABLE if s.phase == ROUND_OVER else s.asked}
            hold({seat_of(a) for a in found} == asked, "somebody answers who is not asked (§12.3)")


def offers_apply(box: Box, seats: int, seed: int, steps: bytes) -> None:
    """What is on offer is accepted and changes something, and nothing is offered twice (§12.2)."""
    s = table(box, seats, seed)
    list(walk(s, steps))
    found = answers(s) + calls(s)
    hold(len(set(found)) == len(found), "the same answer is offered twice (§12.2)")
    before = fingerprint(s)
    for a in found:
        twin = s.copy()
        try:
            apply(twin, a)
        except Refusal as refusal:
            raise Broken(f"{said(s, a)!r} is on offer and is refused: {refusal} (§12.2)") from None
        hold(fingerprint(twin) != before, f"{said(s, a)!r} is on offer and changes nothing (§12.2)")
    hold(fingerprint(s) == before, "a copy is not independent of its original")


def rest_refused(box: Box, seats: int, seed: int, steps: bytes) -> None:
    """Every other verb, card, colour, target and tray is refused and leaves no trace (§12.2, §1.6)."""
    s = table(box, seats, seed)
    list(walk(s, steps))
    before = fingerprint(s)
    s.events = []
    refused = 0
    for a in possible_lines(s):
        if allowed(s, a):
            apply(s.copy(), a)
            continue
        try:
            apply(s, a)
        except Refusal:
            refused += 1
        else:
            raise Broken(f"{VERBS[verb_of(a)]!r} is accepted although it is not on offer (§12.2)")
    hold(refused > 0, "nothing is ever refused (§12.2)")
    hold(fingerprint(s) == before and s.events == [], "what is refused changes something (§12.2)")


def copies_apart(box: Box, seats: int, seed: int, steps: bytes) -> None:
    """A copy and its original do not touch each other, and go the same way by the same actions."""
    s = table(box, seats, seed)
    half = len(steps) // 2
    list(walk(s, steps[:half]))
    twin = s.copy()
    before = fingerprint(s)
    hold(fingerprint(twin) == before, "a copy is not like its original")
    path = [(a, fingerprint(twin)) for a in walk(twin, steps[half:])]
    hold(fingerprint(s) == before, "what happens to a copy changes its original")
    after = fingerprint(twin)
    for a, reached in path:
        apply(s, a)
        hold(fingerprint(s) == reached, "a copy and its original go different ways by the same action")
    list(walk(s, steps[half:]))
    hold(fingerprint(twin) == after, "what happens to the original changes its copy")


def same_story(box: Box, seats: int, seed: int, steps: bytes) -> None:
    """The same seed and actions tell the same story, whether somebody listens or not (§12.5)."""
    s = table(box, seats, seed, listen=True)
    path = list(walk(s, steps))
    again = table(box, seats, seed, listen=True)
    silent = table(box, seats, seed)
    for a in path:
        apply(again, a)
        apply(silent, a)
    hold(facts(again.events) == facts(s.events), "the same game told twice has different events (§12.5)")
    same = fingerprint(again) == fingerprint(s) == fingerprint(silent)
    hold(same, "the same seed and actions give different games: chance or memory outside the state (§12.5)")


def record_replays(box: Box, seats: int, seed: int, steps: bytes) -> None:
    """Record, replay, record is identity, and the replayed match is the same match (§12.5)."""
    options = random_rules(box, seats, str(seed), Random(seed)).options.chosen
    match = Match(box.name, seats, str(seed), options)
    for byte in steps:
        a = pick(match.state, byte)
        if a is not None:
            match.act(a)
    again = replay(read(write(match)))
    hold(write(again) == write(match), "a record that is replayed is not the same record (§12.5)")
    hold(fingerprint(again.state) == fingerprint(match.state), "a replayed match ends differently (§12.5)")
    hold(facts(again.events) == facts(match.events), "a replayed match tells another story (§12.5)")


def round_ends(box: Box, seats: int, seed: int, steps: bytes, manner: str = MANNERS[-1]) -> State:
    """A round is over after 2000 turns at the latest, whoever plays it in whatever manner (R96)."""
    s = table(box, seats, seed)
    rng = Random(seed)
    while s.phase < ROUND_OVER:
        found = answers(s)
        hold(found != [], "a question has no answer (§12.3)")
        wanted = [a for a in found if verb_of(a) == (PLAY if manner == "lays" else DRAW)]
        apply(s, rng.choice(wanted if wanted and manner != "anything" else found))
        hold(s.turns <= LONGEST + 1, f"a round has more than {LONGEST} turns (R96)")
    return s


Law = Callable[[Box, int, int, bytes], object]
LAWS: Final[list[Law]] = [
    one_place,
    one_question,
    offers_apply,
    rest_refused,
    copies_apart,
    same_story,
    record_replays,
    round_ends,
]

# What should be accepted, computed without the code that accepts it


def possible_lines(s: State) -> Iterator[int]:
    """Every action that a line can say, short of combining all words of a play with each other."""
    seats = range(s.seats)
    for seat in seats:
        for verb in range(len(VERBS)):
            if verb not in (PLAY, LAY_UNDER, NAME, AIM, CATCH, HOST_TAKE, NEXT):
                yield simple(verb, seat)
        for verb in (PLAY, KEEP, LAY_UNDER):
            yield from (action(verb, seat, card) for card in s.rules.deck)
        yield from (action(verb, seat, target=other) for verb in (AIM, CATCH) for other in seats)
        yield from (action(NAME, seat, colour=k, tray=tray) for k in range(4) for tray in (-1, 0, 1))
        yield action(HOST_TAKE, TABLE, target=seat, count=1)
    yield simple(NEXT, TABLE)
    if s.phase < ROUND_OVER:
        for card in s.hand_list(s.asked):
            for tray in (-1, 0, 1):
                yield from (action(PLAY, s.asked, card, colour=k, tray=tray) for k in range(4))
                yield from (action(PLAY, s.asked, card, target=other, tray=tray) for other in seats)
                yield action(PLAY, s.asked, card, tray=tray, uno=True)
                yield from (action(PLAY, s.asked, card, tray=tray, care=care) for care in (0, 100, 101))
            yield from (action(PLAY, s.asked, card, second=other) for other in s.hand_list(s.asked))
            yield from (action(PLAY, s.asked, card, second=other) for other in s.rules.deck[::9])
        yield from (action(PLACE, s.asked, care=care) for care in (0, 100, 101))


def allowed(s: State, a: int) -> bool:
    """Whether a line should be accepted: on offer, or said in another way that means the same (§1.6)."""
    verb = verb_of(a)
    if verb == UNO:
        return s.phase < ROUND_OVER
    if verb == CATCH:
        return s.phase < ROUND_OVER and seat_of(a) != target_of(a)
    if verb == HOST_TAKE:
        return s.phase == TURN and s.rules.host_tool and s.is_in(target_of(a))
    plain = {
        (verb_of(b), seat_of(b), same(s, card_of(b)), same(s, second_of(b)), tray_of(b))
        for b in answers(s) + calls(s)
    }
    heart = (verb, seat_of(a), same(s, card_of(a)), same(s, second_of(a)), tray_of(a))
    if any(card >= 0 and not s.holds(seat_of(a), card) for card in (card_of(a), second_of(a))):
        return False
    if card_of(a) >= 0 and card_of(a) == second_of(a):
        return False
    if care_of(a) >= 0 and (not s.rules.careful or care_of(a) > MOST_CARE):
        return False
    if verb == NAME:
        return name_fits(s, a)
    if verb == AIM:
        return a in answers(s)
    return heart in plain and (verb != PLAY or words_fit(s, a))


def same(s: State, card: int) -> object:
    """Cards with equal faces are one answer; after a draw only the card itself counts (R18)."""
    return card if card < 0 or s.phase == AFTER_DRAW else s.rules.full_code(card)


def words_fit(s: State, a: int) -> bool:
    """Whether colour and target go with the card; with a card that ends the round they are ignored (R39)."""
    face = s.rules.face(card_of(a), s.side)
    last = 1 if second_of(a) < 0 else 2
    if s.size[seat_of(a)] == last and not face.outlives and not may_go_out(s, seat_of(a)):
        return True
    if target_of(a) >= 0 and not s.is_in(target_of(a)):
        return False
    if target_of(a) >= 0 and (not face.takes_target or target_of(a) == seat_of(a)):
        return False
    if target_of(a) >= 0 and s.size[seat_of(a)] == last and exchanges(face):  # R111
        return False
    return colour_of(a) < 0 or face.takes_colour


def name_fits(s: State, a: int) -> bool:
    """Whether a colour may be named so: with its tray, or without one where only one waits for a name."""
    trays = {tray_of(b) for b in answers(s) if verb_of(b) == NAME and seat_of(b) == seat_of(a)}
    if s.rules.trays == 1 or not trays:
        return tray_of(a) in trays
    if trays == {-1}:  # the tray of the card being played
        return tray_of(a) in (-1, s.tray)
    return tray_of(a) in trays or (tray_of(a) < 0 and len(trays) == 1)
