"""A player that learns by playing against itself, with NumPy alone (docs/rl.md).

    OPENBLAS_NUM_THREADS=1 python examples/train_numpy.py --out trained.npz
    cd examples && pioche arena --players 2 --bots train_numpy:Trained,random_uno --games 4000

An actor-critic with one hidden layer and the clipped step of PPO. Everybody at the table is the same network;
whoever acted gets what the round brings that seat, compared with what the critic expected. `Trained` is the
player: it sits down wherever a bot can, and finds its weights in `trained.npz` or where PIOCHE_TRAINED says.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from pioche.rl import PolicyBot, Vector, vector
from pioche.rl.layout import Layout

Floats = npt.NDArray[np.float32]
Weights = dict[str, Floats]
Judge = Callable[[Any, Any], tuple[Any, Any]]
SCALE = np.log1p(np.arange(128)).astype(np.float32)  # a hundred cards are not a hundred times one
HIDDEN, GAMES, STEPS, BATCH = 128, 256, 64, 2048
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 1e-3, 0.2, 0.95, 0.01, 0.5


# The network


def new_weights(size: int, actions: int, rng: np.random.Generator) -> Weights:
    """Small random weights for a layer, a policy and a critic."""

    def layer(rows: int, columns: int, scale: float) -> Floats:
        weights: Floats = rng.standard_normal((rows, columns), dtype=np.float32)
        return weights * np.float32(scale / np.sqrt(rows))

    return {
        "w": layer(size, HIDDEN, 1.4),
        "b": np.zeros(HIDDEN, np.float32),
        "policy": layer(HIDDEN, actions, 0.1),
        "policy_b": np.zeros(actions, np.float32),
        "value": layer(HIDDEN, 1, 1.0),
        "value_b": np.full(1, 0.5, np.float32),
    }


def forward(weights: Weights, seen: Any, masks: Any) -> tuple[Floats, Floats, Floats, Floats]:
    """What goes in, the hidden layer, the chances of every action on offer, and what is expected."""
    inputs = SCALE[seen]
    hidden = np.maximum(inputs @ weights["w"] + weights["b"], 0)
    logits = np.where(masks, hidden @ weights["policy"] + weights["policy_b"], np.float32(-1e9))
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return inputs, hidden, chances, (hidden @ weights["value"] + weights["value_b"])[:, 0]


class Adam:
    """The usual step along a gradient."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}
        self.steps = 0

    def step(self, gradients: Weights, rate: float) -> None:
        """Move every weight a little."""
        self.steps += 1
        norm = float(np.sqrt(sum(float((g * g).sum()) for g in gradients.values())))
        fading, slow = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, gradient in gradients.items():
            gradient = gradient * min(1.0, 0.5 / (norm + 1e-8))
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient * gradient - self.square[name])
            root = np.sqrt(self.square[name] / slow) + 1e-8
            self.weights[name] -= (rate / fading * self.mean[name] / root).astype(np.float32)


# Learning


def play(games: Vector, judge: Judge, rng: np.random.Generator) -> dict[str, Any]:
    """Let all games go on for some steps, and work out what each action was worth to its seat.

    `judge` tells of observations and masks the chances of all actions, and what is expected.
    """
    rows: dict[str, list[Any]] = {key: [] for key in ("seen", "mask", "act", "seat", "chance", "value")}
    ends: list[tuple[Any, Any]] = []
    every = np.arange(games.games)
    for _ in range(STEPS):
        seen, masks, seats = games.observations.copy(), games.masks.copy(), games.seats
        chances, values = judge(seen, masks)
        # The first action up to which the chances sum up to a random number.
        cut = rng.random((games.games, 1), dtype=np.float32) * np.float32(0.9999)
        acts = (chances.cumsum(axis=1) > cut).argmax(axis=1)
        _, _, _, rewards, over, _ = games.step(acts)
        for key, value in zip(rows, (seen, masks, acts, seats, chances[every, acts], values), strict=True):
            rows[key].append(value)
        ends.append((over, rewards))
    _, values = judge(games.observations, games.masks)
    shape = (games.games, games.players)
    expected, gained, paid = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    known = np.zeros(shape, dtype=np.bool_)  # whether it is known how it went on for a seat
    expected[every, games.seats], known[every, games.seats] = values, True
    gains, counts = [], []
    for step in reversed(range(STEPS)):
        over, rewards = ends[step]
        expected[over], gained[over], paid[over], known[over] = 0, 0, rewards[over], True
        seats, value = rows["seat"][step], rows["value"][step]
        gain = paid[every, seats] + expected[every, seats] - value + LAMBDA * gained[every, seats]
        counts.append(known[every, seats])
        gains.append(gain)
        known[every, seats], paid[every, seats] = True, 0
        expected[every, seats], gained[every, seats] = value, np.where(counts[-1], gain, 0)
    # There is nothing to learn where only one thing could be done.
    keep = np.concatenate(counts[::-1]) & (np.concatenate(rows["mask"]).sum(axis=1) > 1)
    found = {key: np.concatenate(value)[keep] for key, value in rows.items()}
    found["gain"] = np.concatenate(gains[::-1])[keep].astype(np.float32)
    found["worth"] = found["gain"] + found["value"]
    return found


