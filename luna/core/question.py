"""What a game brings for puzzles: its module `puzzles` has `KINDS`, the kinds of questions about a position by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from luna.core.game import Move, Position, Turn


class Question(Protocol):
    """What is asked about one position: how far the seat to move can bring it, whatever all others do.

    The others act as one opponent who wants the least, so an answer holds against any of them. Nothing is left to
    chance on the way.
    """

    @property
    def seat(self) -> int:
        """The seat that is asked."""

    def ended(self, position: Position) -> bool:
        """Whether a line that has come here goes no further; never asked about the first position."""

    def value(self, before: Position, move: Move, after: Position) -> int:
        """What a line is worth that has ended with this move; more is better for whoever is asked."""

    def order(self, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
        """The same moves, promising ones first."""


class Kind(Protocol):
    """A kind of puzzles."""

    @property
    def highest(self) -> int | None:
        """The value at which a question is answered with yes; None when as much as possible is asked for."""

    @property
    def least(self) -> int:
        """The value from which on an answer is worth looking for."""

    def fits(self, position: Position) -> bool:
        """Whether it can be asked here and may be small enough for a proof."""

    def ask(self, position: Position) -> Question:
        """The question about this position."""

    def teaches(self, position: Position, line: Sequence[Turn]) -> str:
        """What the best line is an example of: `puzzle-teaches-<word>` in the catalogue."""


Kinds = Mapping[str, Kind]
