"""An action as a film, its timeline: what lies on the table at every moment and what is on its way.

It is made once, before it is played, and then asked for any time from 0 to its length. So it runs forwards, backwards
and at any speed, and both ends are exact: at 0 the table before the action, at the length the table after it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.motion import aside
from luna.games.luna.board.motion.aside import Shift
from luna.games.luna.board.motion.clip import Clip, Echo, Flight, Stage
from luna.games.luna.board.picture import islands
from luna.games.luna.board.shown import CROWD, ISLANDS, Shown
from luna.games.luna.rules import events as ev

LONGEST: Final = 1600  # milliseconds of one action at speed 1
PASSAGE: Final = 6400  # and of the one slow beat of a round, in which all go on
BEAT: Final = 4000  # and of a beat of the scoring
_APART: Final = 60  # milliseconds between two of a kind that are both heard


class Playing(NamedTuple):
    """A flight and when it is in the air, in seconds of the film."""

    flight: Flight
    start: float
    end: float


class Cue(NamedTuple):
    """A trigger at a time of the film."""

    at: float
    what: Any


class Film:
    """The clips of one action over the table they begin on."""

    def __init__(self, layout: Layout, before: Shown, clips: Sequence[Clip]) -> None:
        span = max((clip.end for clip in clips), default=0.0)
        longest = max((_longest(clip.event) for clip in clips), default=LONGEST)
        scale = (longest / span if span > longest else 1.0) / 1000
        self.length = span * scale
        """Seconds at speed 1."""
        self._times, self._stills = [0.0], [before]
        lifted: dict[int, Shown] = {}
        landed: dict[int, Shown] = {}
        cues = [(clip.start, number, 0) for number, clip in enumerate(clips)]
        cues += [(clip.end, number, 1) for number, clip in enumerate(clips)]
        for at, number, lands in sorted(cues):
            still = self._stills[-1]
            stage = Stage(layout, still.copy())
            if lands:
                clips[number].land(stage)
                landed[number] = stage.shown
            else:
                clips[number].lift(stage)
                lifted[number] = still
            self._times.append(at * scale)
            self._stills.append(stage.shown)
        self.flights: list[Playing] = []
        for shift in aside.shifts(self._times, self._stills):
            self._shift(shift)
        self.echoes: list[tuple[float, float, Echo, Flight]] = []
        """(when, how long, what, of which flight), in seconds."""
        for number, clip in enumerate(clips):
            first, last = Stage(layout, lifted[number]), Stage(layout, landed[number])
            flight = Flight(clip, tuple(clip.route(first, last)), first.shown, last.shown)
            self.flights.append(Playing(flight, clip.start * scale, clip.end * scale))
            for echo in clip.echoes:
                self.echoes.append(((clip.start + echo.start) * scale, echo.length / 1000, echo, flight))
        self.fades = [Cue(clip.start * scale, clip.fade / 1000) for clip in clips if clip.fade]
        self.sounds = [Cue((clip.start + clip.heard) * scale, clip.event) for clip in _heard(clips)]

    def _shift(self, shift: Shift) -> None:
        """Take the rows of an island out of the stills while they shift, and into the air."""
        hidden = CROWD, ISLANDS.index(shift.island)
        begin = self._split(max(1, bisect_left(self._times, shift.start)), shift.start)  # before whoever goes then
        end = self._split(bisect_right(self._times, shift.end), shift.end)  # after whoever comes
        ends = self._stills[begin - 1], self._stills[end]
        for number in range(begin, end):
            still = self._stills[number] = self._stills[number].copy()
            still.in_hand |= {hidden}

        def look(pen: Pen, _: Flight, share: float) -> None:
            now = self.at(shift.start + (shift.end - shift.start) * share)
            islands.draw_rows(pen, now, shift.island, *aside.rows(shift.island, now, ends, share))

        clip = Clip(None, shift.start * 1000, (shift.end - shift.start) * 1000, look=look)
        self.flights.append(Playing(Flight(clip, (), *ends), shift.start, shift.end))

    def _split(self, number: int, time: float) -> int:
        """Begin a still of this number at a time, with what was on the table until then."""
        self._times.insert(number, time)
        self._stills.insert(number, self._stills[number - 1])
        return number

    def at(self, time: float) -> Shown:
        """What lies on the table then."""
        return self._stills[bisect_right(self._times, time) - 1]

    @property
    def first(self) -> Shown:
        """The table before it all; at time 0 some pieces have been lifted already."""
        return self._stills[0]

    @property
    def last(self) -> Shown:
        """The table after it all."""
        return self._stills[-1]

    def flying(self, time: float) -> list[tuple[Flight, float]]:
        """Every flight in the air then, and the share of its time that has passed."""
        return [
            (each.flight, (time - each.start) / (each.end - each.start))
            for each in self.flights
            if each.start <= time < each.end
        ]


def _longest(event: Any) -> int:
    match event:
        case ev.GuardMoved() | ev.FigureMoved(figure="priestess"):
            return PASSAGE
        case ev.ScoringBeat():
            return BEAT
    return LONGEST


def _heard(clips: Sequence[Clip]) -> Iterator[Clip]:
    """The clips that are announced: many of a kind at nearly the same time are one."""
    last: dict[type, float] = {}
    for clip in clips:
        kind = type(clip.event)
        if clip.event is not None and clip.start - last.get(kind, -_APART) >= _APART:
            last[kind] = clip.start
            yield clip
