"""What holds for every test: the engine is compiled where that is required, and CI skips nothing."""

from __future__ import annotations

import importlib
import os
from collections.abc import Generator
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from hypothesis import settings

IN_CI = bool(os.environ.get("CI"))

# Commands speak the language of the terminal; here they speak English, whoever runs the tests.
os.environ["LC_ALL"] = "C.UTF-8"

# How long an example takes says something about the machine, not about the game.
settings.register_profile("pioche", deadline=None, derandomize=IN_CI)
settings.load_profile("pioche")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test something else than what was asked for."""
    if os.environ.get("PIOCHE_REQUIRE_COMPILED") != "1":
        return
    file = importlib.import_module("pioche.engine.game").__file__ or "nowhere"
    if not file.endswith(tuple(EXTENSION_SUFFIXES)):
        raise pytest.UsageError(f"the compiled engine is required, but pioche.engine.game comes from {file}")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI, a test that was skipped or was expected to fail has failed."""
    report = yield
    if IN_CI and (report.skipped or hasattr(report, "wasxfail")):
        report.longrepr = (
            f"{item.nodeid}: skipped or expected to fail, which CI does not take: {report.longrepr}"
        )
        report.outcome = "failed"
        vars(report).pop("wasxfail", None)
    return report


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
