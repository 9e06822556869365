"""`pioche play`: a plain game in the terminal, you against random players."""

from __future__ import annotations

import argparse
import io
import secrets
import sys
import textwrap
from typing import Final

from pioche.commands.language import add_language_argument
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
from pioche.engine.notation import TRAYS, cards_with, format_action, parse_action, seat_names
from pioche.engine.playout import random_player
from pioche.engine.refusals import Refusal
from pioche.match import Match
from pioche.records.telling import tell
from pioche.texts import catalogue
from pioche.texts.asking import question
from pioche.texts.naming import box_name, colour_name, tray_name
from pioche.texts.refusing import explain

ME: Final = 0  # the seat of the person at the terminal
WIDTH: Final = 79
NUMBERS: Final = [str(number) for number in range(1, 513)]


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
    parser.add_argument("--name", metavar="NAME", help="what you are called (default: You)")
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until the match is over or the player leaves."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a slip of the keyboard is no reason to break off
    words = catalogue(args.lang)
    names = [args.name or words.say("play-you"), *seat_names(args.players)[1:]]
    seed = args.seed if args.seed is not None else secrets.token_hex(4)
    match = Match(args.box, names, seed, read_options(args.option, names))
    box, players = box_name(words, args.box), ", ".join(names[1:])
    print(words.say("play-welcome", box=box, players=players) + "\n")
    try:
        Game(match, args.lang).play()
    except Left:
        print("\n" + words.say("play-left"))
    print(words.say("play-seed", seed=seed))
    return 0


class Game:
    """One match between the person at the terminal and random players."""

    def __init__(self, match: Match, lang: str = "en") -> None:
        self.match = match
        self.lang = lang
        self.texts = catalogue(lang)
        self.others = random_player(match.seed)
        self.heard = 0  # events told so far
        self.declined: set[int] = set()  # chances to step in that were let go

    def play(self) -> None:
        """Play round after round until somebody has won the match."""
        while True:
            self.play_round()
            self.show_scores()
            if self.match.winners:
                winners = self.texts.join(self.match.winners)
                print(self.texts.say("play-won", players=winners))
                return
            self.choose(self.texts.say("decision-round_over"), [self.texts.say("answer-next")])
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
        self.say(question(self.texts, self.match.state, self.match.names), answers, [])

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
        return self.say(self.texts.say("play-meanwhile"), chances, [self.texts.say("play-go_on")])

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

    def say(self, title: str, actions: list[int], instead: list[str]) -> bool:
        """Ask which of the actions it shall be, or some other one in words; False if one says otherwise."""
        labels = [*instead, *(self.words(a) for a in actions)]
        while True:
            typed = self.choose(title, labels)
            number, _, rest = typed.partition(" ")
            if not number.isdecimal():
                line = self.line(typed)
            elif number not in NUMBERS[: len(labels)]:
                print("  " + self.texts.say("play-no_answer", number=number[:9]))
                continue
            elif NUMBERS.index(number) < len(instead):
                return False
            else:
                a = actions[NUMBERS.index(number) - len(instead)]
                line = format_action(self.match.state, a, self.match.names, full=True)
                line = " ".join([line, *self.spelled(rest)])
            if self.applied(line, typed):
                return True

    def applied(self, line: str, typed: str) -> bool:
        """Carry out a line of notation, or say why not."""
        s, names = self.match.state, self.match.names
        a = -1
        try:
            a = parse_action(s, line, names)
            self.match.act(a)
        except Refusal as refusal:
            print(textwrap.indent(self.filled(explain(self.texts, s, names, refusal, a, typed)), "  "))
            return False
        return True

    def filled(self, text: str) -> str:
        """A text in lines that fit, a little indented."""
        return textwrap.fill(text, WIDTH - 2, break_on_hyphens=False)

    def choose(self, title: str, labels: list[str]) -> str:
        """Show a question with numbered answers and read a line; the help and leaving are seen to here."""
        print(self.filled(title))
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
                text = self.texts.say("play-help", box=self.match.rules.box.name)
                print(textwrap.indent(self.filled(text), "  "))
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
        """The words as the notation writes them, whatever their capitals; colours in any language."""
        sides = self.match.rules.box.sides
        colours = [colour for side in sides for colour in side.colours]
        spellings = {colour_name(self.texts, colour): colour for colour in colours}
        spellings |= {tray_name(self.texts, tray): tray for tray in TRAYS}
        names = [*self.match.names, *(f"@{name}" for name in self.match.names)]
        spellings |= {word.lower(): word for word in (*VERBS, *TRAYS, *colours, *names)}
        return [spellings.get(word.lower(), word.upper()) for word in typed.split()]

    def show_table(self) -> None:
        """The table as the person sees it."""
        s = self.match.state
        print("-" * WIDTH)
        for line in self.match.lines(self.match.names[ME], WIDTH, self.lang):
            print(line)
        key = "play-next-left" if s.direction > 0 else "play-next-right"
        print(self.texts.say(key, player=self.match.names[s.next(ME)]))

    def show_scores(self) -> None:
        """The score pad after a round."""
        match = self.match
        wide = max(len(name) for name in match.names)
        this, total = self.texts.say("play-round"), f"{self.texts.say('play-total'):>6}"
        print(f"\n{'':{wide}}  {this}  {total}")
        for name in match.names:
            print(f"{name:{wide}}  {match.points[name]:{len(this)}}  {match.scores[name]:{len(total)}}")
        print()

    def tell(self) -> None:
        """Say in words what has happened, as far as the person may know it."""
        news = [event for event in self.match.events[self.heard :] if event.kind != CARDS_DEALT]
        self.heard = len(self.match.events)
        sentences = [tell(self.match, event, ME, self.lang, you=ME) for event in news]
        if sentences:
            print(textwrap.fill(" ".join(sentences), WIDTH, break_on_hyphens=False, subsequent_indent="  "))
