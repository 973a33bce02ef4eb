"""The lantern-bearer as a panel: what is under the pointer, and his buttons. Who uses him says what he says."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial

from typing_extensions import override

from luna.shell.board.frame import Frame
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.client import game_client
from luna.shell.modes.lantern import Bearer, Says


class BearerPanel(Panel):
    """A subclass draws `bearer` with its words; he is gone while `away`. Only his buttons answer."""

    def __init__(self, game: str, press: Callable[[str], object]) -> None:
        """`game`: whose guide it is; `press`: hears the name of a button."""
        self.bearer = Bearer(game_client.of(game).guide)
        self.hover = ""
        """The button under the pointer."""
        self._press = press

    @property
    def away(self) -> bool:
        """Whether he is out of the way."""
        return False

    @property
    @override
    def stands(self) -> Rect | None:
        return None if self.away else self.bearer.place.figure

    @override
    def covers(self, layout: Frame, point: Pixel) -> bool:
        return self.bearer.covers(point) and not self.away

    @override
    def spots(self, layout: Frame) -> list[Rect]:
        return [] if self.away else list(self.bearer.buttons.values())

    @override
    def moved(self, layout: Frame, point: Pixel | None) -> bool:
        before, self.hover = self.hover, self.bearer.button(point)
        return self.hover != before

    @override
    def click(self, layout: Frame, point: Pixel) -> bool:
        name = self.bearer.button(point)
        if name:
            self._press(name)
        return False

    @abstractmethod
    def says(self) -> Says | None:
        """What is said now; None when there is nothing to say."""

    @override
    def said(self) -> Sequence[str]:
        says = None if self.away else self.says()
        if says is None:
            return ()
        return [line for line in (says.title, says.note, says.sentence, *says.below.split("\n")) if line]

    @override
    def deeds(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        says = None if self.away else self.says()
        return [(name, words, partial(self._press, name)) for name, words in says.buttons] if says else ()

    @override
    @abstractmethod
    def draw(self, pen: Pen) -> None: ...
