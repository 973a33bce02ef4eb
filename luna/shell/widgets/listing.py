"""A scrolling list of names under headings, one of them chosen. It is one stop for the focus."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.widget import Widget

_PAD: Final = 8
_BAR: Final = 18  # width of the field in which the bar can be grabbed, u
_TEXT: Final = 58  # from the left edge of a row to its words, u
_ICON: Final = (38, 32)  # the room for a picture, u
_GIVES: Final = 0.88  # the share of its height that a row keeps rather than let the list scroll


class ListRow(NamedTuple):
    """One line of the list."""

    name: str  # "" for a heading
    words: str
    icon: str = ""


class Listing(Widget):
    """The list. It calls `choose` with the name of a row."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        paint: Paint,
        rows: Sequence[ListRow],
        chosen: str,
        choose: Callable[[str], None],
        leaf: Callable[[int], None] | None = None,
    ) -> None:
        """`chosen` may be absent from the rows. `leaf` is called for left (-1) and right (1)."""
        super().__init__(name)
        self.rect = rect
        self.rows = tuple(rows)
        self.chosen = chosen
        self._choose, self._leaf = choose, leaf
        self._pad, self._bar = paint.px(_PAD), paint.px(_BAR)
        self._room = rect.height - 2 * self._pad
        usual, fitting = max(paint.px(46), paint.fonts.line("label") + paint.px(14)), self._room // max(1, len(rows))
        self._high = fitting if usual * _GIVES <= fitting < usual else usual
        self._whole = self._high * len(rows)
        self.rolled = 0  # the part of the list above its window, in pixels
        self.reveal()

    @override
    def node(self) -> Node:
        rows = tuple(
            Node(row.name, Role.OPTION, row.words, on=row.name == self.chosen, press=partial(self._choose, row.name))
            if row.name
            else Node(f"heading-{number}", Role.HEADING, row.words, level=2)
            for number, row in enumerate(self.rows)
        )
        return Node(self.name, Role.LIST, "", self.rect, children=rows)

    @staticmethod
    def wide(paint: Paint, rows: Sequence[ListRow]) -> int:
        """The width that the longest row needs, in pixels."""
        longest = max(paint.fonts.width(row.words, style) for row in rows for style in ("label", "label_bold"))
        return longest + paint.px(_TEXT + 2 * _PAD + _BAR + 12)

    def place(self, name: str) -> pygame.Rect:
        """The rectangle of a row now, visible or not."""
        return self._line([row.name for row in self.rows].index(name))

    def step(self, by: int) -> None:
        """Choose the next or the previous row, if there is one."""
        names = [row.name for row in self.rows if row.name]
        to = names.index(self.chosen) + by if self.chosen in names else 0
        if 0 <= to < len(names):
            self._choose(names[to])

    @override
    def turn(self, by: int) -> bool:
        if self._leaf is not None:
            self._leaf(by)
        return self._leaf is not None

    def roll(self, pixels: int) -> None:
        """Scroll the list, as far as it goes."""
        self.rolled = min(max(self.rolled + pixels, 0), max(0, self._whole - self._room))

    def reveal(self) -> None:
        """Scroll the chosen row into view, with a line above and below it."""
        if all(row.name != self.chosen for row in self.rows):
            return
        top = self.place(self.chosen).y - self.rect.y - self._pad
        if top < self._high:
            self.roll(top - self._high)
        elif top + 2 * self._high > self._room:
            self.roll(top + 2 * self._high - self._room)

    @override
    def click(self, at: tuple[int, int]) -> None:
        """Handle a click on a row, or on the bar."""
        if self._on_bar(at):
            self.drag(at)
            return
        for number, row in enumerate(self.rows):
            if row.name and self._line(number).collidepoint(at):
                self._choose(row.name)

    @override
    def drag(self, at: tuple[int, int]) -> None:
        """Drag the bar; the list follows."""
        if self._on_bar(at):
            share = (at[1] - self.rect.y - self._pad) / self._room
            self.roll(round(share * self._whole - self._room / 2) - self.rolled)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.well(target, self.rect)
        window = self.rect.inflate(-2 * self._pad, -2 * self._pad)
        target.set_clip(window)
        for number, row in enumerate(self.rows):
            line = self._line(number)
            if line.colliderect(window):
                hot = hovered and line.collidepoint(self.pointer) and not self._on_bar(self.pointer)
                self._row(target, paint, row, line, hot)
        target.set_clip(None)
        self._grip(target, paint, window)

    def _row(self, target: pygame.Surface, paint: Paint, row: ListRow, line: pygame.Rect, hot: bool) -> None:
        fonts = paint.fonts
        if not row.name:
            at = line.x + paint.px(10), line.bottom - fonts.line("label_bold") / 2 - paint.px(4)
            fonts.draw(target, row.words, "label_bold", theme.GOLD, at)
            return
        chosen = row.name == self.chosen
        if chosen or hot:
            paint.button(target, line.inflate(0, -paint.px(2)), "chosen" if chosen else "idle")
        art = paint.art.entry(row.icon)
        high = min(line.height, paint.px(_ICON[1]), paint.px(_ICON[0]) * art.height / art.width)
        paint.picture(target, row.icon, (line.x + paint.px(32), line.centery), high)
        style, colour = ("label_bold", theme.now.MOONLIGHT) if chosen else ("label", theme.now.SECONDARY)
        left, room = line.x + paint.px(_TEXT), line.width - paint.px(_TEXT + 6)
        fonts.squeeze(target, row.words, style, colour, (left, line.centery), room)

    def _grip(self, target: pygame.Surface, paint: Paint, window: pygame.Rect) -> None:
        """Draw the scroll position of the list."""
        if self._whole <= self._room:
            return
        grip = pygame.Rect(0, 0, paint.px(6), max(paint.px(30), self._room * self._room // self._whole))
        travel = self._room - grip.height
        grip.midtop = window.right - self._bar // 2, window.y + travel * self.rolled // (self._whole - self._room)
        pygame.draw.rect(target, theme.GOLD, grip, border_radius=paint.px(3))

    def _line(self, number: int) -> pygame.Rect:
        top = self.rect.y + self._pad + self._high * number - self.rolled
        return pygame.Rect(self.rect.x + self._pad, top, self.rect.width - 2 * self._pad - self._bar, self._high)

    def _on_bar(self, at: tuple[int, int]) -> bool:
        return at[0] >= self.rect.right - self._pad - self._bar
