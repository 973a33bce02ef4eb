"""The table of a lesson: the pupil plays one seat, the lesson answers for the others, the lantern-bearer guides."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame
from typing_extensions import override

from luna.core.game import Reason, Turn
from luna.learning.course import LessonProgress, resumed
from luna.learning.lesson import DO, TRY, Lesson, Pupil
from luna.log.records import PLAYS
from luna.shell.app.scene import App, Stage
from luna.shell.board.chrome import Chrome
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.table_view import TableView
from luna.shell.client.choices import seat_word
from luna.shell.drawing import theme
from luna.shell.input import pad
from luna.shell.input.keys import is_modifier
from luna.shell.modes import lantern
from luna.shell.modes.lantern import BearerPanel
from luna.shell.modes.lesson_words import words
from luna.shell.modes.mode import Mode
from luna.shell.modes.speech_bubble import Says
from luna.shell.modes.takeback import StepTakeback
from luna.shell.modes.whatif import practice_table
from luna.table.chronicle import Outcome
from luna.table.link import TableLink

_MOMENT: Final = 0.3  # seconds in which a new sentence ignores presses
_AGREE: Final = ("do", "commit")
"""The commands that restart a missed task. The key that skips a film is not among them."""
_SEEN: Final = 1.0  # seconds in which the sentence about a missed task ignores presses
_MISSES: Final = 2  # wrong turns after which the ghost shows the click
_PULSE: Final = 1.2  # seconds for which the thing to click pulses after a wrong turn
_STAY: Final = ("back", "menu", "undo", "rules")
"""Commands that keep their meaning where any other key continues."""

Note = Callable[[int, tuple[Turn, ...], float], object]
"""Receives the step, the turns and the seconds of a lesson that is left."""


class LessonMode(Mode):
    """A table in memory that starts with the lesson's position; the pupil decides which turns are accepted."""

    view: TableView
    branches = False

    def __init__(
        self,
        lesson: Lesson,
        attended: LessonProgress,
        note: Note,
        won: Callable[[float], object],
        onward: Callable[[], object] | None,
    ) -> None:
        """`note`: stores the place in the lesson; `won`: takes its seconds; `onward`: opens the next lesson, if any."""
        self.lesson, self.pupil = lesson, Pupil(lesson, attended.step, len(attended.turns))
        self.onward = onward
        self.seconds = float(attended.seconds)
        """How long the lesson has taken."""
        self.held = lambda: (lesson.seat,)
        self._note, self._won = note, won
        self._arrives = False  # a turn of the pupil is under way
        self._over = False  # the game has ended and its last scoring was shown

    def press(self, name: str) -> None:
        """Press a button of the bubble."""
        match name:
            case "on":
                self.pupil.go_on(self.view.table.length)
                self._changed()
            case "next" | "leave":
                self.leave()
                if name == "next" and self.onward is not None:
                    self.onward()
            case "show":
                self.panel.show()
            case "skip":
                view, pupil = self.view, self.pupil
                turn = self.lesson.turn(view.table.position, pupil.step.play[pupil.made])
                if turn is not None and self.takes(turn):
                    view.link.submit(turn)
            case "again":
                self._return(self.pupil.again())

    # ---- as a table

    @property
    @override
    def stage(self) -> Stage:
        """A sentence ignores presses while pieces move, and for a moment after."""
        pupil = self.pupil
        pause = _SEEN if pupil.failed else _MOMENT if pupil.reads else 0.0
        moving = pupil.reads and self.view.board.display.busy
        return Stage((pupil.at, pupil.failed, pupil.won, moving), pause)

    @override
    def takeback(self) -> StepTakeback:
        return StepTakeback(self.view, self._undo)

    @override
    def names(self) -> list[str]:
        return [seat_word(self.view.text, seat.order) for seat in self.view.table.seats]

    @override
    def panels(self) -> Sequence[Panel]:
        self.panel = LessonPanel(self)
        return (self.panel,)

    @override
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {"menu": self.leave, "hint": self.panel.show, "back": self._back}

    @override
    def enter(self) -> None:
        """Skip the recap: a lesson has no earlier turns."""
        self.panel.reset()

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
    def result_shown(self, result: Outcome | Reason) -> None:
        if isinstance(result, Reason) or result.kind not in PLAYS or result.seat != self.lesson.seat:
            self._arrives = False
        elif self.pupil.loses(bytearray(result.position)):  # show the miss at once, without its scoring
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
        """Show no final page: the lesson continues."""
        self.view.covered, self._over = False, True

    @override
    def exit(self) -> None:
        """Store the place in the lesson. A step in which the learner plays starts again the next time."""
        if not self.pupil.won:
            turns = tuple(tuple(played.turn) for played in self.view.table.history[: self.pupil.began])
            self._note(self.pupil.at, turns, self.seconds)
        super().exit()

    @override
    def leave(self) -> None:
        """Return to the lessons page; the lesson continues from here."""
        self.view.app.pop(self.view)

    # ---- steps

    def _judge(self) -> None:
        """Let the pupil judge the learner's last turn: the step continues, ends or is missed."""
        self._arrives = False
        self.pupil.played(self.view.table.position, self.view.table.length)
        self._changed()

    def _undo(self) -> None:
        """Take back the pupil's last turn, or the last step that was read."""
        length = self.pupil.back()
        if length is not None:
            self._return(length)

    def _return(self, length: int) -> None:
        if length < self.view.table.length:
            self.view.link.undo_to(length)
        self._over = False
        self._changed()

    def _back(self) -> None:
        """Undo one step of the draft, else close a panel, else leave the lesson."""
        board = self.view.board
        if not (board.focus.hide() or board.hand.back() or self.view.stack.escape(self.panel)):
            self.leave()

    def _changed(self) -> None:
        self.panel.reset()
        if self.pupil.won:
            self.view.app.sound.play("your-turn")
            self._won(self.seconds)
        self.view.refresh()


