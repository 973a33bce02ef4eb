"""The emblem of a seat, and the face of who sits there, as buttons."""

from __future__ import annotations

from typing import Final

import pygame
from typing_extensions import override

from luna.core.cast import Face
from luna.shell.access.node import Node, Role
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.buttons import Action, Button

_DIM: Final = 0.5
_DISC: Final = 50  # u, of the disc behind a portrait


class OrderButton(Button):
    """Lit for the one that is played here, dim for one that somebody else has, to be swapped."""

    def __init__(
        self, rect: pygame.Rect, name: str, emblem: str, called: str, action: Action, *, chosen: bool, taken: bool
    ) -> None:
        """`called`: the name of the emblem's order."""
        super().__init__(rect, name, called, action, chosen=chosen)
        self.emblem = emblem
        self.taken = taken

    @override
    def node(self) -> Node:
        return super().node()._replace(role=Role.OPTION, on=self.chosen)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        state = self.state(hovered)
        paint.button(target, self.rect, "off" if state == "idle" and self.taken else state)
        shown, alpha = self.emblem, None
        if self.taken and not self.chosen:
            dim = f"{shown}-dim"  # where the game has one
            shown, alpha = (dim, None) if paint.art.has(dim) else (shown, _DIM)
        paint.picture(target, shown, self.rect.center, paint.px(46), alpha)


class FaceButton(Button):
    """The portrait of who sits there; a press brings the next character."""

    def __init__(self, rect: pygame.Rect, name: str, face: Face, called: str, action: Action) -> None:
        super().__init__(rect, name, called, action, chosen=True)
        self.face = face

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        paint.portrait(target, self.face, (self.rect.centerx, self.rect.centery + paint.px(4)), paint.px(_DISC))
