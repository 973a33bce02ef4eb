"""What stands between the films of a turn: parts that are told, the curtain of a scoring, the gate behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from luna.shell.board.films.film import Clip, Shown
from luna.shell.drawing import motion


class Caption(NamedTuple):
    """A part of a turn that is told while it is played."""

    events: int  # how many
    seconds: float  # to read, once they have been seen
    begin: Callable[[], None]
    end: Callable[[], None]
    clips: Callable[[Shown], list[Clip]] | None = None
    """What is seen, where the events do not say it by themselves."""


class Told(motion.Call):
    """A caption has been read."""


class Curtain(motion.Call):
    """From here on everybody is to see what comes: `skip` stops before it."""

    def __init__(self) -> None:
        super().__init__(lambda: None)


@dataclass(slots=True)
class Gate:
    """A motion that calls once and then waits until it is let go: a scoring stands between two films."""

    opened: Callable[[], None]
    called: bool = False
    done: bool = False

    def step(self, dt: float) -> float:
        if not self.called:
            self.called = True
            self.opened()
        return dt if self.done else 0.0

    def finish(self) -> None:
        """See `Motion`. Nothing is lost by haste: the gate calls now."""
        self.step(0.0)
        self.done = True
