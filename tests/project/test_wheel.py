"""The wheel: complete, and at home in an environment that holds nothing else."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from hatch_build import PICTURES, hot_modules
from pioche import __version__
from pioche.engine.rules import RULES_VERSION
from pioche.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
# What a make around this one, an interpreted run or an active environment would pass on.
NOT_PASSED_ON = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONPATH", "VIRTUAL_ENV"}
CLEAN = {name: value for name, value in os.environ.items() if name not in NOT_PASSED_ON}


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run a command and hand back what it printed; its complaints are the test's complaints."""
    done = subprocess.run(command, cwd=cwd, env=CLEAN, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The wheel of the sources as they are; make builds it only when the last one is out of date."""
    run("make", "wheel")
    (built,) = (ROOT / "dist").glob("*.whl")
    return built


def test_it_holds_every_source_and_each_hot_module_compiled_or_none(wheel: Path) -> None:
    packed = {Path(name) for name in zipfile.ZipFile(wheel).namelist()}
    sources = {path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob("*.py")}
    texts = {path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob("*.ftl")}
    assert {Path(f"pioche/texts/{lang}.ftl") for lang in LANGUAGES} <= texts
    assert {*sources, *texts, Path("pioche/py.typed")} <= packed

    ending = EXTENSION_SUFFIXES[0]
    hot = {Path(name).relative_to("src") for name in hot_modules(ROOT)}
    rooms = {"engine", "rounds", "boxes", "sight", "inference"}
    warm = {path for path in sources if rooms & set(path.parts) and path.parent.name != PICTURES}
    assert {path for path in warm if path.stem != "__init__"} <= hot <= sources
    compiled = {path for path in packed if path.name.endswith(ending)}
    if wheel.name.endswith("-none-any.whl"):
        assert compiled == set()
    else:
        assert compiled == {*(path.with_suffix(ending) for path in hot), Path(f"pioche__mypyc{ending}")}


def test_it_holds_the_page_with_everything_it_loads(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)
    index = packed.read("pioche/server/page/index.html").decode()
    loaded = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', index)
    assert {Path(name).suffix for name in loaded} == {".css", ".js", ".svg"}
    assert {f"pioche/server/page/{name}" for name in loaded} <= set(packed.namelist())
    # The server's policy lets no script run that stands in the page itself, and nothing comes from elsewhere.
    assert re.findall(r"<script(?![^>]* src=)|<style|https?://", index) == []


def test_it_installs_and_runs_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "env")
    python = tmp_path / "env/bin/python"
    run(UV, "pip", "install", "--quiet", "--python", python, wheel)
    listed = run(UV, "pip", "freeze", "--python", python).split("\n")
    assert {line.split("==")[0].split(" ")[0] for line in listed if line} == {
        "attrs",
        "babel",
        "fluent-runtime",
        "fluent-syntax",
        "librt",
        "mypy-extensions",
        "pioche",
        "pytz",
        "typing-extensions",
    }

    pioche = tmp_path / "env/bin/pioche"
    engine = "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"
    told = f"pioche {__version__} (rules {RULES_VERSION}, {engine} engine)"
    assert run(pioche, "--version", cwd=tmp_path).strip() == told
    run(pioche, "check", ROOT / "tests/scenarios/classic", cwd=tmp_path)


def test_make_play_starts_on_the_engine_that_is_installed(wheel: Path, tmp_path: Path) -> None:
    """There is nothing to compile, so nothing is compiled beside it; Ctrl-C ends it."""
    env = {**CLEAN, "BROWSER": "true", "PIOCHE_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}"}
    command = ["make", "play", "ARGS=--port 0"]
    play = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert play.stdout is not None
    told = []
    for line in play.stdout:
        told.append(line.strip())
        if line.startswith("Engine: "):
            break
    os.killpg(play.pid, signal.SIGINT)
    play.communicate()
    assert re.fullmatch(r"Pioche: http://127\.0\.0\.1:\d+/", told[-3]), told
    interpreted = wheel.name.endswith("-none-any.whl")
    assert told[-1].startswith("Engine: interpreted" if interpreted else "Engine: compiled"), told
    assert not any("being built" in line for line in told)
