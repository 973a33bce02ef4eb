"""The showing of a film: a motion of the animation queue that plays it forwards or backwards and rests at its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from luna.shell.drawing import motion

Shown = Any
"""What lies on the table, as the game's films and its choreography know it."""


class Film(Protocol):
    """What moves in a turn, as a function of time: asked for any moment, so that it runs backwards for nothing."""

    @property
    def length(self) -> float:
        """Seconds at speed 1."""

    @property
    def first(self) -> Shown:
        """What lies on the table before."""

    @property
    def last(self) -> Shown:
        """What lies there afterwards."""

    def at(self, time: float) -> Shown:
        """What lies there then, without what is in the air."""


F = TypeVar("F", bound=Film)


class Stage(Protocol[F]):
    """Where a film is shown: the choreography of a game."""

    queue: motion.Queue
    reduced: bool
    """Nothing travels: the picture at rest cross-fades."""
    showing: Show[F] | None
    """What is played at this moment."""

    def seen(self, shown: Shown) -> None:
        """This is on the table now."""

    def passing(self, film: F, first: float, last: float) -> bool:
        """It goes on from one moment to the next; whether something was heard."""

    def announce_one(self, film: F) -> None:
        """Nobody sees it: it is heard once, by what it was about."""

    def mark(self, film: F) -> None:
        """Still marks instead of ways."""

    def fade_over(self, seconds: float) -> None:
        """The picture of this moment fades away."""


@dataclass(slots=True, eq=False)
class Show(Generic[F]):
    """One film on one stage."""

    stage: Stage[F]
    make: Callable[[], F]
    pace: float = 1.0
    """Below 0: backwards."""
    film: F | None = None
    """Made when it begins: what lies on the table then is known only then."""
    time: float = 0.0
    done: bool = False
    heard: bool = False

    def step(self, dt: float) -> float:
        """See `motion.Motion`."""
        film = self._begin()
        if self.stage.reduced:
            self.finish()
            return dt
        before, self.time = self.time, self.time + dt * self.pace
        if self.pace > 0:
            self.heard = self.stage.passing(film, before, self.time) or self.heard
        over = self.time - film.length if self.pace > 0 else -self.time
        if over < 0:
            self.stage.seen(film.at(self.time))
            return 0.0
        self._end(film)
        return over / abs(self.pace)

    def finish(self) -> None:
        """See `motion.Motion`: all at once, with one sound."""
        if self.done:
            return
        film = self._begin()
        if self.stage.reduced and self.stage.queue.speed != motion.INSTANT:
            self.stage.fade_over(motion.REDUCED)
            if self.pace > 0:
                self.stage.mark(film)
        if self.pace > 0 and not self.heard:
            self.stage.announce_one(film)
        self._end(film)

    def _begin(self) -> F:
        if self.film is None:
            self.film = self.make()
            self.time = 0.0 if self.pace > 0 else self.film.length
        self.stage.showing = self
        return self.film

    def _end(self, film: F) -> None:
        self.done, self.stage.showing = True, None
        self.stage.seen(film.last if self.pace > 0 else film.first)
