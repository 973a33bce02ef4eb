"""Motions between films that wait: for words to be read, for a scoring to be seen."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from luna.shell.board.films.film import Clip, Shown
from luna.shell.drawing import motion


class Caption(NamedTuple):
    """A part of a turn that is told in words while it plays."""

    events: int  # how many
    seconds: float  # to read, once they have been seen
    begin: Callable[[], None]
    end: Callable[[], None]
    clips: Callable[[Shown], list[Clip]] | None = None
    """Its clips, where they do not follow from the events alone."""


class Told(motion.Call):
    """A caption has been read."""


class Curtain(motion.Call):
    """`skip` stops here: everybody sees the scoring that follows."""

    def __init__(self) -> None:
        super().__init__(lambda: None)


@dataclass(slots=True)
class Gate:
    """A motion that calls back once, then waits until it is released: a scoring stands between two films."""

    opened: Callable[[], None]
    called: bool = False
    done: bool = False

    def step(self, dt: float) -> float:
        if not self.called:
            self.called = True
            self.opened()
        return dt if self.done else 0.0

    def finish(self) -> None:
        """See `Motion`. A skipped gate still calls back."""
        self.step(0.0)
        self.done = True
