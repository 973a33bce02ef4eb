"""The end of a round: Priestess, Apostate, temple, one beat after the other, over the darkened table.

After the last round a second page follows in the same way: shrines, favours, Council. A click on the sheet, or Space,
shows one beat; Esc shows all beats of the page. A complete page continues by its button or a key only, so a stray click
never closes it. A click on a number shows its source on the board. At instant speed a page is complete at once.
`last_scoring` shows a scoring again.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame
from typing_extensions import override

from luna.games.luna.board.display import LunaDisplay
from luna.games.luna.board.picture import things
from luna.games.luna.board.targets import Panel, Tile
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View, view
from luna.games.luna.screens.scoresheet import BEATS, ScoreSheet
from luna.shell.access.node import Node, Outline, Role, heading, labels
from luna.shell.app.canvas import Canvas
from luna.shell.app.hints import slots
from luna.shell.app.scene import App, Scene, Stage
from luna.shell.board import banner
from luna.shell.board.teller import Entry
from luna.shell.drawing import motion, theme
from luna.shell.screens.rules import RulesScene
from luna.table.table import Table
from luna.text.sentences import signed

_BEAT: Final = 0.9  # seconds
_PAUSE: Final = 0.4  # seconds in which a new page, or its button, ignores presses
_UNATTENDED: Final = 3.0  # seconds until a complete page continues by itself when only bots play
_SIDES: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class ScoringScene(Scene):
    """The scene over the table; `sheet` is the picture of the numbers."""

    see_through = True

    def __init__(
        self,
        app: App,
        events: Sequence[Any],
        names: Sequence[str],
        seen: View,
        board: LunaDisplay | None = None,
        unattended: bool = False,
        again: bool = False,
        then: Callable[[], object] | None = None,
    ) -> None:
        """`board`: the table below. `unattended`: only bots play, so the scene continues by itself.

        `again`: the scoring was seen before, so each page is complete at once. `then`: called at the end.
        """
        super().__init__(app)
        self._board, self._unattended, self._again, self._then = board, unattended, again, then
        self.names, self.sheet = names, ScoreSheet(app, events, names, seen)
        self.sheet.names_winner = then is None
        self.looked_at: tuple[int, int | None] | None = None
        """The beat shown on the board, and the seat whose number was clicked."""
        self.page = 0
        self.said = self._at_once()
        """The visible beats of the page."""
        self._time, self._hover = 0.0, False
        self._behind: pygame.Surface | None = None  # the table as it is, and darkened
        self._backdrop: pygame.Surface | None = None

    @property
    def beats(self) -> list[ev.ScoringBeat]:
        """The beats of the page."""
        return self.sheet.pages[self.page]

    @property
    def complete(self) -> bool:
        """Whether every beat of the page is visible."""
        return self.said >= BEATS

    @property
    @override
    def stage(self) -> Stage:
        """Another page, or the button below a complete one."""
        return Stage((self.page, self.complete), _PAUSE)

    @override
    def resize(self, canvas: Canvas) -> None:
        self._backdrop, self.see_through, self.looked_at = None, True, None
        self.dirty = True

    @override
    def update(self, dt: float) -> None:
        if self.looked_at is not None or (self.complete and not self._unattended):
            return
        self._time += dt * self.app.settings.speed
        if self._time >= (_UNATTENDED if self.complete else _BEAT):
            self._on()

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            hover = self.sheet.button.collidepoint(event.pos)
            self.dirty, self._hover = self.dirty or hover != self._hover, hover
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            if self._look(event.pos):
                return True
            area = self.sheet.button if self.complete else self.sheet.panel
            if event.button == 1 and area.collidepoint(event.pos):
                self._on()
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
        """Show the source of a clicked number on the board, or return from there; False: the click is for the sheet."""
        before, self.looked_at = self.looked_at, None
        if before is None and self._board is not None:
            cells = ((number, seat) for number in range(min(self.said, BEATS)) for seat in range(len(self.names)))
            self.looked_at = next((cell for cell in cells if self.sheet.cell(*cell).collidepoint(point)), None)
        self.dirty = True
        return before is not None or self.looked_at is not None

    def _look_along(self, by: int) -> None:
        """Step through the sheet and the board of each beat by keys."""
        if self._board is None:
            return
        stops = min(self.said, BEATS) + 1  # 0: the sheet
        here = 0 if self.looked_at is None else self.looked_at[0] + 1
        found = (here + by) % stops
        self.looked_at, self.dirty = (found - 1, None) if found else None, True

    def _on(self) -> None:
        """Show the next beat; after the last one go to the next page, or back to the table."""
        self._time, self.dirty = 0.0, True
        if not self.complete:
            self.said += 1
            self.app.sound.play("points")
        elif self.page + 1 < len(self.sheet.pages):
            self.page += 1
            self.said = self._at_once()
        else:
            self.app.pop(self)
            if self._then is not None:
                self._then()

    def _at_once(self) -> int:
        return BEATS if self._again or self.app.settings.speed == motion.INSTANT else 0

    @property
    def hint(self) -> str:
        """The effect of a click and the keys; "" where only the button is left to be pressed."""
        if not self.complete:
            return self.app.catalogue("scoring-hint", **slots(self.app))
        return "" if self._board is None else self.app.catalogue("scoring-hint-look")

    @override
    def outline(self) -> Outline:
        text = self.app.catalogue
        said = [
            f"{text(f'scoring-{beat.beat}')}: {self.names[line.seat]} {signed(line.points)}"
            for beat in self.beats[: self.said]
            for line in beat.lines
        ]
        on = Node("on", Role.BUTTON, text("scoring-continue"), press=self._on)
        lines = tuple(line._replace(live=True) for line in labels(said))
        return Outline((heading(self.sheet.title(self.page)), *lines, on), ("on",))

    @override
    def draw(self, surface: pygame.Surface) -> None:
        if self._backdrop is None:
            self._behind = surface.copy()
            self._backdrop = self.app.paint.blurring(surface, 4, 0.5)()
            self.see_through = False
        if self.looked_at is not None and self._behind is not None and self._board is not None:
            surface.blit(self._behind, (0, 0))
            self._draw_board(surface, self._board, *self.looked_at)
            return
        surface.blit(self._backdrop, (0, 0))
        self.sheet.draw(surface, self.page, self.said, self._hover, self.hint)

    def _draw_board(self, surface: pygame.Surface, board: LunaDisplay, number: int, seat: int | None) -> None:
        """Draw the sharp table with rings around the things of a beat, and a line of words."""
        beat, text, pen = self.beats[number], self.app.catalogue, board.picture.pen.on(surface)
        lit, words = list(things.about(beat)), text(f"scoring-{beat.beat}")
        if seat is not None:
            if beat.beat == "temple":
                lit = [Tile(tile) for tile, field in board.shown.fields.items() if field.owner == seat]
            lit = [*(thing for thing in lit if thing.kind != "panel"), Panel(seat)]
            words = text("scoring-look", beat=words, name=self.names[seat], points=signed(beat.lines[seat].points))
        things.light(pen, board.shown, lit)
        banner.draw(pen, words, text("scoring-look-back"), "", "", theme.GOLD, None)


def last_scoring(app: App, table: Table, entries: Sequence[Entry], names: Sequence[str]) -> ScoringScene | None:
    """A scene with the last scoring of these turns, complete at once; None without a scoring."""
    for entry in reversed(entries):
        if any(isinstance(event, ev.ScoringBeat) for event in entry.events):
            return ScoringScene(app, entry.events, names, view(table.position_at(entry.number)), again=True)
    return None
