"""Answers as pictures: dots with their intervals, or lines where the groups are numbers."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from pioche.study.questions.answer import Answer
from pioche.study.questions.question import Measure
from pioche.study.questions.wording import Wording

# Told apart by whoever sees no red or no green (Okabe and Ito), and by their shapes.
COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
SHAPES: Final = ("circle", "square", "triangle-up", "diamond", "triangle-down", "cross", "stroke")
WIDTH: Final = 330  # narrow, so that a phone shows the words as large as they are
ROW: Final = 26
LINE: Final = 13  # for each line more of a name
LABEL: Final = 32  # letters in a line of a name
LINES: Final = 3  # that a name may have
FORMATS: Final = ("svg", "png")


class PictureError(Exception):
    """Pictures cannot be drawn here; the message says why."""


def altair() -> Any:
    """Altair, or a PictureError that says how to install it."""
    try:
        import altair
        import vl_convert  # noqa: F401
    except ModuleNotFoundError:
        raise PictureError("pictures need Altair and vl-convert: pip install 'pioche[study]'") from None
    return altair


def picture(answer: Answer, measure: Measure, wording: Wording) -> Any:
    """The chart of one measure."""
    alt = altair()
    rows = points(answer, measure, wording)
    lined = drawn_as_lines(answer, measure)
    title, even = wording.measure(measure), measure.expected
    if compares(answer, measure):
        title, even = wording.compared(answer, title), 0.0
    numbers = wording.numbers(measure)
    chart = lines(alt, rows, title, even, numbers) if lined else dots(alt, rows, title, even)
    longest = max((len(row["table"]) for row in rows), default=0)
    # Letters may be wider where it is looked at, and names in a legend end at the right.
    wide = {"left": 30, "right": 12 if longest <= 15 else 40, "top": 6, "bottom": 6}
    return (
        chart.configure(
            font="system-ui, sans-serif", background="#ffffff", padding=wide, locale=locale(wording)
        )
        .configure_axis(labelFontSize=13, titleFontSize=13, labelLimit=210, titleFontWeight="normal")
        .configure_legend(
            labelFontSize=13, orient="bottom", columns=columns(longest), symbolSize=90, title=None
        )
        .configure_view(stroke=None)
    )


def locale(wording: Wording) -> dict[str, Any]:
    """How numbers are written beside an axis."""
    signs = {"decimal": wording.say("number-decimal"), "thousands": wording.say("number-thousands")}
    return {"number": {**signs, "grouping": [3], "currency": ["", ""]}}


def drawn_as_lines(answer: Answer, measure: Measure) -> bool:
    """Whether the measure is drawn over numbers."""
    return measure.numeric or any(arm.line for arm in answer.question.arms)


def columns(longest: int) -> int:
    """How many names of a legend fit side by side."""
    return 3 if longest <= 9 else 2 if longest <= 15 else 1


def points(answer: Answer, measure: Measure, wording: Wording) -> list[dict[str, Any]]:
    """What is drawn: one row for each estimate."""
    found = []
    arms, compared = answer.question.arms, compares(answer, measure)
    lined = drawn_as_lines(answer, measure)
    for arm in [arm for arm in arms if answer.question.compared(arm)] if compared else arms:
        for group in answer.groups(measure.name, arm.name):
            look = answer.difference if compared else answer.estimate
            one = look(measure.name, arm.name, group)
            if one is None:
                continue
            row: dict[str, Any] = {**vars(one), "table": wording.arm(arm)}
            if arm.line:
                row |= {"table": wording.box(arm.line), "at": arm.at}
            elif measure.numeric:
                row |= {"at": float(group)}
            if not lined:
                row["table"] = "\n".join(wrap(row["table"], LABEL, max_lines=LINES, placeholder=" …"))
            row["group"] = wording.group(group)
            found.append(row)
    for group, value in measure.known.items():
        row = {"mean": value, "low": value, "high": value, "table": wording.say("study-known")}
        found.append(
            {**row, "group": wording.group(group), **({"at": float(group)} if measure.numeric else {})}
        )
    return found


def compares(answer: Answer, measure: Measure) -> bool:
    """Whether differences to the first table are shown: paired by deal, they are more precise."""
    arms = answer.question.arms
    alone = all(answer.groups(measure.name, arm.name) == [""] for arm in arms)
    return answer.question.paired and alone and len(arms) > 2 and measure.expected is None


def dots(alt: Any, rows: list[dict[str, Any]], title: str, even: float | None) -> Any:
    """A dot with its interval for each table, or for each group of each table."""
    tables = list(dict.fromkeys(row["table"] for row in rows))
    grouped = any(row["group"] for row in rows)
    several = grouped and len(tables) > 1
    order = list(dict.fromkeys(row["group"] if grouped else row["table"] for row in rows))
    if len(order) > 6:
        means = {(row["group"] if grouped else row["table"]): row["mean"] for row in rows}
        order.sort(key=lambda name: -means[name])
    axis = alt.Axis(labelExpr="split(datum.label, '\\n')")
    y = alt.Y("group:N" if grouped else "table:N", title=None, sort=order, axis=axis)
    few = alt.Axis(tickCount=5, labelFlush=False)
    x = alt.X("low:Q", title=wrap(title, 34), axis=few, scale=alt.Scale(zero=False, nice=True))
    base = alt.Chart(alt.Data(values=rows)).encode(y=y)
    if several:
        base = base.encode(yOffset=alt.YOffset("table:N", sort=tables))
    colour = alt.Color("table:N", scale=alt.Scale(domain=tables, range=list(COLOURS))) if several else None
    shape = alt.Shape("table:N", scale=alt.Scale(domain=tables, range=list(SHAPES))) if several else None
    extra = {"color": colour} if several else {}
    span = base.mark_rule(strokeWidth=3, color=COLOURS[0]).encode(x=x, x2="high:Q", **extra)
    if several:
        extra = extra | {"shape": shape}
    dot = base.mark_point(filled=True, size=70, opacity=1, color=COLOURS[0]).encode(x="mean:Q", **extra)
    layers = [span, dot]
    if even is not None:
        layers.insert(0, expected_line(alt, "x", even))
    most = max((name.count("\n") for name in order), default=0)
    height = (ROW + LINE * most) * len(order) * (max(1, 0.7 * len(tables)) if several else 1)
    widest = max((len(line) for name in order for line in name.split("\n")), default=0)
    width = max(170, WIDTH - 6 * widest)
    return alt.layer(*layers).properties(width=width, height=max(60, height))


def lines(alt: Any, rows: list[dict[str, Any]], title: str, even: float | None, numbers: str) -> Any:
    """A line for each table, with the intervals as a band."""
    tables = list(dict.fromkeys(row["table"] for row in rows))
    ticks = sorted({row["at"] for row in rows})
    axis = alt.Axis(values=ticks, format="d", grid=False, labelAngle=0)
    x = alt.X("at:Q", title=numbers, axis=axis, scale=alt.Scale(zero=False, nice=False, padding=12))
    colour = alt.Color("table:N", scale=alt.Scale(domain=tables, range=list(COLOURS)))
    shape = alt.Shape("table:N", scale=alt.Scale(domain=tables, range=list(SHAPES)))
    y = alt.Y("low:Q", title=title, scale=alt.Scale(zero=even is None))
    base = alt.Chart(alt.Data(values=rows)).encode(x=x, color=colour)
    band = base.mark_rule(strokeWidth=3, opacity=0.6).encode(y=y, y2="high:Q")
    line = base.mark_line(strokeWidth=2).encode(y="mean:Q")
    dot = base.mark_point(filled=True, size=60, opacity=1).encode(y="mean:Q", shape=shape)
    layers = [line, band, dot]
    if even is not None:
        layers.insert(0, expected_line(alt, "y", even))
    return alt.layer(*layers).properties(width=WIDTH, height=230)


def expected_line(alt: Any, axis: str, value: float) -> Any:
    """A dashed line at the value that is expected if nothing matters."""
    where = {axis: alt.X("even:Q") if axis == "x" else alt.Y("even:Q")}
    rule = alt.Chart(alt.Data(values=[{"even": value}])).mark_rule(strokeDash=[5, 4], color="#5b6472")
    return rule.encode(**where)


def drawn(chart: Any, form: str) -> bytes:
    """A chart as SVG or PNG."""
    import vl_convert

    spec = chart.to_dict()
    if form == "svg":
        return str(vl_convert.vegalite_to_svg(spec)).encode()
    return bytes(vl_convert.vegalite_to_png(spec, scale=2))
