"""People at simulated tables: they play, come back when a process is gone, and remember what was told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec

from pioche.records.fairness import commitment
from pioche.server.table.mailbox import Arrived, Asked, Departed, Place, Viewer
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import StoreError
from pioche.server.wire import messages as wire
from tests.server.simulation.processes import Process
from tests.server.simulation.worlds import World

IMPATIENT = 12.0  # seconds without an answer after which somebody comes back another way
_decoder = msgspec.json.Decoder(wire.Do)


class Line(Viewer):
    """A connection of a person to a process; what it is sent arrives a little later, or never."""

    def __init__(self, person: Someone, process: Process) -> None:
        self.person = person
        self.process = process
        self.player = person.name
        self.lang = "en"
        self.role = "player"
        self.version = -1
        self.info: object = None
        self.cut = False
        self.place: Place | None = None

    def send(self, data: bytes) -> None:
        """Have it arrive."""
        world = self.process.world
        world.later(0.001, world.outside, self.person.hear, self, data)

    def end(self, refuse: Refuse, again: bool) -> None:
        """Have the person hear of it."""
        world = self.process.world
        world.later(0.001, world.outside, self.person.sent_away, self, refuse.reason, again)


class Someone:
    """Somebody who plays at one table, and never gives up."""

    def __init__(self, world: World, name: str, code: str, choose: Callable[[Someone], Process]) -> None:
        self.world = world
        self.name = name
        self.code = code
        self.choose = choose
        self.line: Line | None = None
        self.known: int | None = None
        self.seat = -1
        self.update: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.numbered = 0
        self.number = ""  # for the shuffle, as long as nobody knows it
        self.sent = 0  # how often what is pending was sent
        self.acked: dict[str, int] = {}
        self.refused: set[str] = set()
        self.told: dict[tuple[int, int], Any] = {}
        self.heard_at = 0.0
        self.changed_at = 0.0
        self.longest = 0.0  # without anything new, while it should have been somebody's turn
        self.thought = 1.2  # seconds that a move takes at most

    # Coming and going

    def connect(self) -> None:
        """Come to the table by some process."""
        self.leave()
        process = self.choose(self)
        line = self.line = Line(self, process)
        since = self.known

        async def come() -> None:
            try:
                place = await process.lobby.place(self.code)
            except (Refuse, StoreError) as error:
                reason = error.reason if isinstance(error, Refuse) else "storage"
                self.world.later(0.001, self.world.outside, self.sent_away, line, reason, True)
                return
            line.place = place
            if not line.cut:
                place.mailbox.put_nowait(Arrived(line, since))
                if self.pending is not None:
                    self._send(self.pending)

        process.do(come)
        self.heard_at = self.world.now
        self.world.later(IMPATIENT, self.world.outside, self._look, line)

    def leave(self) -> None:
        """Hang up."""
        line, self.line = self.line, None
        if line is None:
            return
        line.cut = True

        async def go() -> None:
            if line.place is not None:
                line.place.mailbox.put_nowait(Departed(line))

        line.process.do(go)

    def sent_away(self, line: Line, reason: str, again: bool) -> None:
        """The connection ends."""
        if line is self.line:
            if not again and reason not in ("closed",):
                self.world.faults.append(f"{self.name} was sent away: {reason}")
            self.world.later(self.world.rng.uniform(0.05, 0.5), self.world.outside, self._again, line)

    def _again(self, line: Line) -> None:
        if line is self.line:
            self.connect()

    def _look(self, line: Line) -> None:
        """Whoever waits for too long tries another way."""
        if line is not self.line:
            return
        if self.world.now - self.heard_at >= IMPATIENT and (self.pending is not None or not self.update):
            self.connect()
        else:
            self.world.later(1.0, self.world.outside, self._look, line)

    # What is said

    def hear(self, line: Line, data: bytes) -> None:
        """Take a message in, and answer if there is something to say."""
        if line is not self.line or line.cut or line.process.loop.dead:
            return
        message = json.loads(data)
        self.heard_at = self.world.now
        match message["type"]:
            case "update":
                self._updated(message)
            case "ack" | "duplicate":
                id = message["id"]
                if self.acked.setdefault(id, message["version"]) != message["version"]:
                    self.world.faults.append(f"{self.name}: {id} was acknowledged as two versions")
                if self.pending is not None and self.pending["id"] == id:
                    self.pending = None
            case "refused":
                if self.pending is not None and self.pending["id"] == message["id"]:
                    if self.sent > 1 and message["reason"] in ("storage", "bus"):
                        # It was sent before, and may have been carried out: only the owner can tell.
                        self.world.later(1.0, self.world.outside, self._repeat, line, self.pending)
                        return
                    self.refused.add(message["id"])
                    self.pending = None
        if self.pending is None:
            thought = self.world.rng.uniform(0.1, self.thought)
            self.world.later(thought, self.world.outside, self._act, line)

    def _updated(self, message: dict[str, Any]) -> None:
        version, known = message["version"], -1 if self.known is None else self.known
        if version < known:
            self.world.faults.append(f"{self.name} was told {known}, and then {version}")
        if not message["whole"] and message["since"] != known and known >= 0:
            self.world.faults.append(
                f"{self.name} knows {known} and is told what is new since {message['since']}"
            )
        if version > known:
            self.longest = max(self.longest, self.world.now - self.changed_at)
            self.changed_at = self.world.now
        self.known = version
        message["table"] = message["table"] or self.update["table"]
        self.update = message
        self.seat = message["you"]["seat"]
        if message["game"] is not None:
            before = self.told.setdefault((version, self.seat), message["game"])
            if before != message["game"]:
                self.world.faults.append(f"{self.name} was told two things about version {version}")

    def _act(self, line: Line) -> None:
        """Do what there is to do."""
        if line is not self.line or self.pending is not None:
            return
        command = self._command()
        if command is not None:
            self.numbered += 1
            self.sent = 0
            id = f"{self.name}-{self.numbered}"
            self.pending = {"type": "do", "id": id, "seen": self.known or 0, "command": command}
            self._send(self.pending)

    def _command(self) -> dict[str, Any] | None:
        update = self.update
        if not update or self.seat < 0:
            return None
        game, rng = update["game"], self.world.rng
        if update["you"]["number_wanted"]:
            self.number = f"{rng.getrandbits(128):032x}"
            return {"do": "commit", "hash": commitment(self.number)}
        if self.number and commitment(self.number) in update["table"]["hashes"]:
            number, self.number = self.number, ""
            return {"do": "number", "number": number}
        if update["table"]["phase"] == "lobby":
            return {"do": "start"} if update["you"]["host"] else None
        if game is None:
            return None
        if game["decision"] == "round_over":
            ready = update["table"]["chairs"][self.seat]["ready"]
            return None if ready else {"do": "next"}
        offers = [offer for offer in game["answers"] if offer["verb"] not in ("uno", "catch")]
        if game["asked"] != self.seat or not offers:
            return None
        return {"do": "answer", **rng.choice(offers)}

    def _repeat(self, line: Line, message: dict[str, Any]) -> None:
        if line is self.line and self.pending is message:
            self._send(message)

    def _send(self, message: dict[str, Any]) -> None:
        line = self.line
        self.sent += 1
        if line is None:
            return
        asked = Asked(line, _decoder.decode(json.dumps(message)))

        async def say() -> None:
            if not line.cut and line.place is not None:
                line.place.mailbox.put_nowait(asked)

        line.process.do(say)
