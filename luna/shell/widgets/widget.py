"""The widget, as the focus ring knows it."""

from __future__ import annotations

import pygame

from luna.shell.access.node import Node
from luna.shell.drawing.paint import Paint


class Widget:
    """A thing on a menu that can be pointed at and reached by keys."""

    writes = False
    """Whether keys are letters for it."""

    def __init__(self, rect: pygame.Rect, name: str) -> None:
        self.rect = rect
        self.name = name  # stays the same when the screen is made anew: focus finds its way back, tests find widgets
        self.enabled = True
        self.pointer = (0, 0)
        """Where the mouse was last seen over it."""
        self.window: pygame.Rect | None = None
        """The part of the screen in which it rolls and is seen; None when it stands still."""

    def under(self, at: tuple[int, int]) -> bool:
        """Whether the point lies on what is to be seen of it."""
        return self.rect.collidepoint(at) and (self.window is None or self.window.collidepoint(at))

    def press(self) -> None:
        """Enter, space or a click on it."""

    def turn(self, by: int) -> bool:
        """Left (-1) or right (+1) while it has the focus; False when that means nothing to it."""
        return False

    def click(self, at: tuple[int, int]) -> None:
        """A click inside."""
        self.press()

    def drag(self, at: tuple[int, int]) -> None:
        """The pointer moves with the button down that went down on it."""

    def focus(self, has: bool) -> None:
        """The focus came or went."""

    def node(self) -> Node | None:
        """What a screen reader is told about it; None for what only adorns."""
        return None

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """Draw the widget; the focus ring is drawn by others."""
