"""Panels that can be open over the table without stopping the game, such as the log, the forecast, the threats."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from luna.shell.board.frame import Frame
from luna.shell.board.pen import Pen, Pixel, Rect


class Panel:
    """A panel over the board. The scene opens and closes it by its command, and offers events to the topmost first."""

    name = ""
    """Its command, and the name of its button."""

    rect = Rect(0, 0, 0, 0)
    """Its last rectangle; empty when it lies at a fixed place, or is closed."""

    current: int | None = None
    """The turn that the table shows in its history."""

    places: Sequence[tuple[Rect, Any]] = ()
    """The clickable places on it, each with its meaning, in reading order."""

    pointed: Any = None
    """The meaning of the place under the pointer."""

    def meant(self, point: Pixel | None) -> Any:
        """The meaning of the place at a point; None without one."""
        return next((what for rect, what in self.places if point and rect.collidepoint(point)), None)

    gives_way = False
    """Whether it is a tip: it is hidden while a card under the pointer is read."""
    hidden = False
    """Whether a card hides it at present."""

    @property
    def away(self) -> bool:
        """Whether it is out of sight for now, although open."""
        return False

    @property
    def keeps(self) -> Rect | None:
        """The place that cards keep clear of; None where they may cover it."""
        return None if self.away else self.rect or None

    @property
    def stands(self) -> Rect | None:
        """A figure beside it that cards avoid where they can; None without one."""
        return None

    @property
    def alone(self) -> bool:
        """Whether no card is shown beside it, because it would cover too much; refusals are still shown."""
        return False

    @property
    def things(self) -> Sequence[Any]:
        """Its things, lit on the board while it is open, see `Display.light`."""
        return ()

    def covers(self, layout: Frame, point: Pixel) -> bool:
        """Whether the point is on it: things below cannot be reached there."""
        return bool(self.rect.collidepoint(point)) and not self.away

    def spots(self, layout: Frame) -> list[Rect]:
        """The rectangles of its places, for keys and pad."""
        return [] if self.away else [rect for rect, _ in self.places]

    def click(self, layout: Frame, point: Pixel) -> bool:
        """Handle a click on it; True when it wants to be closed."""
        return True

    def closed(self) -> None:
        """Handle its closing, by any means."""

    def moved(self, layout: Frame, point: Pixel | None) -> bool:
        """Handle a move of the pointer over it, or away (None); returns whether the picture changes."""
        before, self.pointed = self.pointed, self.meant(point)
        return bool(self.pointed != before)

    @property
    def pointed_turn(self) -> int | None:
        """The number of the turn whose line is under the pointer."""
        return None

    @property
    def held(self) -> bool:
        """Whether the pointer drags a part of it, such as a scroll bar."""
        return False

    def drop(self) -> None:
        """Handle the release of the button."""

    def wheel(self, steps: int) -> None:
        """Handle the wheel over it."""

    def page(self, steps: int) -> bool:
        """Handle the keys for a page up (1) or down (-1); False when there is nothing to turn."""
        return False

    def said(self) -> Sequence[str]:
        """Its words for a screen reader: its heading, then its lines."""
        return ()

    def deeds(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        """Its buttons for a screen reader: name, words, effect of a press."""
        return ()

    def draw(self, pen: Pen) -> None:
        """Draw it over the table, under the card."""


def kept_free(panels: Iterable[Panel]) -> list[Rect]:
    """The places that a card keeps clear of: panels, and the figures beside them."""
    return [place for panel in panels for place in (panel.keeps, panel.stands) if place]
