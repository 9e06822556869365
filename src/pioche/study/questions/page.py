"""An answer as one self-contained page of HTML: no scripts, nothing loaded from elsewhere."""

from __future__ import annotations

import base64
import csv
import io
import json
import re
from html import escape
from typing import Any, Final

from pioche import __version__
from pioche.study.questions.answer import Answer
from pioche.study.questions.pictures import drawn, picture
from pioche.study.questions.question import Measure
from pioche.study.questions.wording import Wording

STYLE: Final = (
    "body{font:17px/1.5 system-ui,sans-serif;max-width:44rem;margin:1rem auto;padding:0 1rem;color:#1d2330;"
    "background:#fff}h1{font-size:1.5rem;line-height:1.25}.answer{font-size:1.2rem;line-height:1.4;"
    "border-left:.3rem solid #0072B2;padding-left:.8rem}figure{margin:1.5rem 0}figure svg{max-width:100%;"
    "height:auto}figcaption{color:#4a5362}.wide{overflow-x:auto}table{border-collapse:collapse;"
    "font-size:.95rem}td,th{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #dfe3ea}"
    "td:first-child,th:first-child,td:nth-child(2),th:nth-child(2){text-align:left}code{overflow-wrap:anywhere}a{color:#005a9c}"
)
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def page(answer: Answer, lang: str, command: str) -> str:
    """The whole page in one language."""
    w = Wording(lang)
    title, question = escape(w.title(answer)), answer.question
    parts = [
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1>",
        f'<p class="answer">{escape(w.sentence(answer))}</p>',
        f"<p>{escape(w.say('study-size', deals=answer.deals, rounds=answer.rounds))}</p>",
    ]
    for measure in question.measures:
        parts += _figure(answer, measure, w)
    if question.paired and len(question.arms) > 1:
        parts.append(f"<p>{escape(w.paired(answer))}</p>")
    parts += [
        f"<h2>{escape(w.say('study-repeat'))}</h2><p><code>{escape(command)}</code></p>",
        f"<p>{escape(w.say('study-version', version=__version__, seed=answer.seed))}</p>",
        f"<h2>{escape(w.say('study-data'))}</h2><p>{_links(answer)}</p>",
        "</main></body></html>",
        "",
    ]
    return "\n".join(parts)


def _figure(answer: Answer, measure: Measure, w: Wording) -> list[str]:
    caption = escape(w.say("study-caption", measure=w.measure(measure)))
    svg = drawn(picture(answer, measure, w), "svg").decode()
    svg = re.sub(r"<svg ", f'<svg role="img" aria-label="{caption}" ', svg, count=1)
    paired = answer.question.paired and len(answer.question.arms) > 1
    heads = ["study-table", "study-group", "study-mean", "study-interval"]
    heads += ["study-more"] if paired else []
    rows = ["".join(f"<th>{escape(w.say(key))}</th>" for key in heads)]
    for arm in answer.question.arms:
        for group in answer.groups(measure.name, arm.name):
            one = answer.estimate(measure.name, arm.name, group)
            more = answer.difference(measure.name, arm.name, group)
            if one is None:
                continue
            cells = [w.arm(arm), w.group(group), w.number(one.mean, 2)]
            cells.append(f"{w.number(one.low, 2)} – {w.number(one.high, 2)}")
            if paired:
                cells.append("" if more is None else w.between(more.mean, more.low, more.high))
            rows.append("".join(f"<td>{escape(cell)}</td>" for cell in cells))
    for group, value in measure.known.items():
        cells = [w.say("study-known"), w.group(group), w.number(value, 0), "", *([""] if paired else [])]
        rows.append("".join(f"<td>{escape(cell)}</td>" for cell in cells))
    table = "".join(f"<tr>{row}</tr>" for row in rows)
    return [
        f"<figure>{svg}<figcaption>{caption}</figcaption></figure>",
        f"<details><summary>{escape(w.say('study-numbers-shown'))}</summary>",
        f'<div class="wide"><table>{table}</table></div></details>',
    ]


def _links(answer: Answer) -> str:
    """Links to the data, which is inside the page."""
    rows = answer.rows()
    name = answer.question.name
    files = {"csv": ("text/csv", as_csv(rows)), "json": ("application/json", json.dumps(rows, indent=1))}
    return " · ".join(
        f'<a download="{escape(name)}.{form}" href="data:{kind};base64,'
        f'{base64.b64encode(text.encode()).decode()}">{escape(name)}.{form}</a>'
        for form, (kind, text) in files.items()
    )


def as_csv(rows: list[dict[str, Any]]) -> str:
    """Rows as comma-separated values."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
