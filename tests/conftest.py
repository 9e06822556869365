"""What holds for every test: the engine is compiled where that is required, and CI skips nothing.

Tests that share something slow to set up, such as a build, stay together."""

from __future__ import annotations

import asyncio
import gc
import importlib
import os
import sys
from collections.abc import Generator, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import chain
from operator import itemgetter
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, core, settings
from xdist.scheduler import LoadGroupScheduling  # type: ignore[import-untyped]

from tests import chance

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.page.page_tables import ScriptedServer, Table
    from tests.server.services import Postgres
    from tests.server.serving import Server

LOOP: list[asyncio.AbstractEventLoop] = []  # the browser's, while there is one
IN_CI = bool(os.environ.get("CI"))

# Commands speak the language of the terminal; here they speak English, whoever runs the tests.
os.environ["LC_ALL"] = "C.UTF-8"

# Files whose tests share something that takes long to set up, or would disturb each other.
SHARING = (
    "test_cluster.py",
    "test_page_coach.py",
    "test_page_device.py",
    "test_page_evening.py",
    "test_page_games.py",
    "test_page_harsh.py",
    "test_page_market.py",
    "test_questions.py",
    "test_release.py",
    "test_specification.py",
    "test_wheel.py",
    "test_workers_cluster.py",
)
ENGINES = "test_page_engines.py"  # whose tests share a window of each engine
# What takes longest is begun first, so that nobody waits for it in the end; whatever has one of these in its
# name comes in this order. The very first builds the site, for which others of the site would have to wait.
# Then come the tests of the page, spread among everything else: they wait a lot, and the others never do.
FIRST = (
    "test_page_device.py",
    "test_release.py",
    "test_wheel.py",
    "test_questions.py",
    "test_workers_cluster.py",
    "test_cluster.py",
    "test_page_coach.py",
    "test_page_evening.py",
    "test_page_engines.py[webkit]",
    "test_page_engines.py[firefox]",
    "test_alone_with_the_network_off",
    "test_a_lesson_from_the_first_visit",
    "test_page_steady.py",
    "test_page_site",
    "test_page_layout.py",
)

