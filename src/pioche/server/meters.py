"""Counters and histograms of the server, in Prometheus's text format (version 0.0.4)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
Samples = Iterable[tuple[Mapping[str, str], float]]


class Histogram:
    """How many values fell below each bound."""

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        """Count one value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def lines(self, name: str, about: str) -> Iterator[str]:
        """The lines for Prometheus, whose buckets are cumulative."""
        yield f"# HELP {name} {about}"
        yield f"# TYPE {name} histogram"
        below = 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {below}"


class Meters:
    """What is counted where it happens; everything else is computed on request."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()  # to commands: ack, duplicate or refused
        self.refusals: Counter[str] = Counter()  # by reason, from everywhere
        self.latency = Histogram()


def lines(kind: str, name: str, about: str, samples: Samples) -> Iterator[str]:
    """The lines of a counter or a gauge with its samples."""
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    for labels, value in samples:
        named = ",".join(f'{label}="{escaped(text)}"' for label, text in labels.items())
        yield f"{name}{{{named}}} {value:g}" if named else f"{name} {value:g}"


def gauge(name: str, about: str, value: float) -> Iterator[str]:
    """The lines of a number that goes up and down."""
    return lines("gauge", f"pioche_{name}", about, [({}, value)])


def count(name: str, about: str, value: float) -> Iterator[str]:
    """The lines of a number that only grows."""
    return lines("counter", f"pioche_{name}_total", about, [({}, value)])


def by(label: str, counts: Mapping[str, float]) -> Samples:
    """One sample per key, in order."""
    return [({label: key}, counts[key]) for key in sorted(counts)]


def escaped(text: str) -> str:
    """A label's value, escaped for quotation marks."""
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
