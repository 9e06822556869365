"""`pioche play`: a plain game in the terminal, you against random players."""

from __future__ import annotations

import argparse
import io
import secrets
import sys
import textwrap
from typing import Final

from pioche.commands.second_person import in_second_person
from pioche.commands.table import add_table_arguments, read_options, seed_text
from pioche.engine.actions import (
    CATCH,
    PLAY,
    ROUND_OVER,
    TURN,
    UNO,
    VERBS,
    Answers,
    action,
    seat_of,
    verb_of,
)
from pioche.engine.events import CARDS_DEALT
from pioche.engine.game import legal, offers
from pioche.engine.notation import TRAYS, cards_with, format_action, seat_names
from pioche.engine.playout import random_player
from pioche.engine.refusals import Refusal, Unreadable
from pioche.match import Match
from pioche.records.telling import tell

ME: Final = 0  # the seat of the person at the terminal
WIDTH: Final = 79
QUESTIONS: Final = {
    "turn": "Your turn.",
    "after_draw": "The card you drew fits. Lay it?",
    "colour": "Which colour?",
    "target": "Which player?",
    "respond": "It is aimed at you. What do you do?",
    "lay": "You may lay a card beneath the top one.",
    "keep": "Which card do you keep?",
    "place": "Place the card.",
}
MEANWHILE: Final = "Before the others go on, you may step in."
GO_ON: Final = "go on"
NUMBERS: Final = [str(number) for number in range(1, 513)]
HELP: Final = """\
Type the number of an answer, or say it in words: `play R7` or just `R7`, `draw`, `keep`, `blue`,
`accept`, `challenge`. Words may follow: `R7 uno` or `2 uno` calls UNO with the card, `W blue` names
the colour at once. Lay your last card but one without calling, and the next player may catch you: two
more cards. `uno` alone calls in time before you lay; `catch B` catches somebody else.
A card is the first letter of its colour and its number or sign: `R7` a red seven, `Y+2` a yellow draw
two, `GS` green skip, `BR` blue reverse, `W` a wild, `W4` a wild draw four. `q` leaves the table."""


