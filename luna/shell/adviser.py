"""Thinks about a position on request, in a process of its own and never waited for: hints, and why a bot played."""

from __future__ import annotations

from typing import Final

from luna.bots.worker import Thinker, Thought

LEVEL: Final = 5
"""Of hints: what the best bot would do."""


class Adviser:
    """One question at a time; nothing is started before the first."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None
        self._ticket = 0
        self._asked: tuple[bytes, int, int] | None = None  # row, level, seed
        self.thought: Thought | None = None
        """What is known so far."""
        self.failed = False
        """The process has died; the next question starts another."""

    @property
    def ready(self) -> Thought | None:
        """The answer, when it is there."""
        return self.thought if self.thought is not None and self.thought.choice is not None else None

    @property
    def progress(self) -> float:
        """How far it is, 0..1."""
        return self.thought.done / self.thought.total if self.thought and self.thought.total else 0.0

    def ask(self, row: bytes, level: int = LEVEL, seed: int = 0) -> None:
        """Think about this position as a bot of that level and seed; asked again, go on."""
        if self._asked == (row, level, seed) and not self.failed:
            return
        if self._thinker is None or self.failed:
            self.close()
            self._thinker = Thinker()
        self._ticket += 1
        self._asked, self.thought, self.failed = (row, level, seed), None, False
        self._thinker.ask(self._ticket, row, level, seed)

    def update(self) -> bool:
        """Listen; True when something else is known."""
        if self._thinker is None or self._asked is None or self.ready is not None or self.failed:
            return False
        before = self.thought
        for thought in self._thinker.poll():
            if thought.ticket == self._ticket:
                self.thought = thought
        self.failed = self._thinker.failed and self.ready is None
        return self.failed or self.thought is not before

    def forget(self) -> None:
        """Nothing more is wanted."""
        if self._thinker is not None and self._asked is not None and self.ready is None:
            self._thinker.forget()
        self._asked = self.thought = None
        self.failed = False

    def faults(self) -> list[str]:
        """What failed in the process since this was last asked; there was an answer all the same."""
        return self._thinker.take_faults() if self._thinker is not None else []

    def close(self) -> None:
        """No more thinking."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
