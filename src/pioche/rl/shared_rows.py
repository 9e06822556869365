"""NumPy's read-only view of the words that compiled loops write; nothing is copied."""

from __future__ import annotations

import sys
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

Bytes = npt.NDArray[np.uint8]
if sys.byteorder != "little":
    raise ImportError("environments are written for machines whose lowest byte comes first")


def bytes_of(words: vec[i64], rows: int, width: int) -> Bytes:
    """Rows of equal length, of which the first `width` numbers are used."""
    flat = np.frombuffer(cast(Any, words), dtype=np.uint8)
    return flat.reshape(rows, -1)[:, :width]
