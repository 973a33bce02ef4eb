"""The parts of a draft as chips under its title: a press on one takes that part back and leaves the others.

What the next press is for, or what the draft gives up, stands over the box, beside the names of the families: there it
is seen however many lines the chips take. Where they have no room there are none, and the words of the draft name the
parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.shell.board import sheets
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme

NAME: Final = "draft-"
"""With its number, what the pointer is on: see `Chrome.hover`."""
_HIGH, _GAP, _PAD, _CROSS, _EDGE = 36, 6, 10, 26, 5  # u
_OVER, _FAMILY = 4, 26  # u from the top of the bar, as the families' names


def places(pen: Pen, chips: Sequence[str]) -> list[Rect]:
    """Where each chip is: in a line below the title, or in two lines without one; empty where they have no room."""
    box = pen.layout.bar.draft
    if not pen.layout.bar.full:
        return []
    wide = [pen.fonts.width(words, "label_bold") + pen.px(2 * _PAD + _CROSS) for words in chips]
    gap, room = pen.px(_GAP), box.width - 2 * pen.px(2 * _EDGE)
    lines = [0] * len(chips)
    x = 0
    for number, width in enumerate(wide):
        if x and x + width > room:
            x = 0
            lines[number:] = [lines[number] + 1] * (len(chips) - number)
        x += width + gap
    if not chips or lines[-1] > 1 or max(wide) > room:
        return []
    found: list[Rect] = []
    for number, width in enumerate(wide):
        first = not number or lines[number] != lines[number - 1]
        left = box.left + pen.px(2 * _EDGE) if first else found[-1].right + gap
        below = box.bottom - pen.px(_EDGE + _HIGH)
        above = box.top + pen.px(_EDGE) - pen.px(1)
        found.append(Rect(left, below if lines[number] == lines[-1] else above, width, pen.px(_HIGH)))
    return found


def draw(pen: Pen, chrome: Chrome) -> None:
    """Hint, title and chips; the title gives way to a second line of them."""
    box, rects = pen.layout.bar.draft, places(pen, chrome.draft_chips)
    left, width = box.left + pen.px(2 * _EDGE), box.width - 2 * pen.px(2 * _EDGE)
    over = pen.layout.bar.rect.top + pen.px(_OVER)
    pen.words(chrome.draft_hint, "label", theme.now.SECONDARY, Rect(left, over, width, pen.px(_FAMILY)))
    if rects[0].top == rects[-1].top:
        line = Rect(left, box.top + pen.px(_EDGE), width, pen.px(_HIGH - 4))
        pen.words(chrome.draft_title, "label_bold", theme.now.MOONLIGHT, line)
    for number, (words, rect) in enumerate(zip(chrome.draft_chips, rects, strict=True)):
        hover = chrome.hover == f"{NAME}{number}"
        sheets.button(pen, rect, "hot", hover)
        place = Rect(rect.left + pen.px(_PAD), rect.top, rect.width - pen.px(_PAD + _CROSS), rect.height)
        pen.words(words, "label_bold", theme.now.MOONLIGHT, place)
        pen.put_high("ui/icon-close", (rect.right - pen.px(_CROSS // 2 + 4), rect.centery), 24, 1.0 if hover else 0.7)
