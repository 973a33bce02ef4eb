"""Animation: easing curves, appearing parts, and a queue that plays motions at the player's speed.

`Motion.step` returns the time that it did not need, so that a chain of motions loses none. `Motion.finish` jumps to the
end: skipping shows the same facts.
"""

import math
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

Curve = Callable[[float], float]
INSTANT: Final = math.inf
"""The speed at which nothing takes time."""
REDUCED: Final = 0.12
"""Seconds of the cross-fade that replaces every movement when motion is reduced."""


def bezier(x1: float, y1: float, x2: float, y2: float) -> Curve:
    """A cubic Bézier easing as in CSS, sampled once into a table."""
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
    """The sine easing, in and out: for water."""
    return 0.5 - 0.5 * math.cos(math.pi * linear(t))


STD: Final = bezier(0.2, 0.0, 0.0, 1.0)
OUT: Final = bezier(0.05, 0.7, 0.1, 1.0)
IN: Final = bezier(0.3, 0.0, 0.8, 0.15)
FLY: Final = bezier(0.3, 0.45, 0.3, 1.0)
"""An ease-out for paths across the table, with a slow start that the eye can follow."""


class Appearing:
    """The progress of something that appears part by part: the glow under the pointer, chips that fan out."""

    def __init__(self, seconds: float, apart: float = 0.0) -> None:
        self._seconds, self._apart = seconds, apart
        self._key: object = None
        self._time = 0.0
        self._parts = 1

    def watch(self, key: object, parts: int = 1) -> None:
        """Set the key of the thing on show and its number of parts. Another key restarts, None is nothing."""
        if key != self._key:
            self._key, self._time = key, 0.0
        self._parts = parts

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether it still appears."""
        if self._key is None or self._time >= self._seconds + self._apart * (self._parts - 1):
            return False
        self._time += dt
        return True

    def finish(self) -> None:
        """Show all of it at once."""
        self._time = INSTANT

    def share(self, part: int = 0) -> float:
        """The progress of a part, from 0 to 1."""
        return OUT((self._time - self._apart * part) / self._seconds)


class Motion(Protocol):
    """An animation."""

    @property
    def done(self) -> bool:
        """Whether it has ended."""

    def step(self, dt: float) -> float:
        """Advance by `dt` seconds; returns the seconds left over after its end."""

    def finish(self) -> None:
        """Jump to the end."""


class Call:
    """A callback between two motions. It takes no time."""

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
    """A pause, for reading."""

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
    """Plays motions one after the other at a speed. Input never waits for it: all motions can be skipped."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._waiting: deque[Motion] = deque()

    @property
    def busy(self) -> bool:
        """Whether a motion is playing or waiting."""
        return bool(self._waiting)

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, motion: Motion) -> None:
        """Play a motion after the queued ones; at instant speed, finish it at once."""
        self._waiting.append(motion)
        if self.speed == INSTANT:
            while self._waiting:
                self.skip_one()

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds of real time; returns whether a motion other than a hold was playing."""
        if not self._waiting:
            return False
        first, left = self._waiting[0], dt * self.speed
        while self._waiting:
            motion = self._waiting[0]
            left = motion.step(left)
            if not motion.done:
                break
            # a motion that ends may have queued others behind itself; it is still the first
            self._waiting.popleft()
        return first.done or not isinstance(first, Hold)

    def skip_before(self, kinds: tuple[type[Motion], ...]) -> Motion | None:
        """Finish all motions before the next one of these kinds; that one, or None at the end."""
        while self._waiting:
            if isinstance(self._waiting[0], kinds) and not self._waiting[0].done:
                return self._waiting[0]
            self.skip_one()
        return None

    def skip_to(self, kind: type[Motion]) -> None:
        """Finish all motions up to and including the next one of that kind."""
        while self._waiting:
            last = isinstance(self._waiting[0], kind)
            self.skip_one()
            if last:
                break

    def skip_one(self) -> None:
        """Finish the motion that is playing now."""
        if self._waiting:
            self._waiting.popleft().finish()
