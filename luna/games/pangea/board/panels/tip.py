"""The tips of the first game: where the tower should stand. Each is said once in all games, and stops nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from typing_extensions import override

from luna.games.pangea.rules.position import PHASE, PLACING
from luna.shell import theme
from luna.shell.board import frame, sheets
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.settings import Settings
from luna.text import Catalogue

NAMES: Final = ("home", "small", "near")
_BOX: Final = (1438, 556, 376, 300)
_PAD: Final = 16
_HIGH: Final = 48  # of the buttons, u
_BUTTONS: Final = ("got-it", "no-more")


def due(settings: Settings, row: bytearray) -> str:
    """The tip that has not been said yet, while a tower is to be placed; empty when there is none."""
    if not settings.tips or row[PHASE] != PLACING:
        return ""
    return next((name for name in NAMES if f"pangea-{name}" not in settings.tips_seen), "")


class TipPanel(Panel):
    """A tip with two buttons."""

    name = "tip"

    def __init__(self, tip: str, text: Catalogue, closed: Callable[[bool], None]) -> None:
        """`closed` is told whether the player wants no more tips."""
        self.tip = tip
        self._text, self._closed = text, closed
        self._buttons: dict[str, Rect] = {}
        self._hover = ""

    @override
    def spots(self, layout: frame.Frame) -> list[Rect]:
        return list(self._buttons.values())

    @override
    def moved(self, layout: frame.Frame, point: Pixel | None) -> bool:
        before, self._hover = self._hover, self._button(point) if point else ""
        return before != self._hover

    @override
    def click(self, layout: frame.Frame, point: Pixel) -> bool:
        """Press a button; nothing else closes it."""
        name = self._button(point)
        if name:
            self._closed(name == "no-more")
        return bool(name)

    @override
    def draw(self, pen: Pen) -> None:
        home, pen = pen.layout.over(*_BOX), pen.frame
        pad, fonts, text = pen.px(_PAD), pen.fonts, self._text
        lines = fonts.wrap(text(f"pangea-tip-{self.tip}"), "label", home.width - 2 * pad)
        head, line = fonts.line("card_title") + pad // 2, fonts.line("label")
        high = max(pen.px(_HIGH), line + pad)
        rect = Rect(home.x, home.y, home.width, 3 * pad + head + line * len(lines) + high)
        self.rect = rect.clamp(pen.layout.free)
        pen.paint.panel(pen.surface, self.rect, "card")
        left, y = self.rect.x + pad, self.rect.y + pad
        pen.put_high("pangea/ui/icon-sun", (left + pen.px(16), y + head // 2), 34)
        room = Rect(left + pen.px(44), y, home.width - 2 * pad - pen.px(44), head)
        title = text("pangea-tip-title", number=NAMES.index(self.tip) + 1, count=len(NAMES))
        pen.words(title, "card_title", theme.GOLD, room)
        y += head
        for part in lines:
            fonts.draw(pen.surface, part, "label", theme.now.MOONLIGHT, (left, y + line / 2))
            y += line
        gap = pen.px(10)
        wide = (home.width - 2 * pad - gap) // 2
        for number, name in enumerate(_BUTTONS):
            place = self._buttons[name] = Rect(left + (wide + gap) * number, y + pad, wide, high)
            sheets.button(pen, place, "on", self._hover == name)
            room = place.inflate(-pen.px(12), 0)
            pen.words(text(f"pangea-tip-{name}"), "label_bold", theme.now.MOONLIGHT, room, "mid")

    def _button(self, point: Pixel) -> str:
        return next((name for name, rect in self._buttons.items() if rect.collidepoint(point)), "")
