"""Measures whether the coach’s chances come true: calibrate_coach.py [--box BOX] [--rounds N] [--bots A,…]"""

from __future__ import annotations

import argparse

from pioche.coach.calibration import calibrate, table


def main() -> None:
    """Play, look, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--box", default="classic")
    parser.add_argument("--bots", default="search@400,search@400,search@400,search@400")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--games", type=int, default=200, help="playouts for one look")
    args = parser.parse_args()
    for line in table(calibrate(args.box, args.bots.split(","), args.rounds, args.games)):
        print(line)


if __name__ == "__main__":
    main()
