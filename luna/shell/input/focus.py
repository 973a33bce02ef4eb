"""The focus ring: menus are used with Tab, arrows, Enter and Escape, or with the pointer."""

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from luna.shell.drawing.paint import Paint
from luna.shell.input.touch import reached
from luna.shell.widgets.widget import Widget

_WAYS: Final = {pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0)}
_OFF_LINE: Final = 100  # factor of the distance to a widget that is not on the line of the focus
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Ring:
    """The widgets of one screen in reading order. The ring is drawn from the first key until the mouse moves."""

    def __init__(self, back: Callable[[], None] | None = None, reveal: Callable[[Widget], None] | None = None) -> None:
        """`reveal` scrolls a widget into view that gets the focus by keys."""
        self.widgets: list[Widget] = []
        self.back = back
        self._reveal = reveal
        self.shown = False
        self._focus = 0
        self._stands_in = False  # the widget that should have the focus is missing
        self.hovered: Widget | None = None
        """The widget under the pointer."""
        self._pointer = (-1, -1)
        self._held: Widget | None = None  # the widget on which the mouse button went down

    @property
    def focused(self) -> Widget | None:
        """The widget that Enter presses."""
        return self.widgets[self._focus] if self._focus < len(self.widgets) else None

    def named(self, name: str) -> Widget:
        """The widget of that name."""
        return next(widget for widget in self.widgets if widget.name == name)

    def fill(self, widgets: Sequence[Widget], first: str = "") -> None:
        """Replace the widgets after a new layout. The focus stays by name, or goes to `first` once that exists."""
        had = bool(self.widgets and self.focused) and not self._stands_in
        before = self.focused.name if had and self.focused else first
        self.widgets = list(widgets)
        names = [widget.name for widget in widgets]
        self._stands_in = not {before, first} & set(names)
        able = next((number for number, widget in enumerate(self.widgets) if widget.enabled), 0)
        self._focus = names.index(before) if before in names else names.index(first) if first in names else able
        if self._held is not None:
            self._held = next((widget for widget in self.widgets if widget.name == self._held.name), None)
        self.hovered = self._under(self._pointer)
        if had and self.focused is not None and self.focused.name == before:
            self.focused.focus(True)  # a text entry continues

    def to(self, widget: Widget) -> None:
        """Give a widget the focus."""
        if self.focused is not None:
            self.focused.focus(False)
        self._focus, self._stands_in = self.widgets.index(widget), False
        widget.focus(True)
        if self.shown and self._reveal is not None:
            self._reveal(widget)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; True if a redraw is due."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
            if self._held is not None:
                self._held.drag(event.pos)
                return True
            under = self._under(event.pos)
            if under is not None:
                under.pointer = event.pos
            changed = under is not self.hovered or self.shown or under is not None
            self.hovered, self.shown = under, False
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            under = self._under(event.pos)
            if under is not None:
                self._held = under
                self.to(under)
                under.click(event.pos)
            return under is not None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._held = None
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def draw(self, target: pygame.Surface, paint: Paint) -> None:
        """Draw all widgets and the ring."""
        for widget in self.widgets:
            target.set_clip(widget.window)
            widget.focused = widget is self.focused
            widget.draw(target, paint, widget is self.hovered)
        if self.shown and self.focused is not None:
            window = self.focused.window
            target.set_clip(None if window is None else window.inflate(paint.px(14), paint.px(14)))
            paint.focus(target, self.focused.rect)
        target.set_clip(None)

    def _key(self, event: pygame.event.Event) -> bool:
        focused = self.focused
        if event.key == pygame.K_ESCAPE:
            if self.back is not None:
                self.back()
            return self.back is not None
        if focused is None:
            return False
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in _ENTER or (event.key == pygame.K_SPACE and not focused.writes):
            self.shown = True
            focused.press()
        elif event.key in _WAYS:
            if focused.writes and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                return False
            across, down = _WAYS[event.key]
            if across and focused.turn(across):
                self.shown = True
            else:
                self._walk(across, down)
        else:
            return False
        return True

    def _step(self, by: int) -> None:
        """The next or previous widget in reading order, cyclically."""
        self.shown = True
        for distance in range(1, len(self.widgets) + 1):
            candidate = self.widgets[(self._focus + by * distance) % len(self.widgets)]
            if candidate.enabled:
                self.to(candidate)
                return

    def _walk(self, across: int, down: int) -> None:
        """Go to the nearest widget. A gap to the side counts three times; left and right stay on the line."""
        self.shown = True
        here = self.focused
        assert here is not None

        def distance(widget: Widget) -> float:
            there = widget.rect
            if across:
                along = (there.centerx - here.rect.centerx) * across
                aside = _gap(here.rect.top, here.rect.bottom, there.top, there.bottom) * _OFF_LINE
            else:
                along = (there.centery - here.rect.centery) * down
                aside = _gap(here.rect.left, here.rect.right, there.left, there.right)
            return along + 3 * aside if along > 0 else math.inf

        others = [widget for widget in self.widgets if widget.enabled and widget is not here]
        best = min(others, key=distance, default=here)
        if distance(best) < math.inf:
            self.to(best)

    def near(self, at: tuple[int, int], reach: int) -> Widget | None:
        """The widget that a finger means: the one under it, else the nearest within reach."""

        def away(widget: Widget) -> float:
            rect = widget.rect if widget.window is None else widget.rect.clip(widget.window)
            return math.dist(rect.center, at) if reached(rect, at, reach) else math.inf

        near = min((widget for widget in self.widgets if widget.enabled), key=away, default=None)
        return self._under(at) or (near if near is not None and away(near) < math.inf else None)

    def _under(self, at: tuple[int, int]) -> Widget | None:
        return next((one for one in reversed(self.widgets) if one.enabled and one.under(at)), None)


def _gap(low: int, high: int, other_low: int, other_high: int) -> int:
    """The distance of two intervals, 0 if they overlap."""
    return max(0, other_low - high, low - other_high)
