"""The engine compiled for browsers: the same games as everywhere, and a site that has to do without it."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pioche.engine import compiled
from pioche.site import compiling
from pioche.site.building import lay_out
from pioche.site.compiling import NotCompiled, is_of_today, library, tools_digest
from pioche.site.tools import COMPILED, fetch
from tests.page.browsing import ROOT
from tests.page.plain_site import PLACE, Bare, StaticServer

# What a Python with the compiled engine in /app is told, wherever it runs.
PROGRAM = """
import sys
sys.path[:0] = ["/games", "/app"]
from pioche.browser.library import use_library
use_library()
from tests.page import same_games
same_games.main()
"""
# Whether the engine is compiled, and whether a golden game is what it should be.
ONE_GAME = """
import sys
sys.path[:0] = ["/games", "/app"]
from pioche.browser.library import use_library
use_library()
from pioche.engine import compiled
from tests.engine.goldens import files, story
record = files()[0]
print(compiled())
print(story(record.read_text()) == record.with_suffix(".txt").read_text())
"""
NODE = """
import { readFileSync } from 'node:fs';
const [home, library, games, program] = process.argv.slice(1);
process.on('uncaughtException', ({ message }) => { // Node itself would print all of Pyodide first
  console.error(message);
  process.exit(1);
});
const { loadPyodide } = await import(`file://${home}/pyodide.mjs`);
const py = await loadPyodide({ indexURL: home });
py.FS.mkdirTree('/app');
py.mountNodeFS('/app', library);
py.unpackArchive(readFileSync(games).buffer, 'zip', { extractDir: '/games' });
py.runPython(program);
"""
WORKER = """
import { loadPyodide } from './runtime/pyodide.mjs';
const at = (name) => new URL(`runtime/${name}`, self.location.href).href;
const bytes = async (url) => (await fetch(url)).arrayBuffer();
self.onmessage = async ({ data: program }) => {
  const said = [];
  try {
    const lockFileContents = await (await fetch(at('lock.json'))).text();
    const py = await loadPyodide({ indexURL: at(''), stdLibURL: at('std.zip'), lockFileContents });
    py.setStdout({ batched: (line) => said.push(line) });
    py.unpackArchive(await bytes(at('app.zip')), 'zip', { extractDir: '/app' });
    py.unpackArchive(await bytes('games.zip'), 'zip', { extractDir: '/games' });
    py.runPython(program);
  } catch (error) {
    said.push(String(error));
  }
  self.postMessage(said);
};
"""
ASK = """
(program) => new Promise((done) => {
  const worker = new Worker('same.js', { type: 'module' });
  worker.onmessage = ({ data }) => done(data);
  worker.postMessage(program);
})"""
READ = (".py", ".toml", ".txt", ".jsonl", ".ftl")


def read_there() -> Iterable[tuple[Path, str]]:
    """The files that the games need, with the names that they have there."""
    package = compiling.PACKAGE
    for folder, name in ((package, "pioche"), (ROOT / "tests", "tests")):
        for path in sorted(folder.rglob("*")):
            if path.suffix in READ and "page" not in path.parts[len(folder.parts) :][:2]:
                yield path, f"{name}/{path.relative_to(folder).as_posix()}"
    yield ROOT / "tests/page/same_games.py", "tests/page/same_games.py"
    found = importlib.util.find_spec("mypy_extensions")
    assert found is not None
    assert found.origin is not None
    yield Path(found.origin), "mypy_extensions.py"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything that plays and judges games, as one file."""
    made = tmp_path_factory.mktemp("games") / "games.zip"
    with zipfile.ZipFile(made, "w") as archive:
        for path, name in read_there():
            archive.write(path, name)
    return made


