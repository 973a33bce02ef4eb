"""A QR code that a camera reads, as a widget."""

from functools import lru_cache
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Role
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.widget import Widget

_QUIET: Final = 4  # light squares around the code, which cameras need
_DARK: Final = (0, 0, 0)
_LIGHT: Final = (255, 255, 255)  # in every contrast, or no camera reads it


class Squares(Widget):
    """A text as a picture for cameras. It has its own colours, whatever the contrast."""

    def __init__(self, rect: pygame.Rect, name: str, text: str, label: str) -> None:
        super().__init__(rect, name)
        self.label = label
        self._rows = squares(text)
        self.enabled = False

    @override
    def node(self) -> Node:
        return Node(self.name, Role.IMAGE, self.label, self.rect)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        count = len(self._rows) + 2 * _QUIET
        side = max(1, min(self.rect.size) // count)
        place = pygame.Rect(0, 0, side * count, side * count)
        place.center = self.rect.center
        target.fill(_LIGHT, place)
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    at = place.x + (x + _QUIET) * side, place.y + (y + _QUIET) * side
                    target.fill(_DARK, (*at, side, side))


@lru_cache(4)
def squares(text: str) -> tuple[bytes, ...]:
    """The rows of the code, a byte for each square: 1 is dark. Capitals need fewer squares."""
    import segno  # noqa: PLC0415  (only an invitation needs it)

    return tuple(bytes(row) for row in segno.make(text.upper(), error="m", micro=False, boost_error=False).matrix)
