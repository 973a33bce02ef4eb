"""The animation queue: every turn becomes a film, and the films are played one after the other.

One action is one film of at most 1200 ms. When a film begins the one before it jumps to its end, so the table is never
more than one action behind; at instant speed only the ends are seen. After a film the Shown is made anew from the view:
whatever a clip forgot is right then. With reduced motion nothing travels: the picture at rest cross-fades, and still
marks tell the ways for a while. Undo plays the films backwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.motion import echoes
from luna.games.luna.board.motion.between import Captioned, Gate, Raised, Told
from luna.games.luna.board.motion.clip import Clip, Echo, Flight
from luna.games.luna.board.motion.clips import clips
from luna.games.luna.board.motion.film import LONGEST, Film
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View
from luna.shell.board.pen import Rect
from luna.shell.board.show import Show
from luna.shell.drawing import motion

BACKWARDS: Final = 2.0  # undo plays twice as fast
SWEEP: Final = 600  # milliseconds of the hand-over
JUMP: Final = 0.3  # seconds of the fade to a position far away
MOST_PLAYED: Final = 4
"""Turns undone at once that are still played backwards; more only fade."""
_COSTS: Final = (ev.TokenReturned, ev.Tired, ev.Points)


@dataclass(slots=True)
class Mark:
    """An echo of a flight that is being shown over the table."""

    echo: Echo
    flight: Flight
    length: float  # seconds
    time: float = 0.0


class Choreography:
    """The table as the eye sees it, and everything that is on its way."""

    def __init__(self, layout: Layout, view: View, speed: float, reduced: bool) -> None:
        self.layout = layout
        self.shown = Shown.of(view)
        """What lies on the table now."""
        self.queue = motion.Queue(speed)
        self.reduced = reduced
        self.version = 0
        """Grows with every piece lifted or put down: what is drawn at rest is stale then."""
        self.on_start: Callable[[Any], None] | None = None
        """Told of each event as its clip starts; of a film that is skipped, only one."""
        self.showing: Show[Film] | None = None
        """What is played at this moment."""
        self.marks: list[Mark] = []
        """What is seen for a while: wakes, splashes, the still marks of reduced motion."""
        self._fade = self._faded = 0.0
        self._gate: Gate | None = None
        self._next = ""  # the order that takes the mouse when all has arrived

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits. What only echoes does not count."""
        return self.queue.busy

    @property
    def before_gate(self) -> bool:
        """Whether something still has to be shown (a scoring) before the table is what the rules say."""
        return self._gate is not None and not self._gate.done

    @property
    def fade(self) -> float:
        """How much of the picture at rest from before is still to be seen, 0..1."""
        return 1 - motion.sine(self._faded / self._fade) if self._faded < self._fade else 0.0

    def set_speed(self, speed: float, reduced: bool) -> None:
        """Take the speed from the settings, at once."""
        self.queue.speed, self.reduced = speed, reduced

    def lay_out(self, layout: Layout) -> None:
        """Take the layout of another window; what is on its way arrives."""
        self.hurry()
        self.marks.clear()
        self._fade = self._faded = 0.0
        self.layout = layout
        self.version += 1

    # ---- what is to be seen

    def play(
        self,
        events: Sequence[Any],
        view: View,
        score: Callable[[Sequence[Any]], None],
        scenes: Sequence[Captioned] = (),
        beats: Sequence[Captioned] = (),
        passage: Captioned | None = None,
    ) -> None:
        """Queue a turn; the scoring stands between the last candle and the new round. What still moves arrives before.

        `scenes`: its first events are played in so many parts, each with time to be read. `beats`: so is its scoring.
        `passage`: what is said while the new round comes.
        """
        self.hurry()
        turn = events
        for scene in scenes:
            self._tell(scene, events[: scene.events])
            events = events[scene.events :]
        scored = next((n for n, event in enumerate(events) if isinstance(event, ev.ScoringBeat)), None)
        if scored is None:
            self.act(events, view)
            return
        after = next(n for n, event in enumerate(events) if isinstance(event, ev.RoundScored))
        self.act(events[:scored], None)
        if beats:
            self.queue.add(Raised())
        for beat in beats:
            self._tell(beat, ())
        self.gate(lambda: score(turn))
        if passage is not None:
            self.queue.add(motion.Call(passage.begin))
        self.act(events[after:], view)
        if passage is not None:
            self.queue.add(Told(passage.end))

    def _tell(self, scene: Captioned, events: Sequence[Any]) -> None:
        """Queue a part with its words and the time to read them."""
        self.queue.add(motion.Call(scene.begin))
        self._film(scene.clips or (lambda shown: clips(events, shown, None)))
        self.queue.add(motion.Hold(scene.seconds))
        self.queue.add(Told(scene.end))

    def act(self, events: Sequence[Any], view: View | None) -> None:
        """Play these events; `view` is the position after them, None when more follows."""
        self._film(lambda shown: clips(events, shown, view))
        if view is not None:
            self.queue.add(motion.Call(lambda: self.rest(view)))

    def _film(self, make: Callable[[Shown], list[Clip]]) -> None:
        """Queue a film over the table as it is then."""
        self.queue.add(Show(self, lambda: Film(self.layout, self.shown, make(self.shown))))

    def act_back(self, turns: Sequence[tuple[Sequence[Any], View, View]]) -> None:
        """Take turns back, the newest first: of each its events and the views before and after it.

        All in at most 1200 ms. What is being played at this moment turns round where it is.
        """
        playing = None if self._gate is not None else self.showing
        self.cancel()
        if len(turns) > MOST_PLAYED:
            self.jump(turns[-1][1])
            return
        films = [self._undone(*turn) for turn in turns]
        length = sum(film.length for film in films) / BACKWARDS
        pace = -BACKWARDS * max(1.0, length * 1000 / LONGEST)
        for number, film in enumerate(films):
            show = Show(self, partial(_same, film), pace)
            if number == 0 and playing is not None and playing.film is not None and playing.film.first == film.first:
                show.film, show.time, self.showing = playing.film, playing.time, show
            self.queue.add(show)
        if turns:
            self.queue.add(motion.Call(lambda: self.rest(turns[-1][1])))

    def jump(self, view: View) -> None:
        """Show a position far away: the picture fades to it."""
        self.cancel()
        if self.queue.speed != motion.INSTANT:
            self.fade_over(motion.REDUCED if self.reduced else JUMP)
        self.rest(view)

    def hand_over(self, order: str) -> None:
        """Announce the next player: when all has arrived, the order's emblem sweeps across the top bar."""
        if not self.reduced and self.queue.speed != motion.INSTANT:
            self._next = order

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
        echoing = bool(self.marks) or self._faded < self._fade
        pace = 1.0 if self.queue.speed == motion.INSTANT else self.queue.speed
        for mark in self.marks:
            mark.time += dt * pace
        self.marks = [mark for mark in self.marks if mark.time < mark.length]
        self._faded += dt * pace
        return self.queue.update(dt) or echoing

    def hurry(self) -> None:
        """Finish all motion, up to a gate that waits."""
        while self.queue.busy and not (self._gate and self._gate.called and not self._gate.done):
            self.queue.skip_one()
            if self.queue.speed == motion.INSTANT:
                break

    def skip(self) -> None:
        """Finish all motion up to what everybody is to see: the beats of a scoring, then the gate behind them."""
        ahead = self.queue.skip_before((Raised, Gate))
        if ahead is not None:
            ahead.step(0.0)

    def skip_scene(self) -> None:
        """What is being told at this moment arrives; the next part begins."""
        self.queue.skip_to(Told)

    def cancel(self) -> None:
        """Forget what is on its way: the position goes elsewhere."""
        self.queue = motion.Queue(self.queue.speed)
        self.showing = None
        self.marks.clear()
        self._gate = None
        self._next = ""

    def rest(self, view: View) -> None:
        """The table as the view says, nothing on its way."""
        self.showing = None
        self.shown = Shown.of(view)
        self.version += 1
        if self._next:
            flight = Flight(Clip(None, 0, SWEEP, over=True), (), self.shown, self.shown)
            self.marks.append(Mark(Echo(0, SWEEP, echoes.sweep(self._next)), flight, SWEEP / 1000))
            self._next = ""

    # ---- what a film in play says

    def seen(self, shown: Shown) -> None:
        """Show what lies on the table at this moment of the film."""
        if shown is not self.shown:
            self.shown = shown
            self.version += 1

    def passing(self, film: Film, first: float, last: float) -> bool:
        """The film goes on from one moment to the next: sounds, echoes and fades that begin between them.

        Whether there were sounds.
        """

        def due(at: float) -> bool:
            return first < at <= last or at == first == 0 < last

        sounds = [cue.what for cue in film.sounds if due(cue.at)]
        if self.on_start is not None:
            for event in sounds:
                self.on_start(event)
        for at, length, echo, flight in film.echoes:
            if due(at):
                self.marks.append(Mark(echo, flight, length))
        for cue in film.fades:
            if due(cue.at):
                self.fade_over(cue.what)
        return bool(sounds)

    def announce_one(self, film: Film) -> None:
        """A film that nobody sees is heard once: by what it was about."""
        events = [cue.what for cue in film.sounds]
        deed = next((event for event in events if not isinstance(event, _COSTS)), events[0] if events else None)
        if deed is not None and self.on_start is not None:
            self.on_start(deed)

    def mark(self, film: Film) -> None:
        """Still marks instead of ways."""
        for playing in film.flights:
            for echo in playing.flight.clip.marks:
                self.marks.append(Mark(echo, playing.flight, echo.length / 1000))

    def fade_over(self, seconds: float) -> None:
        """Begin to fade the picture of before away."""
        self._fade, self._faded = seconds, 0.0

    # ---- drawing

    def draw(self, pen: Pen) -> None:
        """Draw everything on its way, over the pieces at rest; below the frame, or above it to panels."""
        before = pen.surface.get_clip()
        for area in waters(pen.layout):
            pen.surface.set_clip(before.clip(area))
            self._draw(pen, False)
        pen.surface.set_clip(before)
        self._draw(pen, True)

    def _draw(self, pen: Pen, over: bool) -> None:
        show = self.showing
        flying = [] if show is None or show.film is None else show.film.flying(show.time)
        for mark in self.marks:
            if mark.flight.clip.over == over:
                mark.echo.look(pen, mark.flight, mark.time / mark.length)
        for flight, time in flying:
            if flight.clip.over == over:
                flight.clip.look(pen, flight, time)

    def _undone(self, events: Sequence[Any], before: View, after: View) -> Film:
        shown = Shown.of(before)
        return Film(self.layout, shown, clips(events, shown, after))


def _same(film: Film) -> Film:
    return film


def waters(layout: Layout) -> Iterator[Rect]:
    """Areas where the table is to be seen: between the bars, and below the panels when there are only a few."""
    free = layout.free
    yield free
    bottom = max(panel.rect.bottom for panel in layout.panels)
    below = Rect(0, bottom, free.left, free.bottom - bottom)
    if below.height > 0:
        yield below
