"""The person at the terminal: sees the table, is asked, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots.guard import Fault
from pioche.engine.actions import CATCH, MATCH_OVER, PLAY, UNO
from pioche.engine.events import (
    CARD_PLAYED,
    CARDS_DEALT,
    CARDS_LAID_BENEATH,
    DEALER_DREW,
    HANDS_PASSED,
    HANDS_SWAPPED,
    MATCH_WON,
    POINTS_SCORED,
    Event,
)
from pioche.engine.options import SCORINGS
from pioche.engine.refusals import Refusal
from pioche.notation.moves import parse_action
from pioche.sight.choices import Choice, action_of
from pioche.sight.view import View
from pioche.terminal.asides import Asides
from pioche.terminal.board import Board
from pioche.terminal.pad import pad
from pioche.terminal.paint import STRONG, Paint, visible
from pioche.terminal.screen import Screen
from pioche.terminal.seating import ME, Seating
from pioche.terminal.typed import Typed
from pioche.texts.explanations import explain
from pioche.texts.prompts import answer, question
from pioche.texts.words import Words

# Shown by the table, the pad or the last line anyway, or long and unimportant.
UNTOLD: Final = (CARDS_DEALT, POINTS_SCORED, MATCH_WON, DEALER_DREW)
REMEMBERED: Final = 8  # number of events shown to a returning player
NUMBERS: Final = [str(number) for number in range(1, 513)]


class Player:
    """Asks the seating's person, and tells what happens."""

    def __init__(
        self, seating: Seating, words: Words, screen: Screen, asides: Asides, back: str = "play-back"
    ) -> None:
        self.seating = seating
        self.match = seating.match
        self.words = words
        self.screen = screen
        self.asides = asides
        self.paint = Paint(seating.match.rules, screen.colour)
        self.typed = Typed(seating.match, words, ME)
        self.away = seating.again
        self.back = back  # what is said when moves have been replayed
        self.heard = 0  # events told so far
        self.seen: tuple[int, ...] = ()  # what the table showed last
        self.declined: set[tuple[int, ...]] = set()  # chances to step in that were passed up

    # Hearing

    def hear(self, seat: int) -> None:
        """Tell what has happened since last time."""
        self.come_back()
        if self.tell(self.match.events[self.heard :]) and seat != ME:
            self.screen.pause()
        self.heard = len(self.match.events)

    def come_back(self) -> None:
        """After a saved game has been restored: tell what happened last."""
        if not self.away:
            return
        self.away = False
        self.screen.line(self.words.say(self.back))
        self.tell(self.match.events[-REMEMBERED:])
        self.heard = len(self.match.events)

    def tell(self, events: Sequence[Event]) -> bool:
        """Tell events in a paragraph; whether there was anything to tell."""
        sentences = [self.sentence(event) for event in events if event.kind not in UNTOLD]
        if sentences:
            self.screen.line(self.paint.sentence(self.screen.wrapped(" ".join(sentences), "", "  ")))
        return bool(sentences)

    def sentence(self, event: Event) -> str:
        """An event as the person may know it, spoken to as you."""
        return self.match.tell(event, ME, self.words.lang, you=ME, named=True)

    def notice(self, fault: Fault) -> None:
        """Say which bot could not answer, and why."""
        name = self.match.names[fault.seat]
        self.screen.say(self.words.say("play-fault", player=name, bot=fault.bot, reason=fault.reason))

    # Being asked

    def answer(self) -> None:
        """Show the table and ask until something has been done."""
        self.come_back()
        view = self.seating.view(ME)
        self.show_table(view, again=False)
        title = question(self.words, self.match.state, self.match.names)
        self.ask(title, view, self.sorted(view), go_on=False)

    def step_in(self) -> bool:
        """Offer a catch or a jump-in once, but do not remind players of a call that they forgot.

        A player who comes down to one card without laying had no time to call, and is offered the call.
        """
        self.come_back()
        view = self.seating.view(ME)
        verbs = (CATCH, PLAY, UNO) if taken_unawares(view) else (CATCH, PLAY)
        chances = [choice for choice in view.choices if choice.verb in verbs]
        keys = {_key(choice) for choice in chances}
        fresh = keys - self.declined
        self.declined &= keys
        if not fresh:
            return False
        self.declined |= fresh
        return self.ask(self.words.say("play-meanwhile"), view, chances, go_on=True)

    def sorted(self, view: View) -> list[Choice]:
        """The answers on offer: cards in the order of the board, then the rest, calls and catches last."""
        faces, order = view.rules.faces, {}
        for sight in view.hand:
            face = faces[sight.face(view.side)]
            order[int(sight.handle)] = (int(face.colour), int(face.id))
        cards = [choice for choice in view.choices if choice.handle != 0]
        cards.sort(key=lambda choice: (*order[int(choice.handle)], int(choice.tray), choice.second != 0))
        others = [choice for choice in view.choices if choice.handle == 0]
        others.sort(key=lambda choice: choice.verb in (UNO, CATCH))
        return cards + others

    def label(self, a: int) -> str:
        """An answer in words, with what to type for it."""
        text, short = answer(self.words, self.match.state, a, self.match.names), self.typed.short(a)
        return text if text.lower() == short else f"{text} ({short})"

    def ask(self, title: str, view: View, choices: Sequence[Choice], go_on: bool) -> bool:
        """Ask for an answer, by number or in words, until something was done; False to go on."""
        s = self.match.state
        # Cards that look the same are one answer: nobody knows the backs of their own cards.
        actions: dict[str, int] = {}
        for choice in choices:
            a = int(action_of(s, ME, choice))
            actions.setdefault(self.label(a), a)
        labels = [*([self.words.say("play-go_on")] if go_on else []), *actions]
        self.offer(title, labels)
        while True:
            typed = self.screen.read()
            if not typed:
                if go_on:
                    return False
                continue
            if self.asides.heard(typed, view):
                if self.asides.covered:
                    self.show_table(view)
                    self.offer(title, labels)
                continue
            number, _, rest = typed.partition(" ")
            if not number.isdecimal():
                line = self.typed.said(typed)
            elif number not in NUMBERS[: len(labels)]:
                self.screen.say(self.words.say("play-no_answer", number=number[:9]))
                continue
            elif go_on and number == "1":
                return False
            else:
                line = self.typed.full(actions[labels[int(number) - 1]], rest)
            if self.done(line, typed):
                return True

    def done(self, line: str, typed: str) -> bool:
        """Carry out a line of notation, or say why not."""
        s, names = self.match.state, self.match.names
        a = -1
        try:
            a = int(parse_action(s, line, names))
            self.match.act(a)
        except Refusal as refusal:
            self.screen.say(explain(self.words, s, names, ME, refusal, a, typed))
            return False
        self.hear(ME)
        return True

    # Showing

    def show_table(self, view: View, again: bool = True) -> None:
        """Show the table; only the hand if nothing else has changed, unless the table was asked for."""
        board = Board(self.words, self.match.names, view, self.paint, self.screen)
        turns = self.match.state.turns
        seen = tuple(map(int, (view.round, turns, view.side, view.angle, view.windows)))
        self.screen.lines(board.lines() if again or seen != self.seen else board.own())
        self.seen = seen

    def offer(self, title: str, labels: Sequence[str]) -> None:
        """Show a question with numbered answers, in columns if they fit."""
        screen = self.screen
        screen.line(self.paint.style(self.paint.sentence(screen.wrapped(title)), STRONG))
        cells = [f"{number:>3} {label}" for number, label in enumerate(labels, 1)]
        wide = max(len(cell) for cell in cells) + 2
        across = max(1, screen.width // wide)
        deep = -(-len(cells) // across)
        if across == 1:
            for cell in cells:
                screen.line(self.paint.sentence(screen.wrapped(cell, "", "    ")))
            return
        painted = [self.paint.sentence(cell) for cell in cells]
        for row in range(deep):
            line = [cell + " " * (wide - visible(cell)) for cell in painted[row::deep]]
            screen.line("".join(line).rstrip())

    def show_places(self) -> None:
        """Show who came first, second, … if the others play on (H13)."""
        places = self.seating.view(ME).places
        if self.match.rules.play_on and places:
            names = [f"{place}. {self.match.names[seat]}" for place, seat in enumerate(places, 1)]
            self.screen.say(self.words.say("play-places", players=", ".join(names)))

    def show_scores(self) -> None:
        """Show the score pad after a round, if points are counted at all."""
        if SCORINGS[self.match.rules.scoring] != "single":
            self.screen.line()
            self.screen.lines(pad(self.words, self.match, self.screen.width))
            self.screen.line()

    def round_over(self) -> bool:
        """Show the places and the scores; True to deal another round."""
        self.come_back()
        self.show_places()
        self.show_scores()
        if self.match.state.phase == MATCH_OVER:
            self.screen.line(self.words.say("play-won", players=self.words.join(self.match.winners)))
            return False
        title = self.words.say("decision-round_over")
        view = self.seating.view(ME)
        self.offer(title, [self.words.say("answer-next")])
        while True:
            typed = self.screen.read()
            if typed in ("", "1") or self.typed.said(typed) == "next":
                return True
            if not self.asides.heard(typed, view):
                self.screen.say(title)


def taken_unawares(view: View) -> bool:
    """Whether the seat owes a call since cards went beneath or hands changed owners (R36)."""
    if not view.windows >> view.viewer & 1:
        return False
    for e in reversed(view.history):
        if e.kind in (HANDS_SWAPPED, HANDS_PASSED) or (
            e.kind == CARDS_LAID_BENEATH and e.seat == view.viewer
        ):
            return True
        if e.kind == CARD_PLAYED and e.seat == view.viewer:
            return False
    return False


def _key(choice: Choice) -> tuple[int, ...]:
    return int(choice.verb), int(choice.handle), int(choice.target), int(choice.tray), int(choice.second)
