"""The folder where this user's games and tables are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where this user's games are kept."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "pioche"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "pioche"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "pioche"
    return Path.home() / ".local" / "share" / "pioche"
