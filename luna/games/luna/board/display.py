"""The display of Luna: its picture and its films, the painted caches, the music, and the faces of the moment."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.core.cast import GLAD, VEXED, Face
from luna.core.game import Position
from luna.games.luna.board.hand import preview_lines
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.motion import timeline
from luna.games.luna.board.motion.clips_scoring import Award
from luna.games.luna.board.painting import painting_of
from luna.games.luna.board.picture import things as rings
from luna.games.luna.board.picture.ambient import Ambient
from luna.games.luna.board.picture.spotlight import DARK, Spotlight
from luna.games.luna.board.picture.things import event_sound
from luna.games.luna.board.targets import Thing
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.board.words.automaton import steps
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.consequences import Consequence
from luna.games.luna.rules.scoring import LAST_ROUND
from luna.games.luna.rules.views import Forecast, View, forecast, view
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.board import cardface
from luna.shell.board.card import Card
from luna.shell.board.chrome import Chrome
from luna.shell.board.display import Display
from luna.shell.board.films.film import Film
from luna.shell.drawing.dirty_rects import Ground, lay
from luna.shell.drawing.layers import LayeredPicture, Part, Sketch
from luna.shell.sound.score import Evening
from luna.table.table import Table


class LunaDisplay(Display):
    """The temple, the islands and the frame; shows a turn in the acts in which the rules play it."""

    layout: Layout
    pen: Pen
    ambient: Ambient

    def __init__(self, app: App, position: bytearray, tone: str = "") -> None:
        self.feelings = Feelings()
        self.forecast = self._earlier = forecast(position)
        """The predicted result of the end of the round."""
        self._chrome: Chrome | None = None  # as it is painted
        self._frame: Sequence[Part] = ()
        self._lit: object = None  # the light that is painted
        self._laid: object = None  # the pieces that are painted
        self.spot = DARK
        """The things lit during a draft."""
        self.scene = DARK
        """The things lit during a narration."""
        self._lifted: ViewModel | None = None
        self._lifts = 0
        super().__init__(app, position, tone, timeline.COSTS)

    @staticmethod
    @override
    def at_rest(position: Position) -> ViewModel:
        return ViewModel.of(view(bytearray(position)))

    @property
    @override
    def shown(self) -> ViewModel:
        found: ViewModel = self.choreography.shown if self._lifted is None or self.busy else self._lifted
        return found

    @property
    @override
    def scores(self) -> tuple[int, ...]:
        return tuple(seat.ip for seat in self.shown.seats)

    def lift(self, shown: ViewModel | None) -> None:
        """The view model on show while a draft has picked something up; None: the table at rest."""
        if shown != self._lifted:
            self._lifted, self._lifts = shown, self._lifts + 1

    @property
    def foreseen(self) -> Forecast:
        """The forecast for the picture on show: during a scoring, that of the position before."""
        return self._earlier if self.choreography.before_gate else self.forecast

    def light_scene(self, spot: Spotlight, seconds: float) -> None:
        """Light the things that the scoring is about."""
        if spot != self.scene:
            self.scene = spot
            self.choreography.overlay.fade_over(seconds)

    @property
    def _walk_alike(self) -> bool:
        """Whether the last turn left the figures' ways unchanged: then their ghosts stay while it is shown."""
        ways = [(one.priestess, one.builder, one.apostate) for one in (self._earlier, self.forecast)]
        return ways[0] == ways[1] and not self.choreography.before_gate

    @override
    def resize(self, canvas: Canvas, position: Position) -> None:
        self.choreography.settle()
        self.picture = painting_of(self.app, view(bytearray(position)), self.tone)
        self.layout, self.pen = self.picture.layout, self.picture.pen
        self._pieces: Sketch | None = None
        self._still: LayeredPicture | None = None
        self._stale: list[pygame.Rect] = []  # where the cache differs from the pieces as they are now
        self._chrome = None
        self.ambient = Ambient(self.layout, self.app.art)

    @override
    def update(self, dt: float) -> bool:
        changed, felt = super().update(dt), self.feelings.update(dt)
        self.moved = self.moved and not felt
        return changed or felt

    @override
    def relit(self) -> Ground | None:
        return None if self._chrome is None else self._resting(self._chrome)

    # ---- the state on show

    @override
    def take(self, position: Position) -> None:
        """Take the events of a turn. Until the scoring has been seen, the previous forecast counts."""
        self._earlier, self.forecast = self.forecast, forecast(bytearray(position))

    @override
    def forwards(self, table: Table, number: int) -> None:
        before, turn = table.position_at(number - 1), table.history[number - 1].turn
        parts = timeline.acts(table.events_of(number), [step.events for step in steps(before, turn)])
        for part in parts[:-1]:
            timeline.act(self, part, None)
        timeline.act(self, parts[-1], view(table.position_at(number)))

    @override
    def film_of(self, table: Table, number: int) -> Film:
        before, after = self.at_rest(table.position_at(number - 1)), view(table.position_at(number))
        return timeline.film(self.layout, before, table.events_of(number), after)

    @override
    def hear(self, event: Any, across: float) -> None:
        self.feelings.note(event)
        name = sound_of(event)
        if name is not None:
            self.app.sound.play(name, across)

    def emblem(self, seat: int) -> str:
        """The picture of a seat's order."""
        return f"orders/badge-{self.shown.seats[seat].order}"

    def look_at(self, seat: int) -> None:
        """Open a player's panel where not all fit."""
        self.layout.look_at(seat)
        self._chrome = None

    # ---- drawing

    @override
    def draw(self, surface: pygame.Surface, chrome: Chrome) -> None:
        lay(surface, self._resting(self.feelings.dress(chrome)))
        self.choreography.overlay.draw_fade(surface)

    @override
    def place(self, thing: Thing) -> pygame.Rect | None:
        return None if rings.off_board(thing) else rings.place(self.picture.pen, self.shown, thing)

    @override
    def named(self, name: str, seat: int) -> pygame.Rect | None:
        return rings.place(self.picture.pen, self.shown, rings.named(name, seat)) or None

    @property
    @override
    def seas(self) -> Iterator[pygame.Rect]:
        """The area between the bars, and below the panels when there are few."""
        free, bottom = self.layout.free, max(panel.rect.bottom for panel in self.layout.panels)
        yield free
        if bottom < free.bottom:
            yield pygame.Rect(0, bottom, free.left, free.bottom - bottom)

    @override
    def light(self, surface: pygame.Surface, things: Iterable[Thing]) -> None:
        """Draw golden rings around things."""
        rings.light(self.pen.on(surface), self.shown, things, self.foreseen)

    @override
    def explain(self, surface: pygame.Surface, card: Card) -> None:
        """Draw a turn that could have been played as if it were pointed at."""
        pen, named = self.pen.on(surface), list[Thing]()
        if isinstance(card.told, Consequence):
            preview_lines.draw(pen, self.shown, card.told)
            named = [thing for event in card.told.events for thing in rings.about(event)]
        named = [thing for thing in named if not rings.off_board(thing)]
        rings.light(pen, self.shown, named, self.foreseen)
        places = [rings.place(pen, self.shown, thing) for thing in named]
        cardface.draw(pen, card._replace(told=None), None, (), places)

    def _resting(self, chrome: Chrome) -> Ground:
        """The ground, pieces, light and frame, repainted only where one of them changed."""
        for _ in self.compose(chrome):
            pass
        assert self._still is not None
        return self._still.ground

    @override
    def compose(self, chrome: Chrome) -> Iterator[None]:
        shown = self.shown
        forecast = self.foreseen
        future = None if self.choreography.busy and not self._walk_alike else forecast
        spot = self.scene if self.choreography.busy else self.spot
        lifts = None if shown is self.choreography.shown else self._lifts
        key = self.choreography.version, future, lifts, spot
        if self._pieces is None or self._laid != key:
            self.choreography.overlay.leave(None if self._still is None else self._still.surface)
            self._pieces = self._pieces or Sketch(self.app.canvas.size)
            self.picture.paint_pieces(self._pieces, shown, future, spot)
            if shown.nightfall:
                self._pieces.forget()  # the ground is one picture that darkens
            self._stale += self._pieces.finish()
            self._laid, self._chrome = key, None
            yield
        if self._still is None:
            self._still = LayeredPicture(pygame.Surface(self.app.canvas.size, 0, 32))
        canvas = self._still.surface
        alive = not (self.app.settings.reduced_motion or self.tone)
        lit = self.ambient.ticks if alive else None
        if self._chrome != chrome or lit != self._lit:
            if self._chrome != chrome:
                self._frame = list(self.picture.frame_parts(canvas, shown, forecast, chrome))
                yield
            below = Part(None, canvas.get_rect(), partial(self._pieces.paint, canvas), solid=True)
            lights = self.ambient.parts(canvas, shown) if alive else ()
            self._still.show([below, *lights, *self._frame], self._stale)
            self._chrome, self._lit, self._stale = chrome, lit, []
            yield


