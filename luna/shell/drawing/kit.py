"""The drawing kit of the program: type, pictures and paint, all at the scale of the window."""

from __future__ import annotations

from collections.abc import Callable

from luna.shell.app.canvas import Canvas
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.scenery import Scenery, TitlePicture
from luna.shell.drawing.theme import Theme


class DrawingKit:
    """Everything with a cache that depends on the size of the window or on the colours."""

    def __init__(self, title_picture: Callable[[], TitlePicture]) -> None:
        """`title_picture` makes the picture behind the title of the current game."""
        self.fonts = Fonts()
        self.art = Art()
        self.paint = Paint(self.fonts, self.art)
        self.scenery = Scenery(self.paint, title_picture)
        self._paints: dict[tuple[float, float], Paint] = {}

    def rescale(self, canvas: Canvas, *, contrast: bool, colours: Theme) -> None:
        """Draw at the scale of this canvas from now on, in high contrast or in the colours of the game."""
        theme.wear(contrast=contrast, plain=colours)
        self.fonts.set_scale(canvas.u)
        self.paint.set_scale(canvas.u)
        self._paints = {(round(canvas.u, 6), 1.0): self.paint}
        self.scenery.forget()
        self.art.clear()

    def paint_for(self, u: float, growth: float) -> Paint:
        """The shared paint box for `u` real pixels per unit and text that is `growth` times as large."""
        key = round(u, 6), round(growth, 6)
        if key not in self._paints:
            self._paints[key] = Paint(Fonts(u, growth), self.art, u)
        return self._paints[key]
