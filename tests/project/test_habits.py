"""The habits of the project: layout of files, templates, the workflow, and what `pioche --version` tells."""

from __future__ import annotations

import re
import subprocess

import pytest

from pioche import __version__
from pioche.cli import main
from pioche.engine import compiled
from pioche.engine.rules import RULES_VERSION
from tests.project.test_project import PICTURES, ROOT, project_files

GITHUB = ROOT / ".github"


def test_files_are_laid_out_as_editorconfig_says() -> None:
    said = (ROOT / ".editorconfig").read_text()
    for rule in ("end_of_line = lf", "insert_final_newline = true", "trim_trailing_whitespace = true"):
        assert rule in said
    wrong = []
    for path in project_files():
        data = path.read_bytes()
        if path.suffix not in PICTURES and data:
            if re.search(rb"[ \t\r]$", data, re.MULTILINE) or not data.endswith(b"\n"):
                wrong.append(str(path.relative_to(ROOT)))
            if path.name != "Makefile" and re.search(rb"^ *\t", data, re.MULTILINE):
                wrong.append(f"{path.relative_to(ROOT)}: tabs")
    assert wrong == []


def test_the_workflow_runs_what_has_to_hold() -> None:
    """Nothing but what stands in .ci, all parts of it, from the oldest Python that is promised."""
    workflow = (GITHUB / "workflows/ci.yml").read_text()
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    assert oldest is not None
    pythons = re.findall(r"python: \[(.*)\]", workflow)
    assert [listed.partition(",")[0] for listed in pythons] == [f'"{oldest[1]}"'] * 2
    assert re.findall(r"run: (.*)", workflow) == [".ci/run ${{ matrix.part }}", "python .ci/anywhere.py"]
    parts = re.search(r"part: \[(.*)\]", workflow)
    told = subprocess.run([ROOT / ".ci/run", "nothing"], capture_output=True, text=True, check=False)
    assert parts is not None
    assert (told.returncode, told.stderr) == (2, f"usage: .ci/run [{parts[1].replace(', ', '|')}]\n")
    # Each part leaves out what the others run, and nothing else.
    said = (ROOT / ".ci/run").read_text()
    assert 'page | server) make test ARGS="tests/$1"' in said
    assert 'others) make test ARGS="--ignore=tests/page --ignore=tests/server"' in said
    rooms = re.findall(r'^    "(\w+)",$', (ROOT / ".ci/anywhere.py").read_text(), re.MULTILINE)
    assert all(any((ROOT / "tests" / room).glob("test_*.py")) for room in rooms)


@pytest.mark.parametrize("codes", [(0, 0), (3, 0), (0, 4), (3, 4)])
def test_two_things_beside_each_other_fail_if_either_does(codes: tuple[int, int]) -> None:
    """As `make test` runs the linters beside the compiler: both come to their end and are heard."""
    lines = [f"echo told {number}; exit {code}" for number, code in enumerate(codes)]
    done = subprocess.run([ROOT / "scripts/beside.sh", *lines], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (codes == (0, 0))
    assert {"told 0", "told 1"} <= set(done.stdout.splitlines())
    failed = [f"failed with {code}: {line}" for code, line in zip(codes, lines, strict=True) if code]
    assert done.stderr.splitlines() == failed


@pytest.mark.parametrize("name", ["bug", "rule", "idea"])
def test_an_issue_has_a_form(name: str) -> None:
    form = (GITHUB / f"ISSUE_TEMPLATE/{name}.yml").read_text()
    assert re.match(r"name: .+\ndescription: .+\nlabels: \[\w+\]\nbody:\n", form)
    if name != "idea":
        assert "`pioche --version`" in form
        assert re.search(r"label: .*(record|scenario)", form)


def test_a_pull_request_is_asked_for_what_there_is() -> None:
    asked = (GITHUB / "pull_request_template.md").read_text()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert {"quick", "test"} <= set(re.findall(r"`make ([a-z-]+)`", asked)) <= targets


def test_the_edit_loop_takes_tests_that_exist() -> None:
    """And none that needs a browser, a build or the installed command."""
    listed = re.search(r"^QUICK := ((?:.*\\\n)*.*)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert listed is not None
    chosen = [ROOT / "tests" / name for name in listed[1].replace("\\\n", " ").split()]
    assert [path for path in chosen if not path.exists()] == []
    files = {file for path in chosen for file in ([path] if path.is_file() else path.glob("test_*.py"))}
    assert len(files) > 15
    needy = re.compile(r"\b[B]IN\b|[p]laywright|[h]atchling")  # in brackets, not to find itself
    assert [file for file in files if needy.search(file.read_text())] == []


def test_the_version_tells_what_a_fault_may_depend_on(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    engine = "compiled" if compiled() else "interpreted"
    assert capsys.readouterr().out == f"pioche {__version__} (rules {RULES_VERSION}, {engine} engine)\n"
