"""Spaces and names that all forms of the environment share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box as Numbers, Dict

from pioche.rl.layout import MOST, Layout


def observation_space(layout: Layout) -> Numbers:
    """The space of a seat's observation."""
    return Numbers(0, MOST, (layout.size,), np.uint8)


def masked_space(layout: Layout) -> Any:
    """The space of a seat's observation with its action mask."""
    mask = Numbers(0, 1, (len(layout.actions),), np.int8)
    return Dict({"observation": observation_space(layout), "action_mask": mask})


def agent_name(seat: int) -> str:
    """The name of a seat in PettingZoo."""
    return f"player_{seat}"
