"""What all forms of the environment share: spaces, names, and NumPy's view of what compiled loops write."""

from __future__ import annotations

import sys
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box as Numbers, Dict
from librt.vecs import vec
from mypy_extensions import i64

from pioche.rl.layout import MOST, Layout

Bytes = npt.NDArray[np.uint8]
if sys.byteorder != "little":
    raise ImportError("environments are written for machines whose lowest byte comes first")


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


def bytes_of(words: vec[i64], rows: int, width: int) -> Bytes:
    """Rows of equal length, read-only and not copied; the first `width` numbers of each are used."""
    flat = np.frombuffer(cast(Any, words), dtype=np.uint8)
    return flat.reshape(rows, -1)[:, :width]
