"""The page's rooms import one way, as CONTRIBUTING.md lists them."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.routing import Route

from pioche.server.http import app
from pioche.server.http.offline import SHORTCUTS
from pioche.server.http.page import page

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
ORDER = [
    "lib/edition",
    "lib/cards",
    "lib/texts",
    "lib/browser",
    "lib/device",
    "lib/connection",
    "lib/drawings",
    "lib/frame",
    "lib/teams",
    "lib/rules",
    "lib/lobby",
    "lib/coach",
    "lib/games",
    "lib/together",
    "lib/evening",
    "lib/results",
    "lib/table",
    "lib/pad",
    "screens",
    "gallery",
]
IMPORT = re.compile(
    r"""^(?:import|export)\s+(type\b)?[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)""", re.MULTILINE
)


def room(path: Path) -> str | None:
    """The room of a file; none for those that stand above all rooms."""
    parts = path.relative_to(SOURCES).parts
    found = "/".join(parts[:2]) if parts[0] == "lib" else parts[0]
    return found if len(parts) > 1 else None


def imports() -> list[tuple[Path, Path]]:
    """Every import between files of the page; the types of the wire are everybody's."""
    found = []
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            for only_type, named, lazy in IMPORT.findall(path.read_text(encoding="utf-8")):
                target = (path.parent / (named or lazy)).resolve()
                if not (only_type and target == SOURCES / "lib/connection/wire"):
                    found.append((path, target))
    return found


def test_every_room_has_its_place() -> None:
    """A new room is put where it belongs in the order."""
    rooms = {room(path) for path in SOURCES.rglob("*") if path.is_file()} - {None}
    assert rooms == set(ORDER)


def test_rooms_import_only_from_those_before() -> None:
    """What is nearer to the player is not known to what is nearer to the server."""
    known = imports()
    assert len(known) > 100
    wrong = []
    for path, target in known:
        here, there = room(path), room(target)
        if here is not None and (there is None or ORDER.index(there) > ORDER.index(here)):
            wrong.append(f"{path.relative_to(SOURCES)} imports {target.relative_to(SOURCES)}")
    assert not wrong, "\n".join(wrong)


def test_what_a_browser_keeps_goes_through_one_file() -> None:
    """A browser that keeps nothing throws wherever it is asked; one file knows how to live with that."""
    direct = re.compile(r"\b(?:local|session)Storage\b")
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    using = {path.name for path in files if direct.search(path.read_text(encoding="utf-8"))}
    assert {name for name in using if not name.endswith(".test.ts")} == {"storage.ts"}


def test_the_server_answers_the_address_of_every_screen_with_the_page() -> None:
    """A screen is one entry of web/src/screens.ts, and a route of the server."""
    addresses = re.findall(r"^  \w+\('(/[^']*)', ", (SOURCES / "screens.ts").read_text(), re.MULTILINE)
    assert len(addresses) > 10
    addresses += SHORTCUTS  # which an installed app offers
    known = [route for route in app.routes() if isinstance(route, Route) and "GET" in (route.methods or ())]
    answered = {
        address: next((one.endpoint for one in known if one.path_regex.match(address)), None)
        for address in ["/", *addresses]
    }
    assert [
        address
        for address, endpoint in answered.items()
        if getattr(endpoint, "__wrapped__", None) is not page
    ] == []
