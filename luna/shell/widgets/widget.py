"""The base class of widgets."""

from dataclasses import dataclass, field
from typing import ClassVar, Self

import pygame

from luna.shell.access.node import Node
from luna.shell.drawing.paint import Paint


@dataclass(eq=False)
class Widget:
    """A part of a menu that can be pointed at and reached by keys. The layout gives it its place."""

    writes: ClassVar[bool] = False  # whether letter keys type into it

    draggable: ClassVar[bool] = False
    """Whether a moving finger drags it; else the finger scrolls the page."""

    name: str  # stays the same in a new layout, so that the focus finds it again
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0), init=False)
    focused: bool = field(default=False, init=False)
    """Whether it had the focus when it was drawn."""
    enabled: bool = field(default=True, init=False)
    pointer: tuple[int, int] = field(default=(0, 0), init=False)
    """The last position of the mouse over it."""
    window: pygame.Rect | None = field(default=None, init=False)
    """The part of the screen that shows it while it scrolls; None if it does not scroll."""

    def at(self, place: pygame.Rect) -> Self:
        """Give it a place; returns the widget."""
        self.rect = place
        return self

    def high(self, paint: Paint, wide: int) -> int:
        """The pixels that it needs in a width."""
        return self.rect.height

    def under(self, at: tuple[int, int]) -> bool:
        """Whether the point is on its visible part."""
        return self.rect.collidepoint(at) and (self.window is None or self.window.collidepoint(at))

    def press(self) -> None:
        """Handle Enter, space or a click on it."""

    def turn(self, by: int) -> bool:
        """Handle left (-1) or right (+1) while it has the focus; False if it ignores them."""
        return False

    def click(self, at: tuple[int, int]) -> None:
        """Handle a click inside."""
        self.press()

    def drag(self, at: tuple[int, int]) -> None:
        """Handle the pointer's motion while the button that went down on it is held."""

    def focus(self, has: bool) -> None:
        """Handle getting or losing the focus."""

    def node(self) -> Node | None:
        """Its node for screen readers; None for decoration."""
        return None

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """Draw the widget without the focus ring."""
