"""Small plots as SVG, drawn with nothing but strings. Colours come from the page's style by class."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

import msgspec

WIDTH = 640
LABELS = 190
WIDEST = 24
"""How many percentage points a plot of differences shows to either side."""
TONES = 6
"""How many colours of series the page knows; more series begin again."""


class Bar(msgspec.Struct, frozen=True):
    """A row of a plot: a value between its bounds."""

    name: str
    value: float
    low: float
    high: float
    text: str
    tone: int = 0


def intervals(bars: Sequence[Bar], axis: str) -> str:
    """Rates from 0 to 100 %, each a dot on a line that spans its interval."""
    row, top = 34, 10
    height = top + row * len(bars) + 44
    left, right = LABELS, WIDTH - 86
    parts = [_percent_axis(left, right, top, top + row * len(bars), axis)]
    for index, bar in enumerate(bars):
        y = top + row * index + row / 2
        x, low, high = (left + (right - left) * part for part in (bar.value, bar.low, bar.high))
        tone = f"tone{bar.tone % TONES}"
        parts += [
            _text(left - 14, y + 5, bar.name, "name", "end"),
            f'<line class="span {tone}" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot {tone}" cx="{x:.1f}" cy="{y}" r="7"/>',
            _text(right + 16, y + 5, bar.text, "value", "start"),
        ]
    return _svg(height, parts)


def differences(bars: Sequence[Bar], axis: str) -> str:
    """Differences of rates around zero, each a dot on a line that spans its interval."""
    row, top = 26, 10
    bottom = top + row * len(bars)
    left, right = LABELS, WIDTH - 86
    middle, scale = (left + right) / 2, (right - left) / 2 / WIDEST
    parts = []
    for points in range(-WIDEST, WIDEST + 1, WIDEST // 4):
        x = middle + scale * points
        kind = "grid" if points else "half"
        parts.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
        parts.append(_text(x, bottom + 18, f"{points:+d}" if points else "0", "tick", "middle"))
    parts.append(_text(middle, bottom + 37, axis, "axis", "middle"))
    for index, bar in enumerate(bars):
        y = top + row * index + row / 2
        x, low, high = (
            min(max(middle + scale * 100 * part, left), right) for part in (bar.value, bar.low, bar.high)
        )
        tone = f"tone{bar.tone % TONES}"
        parts += [
            _text(left - 14, y + 5, bar.name, "name", "end"),
            f'<line class="span {tone}" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot {tone}" cx="{x:.1f}" cy="{y}" r="6"/>',
            _text(right + 16, y + 5, bar.text, "value", "start"),
        ]
    return _svg(bottom + 44, parts)


def _percent_axis(left: float, right: float, top: float, bottom: float, axis: str) -> str:
    parts = []
    for percent in (0, 25, 50, 75, 100):
        x = left + (right - left) * percent / 100
        kind = "half" if percent == 50 else "grid"
        parts.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
        parts.append(_text(x, bottom + 18, f"{percent}%", "tick", "middle"))
    parts.append(_text((left + right) / 2, bottom + 37, axis, "axis", "middle"))
    return "".join(parts)


def histogram(values: Sequence[int], axis: str, mean: float, mean_text: str) -> str:
    """How often which values occur, with the mean as a dashed line."""
    height, left, right, top, bottom = 250, 48, WIDTH - 16, 26, 200
    width, counts, start = bins(values)
    most = max(counts)
    step = nice_step(most / 4)
    ceiling = ceil(most / step) * step
    parts = []
    for number in range(ceil(ceiling / step) + 1):
        y = bottom - (bottom - top) * number * step / ceiling
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(_text(left - 8, y + 4, f"{number * step:g}", "tick", "end"))
    slot = (right - left) / len(counts)
    every = max(1, ceil(len(counts) / 10))
    for index, count in enumerate(counts):
        x, y = left + slot * index, bottom - (bottom - top) * count / ceiling
        low = start + width * index
        title = f"{low}–{low + width - 1}: {count}" if width > 1 else f"{low}: {count}"
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{y:.1f}" width="{max(1.0, slot - 2):.1f}" '
            f'height="{bottom - y:.1f}" rx="2"><title>{escape(title)}</title></rect>'
        )
        if index % every == 0:
            parts.append(_text(x + (slot / 2 if width == 1 else 0), bottom + 18, str(low), "tick", "middle"))
    place = left + slot * (mean - start + (0.5 if width == 1 else 0.0)) / width
    side = "end" if place > (left + right) / 2 else "start"
    parts.append(f'<line class="mean" x1="{place:.1f}" x2="{place:.1f}" y1="{top - 12}" y2="{bottom}"/>')
    parts.append(_text(place + (-8 if side == "end" else 8), top - 4, mean_text, "value", side))
    parts.append(_text((left + right) / 2, bottom + 40, axis, "axis", "middle"))
    return _svg(height, parts)


def bins(values: Sequence[int]) -> tuple[int, list[int], int]:
    """Groups whole numbers: the width of a group, how many are in each, and where the first begins.

    >>> bins([1, 2, 2, 5])
    (1, [1, 2, 0, 0, 1], 1)
    """
    low, high = min(values), max(values)
    width = max(1, int(nice_step((high - low + 1) / 24)))
    start = floor(low / width) * width
    counts = [0] * ((high - start) // width + 1)
    for value in values:
        counts[(value - start) // width] += 1
    return width, counts, start


def nice_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20 … that is not below.

    >>> [nice_step(rough) for rough in (0.2, 1.2, 3, 17)]
    [1.0, 2.0, 5.0, 20.0]
    """
    if rough <= 1:
        return 1.0
    power = 10.0 ** floor(log10(rough))
    return next(float(power * digit) for digit in (1, 2, 5, 10) if power * digit >= rough)


def bars(rows: Sequence[Bar]) -> str:
    """Counts as lying bars, the longest filling the width."""
    row, top, left, right = 27, 4, 250, WIDTH - 70
    longest = max(bar.value for bar in rows)
    parts = []
    for index, bar in enumerate(rows):
        y = top + row * index
        width = (right - left) * bar.value / longest
        parts += [
            _text(left - 12, y + 17, bar.name, "code", "end"),
            f'<rect class="bar" x="{left}" y="{y + 3}" width="{width:.1f}" height="{row - 8}" rx="2"/>',
            _text(left + width + 9, y + 17, bar.text, "value", "start"),
        ]
    return _svg(top + row * len(rows) + 6, parts)


def _text(x: float, y: float, text: str, kind: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{"".join(parts)}</svg>'
