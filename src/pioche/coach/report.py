"""A review as one self-contained HTML page: chances as a chart and a table, and the text."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from pioche.texts.catalogue import catalogue
from pioche.texts.naming import box_name
from pioche.texts.words import Words

WIDTH, HEIGHT, LEFT, EDGE = 720, 240, 40, 12
COLOURS: Final = (
    *("#c2452d", "#2463c8", "#2f8f4e", "#9a6b00", "#7a3fb0"),
    *("#0f7f8c", "#b0307a", "#5b6472", "#3d5a1e", "#7a2222"),
)
# Shapes tell the seats apart as well as colours.
SHAPES: Final = (
    '<circle cx="{x}" cy="{y}" r="4"/>',
    '<rect x="{l}" y="{t}" width="8" height="8"/>',
    '<path d="M{x} {t}L{r} {b}H{l}Z"/>',
    '<path d="M{x} {t}L{r} {y}L{x} {b}L{l} {y}Z"/>',
    '<path d="M{x} {b}L{r} {t}H{l}Z"/>',
)
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:1rem auto;padding:0 1rem;color:#1d2330;"
    "background:#fff}svg{width:100%;height:auto}table{border-collapse:collapse}td,th{padding:.15rem .6rem;"
    "text-align:right;border-bottom:1px solid #dfe3ea}.wide{overflow-x:auto}details{margin:.5rem 0}"
)


def report(data: dict[str, Any], lang: str) -> str:
    """The page for a review's plain data, in one language."""
    words = catalogue(lang).of(data["box"])
    say, seats = words.say, data["seats"]
    title = escape(say("coach-title", box=box_name(words, data["box"]), count=len(seats)))
    parts = [
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>",
        f"<p>{escape(say('coach-budget', games=data['games']))}</p>",
    ]
    for found in data["rounds"]:
        parts += _round(words, seats, found, lang)
    return "\n".join([*parts, "</body></html>", ""])


def _round(words: Words, seats: list[str], found: dict[str, Any], lang: str) -> list[str]:
    say = words.say
    parts = [f"<h2>{escape(say('coach-round', round=found['round']))}</h2>"]
    parts.append(f"<p>{escape(found['summary'][lang])}</p>")
    parts.append(chart(seats, found))
    parts.append(_table(words, seats, found))
    if found["turnings"]:
        parts.append(f"<h3>{escape(say('coach-turning-points'))}</h3><ul>")
        parts += [f"<li>{escape(turning['text'][lang])}</li>" for turning in found["turnings"]]
        parts.append("</ul>")
    parts.append(f"<h3>{escape(say('coach-luck'))} · {escape(say('coach-decisions'))}</h3><ul>")
    parts += [f"<li>{escape(account['text'][lang])}</li>" for account in found["accounts"]]
    parts += [f"<li>{escape(one['text'][lang])}</li>" for one in found["decisions"] if "text" in one]
    parts.append("</ul>")
    return parts


def chart(seats: list[str], found: dict[str, Any]) -> str:
    """An SVG chart of a round, with one line per seat over its moves."""
    first, last = found["first"], max(found["last"], found["first"] + 1)
    tall = HEIGHT + 24 * ((len(seats) + 3) // 4)
    parts = [f'<svg viewBox="0 0 {WIDTH} {tall}" role="img" aria-hidden="true">']
    for step in (0, 25, 50, 75, 100):
        y = _height(step / 100)
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - EDGE}" stroke="#dfe3ea"/>')
        parts.append(f'<text x="4" y="{y + 4}" font-size="12">{step}</text>')
    for turning in found["turnings"]:
        x = _across(turning["move"], first, last)
        parts.append(f'<path d="M{x} {EDGE}V{HEIGHT - EDGE}" stroke="#1d2330" stroke-dasharray="3 4"/>')
    for seat, name in enumerate(seats):
        colour = COLOURS[seat % len(COLOURS)]
        points = [
            (_across(moment["move"], first, last), _height(moment["chances"][seat][0]))
            for moment in found["moments"]
            if moment["chances"][seat] is not None
        ]
        points.append((_across(last, first, last), _height(found["accounts"][seat]["end"])))
        line = " ".join(f"{x},{y}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        marks = [*points[:: max(1, len(points) // 8)], points[-1]]
        label = (LEFT + 170 * (seat % 4), HEIGHT + 14 + 24 * (seat // 4))
        parts.append(f'<g fill="{colour}">' + "".join(_shape(seat, *mark) for mark in [*marks, label]))
        parts.append(f'<text x="{label[0] + 12}" y="{label[1] + 5}">{escape(name)}</text></g>')
    return "".join([*parts, "</svg>"])


def _across(move: int, first: int, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - EDGE) * (move - first) / (last - first), 1)


def _height(share: float) -> float:
    return round(EDGE + (HEIGHT - 2 * EDGE) * (1 - share), 1)


def _shape(seat: int, x: float, y: float) -> str:
    shape = SHAPES[seat % len(SHAPES)]
    return shape.format(x=x, y=y, l=x - 4, r=x + 4, t=y - 4, b=y + 4)


def _table(words: Words, seats: list[str], found: dict[str, Any]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in seats)
    rows = []
    for moment in found["moments"]:
        cells = "".join(f"<td>{_figure(chance)}</td>" for chance in moment["chances"])
        rows.append(f"<tr><th>{moment['move'] + 1}</th>{cells}</tr>")
    return (
        f"<details><summary>{escape(words.say('coach-chances'))}</summary><div class=wide><table>"
        f"<tr><th>{escape(words.say('coach-move'))}</th>{head}</tr>{''.join(rows)}</table></div></details>"
    )


def _figure(chance: list[float] | None) -> str:
    """A chance with its interval, in hundredths."""
    if chance is None:
        return "?"
    mean, low, high = (round(100 * value) for value in chance)
    return f"{mean} % ({low}–{high})"
