"""The animation queue: every turn is a film, and a film that begins brings the one before it to its end.

At instant speed only the ends are seen. With reduced motion nothing travels: the picture at rest cross-fades. Undo
plays the films backwards, twice as fast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.motion.film import Clip, Film
from luna.shell import motion

_BACKWARDS: Final = -2.0
_MARKED: Final = 2.0  # seconds that marks stand when motion is reduced


class View(Protocol):
    """Who shows it."""

    def see(self, row: bytearray) -> None:
        """This is on the table now."""

    def fade(self, seconds: float) -> None:
        """The picture of this moment fades away."""

    def hear(self, sound: str) -> None:
        """Something begins to move."""


@dataclass(slots=True)
class _Show:
    """A motion that plays a film, forwards or backwards."""

    stage: Choreography
    make: Callable[[], Film]
    pace: float = 1.0
    film: Film | None = None
    time: float = 0.0
    heard: bool = False
    done: bool = False

    def step(self, dt: float) -> float:
        film = self._begin()
        if self.stage.reduced:
            self.finish()
            return dt
        before, self.time = self.time, self.time + dt * self.pace
        if self.pace > 0:
            for sound in film.sounds(before, self.time):
                self.heard = True
                self.stage.view.hear(sound)
        over = self.time - film.length if self.pace > 0 else -self.time
        if over < 0:
            self.stage.view.see(film.row(self.time))
            return 0.0
        self._end(film)
        return over / abs(self.pace)

    def finish(self) -> None:
        """See `Motion`: all at once, with one sound."""
        if self.done:
            return
        film = self._begin()
        if self.stage.reduced and self.stage.queue.speed != motion.INSTANT:
            self.stage.view.fade(motion.REDUCED)
            if self.pace > 0:
                self.stage.mark(film)
        if self.pace > 0 and not self.heard:
            for sound in film.sounds(0, film.length)[:1]:
                self.stage.view.hear(sound)
        self._end(film)

    def _begin(self) -> Film:
        if self.film is None:
            self.film = self.make()
            self.time = 0.0 if self.pace > 0 else self.film.length
        self.stage.showing = self
        return self.film

    def _end(self, film: Film) -> None:
        self.done = True
        self.stage.showing = None
        self.stage.view.see(film.last if self.pace > 0 else film.first)


class Choreography:
    """What is on its way."""

    def __init__(self, view: View, speed: float, reduced: bool) -> None:
        self.view, self.reduced = view, reduced
        self.queue = motion.Queue(speed)
        self.showing: _Show | None = None
        self._marks: list[Clip] = []
        self._marked = 0.0  # seconds that they still stand

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits."""
        return self.queue.busy

    def pace(self, speed: float, reduced: bool) -> None:
        """Take the speed from the settings, at once."""
        self.queue.speed, self.reduced = speed, reduced

    def play(self, make: Callable[[], Film]) -> None:
        """Play a turn; what still moves arrives before."""
        self.skip()
        self.queue.add(_Show(self, make))

    def back(self, films: Sequence[Film]) -> None:
        """Take turns back, the newest first; the one that is being played turns round where it is."""
        playing = self.showing
        self.cancel()
        for number, film in enumerate(films):
            show = _Show(self, partial(_same, film), _BACKWARDS * len(films))
            if not number and playing is not None and playing.film is not None and playing.film.first == film.first:
                show.film, show.time, self.showing = playing.film, playing.time, show
            self.queue.add(show)

    def update(self, dt: float) -> bool:
        """Go on; whether the picture changed."""
        if self._marks:
            self._marked -= dt
            if self._marked <= 0:
                self._marks = []
                self.queue.update(dt)
                return True
        return self.queue.update(dt)

    def mark(self, film: Film) -> None:
        """Marks instead of ways."""
        self._marks, self._marked = film.clips, _MARKED

    def skip(self) -> None:
        """What moves arrives."""
        while self.queue.busy:
            self.queue.skip_one()

    def cancel(self) -> None:
        """Forget what is on its way: the position goes elsewhere."""
        self.queue = motion.Queue(self.queue.speed)
        self.showing = None
        self._marks = []

    def draw(self, pen: Pen) -> None:
        """Everything on its way, over the pieces at rest: below the frame, or above it to panels."""
        show, before = self.showing, pen.surface.get_clip()
        flying = [] if show is None or show.film is None else show.film.flying(show.time)
        pen.surface.set_clip(before.clip(pen.layout.free))
        for clip in self._marks:
            clip.mark(pen, 0)
        for clip, share in flying:
            if not clip.over:
                clip.look(pen, share)
        pen.surface.set_clip(before)
        for clip, share in flying:
            if clip.over:
                clip.look(pen, share)


def _same(film: Film) -> Film:
    return film
