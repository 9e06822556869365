"""Which faces of which cards a viewer sees (§5.5, §12.6): the only place that removes secrets.

A viewer is a seat's number, SPECTATOR, or OPEN, from whom nothing is hidden. Cards go in and sights come out:
no number of a physical card leaves this module. They are told apart by handles: the stamp a card got when it
arrived in a hand, which everybody can count, and 0 for a card that has been in no hand since it was shuffled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pioche.engine.actions import AFTER_DRAW, KEEP, RESPOND, ROUND_OVER, card_of, seat_of, second_of, verb_of
from pioche.engine.cards import MAX_CARDS
from pioche.engine.events import CARDS_DEALT, CARDS_TAKEN, Event
from pioche.engine.masks import Cards, bit, has, in_both, in_either
from pioche.engine.places import CARD, CARD_BITS, DRAW_PILE
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.seen import OPEN, UNSEEN, Seen, Sight

# Which faces of a card are seen, as a mask.
NEITHER: Final = 0
ACTIVE: Final = 1
INACTIVE: Final = 2
BOTH: Final = 3
MIXED: Final = -1  # of a hand: some are seen otherwise than the rest
# Eyes that several viewers have in common; see eyes_for.
SHOWN: Final = 12
NOT_SHOWN: Final = 13
# Stands for the match seed in the rules that a viewer gets, where the seed pairs the faces (R12).
ANY_SEED: Final = "any"
# Shared by all that show no cards or hands, which are most; nobody adds to them.
NO_SIGHTS: Final[list[Sight]] = []
NO_SEEN_HANDS: Final[list[list[Sight]]] = []


# Who may look


def faces_in_hand(viewer: i64, seat: i64) -> i64:
    """What is seen of a hand: the active faces by its holder, the inactive ones by other players (§5.5)."""
    if viewer >= 0:
        return ACTIVE if viewer == seat else INACTIVE
    return BOTH if viewer == OPEN else NEITHER  # spectators see how many there are (R53)


def among(viewer: i64, seats: i64) -> bool:
    """Whether something shown to a mask of seats is shown to a viewer; EVERYBODY includes spectators."""
    return seats < 0 or viewer == OPEN or (viewer >= 0 and seats & bit(viewer) != 0)


def laid_open(s: State) -> bool:
    """Whether all hands lie open for the count: when the round is over."""
    return s.phase >= ROUND_OVER


# Hands


def see_hand(s: State, viewer: i64, seat: i64) -> list[Sight]:
    """A hand as the viewer sees it, in hand order."""
    return look(s, s.stamped(s.hand_of(seat)), viewer, seat)


def see_held(s: State, viewer: i64, seat: i64, card: i64) -> Sight:
    """One card of a hand as the viewer sees it; nothing of it if it is not there."""
    if card < 0 or card >= MAX_CARDS or not s.holds(seat, card):
        return Sight(0, UNSEEN, UNSEEN)
    return look(s, [int(i64(s.stamp[card]) << CARD_BITS | card)], viewer, seat)[0]


def see_drawn(s: State, viewer: i64) -> Sight:
    """The card that may be laid after drawing (R18)."""
    return see_held(s, viewer, s.asked, s.drawn)


def look(s: State, held: list[int], viewer: i64, seat: i64) -> list[Sight]:
    """Cards of a hand, with their stamps before them, as the viewer sees them."""
    faces = faces_in_hand(viewer, seat)
    if s.shown_to == 0 or not some_on_show(s, viewer, faces):
        return sights(s.rules, held, s.side, faces)
    found: list[Sight] = []
    for stamped in held:
        shown = has(s.shown, stamped & CARD)
        found += sights(s.rules, [stamped], s.side, faces | ACTIVE if shown else faces)
    return found


def some_on_show(s: State, viewer: i64, faces: i64) -> bool:
    """Whether a viewer who sees only so much of a hand sees more of cards that are on show (R25)."""
    return faces & ACTIVE == 0 and among(viewer, s.shown_to)


class Hands:
    """All hands of one moment. The cards stay inside."""

    def __init__(self, s: State, before: Hands | None) -> None:
        self._s = s
        self._side = s.side
        self._round = s.round
        self._clock = s.clock
        self._cards: list[Cards] = []
        self.held: list[list[int]] = []  # with their stamps before them
        # While no card arrives in any hand, the same cards are in the same order.
        still = before is not None and before._round == s.round and before._clock == s.clock
        seat: i64 = 0
        while seat < s.seats:
            cards = s.hand_of(seat)
            if still and before is not None and before._cards[seat] == cards:
                self.held.append(before.held[seat])
            else:
                self.held.append(s.stamped(cards))
            self._cards.append(cards)
            seat += 1

    def seen(self, viewer: i64, seat: i64) -> list[Sight]:
        """A hand as the viewer sees it."""
        return look(self._s, self.held[seat], viewer, seat)

    def faces(self, viewer: i64) -> list[int]:
        """Which faces of each hand a viewer sees; MIXED where cards are on show."""
        found: list[int] = [int(faces_in_hand(viewer, seat)) for seat in range(self._s.seats)]
        if self._s.shown_to != 0:
            for seat in range(self._s.seats):
                if some_on_show(self._s, viewer, found[seat]):
                    found[seat] = MIXED
        return found

    def same(self, seat: i64, other: Hands) -> bool:
        """Whether a hand is the same at another moment of the match: the same faces of it look the same."""
        return self._side == other._side and self.held[seat] == other.held[seat]


# Piles


def see_top(s: State, tray: i64) -> Sight:
    """The visible card of a tray: everybody sees its active face."""
    card = s.top(tray)
    stamp = i64(s.stamp[card])
    face = s.rules.showing[s.side * MAX_CARDS + card].id
    return Sight(stamp, face, UNSEEN) if s.side == 0 else Sight(stamp, UNSEEN, face)


def next_back(s: State) -> i64:
    """The back that everybody sees on top of the draw pile, or UNSEEN."""
    n = s.size[DRAW_PILE]
    if n == 0 or not s.rules.two_sided:
        return UNSEEN
    return back_of(s.rules, i64(s.pile[n - 1]), s.side)


def see_draw_pile(s: State) -> list[Sight]:
    """The top of the draw pile, if there is one: everybody sees its inactive face, nobody the active one."""
    if s.size[DRAW_PILE] == 0:
        return []
    back = next_back(s)
    return [Sight(0, UNSEEN, back) if s.side == 0 else Sight(0, back, UNSEEN)]


# Handles that everybody knows


def drawn(s: State) -> i64:
    """The card that may be laid after drawing, or 0."""
    return i64(s.stamp[s.drawn]) if s.phase == AFTER_DRAW else 0


def on_show(s: State) -> list[int]:
    """The cards shown to somebody that are still in a hand (R25)."""
    if s.shown_to == 0:
        return []
    held: Cards = (0, 0)
    for seat in range(s.seats):
        held = in_either(held, s.hand_of(seat))
    return s.stamps(s.in_order(in_both(held, s.shown)))


def accused(s: State) -> list[int]:
    """The cards left to the player of a wild draw card, as far as they are still in that hand (R26)."""
    if s.phase != RESPOND:
        return []
    return s.stamps(s.in_order(in_both(s.accused, s.hand_of(s.card_player))))


# What happens


def see_event(rules: Rules, event: Event, viewer: i64) -> Seen:
    """An event as the viewer sees it (§5.5).

    Everybody has seen the back of a card that is taken, for it lay on top of the draw pile.
    """
    side = event.side
    faces = ACTIVE if event.seen_by < 0 or among(viewer, event.seen_by) else NEITHER
    if event.kind == CARDS_TAKEN or viewer == OPEN:
        faces |= INACTIVE
    elif event.kind == CARDS_DEALT:
        faces |= faces_in_hand(viewer, event.seat)
    hands = NO_SEEN_HANDS
    if event.hands:
        hands = []
        for seat in range(len(event.hands)):
            held = with_stamps(event.hands[seat], event.hand_stamps[seat])
            hands.append(sights(rules, held, side, faces_in_hand(viewer, seat)))
    cards = NO_SIGHTS
    if event.cards:
        cards = sights(rules, with_stamps(event.cards, event.stamps), side, faces)
    return Seen(
        event.kind,
        side,
        event.seat,
        event.other,
        event.colour,
        event.tray,
        event.number,
        event.sought,
        event.angle,
        back_of(rules, event.next, side) if event.next >= 0 else UNSEEN,
        cards,
        hands,
    )


def eyes_for(event: Event, viewer: i64) -> i64:
    """A number that viewers share who see an event alike: SHOWN, NOT_SHOWN, or else their own."""
    if event.hands or event.kind == CARDS_DEALT or viewer == OPEN:
        return viewer
    return SHOWN if event.seen_by < 0 or among(viewer, event.seen_by) else NOT_SHOWN


def see_action(s: State, a: i64, viewer: i64) -> list[Sight]:
    """The cards an action names, as the viewer sees it being done: whoever keeps one shows it to nobody."""
    seat = seat_of(a)
    eyes = viewer if verb_of(a) == KEEP or viewer == OPEN else seat
    return [see_held(s, eyes, seat, card) for card in (card_of(a), second_of(a)) if card >= 0]


# Faces


def sights(rules: Rules, held: list[int], side: i64, faces: i64) -> list[Sight]:
    """Cards, with their stamps before them, of which these faces are seen."""
    light = faces & (ACTIVE if side == 0 else INACTIVE) != 0
    dark = faces & (INACTIVE if side == 0 else ACTIVE) != 0 and rules.two_sided
    showing = rules.showing
    return [
        Sight(
            stamped >> CARD_BITS,
            showing[stamped & CARD].id if light else UNSEEN,
            showing[(stamped & CARD) + MAX_CARDS].id if dark else UNSEEN,
        )
        for stamped in held
    ]


def with_stamps(cards: list[int], stamps: list[int]) -> list[int]:
    """Cards with their stamps before them."""
    return [stamps[k] << CARD_BITS | cards[k] for k in range(len(cards))]


def back_of(rules: Rules, card: i64, side: i64) -> i64:
    """The face that a card does not show."""
    return rules.showing[(1 - side) * MAX_CARDS + card].id


# Rules


def public_rules(rules: Rules) -> Rules:
    """The rules without what only the match seed decides, which no viewer may know."""
    seed = ANY_SEED if rules.seeded else ""
    if rules.seed == seed:
        return rules
    return Rules(rules.box, int(rules.seats), rules.options.chosen, seed)
