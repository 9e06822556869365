"""Settings: what cannot be is refused with a sentence and exit code 2, before anything is served."""

from __future__ import annotations

import ctypes
import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from pioche.server.settings import SettingError, settings
from pioche.server.store.schema import migrate
from tests.server import nursery
from tests.server.serving import BIN


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("PIOCHE_PACE", "nan", "0 or more"),
        ("PIOCHE_PACE", "inf", "0 or more"),
        ("PIOCHE_GRACE", "-1", "0 or more"),
        ("PIOCHE_GRACE", "soon", "a number, not 'soon'"),
        ("PIOCHE_TABLES", "0", "1 or more"),
        ("PIOCHE_TABLES", "2.5", "a whole number"),
        ("PIOCHE_MESSAGES", "0", "1 or more"),
        ("PIOCHE_CONNECTIONS", "-5", "1 or more"),
        ("PIOCHE_PORT", "70000", "from 0 to 65535"),
        ("PIOCHE_PUBLIC_URL", "cards.example.org", "such as https://cards.example.org"),
        ("PIOCHE_PUBLIC_URL", "http://[", "such as https://cards.example.org"),
        ("PIOCHE_TRUSTED_PROXIES", "10.0.0.0/8, proxy", "'proxy' does not appear to be"),
        ("PIOCHE_CONNECTIONS_PER_ADDRESS", "0", "1 or more"),
        ("PIOCHE_PATIENCE", "0", "0.1 or more"),
        ("PIOCHE_LOG_FORMAT", "xml", "text, json"),
        ("PIOCHE_CONECTIONS", "5", "is it PIOCHE_CONNECTIONS?"),
        ("PIOCHE_WHATEVER_THAT_IS", "5", "there is no setting PIOCHE_WHATEVER_THAT_IS"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(name: str, value: str, word: str) -> None:
    with pytest.raises(SettingError) as refused:
        settings({}, {name: value})
    assert word in str(refused.value)


def test_settings_come_from_the_command_then_the_environment_then_defaults() -> None:
    environment = {"PIOCHE_PORT": "9000", "PIOCHE_PACE": "", "PIOCHE_PURE": "1", "HOME": "/root"}
    found = settings({"port": None, "host": "::"}, environment)
    assert (found.port, found.host, found.pace) == (9000, "::", 1.2)
    assert settings({"port": 0}, environment).port == 0


def serve(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """`pioche serve`, which is expected to end at once."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PIOCHE_")}
    env |= {"PIOCHE_DATABASE": f"sqlite:///{folder / 'tables.db'}", "PIOCHE_PORT": "0", **variables}
    return nursery.pioche("serve", *arguments, env=env)


DENIED = "Permission denied"


def without_privileges() -> None:
    """Let even root be refused what the file system forbids, without CAP_DAC_OVERRIDE and _READ_SEARCH."""
    prctl = ctypes.CDLL(None).prctl
    for capability in (1, 2):
        prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP; whoever is not root has none to drop


def refused(*words: str) -> subprocess.CompletedProcess[str]:
    """`pioche` as somebody who has no rights but those that files give."""
    return subprocess.run(
        [str(BIN / "pioche"), *words],
        preexec_fn=without_privileges,
        capture_output=True,
        text=True,
        check=False,
    )


def test_missing_rights_and_foreign_databases_end_the_command_with_a_sentence(tmp_path: Path) -> None:
    closed, locked, foreign = tmp_path / "closed", tmp_path / "locked.db", tmp_path / "foreign.db"
    closed.mkdir(mode=0o500)
    locked.touch(mode=0o000)
    future, headless = tmp_path / "future.db", tmp_path / "headless.db"
    with closing(sqlite3.connect(foreign)) as database, database:
        database.execute("CREATE TABLE customers (name TEXT)")
    for file, change in ((future, "UPDATE meta SET schema = 99"), (headless, "DELETE FROM meta")):
        with closing(sqlite3.connect(file)) as database, database:
            migrate(database)
            database.execute(change)
    before = {file: file.read_bytes() for file in (foreign, future, headless)}
    for file, told in {
        closed / "tables.db": DENIED,
        closed / "below/tables.db": DENIED,
        locked: DENIED,
        foreign: "belongs to another program",
        headless: "belongs to another program",
        future: "a newer pioche made",
    }.items():
        for command in (["serve", "--port", "0"], ["admin", "tables"]):
            words = (*command, "--database", f"sqlite:///{file}")
            said = (refused if told == DENIED else nursery.pioche)(*words)
            assert (said.returncode, said.stdout) == (2, ""), said
            assert len(said.stderr.splitlines()) == 1, said.stderr
            assert told in said.stderr or command[0] == "admin", said
    assert {file: file.read_bytes() for file in before} == before


def test_bad_input_ends_the_command_with_a_sentence_and_code_2(tmp_path: Path) -> None:
    (tmp_path / "foreign.db").write_text("a letter to my aunt, and not a short one " * 100)
    (tmp_path / "file").touch()
    tried = {
        "PIOCHE_PACE is": serve(tmp_path, PIOCHE_PACE="slow"),
        "is it PIOCHE_REQUESTS?": serve(tmp_path, PIOCHE_REQUEST="5"),
        "not a database": serve(tmp_path, "--database", f"sqlite:///{tmp_path / 'foreign.db'}"),
        "File exists": serve(tmp_path, "--database", f"sqlite:///{tmp_path / 'file/tables.db'}"),
        "Is a directory": serve(tmp_path, "--database", f"sqlite:///{tmp_path}"),
    }
    for words, said in tried.items():
        assert (said.returncode, said.stdout) == (2, ""), said
        assert words in said.stderr
        assert len(said.stderr.splitlines()) == 1, said.stderr
    assert (tmp_path / "foreign.db").read_text().startswith("a letter")
