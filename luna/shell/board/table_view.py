"""The table: input becomes turns, turns come back as events, events move the pieces.

The view owns the link to the table and everything around the board: panels, bots, the log, undo. The game's board draws
and drafts, `Steering` handles events, and a `Mode` defines the kind of table. The view knows no rules.
"""

from collections.abc import Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.core.game import Turn
from luna.shell.access.node import Outline
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import REACH, App, Scene, Stage, Stakes
from luna.shell.board.answers import Answers
from luna.shell.board.board import Board
from luna.shell.board.bot_seats import Company
from luna.shell.board.commands import TableCommands
from luna.shell.board.history import History
from luna.shell.board.panel import Panel, kept_free
from luna.shell.board.panels.logpanel import LogPanel
from luna.shell.board.panels.recappanel import since
from luna.shell.board.panelstack import PanelStack
from luna.shell.board.steering import Steering
from luna.shell.board.table_outline import TableOutline
from luna.shell.board.table_picture import TablePicture
from luna.shell.board.timers import Grace
from luna.shell.client import game_client
from luna.shell.drawing.dirty_rects import Ground
from luna.shell.modes.mode import Mode
from luna.shell.modes.recap import remind
from luna.shell.modes.replay import ReplayScene
from luna.table.link import TableLink

_TOLD: Final = 0.4
"""Seconds in which a new part of a report ignores presses, which were meant for the part before."""


