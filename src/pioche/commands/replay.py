"""`pioche replay`: print a game record turn by turn."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from typing import Final

from pioche.commands.arguments import Arguments, BadInput
from pioche.commands.files import load_record, naming_record
from pioche.engine.actions import KEEP, ROUND_OVER, colour_of, seat_of, verb_of
from pioche.engine.events import (
    CARD_KEPT,
    CARD_PLAYED,
    CARDS_DEALT,
    CHALLENGE_ACCEPTED,
    COLOUR_NAMED,
    ROUND_STARTED,
    TARGET_CHOSEN,
    UNO_CALLED,
    Event,
)
from pioche.match import OPEN
from pioche.notation.toml_source import toml
from pioche.records import RealMatch, Record, replay, start, step
from pioche.records.replaying import move_action
from pioche.sight.move_lines import move_line
from pioche.texts import catalogue

WIDTH: Final = 80
# Events that only repeat the line of the move.
ECHOES: Final = (CARD_PLAYED, CHALLENGE_ACCEPTED, TARGET_CHOSEN, UNO_CALLED)


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", metavar="FILE", help="a game record")
    parser.number("--until", "stop after N moves (0: after the deal)")
    parser.add_argument(
        "--view", default="open", metavar="SEAT", help="what this seat, or a `spectator`, sees (default: all)"
    )
    parser.box_file()
    parser.language()


def run(args: argparse.Namespace) -> int:
    """Check the whole record, then print it."""
    if args.until is not None and args.until < 0:
        raise BadInput(f"--until counts moves from 0, not {args.until}")
    with naming_record(args.file):
        record = load_record(args.file)
        names = replay(record).names
    if args.view not in (*names, "spectator", "open"):
        raise BadInput(f"--view {args.view}: there are {', '.join(names)}, spectator and open")
    for line in Telling(record, args.view, args.lang).lines(args.until):
        print(line)
    return 0


class Telling:
    """A record as lines of text, for one viewer."""

    def __init__(self, record: Record, view: str, lang: str = "en") -> None:
        self.record = record
        self.view = view
        self.lang = lang
        self.words = catalogue(lang)
        self.match = start(record)
        self.viewer = self.match.viewer(view)
        self.heard = 0
        self.digits = len(str(len(record.moves)))

    def lines(self, until: int | None = None) -> Iterator[str]:
        """The whole game, or its first `until` moves."""
        yield from self.header()
        yield from self.deal()
        moves = self.record.moves if until is None else self.record.moves[:until]
        for number, move in enumerate(moves, 1):
            before = [self.match.hand(seat, self.viewer, self.lang) for seat in range(len(self.match.names))]
            a = move_action(self.match, move)
            line = move_line(self.match.state, a, self.match.names, self.viewer)
            yield f"{number:>{self.digits}}. {line}"
            step(self.record, self.match, move)
            if move.text == "next":
                yield from self.deal()
                continue
            news = self.news()
            told = [self.tell(event) for event in news if not echoes(event, a)]
            yield from self.indented(told if news else [self.words.say("event-nothing")])
            if self.match.state.phase >= ROUND_OVER:
                yield from self.scores()
            else:
                yield from self.changed_hands(before)
        yield from self.ending(len(moves))

    def tell(self, event: Event) -> str:
        """An event as this viewer may know it."""
        return self.match.tell(event, self.viewer, self.lang)

    def header(self) -> Iterator[str]:
        """What was played, by whom, and with which options."""
        match, say = self.match, self.words.say
        box, version = match.rules.box.name, self.record.version
        yield say("replay-title", box=box, count=len(match.names), version=version)
        yield from self.labelled(say("replay-seats"), ", ".join(match.names))
        chosen = [f"{name} = {toml(value)}" for name, value in match.options.items()]
        yield from self.labelled(say("replay-options"), ", ".join(chosen) or say("replay-none"))
        if isinstance(match, RealMatch):
            yield from self.labelled(say("replay-cards"), say("replay-real"))
        elif self.viewer == OPEN:
            yield from self.labelled(say("replay-seed"), toml(match.seed))
        if self.viewer != OPEN:
            yield from self.labelled(say("replay-seen"), self.view)
        yield ""

    def labelled(self, label: str, text: str) -> list[str]:
        """A line of the header."""
        return textwrap.wrap(text, WIDTH, initial_indent=f"{label:<9}", subsequent_indent=" " * 9)

    def news(self) -> list[Event]:
        """The events since the last call."""
        events = self.match.events[self.heard :]
        self.heard += len(events)
        return events

    def deal(self) -> Iterator[str]:
        """A new round: its deal and the table."""
        for event in self.news():
            if event.kind == ROUND_STARTED:
                title = self.tell(event)
                yield from ("", title, "-" * len(title))
            elif event.kind != CARDS_DEALT:
                yield from textwrap.wrap(self.tell(event), WIDTH)
        yield from self.match.lines(self.view, WIDTH, self.lang)
        yield ""

    def indented(self, sentences: list[str]) -> Iterator[str]:
        """Wrapped sentences, indented below the number of their move."""
        indent = " " * (self.digits + 4)
        for sentence in sentences:
            yield from textwrap.wrap(
                sentence,
                WIDTH,
                initial_indent=indent,
                subsequent_indent=indent + "  ",
                break_on_hyphens=False,
            )

    def changed_hands(self, before: list[str]) -> Iterator[str]:
        """The hands that have changed."""
        for seat, name in enumerate(self.match.names):
            hand = self.match.hand(seat, self.viewer, self.lang)
            if hand != before[seat]:
                yield from self.indented([self.words.say("replay-holds", player=name, hand=hand)])

    def scores(self) -> Iterator[str]:
        """The score pad after a round."""
        match = self.match
        wide = max(6, *(len(name) for name in match.names))
        yield ""
        yield f"{'':<{wide}}  {self.words.say('replay-points'):>6}  {self.words.say('replay-total'):>5}"
        for name in match.names:
            yield f"{name:<{wide}}  {match.points[name]:>6}  {match.scores[name]:>5}"
        yield ""

    def ending(self, shown: int) -> Iterator[str]:
        """The final position, who is asked, and how many moves are left."""
        match = self.match
        left = len(self.record.moves) - shown
        if match.asked is not None:
            yield ""
            yield from match.lines(self.view, WIDTH, self.lang)
            yield self.words.say("replay-waiting", player=match.asked, decision=match.decision)
        yield self.words.say("replay-left", count=left) if left else self.words.say("replay-end")


def echoes(event: Event, a: int) -> bool:
    """Whether an event only repeats the line of the move."""
    if event.seat != seat_of(a):
        return False
    if event.kind == COLOUR_NAMED:
        return colour_of(a) >= 0
    return event.kind in ECHOES or (event.kind == CARD_KEPT and verb_of(a) == KEEP)