def learn(weights: Weights, adam: Adam, seen: dict[str, Any], rate: float, rng: np.random.Generator) -> None:
    """Make what went better than expected likelier, and expect what came."""
    gains = (seen["gain"] - seen["gain"].mean()) / (seen["gain"].std() + 1e-6)
    order = rng.permutation(len(gains))
    for at in range(0, len(order), BATCH):
        pick = order[at : at + BATCH]
        inputs, hidden, chances, values = forward(weights, seen["seen"][pick], seen["mask"][pick])
        every, acts, gain = np.arange(len(pick)), seen["act"][pick], gains[pick]
        ratio = chances[every, acts] / seen["chance"][pick]
        pushed = np.where((gain > 0) == (ratio > 1), np.abs(ratio - 1) < CLIP, True)
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        logits = chances * (gain * ratio * pushed)[:, None]  # the gradient of the loss by the logits
        logits[every, acts] -= gain * ratio * pushed
        logits += ENTROPY * chances * (logs + entropy)
        logits /= len(pick)
        value = (VALUE * (values - seen["worth"][pick]) / len(pick))[:, None]
        back = (logits @ weights["policy"].T + value @ weights["value"].T) * (hidden > 0)
        gradients = {
            "w": inputs.T @ back,
            "b": back.sum(axis=0),
            "policy": hidden.T @ logits,
            "policy_b": logits.sum(axis=0),
            "value": hidden.T @ value,
            "value_b": value.sum(axis=0),
        }
        adam.step(gradients, rate)


def train(box: str, players: int, millions: float, seed: int) -> Weights:
    """Play and learn for so many millions of decisions; the same seed gives the same player."""
    rng = np.random.default_rng(seed)
    games = vector(box, players, GAMES, seed=seed)
    weights = new_weights(games.layout.size, len(games.layout.actions), rng)
    rounds = max(1, round(millions * 1e6 / (GAMES * STEPS)))
    adam, start = Adam(weights), time.monotonic()
    for number in range(rounds):
        seen = play(games, lambda *shown: forward(weights, *shown)[2:], rng)
        learn(weights, adam, seen, RATE * (1 - 0.9 * number / rounds), rng)
        if (number + 1) % 50 == 0 or number + 1 == rounds:
            decisions, minutes = (number + 1) * GAMES * STEPS, (time.monotonic() - start) / 60
            surprise = float((seen["gain"] ** 2).mean())
            print(f"{decisions:>12,} decisions in {minutes:.1f} min, surprise {surprise:.3f}", flush=True)
    return weights


# Playing


class Trained(PolicyBot):
    """Takes the action that the network finds best."""

    weights: Weights | None = None  # read once for all games

    def choose(self, observation: npt.NDArray[np.uint8], mask: npt.NDArray[np.uint8], layout: Layout) -> int:
        """The likeliest action on offer."""
        if Trained.weights is None:
            Trained.weights = dict(np.load(os.environ.get("PIOCHE_TRAINED", "trained.npz")))
        _, _, chances, _ = forward(Trained.weights, observation[None], mask[None] == 1)
        return int(chances[0].argmax())


def main() -> None:
    """Train, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--box", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--millions", type=float, default=10.0, metavar="N", help="decisions to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained.npz"))
    arguments = parser.parse_args()
    weights = train(arguments.box, arguments.players, arguments.millions, arguments.seed)
    with arguments.out.open("wb") as file:
        np.savez(file, **weights)  # type: ignore[arg-type]
    print(f"The weights are in {arguments.out}.")


if __name__ == "__main__":
    main()