class TableView(Scene):
    """The scene of a table: one game, played."""

    seated = True

    def __init__(self, app: App, link: TableLink, mode: Mode | None = None) -> None:
        """`mode`: None = the usual one."""
        super().__init__(app)
        self.link, self.table, self.text = link, link.table, app.catalogue
        self.mode = mode or Mode()
        self.mode.view = self
        self.mode.sit()
        self.takeback = self.mode.takeback()
        self.position = self.table.position
        self.names: Sequence[str] = self.mode.names()
        client = game_client.of(self.table.game.NAME)
        self.history = History(self.table, client.teller())
        self.stack = PanelStack(lambda: self.board)
        self.open = self.stack.open
        self.board: Board = client.board(self)
        self.company = Company(link, self.board.display, self.history, app, lambda: self.names, self.mode.held)
        self.company.hints.drafted = lambda: self.board.hand.drafted
        hints = self.company.hints
        hints.taken = lambda: [*self.board.hand.strip, *kept_free(one for one in self.open if one is not hints)]
        self.log = LogPanel(self.history, since(self), lambda: self.board.display.scores, self.takeback.rewind)
        self.stack.know(self.log, *self.board.panels)
        self.grace = Grace()
        self.steering = Steering(self)
        self.asked = self.steering.asked
        self.spoken = TableOutline(self)
        self.answers = Answers(self, self.mode, self.steering.debounce)
        self.covered = False
        """Whether a scene over the table has to be seen before the game goes on."""
        self._drawn = False  # since the last look at the panels
        self._mine = False  # whether a player here was to move
        self.picture = TablePicture(self, self.mode)
        self.draw_moving = self.picture.draw_moving
        toggled = tuple(name for name in self.stack.panels if name != "recap")
        self.stack.know(self.company.hints, self.company.watch, *self.mode.panels())
        self.do = TableCommands(self, self.mode, self.takeback, toggled).do
        self.board.take(moved=False)

    # ---- for the board: described in `board.Host`

    def play(self, turn: Turn) -> None:
        self.steering.made()
        if self.mode.takes(turn):
            self.link.submit(turn)

    def click(self, panel: str, spot: int) -> None:
        found = self.stack.named(panel)
        if found is not None:
            self.stack.click(found, found.spots(self.board.display.layout)[spot].center)

    def lay_open(self, panel: Panel) -> None:
        self.stack.lay(panel, True)

    def cover(self, scene: Scene) -> None:
        self.covered = True
        self.app.push(scene)

    def look_back(self, number: int) -> None:
        play_on = self.link.undo_to if self.mode.branches and not self.table.read_only else None
        log = self.log if self.log in self.open else None
        self.app.push(ReplayScene(self.app, self.table.snapshot(), number, play_on=play_on, log=log))

    # ---- as a scene on the stack

    @property
    @override
    def stage(self) -> Stage:
        """A new stage for a card of the mode, and for each part of a scoring."""
        mode, told = self.mode.stage, self.board.telling
        return Stage((mode.key, told), max(mode.pause, _TOLD if told else 0.0), renews=not told)

    @property
    @override
    def stakes(self) -> Stakes:
        return Stakes(self.table.unsaved, table=self.mode.remote)

    @override
    def enter(self) -> None:
        self.board.enter()
        self.stack.stand()
        self.mode.enter()

    @override
    def exit(self) -> None:
        self.company.close()
        self.mode.exit()

    @override
    def pause(self) -> None:
        self.board.hand.let_go()
        self.board.focus.let_go()
        self.dirty = True

    @override
    def resume(self) -> None:
        """Continue: the settings may have changed, the scoring has been seen."""
        self.covered = False
        self.board.display.choreography.pace(self.app.settings.speed, self.app.settings.reduced_motion)
        self.board.resume()
        self.steering.look_under_pointer()
        self.stack.leave()  # lines of a panel light up again when the pointer moves
        self.mode.resume()

    @override
    def resize(self, canvas: Canvas) -> None:
        self.names = self.mode.names()
        self.board.display.resize(canvas, self.position)
        self.picture.begin()
        self.refresh()

    @override
    def beneath(self, dt: float) -> None:
        self.mode.beneath(dt)

    @override
    def update(self, dt: float) -> None:
        """Take the answers of the link, then advance the pieces."""
        if not self.mode.update(dt):
            return
        board, display = self.board, self.board.display
        if not self.link.busy:  # earlier presses wait too, so that time does not count
            self.steering.debounce.update(dt, display.busy)
        for answered in self.link.poll():
            self.answers.take(answered.result)
        if self.steering.later and not self.link.busy:
            self.steering.catch_up()
        busy = display.busy
        if display.update(dt):
            self.moved, self.dirty = self.moved or display.moved, self.dirty or not display.moved
        if busy and not display.busy:
            self.refresh()
        if not display.busy:
            self.answers.arrived()
        if (self.dirty or self.moved or self._drawn) and self.stack.changed():  # a panel knows its size once drawn
            self.steering.look_under_pointer()
        self._drawn = False
        if board.update(dt):
            self.dirty = True
        if self.grace.update(dt, self.app.settings.reduced_motion):
            self.moved, self.dirty = True, self.dirty or not self.grace.runs
        waits = self.grace.endless  # as long as the player wants
        if self.company.update(dt, not (display.busy or waits)):
            self.dirty = True
        self.stack.lay(self.company.watch, bool(self.company.watch.says))
        self.stack.stand()
        if self._mine and not self.company.mine and "recap" in self.stack.panels:  # later turns are told as they arrive
            self.stack.lay(self.stack.panels["recap"], False)
        self._mine = self.company.mine
        back = self.app.focused and self.company.mine and self.app.scenes[-1] is self and not busy
        if self.answers.missed and back:
            self.answers.missed = False
            remind(self)
        if self.table.over and not display.busy and not self.covered:
            self.covered = True
            self.mode.ended()
        self.mode.settle(dt)

    # ---- events and commands

    @override
    def aim(self, at: tuple[int, int]) -> tuple[int, int]:
        panel = self.stack.at(at)
        return self.board.hand.aim(at, REACH) if panel is None else self.stack.aim(panel, at, REACH)

    @override
    def under(self, at: tuple[int, int]) -> object:
        return None if self.stack.at(at) is not None else self.board.hand.pick(at)

    @override
    def drags(self, at: tuple[int, int]) -> bool:
        return self.stack.at(at) is None and self.board.hand.drags

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        return self.mode.handle(event) or self.steering.handle(event)

    def skip(self) -> None:
        """Skip one step: motion jumps to its end, a telling advances; when nothing moves, the grace ends."""
        if not self.company.skip() and not self.board.skip():
            self.grace.end()

    def refresh(self) -> None:
        """Update the board after a change of the draft or the position."""
        self.board.refresh(self.takeback.can_redo)
        self.dirty = True

    # ---- picture

    @override
    def outline(self) -> Outline:
        return self.spoken.outline(self.picture.chrome(), self.mode.nodes())

    @override
    def shimmer(self) -> Ground | None:
        return self.board.display.shimmer()

    @override
    def ready(self) -> bool:
        return self.picture.ready()

    @override
    def draw(self, surface: pygame.Surface) -> None:
        self._drawn = True
        self.picture.draw(surface)
