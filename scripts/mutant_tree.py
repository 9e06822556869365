"""A copy of the project for scripts/mutants.py: small faults are put into it, and tests run there."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from choose_mutants import Mutant

PLACE = Path("/tmp/pioche-mutants")
LIST = "mutants.toml"  # what is known so far; it makes no other suite
NICE = ["nice", "-n", "15"]
UNITS = "npm run test"  # the page's own tests without a browser, where there are any
NOT_COPIED = (
    ".git",
    ".venv",
    "node_modules",
    "build",
    "dist",
    "__pycache__",
    ".hypothesis",
    ".*_cache",
    "*.so",
)
# What each test comes to, told as it happens: a run may be cut short.
TELLING = """
import os

def tell(word, name):
    with open(os.environ["MUTANTS_TOLD"], "a", encoding="utf-8") as told:
        told.write(f"{word} {name}\\n")

def pytest_runtest_logstart(nodeid):
    tell("begins", nodeid)

def pytest_runtest_logreport(report):
    if report.failed:
        tell("hung" if "from pytest-timeout" in str(report.longrepr) else "failed", report.nodeid)

def pytest_collectreport(report):
    if report.failed:
        tell("failed", report.nodeid)
"""


@dataclass
class Failed:
    """What failed in a run of tests, and how long that took."""

    tests: list[str] = field(default_factory=list)
    hung: set[str] = field(default_factory=set)
    took: float = 0.0
    cut: bool = False  # whether the time was over before the tests were


def copy(root: Path, suite: str, to: Path) -> Path:
    """Copy a commit or a folder; whose .venv and node_modules are used comes back."""
    to.mkdir(parents=True)
    if (folder := Path(suite)).is_dir():
        ignored = shutil.ignore_patterns(*NOT_COPIED)
        shutil.copytree(folder, to, ignore=ignored, symlinks=True, dirs_exist_ok=True)
        return folder.resolve() if (folder / ".venv").exists() else root
    packed = subprocess.run(["git", "archive", suite], cwd=root, stdout=subprocess.PIPE, check=True)
    subprocess.run(["tar", "-x"], cwd=to, input=packed.stdout, check=True)
    return root


def called(root: Path, suite: str) -> str:
    """A name for a suite, another one as soon as a file of it is another."""
    if not (folder := Path(suite)).is_dir():
        command = ["git", "rev-parse", "--short=7", suite]
        return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip()
    seen = hashlib.sha256()
    for room in ("src", "tests", "web/src"):
        for path in sorted((folder / room).rglob("*")):
            if path.is_file() and path.suffix in {".py", ".ts", ".svelte", ".toml"} and path.name != LIST:
                seen.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return seen.hexdigest()[:7]


class Tree:
    """The copy, as it is now: which faults are in it, and whether compiled files lie beside its sources."""

    def __init__(self, root: Path, suite: str) -> None:
        self.folder = PLACE / called(root, suite)
        self.root = self.folder / "tree"
        if not self.root.exists():
            home = copy(root, suite, self.root)
            (self.root / ".venv").symlink_to((home / ".venv").resolve())
            (self.root / "web/node_modules").symlink_to((home / "web/node_modules").resolve())
            (self.folder / "mutants_telling.py").write_text(TELLING)
        self.changed: dict[Path, str] = {}
        for room in ("src", "web/src"):
            for path in (self.root / room).rglob("*.orig"):  # whoever was cut short left a fault
                self._write(path.with_suffix(""), path.read_text(encoding="utf-8"))
                path.unlink()
        self.within: list[Mutant] = []
        self._find_compiled()
        self._lay_compiled(False)
        self.page = ""

    # The sources

    def _write(self, path: Path, text: str) -> None:
        """Write a file that is younger than it was by whole seconds, as caches of bytecode count."""
        later = path.stat().st_mtime + 2
        path.write_text(text, encoding="utf-8")
        os.utime(path, (later, later))

    def put(self, mutants: list[Mutant], area: str) -> bool:
        """Have these faults in the sources and no others; whether they could all be put there."""
        for path, text in self.changed.items():
            self._write(path, text)
            path.with_name(path.name + ".orig").unlink()
        self.changed, self.within = {}, mutants
        fits = True
        for mutant in mutants:
            path = self.root / mutant.file
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            if (instead := mutant.applied(text)) is None:
                fits = False
                continue
            if path not in self.changed:
                self.changed[path] = text
                path.with_name(path.name + ".orig").write_text(text, encoding="utf-8")
            self._write(path, instead)
        self._lay_compiled(self.beside_compiled(mutants, area))
        if area != "engine" and fits:
            self._build(mutants if area == "page" else [])  # servers serve a page
        return fits

    @contextlib.contextmanager
    def without(self, area: str) -> Iterator[None]:
        """For a while no fault is there, and compiled files lie where they did."""
        within, laid = self.within, self.laid
        self.put([], area)
        self._lay_compiled(laid)
        yield
        self.put(within, area)

    # Compiled files

    def _find_compiled(self) -> None:
        """The installed compiled files, if they were made from these sources."""
        house = self.root / "src/pioche"
        program = "import pioche.engine as e, pathlib; print(pathlib.Path(e.__file__).parents[1])"
        command = [str(self.root / ".venv/bin/python"), "-P", "-c", program]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
        installed = Path(done.stdout.strip() or "/nowhere")
        same = all(
            (installed / path.relative_to(house)).exists()
            and (installed / path.relative_to(house)).read_bytes() == path.read_bytes()
            for path in house.rglob("*.py")
        )
        found = sorted(installed.rglob("*.so")) if same else []
        self.compiled = {house / path.relative_to(installed): path for path in found}

    def _lay_compiled(self, wanted: bool) -> None:
        for place, installed in self.compiled.items():
            place.unlink(missing_ok=True)
            if wanted:
                place.symlink_to(installed)
        self.laid = wanted

    def beside_compiled(self, mutants: list[Mutant], area: str) -> bool:
        """Whether compiled files may be used: the faults are in none of them, and not in the engine."""
        hot = {place.with_name(place.name.split(".")[0] + ".py") for place in self.compiled}
        return area != "engine" and bool(hot) and not any(self.root / one.file in hot for one in mutants)

    # The page

    def _build(self, mutants: list[Mutant]) -> None:
        """Build the page with these faults, once."""
        wanted = "-".join(mutant.name for mutant in mutants) or "none"
        kept, place = self.folder / "pages" / wanted, self.root / "src/pioche/server/page"
        if not kept.exists():
            command = [*NICE, "npm", "run", "build", "--", "--logLevel", "error"]
            subprocess.run(command, cwd=self.root / "web", check=True, capture_output=True)
            shutil.copytree(place, kept)
        elif self.page != wanted:
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(kept, place)
        self.page = wanted

    def units(self, area: str) -> list[str]:
        """The page's own tests, where there are some."""
        there = '"test":' in (self.root / "web/package.json").read_text()
        return [UNITS] if area == "page" and there else []

    # Tests

    def test(
        self,
        tests: list[str],
        limit: float,
        left_out: set[str] | None = None,
        hangs: float = 400,
        quick: bool = False,
    ) -> Failed:
        """Run tests until one fails, quickly with fewer examples; who runs when the time is over hangs."""
        began = time.monotonic()
        if UNITS in tests and UNITS not in (left_out or ()):
            command = [*NICE, "npm", "run", "test"]
            done = self._run(command, self.root / "web", limit)
            if done is not True:
                return Failed([UNITS], set() if done is False else {UNITS}, time.monotonic() - began)
        tests = [test for test in tests if test != UNITS]
        if not tests:
            return Failed(took=time.monotonic() - began)
        told = self.folder / "told"
        told.write_text("")
        shutil.rmtree(self.root / ".hypothesis", ignore_errors=True)
        command = [*NICE, ".venv/bin/python", "-m", "pytest", "-q", "-x", "-n0", "-p", "no:cacheprovider"]
        command += ["--hypothesis-profile", "quick"] if quick else []
        command += ["-p", "mutants_telling", f"--basetemp={self.folder / 't'}", f"--timeout={hangs}"]
        command += [part for test in sorted(left_out or ()) for part in ("--deselect", test)]
        done = self._run([*command, *tests], self.root, limit)
        failed = Failed(took=time.monotonic() - began, cut=done is None)
        lines = [line.split(" ", 1) for line in told.read_text(encoding="utf-8").splitlines()]
        failed.tests = list(dict.fromkeys(name for word, name in lines if word != "begins"))
        failed.hung = {name for word, name in lines if word == "hung"}
        if done is None and not failed.tests and len(tests) == 1 and "::" in tests[0]:
            failed.tests, failed.hung = tests, set(tests)
        if done is False and not failed.tests and lines:
            failed.tests = [lines[-1][1]]  # the whole process ended within it
        elif done is False and not failed.tests and "::" not in tests[0]:
            failed.tests = tests[:1]  # not even collected
        return failed

    def _run(self, command: list[str], cwd: Path, limit: float) -> bool | None:
        """Whether a command ended well; None if it did not end in time."""
        unwanted = ("PIOCHE_", "PYTEST_", "PYTHONDONTWRITEBYTECODE")
        env = {key: value for key, value in os.environ.items() if not key.startswith(unwanted)}
        env |= {"PYTHONPATH": f"{self.root / 'src'}:{self.folder}", "MUTANTS_TOLD": str(self.folder / "told")}
        env |= {"CI": "1"}  # the same examples every time
        with (self.folder / "output").open("wb") as out:
            process = subprocess.Popen(
                command, cwd=cwd, env=env, stdout=out, stderr=out, start_new_session=True
            )
            try:
                return process.wait(limit) in (0, 5)  # 5: every test was left out
            except subprocess.TimeoutExpired:
                return None
            finally:
                for number in (signal.SIGINT, signal.SIGKILL):
                    with contextlib.suppress(ProcessLookupError):
                        os.killpg(process.pid, number)
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        process.wait(20)
