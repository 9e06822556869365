"""The words that compiled loops write, as NumPy sees them: no copy, and nothing that NumPy could write to."""

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
    """So many rows of equal length, of which the first numbers are used."""
    flat = np.frombuffer(cast(Any, words), dtype=np.uint8)
    return flat.reshape(rows, -1)[:, :width]
