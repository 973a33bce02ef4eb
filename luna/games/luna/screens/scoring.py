"""The end of a round: Priestess, Apostate, temple, one beat after the other, over the darkened table.

After the last round a second page follows in the same way: shrines, favours, Council. One click on the sheet, or Space,
is one beat; Esc says all of a page. Once that is said only its button, or a key, goes on: a click that was meant for
the table skips nothing and closes nothing. A click on a number shows on the board where it comes from. At instant speed
all of a page is said at once. Whoever wants to see it again calls for it (`last_scoring`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.picture import things
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import view
from luna.games.luna.screens.scoresheet import BEATS, ScoreSheet
from luna.shell.access.node import Node, Outline, Role, heading, labels
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Scene, Stage
from luna.shell.board import banner
from luna.shell.board.teller import Entry
from luna.shell.drawing import motion, theme
from luna.shell.screens.rules import RulesScene
from luna.table.table import Table
from luna.text.sentences import signed

_BEAT: Final = 0.9  # seconds
_PAUSE: Final = 0.4  # seconds in which a new page, or its button, takes no press
_UNATTENDED: Final = 3.0  # seconds until it goes on by itself where only bots play
_SIDES: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class ScoringScene(Scene):
    """Pushed over the table until the player has seen it; `sheet` is the picture of the numbers."""

    see_through = True

    def __init__(
        self,
        app: App,
        events: Sequence[Any],
        names: Sequence[str],
        orders: Sequence[str],
        prizes: Sequence[int],
        board: LunaDisplay | None = None,
        unattended: bool = False,
        automaton: int | None = None,
        again: bool = False,
        then: Callable[[], object] | None = None,
    ) -> None:
        """`board`: the table behind, to point at. `unattended`: only bots play, so it goes on by itself.

        `automaton`: the seat of the opponent in the solo game. `again`: it has been seen, and is all there.
        `then`: what comes after it.
        """
        super().__init__(app)
        self._board = board
        self._unattended, self._then = unattended, then
        self._behind: pygame.Surface | None = None
        self.looked_at: tuple[int, int | None] | None = None
        """The beat that is shown on the board, and whose number was clicked."""
        self.names = names
        self._again = again
        self.sheet = ScoreSheet(app, events, names, orders, prizes, automaton)
        self.page = 0
        self.said = self._at_once()
        """Beats of the page that are to be seen."""
        self._time = 0.0
        self._backdrop: pygame.Surface | None = None
        self._hover = False

    @property
    def beats(self) -> list[ev.ScoringBeat]:
        """The beats of the page."""
        return self.sheet.pages[self.page]

    @property
    def complete(self) -> bool:
        """Whether every beat of the page has been shown."""
        return self.said >= BEATS

    @property
    @override
    def stage(self) -> Stage:
        """Another page, or the button below a complete one."""
        return Stage((self.page, self.complete), _PAUSE)

    @override
    def resize(self, canvas: Canvas) -> None:
        """The table below must show itself once more."""
        self._backdrop, self.see_through, self.looked_at = None, True, None
        self.dirty = True

    @override
    def update(self, dt: float) -> None:
        if self.looked_at is not None:
            return
        if self.complete:
            self._time += dt * self.app.settings.speed if self._unattended else 0.0
            if self._time >= _UNATTENDED:
                self._go_on()
            return
        self._time += dt * self.app.settings.speed
        if self._time >= _BEAT:
            self._next()

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            hover = self.sheet.button.collidepoint(event.pos)
            self.dirty, self._hover = self.dirty or hover != self._hover, hover
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            if self._look(event.pos):
                return True
            if event.button == 1 and self.sheet.button.collidepoint(event.pos):
                self._on()
            elif event.button == 1 and self.sheet.panel.collidepoint(event.pos) and not self.complete:
                self._next()
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if self.app.keys.command(event) == "rules":
            beat = self.beats[max(self.said - 1, 0)].beat
            self.app.push(RulesScene(self.app, "seats" if beat == "council" else beat))
        elif event.key in _SIDES and self.said:
            self._look_along(_SIDES[event.key])
        elif self.looked_at is not None:
            self.looked_at, self.dirty = None, True
        elif event.key == pygame.K_ESCAPE and not self.complete:
            self.said, self.dirty = BEATS, True
        elif event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            self._on()
        else:
            return False
        return True

    def _look(self, point: tuple[int, int]) -> bool:
        """A click on a number shows the board, any click shows the table of numbers again."""
        before, self.looked_at = self.looked_at, None
        if before is None and self._board is not None:
            cells = ((number, seat) for number in range(min(self.said, BEATS)) for seat in range(len(self.names)))
            self.looked_at = next((cell for cell in cells if self.sheet.cell(*cell).collidepoint(point)), None)
        self.dirty = True
        return before is not None or self.looked_at is not None

    def _look_along(self, by: int) -> None:
        """The board for one beat after the other, by the keys."""
        if self._board is None:
            return
        stops = [None, *range(min(self.said, BEATS))]
        here = None if self.looked_at is None else self.looked_at[0]
        found = stops[(stops.index(here) + by) % len(stops)]
        self.looked_at, self.dirty = None if found is None else (found, None), True

    def _on(self) -> None:
        """One beat; from the last one to the next page, or back to the table."""
        self._go_on() if self.complete else self._next()

    def _next(self) -> None:
        self.said, self._time, self.dirty = self.said + 1, 0.0, True
        self.app.sound.play("points")

    def _go_on(self) -> None:
        """To the next page, or back to the table."""
        if self.page + 1 == len(self.sheet.pages):
            self.app.pop(self)
            if self._then is not None:
                self._then()
            return
        self.page, self.said, self._time, self.dirty = self.page + 1, self._at_once(), 0.0, True

    def _at_once(self) -> int:
        return BEATS if self._again or self.app.settings.speed == motion.INSTANT else 0

    @property
    def hint(self) -> str:
        """What a click and the keys do now."""
        if not self.complete:
            return self.app.catalogue("scoring-hint")
        return self.app.catalogue("scoring-hint-done" if self._board is None else "scoring-hint-look")

    @override
    def outline(self) -> Outline:
        text = self.app.catalogue
        said = [
            f"{text(f'scoring-{beat.beat}')}: {self.names[line.seat]} {signed(line.points)}"
            for beat in self.beats[: self.said]
            for line in beat.lines
        ]
        title = text("scoring-final") if self.page else text("scoring-title", round=self.sheet.scored.round)
        on = Node("on", Role.BUTTON, text("scoring-continue"), press=self._on)
        lines = tuple(line._replace(live=True) for line in labels(said))
        return Outline((heading(title), *lines, on), ("on",))

    # ---- picture

    @override
    def draw(self, surface: pygame.Surface) -> None:
        if self._backdrop is None:
            self._behind = surface.copy()
            self._backdrop = self.app.paint.blurred(surface, 4, 0.5)
            self.see_through = False
        if self.looked_at is not None and self._behind is not None and self._board is not None:
            surface.blit(self._behind, (0, 0))
            self._draw_board(surface, self._board, *self.looked_at)
            return
        surface.blit(self._backdrop, (0, 0))
        self.sheet.draw(surface, self.page, self.said, self._hover, self.hint)

    def _draw_board(self, surface: pygame.Surface, board: LunaDisplay, number: int, seat: int | None) -> None:
        """The table, sharp, with a ring round what the beat is about and a line that says it."""
        beat, text, pen = self.beats[number], self.app.catalogue, board.picture.pen.on(surface)
        lit: list[things.Thing] = list(things.about(beat))
        if seat is not None and beat.beat == "temple":
            held = [tile for tile, field in board.shown.fields.items() if field.owner == seat]
            lit = [things.Tile(tile) for tile in held]
        if seat is not None:
            lit = [*(thing for thing in lit if not isinstance(thing, things.Panel)), things.Panel(seat)]
        things.light(pen, board.shown, lit)
        words = text(f"scoring-{beat.beat}")
        if seat is not None:
            words = text("scoring-look", beat=words, name=self.names[seat], points=signed(beat.lines[seat].points))
        banner.draw(pen, words, text("scoring-look-back"), "", "", theme.GOLD, None)


def last_scoring(
    app: App, table: Table, entries: Sequence[Entry], names: Sequence[str], automaton: int | None
) -> ScoringScene | None:
    """The last scoring of these turns once more, all at once; None when there was none."""
    for entry in reversed(entries):
        if any(isinstance(event, ev.ScoringBeat) for event in entry.events):
            seen = view(table.position_at(entry.number))
            orders = [seat.order for seat in seen.seats]
            return ScoringScene(app, entry.events, names, orders, seen.prizes, automaton=automaton, again=True)
    return None
