"""Whether the machine has computing time to spare for bots that think ahead."""

import os
from typing import Final

import pygame

_AGAIN: Final = 20.0  # seconds between two looks at the battery


class SpareTime:
    """Spare time needs a second core, power from the mains and a window that is seen."""

    def __init__(self) -> None:
        self._cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._looked = -_AGAIN
        self._mains = True

    def there(self, now: float, shown: bool) -> bool:
        """Whether there is time to spare now; `now` in seconds, `shown`: whether the window can be seen."""
        if not shown or self._cores < 2:
            return False
        if now - self._looked >= _AGAIN:
            power = pygame.system.get_power_state()
            self._looked, self._mains = now, power is None or not power.on_battery
        return self._mains
