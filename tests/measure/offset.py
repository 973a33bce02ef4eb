"""Sound and picture: the time between drawing the landing of each scene and starting its sound.

python -m tests.measure.offset

Plays random games on a clock that advances by one frame (60 a second). In each frame every flying look is painted on a
surface that records the places, which give the frame in which something lands, leaves or changes; the call that plays
the sound gives the other one. A device adds its buffer (23 ms) to all of them.
"""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

import pygame
from typing_extensions import override

from luna.games.luna import rules as game
from luna.games.luna.board.display import sound_of
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.motion import clips_scoring, timeline
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import view
from luna.shell.board.films.choreography import Caption, Choreography
from luna.shell.board.films.film import Flight
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue
from tests.ui.clicks import random_turn

FRAME: Final = 1 / 60
MOST: Final = 0.016
"""Seconds that sound and picture may lie apart."""
_NEAR, _PART = 3, 0.025  # pixels, or the share of its way, from its place of rest: that is a landing
_BEGINS: Final = (
    ev.Moved,
    ev.FigureMoved,
    ev.GuardMoved,
    ev.Woken,
    ev.TokenReturned,
    ev.ScoringBeat,
    clips_scoring.Award,
)
"""Heard as they begin to be seen; all others as they land or change."""
_STEP: Final = 0.12  # seconds until the Guard's first step
_COVER: Final = 0.35  # seconds of its sound until a book is in its place


class Stroke(NamedTuple):
    """A painted picture and its place."""

    rect: pygame.Rect
    source: int


_Painted = tuple[Stroke, ...]


class Noting(pygame.Surface):
    """A surface that records all painting on it."""

    strokes: list[Stroke]

    @override
    def blit(self, *args, **facts) -> pygame.Rect:  # type: ignore[no-untyped-def]  # whatever a surface takes
        rect = super().blit(*args, **facts)
        self.strokes.append(Stroke(rect, id(args[0])))
        return rect


class Offset(NamedTuple):
    """One played scene: seconds from the frame of the picture to the call of the sound."""

    scene: str
    seconds: float


def scene_of(event: Any) -> str:
    """The name of a scene in the table."""
    for field in ("vehicle", "figure", "beat"):
        if hasattr(event, field):
            return f"{type(event).__name__} {getattr(event, field)}"
    return type(event).__name__


@dataclass
class _Table:
    """The display of the films (`timeline.Table`)."""

    layout: Layout
    choreography: Choreography


class _Watch:
    """One choreography, painted frame by frame."""

    def __init__(self, choreography: Choreography, pen: Pen) -> None:
        self.choreography, self._pen = choreography, pen
        choreography.on_start = self._hear
        self._frame = 0
        self._heard: dict[int, tuple[Any, int]] = {}
        self._flights: dict[int, tuple[Flight, list[tuple[int, _Painted]]]] = {}

    def _hear(self, event: Any, _: float) -> None:
        if sound_of(event) is not None:
            self._heard.setdefault(id(event), (event, self._frame))

    def step(self) -> None:
        """Advance the pieces by one frame, then paint them."""
        self._frame += 1
        self.choreography.update(FRAME)
        show = self.choreography.showing
        for flight, time in [] if show is None or show.film is None else show.film.flying(show.time):
            surface = self._pen.surface
            assert isinstance(surface, Noting)
            surface.strokes = []
            flight.clip.look(self._pen, flight, time)
            self._flights.setdefault(id(flight), (flight, []))[1].append((self._frame, tuple(surface.strokes)))

    def offsets(self) -> Iterator[Offset]:
        """All sounds, compared with their pictures."""
        for flight, frames in self._flights.values():
            event = flight.clip.event
            heard = self._heard.get(id(event))
            painted = [(frame, strokes) for frame, strokes in frames if strokes]
            if heard is None or heard[0] is not event or not painted:
                continue
            seen = _begun(event, painted) if isinstance(event, _BEGINS) else _landed(event, painted)
            late = _COVER if isinstance(event, ev.BookMoved) else -_STEP if isinstance(event, ev.GuardMoved) else 0.0
            yield Offset(scene_of(event), (heard[1] - seen) * FRAME + late)


