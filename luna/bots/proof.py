"""An exact solver: alpha-beta over whole game trees with a transposition table.

It proves that with best play the seat to move gets exactly this value, whatever the others do: each legal move of each
seat was searched or cut off. It uses no evaluation function and no chance. Turns of several moves are searched move by
move, so none is left out. There is no proof if a position can recur on the way to itself.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from luna.core.game import Game, Position, Turn
from luna.core.teaching import Question

_FOREVER: Final = 1 << 30
_DEEPEST: Final = 300
"""Maximum number of moves in a line."""


class NoProof(Exception):
    """The limit was reached, or a position recurs."""


class Proof(NamedTuple):
    """The answer to a question."""

    value: int  # with best play
    best: tuple[Turn, ...]  # all optimal first turns, in the order of the rules
    turns: int  # legal first turns
    near: int  # first turns that reach one less than the value, if that is positive
    line: tuple[Turn, ...]  # one optimal line, with the turns of all seats
    positions: int  # visited


def prove(game: Game, position: Position, question: Question, limit: int) -> Proof:
    """The proof from at most `limit` positions; `NoProof` if that is not enough."""
    search = _Search(game, question, limit)
    value = search.best(position, -_FOREVER, _FOREVER)
    found, near = [], 0
    turns = list(whole_turns(game, position))
    for turn in turns:
        if search.reaches(position, turn, value):
            found.append(turn)
        elif value > 1 and search.reaches(position, turn, value - 1):
            near += 1
    return Proof(value, tuple(found), len(turns), near, search.line(position, value), search.positions)


def answer(game: Game, position: Position, question: Question, limit: int) -> tuple[int, tuple[Turn, ...]]:
    """The value and one optimal line from a later position of a question; `NoProof` as above."""
    search = _Search(game, question, limit)
    value = search.best(position, -_FOREVER, _FOREVER)
    return value, search.line(position, value)


def whole_turns(game: Game, position: Position) -> list[Turn]:
    """All legal turns, including those of several moves."""
    found: list[Turn] = []

    def go(row: Position, turn: Turn) -> None:
        for move in game.legal(row):
            child = row[:]
            game.play(child, move)
            whole = (*turn, move)
            if game.why_not(position, whole) is None:
                found.append(whole)
            else:
                go(child, whole)

    go(position, ())
    return found


class _Search:
    """The transposition table and the remaining budget of positions."""

    def __init__(self, game: Game, question: Question, limit: int) -> None:
        self.game, self.question, self.limit = game, question, limit
        self.positions = 0
        self.known: dict[bytes, tuple[int, int]] = {}  # bounds of the value
        self.way: set[bytes] = set()  # positions on the way to this one

    def best(self, row: Position, low: int, high: int) -> int:
        """The value of a position between these bounds, or a bound beyond them (fail-soft)."""
        key = bytes(row)
        least, most = self.known.get(key, (-_FOREVER, _FOREVER))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.positions += 1
        if key in self.way or self.positions > self.limit or len(self.way) > _DEEPEST:
            raise NoProof
        self.way.add(key)
        mine = self.game.to_move(row) == self.question.seat
        floor, ceiling = max(low, least), min(high, most)
        found = -_FOREVER if mine else _FOREVER
        for move in self.question.order(row, self.game.legal(row)):
            value = self._after(row, move, floor, ceiling)
            if mine:
                found = max(found, value)
                floor = max(floor, found)
            else:
                found = min(found, value)
                ceiling = min(ceiling, found)
            if floor >= ceiling:
                break
        self.way.remove(key)
        self.known[key] = (
            found if found > low else least,  # exact, or a lower bound after a cut-off
            found if found < high else most,
        )
        return found

    def _after(self, row: Position, move: int, low: int, high: int) -> int:
        child = row[:]
        self.game.play(child, move)
        if self.question.ended(child):
            return self.question.value(row, move, child)
        return self.best(child, low, high)

    def reaches(self, row: Position, turn: Turn, value: int) -> bool:
        """Whether a first turn reaches that value."""
        row = row[:]
        for move in turn[:-1]:
            self.game.play(row, move)
        return self._after(row, turn[-1], value - 1, value) >= value

    def line(self, position: Position, value: int) -> tuple[Turn, ...]:
        """One line with best play by all seats."""
        turns: list[Turn] = []
        turn: Turn = ()
        row = begun = position
        while True:
            mine = self.game.to_move(row) == self.question.seat
            low = value - 1 if mine else value
            for move in self.question.order(row, self.game.legal(row)):
                found = self._after(row, move, low, low + 1)
                if found == value or (found > value) == mine:
                    break
            else:
                raise AssertionError("no move reaches the value")
            before, row, turn = row, row[:], (*turn, move)
            self.game.play(row, move)
            if self.game.why_not(begun, turn) is None:
                turns.append(turn)
                turn, begun = (), row
            if self.question.ended(row):
                assert self.question.value(before, move, row) == value
                return tuple(turns)
