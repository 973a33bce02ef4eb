"""The layer over the table that delays nothing: effects of clips, glows, the fading previous picture."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import pygame

from luna.shell.board.films.film import Clip, Effect, Flight
from luna.shell.board.pen import Pen
from luna.shell.drawing import motion

BOARD: Final = Flight(Clip(None, 0, 0), (), None, None)
"""The flight of a glow on the board, which follows no piece."""


_APART: Final = 0.03
"""Seconds between two frames while no piece moves: effects alone have half the frame rate."""


@dataclass(slots=True)
class Mark:
    """An effect in progress over the table, and the flight that it follows."""

    effect: Effect
    flight: Flight
    time: float = 0.0


class Overlay:
    """The effects of this moment, and the previous picture at rest while it fades."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        """The current effects: wakes, splashes, glows, the still marks of reduced motion."""
        self._fade = self._faded = self._since = 0.0
        self._before: pygame.Surface | None = None

    @property
    def fade(self) -> float:
        """The opacity of the previous picture at rest, 0..1."""
        return 1 - motion.sine(self._faded / self._fade) if self._faded < self._fade else 0.0

    def fade_over(self, seconds: float) -> None:
        """Begin to fade the previous picture."""
        self._fade, self._faded = seconds, 0.0

    def leave(self, still: pygame.Surface | None) -> None:
        """Keep the present picture at rest before it is repainted, if it fades."""
        if still is not None and self._before is None and self.fade > 0:
            self._before = still.copy()

    def add(self, effects: Iterable[Effect], flight: Flight = BOARD) -> None:
        """Show these effects of a flight."""
        self.marks += [Mark(one, flight) for one in effects]

    def dim(self) -> None:
        """End the glows of the board: motion is reduced or instant."""
        self.marks = [mark for mark in self.marks if mark.flight is not BOARD]

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds at speed 1; returns whether to redraw."""
        before, fades = self.marks, self._faded < self._fade
        for mark in before:
            mark.time += dt
        self.marks = [mark for mark in before if mark.time < mark.effect.length / 1000]
        self._faded += dt
        self._since += dt
        due = (bool(before) and self._since >= _APART) or fades or len(self.marks) < len(before)
        self._since = 0.0 if due else self._since
        return due

    def end(self) -> None:
        """End everything before the window is laid out again."""
        self.marks.clear()
        self._fade = self._faded = 0.0
        self._before = None

    def draw(self, pen: Pen[Any], over: bool) -> None:
        """Draw the effects below the frame, or those over it."""
        for mark in self.marks:
            if (mark.effect.over or mark.flight.clip.over) == over:
                mark.effect.look(pen, mark.flight, min(1.0, mark.time * 1000 / mark.effect.length))

    def draw_fade(self, surface: pygame.Surface) -> None:
        """Draw the fading previous picture."""
        share = self.fade
        if self._before is not None and share > 0:
            self._before.set_alpha(round(255 * share))
            surface.blit(self._before, (0, 0))
        else:
            self._before = None
