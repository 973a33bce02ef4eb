"""The display of Luna (`shell.board.board`): its picture and its choreography, and what has been painted already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from luna.games.luna.board.hand import leaders
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.motion import timeline
from luna.games.luna.board.motion.cues import Feelings, sound_of
from luna.games.luna.board.painting import painting_of
from luna.games.luna.board.picture import things
from luna.games.luna.board.picture.ambient import Ambient
from luna.games.luna.board.picture.spotlight import DARK, Spotlight
from luna.games.luna.board.picture.things import Thing
from luna.games.luna.board.shown import Shown
from luna.games.luna.board.words.automaton import steps
from luna.games.luna.rules.consequences import Consequence
from luna.games.luna.rules.views import Forecast, forecast, view
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.board import cardface
from luna.shell.board.card import Card
from luna.shell.board.chrome import Chrome
from luna.shell.board.films.choreography import Caption, Choreography, go
from luna.shell.board.films.film import Film
from luna.shell.drawing.dirty_rects import Ground, lay
from luna.shell.drawing.layers import LayeredPicture, Part
from luna.table.table import Table


class LunaDisplay:
    """Luna's view: `rest` and the others say what is to be seen, `draw` shows it."""

    def __init__(self, app: App, position: bytearray, tone: str = "") -> None:
        """`tone`: see `Painting`."""
        self.app, self.tone = app, tone
        seen = view(position)
        self.picture = painting_of(app, seen, tone)
        settings = app.settings
        self.choreography = Choreography(Shown.of(seen), settings.speed, settings.reduced_motion, timeline.COSTS)
        self.choreography.on_start = self._hear
        self.feelings = Feelings()
        self.forecast = self._earlier = forecast(position)
        """What the end of the round would bring."""
        self._pieces: tuple[object, pygame.Surface] | None = None
        self._still: LayeredPicture | None = None
        self._chrome: Chrome | None = None  # as it is painted there
        self._frame: Sequence[Part] = ()
        self._lit: object = None  # the light that is painted there
        self.spot = DARK
        """What is lit while a turn is put together."""
        self.scene = DARK
        """What is lit while something is told."""
        self.ambient = Ambient(self.layout, app.art)
        self._shimmers = False  # the light has changed
        self._lifted: Shown | None = None
        self._lifts = 0

    @property
    def layout(self) -> Layout:
        """The layout: where everything is."""
        return self.picture.layout

    @property
    def shown(self) -> Shown:
        """What lies on the table now."""
        found: Shown = self.choreography.shown if self._lifted is None or self.busy else self._lifted
        return found

    @property
    def scores(self) -> tuple[int, ...]:
        """Influence by seat, as it is shown now."""
        return tuple(seat.ip for seat in self.shown.seats)

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits."""
        return self.choreography.busy

    def lift(self, shown: Shown | None) -> None:
        """Show this instead of the table at rest while a draft has taken something up; None: the table as it is."""
        if shown != self._lifted:
            self._lifted, self._lifts = shown, self._lifts + 1

    @property
    def foreseen(self) -> Forecast:
        """The forecast that goes with what is seen: until the scoring has been left, that of the position before."""
        return self._earlier if self.choreography.before_gate else self.forecast

    @property
    def pen(self) -> Pen:
        """The hand that draws on the stage."""
        return self.picture.pen

    def light_scene(self, spot: Spotlight, seconds: float) -> None:
        """Turn the lights on what is told."""
        if spot != self.scene:
            self.scene = spot
            self.choreography.overlay.fade_over(seconds)

    @property
    def _walk_alike(self) -> bool:
        """Whether the turn just taken leaves the figures their ways: then their ghosts stay while it is played."""
        ways = [(one.priestess, one.builder, one.apostate) for one in (self._earlier, self.forecast)]
        return ways[0] == ways[1] and not self.choreography.before_gate

    def pace(self, speed: float, reduced: bool) -> None:
        """How fast pieces move."""
        self.choreography.pace(speed, reduced)

    def resize(self, canvas: Canvas, position: bytearray) -> None:
        """Lay out anew for another window or another language."""
        self.choreography.settle()
        self.picture = painting_of(self.app, view(position), self.tone)
        self._pieces = self._still = self._chrome = None
        self.ambient = Ambient(self.layout, self.app.art)

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether a new picture is due."""
        if self.app.focused and self._living and self.ambient.update(dt):
            self._shimmers = True
        calmed = self.feelings.update(dt)
        return self.choreography.update(dt) or calmed

    def shimmer(self) -> Ground | None:
        """See `Scene.shimmer`: light plays on the water."""
        shimmers, self._shimmers = self._shimmers, False
        return self._resting(self._chrome) if shimmers and self._chrome is not None else None

    # ---- what is to be seen

    def take(self, position: bytearray) -> None:
        """The game stands there now: what counts while its scoring has not been seen is the forecast of before."""
        self._earlier, self.forecast = self.forecast, forecast(position)

    def rest(self, position: bytearray) -> None:
        """Show this position, nothing on its way."""
        self.choreography.rest(_shown(position))

    def jump(self, position: bytearray) -> None:
        """Fade to this position."""
        self.choreography.jump(_shown(position))

    def play(
        self,
        events: Sequence[Any],
        position: bytearray,
        score: Callable[[Sequence[Any]], None],
        told: Sequence[Caption] = (),
        beats: Sequence[Caption] = (),
        passage: Caption | None = None,
    ) -> None:
        """Show a turn for the first time, see `timeline.play`."""
        timeline.play(self, events, view(position), score, told, beats, passage)

    def forwards(self, table: Table, number: int) -> None:
        """Show a turn once more, in the parts in which the rules do it."""
        before, turn = table.position_at(number - 1), table.history[number - 1].turn
        parts = timeline.acts(table.events_of(number), [step.events for step in steps(before, turn)])
        for part in parts[:-1]:
            timeline.act(self, part, None)
        timeline.act(self, parts[-1], view(table.position_at(number)))

    def backwards(self, table: Table, number: int) -> None:
        """Show a turn being taken back."""
        self.choreography.back([self._film(table, number)])

    def go(self, table: Table, before: int, after: int) -> None:
        """The game went from one number of turns to another: undo plays turns backwards, redo plays one again."""
        go(self.choreography, table, before, after, partial(self._film, table), _shown)

    def _film(self, table: Table, number: int) -> Film:
        """The film of one turn as a whole."""
        before, after = _shown(table.position_at(number - 1)), view(table.position_at(number))
        return timeline.film(self.layout, before, table.events_of(number), after)

    def skip(self) -> bool:
        """What moves arrives; True when a scoring has to be seen before."""
        before = self.choreography.before_gate
        self.choreography.skip()
        return before

    def emblem(self, seat: int) -> str:
        """The picture of who sits there."""
        return f"orders/badge-{self.shown.seats[seat].order}"

    def look_at(self, seat: int) -> None:
        """Open a player's panel where not all have room."""
        self.layout.look_at(seat)
        self._chrome = None

    # ---- drawing

    def draw(self, surface: pygame.Surface, chrome: Chrome) -> None:
        """Draw everything at rest."""
        lay(surface, self._resting(self.feelings.dress(chrome)))
        self.choreography.overlay.draw_fade(surface)

    def place(self, thing: object) -> pygame.Rect | None:
        """The rectangle of a thing that words name, None where a card may lie over it."""
        assert isinstance(thing, things.Thing)
        return None if things.off_board(thing) else things.place(self.picture.pen, self.shown, thing)

    def draw_moving(self, surface: pygame.Surface) -> None:
        """What is on its way."""
        self.choreography.draw(self.pen.on(surface), _seas(self.layout))

    def light(self, surface: pygame.Surface, found: Iterable[Thing]) -> None:
        """Golden rings about these things."""
        things.light(self.pen.on(surface), self.shown, found, self.foreseen)

    def explain(self, surface: pygame.Surface, card: Card) -> None:
        """The turn that could have been played, drawn as if it were pointed at."""
        pen, named = self.pen.on(surface), list[Thing]()
        if isinstance(card.told, Consequence):
            leaders.draw(pen, self.shown, card.told)
            named = [thing for event in card.told.events for thing in things.about(event)]
        named = [thing for thing in named if not things.off_board(thing)]
        things.light(pen, self.shown, named, self.foreseen)
        places = [things.place(pen, self.shown, thing) for thing in named]
        cardface.draw(pen, card._replace(told=None), None, (), places)

    @property
    def _living(self) -> bool:
        """Whether light plays on the water: not for those who want less motion, or a plain sea."""
        return not self.app.settings.reduced_motion and not self.app.settings.high_contrast

    def _hear(self, event: Any) -> None:
        """Something begins to move."""
        self.feelings.note(event)
        name = sound_of(event)
        if name is not None:
            self.app.sound.play(name)

    def _resting(self, chrome: Chrome) -> Ground:
        """Ground, pieces, light and frame, painted anew only where one of them changed."""
        for _ in self.compose(chrome):
            pass
        assert self._still is not None
        return self._still.ground

    def compose(self, chrome: Chrome) -> Iterator[None]:
        """See `Display`."""
        shown = self.shown
        forecast = self.foreseen
        future = None if self.choreography.busy and not self._walk_alike else forecast
        spot = self.scene if self.choreography.busy else self.spot
        lifts = None if shown is self.choreography.shown else self._lifts
        key = self.choreography.version, future, lifts, spot
        if self._pieces is None or self._pieces[0] != key:
            self.choreography.overlay.leave(None if self._still is None else self._still.surface)
            canvas = self._pieces[1] if self._pieces else pygame.Surface(self.app.canvas.size, 0, 32)
            self.picture.paint_pieces(canvas, shown, future, spot)
            self._pieces, self._chrome = (key, canvas), None
            if self._still is not None:
                self._still.forget()
            yield
        if self._still is None:
            self._still = LayeredPicture(pygame.Surface(self.app.canvas.size, 0, 32))
        canvas, ground = self._still.surface, self._pieces[1]
        alive = not (self.app.settings.reduced_motion or self.tone)
        lit = self.ambient.ticks if alive else None
        if self._chrome != chrome or lit != self._lit:
            if self._chrome != chrome:
                self._frame = list(self.picture.frame_parts(canvas, shown, forecast, chrome))
                yield
            below = Part(None, canvas.get_rect(), partial(canvas.blit, ground, (0, 0)), solid=True)
            self._still.show([below, *(self.ambient.parts(canvas, shown) if alive else ()), *self._frame])
            self._chrome, self._lit = chrome, lit
            yield


def _shown(position: bytearray) -> Shown:
    return Shown.of(view(position))


def _seas(layout: Layout) -> Iterator[pygame.Rect]:
    """Areas where the table is to be seen: between the bars, and below the panels when there are only a few."""
    free = layout.free
    yield free
    bottom = max(panel.rect.bottom for panel in layout.panels)
    if bottom < free.bottom:
        yield pygame.Rect(0, bottom, free.left, free.bottom - bottom)
