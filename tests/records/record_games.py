"""Whole games for the tests of records: played at random, and typed in as from a real table."""

from __future__ import annotations

import random
from pathlib import Path

from pioche.engine.events import CARD_PUT_BACK, CARD_TURNED_UP, CARDS_DEALT, CARDS_TAKEN, Event
from pioche.match import Match
from pioche.records import Deal, RealMatch, read, start, step, write

FOLDER = Path(__file__).parent
KITCHEN = (FOLDER / "kitchen.toml").read_text()
RESHUFFLE = (FOLDER / "reshuffle.toml").read_text()


def play(match: Match, rounds: int = 1, moves: int = 10_000) -> Match:
    """Play at random: cards are laid where possible, calls and catches come now and then."""
    rng = random.Random(f"{match.rules.box.name} {match.names} {match.seed}")
    while match.decision != "match_over" and len(match.log) < moves:
        answers = match.legal()
        calls = [line for line in match.legal(calls=True) if line not in answers]
        if calls and rng.random() < 0.3:
            match.apply(rng.choice(calls))
            continue
        if match.decision == "round_over":
            rounds -= 1
            if rounds == 0:
                break
        line = rng.choice([line for line in answers if " play " in line] or answers)
        if " play " in line and rng.random() < 0.5:
            line += " uno"
        match.apply(line)
    return match


def typed_in(match: Match) -> RealMatch:
    """The same game as somebody at the table would have typed it in, without the seed."""
    record = read(write(match))
    again = start(record)
    rules = again.rules

    def codes(cards: list[int]) -> str:
        return " ".join(rules.full_code(card) for card in cards)

    def dealt(events: list[Event]) -> Deal:
        hands = {again.names[e.seat]: codes(e.cards) for e in events if e.kind == CARDS_DEALT}
        first = [codes(e.cards) for e in events if e.kind in (CARD_PUT_BACK, CARD_TURNED_UP)]
        taken = [codes(e.cards) for e in events if e.kind == CARDS_TAKEN]
        return Deal(hands, " ".join([*first, "<", *taken]), again.names[again.state.dealer])

    real = RealMatch(rules.box.name, again.names, [dealt(again.events)], again.options)
    for move in record.moves:
        heard = len(again.events)
        step(record, again, move)
        news = again.events[heard:]
        if move.text == "next":
            real.deals.append(dealt(news))
            real.apply("next")
        else:
            taken = [codes(e.cards) for e in news if e.kind == CARDS_TAKEN]
            real.apply(" ".join([move.text, "<", *taken]))
    return real
