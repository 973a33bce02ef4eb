"""Hints, and the reasons of a bot's turn: a position evaluated on request in the thinking process."""

from __future__ import annotations

from typing import Final

from luna.bots.answers import Thought
from luna.bots.thinker import Pending, Thinker

LEVEL: Final = 5
"""The level of hints: the best bot."""


class Adviser:
    """A client of the program's thinker with one question at a time."""

    def __init__(self, thinker: Thinker, game: str, urgency: int) -> None:
        """`urgency`: `thinker.HINT` or `EXPLAIN`."""
        self._thinker, self._game, self._urgency = thinker, game, urgency
        self._asked: tuple[bytes, int, int, str | None] | None = None  # row, level, seed, temper
        self._question: Pending[Thought] | None = None
        self._seen: tuple[Thought | None, bool] = None, False

    @property
    def thought(self) -> Thought | None:
        """The result so far."""
        return None if self._question is None else self._question.known

    @property
    def ready(self) -> Thought | None:
        """The complete result, once it is there."""
        return self.thought if self._question is not None and self._question.ready else None

    @property
    def failed(self) -> bool:
        """Whether the process died. Another question starts it again."""
        return self._question is not None and self._question.failed

    @property
    def progress(self) -> float:
        """The progress, 0..1."""
        return 0.0 if self._question is None else self._question.progress

    def ask(self, row: bytes, level: int = LEVEL, seed: int = 0, temper: str | None = None) -> None:
        """Evaluate a position as a bot of that level, seed and temper."""
        if self._asked != (row, level, seed, temper) or self.failed:
            self.forget()
            self._asked = row, level, seed, temper
            self._question = self._thinker.ask(self._game, row, level, seed, self._urgency, temper)

    def update(self) -> bool:
        """Whether the result has changed since the last call."""
        seen, self._seen = self._seen, (self.thought, self.failed)
        return seen[0] is not self._seen[0] or seen[1] != self._seen[1]

    def forget(self) -> None:
        """Cancel the question."""
        if self._question is not None:
            self._question.cancel()
        self._asked = self._question = None
        self._seen = None, False
