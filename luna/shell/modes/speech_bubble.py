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
    note: str = ""
    """What was wrong, before all else."""
    buttons: Sequence[tuple[str, str]] = ()
    """Names and labels, the usual choice first."""
    leads: bool = True
    """Whether that choice goes on; else the board does, and no button is gold."""


class Text(NamedTuple):
    """A bubble laid out: lines with style and colour, rows of buttons with name and label."""

    lines: Sequence[tuple[str, str, Colour]]
    rows: Sequence[Sequence[tuple[str, str]]]


def _lines(pen: Pen, says: Says, wide: int) -> list[tuple[str, str, Colour]]:
    """The lines of the bubble with style and colour."""
    parts = (
        (says.title, "label_bold", theme.GOLD),
        (says.note, "body_bold", theme.LOSS),
        (says.sentence, "body_bold", theme.now.MOONLIGHT),
        (says.below, "body", theme.now.MOONLIGHT),
    )
    room = wide - 2 * pen.px(_PAD)
    return [(line, style, ink) for words, style, ink in parts if words for line in pen.fonts.wrap(words, style, room)]


def _rows(pen: Pen, says: Says, wide: int) -> list[list[tuple[str, str]]]:
    """The buttons, as many in a row as fit."""
    rows: list[list[tuple[str, str]]] = []
    left = 0
    for name, label in says.buttons:
        need = pen.fonts.width(label, "label_bold") + 2 * pen.px(_PAD) + pen.px(8)
        if not rows or need > left:
            rows.append([])
            left = wide - 2 * pen.px(_PAD)
        rows[-1].append((name, label))
        left -= need
    return rows


def height(pen: Pen, says: Says, wide: int) -> int:
    """The height in pixels of a bubble `wide` pixels wide."""
    words = sum(pen.fonts.line(style) for _, style, _ in _lines(pen, says, wide))
    rows = len(_rows(pen, says, wide))
    return words + rows * (_row_height(pen) + pen.px(8)) + 2 * pen.px(_PAD) + (pen.px(4) if rows else 0)


def _row_height(pen: Pen) -> int:
    return max(pen.px(_HIGH), pen.fonts.line("label") + pen.px(_PAD))


def text(pen: Pen, says: Says, wide: int) -> Text:
    """Lay out a bubble `wide` pixels wide."""
    return Text(_lines(pen, says, wide), _rows(pen, says, wide))


def draw(pen: Pen, rect: Rect, says: Says, laid: Text, hover: str) -> dict[str, Rect]:
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
