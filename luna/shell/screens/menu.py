"""What all menus share: a background, a ring of widgets, a lay-out that is made anew at every size and language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Outline
from luna.shell.app.canvas import MOST, STAGE, Canvas
from luna.shell.app.scene import App, Scene
from luna.shell.drawing import theme
from luna.shell.input.focus import Ring
from luna.shell.widgets import Column, Widget

_NOTCH: Final = 90  # units that one notch of the wheel rolls
_GIVES: Final = 0.6
"""The share of its gaps that a column gives up rather than roll."""
_PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class MenuScene(Scene):
    """A screen made of widgets. A subclass lays them out in `build` and draws what is not a widget in `content`."""

    messages = (1872, 1056, "right")
    first = ""
    """Name of the widget that has the focus at the start."""
    topic = ""
    """The rule that the key of the rules opens here."""
    need: ClassVar[tuple[float, float]] = STAGE
    """Units that the screen gets along with: up to there it grows with the size of the interface."""
    most_text: ClassVar[float] = MOST
    """How much larger its text can get before words lose their room."""

    def __init__(self, app: App, over: MenuScene | None = None) -> None:
        """`over`: the menu below, whose background this one has as well."""
        super().__init__(app)
        self._over = over
        self.words = app.catalogue
        self.paint = app.paint
        self.canvas = app.canvas
        self.ring = Ring(self.back, self._reveal)
        self.rolled = 0
        """Pixels of the rolling column that lie above its window."""
        self._column: Column | None = None
        self._air = 1.0  # the share of its gaps that the column keeps
        self._dragging = False

    def build(self) -> list[Widget]:
        """The widgets in reading order, placed on `self.canvas`."""
        raise AssertionError("a menu has widgets")

    def content(self, surface: pygame.Surface) -> None:
        """Panels and texts, below the widgets."""

    def background(self, surface: pygame.Surface) -> None:
        """The picture behind it all."""
        if self._over is None:
            surface.blit(self.app.scenery.soft(self.canvas), (0, 0))
        else:
            self._over.background(surface)
            self.see_through = False

    def back(self) -> None:
        """Escape."""
        self.app.pop(self)

    def rebuild(self) -> None:
        """Lay out anew, after something changed that the widgets show. A page gives up air before it rolls."""
        self._column, self._air = None, 1.0
        widgets = self.build()
        if self._column is not None and 0 < self.hidden <= self._column.gaps * _GIVES:
            self._air = 1 - self.hidden / self._column.gaps
            widgets = self.build()
        most = self.hidden
        if self.rolled > most:
            self.rolled = most
            widgets = self.build()
        self.ring.fill(widgets, self.first)
        self.dirty = True

    @override
    def resize(self, canvas: Canvas) -> None:
        """A menu below must take its picture of what it lies over once more."""
        if self._over is not None:
            self.see_through = True
        self.canvas = canvas.needing(*self.need)
        self.paint = self.app.paint_for(self.canvas.u, min(self.canvas.type, self.most_text))
        self.rebuild()

    @override
    def resume(self) -> None:
        """What was on top may have changed what is shown here."""
        self.rebuild()

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.hidden:
            self._roll(self.rolled - event.y * self.paint.px(_NOTCH))
            return True
        if event.type == pygame.KEYDOWN and event.key in _PAGES and self.hidden and self._column is not None:
            self._roll(self.rolled + _PAGES[event.key] * (self._column.window.height - self.paint.px(_NOTCH)))
            return True
        if self._drags(event) or self._explains(event):
            return True
        used = self.ring.handle(event)
        if used and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.app.sound.play("click")
        self.dirty = self.dirty or used
        return used

    @override
    def draw(self, surface: pygame.Surface) -> None:
        self.background(surface)
        self.content(surface)
        self.ring.draw(surface, self.paint)
        self._bar(surface)

    # --- what a screen reader is told ---

    def said(self) -> Sequence[Node]:
        """The nodes of what `content` writes besides the widgets: headings first."""
        return ()

    @override
    def outline(self) -> Outline:
        nodes, seen = [*self.said()], Counter[str]()
        for widget in self.ring.widgets:
            node = widget.node()
            if node is None:
                continue
            if widget.enabled:
                press = node.press and partial(self._pressed, widget.name)
                node = node._replace(press=press, lead=partial(self._led, widget.name))
            seen[node.key] += 1
            again = seen[node.key] > 1  # paragraphs may share a name
            nodes.append(node._replace(key=f"{node.key} {seen[node.key]}") if again else node)
        focused = self.ring.focused
        return Outline(tuple(nodes), () if focused is None else (focused.name,))

    def _led(self, name: str) -> Widget | None:
        """A screen reader brings the focus to a widget; None when the page has been laid out without it since."""
        widget = next((one for one in self.ring.widgets if one.name == name and one.enabled), None)
        if widget is not None:
            self.ring.shown = self.dirty = True
            self.ring.to(widget)
        return widget

    def _pressed(self, name: str) -> None:
        """A screen reader presses a widget."""
        widget = self._led(name)
        if widget is not None:
            self.app.sound.play("click")
            widget.press()

    # --- what contents are made of ---

    def column(self, window: pygame.Rect) -> Column:
        """A column that rolls when it is longer than its window: at most one on a screen."""
        self._column = Column(self.paint, window, self.rolled, self._air)
        return self._column

    def middle(self, width: float, height: float) -> pygame.Rect:
        """A panel of so many units in the middle of the window; larger text makes it half as much larger."""
        growth = max(1.0, (1 + self.paint.fonts.growth) / 2)
        return self.canvas.middle(width * growth, height * growth)

    def heading(self, surface: pygame.Surface, panel: pygame.Rect, words: str) -> None:
        """The title of a panel with the gold line below it."""
        paint = self.paint
        middle = panel.y + paint.px(62)
        room = panel.width - paint.px(80)
        size = min(46, paint.fonts.fitting(words, "display", room, 30))
        paint.fonts.draw(surface, words, "display", theme.now.MOONLIGHT, (panel.centerx, middle), "mid", size)
        line = pygame.Rect(0, 0, round(panel.width * 0.6), paint.px(theme.LINE_GOLD))
        line.center = panel.centerx, panel.y + paint.px(108)
        paint.hairline(surface, line, fading=True)
        paint.picture(surface, "ui/star", line.center, paint.px(22))

    # --- rolling ---

    @property
    def hidden(self) -> int:
        """Pixels of the column that have no room in its window."""
        return 0 if self._column is None else max(0, self._column.high - self._column.window.height)

    def _roll(self, to: int) -> None:
        to = min(max(to, 0), self.hidden)
        if to != self.rolled:
            self.rolled = to
            self.rebuild()

    def _explains(self, event: pygame.event.Event) -> bool:
        """Whether the event asked for the rule of this screen."""
        focused = self.ring.focused
        writing = focused is not None and focused.writes and event.type == pygame.KEYDOWN and bool(event.unicode)
        if not self.topic or event.type != pygame.KEYDOWN or writing or self.app.keys.command(event) != "rules":
            return False
        self.app.ways.explain(self.app, self.topic)
        return True

    def _drags(self, event: pygame.event.Event) -> bool:
        """Whether the event moves the bar: the button went down on it and is not up yet."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragging = bool(self.hidden) and self.bar.inflate(self.paint.px(20), 0).collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._dragging = False
        elif event.type != pygame.MOUSEMOTION:
            return False
        if self._dragging and self._column is not None:
            share = (event.pos[1] - self.bar.y) / self.bar.height
            self._roll(round(share * self._column.high - self.bar.height / 2))
        return self._dragging

    @property
    def bar(self) -> pygame.Rect:
        """The rectangle of the scroll bar of the rolling column."""
        assert self._column is not None
        window = self._column.window
        return pygame.Rect(window.right + self.paint.px(10), window.y, self.paint.px(8), window.height)

    def _reveal(self, widget: Widget) -> None:
        """Roll so far that a widget is seen, with the row above it when that has room."""
        window, rect, air = widget.window, widget.rect, self.paint.px(48)
        if window is None or window.contains(rect):
            return
        above = rect.top - air < window.top
        self._roll(self.rolled + (rect.top - air - window.top if above else rect.bottom + air - window.bottom))

    def _bar(self, surface: pygame.Surface) -> None:
        """How far the column is rolled."""
        if not self.hidden or self._column is None:
            return
        paint, rail, high = self.paint, self.bar, self._column.high
        paint.well(surface, rail)
        grip = rail.inflate(-paint.px(2), 0)
        grip.height = max(paint.px(30), round(rail.height * rail.height / high))
        grip.y = rail.y + round((rail.height - grip.height) * self.rolled / self.hidden)
        pygame.draw.rect(surface, theme.GOLD, grip, border_radius=paint.px(4))
