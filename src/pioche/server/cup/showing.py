"""What a cup shows those who look at it; no cards, and nobody's secrets."""

from __future__ import annotations

from collections.abc import Callable

from pioche.server.cup.cup import PLAYING, ROUND_ROBIN, Cup
from pioche.server.cup.drawing import DUEL, circle, planned_rounds
from pioche.server.cup.standing import standing
from pioche.server.wire import messages as wire


def cup_info(cup: Cup, present: set[str], at_play: Callable[[str], bool]) -> wire.CupInfo:
    """What everybody may know of a cup; `at_play` says whether a table has a match in progress."""
    stands = standing(cup)
    out = {one.member for one in stands if one.out}
    return wire.CupInfo(
        code=cup.code,
        box=cup.box,
        options=cup.options,
        form=cup.form,  # type: ignore[arg-type]
        size=cup.size,
        wanted=cup.planned,
        rounds=planned_rounds(cup) if len(cup.members) > 1 else 0,
        phase=cup.phase,  # type: ignore[arg-type]
        host=cup.host,
        members=[
            wire.CupMember(one.name, one.avatar, one.player in present, one.left, k in out)
            for k, one in enumerate(cup.members)
        ],
        drawn=[
            wire.CupRound(
                [
                    wire.CupGame(
                        game.code,
                        game.members,
                        game.places,
                        game.winner,
                        game.lot,
                        game.by,  # type: ignore[arg-type]
                        game.open and at_play(game.code),
                    )
                    for game in past.games
                ],
                past.byes,
            )
            for past in cup.rounds
        ],
        standings=[
            wire.CupStanding(one.member, one.place, one.matches, one.wins, round(one.score, 3))
            for one in stands
        ],
        next=upcoming(cup),
    )


def upcoming(cup: Cup) -> list[list[int]]:
    """Who meets in the next round, if that is already known."""
    if cup.phase != PLAYING or cup.form != ROUND_ROBIN or cup.size != DUEL:
        return []
    if len(cup.rounds) >= planned_rounds(cup):
        return []
    return circle(cup.order, len(cup.rounds))[0]


def cup_you(cup: Cup, player: str, present: set[str]) -> wire.CupYou:
    """The receiver's part in the cup, and where they are awaited."""
    member = cup.member_of(player)
    there = member >= 0 and not cup.members[member].left
    host = cup.members[cup.host].player if cup.host >= 0 else ""
    game = cup.game_of(member) if there else -1
    code = cup.rounds[-1].games[game].code if game >= 0 else ""
    return wire.CupYou(member, member == cup.host and there, there and host not in present, code)
