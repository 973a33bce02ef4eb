"""Lines of a panel that each tell a turn: which one is pointed at, and what a click on one does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.teller import Entry


class EntryLines:
    """Where the lines stand, as they were drawn last."""

    def __init__(self, show: Callable[[int], object]) -> None:
        """`show` is told the number of the turn whose line was clicked."""
        self._show = show
        self.pointed: Entry | None = None
        self._seen: list[tuple[Rect, Entry]] = []

    @property
    def rects(self) -> Sequence[Rect]:
        """All lines, from the top."""
        return [rect for rect, _ in self._seen]

    def begin(self) -> None:
        """They are drawn anew."""
        self._seen = []

    def add(self, rect: Rect, entry: Entry) -> None:
        """The next line stands there."""
        self._seen.append((rect, entry))

    def moved(self, point: Pixel | None) -> bool:
        """The pointer is there; whether another line is pointed at."""
        before, self.pointed = self.pointed, self._at(point)
        return self.pointed is not before

    def click(self, point: Pixel) -> bool:
        """Show the turn of the line there; False where there is none."""
        entry = self._at(point)
        if entry is not None:
            self._show(entry.number)
        return entry is not None

    def _at(self, point: Pixel | None) -> Entry | None:
        return next((entry for rect, entry in self._seen if point and rect.collidepoint(point)), None)
