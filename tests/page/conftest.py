"""The site without a server, built once for all files of tests that open it."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pioche.cli import main

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.page.page_tables import Table
    from tests.page.plain_site import Bare


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as anybody builds it, below a path of an otherwise empty place; nobody changes it.

    One worker builds it for all: the others wait.
    """
    from tests.page.plain_site import PLACE

    base = tmp_path_factory.getbasetemp()
    place = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "host"
    with place.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not place.with_suffix(".built").exists():
            assert main(["site", str(place / PLACE)]) == 0
            place.with_suffix(".built").touch()
    return place


@pytest.fixture
def own_folder(folder: Path, tmp_path: Path) -> Path:
    """The same for a test that changes something."""
    return Path(shutil.copytree(folder, tmp_path / "host"))


@pytest.fixture(scope="session")
def site(folder: Path) -> Path:
    """Its files."""
    from tests.page.plain_site import PLACE

    return folder / PLACE


@pytest.fixture(scope="session")
def url(folder: Path) -> Iterator[str]:
    """Its address."""
    from tests.page.plain_site import StaticServer

    server = StaticServer(folder)
    yield server.url
    server.close()


@pytest.fixture(scope="module")
def bare(browser: Browser, url: str, site: Path) -> Iterator[Bare]:
    """One worker for all tests that need no screen."""
    from tests.page.plain_site import Bare

    context = browser.new_context()
    yield Bare(context, url, site)
    context.close()


@pytest.fixture(autouse=True)
def nothing_left_open(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close what a test has opened in the browser: games would go on there, beside the next test."""
    if "browser" not in request.fixturenames:
        yield
        return
    browser: Browser = request.getfixturevalue("browser")
    shared = browser.contexts
    yield
    if "scripted" in request.fixturenames:
        request.getfixturevalue("scripted").deal.unlink(missing_ok=True)
    for context in browser.contexts:
        if context not in shared:
            context.close()


@pytest.fixture
def moving(table: Table) -> None:
    """Cards fly at the table, as they do for most people."""
    table.moving = True


@pytest.fixture
def hurrying(table: Table) -> None:
    """Cards fly, but quickly: for tests in which they have to, and that are not about how it looks."""
    table.moving = table.quickly = True
