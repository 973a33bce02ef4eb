"""Since your last turn: what the others have done, a line each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from typing_extensions import override

from luna.core.game import Turn
from luna.games.pangea.board.words.sentences import told
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.events import Earned
from luna.games.pangea.rules.moves import END, STAY, kind_of
from luna.games.pangea.rules.position import PEOPLE
from luna.shell.board.entrylines import EntryLines
from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.teller import Entry
from luna.shell.drawing import theme
from luna.text import Catalogue
from luna.text.sentences import signed

_WHERE: Final = (880, 936)
"""Middle and bottom on the stage, u."""
_WIDE: Final = 700
_MOST: Final = 0.6  # of the free height; the oldest give way
_PAD: Final = 16


class RecapPanel(Panel):
    """The others' turns in words. A click on a line shows that moment, one elsewhere on it closes."""

    name = "recap"

    def __init__(
        self,
        entries: Callable[[], Sequence[Entry]],
        text: Catalogue,
        names: Callable[[], Sequence[str]],
        show: Callable[[int], object],
    ) -> None:
        self._entries, self._text, self._names = entries, text, names
        self.lines = EntryLines(show)

    @property
    @override
    def things(self) -> Sequence[Turn]:
        return [self.lines.pointed.turn] if self.lines.pointed else []

    @property
    @override
    def pointed_turn(self) -> int | None:
        return None if self.lines.pointed is None else self.lines.pointed.number

    @override
    def said(self) -> Sequence[str]:
        names, text = self._names(), self._text
        lines = [f"{names[one.seat]}: {told(text, one.position, one.turn)}" for one in self._worth]
        return (text("recap-title"), *(lines or (text("recap-none"),)))

    @override
    def spots(self, layout: Frame) -> list[Rect]:
        return [*self.lines.rects]

    @override
    def moved(self, layout: Frame, point: Pixel | None) -> bool:
        return self.lines.moved(point)

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        return not self.lines.click(point)

    @override
    def draw(self, pen: Pen) -> None:
        where, pen, text = pen.layout.at(*_WHERE), pen.frame, self._text
        free, pad, line = pen.layout.free, pen.px(_PAD), pen.fonts.line("label")
        wide, head = min(pen.px(_WIDE), free.width), pen.px(46)
        room = wide - 2 * pad - pen.px(100)
        said = [(one, pen.fonts.wrap(told(text, one.position, one.turn), "label", room)) for one in self._worth]
        heights = [line * len(parts) + pen.px(8) for _, parts in said]
        while said and head + sum(heights) > _MOST * free.height:
            said, heights = said[1:], heights[1:]
        rect = Rect(0, 0, wide, head + (sum(heights) or line) + pad)
        rect.midbottom = where
        self.rect = rect.clamp(free)
        pen.paint.panel(pen.surface, self.rect, "card")
        title = Rect(self.rect.x + pad, self.rect.y, wide - 2 * pad, head)
        pen.words(text("recap-title"), "card_title", theme.GOLD, title)
        y = title.bottom
        self.lines.begin()
        if not said:
            none = Rect(title.x, y, title.width, line)
            pen.words(text("recap-none"), "label", theme.now.SECONDARY, none)
        for (entry, parts), high in zip(said, heights, strict=True):
            place = Rect(self.rect.x + pen.px(6), y, wide - pen.px(12), high)
            self.lines.add(place, entry)
            if entry.number == self.current:
                pen.paint.button(pen.surface, place, "chosen")
            elif entry is self.lines.pointed:
                pen.surface.fill(theme.now.BUTTON, place)
            middle = y + pen.px(4) + line // 2
            people = PEOPLES[entry.position[PEOPLE + entry.seat]]
            pen.put_high(f"pangea/peoples/badge-{people}", (title.x + pen.px(14), middle), 26)
            for number, part in enumerate(parts):
                at = title.x + pen.px(38), middle + number * line
                pen.fonts.draw(pen.surface, part, "label", theme.now.MOONLIGHT, at)
            if made := _made(entry):
                right = Rect(title.right - pen.px(60), y, pen.px(60), high)
                pen.words(signed(made), "label_bold", theme.GAIN, right, "right")
            y += high

    @property
    def _worth(self) -> list[Entry]:
        """The turns that did something: nobody moved, or nothing was put, is no news."""
        return [one for one in self._entries() if kind_of(one.turn[0]) not in (STAY, END) or _made(one)]


def _made(entry: Entry) -> int:
    """Goods that the turn brought to who played it."""
    return sum(event.goods for event in entry.events if isinstance(event, Earned) and event.seat == entry.seat)
