"""The first minute: commands load only what they need, and `make play` does not wait for the compiler."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
import hatch_compile
from pioche.cli import COMMANDS

ROOT = Path(__file__).parents[2]
COPIED = ("scripts/alone.py", "scripts/install.py", "scripts/play.py", "hatch_build.py", "hatch_compile.py")

# Loading


LOADING = """
import sys
from pioche.cli import main
try:
    main(sys.argv[1:])
except SystemExit as end:
    assert not end.code, end.code
print(*sys.modules, file=sys.stderr)
"""
SERVING = "import sys, pioche.commands.serve, pioche.server.running; print(*sys.modules, file=sys.stderr)"
SERVER = ("msgspec", "pioche.server", "segno", "sqlite3", "starlette", "uvicorn", "websockets")
TEXTS = ("babel", "fluent")
GAME = ("pioche.bots", "pioche.boxes", "pioche.engine.rules", "pioche.inference", "pioche.records")
TOOLS = ("hatchling", "httpx", "hypothesis", "mypy", "numpy", "PIL", "playwright", "pytest", "setuptools")


def loaded(*words: str, program: str = LOADING) -> set[str]:
    """The modules that a command leaves loaded."""
    command = [sys.executable, "-c", program, *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("words", "unwanted"),
    [
        (["--help"], (*SERVER, *TEXTS, *GAME, *TOOLS, "asyncio", "multiprocessing", "tomllib")),
        (["--version"], (*SERVER, *TEXTS, *TOOLS, "pioche.bots", "asyncio", "multiprocessing")),
        (["serve", "--help"], (*SERVER, *TEXTS, *GAME, *TOOLS, "asyncio")),
        (["boxes"], (*SERVER, *TOOLS, "pioche.bots", "pioche.inference", "pioche.study", "asyncio")),
        (["rules", "flip"], (*SERVER, *TOOLS, "pioche.bots", "pioche.inference", "pioche.study", "asyncio")),
        (["play", "--help"], (*SERVER, *TEXTS, *TOOLS, "pioche.study")),
        (["check", "tests/scenarios/classic"], (*SERVER, *TEXTS, *TOOLS, "pioche.bots", "pioche.study")),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, list) else "",
)
def test_a_command_loads_only_what_it_needs(words: list[str], unwanted: tuple[str, ...]) -> None:
    found = loaded(*words)
    assert "pioche.cli" in found
    assert [name for name in unwanted if name in found] == []


def test_the_server_listens_before_it_loads_words_pictures_or_tools() -> None:
    found = loaded(program=SERVING)
    assert {"pioche.server.http.app", "starlette", "uvicorn", "sqlite3"} <= found
    unwanted = (*TEXTS, *TOOLS, "segno", "pioche.study", "pioche.terminal")
    assert [name for name in unwanted if name in found] == []


def test_every_command_has_its_file_and_says_what_it_takes() -> None:
    for name in COMMANDS:
        command = [sys.executable, "-m", "pioche.cli", name, "--help"]
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert shown.startswith(f"usage: pioche {name}")
    files = (ROOT / "src/pioche/commands").glob("*.py")
    assert {path.stem for path in files if "def run(" in path.read_text()} == set(COMMANDS)


# Compiling


def test_what_is_compiled_with_little_effort_is_there() -> None:
    hot = {path.removeprefix("src/pioche/").removesuffix(".py") for path in hatch_build.hot_modules(ROOT)}
    named = (*hatch_compile.FAST, hatch_compile.HOUSE_RULES)
    assert [name for name in named if not any(file.startswith(name) for file in hot)] == []
    fast = {name for name in hot if hatch_compile.effort(name) == hatch_compile.ALL_EFFORT}
    assert {"engine/game", "engine/state", "boxes/classic", "inference/worlds", "sight/choices"} <= fast
    assert not fast & {"engine/house/jumping", "sight/view", "texts/sentences", "init", "list_ops"}


def test_every_c_file_belongs_to_one_unit(tmp_path: Path) -> None:
    engine = "__native_pioche___engine___"
    names = ["__native_pioche", f"{engine}game", f"{engine}house___registry", "init"]
    sources = [tmp_path / f"{name}.c" for name in names]
    for source in sources:
        source.write_text("int one(void);\nchar CPyDef_a_____top_level__(void) {\n    return 1;\n}\n")
    declared = "extern PyObject *CPyPy_a(PyObject *self);\nextern char CPyDef_a(void);\n"
    (tmp_path / "__native_internal_pioche.h").write_text(declared)
    gathered = hatch_compile.units([str(source) for source in sources], tmp_path)
    told = {level: unit.read_text().partition("#include <CPy.h>\n")[2] for level, unit in gathered.items()}
    # What runs once, or between Python and a function, is said to before it is read.
    wrapper = "NO_EFFORT PyObject *CPyPy_a(PyObject *self);\n"
    once = "NO_EFFORT char CPyDef_a_____top_level__(void);\n"
    part = [f'{once}#include "{source.as_posix()}"\n' for source in sources]
    wanted = {"-O3": part[1], "-O1": part[0] + part[2] + part[3]}
    assert told == {level: wrapper + text for level, text in wanted.items()}


def test_compiling_is_asked_for_only_when_what_goes_into_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PIOCHE_PURE", raising=False)
    source, used, other = (tmp_path / f"src/pioche/{name}.py" for name in ("engine/game", "match", "cli"))
    source.parent.mkdir(parents=True)
    source.write_text("from pioche.match import Match\n")
    used.write_text("class Match: pass\n")
    other.write_text("import pioche.engine.game\n")
    if hatch_build.why_pure() is not None:
        assert not hatch_build.must_compile(tmp_path)
        return
    assert hatch_build.must_compile(tmp_path)
    folder = hatch_build.compiled_folder(tmp_path)
    folder.mkdir(parents=True)
    (folder / "compiled-from").write_text(hatch_build.compiled_from(tmp_path))
    assert not hatch_build.must_compile(tmp_path)
    other.write_text("")
    assert not hatch_build.must_compile(tmp_path)
    used.write_text("class Match:\n    over: bool\n")
    assert hatch_build.must_compile(tmp_path)
    monkeypatch.setenv("PIOCHE_PURE", "1")
    assert not hatch_build.must_compile(tmp_path)


# Setting up


def test_what_playing_takes_is_part_of_what_is_locked() -> None:
    def pins(name: str) -> dict[str, str]:
        """Every package with its version and hashes, as a lock has them."""
        text = re.sub(r"^ +#.*\n", "", (ROOT / name).read_text(), flags=re.MULTILINE)
        return {pin.partition("==")[0]: pin for pin in re.split(r"\n(?=\S)", text.strip())}

    play, everything = pins("requirements-play.lock"), pins("requirements.lock")
    assert {"starlette", "mypy", "hatchling", "uv"} <= set(play)
    assert {name: pin for name, pin in play.items() if everything.get(name) != pin} == {}
    assert not {"hypothesis", "playwright", "pytest", "rlcard", "ruff"} & set(play)


# Playing meanwhile


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with the programs that set up and start, in which nothing has been built."""
    for name in COPIED:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src").symlink_to(ROOT / "src")
    (tmp_path / "build").mkdir()
    return tmp_path