# How long an example takes says something about the machine, not about the game. The examples are the same in
# every run, and nothing is remembered of another; `--seed` and `--long` try others.
EVERY_TIME = settings(deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("pioche", EVERY_TIME, derandomize=True, max_examples=50)
settings.register_profile("quick", EVERY_TIME, derandomize=True, max_examples=10)  # for `make quick`
settings.register_profile("seed", EVERY_TIME, max_examples=50)
settings.register_profile("long", EVERY_TIME, max_examples=100)
settings.load_profile("pioche")


def pytest_addoption(parser: pytest.Parser) -> None:
    """For those who have the time, and for those who look for a fault."""
    told = "kill more often and try more examples than `make test` has time for"
    parser.addoption("--long", action="store_true", help=told)
    told = "what all deals, bots and kills follow from; a failure says which seed it had"
    parser.addoption("--seed", default=os.environ.get(chance.SEED, chance.USUAL), help=told)


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test something else than what was asked for."""
    os.environ[chance.SEED] = config.getoption("seed")
    if config.getoption("long") or chance.seed() != chance.USUAL:
        settings.load_profile("long" if config.getoption("long") else "seed")
        core.global_force_seed = chance.source("examples").getrandbits(32)  # type: ignore[assignment]
    if os.environ.get("PIOCHE_REQUIRE_COMPILED") != "1":
        return
    file = importlib.import_module("pioche.engine.game").__file__ or "nowhere"
    if not file.endswith(tuple(EXTENSION_SUFFIXES)):
        raise pytest.UsageError(f"the compiled engine is required, but pioche.engine.game comes from {file}")


def together(nodeid: str) -> str:
    """What goes to one worker: the file of a test whose neighbours it needs, otherwise the test alone."""
    file = nodeid.split("::", 1)[0]
    if Path(file).name == ENGINES:
        return file + nodeid[nodeid.index("[") :]
    return file if Path(file).name in SHARING else nodeid


def in_order(tests: list[str]) -> list[str]:
    """What takes longest first, then the tests of the page evenly spread among all others."""
    first: dict[str, list[str]] = {name: [] for name in FIRST}
    page: list[str] = []
    others: list[str] = []
    for test in tests:
        known = next((name for name in FIRST if name in together(test)), None)
        (first[known] if known else page if "test_page" in test else others).append(test)
    places = [(k / len(some), test) for some in (page, others) for k, test in enumerate(some)]
    return [*chain(*first.values()), *(test for _, test in sorted(places, key=itemgetter(0)))]


class Together(LoadGroupScheduling):  # type: ignore[misc]
    """Gives the whole of a file to one worker where its tests share something, and single tests otherwise.

    The marker xdist_group should do that, but it writes the group to a place where pytest no longer looks for
    the name of a test.
    """

    def _split_scope(self, nodeid: str) -> str:
        return together(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    """Hand out the tests, as `--dist loadgroup` asks."""
    config.option.loadscopereorder = False  # how many tests there are does not say how long they take
    return Together(config, log) if config.getvalue("dist") == "loadgroup" else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a worker, name the longest first: in that order they are handed out."""
    if hasattr(config, "workerinput"):
        named = {item.nodeid: item for item in items}
        items[:] = [named[name] for name in in_order(list(named))]


def pytest_collection_finish() -> None:
    """Look for garbage less often, and never among the tests themselves: an eighth of the processor time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI, a test that was skipped or was expected to fail has failed."""
    report = yield
    if report.failed:
        report.sections.append(
            ("Seed", f"again with the same deals: pytest --seed {chance.seed()} '{item.nodeid}'")
        )
        report.sections += pages_of(item)
    if IN_CI and (report.skipped or hasattr(report, "wasxfail")):
        report.longrepr = (
            f"{item.nodeid}: skipped or expected to fail, which CI does not take: {report.longrepr}"
        )
        report.outcome = "failed"
        vars(report).pop("wasxfail", None)
    return report


def pages_of(item: pytest.Item) -> list[tuple[str, str]]:
    """What every open page of a failed test shows, in words, and where its picture is."""
    browser: Browser | None = getattr(item, "funcargs", {}).get("browser")
    if browser is None:
        return []
    from tests.page.browsing import shown

    folder = Path(mkdtemp(prefix="pioche-pages-"))
    pages = [page for context in browser.contexts for page in context.pages]
    return [(f"Page {page.url}", shown(page, folder / f"page-{k}.png")) for k, page in enumerate(pages)]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """In CI, a file of tests that skipped itself has failed."""
    report = yield
    if IN_CI and report.skipped:
        report.longrepr = f"{collector.nodeid}: skipped, which CI does not take: {report.longrepr}"
        report.outcome = "failed"
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Shuffles, bots, codes and numbers follow from `--seed` and the name of the test, fixtures included."""
    forget_failure()
    chance.begin(item.nodeid)
    take_turns("browser" in getattr(item, "fixturenames", ()))


def forget_failure() -> None:
    """Let go of what a failed test has left open, which would be blamed on some later test.

    Python keeps the frames of the last error, and with them sockets that nobody has closed.
    """
    if getattr(sys, "last_value", None) is None:
        return
    for name in ("last_exc", "last_type", "last_value", "last_traceback"):
        setattr(sys, name, None)
    told, sys.unraisablehook = sys.unraisablehook, lambda _: None
    gc.collect()
    sys.unraisablehook = told


def take_turns(browser: bool) -> None:
    """Whether the browser's event loop counts as the one that runs in this thread, or none does.

    It stands still between two calls to the browser, and yet would let nobody else have a loop of their own.
    """
    asyncio._set_running_loop(LOOP[0] if browser and LOOP else None)


# Only the tests of the page need a browser: nobody else waits for its library to be read.
@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a worker; everybody in it has a context of their own."""
    from playwright.sync_api import sync_playwright

    from tests.page.browsing import launch

    with sync_playwright() as playwright:
        LOOP.append(asyncio.get_running_loop())
        running = launch(playwright)
        yield running
        take_turns(browser=True)
        running.close()
    LOOP.clear()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`pioche serve` with quick bots, for all tests of a worker."""
    from tests.page.browsing import paced

    with paced(tmp_path_factory.mktemp("tables")) as running:
        yield running
        running.kill()


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    from tests.page.browsing import paced

    with paced(tmp_path) as running:
        yield running
        running.kill()


@pytest.fixture(scope="session")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    """A server that deals what a test has written down, for all tests of a worker."""
    from tests.page.page_tables import ScriptedServer

    with ScriptedServer(tmp_path_factory.mktemp("scripted"), nudge=1, grace=10_000, deal_wait=20) as running:
        yield running
        running.kill()


@pytest.fixture
def table(scripted: ScriptedServer, browser: Browser) -> Iterator[Table]:
    """A table at that server, which everybody has left afterwards."""
    from tests.page.page_tables import Table

    opened = Table(scripted, browser)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A server of PostgreSQL for all tests of a worker; each test makes databases of its own."""
    from tests.server.services import postgres

    with postgres() as running:
        yield running
