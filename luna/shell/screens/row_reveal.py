"""Rows of the final table that arrive one by one, the last place first."""

from collections.abc import Sequence
from typing import Final

import pygame

from luna.shell.drawing import motion

BEAT, WINNER = 0.7, 0.4
"""Seconds from one arriving row to the next; in which the first place turns gold."""
_COMES: Final = 0.35
_BELOW: Final = 0.4  # of its height: where a row begins to rise


class Arrival:
    """Rows of a table that come one by one, the last place first, over the picture without them."""

    def __init__(self, count: int, speed: float, *, reduced: bool) -> None:
        """`speed` as in the settings; `reduced`: the rows fade in together and do not rise."""
        self._count, self._speed, self._reduced = count, speed, reduced
        self._time = 0.0

    @property
    def length(self) -> float:
        """Seconds until all rows are there, at the usual speed."""
        return motion.REDUCED if self._reduced else BEAT * (self._count - 1) + WINNER

    @property
    def over(self) -> bool:
        """Whether all rows are there."""
        return self._speed == motion.INSTANT or self._time >= self.length

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; whether anything moved."""
        moved = not self.over
        self._time += dt * (1.0 if self._reduced or self.over else self._speed)
        return moved

    def skip(self) -> bool:
        """Show all rows; whether any was not there."""
        skipped = not self.over
        self._time = self.length
        return skipped

    def draw(self, surface: pygame.Surface, whole: pygame.Surface, rows: Sequence[pygame.Rect]) -> None:
        """Draw the rows as they are now. `whole`: the picture with all of them; `rows`: their places, by rank."""
        for rank, row in enumerate(rows):
            begins = 0.0 if self._reduced else BEAT * (len(rows) - 1 - rank)
            length = motion.REDUCED if self._reduced else _COMES if rank else WINNER
            share = motion.OUT((self._time - begins) / length)
            if share > 0:
                part = whole.subsurface(row).copy()
                part.set_alpha(round(255 * share))
                surface.blit(part, row.move(0, 0 if self._reduced else round(_BELOW * row.height * (1 - share))))
