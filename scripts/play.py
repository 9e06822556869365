"""Starts the server for `make play`: at once, on the compiled engine if it is there, else while it is built.

Without the compiled engine the sources run as they are, and the engine is compiled beside them, politely, for
the next start. Ctrl-C ends both; what was not finished is begun again next time.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alone import ROOT, alone
from install import hatch_build, main as install, not_compiled, up_to_date

LOG = ROOT / "build/compile.log"
SAYING = threading.Lock()


class Beside:
    """A command that runs beside another one, its output in a file; it can be ended with all it started."""

    def __init__(self, command: Sequence[str | Path], log: Path) -> None:
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )

    def end(self) -> bool:
        """End it if it still runs; whether it did."""
        if self.process.poll() is not None:
            return False
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()
        return True


def say(key: str, **arguments: str) -> None:
    """Say something in the language of the terminal."""
    sys.path.insert(0, str(ROOT / "src"))
    from pioche.texts.catalogue import catalogue
    from pioche.texts.languages import language_of

    line = catalogue(language_of()).say(key, **arguments) + "\n"
    with SAYING:  # two threads speak here, and a line stays in one piece
        sys.stdout.write(line)
        sys.stdout.flush()


def tell_result(build: Beside) -> None:
    """Wait for the compiler and say what has become of it."""
    code = build.process.wait()
    if code >= 0:  # else it was ended
        log = str(LOG.relative_to(ROOT))
        say("start-not-compiled" if code or not_compiled() else "start-compiled", log=log)


def run_with(server: Sequence[str | Path], build: Sequence[str | Path], env: dict[str, str]) -> int:
    """Run the server, with the compiler beside it; both end when the server does. The server's exit code."""
    # Ctrl-C reaches the server by itself, as it is in the foreground too; other signals are only for us.
    signal.signal(signal.SIGINT, lambda *_: None)
    running = subprocess.Popen(server, env=env)

    def pass_on(number: int, _: Any) -> None:
        running.send_signal(number)

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, pass_on)
    beside = Beside(build, LOG)
    threading.Thread(target=tell_result, args=[beside], daemon=True).start()
    say("start-compiling")
    code = running.wait()
    if beside.end():
        say("start-broken-off")
    return code if code >= 0 else 128 - code


def main(arguments: list[str]) -> int:
    """Start whichever engine can be started without waiting."""
    serve = ["serve", "--open", *arguments]
    if not up_to_date():
        if hatch_build.must_compile(ROOT):
            if not hatch_build.has_page(ROOT):
                with alone():
                    hatch_build.build_page(ROOT)
            server = [sys.executable, "-m", "pioche.cli", *serve]
            build = ["nice", "-n", "10", sys.executable, ROOT / "scripts/install.py"]
            return run_with(server, build, {**os.environ, "PYTHONPATH": str(ROOT / "src")})
        if install() != 0:
            return 1
    pioche = str(Path(sys.executable).with_name("pioche"))
    os.execv(pioche, [pioche, *serve])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