class LessonPanel(BearerPanel):
    """The lantern-bearer over the table of a lesson: light, beam and words, and the ghost that shows the click."""

    name = "lesson"

    def __init__(self, mode: LessonMode) -> None:
        super().__init__(mode.lesson.rules.NAME, mode.press)
        self._mode = mode
        self.wrong = ""
        """The reason why the last turn was not accepted."""
        self._asked = False  # whether to show the click
        self._pulse = 0.0  # seconds left

    def reset(self) -> None:
        """Forget the last miss: another step starts."""
        self.wrong, self._asked, self._pulse = "", False, 0.0
        self._still = self._mode.view.app.pointer  # where the pointer rests since then

    def show(self) -> None:
        """Show the click from now on, at the player's request. The focus of keys goes there, and is read aloud."""
        self._asked = self._mode.view.dirty = True
        hand, ghost = self._mode.view.board.hand, self.ghost
        if hand.pointer.keyed and ghost is not None and (thing := hand.pick(ghost)) is not None:
            hand.lead(thing)

    def missed(self, wrong: str) -> None:
        """Show that a turn was not accepted, and why; "" for an unknown reason."""
        self.wrong, self._pulse = wrong or self.wrong, _PULSE

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True while the pulse runs."""
        pulses = self._pulse > 0
        self._pulse -= dt if pulses else 0.0
        return pulses

    @override
    def says(self) -> Says:
        mode = self._mode
        more = mode.onward is not None
        return words(mode.view.text, mode.pupil, mode.view.table, wrong=self.wrong, seconds=mode.seconds, more=more)

    @property
    def lit(self) -> list[Rect]:
        """The things of the step."""
        mode = self._mode
        if mode.pupil.won:
            return []
        found = (mode.view.board.display.named(name, mode.lesson.seat) for name in mode.pupil.step.light)
        return [rect for rect in found if rect is not None]

    @property
    def ghost(self) -> Pixel | None:
        """The place of the next click, when it is to be shown: after two misses, or at the player's request."""
        mode, view = self._mode, self._mode.view
        wanted = self._asked or mode.pupil.misses >= _MISSES
        if mode.pupil.reads or not wanted or view.table.to_move != mode.lesson.seat:
            return None
        spots = self.lit[:2]
        return spots[-1 if view.board.hand.begun else 0].center if spots else None

    @property
    @override
    def alone(self) -> bool:
        """Whether no card is shown: none may cover the subject of a sentence, wherever the pointer happens to rest."""
        pointer = self._mode.view.board.hand.pointer
        return self._mode.pupil.reads or (not pointer.keyed and pointer.point == self._still)

    @override
    def draw(self, pen: Pen) -> None:
        pupil, lit, layout = self._mode.pupil, self.lit, pen.layout
        busy = self._mode.view.board.display.busy
        shines = pupil.step.kind != TRY  # a task is done without help
        if shines and not busy:
            if lit:
                bar = layout.bar.rect.top
                lantern.shade(pen, [*(rect for rect in lit if rect.top < bar), *layout.read])
                lantern.pool(pen, lit)
            still = self._mode.view.app.settings.reduced_motion
            bright = self._pulse > 0 and (still or int(self._pulse * 6) % 2 == 0)
            for rect in lit:
                lantern.frame_of(pen, rect, theme.IVORY if bright else theme.GOLD)
        self.draw_bearer(
            pen,
            near=[] if busy else lit,
            spare=[layout.free, *layout.played],
            shines=shines,
            pose="content" if pupil.won else "",
        )
        ghost = None if busy else self.ghost
        if ghost is not None:
            pen.put("learn/hint-pointer", ghost, size=1.4)


def attend(
    app: App,
    lesson: Lesson,
    attended: LessonProgress,
    note: Note,
    won: Callable[[float], object],
    onward: Callable[[], object] | None,
) -> None:
    """Open a lesson where it was left; a lesson that has changed since starts again."""
    turns = resumed(lesson, attended)
    if len(turns) < len(attended.turns):
        attended = LessonProgress()
    table = practice_table(lesson.rules, lesson.header)
    for turn in turns:
        table.acts.submit(turn)
    app.push(TableView(app, TableLink(table), LessonMode(lesson, attended, note, won, onward)))
