"""The lantern-bearer over the table of a lesson: light, beam, words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from typing_extensions import override

from luna.learning.lesson import TRY, Pupil
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme
from luna.shell.modes import lantern
from luna.shell.modes.bearer_panel import BearerPanel
from luna.shell.modes.lantern import Says


class Teaching(Protocol):
    """What the panel shows of a lesson."""

    pupil: Pupil

    @property
    def reads(self) -> bool: ...

    @property
    def moving(self) -> bool: ...

    @property
    def lit(self) -> list[Rect]: ...

    @property
    def bright(self) -> bool: ...

    @property
    def ghost(self) -> Pixel | None: ...

    def says(self) -> Says: ...

    def press(self, name: str) -> None: ...


class LessonPanel(BearerPanel):
    """The lantern-bearer over the table: light, beam, words and buttons."""

    name = "lesson"

    def __init__(self, game: str, mode: Teaching) -> None:
        super().__init__(game, mode.press)
        self._mode = mode

    @override
    def says(self) -> Says:
        return self._mode.says()

    @property
    @override
    def alone(self) -> bool:
        """While a sentence is read no card covers what it is about, wherever the pointer rests."""
        return self._mode.reads

    @property
    def place(self) -> Sequence[Rect]:
        """Where he stands, and where his words are."""
        return self.bearer.place

    @override
    def draw(self, pen: Pen) -> None:
        mode = self._mode
        pupil, lit, layout = mode.pupil, mode.lit, pen.layout
        read = layout.read
        busy = mode.moving
        if lit and not busy and pupil.step.kind != TRY:
            bar = layout.bar.rect.top
            lantern.shade(pen, [*(rect for rect in lit if rect.top < bar), *read])
            lantern.pool(pen, lit)
        if not busy and pupil.step.kind != TRY:
            for rect in lit:
                lantern.frame_of(pen, rect, theme.IVORY if mode.bright else theme.GOLD)
        pose = "content" if pupil.won else ""
        near, shines = ([] if busy else lit), pupil.step.kind != TRY  # a task is done without help
        spare = [layout.free, *layout.played]
        self.bearer.draw(
            pen, mode.says(), near, read, layout.teaches, spare=spare, shines=shines, pose=pose, hover=self.hover
        )
        self.rect = self.bearer.place.bubble
        if not busy and mode.ghost is not None:
            lantern.ghost(pen, mode.ghost)
