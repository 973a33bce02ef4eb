"""Rows of a table that come one by one, the last place first, over the picture without them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from luna.shell.drawing import motion

BEAT, WINNER = 0.7, 0.4
"""Seconds from one row to the next; in which the first place turns gold."""
_COMES: Final = 0.35
_BELOW: Final = 0.4  # of its height: where a row begins to rise


class Arrival:
    """How far they have come."""

    def __init__(self, count: int, speed: float, *, reduced: bool) -> None:
        """`speed` as in the settings; `reduced`: nothing rises, all of it fades in together."""
        self._count, self._speed, self._reduced = count, speed, reduced
        self._time = 0.0

    @property
    def length(self) -> float:
        """Seconds until all rows stand, at the usual speed."""
        return motion.REDUCED if self._reduced else BEAT * (self._count - 1) + WINNER

    @property
    def over(self) -> bool:
        """Whether all of them stand."""
        return self._speed == motion.INSTANT or self._time >= self.length

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether anything moved."""
        moved = not self.over
        self._time += dt * (1.0 if self._reduced or self.over else self._speed)
        return moved

    def skip(self) -> bool:
        """All stand now; whether any did not."""
        skipped = not self.over
        self._time = self.length
        return skipped

    def draw(self, surface: pygame.Surface, whole: pygame.Surface, rows: Sequence[pygame.Rect]) -> None:
        """The rows as they are now. `whole`: the picture with all of them; `rows`: where they are, by place."""
        for place, row in enumerate(rows):
            begins = 0.0 if self._reduced else BEAT * (len(rows) - 1 - place)
            share = motion.OUT(
                (self._time - begins) / (motion.REDUCED if self._reduced else _COMES if place else WINNER)
            )
            if share > 0:
                part = whole.subsurface(row).copy()
                part.set_alpha(round(255 * share))
                surface.blit(part, row.move(0, 0 if self._reduced else round(_BELOW * row.height * (1 - share))))
