"""The pace of the main loop: the clock, the frame rate, the time that one update covers, and the rest."""

import os
import time
from typing import Final

import pygame

STEP: Final = 1 / 60
"""Seconds. Time advances by whole steps, so that animations run alike on every machine."""
MOST_STEPS: Final = 5
"""Steps of one update at most: after a long stall the game continues from where it was."""
RATE: Final = 60  # frames a second
RESTING_RATE: Final = 20
"""Frames a second while nothing happens: two for each picture of the water. The first press waits 25 ms on average."""
HIDDEN_RATE: Final = 10
COMPOSING_RATE: Final = 1000
"""Frames a second while a scene prepares its first picture in pieces: the next piece follows at once."""
_AGAIN: Final = 20.0  # seconds between two looks at the battery
STIRRED: Final = 0.5  # seconds after the last event or picture in which the loop keeps its full rate


class RealClock:
    """The clock of the machine. `tick` sleeps; waiting for events would poll every millisecond."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def now(self) -> float:
        return time.perf_counter()

    def tick(self, rate: int) -> None:
        self._clock.tick(rate)


class Pace:
    """Turns the time of the clock into steps."""

    def __init__(self, now: float) -> None:
        self._last = self._stirred = now
        self._spare = 0.0  # seconds that are not covered by a step yet

    def stir(self) -> None:
        """Something happened: keep the full rate for a while."""
        self._stirred = self._last

    def rate(self, now: float, shown: bool) -> int:
        """Set the rate of frames a second; `shown`: whether the window is visible."""
        if not shown:
            return HIDDEN_RATE
        return RATE if now - self._stirred < STIRRED else RESTING_RATE

    def advance(self, now: float) -> float:
        """The seconds that the next update covers, in whole steps; 0 when no step is due yet."""
        self._spare += min(now - self._last, 0.25)
        self._last = now
        steps = int(self._spare / STEP)
        self._spare = self._spare - steps * STEP if steps < MOST_STEPS else 0.0
        return min(steps, MOST_STEPS) * STEP


class SpareTime:
    """Spare time needs a second core, mains power and a visible window."""

    def __init__(self) -> None:
        self._cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._looked = -_AGAIN
        self._mains = True

    def there(self, now: float, shown: bool) -> bool:
        """Whether there is spare time now; `now` in seconds, `shown`: whether the window is visible."""
        if not shown or self._cores < 2:
            return False
        if now - self._looked >= _AGAIN:
            power = pygame.system.get_power_state()
            self._looked, self._mains = now, power is None or not power.on_battery
        return self._mains
