"""The same decisions in words: what a seat sees, what was said, and numbered answers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from pioche.engine.actions import uno_of
from pioche.engine.events import CARDS_DEALT, DEALER_DREW, MATCH_WON, POINTS_SCORED
from pioche.engine.options import Value
from pioche.match import Match, Seed
from pioche.rl.episode import ACTION, INDEX, SILENCE, Episode
from pioche.rl.layout import Layout
from pioche.rl.spaces import agent_name
from pioche.rl.tables import Tables
from pioche.texts import catalogue
from pioche.texts.naming import box_name, capital
from pioche.texts.prompts import answer, question
from pioche.texts.table_lines import table_lines

UNTOLD: Final = (CARDS_DEALT, POINTS_SCORED, MATCH_WON, DEALER_DREW)
WIDTH: Final = 100


class TextGame:
    """One round whose players read and write: `prompt` for the seat that acts, then `reply`.

    >>> game = TextGame("classic", 2, seed="tea")
    >>> print(game.prompt().splitlines()[0])
    You are player_0 in a round of Classic with 2 players.
    """

    def __init__(
        self,
        box: str,
        players: int,
        seed: Seed = None,
        lang: str = "en",
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.match = Match(box, [agent_name(seat) for seat in range(players)], seed, options)
        self._made = (box, players, self.match.seed, lang, dict(options or {}))
        self._chosen: list[int] = []
        self.words = catalogue(lang).of(box)
        self.layout = Layout(self.match.rules.box, players)
        self.episode = Episode(Tables(self.match.rules, self.layout), self.match.state)
        self._heard = [0] * players  # number of events that each seat has been told

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy: the same game, played again."""
        return _played, (self._made, self._chosen)

    def __repr__(self) -> str:
        return f"<TextGame {self.match!r}>"

    @property
    def seat(self) -> int | None:
        """Who has to answer; None once the round is over."""
        return int(self.episode.seat) if self.episode.seat >= 0 else None

    @property
    def offer(self) -> dict[int, int]:
        """The actions on offer: number in the table -> action of the engine."""
        items = [int(self.episode.offer[k]) for k in range(self.episode.offered)]
        return {item >> INDEX: item & ACTION for item in items}

    def prompt(self) -> str:
        """Everything that the seat may know, in words, and its numbered answers."""
        seat, names, say = self.seat, self.match.names, self.words.say
        if seat is None:
            return self.ending()
        s = self.match.state
        box = box_name(self.words, s.rules.box.name)
        lines = [say("written-you", player=names[seat], box=box, count=len(names)), ""]
        told = self.news(seat)
        if told:
            lines += [say("written-since"), *(f"- {line}" for line in told), ""]
        lines += [say("written-table"), *table_lines(self.words, s, names, seat, WIDTH)]
        lines += [capital(say("play-to_left" if s.direction > 0 else "play-to_right")) + ".", ""]
        asked = say("play-meanwhile") if self.episode.speaks else question(self.words, s, names)
        lines += [asked, say("written-choose")]
        lines += [f"{k}. {line}" for k, line in enumerate(self.answers(), 1)]
        return "\n".join(lines)

    def news(self, seat: int) -> list[str]:
        """What a seat has seen since its last answer, one sentence each."""
        lang = self.words.lang
        events = [event for event in self.match.events[self._heard[seat] :] if event.kind not in UNTOLD]
        return [self.match.tell(event, seat, lang, you=seat, named=True) for event in events]

    def answers(self) -> list[str]:
        """The answers in words, with the name of each action."""
        return [f"{self._words_of(a)} [{self.layout.actions[number]}]" for number, a in self.offer.items()]

    def _words_of(self, a: int) -> str:
        if a == SILENCE:
            return self.words.say("written-pass")
        text = answer(self.words, self.match.state, a, self.match.names)
        return self.words.say("written-call", answer=text) if uno_of(a) else text

    def reply(self, text: str) -> str:
        """Take an answer, the last number in the text or the name of an action; return the action's name.

        An answer that cannot be understood raises a ValueError in the game's language, and changes nothing.
        """
        numbers = list(self.offer)
        named = [number for number in numbers if self.layout.actions[number] == text.strip()]
        said = re.findall(r"\d+", text)
        if not named and said and 1 <= int(said[-1][:6]) <= len(numbers):
            named = [numbers[int(said[-1][:6]) - 1]]
        if not named:
            shown = said[-1] if said else repr(text.strip()[:40])
            raise ValueError(self.words.say("written-unclear", said=shown, most=len(numbers)))
        self.choose(named[0])
        return self.layout.actions[named[0]]

    def choose(self, number: int) -> None:
        """Take an action by its number in the table; it must be on offer."""
        seat = self.seat
        if seat is None or number not in self.offer:
            raise ValueError(f"{number} is not on offer")
        self._chosen.append(number)
        self._heard[seat] = len(self.match.events)
        self.episode.act(self.offer[number])

    def ending(self) -> str:
        """Who has won, in words."""
        if self.match.winner is None:
            return self.words.say("written-void")
        return self.words.say("written-won", player=self.match.winner)


def _played(made: tuple[str, int, str, str, dict[str, Value]], chosen: list[int]) -> TextGame:
    game = TextGame(*made)
    for number in chosen:
        game.choose(number)
    return game
