"""PostgreSQL and Redis of a test's own, on loopback and free ports; started, killed and started again."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg

from tests.ports import HeldPort
from tests.waiting import PATIENCE, until

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
# The disk is not what is tested here: what a killed process has written stays in the system's memory.
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "unix_socket_directories": "",
}


def unprivileged() -> dict[str, object]:
    """As whom PostgreSQL runs, which refuses to be root."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A server of PostgreSQL with a folder of its own.

    It is none of pytest's, which may be taken away from everybody but its owner at any time.
    """

    def __init__(self) -> None:
        folder = self.folder = Path(tempfile.mkdtemp(prefix="pioche-postgres-"))
        self._held = HeldPort()
        self.port = self._held.number
        self.process: subprocess.Popen[bytes] | None = None
        self._bin = POSTGRES[-1]
        self._made = count(1)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        make = [self._bin / "initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8"]
        subprocess.run(
            [*map(str, make), "--locale=C.UTF-8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd="/",
            **unprivileged(),  # type: ignore[call-overload]
        )

    def url(self, database: str = "postgres", user: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def new(self, **options: str) -> str:
        """A new empty database; its address."""
        name = f"t{next(self._made)}"
        chosen = " ".join(f"{key} {value}" for key, value in options.items())
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} {chosen}")
        return self.url(name)

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [str(self._bin / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        for name, value in SETTINGS.items():
            command += ["-c", f"{name}={value}"]
        log = self.folder / "log"

        def answers() -> bool:
            if self.process is None or self.process.poll() is not None:
                # After a kill its children may need a moment to be gone.
                with log.open("ab") as out:
                    self.process = subprocess.Popen(
                        command,
                        stdout=out,
                        stderr=out,
                        cwd="/",
                        **unprivileged(),  # type: ignore[call-overload]
                    )
            with contextlib.suppress(psycopg.Error):
                psycopg.connect(self.url(), connect_timeout=20).close()
                return True
            return False

        until(answers, lambda: log.read_text()[-2000:])

    def kill(self) -> None:
        """End it as a power cut would, but for what the system has in memory.

        Its children go with it: one that had not noticed yet would answer another question.
        """
        assert self.process is not None
        number = self.process.pid
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        self._end(signal.SIGKILL)
        for child in map(int, children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    def stop(self) -> None:
        """End it with all its children and without waiting for anybody, or for what it would yet write."""
        self._end(signal.SIGQUIT)

    def _end(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(PATIENCE)
            self.process = None


class Redis:
    """A server of Redis that keeps nothing."""

    def __init__(self) -> None:
        self._held = HeldPort()
        self.port = self._held.number
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )

        def answers() -> bool:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 20):
                return True
            return False

        until(answers, "Redis did not start")

    def kill(self) -> None:
        """End it at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A server that runs, and is gone afterwards with all that it kept."""
    found = Postgres()
    try:
        found.start()
        yield found
    finally:
        found.stop()
        shutil.rmtree(found.folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """A server that runs, and is gone afterwards."""
    found = Redis()
    found.start()
    try:
        yield found
    finally:
        found.kill()
