"""The state of the bots at the table: they play by themselves, wait, or have stopped. A click changes it."""

from collections.abc import Callable, Sequence
from typing import Final

from typing_extensions import override

from luna.shell.board import cardface
from luna.shell.board.card import Card, CardLine
from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel
from luna.shell.drawing import theme
from luna.shell.players.opponents import Opponents
from luna.text import Catalogue

_ICONS: Final = {"bots-play": "ui/icon-pause", "bots-long": "ui/icon-continue"}


class WatchPanel(Panel):
    """The panel about the bots of a table, on free water, shown only when it has a message."""

    name = "bots"

    def __init__(self, opponents: Opponents, text: Catalogue) -> None:
        self._opponents, self._text = opponents, text

    @property
    def says(self) -> str:
        """The key of its sentence; "" when there is none."""
        bots = self._opponents
        if bots.thinking is None:
            return ""
        if bots.failed:
            return "bots-failed"
        if bots.slow:
            return "bots-slow"
        if bots.paused or bots.alone:
            return "bots-paused" if bots.paused else "bots-play"
        return "bots-long" if bots.long else ""

    @property
    @override
    def away(self) -> bool:
        return not self.says

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        """Handle a click: press the button; the panel stays as long as it has a message."""
        self.press()
        return False

    @override
    def said(self) -> Sequence[str]:
        return (self._text(self.says),) if self.says else ()

    @override
    def deeds(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        return (("press", self._text(self.says), self.press),) if self.says else ()

    def press(self) -> None:
        """Restart the bots, cut a search short, or make them wait or continue."""
        if self._opponents.failed or self._opponents.slow:
            self._opponents.restart()
        elif self.says == "bots-long":
            self._opponents.cut_short()
        else:
            self._opponents.paused = not self._opponents.paused

    @override
    def draw(self, pen: Pen) -> None:
        if self.says:
            trouble = self._opponents.failed or self._opponents.slow
            ink = theme.LOSS if trouble else theme.now.MOONLIGHT
            card = Card("", (CardLine(self._text(self.says), ink, icon=_ICONS.get(self.says, "ui/icon-replay")),))
            self.rect = cardface.draw(pen, card, None, ())
            self.places = ((self.rect, "press"),)
            if self.says == "bots-long":
                self._draw_bar(pen.frame)

    def _draw_bar(self, pen: Pen) -> None:
        """The progress of a long search, at the foot of the card."""
        bar = self.rect.inflate(-pen.px(32), 0)
        bar.top, bar.height = bar.bottom - pen.px(10), pen.px(5)
        pen.box(bar, theme.ABYSS, 2)
        bar.width = round(bar.width * self._opponents.progress)
        pen.box(bar, theme.GOLD, 2)
