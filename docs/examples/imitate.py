"""Makes training data of game records: imitate.py FOLDER FILE.npz

What the player saw at every answer, what could be answered and what was, by the numbers of the environments.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from pioche.engine.actions import (
    AIM,
    CATCH,
    COLOUR,
    HOST_TAKE,
    NAME,
    NEXT,
    PLAY,
    TARGET,
    UNO,
    seat_of,
    verb_of,
)
from pioche.match import Match
from pioche.records import read, start
from pioche.records.replaying import move_action
from pioche.rl.from_view import Reader, Row
from pioche.rl.layout import Layout
from pioche.rl.policy_bot import Numbers, offers
from pioche.sight.choices import Choice, action_of, choice_of

Answer = tuple[Row, Row, int]  # observation, mask, number of the action


def answers(text: str) -> Iterator[Answer]:
    """Every answer of one record."""
    record = read(text)
    match = start(record)
    readers = [Reader(Layout(match.rules.box, len(match.names))) for _ in match.names]
    for move in record.moves:
        a = move_action(match, move)
        if verb_of(a) in (CATCH, HOST_TAKE, NEXT, UNO):
            match.act(a)
            continue
        seat = int(seat_of(a))
        for choice in asked_apart(match, seat, choice_of(match.state, a)):
            yield seen(match, readers[seat], seat, choice)
            match.act(action_of(match.state, seat, choice))


def asked_apart(match: Match, seat: int, choice: Choice) -> Iterator[Choice]:
    """An answer as the environments take it: what may be said with a card is asked for after it."""
    bare = choice.copy()
    if choice.verb == PLAY:
        bare.colour = bare.target = -1
    yield bare
    while choice.verb == PLAY and match.state.asked == seat:
        if match.state.phase == COLOUR and choice.colour >= 0:
            rest = Choice(NAME)
            rest.colour, choice.colour = choice.colour, -1
        elif match.state.phase == TARGET and choice.target >= 0:
            rest = Choice(AIM)
            rest.target, choice.target = choice.target, -1
        else:
            return
        yield rest


def seen(match: Match, reader: Reader, seat: int, choice: Choice) -> Answer:
    """What a seat saw, what it could have answered, and what it did."""
    view, layout = match.view(match.names[seat]), reader.layout
    mask = np.zeros(len(layout.actions), np.uint8)
    mask[list(offers(view, layout, speaks=False))] = 1
    return reader.observe(view), mask, Numbers(view, layout).of(choice) + choice.uno


if __name__ == "__main__":
    folder, file = sys.argv[1:]
    found = [one for path in sorted(Path(folder).iterdir()) for one in answers(path.read_text())]
    observations, masks, actions = map(np.array, zip(*found, strict=True))
    np.savez_compressed(file, observation=observations, mask=masks, action=actions)
    print(f"{len(actions):,} answers in {file}")
