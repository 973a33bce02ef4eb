"""The emblem of an order as a button."""

from __future__ import annotations

import pygame

from luna.shell.paint import Paint
from luna.shell.widgets.buttons import Action, Button


class OrderButton(Button):
    """Lit for the order of this seat, dim for one that another seat has, to be swapped."""

    def __init__(self, rect: pygame.Rect, name: str, order: str, action: Action, *, chosen: bool, taken: bool) -> None:
        super().__init__(rect, name, order, action, chosen=chosen)
        self.order = order
        self.taken = taken

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """See `Widget`."""
        state = self.state(hovered)
        paint.button(target, self.rect, "off" if state == "idle" and self.taken else state)
        dim = "-dim" if self.taken and not self.chosen else ""
        paint.picture(target, f"orders/badge-{self.order}{dim}", self.rect.center, paint.px(46))
