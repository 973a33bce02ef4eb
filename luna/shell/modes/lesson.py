"""The table of a lesson: the pupil plays one seat, the lesson answers for the others, the lantern-bearer leads."""

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
from luna.shell.board.table_view import TableView
from luna.shell.client.choices import seat_word
from luna.shell.input import pad
from luna.shell.input.keys import is_modifier
from luna.shell.modes.lesson_panel import LessonPanel
from luna.shell.modes.mode import Mode
from luna.shell.modes.takeback import StepTakeback
from luna.table.chronicle import Outcome
from luna.table.link import TableLink
from luna.table.table import Player, Table

_MOMENT: Final = 0.3
"""Seconds in which a new sentence takes no press."""
_AGREE: Final = ("do", "commit")
"""The commands that begin a missed task again. The key that skips a film is none of them."""
_SEEN: Final = 1.0
"""Seconds in which the sentence about a missed task takes no press."""
_STAY: Final = ("back", "menu", "undo", "rules")
"""Commands that keep their meaning where any other key continues."""

Note = Callable[[int, tuple[Turn, ...], float], object]
"""Takes the step, the turns and the seconds of a lesson that is left."""


class LessonMode(Mode):
    """A table in memory that begins with the lesson's position; the pupil decides which turns are accepted."""

    view: TableView
    branches = False

    def __init__(
        self,
        lesson: Lesson,
        attended: Attended,
        note: Note,
        won: Callable[[float], object],
        onward: Callable[[], object] | None,
    ) -> None:
        """`note`: keeps the place in the lesson; `won`: takes its seconds; `onward`: opens the next lesson, if any."""
        self.lesson, self.pupil = lesson, Pupil(lesson, attended.step, len(attended.turns))
        self.onward = onward
        self.seconds = float(attended.seconds)
        """How long the lesson has taken."""
        self.panel = LessonPanel(self)
        self._note, self._won = note, won
        self._arrives = False  # an own turn is under way
        self._over = False  # the game has ended and its last scoring was shown

    def press(self, name: str) -> None:
        """Press a button of the bubble."""
        ways: Mapping[str, Callable[[], object]] = {
            **{"on": self._go_on, "next": self._next, "leave": self.leave},
            **{"show": self.panel.show, "skip": self._skip, "again": lambda: self._return(self.pupil.again())},
        }
        ways[name]()

    # ---- as a table

    @property
    @override
    def stage(self) -> Stage:
        """A sentence takes no press while pieces move, nor in the moment after."""
        pupil = self.pupil
        pause = _SEEN if pupil.failed else _MOMENT if pupil.reads else 0.0
        moving = pupil.reads and self.view.board.display.busy
        return Stage((pupil.at, pupil.failed, pupil.won, moving), pause)

    @override
    def takeback(self) -> StepTakeback:
        return StepTakeback(self.view, self._undo)

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
        return {"menu": self.leave, "hint": self.panel.show, "back": self._back}

    @override
    def enter(self) -> None:
        """Recap nothing: a lesson has no turns before its own."""

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """While a sentence is read, any key continues, and so does any click beside the buttons."""
        view = self.view
        if not self.pupil.reads or view.board.display.busy or view.link.busy:
            return False
        keyed = event.type in (pygame.KEYDOWN, pad.PRESSED)
        command = view.app.keys.command(event) if event.type == pygame.KEYDOWN else getattr(event, "command", "")
        if self.pupil.failed:  # only its button, or the key for it
            if command in _AGREE:
                self.press("again")
            return keyed and command not in _STAY
        if keyed:
            goes = command not in _STAY and not (event.type == pygame.KEYDOWN and is_modifier(event))
        else:
            layout = view.board.display.layout
            goes = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            goes = goes and not self.panel.covers(layout, event.pos) and layout.free.collidepoint(event.pos)
        if goes:
            self.press(self.panel.says().buttons[0][0])
        return goes

    @override
    def dress(self, chrome: Chrome) -> Chrome:
        """Say that the lesson waits for the pupil, where the frame would say that a bot thinks."""
        if not self.pupil.reads or self.view.table.to_move in (self.lesson.seat, None):
            return chrome
        return replace(chrome, draft_title=self.view.text("lesson-waits"), draft_hint="", thinking=None)

    @override
    def takes(self, turn: Turn) -> bool:
        view, pupil = self.view, self.pupil
        if pupil.takes(view.table.position, turn, view.table.length):
            self.panel.wrong, self._arrives = "", True
            return True
        self.panel.missed(
            view.text(f"lesson-{self.lesson.name}-{pupil.step.key}-wrong") if pupil.step.kind == DO else ""
        )
        view.app.sound.play("refuse")
        view.board.take(moved=False)
        view.refresh()
        return False

    @override
    def told(self, result: Outcome | Reason) -> None:
        if isinstance(result, Reason) or result.kind not in PLAYS or result.seat != self.lesson.seat:
            self._arrives = False
        elif self.pupil.loses(bytearray(result.position)):  # say at once what was missed, without its scoring
            self.view.board.display.jump(bytearray(result.position))
            self._judge()

    @override
    def settle(self, dt: float) -> None:
        """When all is at rest, end the step, or let the seat to move answer."""
        view, pupil = self.view, self.pupil
        view.stack.lay(self.panel, True)
        if view.app.focused and not pupil.won:
            self.seconds += dt
        view.dirty = self.panel.update(dt) or view.dirty
        shown = self._over if view.table.over else not view.covered
        if view.link.busy or view.board.display.busy or not shown:
            return
        if self._arrives:
            self._judge()
        if not self.pupil.reads and view.table.to_move not in (self.lesson.seat, None):
            view.link.submit(self.lesson.answer(view.table.position, pupil.step))

    @override
    def ended(self) -> None:
        """Cover nothing: the lesson says what comes next."""
        self.view.covered, self._over = False, True

    @override
    def exit(self) -> None:
        """Keep the place in the lesson. A step with own turns begins anew the next time."""
        if not self.pupil.won:
            turns = tuple(tuple(played.turn) for played in self.view.table.history[: self.pupil.began])
            self._note(self.pupil.at, turns, self.seconds)
        super().exit()

    @override
    def leave(self) -> None:
        """Go back to the lessons page; the lesson continues from here."""
        self.view.app.pop(self.view)

    # ---- steps

    def _judge(self) -> None:
        """Let the pupil judge the own turn that has arrived: the step continues, ends or is missed."""
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

    def _skip(self) -> None:
        """Play the solution of this step."""
        view, pupil = self.view, self.pupil
        turn = self.lesson.turn(view.table.position, pupil.step.play[pupil.made])
        if turn is not None and self.takes(turn):
            view.link.submit(turn)

    def _undo(self) -> None:
        """Take back the last own turn, or the last step that was read."""
        length = self.pupil.back()
        if length is not None:
            self._return(length)

    def _return(self, length: int) -> None:
        if length < self.view.table.length:
            self.view.link.undo_to(length)
        self._over = False
        self._changed()

    def _back(self) -> None:
        """Take one step of the draft back, else close a panel, else leave the lesson."""
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
        self.panel.reset()
        if self.pupil.won:
            self.view.app.sound.play("your-turn")
            self._won(self.seconds)
        self.view.refresh()


def table_of(lesson: Lesson, turns: Sequence[Turn] = ()) -> Table:
    """A table in memory after these turns, at which this machine plays every seat."""
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
    """Open a lesson where it was left; a lesson that has changed since begins anew."""
    turns = resumed(lesson, attended)
    if len(turns) < len(attended.turns):
        attended = Attended()
    app.push(TableView(app, TableLink(table_of(lesson, turns)), LessonMode(lesson, attended, note, won, onward)))