def sound_of(event: Any) -> str | None:
    """The name of an event's sound; None without one."""
    if isinstance(event, Award):
        return "points" if event.points > 0 else "spent"
    return event_sound(event) or None


_LATE, _CLOSE = 0.6, 2  # the share of the rounds after which, and the lead below which, the end is open


def evening(seen: View, forecast: Forecast) -> Evening:
    """The state of the music: one more layer per lit candle; tense in the last round while the winner is open."""
    late = max(0, seen.round - 1) / (LAST_ROUND - 1)
    first, *others = sorted((one.final for one in forecast.seats), reverse=True)
    close = late >= _LATE and any(first - other <= _CLOSE for other in others)
    layers = 1 + (seen.candles_most - seen.candles if seen.candles_most else 0)
    return Evening(layers, late, late == 1 or close)


LASTS: Final = 2.6
"""Seconds until a face is calm again."""
_WORTH: Final = 2  # the fewest points that make a face glad


def felt(event: Any) -> tuple[int, str] | None:
    """The seat whose face changes with an event, and its mood; None for most events."""
    match event:
        case ev.Evicted(seat=seat):
            return seat, VEXED
        case ev.Points(seat=seat, points=points) | Award(seat=seat, points=points):
            return (seat, VEXED) if points < 0 else (seat, GLAD) if points >= _WORTH else None
    return None


class Feelings:
    """The moods of the seats at this moment."""

    def __init__(self) -> None:
        self._left: dict[int, tuple[str, float]] = {}  # by seat: the mood, and seconds until it goes
        self._shown: dict[int, str] = {}  # the moods after the last update

    def note(self, event: Any) -> None:
        """Take note of an event that is shown now."""
        if (now := felt(event)) is not None:
            self._left[now[0]] = now[1], LASTS

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether a face changed."""
        before = self._shown
        self._left = {seat: (mood, left - dt) for seat, (mood, left) in self._left.items() if left > dt}
        self._shown = {seat: mood for seat, (mood, _) in self._left.items()}
        return self._shown != before

    def dress(self, chrome: Chrome) -> Chrome:
        """Dress the frame with the faces of this moment."""
        if not self._left or not chrome.faces:
            return chrome
        return replace(chrome, faces=tuple(self.of(seat, face) for seat, face in enumerate(chrome.faces)))

    def of(self, seat: int, face: Face | None) -> Face | None:
        """The present face of a seat."""
        return face if face is None or seat not in self._left else face._replace(mood=self._left[seat][0])
