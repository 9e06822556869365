"""The rules version that a record needs, and why other versions cannot replay it."""

from __future__ import annotations

from typing import Final

from pioche.engine.rules import RULES_VERSION

# What each rules version changed, to explain why an older record is refused.
CHANGES: Final = {1: "the first rules"}


def why_not(version: int) -> str:
    """Why a record of this rules version cannot be replayed; empty if it can."""
    if version == RULES_VERSION:
        return ""
    told = f"played under rules version {version}, and this is version {RULES_VERSION}"
    if version > RULES_VERSION:
        return f"{told}: what has changed since is not known here; a newer pioche can replay it"
    changes = [CHANGES[k] for k in range(max(version, 0) + 1, RULES_VERSION + 1)]
    return f"{told}, under which the same moves can give another game; new since then: {'; '.join(changes)}"
