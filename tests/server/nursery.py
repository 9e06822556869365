"""Starts Python programs as copies of one process that has read what they all need, and waits for their end.

To start `pioche serve` takes most of a second of a core, nearly all of it to import it and to read its texts;
a copy of a process that has done so takes a fifth of that. What runs in it is the same program, in a process
of its own that can be killed, with its own environment, arguments and output. Only for tests.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import resource
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[2]
ENOUGH = 1 << 20  # bytes of a request


class Child:
    """A program that was started, with as much of subprocess.Popen as the tests use."""

    def __init__(self, pid: int, stdout: IO[bytes]) -> None:
        self.pid = pid
        self.stdout: IO[bytes] | None = stdout
        self.returncode: int | None = None
        self._end = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """How it has ended, if it has."""
        if self.returncode is None and select.select([self._end], [], [], 0)[0]:
            os.close(self._end)
            self.returncode = _asked({"end": self.pid})
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """How it ends."""
        if self.returncode is None and not select.select([self._end], [], [], timeout)[0]:
            raise TimeoutError(f"{self.pid} does not end")
        code = self.poll()
        assert code is not None
        return code

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


_line: socket.socket | None = None
_lock = threading.Lock()


def _asked(request: dict[str, Any], *files: int) -> int:
    """Ask the process that is copied; its answer."""
    global _line
    with _lock:
        if _line is None:
            _line, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            command = [sys.executable, "-m", "tests.server.nursery", str(other.fileno())]
            process = subprocess.Popen(command, cwd=ROOT, pass_fds=[other.fileno()])
            other.close()
            atexit.register(_over, process, _line)
        socket.send_fds(_line, [json.dumps(request).encode()], list(files))
        return int(_line.recv(100))


def _over(process: subprocess.Popen[bytes], line: socket.socket) -> None:
    line.close()
    process.wait()


def start(command: list[str], env: dict[str, str], log: IO[bytes]) -> Child:
    """Start `python -m MODULE …` or `python FILE …` in the folder of the project."""
    assert command[0] == sys.executable
    out, into = os.pipe()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)  # as if it were a child of this process
    pid = _asked({"command": command[1:], "env": env, "files": files}, into, log.fileno())
    os.close(into)
    return Child(pid, os.fdopen(out, "rb"))


def pioche(*words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command `pioche` to its end."""
    command = [sys.executable, "-m", "pioche.cli", *words]
    with tempfile.TemporaryFile() as log:
        child = start(command, dict(os.environ) if env is None else env, log)
        assert child.stdout is not None
        with child.stdout as stdout:
            out = stdout.read().decode()
        code = child.wait()
        log.seek(0)
        return subprocess.CompletedProcess(command, code, out, log.read().decode())


def prepare() -> None:
    """Read what all of them need."""
    from pioche.server import running  # noqa: F401
    from pioche.texts.catalogue import catalogue
    from pioche.texts.languages import LANGUAGES

    for lang in LANGUAGES:
        catalogue(lang)
    gc.collect()
    gc.freeze()


def serve(line: socket.socket) -> list[str]:
    """Answer requests until nobody is left to make any; in a copy, the command that it is to run."""
    while True:
        data, files, _, _ = socket.recv_fds(line, ENOUGH, 2)
        if not data:
            sys.exit()
        request = json.loads(data)
        if "end" in request:
            _, status = os.waitpid(request["end"], 0)
            line.send(str(os.waitstatus_to_exitcode(status)).encode())
            continue
        pid = os.fork()
        if pid == 0:
            line.close()
            for number, file in enumerate(files, 1):
                os.dup2(file, number)
                os.close(file)
            resource.setrlimit(resource.RLIMIT_NOFILE, tuple(request["files"]))
            os.environ.clear()
            os.environ.update(request["env"])
            more = os.environ.get("PYTHONPATH", "").split(os.pathsep)  # as Python itself does when it starts
            sys.path[1:1] = [path for path in more if path and path not in sys.path]
            return [str(word) for word in request["command"]]
        for file in files:
            os.close(file)
        line.send(str(pid).encode())


def main() -> None:
    """Be copied."""
    line = socket.socket(fileno=int(sys.argv[1]))
    prepare()
    command = serve(line)
    if command[0] == "-m":
        sys.argv = command[1:]
        runpy.run_module(command[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = command
        runpy.run_path(command[0], run_name="__main__")


if __name__ == "__main__":
    main()
