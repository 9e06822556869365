"""What a package index takes: a source package that needs no Node and no compiler, and tagged wheels."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

from hatch_compile import lay_out

ROOT = Path(__file__).parents[2]
PAGE = "src/pioche/server/page/index.html"
NOT_FOR_BUILDING = ("gymnasium", "numpy", "pettingzoo")
TAGGING = "import sys, pathlib, release; print(release.tag(*map(pathlib.Path, sys.argv[1:])).name)"
# What a make around this one would pass on.
NOT_PASSED_ON = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONPATH", "SOURCE_DATE_EPOCH", "VIRTUAL_ENV"}
CLEAN = {name: value for name, value in os.environ.items() if name not in NOT_PASSED_ON}


def run(*command: str | Path, cwd: Path = ROOT, **settings: str) -> str:
    """Run a command and hand back what it printed; its complaints are the test's complaints."""
    env = {**CLEAN, **settings}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The wheel of the sources as they are, for which the page has been built too."""
    run("make", "wheel")
    (built,) = (ROOT / "dist").glob("*.whl")
    return built


def test_a_source_package_becomes_a_whole_wheel_without_node_and_without_a_compiler(
    wheel: Path, tmp_path: Path
) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path)
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    folder = tmp_path / packed.name.removesuffix(".tar.gz")
    assert (folder / PAGE).read_bytes() == (ROOT / PAGE).read_bytes()
    # There is nothing on this PATH, and no compiler by this name.
    nothing = tmp_path / "nothing"
    settings = {"PATH": str(nothing), "CC": str(nothing / "cc"), "PIOCHE_REQUIRE_COMPILED": ""}
    hook = "import hatch_build as h, pathlib; print(h.has_page(pathlib.Path.cwd()), h.machine_npm())"
    assert run(sys.executable, "-c", hook, cwd=folder, **settings).split() == ["True", "None"]
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", cwd=folder, **settings)
    (built,) = (folder / "dist").glob("*.whl")
    assert built.name.endswith("-none-any.whl")

    def sources(path: Path) -> set[str]:
        """What is in a wheel, but for what was compiled and what is said about the wheel itself."""
        names = zipfile.ZipFile(path).namelist()
        return {name for name in names if not re.search(r"\.so$|\.pyd$|\.dist-info/", name)}

    assert sources(built) == sources(wheel)
    assert "pioche/site/runtime/hatch_wasm.py" in sources(wheel)  # it compiles for browsers wherever it is


def test_a_copy_without_git_packs_only_sources(tmp_path: Path) -> None:
    """What npm has installed stays out of a source package, although no .gitignore says so."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("web/package.json", "web/node_modules/vite/index.js", "src/pioche/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text('__version__ = "0.0.0"')
    packed = {file.distribution_path for file in SdistBuilder(str(tmp_path)).recurse_included_files()}
    assert {name for name in packed if name.startswith("web/")} == {"web/package.json"}


def test_a_compiled_wheel_gets_the_tag_of_the_oldest_linux_it_runs_on(wheel: Path, tmp_path: Path) -> None:
    name = run(sys.executable, "-c", TAGGING, wheel, tmp_path, PYTHONPATH=str(ROOT / "scripts")).strip()
    if platform.system() != "Linux" or wheel.name.endswith("-none-any.whl"):
        assert name == wheel.name
        return
    assert re.search(r"-cp3\d+-cp3\d+-.*manylinux_2_\d+_\w+\.whl$", name), name
    before, after = (
        {name for name in zipfile.ZipFile(path).namelist() if not name.endswith("/")}
        for path in (wheel, tmp_path / name)
    )
    assert after == before  # no library is carried along
    # The same sources give the same file, whenever it is made.
    times = {entry.date_time[0] for entry in zipfile.ZipFile(tmp_path / name).infolist()}
    assert times == {2020}


def test_the_training_takes_nothing_that_only_some_have_installed(tmp_path: Path) -> None:
    """Whoever builds a release, or asks for a profile when installing, has what building takes, no more."""
    lay_out(ROOT, tmp_path)
    without = f"import sys; sys.modules.update(dict.fromkeys({NOT_FOR_BUILDING!r}))"
    program = f"{without}; import hatch_train, pioche; print(pioche.__file__)"
    told = run(sys.executable, "-c", program, PYTHONPATH=str(tmp_path))
    assert told.strip() == str(tmp_path / "pioche/__init__.py")
