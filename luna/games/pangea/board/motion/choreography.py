"""The animation queue: every turn is a film, and a film that begins brings the one before it to its end.

At instant speed only the ends are seen. With reduced motion nothing travels: the picture at rest cross-fades. Undo
plays the films backwards, twice as fast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.motion.film import Clip, Film
from luna.shell.board.show import Show
from luna.shell.drawing import motion

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


class Choreography:
    """What is on its way."""

    def __init__(self, view: View, speed: float, reduced: bool) -> None:
        self.view, self.reduced = view, reduced
        self.queue = motion.Queue(speed)
        self.showing: Show[Film] | None = None
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
        self.queue.add(Show(self, make))

    def back(self, films: Sequence[Film]) -> None:
        """Take turns back, the newest first; the one that is being played turns round where it is."""
        playing = self.showing
        self.cancel()
        for number, film in enumerate(films):
            show = Show(self, partial(_same, film), _BACKWARDS * len(films))
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

    # ---- what a film in play says

    def seen(self, shown: bytearray) -> None:
        """This is on the table now."""
        self.view.see(shown)

    def passing(self, film: Film, first: float, last: float) -> bool:
        """The film goes on from one moment to the next; whether something was heard."""
        sounds = film.sounds(first, last)
        for sound in sounds:
            self.view.hear(sound)
        return bool(sounds)

    def announce_one(self, film: Film) -> None:
        """A film that nobody sees is heard once."""
        for sound in film.sounds(0, film.length)[:1]:
            self.view.hear(sound)

    def fade_over(self, seconds: float) -> None:
        """The picture of this moment fades away."""
        self.view.fade(seconds)

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
