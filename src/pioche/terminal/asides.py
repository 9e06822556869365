"""Input that is not an answer: help, why not, the rules, the log, taking back, saving, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioche.engine.actions import PLAY, tray_of, verb_of
from pioche.engine.game import apply
from pioche.engine.refusals import Refusal
from pioche.lessons.cases.case import shown
from pioche.lessons.cases.telling import case_lines
from pioche.notation.moves import TRAYS, parse_action
from pioche.sight.view import View
from pioche.terminal.pad import pad
from pioche.terminal.paint import Paint
from pioche.terminal.saves import save
from pioche.terminal.screen import Left, Screen
from pioche.terminal.seating import ME, Seating
from pioche.terminal.typed import Typed, spellings
from pioche.terminal.undoing import Undone, moves_before
from pioche.texts.explanations import explain
from pioche.texts.rulebook import rulebook
from pioche.texts.words import Words

# Each is understood in English and in the language of the game.
COMMANDS: Final = ("help", "hint", "why", "rules", "log", "table", "score", "undo", "save", "quit")
LOGGED: Final = 15  # number of events in the log


class Asides:
    """Handles input that is not an answer."""

    def __init__(self, seating: Seating, words: Words, screen: Screen, file: Path, bots: list[str]) -> None:
        self.match = seating.match
        self.words = words
        self.screen = screen
        self.file = file
        self.bots = bots
        self.paint = Paint(self.match.rules, screen.colour)
        self.typed = Typed(self.match, words, ME)
        self.covered = False  # whether the question has scrolled out of sight
        own = {words.say(f"command-{name}"): name for name in COMMANDS}
        self.commands = {one: name for word, name in own.items() for one in spellings(word)} | own
        self.commands |= {name: name for name in COMMANDS} | {"q": "quit"}

    def heard(self, typed: str, view: View) -> bool:
        """Whether this was a command and not an answer; if so, it has been carried out."""
        self.covered = False
        if typed.startswith("?"):
            name, rest = "why", typed[1:].strip()
            if not rest:
                self.help()
                return True
        else:
            first, _, rest = typed.partition(" ")
            name = self.commands.get(first.lower(), "")
        if name == "quit" and not rest:
            raise Left
        match name:
            case "hint":
                self.hint(view)
            case "why":
                self.why(rest.rstrip(" ?"))
            case "rules":
                self.rules(rest.upper())
            case "table":
                self.covered = True
            case "help" | "log" | "score" | "undo" | "save":
                getattr(self, name)()
        return name in COMMANDS

    def help(self) -> None:
        """Explain what can be typed: answers, the call, cards, and these commands."""
        self.screen.say(self.words.say("play-help-answers"))
        if self.match.rules.doubles:
            self.screen.say(self.words.say("play-help-doubles"))
        if self.match.rules.careful:
            self.screen.say(self.words.say("play-help-care"))
        for key in ("play-help-uno", "play-help-cards", "play-help-commands"):
            self.screen.say(self.words.say(key))

    def hint(self, view: View) -> None:
        """Show the possible answers with their chances, by what the person has seen."""
        from pioche.coach.hints import hint
        from pioche.coach.trials import Unknown
        from pioche.coach.words import hint_lines

        if view.asked != view.viewer:
            self.screen.say(self.words.say("play-no_hint"))
            return
        try:
            lines = hint_lines(self.words, view, hint(view), self.match.names)
        except Unknown:
            lines = [self.words.say("coach-hint-unknown")]
        for line in lines:
            self.screen.say(line)

    def why(self, text: str) -> None:
        """Why something cannot be done now, or that it can."""
        if not text:
            self.screen.say(self.words.say("play-why"))
            return
        line = self.typed.said(text)
        lines = [line]
        if self.match.rules.trays == 2 and self.lacks_tray(line):
            lines = [f"{line} {tray}" for tray in TRAYS]
        # If both trays give the same reason, say it once.
        for reason in dict.fromkeys(self.verdict(line, text) for line in lines):
            self.screen.say(reason)

    def lacks_tray(self, line: str) -> bool:
        """Whether a line lays a card without naming a tray."""
        try:
            a = parse_action(self.match.state, line, self.match.names)
        except Refusal:
            return False
        return bool(verb_of(a) == PLAY and tray_of(a) < 0)

    def verdict(self, line: str, text: str) -> str:
        """What the rules say to a line, tried on a copy of the table."""
        s, names = self.match.state, self.match.names
        a = -1
        try:
            a = int(parse_action(s, line, names))
            apply(s.copy(), a)
        except Refusal as refusal:
            return explain(self.words, s, names, ME, refusal, a, text)
        return self.words.say("play-possible", said=self.typed.short(a))

    def rules(self, ruling: str) -> None:
        """Show the rules of this table, page by page, or the case of one ruling."""
        rules = self.match.rules
        if ruling in shown(rules.box.name):
            self.screen.lines([*case_lines(self.words, rules.box.name, ruling, self.screen.width)])
            self.covered = True
            return
        text = rulebook(self.words, rules.box, rules.options.chosen, len(self.match.names))
        self.screen.page(text, self.words.say("play-more") + " ")
        self.covered = True

    def log(self) -> None:
        """Repeat the last events, as the person saw them."""
        lang = self.words.lang
        for event in self.match.events[-LOGGED:]:
            sentence = self.match.tell(event, ME, lang, you=ME, named=True)
            self.screen.line(self.paint.sentence(self.screen.wrapped(sentence, "  ", "    ")))

    def score(self) -> None:
        """Show the score pad, indented like the output of other commands."""
        self.screen.lines([f"  {line}" for line in pad(self.words, self.match, self.screen.width - 2)])

    def undo(self) -> None:
        """Go back to the person's last decision, or say why not."""
        moves, why = moves_before(self.match)
        if not why:
            raise Undone(moves)
        self.screen.say(self.words.say(why))

    def save(self) -> None:
        """Save the game and go on."""
        save(self.file, self.match, self.bots)
        self.screen.say(self.words.say("play-saved", file=str(self.file)))
