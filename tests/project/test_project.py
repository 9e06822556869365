"""The project is in order: imports point one way, files are small and explained, documents tell the truth."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec

from tests.conftest import FIRST, SHARING, in_order, together

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
SOURCES = sorted(path for room in ("src", "research") for path in (ROOT / room).rglob("*.py"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "research").rglob("*.md")])
LONGEST = 450
DEFINITIONS = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
STEM = 4  # letters by which words are taken for the same: `card` and `cards`, `draw` and `drawing`
FILLING = re.compile(
    r"a|all|an|and|any|are|be|by|how|in|is|it|its|of|on|one|or|some|that|the|them|this|to|what|who"
)

# A letter in brackets keeps each pattern from finding itself in this file.
REGISTRY = re.compile(
    r"pyp[i]\.org|pythonhoste[d]\.org|npmj[s]\.(?:org|com)|yarnpk[g]\.com|crates\.i[o]\b|"
    r"https?://[^\s\"'`]*/(?:simpl[e]|package[s])/|--(?:extra-)?inde[x]-url|--find-link[s]",
    re.IGNORECASE,
)
ABOUT_OURSELVES = re.compile(
    r"\bclaud[e]\b|\banthropi[c]\b|\bchatgp[t]\b|\bcopilo[t]\b|\bllm[s]?\b|\blanguage model[s]?\b|"
    r"\b(?:ai|coding|sub|software)[- ]?agen[t]s?\b|\b(?:this|last|next|previous|another|earlier) sessio[n]\b|"
    r"\bissue[s]? #?\d+|/work/(?:mai[n]|share[d])\b",
    re.IGNORECASE,
)


PICTURES = {".png", ".webp"}


def project_files() -> Iterator[Path]:
    """Every file that is, or could be, tracked: all but what .gitignore leaves out."""
    ignored = GitIgnoreSpec.from_lines([*(ROOT / ".gitignore").read_text().splitlines(), "/.git"])
    for name in ignored.match_tree_files(ROOT, negate=True):
        yield ROOT / name


def lint_imports(source: Path) -> subprocess.CompletedProcess[str]:
    """Hold the package below `source` against the layers in pyproject.toml."""
    command = [str(BIN / "lint-imports"), "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    env = {**os.environ, "PYTHONPATH": str(source)}
    return subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)


def test_imports_point_one_way() -> None:
    done = lint_imports(ROOT / "src")
    assert done.returncode == 0, done.stdout


def test_an_import_that_points_up_is_found(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src/pioche", tmp_path / "pioche", ignore=shutil.ignore_patterns("__pycache__"))
    wrong = {
        "engine/climber.py": "pioche.cli",
        "server/wire/climber.py": "pioche.server.table.run",
        "server/table/climber.py": "pioche.server.store.sql_store",
        "server/net/climber.py": "pioche.server.http.app",
        "server/table/diver.py": "pioche.bots.guard",  # which waits in threads
        "server/table/clerk.py": "time",
        "server/table/writer.py": "starlette",
        "server/table/teller.py": "pioche.texts.catalogue",
        "texts/teller.py": "pioche.texts.catalogue",
        "texts/translator.py": "fluent",
    }
    for name, module in wrong.items():
        (tmp_path / "pioche" / name).write_text(f"import {module}\n")
    done = lint_imports(tmp_path)
    assert done.returncode == 1
    told = " ".join(done.stdout.split())
    for name, module in wrong.items():
        assert f"pioche.{name.removesuffix('.py').replace('/', '.')} -> {module}" in told, done.stdout


@pytest.mark.parametrize("pattern", [REGISTRY, ABOUT_OURSELVES], ids=["registry", "ourselves"])
def test_no_file_speaks_of_what_is_not_the_project(pattern: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {hit[0]}"
        for path in project_files()
        if path.suffix not in PICTURES  # whose bytes may spell anything
        for number, line in enumerate(path.read_text(errors="ignore").splitlines(), 1)
        if (hit := pattern.search(line))
    ]
    assert found == []


def test_the_patterns_find_what_they_are_for() -> None:
    host, words = "https://mirror.example/{}/x/".format("simple"), "coding " + "agents"
    assert REGISTRY.search(host)
    assert ABOUT_OURSELVES.search(words)
    assert ROOT / "requirements.lock" in set(project_files())


def test_no_source_file_is_too_long() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_text().splitlines()) for path in SOURCES}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def says_something(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a docstring tells more than the name: three words or more, and not only those of the name."""
    words = re.findall(r"[\w§]+", (ast.get_docstring(node) or "").lower())
    named = {word[:STEM].lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z0-9]+", node.name)}
    return len(words) > 2 and any(not FILLING.fullmatch(word) and word[:STEM] not in named for word in words)


