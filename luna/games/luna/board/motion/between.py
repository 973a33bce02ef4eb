"""What stands between the films of a turn: parts that are told, the curtain of a scoring, the gate behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from luna.games.luna.board.motion.clip import Clip
from luna.games.luna.board.shown import Shown
from luna.shell.drawing import motion


@dataclass(slots=True)
class Gate:
    """A motion that calls once and then waits until it is let go: the scoring stands between two films."""

    opened: Callable[[], None]
    called: bool = False
    done: bool = False

    def step(self, dt: float) -> float:
        if not self.called:
            self.called = True
            self.opened()
        return dt if self.done else 0.0

    def finish(self) -> None:
        """See `Motion`. Nothing is lost by haste: what it opens, it opens now."""
        if not self.called:
            self.called = True
            self.opened()
        self.done = True


class Told(motion.Call):
    """A part of a turn has been told."""


class Raised(motion.Call):
    """The curtain of a scoring rises."""

    def __init__(self) -> None:
        super().__init__(lambda: None)


class Captioned(NamedTuple):
    """A part of a turn that is told while it is played."""

    events: int  # how many
    seconds: float  # to read, once they have been seen
    begin: Callable[[], None]
    end: Callable[[], None]
    clips: Callable[[Shown], list[Clip]] | None = None
    """What is seen, where the events do not say it by themselves."""
