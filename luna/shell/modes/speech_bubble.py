"""The speech bubble of the lantern-bearer: its words, its rows of buttons, its height, and how it is drawn."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from luna.shell.board import sheets
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.theme import Colour

_PAD: Final = 16  # u
_HIGH: Final = 48  # of a button, u


class Says(NamedTuple):
    """The words of a bubble, ready to be read."""

    sentence: str
    below: str = ""
    title: str = ""
    note: str = ""  # what was wrong, before all else
    buttons: Sequence[tuple[str, str]] = ()  # names and labels, the usual choice first
    leads: bool = True  # whether that choice goes on; else the board does, and no button is gold


class Bubble(NamedTuple):
    """A bubble laid out."""

    lines: Sequence[tuple[str, str, Colour]]  # with style and colour
    rows: Sequence[Sequence[tuple[str, str]]]  # of buttons, with name and label
    high: int  # pixels


def lay_out(pen: Pen, says: Says, wide: int) -> Bubble:
    """Lay out a bubble `wide` pixels wide, with as many buttons in a row as fit."""
    parts = (
        (says.title, "label_bold", theme.GOLD),
        (says.note, "body_bold", theme.LOSS),
        (says.sentence, "body_bold", theme.now.MOONLIGHT),
        (says.below, "body", theme.now.MOONLIGHT),
    )
    pad, gap = pen.px(_PAD), pen.px(8)
    room = wide - 2 * pad
    lines = [(line, style, ink) for words, style, ink in parts if words for line in pen.fonts.wrap(words, style, room)]
    needs = [pen.fonts.width(label, "label_bold") + 2 * pad + gap for _, label in says.buttons]
    rows = [[says.buttons[number] for number in row] for row in sheets.rows(needs, room, 0)]
    high = sum(pen.fonts.line(style) for _, style, _ in lines) + 2 * pad
    return Bubble(lines, rows, high + len(rows) * (_row_height(pen) + gap) + (pen.px(4) if rows else 0))


def _row_height(pen: Pen) -> int:
    return max(pen.px(_HIGH), pen.fonts.line("label") + pen.px(_PAD))


def draw(pen: Pen, rect: Rect, says: Says, laid: Bubble, hover: str) -> dict[str, Rect]:
    """Draw the words and the buttons; returns the rectangles of the buttons by name."""
    pen.paint.panel(pen.surface, rect, "active")
    pad, gap, y = pen.px(_PAD), pen.px(8), rect.y + pen.px(_PAD)
    for words, style, ink in laid.lines:
        high = pen.fonts.line(style)
        pen.fonts.draw(pen.surface, words, style, ink, (rect.x + pad, y + high / 2))
        y += high
    placed: dict[str, Rect] = {}
    y += pen.px(4) + gap
    for row in laid.rows:
        needs = [pen.fonts.width(label, "label_bold") + 2 * pad for _, label in row]
        spare = (rect.width - 2 * pad - sum(needs) - gap * (len(row) - 1)) // len(row)
        left = rect.x + pad
        for (name, label), need in zip(row, needs, strict=True):
            box = placed[name] = Rect(left, y, need + spare, _row_height(pen))
            first = says.leads and name == says.buttons[0][0]
            if first:
                pen.paint.button(pen.surface, box, "primary-hover" if hover == name else "primary")
            else:
                sheets.button(pen, box, "on", hover == name)
            ink = theme.GOLD_PALE if first else theme.now.MOONLIGHT
            pen.fonts.draw(pen.surface, label, "label_bold", ink, box.center, "mid")
            left = box.right + gap
        y += _row_height(pen) + gap
    return placed
