"""Refusals: every no has a kind, a reason and the rule it rests on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pioche.engine.options import OptionError

# key: (what to tell the player, rule)
REASONS: Final = {
    "unreadable": ("cannot be read", "docs/notation.md"),
    "not_asked": ("it is not for this player to answer now", "§1.6"),
    "round_over": ("the round is over", "§1.6"),
    "match_over": ("the match is over", "§1.6"),
    "round_not_over": ("the round is not over yet", "§1.6"),
    "wrong_phase": ("this is not what is being asked now", "§1.6"),
    "not_held": ("this card is not in the hand", "§1.6"),
    "does_not_fit": ("the card matches neither the colour in force nor the number or symbol on top", "§1.5"),
    "does_not_answer": ("this card is no answer here", "§1.6"),
    "only_drawn": ("after drawing, only the drawn card may be laid", "R18"),
    "no_colour_with": ("no colour can be named with this card", "§1.6"),
    "no_target_with": ("no player can be chosen with this card", "§1.6"),
    "bad_target": ("that player cannot be chosen", "§1.6"),
    "bad_colour": ("that is not a colour of this side", "§5.2"),
    "tray_needed": ("say on which tray", "§7.4"),
    "no_such_tray": ("there are no trays in this box", "§1.6"),
    "nothing_to_take": ("there is no card to take", "R20"),
    "must_lay": ("a card of the hand can be laid, so none may be drawn", "R76"),
    "must_play_drawn": ("a drawn card that fits must be laid", "H5"),
    "would_bluff": ("another card of the hand has the colour in force, so this would be a bluff", "H6"),
    "action_last": ("the last card must be a number", "H10"),
    "no_double": ("two cards go together only in a turn, if both show the same number in one colour", "R103"),
    "bad_care": ("care is a number from 0 to 100, and only with a careful hand", "R119"),
    "catch_self": ("nobody can catch themselves", "§1.6"),
    "bad_count": ("the host gives 1 to 4 cards", "§4.2"),
    "ambiguous": ("several different cards of the hand show this face; write both faces", "docs/notation.md"),
    "no_host_tool": ("the host has nothing to do here", "§4.2"),
}
Reason = tuple[str, str]  # what to tell the player, and the rule


def check_reasons(box: str, own: dict[str, Reason]) -> None:
    """A box may bring reasons of its own, but not under the name of another one."""
    for reason in own:
        if reason in REASONS:
            raise OptionError(f"{box} brings the reason {reason!r}, which the engine has already")


@mypyc_attr(native_class=False)
class Refusal(ValueError):
    """An action that was not accepted; the game is as it was before.

    A reason that the engine does not know is one of the box's own, which may bring the words for it.
    """

    def __init__(self, reason: str, detail: str = "", own: Reason | None = None) -> None:
        text, rule = own or REASONS.get(reason) or (reason.replace("_", " "), "")
        super().__init__(f"{detail + ': ' if detail else ''}{text}{f' ({rule})' if rule else ''}")
        self.reason = reason
        self.rule = rule
        self.detail = detail
        self.own = own

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.reason, self.detail, self.own)


@mypyc_attr(native_class=False)
class Unreadable(Refusal):
    """The text of an action cannot be understood."""


@mypyc_attr(native_class=False)
class NotAsked(Refusal):
    """Somebody answered who was not asked."""


@mypyc_attr(native_class=False)
class Illegal(Refusal):
    """The rules do not allow it."""
