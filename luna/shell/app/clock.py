"""Time as the machine has it; tests have one of their own."""

from __future__ import annotations

import time

import pygame


class RealClock:
    """The machine's time. Sleeping in `tick` keeps the game idle: waiting for events would poll every millisecond."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def now(self) -> float:
        return time.perf_counter()

    def tick(self, rate: int) -> None:
        self._clock.tick(rate)
