"""The display of a board: the picture of a position in one window, and the films from one position to the next.

A game derives its display from `Display`. It lays out, draws, and makes the film of a turn; playing films, undo, speed
and the light on the water are the same for every game. A small game uses the ready one in `plain_board`.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import pygame

from luna.core.game import Position
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.board import cardface
from luna.shell.board.card import Card
from luna.shell.board.chrome import Chrome
from luna.shell.board.films.choreography import MOST_PLAYED, Choreography
from luna.shell.board.films.film import Film
from luna.shell.board.films.moments import Director, Moment
from luna.shell.board.frame import Frame
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing.dirty_rects import Ground, moving
from luna.shell.drawing.glints import Ticker
from luna.table.table import Table


class Display:
    """The picture of one table. `rest`, `jump`, `forwards` and `go` start a change, `update` advances it."""

    layout: Frame
    pen: Pen
    ambient: Ticker | None = None
    """The light that plays on the picture while nothing happens."""

    def __init__(self, app: App, position: Position, tone: str = "", lesser: tuple[type, ...] = ()) -> None:
        """`tone`: see `Host`; `lesser`: see `Choreography`."""
        self.app, self.tone = app, tone
        settings = app.settings
        self.choreography = Choreography(self.at_rest(position), settings.speed, settings.reduced_motion, lesser)
        self.choreography.on_start = self.hear
        self.choreography.director = Director(bytes(position), app.takes)
        self.choreography.on_scene = partial(_score, app)
        self._shimmers = False  # the light has changed
        self.moved = False
        self.resize(app.canvas, position)

    # ---- provided by a game

    @staticmethod
    def at_rest(position: Position) -> Any:
        """The view model of a position, which films edit and `draw` shows."""
        return bytearray(position)

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points by seat, as shown now."""

    @abstractmethod
    def resize(self, canvas: Canvas, position: Position) -> None:
        """Lay out again for another window, another language, other sizes."""

    @abstractmethod
    def film_of(self, table: Table, number: int) -> Film:
        """The film of a turn as a whole."""

    @abstractmethod
    def forwards(self, table: Table, number: int) -> None:
        """Show how turn `number` of the table (1 = the first) is played."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, chrome: Chrome) -> None:
        """Draw the whole table at rest with its frame."""

    @abstractmethod
    def place(self, thing: Any) -> Rect | None:
        """The rectangle of a thing that words name; None where a card may cover it."""

    @abstractmethod
    def named(self, name: str, seat: int) -> Rect | None:
        """The rectangle of a thing by its name in lessons, of a seat's own thing where it has one; None: not here."""

    def hear(self, event: Any, across: float) -> None:
        """Play the sound of a clip that starts, at its place (`Cue.across`); a plain clip is named by its sound."""
        self.app.sound.play(event, across)

    def light(self, surface: pygame.Surface, things: Iterable[Any]) -> None:
        """Draw rings around things of the board, as the words of this game name them (`Panel.things`)."""
        pen = self.pen.on(surface)
        for thing in things:
            if (rect := self.place(thing)) is not None:
                pen.paint.focus(surface, rect.inflate(pen.px(14), pen.px(14)))

    def explain(self, surface: pygame.Surface, card: Card) -> None:
        """Draw a card about a possible turn, and light its things on the board."""
        cardface.draw(self.pen.on(surface), card._replace(told=None), None, ())

    def compose(self, chrome: Chrome) -> Iterator[None]:
        """Make the picture of `draw` in pieces, one frame each. A small picture is made at once."""
        yield from ()

    def take(self, position: Position) -> None:
        """Note the table's new position; the picture follows by one of the calls below."""

    def relit(self) -> Ground | None:
        """The picture at rest in the present light; None while it is not shown."""
        return None

    @property
    def seas(self) -> Iterable[Rect]:
        """The areas in which moving pieces are drawn."""
        return (self.layout.free,)

    # ---- the same for every game

    @property
    def shown(self) -> Any:
        """The view model on show."""
        return self.choreography.shown

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits."""
        return self.choreography.busy

    def rest(self, position: Position) -> None:
        """Show this position at once, without motion."""
        self.choreography.rest(self.at_rest(position))

    def jump(self, position: Position) -> None:
        """Show a position far away: a fade."""
        self.choreography.jump(self.at_rest(position))

    def go(self, table: Table, before: int, after: int) -> None:
        """Go from one number of turns to another: undo plays films backwards, redo plays one forwards."""
        choreography, shown = self.choreography, self.at_rest
        if before > len(table.history) + len(table.chronicle.undone) or not -1 <= before - after <= MOST_PLAYED:
            self.jump(table.position)
        elif not choreography.busy and shown(table.position_at(before)) != choreography.shown:
            self.jump(table.position)  # another branch
        elif after > before:
            choreography.play(partial(self.film_of, table, after))
        else:
            choreography.back([self.film_of(table, number) for number in range(before, after, -1)])

    def skip(self) -> bool:
        """Finish all motion; True when the game must show something first, such as a scoring."""
        before = self.choreography.before_gate
        self.choreography.skip()
        return before

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether to redraw. `moved`: only what `draw_moving` draws."""
        settings = self.app.settings
        alive = self.app.focused and not settings.reduced_motion and not settings.high_contrast
        if alive and self.ambient is not None and self.ambient.update(dt):
            self._shimmers = True
        changed = self.choreography.update(dt)
        self.moved = self.choreography.moved
        return changed

    def shimmer(self) -> Ground | None:
        """See `Scene.shimmer`."""
        shimmers, self._shimmers = self._shimmers, False
        return self.relit() if shimmers else None

    def draw_moving(self, surface: pygame.Surface) -> None:
        """Draw the moving pieces."""
        with moving(surface):
            self.choreography.draw(self.pen.on(surface), self.seas)


def _score(app: App, moment: Moment, seconds: float) -> None:
    """Play the sound of a great moment over lowered music."""
    app.sound.duck(seconds)
    if moment.sound:
        app.sound.play(moment.sound)
