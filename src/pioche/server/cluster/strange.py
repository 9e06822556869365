"""What only a newer or an older process understands: counted, logged once, and passed over."""

from __future__ import annotations

import logging
from typing import Final

logger = logging.getLogger("pioche.server")
KINDS: Final = 32  # most kinds that are logged


class Strange:
    """Counts what is not understood."""

    def __init__(self) -> None:
        self.count = 0
        self._kinds: set[str] = set()

    def met(self, kind: str) -> None:
        """Something of this kind has come."""
        self.count += 1
        if kind not in self._kinds and len(self._kinds) < KINDS:
            self._kinds.add(kind)
            logger.warning("another process has sent %s, which this version does not know", kind)
