"""The submits of a client that have no answer yet: each is answered by the log, with its own record or another one.

The base of a turn is the number of the last record that its author knew, so the relay accepts it once, however often
the client sends it again after a cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.log.records import Record, authored
from luna.net import wire
from luna.net.news import AnswerNews

_LATER: Final = frozenset({"waiting", "slow-down"})
"""Reasons for a denial that pass: the client sends the submit again."""


class Submits:
    """Pending submits by number."""

    def __init__(self) -> None:
        self.pending: dict[int, wire.Submit] = {}
        self.answers: list[AnswerNews] = []
        """Answers that the session has not passed on yet."""
        self._later: set[int] = set()  # pending submits that the relay has denied for now
        self._count = 0

    def new(self, seat: int, base: int, kind: int, body: bytes) -> wire.Submit:
        """Note a submit with the next number."""
        self._count += 1
        message = self.pending[self._count] = wire.Submit(self._count, seat, base, kind, body)
        return message

    def settle(self, records: Sequence[Record]) -> None:
        """Answer the submits that these new records contain, or make stale."""
        for number, submit in list(self.pending.items()):
            for record in records:
                same = (record.seat, record.kind, authored(record)) == (submit.seat, submit.kind, submit.body)
                if same and submit.base in (-1, record.seq - 1):
                    self._answer(number, record.seq)
                    break
                if record.seq == submit.base + 1 and submit.base >= 0:
                    self._answer(number, None, "stale")
                    break

    def deny(self, number: int, code: str) -> None:
        """The relay denies a submit: for now, or for good."""
        if code in _LATER:
            self._later.add(number)
        elif number in self.pending:
            self._answer(number, None, code)

    def due_again(self) -> list[wire.Submit]:
        """The submits that were denied for now, once the relay accepts records again."""
        due = [self.pending[number] for number in sorted(self._later & set(self.pending))]
        self._later.clear()
        return due

    def _answer(self, number: int, seq: int | None, code: str = "") -> None:
        del self.pending[number]
        self.answers.append(AnswerNews(number, seq, code))
