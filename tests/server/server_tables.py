"""A table without a server: commands are decided and their entries taken in, and every row is kept."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.engine.actions import ROUND_OVER
from pioche.engine.defaults import default_answer
from pioche.engine.refusals import Refusal
from pioche.server.table import entries as log
from pioche.server.table.answers import answer_chosen
from pioche.server.table.deciding import Plan, Who, decide
from pioche.server.table.refusing import Refuse
from pioche.server.table.run import Run, told
from pioche.server.table.table import Table
from pioche.server.wire import messages as wire
from pioche.sight.choices import choice_of
from pioche.texts import LANGUAGES, catalogue

NUMBER = "0123456789abcdef"


class Desk:
    """A table, who is there, and its log; time goes by one second a row."""

    def __init__(self, box: str = "classic", seats: int = 4, secret: str = "5e" * 16, **opened: Any) -> None:
        self.secret = secret
        self.table = Table("t")
        self.rows: list[log.Row] = []
        self.present: set[int] = set()
        self.write(Plan([log.Opened("ABCDEF", box, seats, **opened)]))

    def write(self, plan: Plan, command: str = "") -> None:
        """Take a plan in, as an owner would."""
        for entry in plan.entries:
            last = entry is plan.entries[-1]
            if isinstance(entry, log.Shuffled):
                # The same tests, the same cards: only here a secret can be told beforehand.
                entry = log.Shuffled(f"{self.secret}{self.table.version:032x}"[-64:], entry.dropped)
            version = self.table.version + 1
            row = log.Row(version, 1000 * version, 0, command if last else "", entry)
            self.rows.append(row)
            self.table.evolve(row, plan.made if last else None)

    def do(self, player: str, command: wire.Command, seen: int | None = None) -> None:
        """A person gives a command; those who sit are there."""
        table = self.table
        seen = table.version if seen is None else seen
        who = Who(player, table.seat_of(player))
        self.write(decide(table, who, command, seen, self.present), f"{player}:{table.version}")
        self.present = set(table.humans())

    def refused(self, player: str, command: wire.Command, seen: int | None = None) -> str:
        """The reason why a command is refused, by the table or by the rules of the game."""
        before = self.table.version
        with pytest.raises((Refuse, Refusal)) as caught:
            self.do(player, command, seen)
        assert self.table.version == before
        if isinstance(caught.value, Refuse):
            for lang in LANGUAGES:
                text = caught.value.text(catalogue(lang))
                assert text
                assert "server-" not in text
        assert isinstance(caught.value, Refuse | Refusal)
        return str(caught.value.reason)

    def join(self, *names: str) -> None:
        """People sit down; each is known by the name."""
        for name in names:
            self.do(name, wire.Join(name))

    def deal(self) -> None:
        """The host starts, and everybody gives a number."""
        self.do(self.host, wire.Start(anyway=True))
        for player in [self.table.chairs[seat].player for seat in self.table.humans()]:
            self.do(player, wire.Number(NUMBER))

    @property
    def host(self) -> str:
        """The player who is host."""
        return self.table.chairs[self.table.host].player

    def again(self) -> Table:
        """The same table from its log, stored and read again."""
        table = Table("t")
        for row in self.rows:
            entry = log.decode(log.encode(row.entry))
            table.evolve(log.Row(row.version, row.at, row.deadline, row.command, entry))
        return table


def everything(table: Table) -> dict[str, Any]:
    """All that can be known of a table, to compare."""
    names = (name for name in dir(table) if name != "run" and name[0] != "_")
    found = {name: value for name in names if not callable(value := getattr(table, name))}
    run = table.run
    if run is not None:
        seats = range(-1, int(run.state.rules.seats))
        found["views"] = [run.view(seat).present() for seat in seats]
        words = catalogue("en")
        found["told"] = [told(words, run.state, seat, 0, {}) for seat in seats]
        found["since"] = [run.events_since(words, seat, table.version - 5) for seat in seats]
        found["run"] = (run.seed, run.options, run.actions, run.question_version, run.window_at)
    return found


def kinds(desk: Desk) -> list[str]:
    return [chair.kind for chair in desk.table.chairs]


def run_of(desk: Desk) -> Run:
    assert desk.table.run is not None
    return desk.table.run


def answer_of(desk: Desk, seat: int, k: int = 0) -> wire.Answer:
    """One of the answers that a seat's view offers, as a client gives it back."""
    offers = run_of(desk).view(seat).present()["answers"]
    assert isinstance(offers, list)
    return wire.Answer(**offers[k])


def asked(desk: Desk) -> tuple[str, int]:
    seat = int(run_of(desk).state.asked)
    return desk.table.chairs[seat].player, seat


def play_default(desk: Desk) -> None:
    """Whoever is asked gives the default answer; at the end of a round the host goes on."""
    run = run_of(desk)
    if run.state.phase == ROUND_OVER:
        desk.do(desk.host, wire.Next())
        return
    player, _seat = asked(desk)
    desk.do(player, answer_chosen(run.state, choice_of(run.state, default_answer(run.state))))


def lay_or_default(desk: Desk) -> bool:
    """Whoever can jump in does so; else whoever is asked lays a card, or gives the default answer."""
    run = run_of(desk)
    order = sorted(range(len(desk.table.chairs)), key=lambda seat: seat == run.state.asked)
    for seat in order:
        offers = run.view(seat).present()["answers"]
        assert isinstance(offers, list)
        play = next((offer for offer in offers if offer["verb"] == "play"), None)
        if play is not None:
            jump = seat != run.state.asked
            desk.do(desk.table.chairs[seat].player, wire.Answer(**play))
            return jump
    play_default(desk)
    return False
