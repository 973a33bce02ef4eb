"""Things that take time: curves, what has just appeared, and a queue that plays motions at the player's speed.

A motion is asked to `step(dt)` and answers how much of `dt` it did not need, so that chains do not lose time between
their links. Every motion can be `finish`ed at once: skipping shows the same facts.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
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
    """The linear curve, clamped to 0..1."""
    return min(max(t, 0.0), 1.0)


def sine(t: float) -> float:
    """The sine curve, in and out: for water."""
    return 0.5 - 0.5 * math.cos(math.pi * linear(t))


STD: Final = bezier(0.2, 0.0, 0.0, 1.0)
OUT: Final = bezier(0.05, 0.7, 0.1, 1.0)
IN: Final = bezier(0.3, 0.0, 0.8, 0.15)
FLY: Final = bezier(0.3, 0.45, 0.3, 1.0)
"""Out, for ways across the table: the eye can follow the start."""


class Appearing:
    """How far something has come that has just appeared: the glow under the pointer, chips that fan out of a thing.

    `watch` says what is there now; another key begins anew. With several parts each comes a little after the one
    before it.
    """

    def __init__(self, seconds: float, apart: float = 0.0) -> None:
        self._seconds, self._apart = seconds, apart
        self._key: object = None
        self._time = 0.0
        self._parts = 1

    def watch(self, key: object, parts: int = 1) -> None:
        """Tell what is there now, in so many parts; another key starts anew, None is nothing."""
        if key != self._key:
            self._key, self._time = key, 0.0
        self._parts = parts

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether it is still on its way."""
        if self._key is None or self._time >= self._seconds + self._apart * (self._parts - 1):
            return False
        self._time += dt
        return True

    def finish(self) -> None:
        """Show all of it at once: motion is reduced."""
        self._time = INSTANT

    def share(self, part: int = 0) -> float:
        """0 = not there yet .. 1 = there."""
        return OUT((self._time - self._apart * part) / self._seconds)


class Motion(Protocol):
    """Anything that takes time."""

    @property
    def done(self) -> bool:
        """Whether it has ended."""

    def step(self, dt: float) -> float:
        """Go on for `dt` seconds; returns the seconds left over when it ended before."""

    def finish(self) -> None:
        """Jump to the end."""


class Call:
    """A callback between two motions, without a length of its own."""

    def __init__(self, action: Callable[[], None]) -> None:
        self._action = action
        self.done = False

    def step(self, dt: float) -> float:
        self.finish()
        return dt

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self._action()


class Hold:
    """Time in which nothing moves and something can be read."""

    def __init__(self, seconds: float) -> None:
        self._left = seconds

    @property
    def done(self) -> bool:
        return self._left <= 0

    def step(self, dt: float) -> float:
        self._left -= dt
        return max(0.0, -self._left)

    def finish(self) -> None:
        self._left = 0.0


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
            while self._waiting:
                self.skip_one()

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds of the player's time; whether anything was to be played."""
        if not self._waiting:
            return False
        left = dt * self.speed
        while self._waiting:
            motion = self._waiting[0]
            left = motion.step(left)
            if not motion.done:
                break
            # A motion that ends may have put others behind itself; it is still the first.
            self._waiting.popleft()
        return True

    def skip_before(self, kinds: tuple[type[Motion], ...]) -> Motion | None:
        """Bring all to its end before the next motion of these kinds; returns that one, None when all is over."""
        while self._waiting:
            if isinstance(self._waiting[0], kinds) and not self._waiting[0].done:
                return self._waiting[0]
            self.skip_one()
        return None

    def skip_to(self, kind: type[Motion]) -> None:
        """Bring all to its end up to the next motion of that kind, and this too."""
        while self._waiting:
            last = isinstance(self._waiting[0], kind)
            self.skip_one()
            if last:
                break

    def skip_one(self) -> None:
        """Bring what is playing now to its end."""
        if self._waiting:
            self._waiting.popleft().finish()
