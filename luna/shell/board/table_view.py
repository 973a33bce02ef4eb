"""The table: what the player does becomes turns, turns come back as events, events move the pieces.

The view owns the link to the table and what lies about the board: panels, bots, the log, undo. The game's board shows
and drafts, `Steering` hears events, and a `Mode` says what is special about this table. It never knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Final

import pygame
from typing_extensions import override

from luna.core.cast import Face
from luna.core.game import Reason, Turn
from luna.log.records import HUMAN, PLAYS, SEAT
from luna.shell.access.node import Outline
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Scene, Stage
from luna.shell.board import spoken
from luna.shell.board.absence import Absence
from luna.shell.board.board import Board
from luna.shell.board.bot_seats import Company
from luna.shell.board.grace import Grace
from luna.shell.board.history import History
from luna.shell.board.looks import Looks
from luna.shell.board.panel import Panel
from luna.shell.board.panels.branchlist import BranchList
from luna.shell.board.panels.logpanel import LogPanel
from luna.shell.board.panelstack import PanelStack
from luna.shell.board.steering import Steering
from luna.shell.board.teller import Entry
from luna.shell.board.viewpicture import ViewPicture
from luna.shell.client import game_client
from luna.shell.drawing.dirty_rects import Ground
from luna.shell.modes.mode import Mode
from luna.shell.players import faces
from luna.table.chronicle import Outcome
from luna.table.link import TableLink

_TOLD: Final = 0.4
"""Seconds in which a new part of what is told takes no press: it was meant for the part before."""


class TableView(Scene):
    """The scene of a table: one game, played."""

    def __init__(self, app: App, link: TableLink, mode: Mode | None = None) -> None:
        """`mode`: None = the usual one."""
        super().__init__(app)
        self.link, self.table, self.text = link, link.table, app.catalogue
        self.mode = mode or Mode()
        self.mode.view = self
        self.position = self.table.position
        self.names: Sequence[str] = self.mode.names()
        self.history = History(self.table)
        self.stack = PanelStack(lambda: self.board)
        client = game_client.of(self.table.game.NAME)
        self.board: Board = client.board(self)
        self.company = Company(link, self.board.display, self.history, app, lambda: self.names, self.mode.held)
        self.company.hints.drafted = lambda: self.board.hand.drafted
        self.company.hints.taken = lambda: self.board.hand.strip
        branches = BranchList(self.table, self.history, self.text, self.mode.rewind)
        self.log = LogPanel(
            self.history,
            self.text,
            lambda: self.names,
            lambda: self.faces,
            self.look_back,
            branches,
            lambda: self.board.display.scores,
        )
        self.stack.know(self.log, *self.board.panels)
        self._toggled = tuple(name for name in self.stack.panels if name != "recap")
        self.stack.know(self.company.hints, self.company.watch, *self.mode.panels())
        self.looks = Looks(self)
        self.grace = Grace()
        self.steering = Steering(self)
        self.absence = Absence()
        self.covered = False
        """Whether something lies over the table that has to be seen before the game goes on."""
        self._bell = False  # it is somebody's turn as soon as all has arrived
        self._drawn = False  # since the panels were looked at
        self.picture = ViewPicture(self)
        self._commands = self._all_commands()
        self._quiet = {"skip", *self.board.focus.commands()}  # commands that let the pieces go on
        self.board.take(moved=False)

    # ---- for the board, see `board.Host`

    @property
    def open(self) -> list[Panel]:
        """What lies open, the topmost last."""
        return self.stack.open

    @property
    def entries(self) -> Sequence[Entry]:
        """The turns that count."""
        return self.history.entries

    @property
    def automaton(self) -> int | None:
        """The seat that the game itself moves."""
        return self.history.automaton

    @property
    def tone(self) -> str:
        """How the ground is painted."""
        return self.mode.tone

    @property
    def mine(self) -> bool:
        """Whether a person at this machine is to move."""
        return self.table.to_move in self.people

    @property
    def people(self) -> Sequence[int]:
        """The seats of people that are played from this machine."""
        return self.company.people

    @property
    def watching(self) -> bool:
        """Whether everybody here only looks on."""
        return self.company.to_move

    @property
    def alone(self) -> bool:
        """Whether no person plays."""
        return self.company.opponents.alone

    @property
    def forbidden(self) -> str:
        """Why nothing can be played here now."""
        return self.mode.forbidden

    def play(self, turn: Turn) -> None:
        """The hand has made a turn."""
        self.steering.made()
        if self.mode.takes(turn):
            self.link.submit(turn)

    def why(self, reason: Reason) -> str:
        """The reason of a refusal in a sentence."""
        return self.history.teller.refusal(self.text, reason)

    def asked(self) -> None:
        """The hand has asked a question."""
        self.steering.asked()

    def click(self, panel: str, spot: int) -> None:
        """A place of a panel that lies open."""
        found = self.stack.named(panel)
        if found is not None:
            self.stack.click(found, found.spots(self.board.display.layout)[spot].center)

    def lay_open(self, panel: Panel) -> None:
        """Open it, unless it lies open."""
        self.stack.lay(panel, True)

    def cover(self, scene: Scene) -> None:
        """Put a scene on top that has to be seen before the game goes on."""
        self.covered = True
        self.app.push(scene)

    def since(self) -> Sequence[Entry]:
        """What the others have done since the last turn at this chair."""
        return self.mode.since()

    def look_back(self, number: int) -> None:
        """The table as it was after so many turns."""
        self.mode.look_back(number, self.log if self.log in self.open else None)

    # ---- life on the stack

    @property
    @override
    def stage(self) -> Stage:
        """A card of the mode, or a part of a scoring that is told, is new."""
        mode, told = self.mode.stage, self.board.telling
        return Stage((mode.key, told), max(mode.pause, _TOLD if told else 0.0))

    @override
    def enter(self) -> None:
        self.enter_board()
        self.mode.enter()

    def enter_board(self) -> None:
        """The table is seen."""
        self.board.enter()
        self.stack.stand()

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
        """The settings may have changed, the scoring has been seen."""
        self.covered = False
        self.board.display.pace(self.app.settings.speed, self.app.settings.reduced_motion)
        self.board.resume()
        self.steering.look_under_pointer()
        self.stack.leave()  # lines of a panel are lit again when the pointer moves
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
        """Answers first, then the pieces."""
        if self.mode.update(dt):
            self._update(dt)
            self.mode.settle(dt)

    def _update(self, dt: float) -> None:
        board, display = self.board, self.board.display
        if not self.link.busy:  # what was pressed meanwhile waits too, so that time does not count
            self.steering.debounce.update(dt, display.busy)
        for answered in self.link.poll():
            self.answered(answered.result)
        if self.steering.later and not self.link.busy:
            self.steering.catch_up()
        busy = display.busy
        self.dirty = display.update(dt) or self.dirty
        if busy and not display.busy:
            self.refresh()
        if self._bell and not display.busy:
            self._bell = False
            self.app.sound.play("your-turn")
        if (self.dirty or self._drawn) and self.stack.changed():  # a panel knows how large it is once it was drawn
            self.steering.look_under_pointer()
        self._drawn = False
        if board.update(dt) or self.grace.update(dt, self.app.settings.reduced_motion):
            self.dirty = True
        waits = self.grace.runs and self.mode.grace_seconds == inf  # as long as the player wants
        if self.company.update(dt, not (display.busy or waits)):
            self.dirty = True
        self.stack.lay(self.company.watch, bool(self.company.watch.says))
        self.stack.stand()
        if self.absence.over(self.app.focused and self.mine and self.app.scenes[-1] is self and not busy):
            self.looks.remind()
        if self.table.over and not display.busy and not self.covered:
            self.covered = True
            self.mode.ended()

    # ---- events and commands

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        return self.mode.handle(event) or self.steering.handle(event)

    def do(self, command: str) -> bool:
        """A command, by whatever means it was given; False when the table has no such command."""
        if command in ("do", "commit") and self.board.telling:
            command = "skip"  # what is told is read first
        deed = self._commands.get(command)
        if deed is None:
            return False
        if command not in ("reveal", "back"):
            self.board.focus.hide()
            self.board.hand.clear()
        if command in self._quiet or not self.hurry():
            deed()
        self.dirty = True
        return True

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        """Everything a key, a button or a pad can ask the table for."""
        return {
            **self.board.commands(),
            **self.board.focus.commands(),
            **{name: partial(self.stack.toggle, name) for name in self._toggled},
            "back": self._escape,
            "more": partial(self._more, 1),
            "less": partial(self._more, -1),
            "undo": self._undo,
            "redo": self.mode.redo,
            "skip": self.skip,
            "menu": self.mode.menu,
            **self.looks.commands(),
            **self.mode.commands(),
        }

    def skip(self) -> None:
        """What moves jumps to its end, what is told goes one step on; when nothing moves, the grace ends."""
        if not self.company.skip() and not self.board.skip():
            self.grace.end()

    def hurry(self) -> bool:
        """An action jumps to its end when the next one begins. True when something has to be seen before."""
        if not self.board.display.busy:
            return False
        before = self.board.display.skip()
        self.refresh()
        return before

    def _more(self, steps: int) -> None:
        """More or fewer novices in the draft; without one, a page of what lies open."""
        if not self.board.hand.wheel(steps):
            self.stack.page(steps)

    def _escape(self) -> None:
        """One step back: what shows the ways, the draft, what lies open, the menu."""
        if not (self.board.focus.hide() or self.board.hand.back() or self.stack.escape(self.company.watch)):
            self.mode.leave()

    def _undo(self) -> None:
        """One step back: of the draft when there is one, else the last turn."""
        if not self.board.hand.back():
            self.mode.undo()

    # ---- turns

    def answered(self, result: Outcome | Reason) -> None:
        """The table's word on what was asked for."""
        heard = self.mode.heard(result)
        if heard is not None:
            self._show(heard)
            self.mode.told(heard)

    def _show(self, result: Outcome | Reason) -> None:
        self.dirty = True
        if isinstance(result, Reason):
            self.board.hand.deny(result)
            return
        if result.notice is not None:
            self.app.tell(result.notice)
            self.app.playing = self.table.path
        self.history.follow()
        if self.table.over and result.kind != SEAT:
            self.app.ways.count(self.app, self.table)
        self.take_position()
        self.grace.end()
        if result.kind in PLAYS:
            if self.table.seats[result.seat].kind == HUMAN:
                self.grace.begin(self.mode.grace_seconds)
            self._show_turn(result)
        elif result.kind != SEAT:
            self.app.sound.play("undo")
            self.board.go(result)
        self.refresh()

    def take_position(self) -> None:
        """Show the table as it is now."""
        draft = self.board.hand.begun
        self.position = self.table.position
        self.names = self.mode.names()
        self.company.moved_on()
        self.stack.lay(self.company.hints, False)
        self.board.take()
        self.stack.stand()
        self.mode.taken(draft)

    def _show_turn(self, result: Outcome) -> None:
        """One turn; the next player at the same screen is told that it is his turn now."""
        self.board.show(result)
        seat, people = self.table.to_move, self.company.people
        self.absence.played(self.app.focused or result.seat in people)
        self._bell = seat in people and seat != result.seat
        if seat is not None and self._bell and len(people) > 1:
            self.steering.debounce.hand_over()
            self.board.hand_over(seat)

    def refresh(self) -> None:
        """The draft, what moves or what may be done has changed."""
        self.board.refresh(self.mode.can_redo)
        self.dirty = True

    # ---- picture

    @override
    def outline(self) -> Outline:
        return spoken.outline(self, self.picture.chrome())

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

    @property
    def faces(self) -> Sequence[Face | None]:
        """Who plays the seats, None where nobody has a face."""
        return faces.of(self.table.game.NAME, self.table.seats, self.app.settings.faces)
