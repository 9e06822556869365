"""Environments for those who train players: PettingZoo, Gymnasium, many games at once, and words (docs/rl.md)."""

from __future__ import annotations

try:
    import gymnasium as _gymnasium
    import numpy as _numpy
    import pettingzoo as _pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error}: environments need `pip install pioche[rl]`", name=error.name) from None
