"""The command `pioche`: picks the command and turns bad input into a clear message and exit code 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from pioche.commands import arena, boxes, check, play, replay, rules, serve, simulate, soak, verify
from pioche.commands.errors import BadInput
from pioche.commands.version import Version
from pioche.engine.options import OptionError
from pioche.texts import MissingText


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 is success, 1 a failed check, 2 bad input."""
    parser = argparse.ArgumentParser(
        prog="pioche", description="The UNO family of card games. Independent project."
    )
    parser.add_argument("--version", action=Version)
    commands = parser.add_subparsers(dest="command", required=True)
    for module in (play, serve, rules, boxes, check, replay, verify, simulate, arena, soak):
        module.add(commands)
    args = parser.parse_args(argv)
    try:
        return int(args.run(args))
    except (BadInput, MissingText, OptionError) as error:
        print(f"pioche {args.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
