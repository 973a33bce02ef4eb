"""From what happened to what the eye sees: every event lifts a piece out of the Shown, carries it and puts it down.

One action is one act of at most 1200 ms, all its pieces moving side by side (an eviction waits for the newcomer). When
an act begins the one before it jumps to its end, so the table is never more than one action behind; at instant speed
everything is only put down. After an act the Shown is made anew from the view: whatever a clip forgot is right then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sin
from typing import Any, Final, NamedTuple

from luna.client import motion, theme
from luna.client.tables.luna import clips
from luna.client.tables.luna.clip import Clip, Stage
from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.pen import Pen, Pixel
from luna.client.tables.luna.shown import Shown
from luna.games.luna.views import View

LONGEST: Final = 1200  # milliseconds of one action


class Mark(NamedTuple):
    """Where a piece is now: between which stops and how far along all of them."""

    clip: Clip
    stops: tuple[Pixel, ...]
    share: float


@dataclass(slots=True)
class Gate:
    """A motion that calls once and then waits until it is let go: the scoring stands between two acts."""

    opened: Callable[[], None]
    called: bool = False
    done: bool = False

    def step(self, dt: float) -> float:
        """See `Motion`."""
        if not self.called:
            self.called = True
            self.opened()
        return dt if self.done else 0.0

    def finish(self) -> None:
        """See `Motion`. Nothing is lost by haste: what it opens, it opens now."""
        if not self.called:
            self.called = True
            self.opened()
        self.done = True


class Choreography:
    """The table as the eye sees it, and everything that is on its way."""

    def __init__(self, layout: Layout, view: View, speed: float, reduced: bool) -> None:
        self.stage = Stage(layout, Shown.of(view))
        self.queue = motion.Queue(speed)
        self.reduced = reduced
        self.version = 0
        """Grows with every piece lifted or put down: what is drawn at rest is stale then."""
        self._flying: dict[int, Mark] = {}
        self._count = 0
        self._gate: Gate | None = None

    @property
    def shown(self) -> Shown:
        """What lies on the table now."""
        return self.stage.shown

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits."""
        return self.queue.busy

    @property
    def before_gate(self) -> bool:
        """Whether something still has to be shown (a scoring) before the table is what the rules say."""
        return self._gate is not None and not self._gate.done

    def set_speed(self, speed: float, reduced: bool) -> None:
        """From the settings; at once."""
        self.queue.speed, self.reduced = speed, reduced

    def lay_out(self, layout: Layout) -> None:
        """Another window: what is on its way arrives."""
        self._hurry()
        self.stage.layout = layout
        self.version += 1

    def act(self, events: Sequence[Any], view: View | None) -> None:
        """Play these events; `view` is the position after them, None when more follows."""
        made = clips.clips(events)
        span = max((clip.start + clip.length for clip in made), default=0)
        squeeze = min(1.0, LONGEST / span) if span else 1.0
        motions = [self._motion(clip, squeeze) for clip in made]
        self.queue.add(motion.Parallel(*motions))
        if view is not None:
            self.queue.add(motion.call(lambda: self.rest(view)))

    def gate(self, opened: Callable[[], None]) -> None:
        """Call and wait."""
        self._gate = Gate(opened)
        self.queue.add(self._gate)

    def release(self) -> None:
        """The gate lets go."""
        if self._gate is not None:
            self._gate.done = True

    def update(self, dt: float) -> bool:
        """Go on; whether the picture changed."""
        return self.queue.update(dt)

    def skip(self) -> None:
        """Everything arrives, up to a gate that nobody has seen yet."""
        self._hurry()

    def cancel(self) -> None:
        """Forget what is on its way: the position goes elsewhere."""
        self.queue = motion.Queue(self.queue.speed)
        self._gate = None

    def rest(self, view: View) -> None:
        """The table as the view says, nothing on its way."""
        self._flying.clear()
        self.stage.shown = Shown.of(view)
        self.version += 1

    def draw(self, pen: Pen) -> None:
        """Everything on its way, over the pieces at rest."""
        for mark in list(self._flying.values()):
            draw_mark(pen, mark, self.reduced)

    def _hurry(self) -> None:
        while self.queue.busy and not (self._gate and self._gate.called and not self._gate.done):
            self.queue.skip_one()
            if self.queue.speed == motion.INSTANT:
                break

    def _motion(self, clip: Clip, squeeze: float) -> motion.Motion:
        self._count += 1
        number = self._count
        stops: list[Pixel] = []

        def lift() -> None:
            clip.lift(self.stage)
            stops.extend(clip.route(self.stage))
            self.version += 1

        def show(share: float) -> None:
            self._flying[number] = Mark(clip, tuple(stops), share)

        def land() -> None:
            self._flying.pop(number, None)
            clip.land(self.stage)
            self.version += 1

        seconds = motion.REDUCED if self.reduced else clip.length / 1000 * squeeze
        wait = 0.0 if self.reduced else clip.start / 1000 * squeeze
        curve = motion.linear if self.reduced else clip.curve
        return motion.Sequence(
            motion.delay(wait), motion.call(lift), motion.Tween(seconds, show, curve), motion.call(land)
        )


def draw_mark(pen: Pen, mark: Mark, reduced: bool) -> None:
    """One piece on its way."""
    clip = mark.clip
    if not mark.stops:
        return
    x, y = mark.stops[-1] if reduced else along(mark.stops, mark.share)
    if not reduced:
        y -= round(pen.px(clip.arc) * sin(3.14159 * mark.share)) if clip.arc else 0
    if clip.words:
        ink = theme.LOSS if clip.words.startswith("\u2212") else theme.GAIN
        pen.outlined(clip.words, "score", ink, (x, y))
        return
    for picture, dy, size in clip.pictures:
        grown = size * (0.4 + 0.6 * mark.share) if clip.grows and not reduced else size
        pen.put(picture, (x, y + round(dy * pen.layout.u)), grown, mark.share if reduced else None)


def along(stops: Sequence[Pixel], share: float) -> Pixel:
    """The point at a share of the way, every leg taking the same time."""
    if len(stops) == 1:
        return stops[0]
    place = min(share, 0.9999) * (len(stops) - 1)
    leg = int(place)
    (ax, ay), (bx, by) = stops[leg], stops[leg + 1]
    part = place - leg
    return round(ax + (bx - ax) * part), round(ay + (by - ay) * part)
