"""The table of a lesson: one seat is the pupil's, the others answer as the lesson says, the lantern-bearer leads."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame
from typing_extensions import override

from luna.core.game import Reason, Turn
from luna.learning.course import Attended, resumed
from luna.learning.lesson import DO, Lesson, Pupil
from luna.log.records import PLAYS
from luna.shell.app.scene import App, Stage
from luna.shell.board.chrome import Chrome
from luna.shell.board.panel import Panel
from luna.shell.board.panels.logpanel import LogPanel
from luna.shell.board.pen import Pixel, Rect
from luna.shell.board.table_view import TableView
from luna.shell.client.choices import seat_word
from luna.shell.input import pad
from luna.shell.input.keys import is_modifier
from luna.shell.modes import lesson_words
from luna.shell.modes.lantern import Says
from luna.shell.modes.lesson_panel import LessonPanel
from luna.shell.modes.mode import Mode
from luna.shell.modes.replay import ReplayScene
from luna.table.chronicle import Outcome
from luna.table.link import TableLink
from luna.table.table import Player, Table

_MISSES: Final = 2
"""After so many a ghost shows the very click."""
_MOMENT: Final = 0.3
"""Seconds in which a new sentence takes no press."""
_AGREE: Final = ("do", "commit")
"""The commands that begin a missed task again. The key that skips a film is none of them."""
_SEEN: Final = 1.0
"""Seconds in which the sentence about a missed task takes no press."""
_PULSE: Final = 1.2
"""Seconds for which the thing to click pulses after a miss."""
_STAY: Final = ("back", "menu", "undo", "rules")
"""Commands that mean themselves where any other key goes on."""

Note = Callable[[int, tuple[Turn, ...], float], object]
"""Hears step, turns and seconds of a lesson that is left."""


class LessonMode(Mode):
    """A table in memory that begins with the lesson's position; the pupil says what may be played."""

    view: TableView

    def __init__(
        self,
        lesson: Lesson,
        attended: Attended,
        note: Note,
        won: Callable[[float], object],
        onward: Callable[[], object] | None,
    ) -> None:
        """`note`: hears where the lesson goes on; `won`: of the seconds it took; `onward`: opens the next lesson."""
        self.lesson, self.pupil = lesson, Pupil(lesson, attended.step, len(attended.turns))
        self.onward = onward
        self.panel = LessonPanel(lesson.rules.NAME, self)
        self._note, self._won = note, won
        self._seconds = float(attended.seconds)
        self._wrong = ""
        self._pulse = 0.0  # seconds left
        self._asked = False  # to be shown the click
        self._arrives = False  # an own turn is on its way
        self._over = False  # the game itself, and its last scoring has been seen

    # ---- what it says

    @property
    def reads(self) -> bool:
        """Whether there is something to be read, and nothing to be played."""
        return self.pupil.won or self.pupil.failed or not self.pupil.step.waits

    def says(self) -> Says:
        """What the lantern-bearer says now."""
        view, more = self.view, self.onward is not None
        return lesson_words.says(view.text, self.pupil, view.table, wrong=self._wrong, seconds=self._seconds, more=more)

    @property
    def lit(self) -> list[Rect]:
        """What it is about."""
        if self.pupil.won:
            return []
        found = (self.view.board.named(name, self.lesson.seat) for name in self.pupil.step.light)
        return [rect for rect in found if rect is not None]

    @property
    def ghost(self) -> Pixel | None:
        """Where the very click is, once it has to be shown."""
        pupil = self.pupil
        if self.reads or not (self._asked or pupil.misses >= _MISSES) or self.view.table.to_move != self.lesson.seat:
            return None
        spots = self.lit[:2]
        return spots[-1 if self.view.board.hand.begun else 0].center if spots else None

    @property
    def moving(self) -> bool:
        """Whether pieces move: nothing is pointed out then."""
        return self.view.board.display.busy

    @property
    def bright(self) -> bool:
        """Whether the thing pulses just now."""
        still = self.view.app.settings.reduced_motion
        return self._pulse > 0 and (still or int(self._pulse * 6) % 2 == 0)

    def press(self, name: str) -> None:
        """A button of the bubble."""
        ways: Mapping[str, Callable[[], object]] = {
            **{"on": self._go_on, "next": self._next, "leave": self.leave},
            **{"show": self._show, "skip": self._skip, "again": self._again},
        }
        ways[name]()

    # ---- as a table

    @property
    @override
    def stage(self) -> Stage:
        """A step that is read takes no press while pieces move, nor in the moment after."""
        pupil = self.pupil
        pause = _SEEN if pupil.failed else _MOMENT if self.reads else 0.0
        return Stage((pupil.at, pupil.failed, pupil.won, self.reads and self.moving), pause)

    @property
    @override
    def held(self) -> Callable[[], Collection[int]]:
        return lambda: (self.lesson.seat,)

    @override
    def names(self) -> list[str]:
        return [seat_word(self.view.text, seat.order) for seat in self.view.table.seats]

    @override
    def panels(self) -> Sequence[Panel]:
        return (self.panel,)

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {"menu": self.leave, "hint": self._show, "back": self._back}

    @override
    def enter(self) -> None:
        """Nobody has played before."""

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """Where something is to be read, any key goes on, and any click that is not on a button."""
        view = self.view
        if not self.reads or view.board.display.busy or view.link.busy:
            return False
        if self.pupil.failed:
            return self._missed(event)
        if event.type == pygame.KEYDOWN:
            goes = not is_modifier(event) and view.app.keys.command(event) not in _STAY
        elif event.type == pad.PRESSED:
            goes = event.command not in _STAY
        else:
            layout = view.board.display.layout
            goes = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            goes = goes and not self.panel.covers(layout, event.pos) and layout.free.collidepoint(event.pos)
        if goes:
            self.press(self.says().buttons[0][0])
        return goes

    def _missed(self, event: pygame.event.Event) -> bool:
        """A missed task begins again with its button or the key for it."""
        keyed = event.type in (pygame.KEYDOWN, pad.PRESSED)
        command = self.view.app.keys.command(event) if event.type == pygame.KEYDOWN else getattr(event, "command", "")
        if command in _AGREE:
            self.press("again")
        return keyed and command not in _STAY

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        """Nobody thinks while the lesson waits for the pupil."""
        if not self.reads or self.view.table.to_move in (self.lesson.seat, None):
            return chrome
        return replace(chrome, draft_title=self.view.text("lesson-waits"), draft_hint="", thinking=None)

    @override
    def takes(self, turn: Turn) -> bool:
        table = self.view.table
        if self.pupil.takes(table.position, turn, table.length):
            self._wrong, self._arrives = "", True
            return True
        if self.pupil.step.kind == DO:
            self._wrong = self.view.text(f"lesson-{self.lesson.name}-{self.pupil.step.key}-wrong")
        self._pulse = _PULSE
        self.view.app.sound.play("refuse")
        self.view.board.take(moved=False)
        self.view.refresh()
        return False

    @override
    def told(self, result: Outcome | Reason) -> None:
        if isinstance(result, Reason) or result.kind not in PLAYS or result.seat != self.lesson.seat:
            self._arrives = False
        elif self.pupil.loses(bytearray(result.position)):  # its scoring is not told: what was missed is said at once
            self.view.board.display.jump(bytearray(result.position))
            self._judge()

    @override
    def settle(self, dt: float) -> None:
        """When all is at rest the step ends, or whoever else is due answers."""
        view, pupil = self.view, self.pupil
        view.stack.lay(self.panel, True)
        if view.app.focused and not pupil.won:
            self._seconds += dt
        if self._pulse > 0:
            self._pulse -= dt
            view.dirty = True
        shown = self._over if view.table.over else not view.covered
        if view.link.busy or view.board.display.busy or not shown:
            return
        if self._arrives:
            self._judge()
        if not self.reads and view.table.to_move not in (self.lesson.seat, None):
            view.link.submit(self.lesson.answer(view.table.position, pupil.step))

    @override
    def ended(self) -> None:
        """The lesson says what comes: nothing covers the table."""
        self.view.covered, self._over = False, True

    @override
    def exit(self) -> None:
        self._keep()
        super().exit()

    @override
    def leave(self) -> None:
        """Back to the page to learn; the lesson goes on here."""
        self.view.app.pop(self.view)

    @override
    def undo(self) -> None:
        """Take back the last turn of one's own, or the last step that was read."""
        length = self.pupil.back()
        if length is not None:
            self._return(length)

    @property
    @override
    def can_redo(self) -> bool:
        """What was taken back is played anew: the lesson counts turns."""
        return False

    @override
    def redo(self) -> None:
        """See `can_redo`."""

    @override
    def rewind(self, as_of: int) -> None:
        """A lesson has no branches."""

    @override
    def look_back(self, number: int, log: LogPanel | None) -> None:
        """For looking only."""
        self.view.app.push(ReplayScene(self.view.app, self.view.table, number, log=log))

    def _judge(self) -> None:
        """The own turn has arrived: the step goes on, ends or is missed."""
        self._arrives = False
        self.pupil.played(self.view.table.position, self.view.table.length)
        self._changed()

    def _go_on(self) -> None:
        self.pupil.go_on(self.view.table.length)
        self._changed()

    def _next(self) -> None:
        onward = self.onward
        self.leave()
        if onward is not None:
            onward()

    def _show(self) -> None:
        self._asked = True
        self.view.dirty = True

    def _skip(self) -> None:
        """The solution of this step is played."""
        view, pupil = self.view, self.pupil
        turn = self.lesson.turn(view.table.position, pupil.step.play[pupil.made])
        if turn is not None and self.takes(turn):
            view.link.submit(turn)

    def _again(self) -> None:
        self._return(self.pupil.again())

    def _return(self, length: int) -> None:
        if length < self.view.table.length:
            self.view.link.undo_to(length)
        self._over = False
        self._changed()

    def _back(self) -> None:
        """One step back of the hand, then what lies open, then the lesson is left."""
        view = self.view
        others = [panel for panel in view.open if panel is not self.panel]
        if view.board.focus.hide() or view.board.hand.back():
            return
        if others:
            view.stack.close(others[-1])
        else:
            self.leave()

    def _changed(self) -> None:
        """Another step, or another place in it."""
        self._wrong, self._asked, self._pulse = "", False, 0.0
        if self.pupil.won:
            self.view.app.sound.play("your-turn")
            self._won(self._seconds)
        self.view.refresh()

    def _keep(self) -> None:
        """A step with turns of its own is begun anew the next time."""
        if not self.pupil.won:
            turns = tuple(tuple(played.turn) for played in self.view.table.history[: self.pupil.began])
            self._note(self.pupil.at, turns, self._seconds)


def table_of(lesson: Lesson, turns: Sequence[Turn] = ()) -> Table:
    """A table in memory at which every seat is played here, after these turns."""
    table = Table.new(lesson.rules, lesson.header, {order: Player() for order in lesson.rules.seats(lesson.header)})
    for turn in turns:
        table.acts.submit(turn)
    return table


def attend(
    app: App,
    lesson: Lesson,
    attended: Attended,
    note: Note,
    won: Callable[[float], object],
    onward: Callable[[], object] | None,
) -> None:
    """Sit down at a lesson, where it was left; one that has changed since begins anew."""
    turns = resumed(lesson, attended)
    if len(turns) < len(attended.turns):
        attended = Attended()
    app.push(TableView(app, TableLink(table_of(lesson, turns)), LessonMode(lesson, attended, note, won, onward)))
