"""The answers of the thinking process: plain data, sent from the worker to the window."""

from typing import NamedTuple

from luna.bots.evaluator import Variation, Why
from luna.core.game import Turn
from luna.core.teaching import Value


class Slip(NamedTuple):
    """A human error that decided a turn, see `levels.slips_of`."""

    name: str
    about: int  # see `Evaluator.misjudged`


class Thought(NamedTuple):
    """The analysis of a position so far. `choice` is the answer, None while the search runs."""

    done: int  # simulations
    total: int
    lines: tuple[Variation, ...]  # best first
    choice: Turn | None
    why: tuple[Why, ...] = ()  # reasons of the choice, the weightiest first
    whys: tuple[tuple[Why, ...], ...] = ()  # reasons of the first lines; the last of each speaks against it
    slip: Slip | None = None  # the human error behind the choice
    line: tuple[Turn, ...] = ()  # the best turn and the expected continuation of a search

    def chose(self, turn: Turn) -> bool:
        """Whether this is the chosen turn, whatever chance added to it."""
        return self.choice is not None and turn[: len(self.choice)] == self.choice

    @property
    def exact(self) -> bool:
        """Whether the game is solved from here: the only line is the outcome."""
        return not self.total and len(self.lines) == 1 and self.lines[0].share == 1.0


class Miss(NamedTuple):
    """A turn for which a better one is known."""

    number: int  # of the turn in the game, 1 = the first
    seat: int
    played: Turn
    better: Turn
    cost: int  # thousandths of a point
    why: tuple[Why, ...]
    line: tuple[Turn, ...] = ()  # the better turn and the best answers to it, up to a draw of chance


class TurnReview(NamedTuple):
    """The review of one turn of a finished game."""

    values: tuple[int, ...]  # expected points of each seat before it, thousandths; () in an opening
    quality: int | None = None  # 0..100; None: the seat had no choice, or the turn is not reviewed
    miss: Miss | None = None


class Solution(NamedTuple):
    """The answer to a puzzle from a position: its value (None where there is no answer) and an optimal line."""

    value: Value | None
    line: tuple[Turn, ...]
    why: tuple[Why, ...] = ()  # reasons of the first turn, where a search found it


class Fault(NamedTuple):
    """An exception in the worker, with the data needed to reproduce it."""

    text: str
