"""The rail at the right edge: the last turns and the button of the log."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from luna.shell.board import sheets
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.teller import LogLine
from luna.shell.drawing import padglyphs, theme
from luna.shell.drawing.layers import Part
from luna.text.sentences import MINUS

_HIGH: Final = (39, 58)  # a line without and with numbers, u
_RULE: Final = theme.rgb("#2E3B6B")


def parts(pen: Pen, heading: str, chrome: Chrome) -> Iterator[Part]:
    """The whole rail under a heading, the round; as many turns as fit, the newest last."""
    yield pen.paint.shadowed(pen.surface, pen.layout.rail.rect)
    buttons = pen.layout.rail.buttons
    hover = chrome.hover if chrome.hover in buttons else ""
    key = heading, chrome.log, hover, chrome.can_hint, [chrome.keys.get(name) for name in buttons]
    yield Part(key, pen.layout.rail.rect, partial(_draw_face, pen, heading, chrome))


def _draw_face(pen: Pen, heading: str, chrome: Chrome) -> None:
    rail = pen.layout.rail
    pen.paint.face(pen.surface, rail.rect)
    if not rail.slim:
        pen.centred(heading, "heading", theme.GOLD, rail.heading.center, 25)
        newest = chrome.log[-1] if chrome.log else None
        for rect, line in _lines(pen, chrome.log):
            _line(pen, rect, line, newest=line is newest)
        pen.surface.fill(theme.rgb("#8A6426"), rail.hairline)
    for name, rect in rail.buttons.items():
        on = name != "hint" or chrome.can_hint
        alpha = 1.0 if on else 0.5
        sheets.button(pen, rect, "on" if on else "off", chrome.hover == name)
        if (key := chrome.keys.get(name)) and not rail.slim:
            pen.put_high(f"ui/icon-{name}", (rect.left + pen.px(20), rect.centery), 28, alpha)
            if key.startswith(padglyphs.MARK):
                pen.paint.key(pen.surface, key, rect.right - pen.px(4), rect.centery)
                continue
            right = Rect(rect.left + pen.px(33), rect.top, rect.width - pen.px(37), rect.height)
            pen.words(key, "label_bold", theme.now.SECONDARY if on else theme.now.DISABLED, right, "mid")
        else:
            pen.put_high(f"ui/icon-{name}", rect.center, 32, alpha)


def line_at(pen: Pen, log: Sequence[LogLine], point: Pixel) -> int | None:
    """The number of the turn whose line is at a point."""
    return next((line.number for rect, line in _lines(pen, log) if rect.collidepoint(point)), None)


def _lines(pen: Pen, log: Sequence[LogLine]) -> list[tuple[Rect, LogLine]]:
    """The newest turns that fit, and their places."""
    where = pen.layout.rail.log
    heights = [pen.px(_HIGH[bool(line.left or line.right)]) for line in log]
    first = len(log)
    while first and sum(heights[first - 1 :]) <= where.height:
        first -= 1
    tops = [where.top + sum(heights[first:number]) for number in range(first, len(log))]
    return [
        (Rect(where.left, top, where.width, high), line)
        for top, high, line in zip(tops, heights[first:], log[first:], strict=True)
    ]


def _line(pen: Pen, rect: Rect, line: LogLine, newest: bool) -> None:
    if newest:
        pen.paint.well(pen.surface, rect.inflate(0, -pen.px(2)))
    else:
        rule = Rect(rect.left + pen.px(6), rect.bottom - 1, rect.width - pen.px(12), 1)
        pen.surface.fill(_RULE, rule)
    middle = rect.top + pen.px(21)
    pen.put_high(line.emblem, (rect.left + pen.px(18), middle), 27)
    if line.icon:
        pen.put_high(line.icon, (rect.right - pen.px(22), middle), 32)
    numbers = Rect(rect.left + pen.px(8), middle + pen.px(14), rect.width - pen.px(14), pen.px(25))
    pen.words(line.left, "label_bold", theme.now.SECONDARY, numbers, "left" if line.right else "mid")
    pen.words(line.right, "label_bold", theme.LOSS if line.right.startswith(MINUS) else theme.GAIN, numbers, "right")
