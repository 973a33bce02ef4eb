"""The lantern-bearer in a lesson: which light, beam, words and buttons show, and when the ghost shows the click."""

from collections.abc import Callable
from typing import Final, Protocol

from typing_extensions import override

from luna.learning.lesson import DO, TRY, Lesson, Pupil
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.board.table_view import TableView
from luna.shell.drawing import theme
from luna.shell.modes import lantern
from luna.shell.modes.lantern import BearerPanel
from luna.shell.modes.speech_bubble import Says
from luna.table.table import Table
from luna.text import Catalogue

_MISSES: Final = 2
"""Wrong turns after which the ghost shows the click."""
_PULSE: Final = 1.2
"""Seconds for which the thing to click pulses after a wrong turn."""


class Attending(Protocol):
    """The mode of a lesson, as far as its panel shows it."""

    view: TableView
    lesson: Lesson
    pupil: Pupil
    onward: Callable[[], object] | None
    seconds: float

    def press(self, name: str) -> None:
        """Press a button of the bubble."""


class LessonPanel(BearerPanel):
    """The lantern-bearer over the table of a lesson."""

    name = "lesson"

    def __init__(self, mode: Attending) -> None:
        super().__init__(mode.lesson.rules.NAME, mode.press)
        self._mode = mode
        self.wrong = ""
        """Why the last turn was not accepted."""
        self._asked = False  # to be shown the click
        self._pulse = 0.0  # seconds left

    def reset(self) -> None:
        """Forget the last miss: another step begins."""
        self.wrong, self._asked, self._pulse = "", False, 0.0

    def show(self) -> None:
        """Show the click from now on: the player asked for it."""
        self._asked = self._mode.view.dirty = True

    def missed(self, wrong: str) -> None:
        """Show that a turn was not accepted, and why; "" where no reason is known."""
        self.wrong, self._pulse = wrong or self.wrong, _PULSE

    def update(self, dt: float) -> bool:
        """One step of `dt` seconds; True while the pulse runs."""
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
        """The things that the step is about."""
        mode = self._mode
        if mode.pupil.won:
            return []
        found = (mode.view.board.named(name, mode.lesson.seat) for name in mode.pupil.step.light)
        return [rect for rect in found if rect is not None]

    @property
    def ghost(self) -> Pixel | None:
        """Where the next click goes, once it has to be shown: after two misses, or when the player asks."""
        mode, view = self._mode, self._mode.view
        wanted = self._asked or mode.pupil.misses >= _MISSES
        if mode.pupil.reads or not wanted or view.table.to_move != mode.lesson.seat:
            return None
        spots = self.lit[:2]
        return spots[-1 if view.board.hand.begun else 0].center if spots else None

    @property
    @override
    def alone(self) -> bool:
        """Whether no card shows: while a sentence is read none covers what it is about, wherever the pointer rests."""
        return self._mode.pupil.reads

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


def words(text: Catalogue, pupil: Pupil, table: Table, *, wrong: str, seconds: float, more: bool) -> Says:
    """The bubble for the pupil's step. `wrong`: the reason for a refused turn; `more`: another lesson follows."""
    name, step = pupil.lesson.name, pupil.step
    if pupil.won:
        minutes, rest = divmod(round(seconds), 60)
        title = text("lesson-won", time=f"{minutes}:{rest:02}")
        ways = [("next", text("lesson-next"))] if more else []
        return Says(text(f"lesson-{name}-worth"), title=title, buttons=(*ways, ("leave", text("lesson-leave"))))
    title = text("lesson-place", name=text(f"lesson-{name}"), step=pupil.at + 1, steps=len(pupil.lesson.steps))
    first, _, below = text(f"lesson-{name}-{step.key}").partition("\n")
    if pupil.failed:
        again = ("again", text("lesson-again")), ("leave", text("lesson-leave"))
        return Says(first, below, title, text("lesson-failed"), again)
    if not step.waits:
        return Says(first, below, title, "", (("on", text("lesson-on")),))
    ways = [("show", text("lesson-show")), ("skip", text("lesson-skip"))] if step.kind == DO else []
    if step.kind == TRY and table.length:
        ways = [("again", text("lesson-again"))]
    return Says(first, "\n".join(filter(None, (below, _progress(text, pupil, table)))), title, wrong, ways, leads=False)


def _progress(text: Catalogue, pupil: Pupil, table: Table) -> str:
    """How far a task has come: the turns that are left, and how much of each aim is reached."""
    step, told = pupil.step, list[str]()
    if step.within and text.has("lesson-turns"):
        told.append(text("lesson-turns", left=step.within - pupil.made))
    for aim in step.aim:
        word = f"lesson-aim-{aim.split()[0]}"
        if text.has(word):
            have, want = pupil.lesson.count(table.position, aim)
            told.append(text(word, have=have, want=want))
    return "\n".join(told)
