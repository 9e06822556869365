"""The list of a state's fields other than its cards; a new number takes one row here.

From it `make state-fields` writes engine/registers.py, which initialises, copies, compares, shows and
restores them (docs/decisions/0010-one-list-of-fields.md).
"""

from __future__ import annotations

from typing import Final

from pioche.engine.actions import MATCH_OVER
from pioche.engine.cards import NO_COLOUR

UNSET: Final = -1  # no seat, no card, nothing given
EMPTY_SET: Final = (0, 0)  # a row that starts so is a set of cards, any other a number
# How long a field is kept: for the whole match, or until the next deal.
MATCH: Final = "match"
ROUND: Final = "round"
# Who can follow it: everybody at the table; or nobody, as it names physical cards (a view has handles).
PUBLIC: Final = "public"
SECRET: Final = "secret"


class Field:
    """One number or set of cards of a state, with its initial value and its description.

    Views call it by its `outer` name, which never changes.
    """

    def __init__(
        self, name: str, start: int | tuple[int, int], kept: str, seen: str, says: str, outer: str = ""
    ) -> None:
        self.name = name
        self.outer = outer or name
        self.start = start
        self.kept = kept
        self.seen = seen
        self.says = says


FIELDS: Final = (
    # The match and the round.
    Field("round", 0, MATCH, PUBLIC, "how many rounds have been dealt"),
    Field("dealer", 0, MATCH, PUBLIC, "who dealt this round"),
    Field("champions", 0, MATCH, PUBLIC, "seats that have won the match, a mask"),
    Field("winner", UNSET, ROUND, PUBLIC, "who has gone out"),
    # The question.
    Field("phase", MATCH_OVER, ROUND, PUBLIC, "what is asked, a decision of `actions`"),
    Field("asked", 0, ROUND, PUBLIC, "whose answer is awaited"),
    # The turn.
    Field("turn", 0, ROUND, PUBLIC, "whose turn it is"),
    Field("direction", 1, ROUND, PUBLIC, "1 to the left, -1 to the right (§1.1)"),
    Field("side", 0, ROUND, PUBLIC, "the side of the cards that is active"),
    Field("row", 0, ROUND, PUBLIC, "row of the fit tables for the (left) tray; see `show`"),
    Field("row_right", 0, ROUND, PUBLIC, "the same for the right tray"),
    Field("turns", 0, ROUND, PUBLIC, "how many turns there have been (R96)"),
    Field("idle_turns", 0, ROUND, PUBLIC, "turns in a row without a card laid or taken (R22)", "barren"),
    Field("drawn", UNSET, ROUND, SECRET, "the card that may be laid in AFTER_DRAW"),
    Field("clock", 0, ROUND, PUBLIC, "arrivals in hands so far; a hand is in order of arrival"),
    # Players who have left the round early (R102).
    Field("out", 0, ROUND, PUBLIC, "seats that are not in the round, a mask"),
    Field("dropped", 0, ROUND, PUBLIC, "seats that had dropped out of the match before the deal (H12)"),
    Field("places", 0, ROUND, PUBLIC, "who has gone out, in order, four bits a seat (H13); see `leaving`"),
    Field("fallen", 0, ROUND, PUBLIC, "who has been put out, in order, four bits a seat (H15)"),
    Field("fixed", 0, ROUND, PUBLIC, "1 once the score of the first one out is fixed (R112)"),
    # UNO.
    Field("uno_pending", 0, ROUND, PUBLIC, "seats that may be caught, a mask (§1.8)", "windows"),
    Field("called", 0, ROUND, PUBLIC, "CALLED_EARLY, CALLED_WITH or 0"),
    Field(
        "uno_called", 0, ROUND, PUBLIC, "seats that have called for their only card, a mask (H14)", "vowed"
    ),
    Field(
        "closed",
        0,
        ROUND,
        PUBLIC,
        "seats whose window was closed since the last play or draw, a mask (H14)",
    ),
    # The card being carried out; its effects are the state's `program`.
    Field("step", 0, ROUND, PUBLIC, "how many effects of the program have begun"),
    Field("ending", 0, ROUND, PUBLIC, "1 if the round closes when the program ends"),
    Field("card_player", 0, ROUND, PUBLIC, "who laid the card that is carried out", "author"),
    Field("tray", 0, ROUND, PUBLIC, "where that card was laid"),
    Field("said_colour", UNSET, ROUND, PUBLIC, "the colour sent along with it"),
    Field("said_target", UNSET, ROUND, PUBLIC, "the seat sent along with it"),
    Field("target", UNSET, ROUND, PUBLIC, "the seat that was chosen"),
    Field("victor", UNSET, ROUND, PUBLIC, "who has won the duel"),
    Field("laid", 0, ROUND, PUBLIC, "cards laid beneath so far"),
    Field("sum", 0, ROUND, PUBLIC, "cards due from stacked draw cards (H1)"),
    Field("skips", 0, ROUND, PUBLIC, "seats that will be passed over"),
    Field("again", 0, ROUND, PUBLIC, "1 if the same seat plays on"),
    # Whether a wild draw card was a bluff is judged by the position in which it was laid (R26).
    Field("before", NO_COLOUR, ROUND, PUBLIC, "the colour in force before a wild was laid"),
    Field("accused", EMPTY_SET, ROUND, SECRET, "the hand that was left after the wild"),
    # Cards shown to some seats until the next play or draw (R25).
    Field("shown", EMPTY_SET, ROUND, SECRET, "cards on show"),
    Field("shown_to", 0, ROUND, PUBLIC, "seats that see the cards on show, a mask, or EVERYBODY"),
)
PUBLIC_NAMES: Final = tuple([field.outer for field in FIELDS if field.seen == PUBLIC])
