"""A position thought about on request, in another process and never waited for: a hint, or why a bot played."""

from __future__ import annotations

from typing import Final

from luna.bots.answers import Thought
from luna.bots.thinker import Pending, Thinker

LEVEL: Final = 5
"""Of hints: what the best bot would do."""


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
        """What is known so far."""
        return None if self._question is None else self._question.known

    @property
    def ready(self) -> Thought | None:
        """The answer, when it is there."""
        return self.thought if self._question is not None and self._question.ready else None

    @property
    def failed(self) -> bool:
        """Whether the process has died over it; asked again, it starts another."""
        return self._question is not None and self._question.failed

    @property
    def progress(self) -> float:
        """How far it is, 0..1."""
        return 0.0 if self._question is None else self._question.progress

    def ask(self, row: bytes, level: int = LEVEL, seed: int = 0, temper: str | None = None) -> None:
        """Think about this position as a bot of that level, seed and temper; asked again, go on."""
        if self._asked != (row, level, seed, temper) or self.failed:
            self.forget()
            self._asked = row, level, seed, temper
            self._question = self._thinker.ask(self._game, row, level, seed, self._urgency, temper)

    def update(self) -> bool:
        """True when something else is known than at the last call."""
        seen, self._seen = self._seen, (self.thought, self.failed)
        return seen[0] is not self._seen[0] or seen[1] != self._seen[1]

    def forget(self) -> None:
        """Nothing more is wanted."""
        if self._question is not None:
            self._question.cancel()
        self._asked = self._question = None
        self._seen = None, False