class Left(Exception):
    """The person at the terminal has had enough."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a match in the terminal against simple players who lay what they can.",
    )
    add_table_arguments(parser)
    parser.add_argument(
        "--seed", type=seed_text, metavar="S", help="any text; the same seed deals the same cards"
    )
    parser.add_argument("--name", default="You", metavar="NAME", help="what you are called (default: You)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until the match is over or the player leaves."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a slip of the keyboard is no reason to break off
    names = [args.name, *seat_names(args.players)[1:]]
    seed = args.seed if args.seed is not None else secrets.token_hex(4)
    match = Match(args.box, names, seed, read_options(args.option, names))
    print(f"A game of {args.box}. You sit with {', '.join(names[1:])}. `?` helps, `q` leaves.\n")
    try:
        Game(match).play()
    except Left:
        print("\nYou leave the table. Until next time!")
    print(f"To be dealt the same cards again: --seed {seed}")
    return 0


class Game:
    """One match between the person at the terminal and random players."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.others = random_player(match.seed)
        self.heard = 0  # events told so far
        self.declined: set[int] = set()  # chances to step in that were let go

    def play(self) -> None:
        """Play round after round until somebody has won the match."""
        while True:
            self.play_round()
            self.show_scores()
            if self.match.winners:
                print(f"The match is over. It goes to {' and '.join(self.match.winners)}.")
                return
            self.choose("Another round?", ["deal the next round"])
            self.match.apply("next")

    def play_round(self) -> None:
        """Play a dealt round to its end."""
        s = self.match.state
        self.tell()
        while s.phase < ROUND_OVER:
            if not (s.asked != ME and self.stepped_in()) and not self.others_stepped_in():
                if s.asked == ME:
                    self.answer()
                else:
                    self.match.act(self.others.choose(s))
            self.tell()

    def others_stepped_in(self) -> bool:
        """Let the others catch or jump in where they can; whether one of them did."""
        s = self.match.state
        if s.phase != TURN:
            return False
        if s.windows != 0 and s.asked != ME:
            caught = self.others.catches(s)
            if caught >= 0:
                self.match.act(action(CATCH, s.asked, target=caught))
                return True
        if s.rules.outsiders is not None:
            a = self.others.steps_in(s, s.rules.outsiders)
            if a >= 0 and seat_of(a) != ME:
                self.match.act(a)
                return True
        return False

    def answer(self) -> None:
        """Ask the person until there is an answer that the rules allow."""
        self.show_table()
        answers = [*self.on_offer(), *self.chances()]
        self.say(QUESTIONS[self.match.decision], answers, [])

    def stepped_in(self) -> bool:
        """Offer a catch, or whatever else is open out of turn, once; whether the person took it.

        A call that one has forgotten oneself is not brought to mind.
        """
        chances = self.chances()
        fresh = [a for a in chances if a not in self.declined and verb_of(a) != UNO]
        if not fresh:
            self.declined &= set(chances)
            return False
        self.declined.update(fresh)
        return self.say(MEANWHILE, chances, [GO_ON])

    def on_offer(self) -> list[int]:
        """The answers to the question, plays first and in order of their names."""
        out = Answers()
        legal(self.match.state, out)
        answers = out.as_list()
        plays = [a for a in answers if verb_of(a) == PLAY]
        return sorted(plays, key=self.words) + [a for a in answers if verb_of(a) != PLAY]

    def chances(self) -> list[int]:
        """What the person may do beside the question: call, catch, jump in."""
        out = Answers()
        offers(self.match.state, out)
        return [a for a in out.as_list() if seat_of(a) == ME]

    def words(self, a: int) -> str:
        """An action of the person without the name, as `play R7`."""
        return format_action(self.match.state, a, self.match.names).partition(" ")[2]

    def say(self, question: str, actions: list[int], instead: list[str]) -> bool:
        """Ask which of the actions it shall be, or some other one in words; False if one says otherwise."""
        labels = [*instead, *(self.words(a) for a in actions)]
        while True:
            typed = self.choose(question, labels)
            number, _, rest = typed.partition(" ")
            try:
                if not number.isdecimal():
                    self.match.apply(self.line(typed))
                    return True
                if number not in NUMBERS[: len(labels)]:
                    print(f"  There is no answer {number[:9]}.")
                    continue
                place = NUMBERS.index(number) - len(instead)
                if place < 0:
                    return False
                line = format_action(self.match.state, actions[place], self.match.names, full=True)
                self.match.apply(" ".join([line, *self.spelled(rest)]))
                return True
            except Refusal as refusal:
                reason = refusal.detail if isinstance(refusal, Unreadable) and refusal.detail else refusal
                print(textwrap.fill(f"No: {reason}", WIDTH, initial_indent="  ", subsequent_indent="  "))

    def choose(self, question: str, labels: list[str]) -> str:
        """Show a question with numbered answers and read a line; the help and leaving are seen to here."""
        print(question)
        cells = [f"{number:>4} {label}" for number, label in enumerate(labels, 1)]
        wide = max(len(cell) for cell in cells) + 2
        across = max(1, WIDTH // wide)
        for start in range(0, len(cells), across):
            print("".join(cell.ljust(wide) for cell in cells[start : start + across]).rstrip())
        while True:
            try:
                typed = " ".join(input("> ").split())
            except EOFError:
                raise Left from None
            if typed.lower() in ("q", "quit"):
                raise Left
            if typed == "?":
                print(textwrap.indent(textwrap.fill(HELP.replace("\n", " "), WIDTH - 2), "  "))
            elif typed:
                return typed

    def line(self, typed: str) -> str:
        """A whole line of notation from what was typed: the name and the verb may be left out."""
        match = self.match
        words = self.spelled(typed)
        if words[0] == match.names[ME] and len(words) > 1:
            words = words[1:]
        if words[0] not in VERBS:
            colours = match.rules.box.sides[match.state.side].colours
            if words[0] in colours or words[0] in TRAYS:
                words.insert(0, "name")
            elif words[0] in match.names:
                words.insert(0, "target")
            elif cards_with(match.rules, words[0], match.state.side):
                words.insert(0, "play")
        return " ".join([match.names[ME], *words])

    def spelled(self, typed: str) -> list[str]:
        """The words as the notation writes them, whatever their capitals."""
        sides = self.match.rules.box.sides
        known = [*VERBS, *TRAYS, *(colour for side in sides for colour in side.colours)]
        known += [*self.match.names, *(f"@{name}" for name in self.match.names)]
        spellings = {word.lower(): word for word in known}
        return [spellings.get(word.lower(), word.upper()) for word in typed.split()]

    def show_table(self) -> None:
        """The table as the person sees it."""
        s = self.match.state
        print("-" * WIDTH)
        for line in self.match.view(self.match.names[ME], WIDTH):
            print(line)
        way = "left" if s.direction > 0 else "right"
        print(f"Play goes to the {way}: after you comes {self.match.names[s.next(ME)]}.")

    def show_scores(self) -> None:
        """The score pad after a round."""
        match = self.match
        wide = max(len(name) for name in match.names)
        print(f"\n{'':{wide}}  this round   total")
        for name in match.names:
            print(f"{name:{wide}}  {match.points[name]:10}  {match.scores[name]:6}")
        print()

    def tell(self) -> None:
        """Say in words what has happened, as far as the person may know it."""
        news = [event for event in self.match.events[self.heard :] if event.kind != CARDS_DEALT]
        self.heard = len(self.match.events)
        sentences = [tell(self.match, event, ME) for event in news]
        if self.match.names[ME] == "You":
            sentences = [in_second_person(sentence) for sentence in sentences]
        if sentences:
            print(textwrap.fill(" ".join(sentences), WIDTH, break_on_hyphens=False, subsequent_indent="  "))
