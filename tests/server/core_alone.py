"""Plays a round of every box at tables without a server, where whatever only a server has cannot be imported.

Prints a line of JSON for each box: who answered how often, and what happened to the table; then one that says
why modules of the server cannot be imported here. Only for tests.
"""

from __future__ import annotations

import asyncio
import builtins
import importlib
import json
import sys
from collections import Counter
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

ABSENT = ("babel", "fluent", "segno", "sqlite3", "starlette", "uvicorn", "websockets")
NOT_OURS = ("threading", "time")  # the standard library may, for itself
SERVER = (
    "pioche.bots.guard",
    "pioche.server.clock",
    "pioche.server.http.app",
    "pioche.server.store.sql_store",
)


class Absent(MetaPathFinder):
    """Finds nothing where a server would find its packages."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in ABSENT:
            raise ImportError(f"{name} is not there")
        return None


def forbid() -> None:
    """Have forbidden imports fail from now on."""
    imported = builtins.__import__

    def guarded(name: str, globals: Any = None, *rest: Any, **others: Any) -> ModuleType:
        importer = str((globals or {}).get("__name__", ""))
        if name in NOT_OURS and importer.startswith("pioche."):
            raise ImportError(f"{importer} imports {name}")
        return imported(name, globals, *rest, **others)

    builtins.__import__ = guarded
    sys.meta_path.insert(0, Absent())


async def play(box: str) -> dict[str, Any]:
    """A person and two bots play a round; the person is there and says nothing, so the clock answers."""
    from pioche.engine.actions import ROUND_OVER
    from pioche.server.table import entries as log
    from pioche.server.table.lobby import Lobby
    from pioche.server.table.mailbox import Arrived
    from pioche.server.wire import messages as wire
    from tests.server.memory_runtime import Eyes, memory_runtime, rest

    runtime, _, clock = memory_runtime()
    lobby = Lobby(runtime)
    code = await lobby.open(wire.Create(box, "Ann", "fr", seats=3, quick=True, timer=10), "ann")
    owner = await lobby.owner(code)
    eyes = Eyes("ann")
    owner.mailbox.put_nowait(Arrived(eyes, None))
    await rest()
    while owner.table.run is None or owner.table.run.state.phase < ROUND_OVER:
        await clock.turn()
    entries = [row.entry for row in await runtime.store.rows(owner.table.id)]
    prompts = {message["prompt"].partition(" ")[0] for message in eyes.got if message["type"] == "update"}
    await lobby.close()
    again = await Lobby(runtime).owner(code)
    assert again.table.run is not None
    return {
        "box": box,
        "by": Counter(entry.by for entry in entries if isinstance(entry, log.Acted)),
        "told": eyes.got[-1]["version"] == len(entries),
        "prompts": sorted(prompts - {""}),
        "again": again.table.run.actions == owner.table.run.actions,
        "passed": clock.now() - 1_000_000,
    }


def kept_out(name: str) -> str:
    """Why a module cannot be imported here."""
    try:
        importlib.import_module(name)
    except ImportError as error:
        return str(error)
    return ""


def main() -> None:
    """Play a round of every box, and see that the fence holds."""
    forbid()
    from pioche.boxes import BOXES

    for box in BOXES:
        print(json.dumps(asyncio.run(play(box))))
    print(json.dumps({name: kept_out(name) for name in SERVER}))


if __name__ == "__main__":
    main()
