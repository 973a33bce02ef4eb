"""The choreography of a board: the table as shown now, the films in play, and their effects.

When a film starts, the previous one jumps to its end, so the table is never more than one turn behind. At instant speed
only the ends are shown. With reduced motion nothing travels: the picture at rest cross-fades, and still marks show the
ways for a while. Undo plays films backwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from luna.shell.board.films.film import Clip, Effect, Film, ViewModel
from luna.shell.board.films.moments import Director, Moment, Scene
from luna.shell.board.films.overlay import Overlay
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import motion

BACKWARDS: Final = 2.0
"""The factor by which undo plays faster."""
TOGETHER: Final = 1.6
"""Seconds in which several turns are taken back, at speed 1."""
MOST_PLAYED: Final = 4
"""Maximum number of turns undone at once that are played backwards; more are only faded."""
JUMP: Final = 0.3
"""Seconds of the fade to a position far away."""


class Caption(NamedTuple):
    """A part of a turn that has words while it plays."""

    events: int  # how many
    seconds: float  # reading time after they have been shown
    begin: Callable[[], None]
    end: Callable[[], None]
    clips: Callable[[ViewModel], list[Clip]] | None = None
    """Its clips, where they do not follow from the events alone."""
    pace: float = 1.0  # of its film


class Told(motion.Call):
    """A caption has been read."""


class Curtain(motion.Call):
    """`skip` stops here, so that nobody misses the scoring that follows."""

    def __init__(self) -> None:
        super().__init__(lambda: None)


@dataclass(slots=True)
class Gate:
    """A motion that calls back once, then waits until it is released: for a scoring between two films."""

    opened: Callable[[], None]
    called: bool = False
    done: bool = False

    def step(self, dt: float) -> float:
        if not self.called:
            self.called = True
            self.opened()
        return dt if self.done else 0.0

    def finish(self) -> None:
        """See `Motion`. A skipped gate still calls back."""
        self.step(0.0)
        self.done = True


@dataclass(slots=True, eq=False)
class Show:
    """One film in play; a pace below 0 runs backwards."""

    stage: Choreography
    make: Callable[[], Film]
    pace: float = 1.0
    film: Film | None = None  # made when it starts: the table at that moment is not known before
    time: float = 0.0
    done: bool = False
    heard: bool = False
    scene: Scene | None = None  # its scene, if it is a great moment

    def step(self, dt: float) -> float:
        """See `motion.Motion`."""
        film = self._begin()
        if self.stage.reduced:
            self.finish()
            return dt
        pace = self.pace if self.scene is None else self.scene.take.pace
        before, self.time = self.time, self.time + dt * pace
        if self.pace > 0:
            self.heard = self.stage.passing(film, before, self.time) or self.heard
        length = film.length if self.scene is None else self.scene.length
        if self.scene is not None and before < film.length <= self.time and self.scene.moment.after is not None:
            self.stage.overlay.add((self.scene.moment.after,))
        over = self.time - length if self.pace > 0 else -self.time
        if over < 0:
            self.stage.seen(film.at(self.time) if self.time < film.length else film.last)
            return 0.0
        self._end(film)
        return over / abs(pace)

    def finish(self) -> None:
        """See `motion.Motion`: all at once, with one sound."""
        if self.done:
            return
        film = self._begin()
        if self.stage.reduced and self.stage.queue.speed != motion.INSTANT:
            self.stage.overlay.fade_over(motion.REDUCED)
            for playing in film.flights if self.pace > 0 else ():
                self.stage.overlay.add(playing.flight.clip.marks, playing.flight)
        if self.pace > 0 and not self.heard:
            main = [cue for cue in film.sounds if not isinstance(cue.what, self.stage.lesser)]
            for cue in (main or film.sounds)[:1]:
                self.stage.on_start(cue.what, cue.across)
        self._end(film)

    def _begin(self) -> Film:
        if self.film is None:
            self.film = self.make()
            self.time = 0.0 if self.pace > 0 else self.film.length
            if self.pace > 0 and self.film.moment is not None:
                self.scene = self.stage.directed(self.film)
        self.stage.showing = self
        return self.film

    def _end(self, film: Film) -> None:
        self.done, self.stage.showing = True, None
        self.stage.seen(film.last if self.pace > 0 else film.first)


class Choreography:
    """The table as shown, and everything that moves over it."""

    def __init__(self, shown: ViewModel, speed: float, reduced: bool, lesser: tuple[type, ...] = ()) -> None:
        """`lesser`: the events that give a skipped film its sound only if it has no others."""
        self.shown = shown
        self.queue, self.reduced, self.lesser = motion.Queue(speed), reduced, lesser
        self.version = 0
        """Grows with every piece lifted or put down, which makes the cached picture at rest stale."""
        self.moved = False
        """Whether `update` has changed only what `draw` draws."""
        self.on_start: Callable[[Any, float], object] = lambda _, __: None
        """Called with each event and where it is heard (`Cue.across`) as its clip starts; once for a skipped film."""
        self.glows: Callable[[ViewModel, ViewModel], Iterable[Effect]] = lambda _, __: ()
        """The glows of the board after one table has become another."""
        self.showing: Show | None = None
        self.overlay = Overlay()
        """Running effects, and the fading previous picture."""
        self.director: Director | None = None
        """Decides which great moments become scenes; None: there are no scenes."""
        self.on_scene: Callable[[Moment, float], object] = lambda _, __: None
        """Called with the moment and its seconds when a scene begins."""
        self._gate: Gate | None = None
        self._next: Effect | None = None  # announces the next player when all has arrived

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits. Effects do not count."""
        return self.queue.busy

    @property
    def before_gate(self) -> bool:
        """Whether a scoring must be shown before the table agrees with the rules."""
        return self._gate is not None and not self._gate.done

    @property
    def _lively(self) -> bool:
        return not self.reduced and self.queue.speed != motion.INSTANT

    def pace(self, speed: float, reduced: bool) -> None:
        """Apply the speed of the settings at once."""
        self.queue.speed, self.reduced = speed, reduced
        if not self._lively:
            self.overlay.dim()

    # ---- requests

    def play(self, make: Callable[[], Film]) -> None:
        """Play a turn; all earlier motion jumps to its end."""
        self.hurry()
        self.add(make)

    def add(self, make: Callable[[], Film]) -> None:
        """Queue a film."""
        self.queue.add(Show(self, make))

    def tell(self, caption: Caption, make: Callable[[], Film]) -> None:
        """Queue a film with its words and their reading time."""
        self.queue.add(motion.Call(caption.begin))
        self.queue.add(Show(self, make, caption.pace))
        self.queue.add(motion.Hold(caption.seconds))
        self.queue.add(Told(caption.end))

    def back(self, films: Sequence[Film]) -> None:
        """Take turns back, the newest first; a film in play reverses where it is."""
        playing = None if self._gate is not None else self.showing
        self.cancel()
        pace = -BACKWARDS * max(1.0, sum(film.length for film in films) / BACKWARDS / TOGETHER)
        for number, film in enumerate(films):
            show = Show(self, partial(lambda made: made, film), pace)
            if number == 0 and playing is not None and playing.film is not None and playing.film.first == film.first:
                show.film, show.time, self.showing = playing.film, playing.time, show
            self.queue.add(show)

    def jump(self, shown: ViewModel) -> None:
        """Show a position far away: the picture fades to it."""
        self.cancel()
        if self.queue.speed != motion.INSTANT:
            self.overlay.fade_over(motion.REDUCED if self.reduced else JUMP)
        self.rest(shown)

    def rest(self, shown: ViewModel) -> None:
        """Show this table at rest, without motion."""
        self.cancel()
        self.shown = shown
        self.version += 1

    def hand_over(self, effect: Effect) -> None:
        """Announce the next player when all motion has ended."""
        if self._lively:
            self._next = effect

    def gate(self, opened: Callable[[], None]) -> None:
        """Queue a gate: it calls back when everything before it has been shown, then waits."""
        self._gate = Gate(opened)
        self.queue.add(self._gate)

    def release(self) -> None:
        """Open the gate."""
        if self._gate is not None:
            self._gate.done = True

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether the picture changed."""
        before, fades = (self.version, self.showing), self.overlay.fade > 0
        changed = self.overlay.update(dt * (1.0 if self.queue.speed == motion.INSTANT else self.queue.speed))
        plays = self.queue.update(dt)
        if self._next is not None and not self.busy:
            self.overlay.add((self._next,))
            self._next, changed = None, True
        flies = self.showing is not None and self.showing.scene is None
        same = before == (self.version, self.showing) and not (fades or self.overlay.fade)
        self.moved = (changed or plays) and same and (flies or not plays)
        return changed or plays

    def hurry(self) -> None:
        """Finish all motion, up to a gate that waits."""
        while self.queue.busy and not (self._gate and self._gate.called and not self._gate.done):
            self.queue.skip_one()
            if self.queue.speed == motion.INSTANT:
                break

    def settle(self) -> None:
        """Finish all motion and end all effects before the window is laid out again."""
        self.hurry()
        self.overlay.end()
        self.version += 1

    def skip(self) -> None:
        """Finish all motion up to the curtain of a scoring, or to the gate behind it."""
        ahead = self.queue.skip_before((Curtain, Gate))
        if ahead is not None:
            ahead.step(0.0)

    def skip_caption(self) -> None:
        """End the caption of this moment; the next part begins."""
        self.queue.skip_to(Told)

    def cancel(self) -> None:
        """Drop all motion: the position goes elsewhere."""
        self.queue = motion.Queue(self.queue.speed)
        self.showing = self._gate = self._next = None
        self.overlay.marks.clear()

    # ---- calls of a film in play

    def directed(self, film: Film) -> Scene | None:
        """The scene of a film that is a great moment, if it becomes one: not in a hurry, not with reduced motion."""
        if self.director is None or not self._lively or self.queue.speed > 1:
            return None
        scene = self.director.scene(film.moment, film.length)
        if scene is not None:
            self.on_scene(scene.moment, scene.length / scene.take.pace)
        return scene

    def seen(self, shown: ViewModel) -> None:
        """Show the table of this moment of the film."""
        if shown is not self.shown:
            if self._lively:
                self.overlay.add(self.glows(self.shown, shown))
            self.shown = shown
            self.version += 1

    def passing(self, film: Film, first: float, last: float) -> bool:
        """Start the sounds, effects and fades between two moments; returns whether there were sounds."""

        def due(at: float) -> bool:
            return first < at <= last or at == first == 0 < last

        sounds = [cue for cue in film.sounds if due(cue.at)]
        for cue in sounds:
            self.on_start(cue.what, cue.across)
        for at, effect, flight in film.effects:
            if due(at):
                self.overlay.add((effect,), flight)
        for cue in film.fades:
            if due(cue.at):
                self.overlay.fade_over(cue.what)
        return bool(sounds)

    # ---- drawing

    def draw(self, pen: Pen[Any], areas: Iterable[Rect]) -> None:
        """Draw all motion over the pieces at rest; `areas`: where the table is visible below the frame."""
        before = pen.surface.get_clip()
        for area in areas:
            pen.surface.set_clip(before.clip(area))
            self._draw(pen, False)
        pen.surface.set_clip(before)
        if self.showing is not None and self.showing.scene is not None:
            self.showing.scene.draw(pen, pen.layout.free, self.showing.time)
        self._draw(pen, True)

    def _draw(self, pen: Pen[Any], over: bool) -> None:
        self.overlay.draw(pen, over)
        show = self.showing
        for flight, time in [] if show is None or show.film is None else show.film.flying(show.time):
            if flight.clip.over == over:
                flight.clip.look(pen, flight, time)
