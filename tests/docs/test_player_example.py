"""examples/player.py plays whole matches at a real server, knowing only what docs/protocol.md says."""

from __future__ import annotations

import ast
import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche.cli import main as pioche
from tests import chance
from tests.server.serving import Person, Server, play_on

ROOT = Path(__file__).parents[2]
PLAYER = ROOT / "examples/player.py"
SHORT = '{"target": 250}'  # of a single round a player may see the deal and nothing else
WON = r"won by (.+): (http://127\.0\.0\.1:\d+)(/api/records/[0-9a-f]{32}-1\.toml)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A quick server."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def play(server: Server, *words: str) -> subprocess.Popen[str]:
    """Start the player."""
    command = [sys.executable, "-m", "tests.seeded", str(PLAYER), "--url", server.url, *words]
    env = os.environ | chance.for_a_process("the player")
    return subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def rest(player: subprocess.Popen[str]) -> list[str]:
    """What a player that plays to the end still has to say."""
    out, err = player.communicate()
    assert (player.returncode, err) == (0, "")
    return out.splitlines()


def test_the_player_knows_nothing_of_pioche() -> None:
    modules = set()
    for node in ast.walk(ast.parse(PLAYER.read_text())):
        if isinstance(node, ast.Import):
            modules |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            modules.add(str(node.module).partition(".")[0])
    assert modules - sys.stdlib_module_names == {"websockets"}


@pytest.mark.parametrize("box", ["classic", "transformers", "tippo"])
def test_it_opens_a_table_and_plays_a_match(server: Server, tmp_path: Path, box: str) -> None:
    lines = rest(play(server, "--box", box, "--seats", "4", "--options", SHORT))
    assert re.fullmatch(r"table [A-Z]{6}", lines[0])
    seal = re.fullmatch(r"seal ([0-9a-f]{64})", lines[1])
    assert seal is not None
    assert lines[2].startswith("RoundStarted ")
    for event in ("CardsDealt", "CardPlayed"):
        assert any(line.startswith(f"{event} Zoé ") for line in lines)
    won = re.fullmatch(WON, lines[-1])
    assert won is not None, lines[-5:]
    assert [line for line in lines if line.startswith(("MatchWon", "refused"))] == [f"MatchWon {won[1]} "]
    assert won[2] == server.url
    record = tmp_path / "record.toml"
    record.write_text(asyncio.run(Person(server).get(won[3])).text)
    assert pioche(["verify", str(record), "--hash", seal[1]]) == 0


def test_it_joins_a_table_by_its_code(server: Server) -> None:
    async def main() -> list[str]:
        host = Person(server, "Ann")
        code = await host.open("flip", seats=2, options={"target": 100})
        await host.connect()
        # Read from the start: a player whose output nobody reads would stop when the pipe is full.
        told = asyncio.create_task(asyncio.to_thread(rest, play(server, "--code", code, "--name", "Ben")))
        await host.until(lambda update: update["table"]["chairs"][1]["name"] == "Ben")
        assert (await host.do("start"))["type"] == "ack"
        await host.shuffle()
        await play_on(host, lambda person: person.update["table"]["finished"])
        await host.leave()
        return await told

    lines = asyncio.run(main())
    assert re.fullmatch(WON, lines[-1])
    assert any(line.startswith("CardPlayed Ann ") for line in lines)
    assert any(line.startswith("CardPlayed Ben ") for line in lines)


def test_it_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    """The others take their time at first, so that the match cannot be over before the server is killed."""
    with Server(tmp_path, pace=1000) as server:
        player = play(server, "--options", SHORT)
        assert player.stdout is not None
        before = [player.stdout.readline().strip()]
        while not before[-1].startswith("CardsDealt Zoé "):
            before.append(player.stdout.readline().strip())
            assert before[-1], before
        server.kill()
        server.settings["pace"] = "0"
        server.start()
        lines = rest(player)
    assert before[2].startswith("RoundStarted ")
    assert any(line.startswith("away for a moment") for line in lines)
    assert re.fullmatch(WON, lines[-1])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--code", "AAAAAA"], "There is no table with this code.\n"),
        (["--box", "chess"], "There is no box chess; "),
    ],
)
def test_it_says_why_it_cannot_play(server: Server, words: list[str], told: str) -> None:
    player = play(server, *words)
    _, err = player.communicate()
    assert player.returncode == 1
    assert err.startswith(told)
