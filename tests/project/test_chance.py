"""Nothing in the tests is left to chance: they wait for a state and not for a time, and draw from a seed.

What to use instead: `tests/waiting.py` waits for what runs elsewhere, a clock turned by hand stands for time,
`tests/chance.py` gives random numbers, and `tests/ports.py` a port that nobody else is given.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.chance import NAMES

ROOT = Path(__file__).parents[2]
PYTHON = sorted(path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__))
SCRIPTS = sorted((ROOT / "web/src").rglob("*.test.ts"))

# (file, what is found there): why it has to be so. What is no longer needed is found too.
EXCEPTIONS = {
    ("tests/waiting.py", "sleep"): "the one place that looks again and again, for everybody",
    ("tests/waiting.py", "clock"): "only to give up",
    ("tests/page/browsing.py", "clock"): "lets the page believe that a moment has passed",
    ("tests/page/browsing.py", "random"): "replaces the browser's own by numbers that follow from the test",
    ("tests/page/layout.py", "sleep"): "only to give up where a browser without a screen draws no frame",
    ("tests/page/plain_site.py", "clock"): "how long an answer took, which only a benchmark reads",
    ("tests/page/plain_site.py", "random"): "replaces the browser's own by numbers that follow from the test",
    ("tests/page/plain_site.py", "sleep"): "only to give up",
    ("tests/page/test_page_rule.py", "clock"): "where the page's clock is to stand still",
    ("tests/page/test_page_touch.py", "clock"): "replaces the page's clock by one that stands still",
    ("tests/server/simulation/databases.py", "sleep"): "in a simulation, whose event loop has its own time",
    ("tests/server/simulation/processes.py", "clock"): "the clock of the simulation",
    ("tests/server/simulation/processes.py", "sleep"): "in a simulation, whose event loop has its own time",
    ("tests/server/test_cluster_kills.py", "clock"): "how long a table stood still, bounded only with --long",
    ("web/src/lib/connection/tableSocket.test.ts", "random"): "replaced by a number of the test's",
}

SLEEPS = {"time.sleep", "asyncio.sleep", "anyio.sleep", "trio.sleep"}
TIMED = {"wait_for_timeout"}  # whoever it belongs to
CLOCKS = re.compile(
    r"time\.(?:time|monotonic|perf_counter|process_time|thread_time|clock_gettime|localtime|gmtime)(?:_ns)?"
    r"|datetime\.(?:datetime\.(?:now|utcnow|today)|date\.today)"
)
RANDOM = re.compile(
    r"random\.(?!seed\b)[a-z]\w*|random\.SystemRandom|numpy\.random\.(?!default_rng\b)[a-z]\w*|os\.urandom"
    rf"|uuid\.uuid[14]|secrets\.(?!(?:{'|'.join(NAMES)}|compare_digest|DEFAULT_ENTROPY)\b)\w+"
)
UNSEEDED = {"random.Random", "numpy.random.default_rng"}  # where nothing is handed in
SKIPS = re.compile(r"(?:pytest\.(?:mark\.)?(?:skip|skipif|xfail|flaky|importorskip)|unittest\.skip\w*)")
# In programs that stand in a text, whatever their language.
WRITTEN = {
    "sleep": re.compile(r"\bsleep\((?!0\))|\bsetTimeout\(|\bwaitForTimeout\("),
    "clock": re.compile(
        r"\bperformance\.now\b|\bDate\.now\b|\bnew Date\(\)|\btime\.(?:time|monotonic|perf_counter)\("
    ),
    "random": re.compile(
        r"\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b|\brandom\.(?!seed\b)[a-z]\w*\(|\bRandom\(\)|\buuid4\b"
    ),
}


class Found(NamedTuple):
    """Something that is left to chance, and the line where."""

    line: int
    what: str


def imported(tree: ast.Module) -> dict[str, str]:
    """What the names of a file stand for, by its imports."""
    known = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                known[name.asname or name.name.partition(".")[0]] = (
                    name.name if name.asname else name.name.partition(".")[0]
                )
        elif isinstance(node, ast.ImportFrom):
            known |= {name.asname or name.name: f"{node.module}.{name.name}" for name in node.names}
    return known


def dotted(node: ast.AST, known: dict[str, str]) -> str:
    """A name with all that it belongs to, as `numpy.random.default_rng`; nothing for what is no name."""
    if isinstance(node, ast.Name):
        return known.get(node.id, "")
    if isinstance(node, ast.Attribute):
        base = dotted(node.value, known)
        return f"{base}.{node.attr}" if base else ""
    return ""


def is_number(node: ast.AST, number: int) -> bool:
    """Whether something is just this number."""
    return isinstance(node, ast.Constant) and node.value == number


def named(node: ast.Name | ast.Attribute, name: str) -> Iterator[str]:
    """What is wrong with the use of a name, wherever it stands."""
    if CLOCKS.fullmatch(name):
        yield "clock"
    if RANDOM.fullmatch(name):
        yield "random"
    if SKIPS.fullmatch(name):
        yield "skip"
    if name == "tempfile.mktemp":
        yield "mktemp"
    if isinstance(node, ast.Attribute) and node.attr in TIMED:
        yield "sleep"
    if (node.id if isinstance(node, ast.Name) else node.attr) == "free_port":
        yield "port"


def called(node: ast.Call, name: str) -> Iterator[str]:
    """What is wrong with a call."""
    method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    if name in SLEEPS and not (
        name == "asyncio.sleep" and len(node.args) == 1 and is_number(node.args[0], 0)
    ):
        yield "sleep"
    if name in UNSEEDED and not node.args and not node.keywords:
        yield "random"
    if method == "time" and "loop" in ast.unparse(node.func):  # of an event loop
        yield "clock"
    if method == "bind" and len(node.args) == 1 and isinstance(node.args[0], ast.Tuple):
        port = node.args[0].elts[-1]
        if isinstance(port, ast.Constant) and isinstance(port.value, int) and port.value != 0:
            yield "port"
    if isinstance(node.func, ast.Name) and node.func.id == "any" and node.args:
        tries = node.args[0].generators[0] if isinstance(node.args[0], ast.GeneratorExp) else None
        if tries is not None and ast.unparse(tries.target) == "_" and ast.unparse(tries.iter)[:6] == "range(":
            yield "hope"


def in_words(text: str, first: int = 1) -> Iterator[Found]:
    """What is left to chance by programs that stand in a text."""
    for number, line in enumerate(text.splitlines(), first):
        for what, pattern in WRITTEN.items():
            if pattern.search(line):
                yield Found(number, what)


def in_python(source: str) -> Iterator[Found]:
    """What is left to chance by a file of tests."""
    tree = ast.parse(source)
    known = imported(tree)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute):
            yield from (Found(node.lineno, what) for what in named(node, dotted(node, known)))
        if isinstance(node, ast.Call):
            yield from (Found(node.lineno, what) for what in called(node, dotted(node.func, known)))
        if isinstance(node, ast.FunctionDef | ast.alias) and node.name == "free_port":
            yield Found(node.lineno, "port")
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield from in_words(node.value, node.lineno)


def everything() -> dict[tuple[str, str], list[int]]:
    """All that is left to chance, by the file and what it is, with the lines."""
    found: dict[tuple[str, str], list[int]] = {}
    for path in (*PYTHON, *SCRIPTS):
        text = path.read_text(encoding="utf-8")
        for line, what in in_python(text) if path.suffix == ".py" else in_words(text):
            lines = found.setdefault((path.relative_to(ROOT).as_posix(), what), [])
            if line not in lines:
                lines.append(line)
    return found


def test_no_test_leaves_anything_to_chance() -> None:
    assert len(PYTHON) > 150
    found = everything()
    left = [
        f"{file}:{', '.join(map(str, lines))}: {what}"
        for (file, what), lines in found.items()
        if (file, what) not in EXCEPTIONS
    ]
    assert left == []
    assert [exception for exception in EXCEPTIONS if exception not in found] == []
    assert all(EXCEPTIONS.values())


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("sleep", "import time; time.sleep(0)"),
        ("sleep", "from time import sleep as rest; rest(1)"),
        ("sleep", "import asyncio; asyncio.sleep(0.1)"),
        ("sleep", "page.wait_for_timeout(100)"),
        ("sleep", "page.evaluate('new Promise(done => setTimeout(done, 9))')"),
        ("sleep", "BOT = 'import time; time.sleep(0.1)'"),
        ("clock", "import time; now = time.monotonic"),
        ("clock", "from time import perf_counter; perf_counter()"),
        ("clock", "import time as t; t.time_ns()"),
        ("clock", "import datetime; datetime.datetime.now()"),
        ("clock", "from datetime import datetime, UTC; datetime.now(UTC)"),
        ("clock", "import asyncio; asyncio.get_running_loop().time()"),
        ("clock", "page.evaluate(f'performance.now() - {start}')"),
        ("random", "import random; random.shuffle(cards)"),
        ("random", "from random import choice; choice(cards)"),
        ("random", "from random import Random; Random()"),
        ("random", "import numpy as np; np.random.default_rng()"),
        ("random", "import numpy as np; np.random.rand(3)"),
        ("random", "import uuid; uuid.uuid4()"),
        ("random", "import os; os.urandom(4)"),
        ("random", "import secrets; secrets.token_urlsafe()"),
        ("random", "page.evaluate('Math.random()')"),
        ("hope", "any(play() for _ in range(30))"),
        ("port", "def free_port(): ..."),
        ("port", "from tests.ports import free_port"),
        ("port", "line.bind(('127.0.0.1', 8000))"),
        ("skip", "import pytest; pytest.skip('later')"),
        ("skip", "import pytest\n@pytest.mark.skipif(True)\ndef test_it(): ..."),
        ("skip", "import pytest; pytestmark = pytest.mark.flaky"),
        ("mktemp", "import tempfile; tempfile.mktemp()"),
    ],
)
def test_what_is_left_to_chance_is_found(what: str, line: str) -> None:
    assert {found.what for found in in_python(line)} == {what}


@pytest.mark.parametrize(
    "line",
    [
        "import asyncio; asyncio.sleep(0)",
        "clock.sleep(5)",
        "import random; random.Random(7).random()",
        "import numpy as np; np.random.default_rng(7).integers(3)",
        "import secrets; secrets.token_bytes(4)",  # which the tests draw from their seed
        "any(card.fits for card in cards for _ in range(2))",
        "line.bind(('127.0.0.1', 0))",
        "def test_it():\n    '''Nobody calls time.sleep() or Math.random here.'''",
        "tmp_path_factory.mktemp('server')",
        "record.time()",
    ],
)
def test_what_is_not_is_let_be(line: str) -> None:
    assert list(in_python(line)) == []


def test_scripts_are_read_too() -> None:
    script = (
        "test('it', async () => {\n  const now = Date.now();\n  await new Promise((go) => setTimeout(go));"
    )
    assert list(in_words(script)) == [Found(2, "clock"), Found(3, "sleep")]
