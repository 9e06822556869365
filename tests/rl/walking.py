"""Random walks through games as environments play them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.box import Box
from pioche.engine.deal import new_match
from pioche.engine.rules import Rules
from pioche.rl.encoder import encode
from pioche.rl.episode import ACTION, INDEX, Episode
from pioche.rl.from_view import Row
from pioche.rl.layout import Layout
from pioche.rl.spaces import bytes_of
from pioche.rl.tables import Tables
from pioche.study.checks.random_tables import random_rules


def new_episode(rules: Rules, seed: str) -> Episode:
    """A game just dealt, that keeps its events."""
    s = new_match(rules, seed, None, True)
    return Episode(Tables(s.rules, Layout(s.rules.box, int(s.seats))), s)


def random_episode(box: Box, seats: int, seed: str) -> tuple[Episode, Random]:
    """A game under switches and house rules of its own."""
    rng = Random(seed)
    return new_episode(random_rules(box, seats, seed, rng), seed), rng


def offered(episode: Episode) -> dict[int, int]:
    """What is on offer: the number of each action, and the action."""
    items = [int(episode.offer[k]) for k in range(episode.offered)]
    return {item >> INDEX: item & ACTION for item in items}


def walk(episode: Episode, rng: Random, most: int, rounds: int = 2) -> Iterator[int]:
    """Act at random, round after round; after each step, the seat that acts is handed out."""
    for _ in range(rounds):
        while episode.seat >= 0 and most > 0:
            yield int(episode.seat)
            offer = offered(episode)
            plays = [number for number in offer if number > 30]
            number = rng.choice(plays if plays and rng.random() < 0.5 else list(offer))
            episode.act(episode.meaning(number))
            most -= 1
        if most <= 0 or episode.s.phase != 8:
            return
        episode.next_round()


def row_of(episode: Episode, seat: int) -> Row:
    """The observation of a seat by the fast encoder."""
    t = episode.tables
    words = vec[i64]([0] * t.row_words)
    speaks = episode.speaks and episode.seat == seat
    encode(episode.s, episode.memory, seat, speaks, words, 0)
    row: Row = bytes_of(words, 1, t.layout.size)[0].copy()
    return row


def mask_of(episode: Episode) -> Row:
    """The mask of the seat that acts."""
    t = episode.tables
    words = vec[i64]([0] * t.mask_words)
    episode.write_mask(words, 0)
    mask: Row = bytes_of(words, 1, len(t.layout.actions))[0].copy()
    return mask
