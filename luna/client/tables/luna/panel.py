"""What can lie open over the table without stopping the game: the log, the forecast, the threats..."""

from __future__ import annotations

from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.pen import Pen, Pixel


class Panel:
    """One of them. The scene opens and closes it by its command, and asks the topmost first."""

    name = ""
    """Its command, and the name of its button."""

    def covers(self, layout: Layout, point: Pixel) -> bool:
        """Whether the point lies on it: things below cannot be reached there."""
        return False

    def click(self, layout: Layout, point: Pixel) -> bool:
        """A click on it; True when it wants to be closed."""
        return True

    def moved(self, layout: Layout, point: Pixel) -> bool:
        """The pointer moved over it; True when something else is to be seen."""
        return False

    def wheel(self, steps: int) -> None:
        """The wheel turned over it."""

    def draw(self, pen: Pen) -> None:
        """Over the table, under the card."""
