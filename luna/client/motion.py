"""Things that take time: curves, tweens, and a queue that plays them at the player's speed.

A motion is asked to `step(dt)` and answers how much of `dt` it did not need, so that chains do not lose time between
their links. Every motion can be `finish`ed at once: skipping shows the same facts.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

Curve = Callable[[float], float]
INSTANT: Final = math.inf
"""The speed at which nothing takes time."""
REDUCED: Final = 0.12
"""Seconds of the cross-fade that stands for every movement when motion is reduced."""


def bezier(x1: float, y1: float, x2: float, y2: float) -> Curve:
    """A curve as in style sheets, from (0, 0) to (1, 1), sampled once and then read from a table."""
    samples = 256
    table: list[tuple[float, float]] = []
    for index in range(samples + 1):
        t = index / samples
        a, b, c = 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        table.append((a * x1 + b * x2 + c, a * y1 + b * y2 + c))
    values = [0.0] * (samples + 1)
    at = 0
    for index in range(samples + 1):
        x = index / samples
        while at < samples - 1 and table[at + 1][0] < x:
            at += 1
        (xa, ya), (xb, yb) = table[at], table[at + 1]
        values[index] = ya + (yb - ya) * ((x - xa) / (xb - xa) if xb > xa else 1.0)
    values[-1] = 1.0

    def curve(t: float) -> float:
        place = min(max(t, 0.0), 1.0) * samples
        low = min(int(place), samples - 1)
        return values[low] + (values[low + 1] - values[low]) * (place - low)

    return curve


def linear(t: float) -> float:
    """As the clock runs."""
    return t


def sine(t: float) -> float:
    """In and out, for water."""
    return 0.5 - 0.5 * math.cos(math.pi * t)


STD: Final = bezier(0.2, 0.0, 0.0, 1.0)
OUT: Final = bezier(0.05, 0.7, 0.1, 1.0)
IN: Final = bezier(0.3, 0.0, 0.8, 0.15)


class Motion(Protocol):
    """Anything that takes time."""

    @property
    def done(self) -> bool:
        """Whether it has ended."""

    def step(self, dt: float) -> float:
        """Go on for `dt` seconds; returns the seconds left over when it ended before."""

    def finish(self) -> None:
        """Jump to the end."""


class Tween:
    """Calls `show` with 0 .. 1 along a curve. `show(1.0)` comes exactly once, as the last call."""

    def __init__(self, seconds: float, show: Callable[[float], None], curve: Curve = STD) -> None:
        self.seconds = seconds
        self._show = show
        self._curve = curve
        self._time = 0.0
        self.done = False

    def step(self, dt: float) -> float:
        """See `Motion`."""
        if self.done:
            return dt
        self._time += dt
        if self._time >= self.seconds:
            self.finish()
            return self._time - self.seconds
        self._show(self._curve(self._time / self.seconds))
        return 0.0

    def finish(self) -> None:
        """See `Motion`."""
        if not self.done:
            self.done = True
            self._show(1.0)


def delay(seconds: float) -> Tween:
    """Nothing, for a while."""
    return Tween(seconds, lambda _: None, linear)


def call(action: Callable[[], None]) -> Tween:
    """Something that happens between two motions and takes no time."""
    return Tween(0.0, lambda _: action(), linear)


class Sequence:
    """One after the other."""

    def __init__(self, *motions: Motion) -> None:
        self._left = deque(motions)

    @property
    def done(self) -> bool:
        """See `Motion`."""
        return not self._left

    def step(self, dt: float) -> float:
        """See `Motion`."""
        while self._left:
            dt = self._left[0].step(dt)
            if not self._left[0].done:
                return 0.0
            self._left.popleft()
        return dt

    def finish(self) -> None:
        """See `Motion`."""
        while self._left:
            self._left.popleft().finish()


class Parallel:
    """All at once; ends with the longest."""

    def __init__(self, *motions: Motion) -> None:
        self._all = motions

    @property
    def done(self) -> bool:
        """See `Motion`."""
        return all(motion.done for motion in self._all)

    def step(self, dt: float) -> float:
        """See `Motion`."""
        return min((motion.step(dt) for motion in self._all), default=dt)

    def finish(self) -> None:
        """See `Motion`."""
        for motion in self._all:
            motion.finish()


def staggered(motions: Iterable[Motion], apart: float) -> Parallel:
    """All, each `apart` seconds after the one before."""
    return Parallel(*(Sequence(delay(apart * index), motion) for index, motion in enumerate(motions)))


class Queue:
    """Plays motions one after the other at a speed. Input never waits for it: `skip` brings everything to its end."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._waiting: deque[Motion] = deque()

    @property
    def busy(self) -> bool:
        """Whether something is still to be played."""
        return bool(self._waiting)

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, motion: Motion) -> None:
        """Play it after what is queued; at instant speed at once."""
        self._waiting.append(motion)
        if self.speed == INSTANT:
            self.skip()

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds of the player's time; whether anything moved."""
        if not self._waiting:
            return False
        if self.speed == INSTANT:
            self.skip()
            return True
        left = dt * self.speed
        while self._waiting:
            motion = self._waiting[0]
            left = motion.step(left)
            if not motion.done:
                break
            # A motion that ends may have put others behind itself; it is still the first.
            self._waiting.popleft()
        return True

    def skip_one(self) -> None:
        """Bring what is playing now to its end."""
        if self._waiting:
            self._waiting.popleft().finish()

    def skip(self) -> None:
        """Bring everything to its end, in order."""
        while self._waiting:
            self._waiting.popleft().finish()
