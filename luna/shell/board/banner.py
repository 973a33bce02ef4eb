"""The sign over a board that does not show the present game: a frame, and a plate with a way back."""

from collections.abc import Sequence

import pygame

from luna.shell.board import sheets
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme
from luna.shell.drawing.theme import Colour

_HIGH = 58  # of the plate, u
_WIDE = 720  # of a note, u
_QUESTION = 800  # of a question, at most, u
_LINES = 4


def draw(pen: Pen, title: str, below: str, back: str, key: str, colour: Colour, point: Pixel | None) -> Rect:
    """Draw the sign; returns the rectangle of its button, empty without one.

    `below` is beside the title, or below it where both do not fit.
    """
    pen = pen.frame
    fonts, gap, line = pen.fonts, pen.px(20), pen.fonts.line("label")
    widths = [fonts.width(title, "subheading"), fonts.width(below, "label")]
    room = pen.layout.free.width - _button(pen, back, key) - pen.px(72)
    wide = sum(widths) + gap * bool(below)
    lines = fonts.wrap(below, "label", room) if below and wide > room else []
    if lines:
        wide = min(room, max(widths[0], *(fonts.width(part, "label") for part in lines)))
    _frame(pen, colour)
    plate, button = _plate(pen, wide, pen.px(_HIGH) + len(lines) * line, back, key, point)
    left, middle = plate.x + pen.px(22), plate.centery - len(lines) * line // 2
    fonts.squeeze(pen.surface, title, "subheading", colour, (left, middle), wide)
    for number, part in enumerate(lines or [below]):
        down = fonts.line("subheading") // 2 + line // 2 + number * line
        at = (left, middle + down) if lines else (left + widths[0] + gap, middle)
        fonts.draw(pen.surface, part, "label", theme.now.MOONLIGHT, at)
    return button


def ask(pen: Pen, question: str, back: str, key: str, colour: Colour, point: Pixel | None) -> Rect:
    """Draw the sign with a question as its title; without a button there is no frame either. Returns the button."""
    pen = pen.frame
    fonts, line = pen.fonts, pen.fonts.line("label")
    room = min(pen.px(_QUESTION), pen.layout.free.width - _button(pen, back, key) - pen.px(120))
    lines = fonts.wrap(question, "label", room)
    wide = max(fonts.width(said, "label") for said in lines)
    high = len(lines) * line + pen.px(14)
    if back:
        _frame(pen, colour)
        high = max(pen.px(_HIGH), high)
    plate, button = _plate(pen, wide, high, back, key, point)
    y = plate.centery - (len(lines) - 1) * line / 2
    for number, said in enumerate(lines):
        fonts.draw(pen.surface, said, "label", colour, (plate.x + pen.px(22), y + number * line))
    return button


def _button(pen: Pen, back: str, key: str) -> int:
    """The width of the button that leads back; 0 without one."""
    cap = pen.paint.cap(key) + pen.px(18) if key else 0
    return pen.fonts.width(back, "label_bold") + pen.px(40) + cap if back else 0


def _border(surface: pygame.Surface, colour: Colour, rect: Rect, thick: int) -> None:
    for y in (rect.y, rect.bottom - thick):
        surface.fill(colour, (rect.x, y, rect.width, thick))
    for x in (rect.x, rect.right - thick):
        surface.fill(colour, (x, rect.y, thick, rect.height))


def _frame(pen: Pen, colour: Colour) -> None:
    layout = pen.layout
    sea = Rect(0, layout.top.rect.bottom, layout.width, layout.bar.rect.top - layout.top.rect.bottom)
    _border(pen.surface, colour, sea, pen.px(5))
    _border(pen.surface, theme.ABYSS, sea.inflate(-2 * pen.px(5), -2 * pen.px(5)), pen.px(2))


def _plate(pen: Pen, wide: int, high: int, back: str, key: str, point: Pixel | None) -> tuple[Rect, Rect]:
    """Draw the plate; returns its rectangle and that of its button."""
    pad, button = pen.px(22), _button(pen, back, key)
    total = wide + 2 * pad + (pen.px(20) + button - pen.px(12) if back else 0)
    layout = pen.layout
    plate = Rect(layout.free.centerx - total // 2, layout.top.rect.bottom + pen.px(5), total, high)
    pen.paint.panel(pen.surface, plate, "active")
    if not back:
        return plate, Rect(0, 0, 0, 0)
    rect = Rect(plate.right - pen.px(10) - button, 0, button, pen.px(_HIGH - 16))
    rect.centery = plate.centery
    sheets.button(pen, rect, "on", point is not None and rect.collidepoint(point))
    pen.fonts.draw(pen.surface, back, "label_bold", theme.now.MOONLIGHT, (rect.x + pen.px(20), rect.centery))
    if key:
        pen.paint.key(pen.surface, key, rect.right - pen.px(8), rect.centery)
    return plate, rect


def note(pen: Pen, sentences: Sequence[str]) -> None:
    """Draw sentences about the moment on show on a plate below the sign; only the last lines of many."""
    if not sentences:
        return
    pen, layout = pen.frame, pen.layout
    fonts, pad = pen.fonts, pen.px(14)
    room = min(round(pen.px(_WIDE) * max(1.0, fonts.growth)), layout.free.width - 4 * pad)
    lines = [line for said in sentences for line in fonts.wrap(said, "label", room)][-_LINES:]
    size = max(fonts.width(line, "label") for line in lines) + 2 * pad, len(lines) * fonts.line("label") + pad
    top = layout.top.rect.bottom + pen.px(_HIGH + 13)
    plate = Rect((0, 0), size).move_to(midtop=(layout.free.centerx, top))
    pen.paint.panel(pen.surface, plate, "card")
    y = plate.y + pad // 2
    for line in lines:
        fonts.draw(pen.surface, line, "label", theme.GOLD_PALE, (plate.centerx, y + fonts.line("label") / 2), "mid")
        y += fonts.line("label")