def _apart(one: pygame.Rect, other: pygame.Rect) -> int:
    return max(abs(one.centerx - other.centerx), abs(one.bottom - other.bottom))


def _begun(event: Any, painted: list[tuple[int, _Painted]]) -> int:
    """The first frame that shows it; for the Apostate the one in which the figure slides away."""
    if getattr(event, "figure", "") != "apostate":
        return painted[0][0]
    stands = painted[0][1][-1].rect
    return next(frame for frame, strokes in painted if _apart(strokes[-1].rect, stands) > 0)


def _landed(event: Any, painted: list[tuple[int, _Painted]]) -> int:
    """The first frame in which it has come to rest, or has its final form."""
    if isinstance(event, ev.Evicted):  # the novice is knocked up: the ring around it has gone
        return next(frame for frame, strokes in painted if len(strokes) < len(painted[0][1]))
    if isinstance(event, ev.CandleOut):  # only the wick is left
        wick = painted[-1][1][-1].source
        return next(frame for frame, strokes in painted if strokes[-1].source == wick)
    if isinstance(event, ev.ShrinePlaced):  # its lowest stones
        last = painted[-1][1][0].rect
        return next(frame for frame, strokes in painted if _apart(strokes[0].rect, last) <= _NEAR)
    last = painted[-1][1][0].rect
    near = max(_NEAR, _PART * _apart(painted[0][1][0].rect, last))
    resting = painted[-1][0]
    for frame, strokes in reversed(painted):
        if _apart(strokes[0].rect, last) > near:
            break
        resting = frame
    return resting


def measured(games: int = 2) -> list[Offset]:
    """Every sound of so many random games, at the usual speed."""
    out, art = list[Offset](), Art()
    for seed in range(1, games + 1):
        row = game.start(game.deal(game.choose(("yellow", "red", "blue", "white")), bytes([seed]) * 32))
        chance = random.Random(seed)
        layout = Layout.of(1280, 720, view(row))
        surface = Noting((1280, 720), 0, 32)
        surface.strokes = []
        pen = Pen(surface, layout, Paint(Fonts(layout.u), art, layout.u), Catalogue("en"))
        table = _Table(layout, Choreography(ViewModel.of(view(row)), 1.0, False))
        choreography = table.choreography
        while game.legal(row):
            events = list[Any]()
            for move in random_turn(row, chance):
                game.play(row, move, events)
            watch = _Watch(choreography, pen)
            told = [_beat(event) for event in events if isinstance(event, ev.ScoringBeat)]
            timeline.play(table, events, view(row), partial(_leave, choreography), (), told)
            while choreography.busy:
                watch.step()
            out += watch.offsets()
    return out


def _leave(choreography: Choreography, _: object) -> None:
    choreography.release()


def _beat(event: ev.ScoringBeat) -> Caption:
    def nothing() -> None:
        pass

    return Caption(0, 0.0, nothing, nothing, lambda shown: clips_scoring.clips(event, shown, None))


def main() -> None:
    """The table: for each scene the number of its sounds, and the offsets in milliseconds."""
    theme.wear(contrast=False)
    found = defaultdict[str, list[float]](list)
    for scene, seconds in measured():
        found[scene].append(1000 * seconds)
    for scene, all_of in sorted(found.items()):
        worst = max(all_of, key=abs)
        note = "" if abs(worst) <= 1000 * MOST + 1 else "  <-- apart"
        print(f"{scene:26} {len(all_of):5}  mean {sum(all_of) / len(all_of):7.1f} ms  worst {worst:7.1f} ms{note}")


if __name__ == "__main__":
    main()
