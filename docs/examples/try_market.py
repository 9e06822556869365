"""The command pioche with one more box, for trying it before it is on the shelf."""

import sys

from market_box import MARKET

from pioche.boxes import BOXES
from pioche.cli import main

BOXES[MARKET.name] = MARKET

if __name__ == "__main__":
    sys.exit(main())
