"""A small player: opens a table against bots, or joins one by its code, and plays a match at random.

    python examples/player.py --box flip --seats 4        opens a table and plays at once
    python examples/player.py --code KWTPBD --name Zoé    sits down at a friend's table

It knows no rule of any game, and of the server only what docs/protocol.md says.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sys
import urllib.error
import urllib.request
from hashlib import sha256
from typing import Any

import websockets

Message = dict[str, Any]
TRIES = 60  # to get back to the table, a second between them


class Player:
    """Somebody at a table: a cookie, the last Update, and at most one command that waits for its answer."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.cookie = ""
        self.update: Message = {}
        self.number = ""  # for the shuffle, as long as nobody knows it
        self.waiting: Message | None = None
        self.reached = 0  # the version that our last command became
        self.before = -1  # how many matches had been played here when we came

    def http(self, path: str, body: Message | None = None) -> Message:
        """Ask the HTTP interface; the first answer brings the cookie that keeps our seat."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        with urllib.request.urlopen(request, timeout=20) as answer:
            if given := answer.headers["Set-Cookie"]:
                self.cookie = given.partition(";")[0]
            found: Message = json.load(answer)
            return found

    async def play(self, code: str) -> None:
        """Play a match at a table, however often the connection breaks."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{code}"
        for _ in range(TRIES):
            try:
                async with websockets.connect(address, additional_headers={"Cookie": self.cookie}) as socket:
                    await self.attend(socket)
                    return
            except (OSError, websockets.WebSocketException) as error:
                print(f"away for a moment: {type(error).__name__}", flush=True)
                await asyncio.sleep(1)
        raise SystemExit("the server is gone")

    async def attend(self, socket: websockets.ClientConnection) -> None:
        """Talk to the table until the match is over or the connection breaks."""
        since = self.update.get("version")
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "since": since}))
        if self.waiting is not None:  # the same id again: it cannot be carried out twice
            await socket.send(json.dumps(self.waiting))
        async for text in socket:
            message = json.loads(text)
            self.hear(message)
            if message["type"] == "refused":
                await asyncio.sleep(0.5)
            if self.over():
                return
            if self.waiting is None and self.update["version"] >= self.reached and (todo := self.todo()):
                id = secrets.token_hex(8)
                self.waiting = {"type": "do", "id": id, "seen": self.update["version"], "command": todo}
                await socket.send(json.dumps(self.waiting))
        raise ConnectionResetError

    def hear(self, message: Message) -> None:
        """Take a message in and say what it tells."""
        match message["type"]:
            case "update":
                message["table"] = message["table"] or self.update["table"]
                self.update = message
                if self.before < 0:
                    self.before = len(message["table"]["finished"])
                for event in message["events"]:
                    self.say(event)
            case "ack" | "duplicate":
                self.waiting, self.reached = None, message["version"]
            case "refused":
                if self.update["you"]["seat"] < 0:
                    raise SystemExit(message["text"])  # there is no seat for us
                self.waiting = None
                print(f"refused: {message['text']}", flush=True)
            case "bye" if not message["again"]:
                raise SystemExit(message["text"])

    def say(self, event: Message) -> None:
        """One event in a line: what, who, whom, which cards; a hidden face is a question mark."""
        names = [chair["name"] for chair in self.update["table"]["chairs"]]
        people = [names[seat] for seat in (event["seat"], event["other"]) if seat >= 0]
        cards = ["/".join(face or "?" for face in card[1:]) for card in event["cards"]]
        print(event["event"], *people, *cards, event["colour"] or "", flush=True)

    def todo(self) -> Message | None:
        """What to do now, if anything: every answer that the rules allow stands in the Update."""
        table, you, game = self.update["table"], self.update["you"], self.update["game"]
        if you["seat"] < 0:
            return {"do": "join", "name": self.name} if table["phase"] == "lobby" else None
        if you["number_wanted"]:
            self.number = secrets.token_hex(16)
            return {"do": "commit", "hash": sha256(self.number.encode()).hexdigest()}
        if self.number and table["hashes"]:
            number, self.number = self.number, ""
            print(f"seal {table['seal']}", flush=True)  # for `pioche verify`
            return {"do": "number", "number": number}
        if table["phase"] != "playing" or table["paused"] or not game["answers"]:
            return None
        if game["decision"] == "round_over":
            return None if table["chairs"][you["seat"]]["ready"] else {"do": "next"}
        offers = [offer for offer in game["answers"] if offer["verb"] in ("uno", "catch")]
        if not offers and game["asked"] == you["seat"]:
            offers = game["answers"]
        return {"do": "answer", **random.choice(offers)} if offers else None

    def over(self) -> bool:
        """Whether a match has come to its end since we are here."""
        return bool(self.update) and len(self.update["table"]["finished"]) > self.before


def main() -> None:
    """Find a table, play, and say who won and where the record is."""
    parser = argparse.ArgumentParser(description="Play a match at random.")
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--name", default="Zoé")
    parser.add_argument("--code", help="of the table to join; without it a new one is opened against bots")
    parser.add_argument("--box", default="classic")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--options", type=json.loads, default={}, help="as '{\"target\": 200}'")
    args = parser.parse_args()
    player = Player(args.url, args.name)
    new = {"box": args.box, "name": args.name, "seats": args.seats, "options": args.options, "quick": True}
    try:
        player.http("/api/me")
        code = args.code or player.http("/api/tables", new)["code"]
    except urllib.error.HTTPError as error:
        sys.exit(json.load(error)["text"])
    except OSError as error:
        sys.exit(f"no server at {args.url}: {error}")
    print(f"table {code}", flush=True)
    asyncio.run(player.play(code))
    match = player.update["table"]["finished"][-1]
    print(f"won by {' and '.join(match['winners'])}: {player.url}/api/records/{match['record']}.toml")


if __name__ == "__main__":
    main()
