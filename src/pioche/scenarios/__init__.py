"""Scenarios: the rules as small TOML files that can be run."""

from pioche.scenarios.scenario_reader import Scenario, read_file, read_text
from pioche.scenarios.scenario_runner import Failure, NoScenario, Result, run, run_file, run_paths
from pioche.scenarios.shapes import ScenarioError

__all__ = [
    "Failure",
    "NoScenario",
    "Result",
    "Scenario",
    "ScenarioError",
    "read_file",
    "read_text",
    "run",
    "run_file",
    "run_paths",
]
