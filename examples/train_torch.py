"""The same as train_numpy.py with torch, which works out the gradients by itself (docs/rl.md).

    pip install torch
    python examples/train_torch.py --out trained.pt
    cd examples && pioche arena --players 2 --bots train_torch:Trained,random_uno --games 4000

The games are played and judged as in train_numpy.py, of which this takes `play`; what differs is the network,
which can be as deep as one likes, and `learn`.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from train_numpy import BATCH, CLIP, ENTROPY, GAMES, RATE, SCALE, STEPS, VALUE, play

from pioche.rl import PolicyBot, vector
from pioche.rl.layout import Layout

HIDDEN = 256


class Network(nn.Module):
    """Two hidden layers, a policy and a critic."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of every action on offer, and what is expected."""
        hidden = self.body(torch.from_numpy(SCALE[seen]))
        logits = self.policy(hidden).masked_fill(~torch.from_numpy(np.array(masks)), -1e9)
        return logits.log_softmax(dim=1), self.value(hidden)[:, 0]


def judge(network: Network) -> Any:
    """The network as `play` asks it: chances and what is expected, as arrays."""

    def forward(seen: Any, masks: Any) -> tuple[Any, Any]:
        with torch.no_grad():
            logs, values = network(seen, masks)
        return logs.exp().numpy(), values.numpy()

    return forward


def learn(network: Network, adam: torch.optim.Optimizer, seen: dict[str, Any]) -> None:
    """Make what went better than expected likelier, and expect what came."""
    gains = torch.from_numpy((seen["gain"] - seen["gain"].mean()) / (seen["gain"].std() + 1e-6))
    order = np.random.permutation(len(gains))
    for at in range(0, len(order), BATCH):
        pick = order[at : at + BATCH]
        logs, values = network(seen["seen"][pick], seen["mask"][pick])
        acts, gain = torch.from_numpy(seen["act"][pick]), gains[pick]
        ratio = logs.gather(1, acts[:, None])[:, 0].exp() / torch.from_numpy(seen["chance"][pick])
        better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(logs.exp() * logs).sum(dim=1).mean()
        missed = ((values - torch.from_numpy(seen["worth"][pick])) ** 2).mean() / 2
        adam.zero_grad()
        (VALUE * missed - better - ENTROPY * entropy).backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        adam.step()


class Trained(PolicyBot):
    """Takes the action that the network finds best."""

    network: Network | None = None  # read once for all games

    def choose(self, observation: npt.NDArray[np.uint8], mask: npt.NDArray[np.uint8], layout: Layout) -> int:
        """The likeliest action on offer."""
        if Trained.network is None:
            Trained.network = Network(layout.size, len(layout.actions))
            Trained.network.load_state_dict(torch.load(os.environ.get("PIOCHE_TRAINED", "trained.pt")))
        chances, _ = judge(Trained.network)(observation[None], mask[None] == 1)
        return int(chances[0].argmax())


def main() -> None:
    """Train, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--box", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--millions", type=float, default=10.0, metavar="N", help="decisions to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained.pt"))
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    rng = np.random.default_rng(arguments.seed)
    games = vector(arguments.box, arguments.players, GAMES, seed=arguments.seed)
    network = Network(games.layout.size, len(games.layout.actions))
    adam = torch.optim.Adam(network.parameters(), RATE / 2)
    for _ in range(max(1, round(arguments.millions * 1e6 / (GAMES * STEPS)))):
        learn(network, adam, play(games, judge(network), rng))
    torch.save(network.state_dict(), arguments.out)
    print(f"The weights are in {arguments.out}.")


if __name__ == "__main__":
    main()