@pytest.fixture(scope="module")
def played() -> Iterator[list[str]]:
    """What the engine says that is installed here."""
    command = [sys.executable, "-m", "tests.page.same_games"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
        yield running.communicate()[0].splitlines()
    assert running.returncode == 0


def in_node(app: Path, games: Path, program: str) -> tuple[list[str], str]:
    """What a program prints in Pyodide, and what it complains of."""
    home = fetch(COMPILED) / "node_modules/pyodide"
    command = ["node", "--input-type=module", "-e", NODE, str(home), str(app), str(games), program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines(), done.stderr


def test_the_same_games_in_node(games: Path, played: list[str]) -> None:
    """Golden games, counts, scenarios, worlds, choices and judgements: Pyodide's, hash for hash."""
    assert in_node(library(), games, PROGRAM)[0] == ["compiled", *played[1:]]
    assert played[0] == ("compiled" if compiled() else "interpreted")


def test_the_same_games_in_a_browser_s_worker(
    browser: Browser, own_folder: Path, games: Path, played: list[str]
) -> None:
    """With the very files that the site has, under the policy that it asks hosts for."""
    site = own_folder / PLACE
    (site / "same.js").write_text(WORKER)
    (site / "games.zip").write_bytes(games.read_bytes())
    with closing(StaticServer(own_folder)) as served:
        page = browser.new_page()
        page.goto(f"{served.url}README.txt")
        assert page.evaluate(ASK, PROGRAM) == ["compiled", *played[1:]]


@pytest.mark.parametrize("fault", ["cut short", "another one", "too new"])
def test_a_library_that_does_not_load_leaves_an_interpreted_engine(
    fault: str, games: Path, tmp_path: Path
) -> None:
    """It is said, and the games are the same, only slower."""
    app = Path(shutil.copytree(library(), tmp_path / "app"))
    engine = app / "pioche__mypyc.so"
    match fault:
        case "empty":
            engine.write_bytes(b"")
        case "cut short":
            engine.write_bytes(engine.read_bytes()[:1_000_000])
        case "another one":
            shutil.copyfile(app / "msgspec/_core.so", engine)
        case "too new":  # for a librt that is too old for it, or not there
            shutil.rmtree(app / "librt")
    said, complaint = in_node(app, games, ONE_GAME)
    assert said == ["False", "True"]
    assert "the engine is interpreted" in complaint


def test_a_library_of_other_sources_is_not_used(tmp_path: Path) -> None:
    """Neither beside a source that has changed, nor with other tools, nor one that does not say."""
    kept, tools = Path(shutil.copytree(library(), tmp_path / "library")), tools_digest()
    assert is_of_today(kept, tools)
    assert not is_of_today(kept, "other tools")
    said = kept / "made-from.json"
    made_from = json.loads(said.read_text())
    assert "pioche/engine/game.py" in made_from
    for change in ({"pioche/engine/game.py": "0" * 64}, {"pioche/engine/gone.py": "0" * 64}):
        said.write_text(json.dumps({**made_from, **change}))
        assert not is_of_today(kept, tools)
    said.unlink()
    assert not is_of_today(kept, tools)


def test_without_headers_the_site_is_built_interpreted(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As PIOCHE_PURE=1 asks for, which stands for all that may be missing: it says so, and plays."""
    monkeypatch.setenv("PIOCHE_PURE", "1")
    monkeypatch.delenv("PIOCHE_REQUIRE_COMPILED", raising=False)
    with pytest.raises(NotCompiled, match="PIOCHE_PURE=1"):
        library()
    site, told = tmp_path / PLACE, list[str]()
    site.parent.mkdir(parents=True)
    lay_out(site, told.append)
    assert any("the engine will be interpreted" in line for line in told)
    with zipfile.ZipFile(site / "runtime/app.zip") as archive:
        assert not [name for name in archive.namelist() if "pioche__mypyc" in name]
    with closing(StaticServer(tmp_path)) as served:
        bare = Bare(browser.new_context(), served.url, site)
        assert bare.play(bare.table("classic"), most=4)["refused"] == []
