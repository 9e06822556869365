"""A contest as a picture: every bot with its interval, as SVG."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from pioche.study.arena.contest import AS_NAMED
from pioche.study.arena.standing import Standing

WIDTH: Final = 720
ROW: Final = 30
TOP: Final = 70
BOTTOM: Final = 50
LETTER: Final = 8  # how wide one is, about
FIGURES: Final = 150  # room for those on the right
STEPS: Final = (1, 2, 5)  # that a scale goes by, times a power of ten
INK, SOFT, GRID, MARK = "#1d2330", "#5b6472", "#dfe3ea", "#2463c8"


@dataclass(frozen=True)
class Bar:
    """One bar: a value, the ends of its interval, and its text."""

    label: str
    value: float
    low: float
    high: float
    text: str


def chart(standing: Standing) -> str:
    """A chart of the ratings, or of win rates where bots were not rated; the best first."""
    contest = standing.contest
    what = "matches" if contest.match else "rounds"
    parts = [contest.box, f"{contest.players} players", f"{standing.games:,} {what}", contest.options_text()]
    title = ", ".join(part for part in parts if part)
    if contest.tables == AS_NAMED:
        bars = [_rate(standing, bot) for bot in standing.best_first()]
        note = f"% of games won from one seat, 95 % intervals; among equals {100 / contest.players:.1f} %"
        return drawn(title, note, bars, 100 / contest.players)
    bars = []
    for bot, one in standing.ratings().items():
        span = f" ({one.low:.0f} – {one.high:.0f})" if one.low < one.high else ""
        bars.append(Bar(bot, one.mean, one.low, one.high, f"{one.mean:.0f}{span}"))
    zero = next(bar.label for bar in bars if bar.low == bar.high)
    return drawn(title, f"rating with 95 % intervals; {zero} = 0, 400 more are odds of ten to one", bars, 0.0)


def _rate(standing: Standing, bot: str) -> Bar:
    wins, _ = standing.result(bot)
    mean, low, high = 100 * wins.mean, 100 * wins.low, 100 * wins.high
    return Bar(bot, mean, low, high, f"{mean:.1f} % ({low:.1f} – {high:.1f})")


def drawn(title: str, note: str, bars: list[Bar], even: float) -> str:
    """An SVG of some bars, with a dashed line at the value of equal play."""
    left = 32 + LETTER * max(len(bar.label) for bar in bars)
    right = WIDTH - FIGURES
    ticks = _ticks(min(even, *(bar.low for bar in bars)), max(even, *(bar.high for bar in bars)))
    first, last = ticks[0], ticks[-1]
    height = TOP + ROW * len(bars) + BOTTOM
    foot = TOP + ROW * len(bars)

    def x(value: float) -> str:
        return f"{left + (right - left) * (value - first) / (last - first):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="28" font-size="16" font-weight="600">{escape(title)}</text>',
        f'<text x="16" y="48" fill="{SOFT}">{escape(note)}</text>',
    ]
    for tick in ticks:
        lines.append(f'<path d="M{x(tick)} {TOP}V{foot}" stroke="{GRID}"/>')
        lines.append(
            f'<text x="{x(tick)}" y="{foot + 20}" text-anchor="middle" fill="{SOFT}">{tick:g}</text>'
        )
    lines.append(f'<path d="M{x(even)} {TOP}V{foot}" stroke="{SOFT}" stroke-dasharray="4 3"/>')
    for k, bar in enumerate(bars):
        y = TOP + ROW * k + ROW / 2
        lines += [
            f'<text x="16" y="{y + 4:g}">{escape(bar.label)}</text>',
            f'<path d="M{x(bar.low)} {y:g}H{x(bar.high)}" stroke="{MARK}" stroke-width="3"/>',
            f'<circle cx="{x(bar.value)}" cy="{y:g}" r="5" fill="{MARK}"/>',
            f'<text x="{right + 16}" y="{y + 4:g}">{escape(bar.text)}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest value to above the highest, four to ten of them."""
    wide = max(high - low, 1.0) / 5
    power = 10 ** math.floor(math.log10(wide))
    step = next((s * power for s in STEPS if s * power >= wide), 10 * power)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [k * step for k in range(first, max(last, first + 1) + 1)]