def undocumented(tree: ast.Module) -> Iterator[str]:
    """What is public and is not explained; a method of a derived class may leave that to its base."""
    if not ast.get_docstring(tree):
        yield "the module"
    for node in tree.body:
        if not isinstance(node, DEFINITIONS) or node.name.startswith("_"):
            continue
        if not says_something(node):
            yield node.name
        if isinstance(node, ast.ClassDef) and not node.bases:
            for method in node.body:
                if (
                    isinstance(method, DEFINITIONS)
                    and not method.name.startswith("_")
                    and not says_something(method)
                ):
                    yield f"{node.name}.{method.name}"


def test_everything_public_says_what_it_is() -> None:
    silent = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in SOURCES
        for name in undocumented(ast.parse(path.read_text()))
    ]
    assert silent == []


def test_a_missing_docstring_is_found() -> None:
    tree = ast.parse(
        "class Seat:\n    '''Where somebody sits.'''\n    def hand(self): ...\n    def _own(self): ...\n"
        "class Stool(Seat):\n    '''Without a back.'''\n    def hand(self): ...\n"
        "def deal(): ...\n"
        "def take_card():\n    '''Take the card.'''\n"
        "def turn():\n    '''Turn it.'''\n"
        "def lay():\n    '''Put a card on top (R27).'''\n"
    )
    assert list(undocumented(tree)) == ["the module", "Seat.hand", "deal", "take_card", "turn"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_documents_name_only_what_exists(document: Path) -> None:
    text = document.read_text()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE)) <= targets
    links = [link for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) if "://" not in link]
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_readme_names_the_commands_there_are() -> None:
    named = set(re.findall(r"`pioche ([a-z]+)", (ROOT / "README.md").read_text()))
    shown = subprocess.run([BIN / "pioche", "--help"], capture_output=True, text=True, check=True).stdout
    offered = re.search(r"\{([a-z,]+)\}", shown)
    assert offered is not None
    assert named == set(offered[1].split(","))


SKIPPING = {
    "test_skips.py": "import pytest\n\ndef test_it():\n    pytest.skip('later')\n",
    "test_gives_up.py": "import pytest\n\n@pytest.mark.xfail\ndef test_it():\n    assert False\n",
    "test_whole_file.py": "import pytest\n\npytest.importorskip('no_such_module')\n",
}


@pytest.mark.parametrize("ci", ["", "true"])
def test_only_outside_ci_may_a_test_be_skipped(tmp_path: Path, ci: str) -> None:
    shutil.copy(ROOT / "tests/conftest.py", tmp_path)
    for name, text in SKIPPING.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "test_runs.py").write_text("def test_it():\n    assert True\n")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", ".", "-rA"]
    command += ["--continue-on-collection-errors"]
    env = {**os.environ, "CI": ci, "PIOCHE_REQUIRE_COMPILED": "", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) is (ci == ""), done.stdout
    assert "PASSED test_runs.py::test_it" in done.stdout
    for name in SKIPPING:
        refused = f"FAILED {name}" in done.stdout or f"ERROR {name}" in done.stdout
        assert refused is (ci != ""), done.stdout
        assert (f"{name}: skipped" in done.stdout or f"{name}::test_it: skipped" in done.stdout) is (ci != "")


def test_tests_that_share_something_slow_go_to_one_worker() -> None:
    places = {
        "tests/page/test_page.py::test_a": "tests/page/test_page.py::test_a",
        "tests/page/test_page_market.py::test_b[x]": "tests/page/test_page_market.py",
        "tests/page/test_page_engines.py::test_a[firefox]": "tests/page/test_page_engines.py[firefox]",
        "tests/page/test_page_engines.py::test_b[firefox]": "tests/page/test_page_engines.py[firefox]",
        "tests/page/test_page_engines.py::test_b[webkit]": "tests/page/test_page_engines.py[webkit]",
        "tests/project/test_wheel.py::test_c": "tests/project/test_wheel.py",
        "tests/engine/test_laws.py::test_d[y]": "tests/engine/test_laws.py::test_d[y]",
    }
    assert {test: together(test) for test in places} == places


def test_the_longest_tests_are_begun_first() -> None:
    page = ["test_page.py::test_a", "test_page.py::test_b"]
    others = [f"test_laws.py::test_{letter}" for letter in "cdef"]
    long = ["test_page_engines.py::test_g[webkit]", "test_wheel.py::test_h"]
    spread = [page[0], *others[:2], page[1], *others[2:]]
    assert in_order([*others, *page, *long]) == [long[1], long[0], *spread]
    for name in (*FIRST, *SHARING):
        file, _, _ = name.partition("[")
        kept = any(ROOT.glob(f"tests/*/{file}*"))
        assert kept or any(f"def {name}" in path.read_text() for path in ROOT.glob("tests/*/test_*.py")), name