def test_only_one_at_a_time_sets_up_or_builds(clone: Path) -> None:
    alone = [sys.executable, str(clone / "scripts/alone.py"), sys.executable, "-c"]
    first = subprocess.Popen(
        [*alone, "print('in', flush=True); input()"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert first.stdout is not None
    assert first.stdout.readline() == "in\n"
    second = subprocess.Popen(
        [*alone, "print('in too')"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert second.stderr is not None
    assert second.stderr.readline().startswith("Waiting for another make")
    assert second.poll() is None
    first.kill()  # however the first one ends, the second has its turn
    first.communicate()
    assert second.communicate()[0] == "in too\n"


PLAYING = """
import os, sys
sys.path.insert(0, "scripts")
import play
server, build = ([sys.executable, "-c", program] for program in sys.argv[1:])
sys.exit(play.run_with(server, build, {**os.environ}))
"""


def playing(clone: Path, server: str, build: str) -> subprocess.Popen[str]:
    """A server and a compiler side by side, as `make play` starts them."""
    command = [sys.executable, "-c", PLAYING, server, build]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=clone, stdin=pipe, stdout=pipe, text=True, start_new_session=True)


def test_it_says_when_the_compiled_engine_is_ready_and_ends_as_the_server_does(clone: Path) -> None:
    play = playing(clone, "import sys; input(); sys.exit(3)", "print('compiled', flush=True)")
    assert play.stdout is not None
    told = [play.stdout.readline(), play.stdout.readline()]
    assert sorted(told) == [
        "The compiled engine is being built meanwhile, for your next start.\n",
        "The compiled engine is ready: your next start has it.\n",
    ]
    assert play.communicate("\n")[0] == ""
    assert play.returncode == 3
    assert (clone / "build/compile.log").read_text() == "compiled\n"


def test_a_compiler_that_fails_does_not_disturb_the_game(clone: Path) -> None:
    play = playing(clone, "input()", "raise SystemExit('no room')")
    assert play.stdout is not None
    told = {play.stdout.readline(), play.stdout.readline()}
    assert any("could not be built; build/compile.log tells why" in line for line in told)
    play.communicate("\n")
    assert play.returncode == 0
    assert (clone / "build/compile.log").read_text() == "no room\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_with_the_server_all_that_compiles_ends(clone: Path, number: signal.Signals) -> None:
    held = clone / "held"
    os.mkfifo(held)  # whoever writes to it lives
    child = f"import signal; f = open({str(held)!r}, 'w'); f.write('x'); f.flush(); signal.pause()"
    build = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    play = playing(clone, "import signal; signal.pause()", build)
    with held.open() as living:
        assert living.read(1) == "x"
        if number == signal.SIGINT:
            os.killpg(play.pid, number)  # as a terminal does
        else:
            play.send_signal(number)
        told = play.communicate()[0]
        assert living.read() == ""
    assert play.returncode == 128 + number
    assert told.splitlines()[-1] == "The compiled engine was not finished; the next start begins it again."
