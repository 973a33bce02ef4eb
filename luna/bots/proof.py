"""An exact solver: alpha-beta over whole game trees with a transposition table.

It proves that with best play the seat to move gets exactly this value, whatever the others do: each legal move of each
seat was searched, cut off, or left out by the question because another one is always as good. A draw of chance counts
as the worst outcome or with its odds, as the question says. There is no evaluation function. Turns of several moves are
searched move by move. There is no proof if a position can recur on the way to itself.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from operator import mul
from typing import Final, NamedTuple

from luna.core.game import Game, Move, Position, Turn, play_all
from luna.core.teaching import FOREVER, Question, Value

_DEEPEST: Final = 300  # maximum number of moves in a line


Order = Callable[[Position, Sequence[Move]], Sequence[Move]]


class NoProof(Exception):
    """The limit was reached, or a position recurs."""


class Proof(NamedTuple):
    """The answer to a question."""

    value: Value  # with best play
    best: tuple[Turn, ...]  # all optimal first turns, in the order of the rules
    turns: int  # first turns that the question does not leave out
    near: int  # first turns that reach one less than the value, if that is positive
    line: tuple[Turn, ...]  # one optimal line, with the turns of all seats
    own: tuple[Turn, ...]  # those of the seat that is asked
    positions: int  # visited


def prove(game: Game, position: Position, question: Question, limit: int) -> Proof:
    """The proof from at most `limit` positions; `NoProof` if that is not enough."""
    search = _Search(game, question, limit)
    value = search.best(position, -FOREVER, FOREVER)
    found, near = [], 0
    turns = whole_turns(game, position, question.order)
    for turn in turns:
        if search.reaches(position, turn, value):
            found.append(turn)
        elif value > 1 and search.reaches(position, turn, value - 1):
            near += 1
    line, own = search.line(position, value)
    return Proof(value, tuple(found), len(turns), near, line, own, search.positions)


def answer(game: Game, position: Position, question: Question, limit: int) -> tuple[Value, tuple[Turn, ...]]:
    """The value from a later position of a question, and one optimal line up to its first draw of chance."""
    search = _Search(game, question, limit)
    value = search.best(position, -FOREVER, FOREVER)
    row, line = position[:], list[Turn]()
    for turn in search.line(position, value)[0]:
        line.append(decided(game, row, turn))
        if line[-1] != turn:
            break
        play_all(game, row, turn)
    return value, tuple(line)


def value_without_luck(game: Game, position: Position, turns: Sequence[Turn], question: Question, limit: int) -> Value:
    """The value of a played line without its luck: the gain or loss by each draw is left out."""
    search = _Search(game, question, limit)
    row, luck, value = position[:], Fraction(0), Fraction(0)
    for move in (move for turn in turns for move in turn):
        if game.chance(row) is not None:
            luck += search.best(row, -FOREVER, FOREVER)
            luck -= search._after(row, move, -FOREVER, FOREVER)
        before, row = row, row[:]
        game.play(row, move)
        if question.ended(row):
            value = Fraction(question.value(before, move, row))
            break
    return value + luck


def decided(game: Game, position: Position, turn: Turn) -> Turn:
    """A turn up to its draw of chance."""
    row = position[:]
    for number, move in enumerate(turn, 1):
        game.play(row, move)
        if game.chance(row) is not None:
            return turn[:number]
    return turn


def whole_turns(game: Game, position: Position, order: Order = lambda row, moves: moves) -> list[Turn]:
    """All turns of these moves, up to a draw of chance, in the order of the rules."""
    found: list[Turn] = []

    def go(row: Position, turn: Turn) -> None:
        for move in sorted(order(row, game.legal(row))):
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
        self.known: dict[bytes, tuple[Value, Value]] = {}  # bounds of the value
        self.way: set[bytes] = set()  # positions on the way to this one

    def best(self, row: Position, low: Value, high: Value) -> Value:
        """The value of a position between these bounds, or a bound beyond them (fail-soft)."""
        key = bytes(row)
        known = self.known.get(key)
        least, most = known or self.question.bounds(row)
        settled = least >= high or least == most or most <= low
        if known is None or not settled:
            self.positions += 1
            if key in self.way or self.positions > self.limit or len(self.way) > _DEEPEST:
                raise NoProof
        if settled:
            return most if most <= low else least
        self.way.add(key)
        found: Value
        draw = self.game.chance(row)
        if draw is not None and self.question.averages:
            values = [self._after(row, move, -FOREVER, FOREVER) for move in draw.outcomes]
            found = least = most = Fraction(sum(map(mul, values, draw.weights)), sum(draw.weights))
        else:
            moves = draw.outcomes if draw else self.question.order(row, self.game.legal(row))
            found = self._choice(row, moves, max(low, least), min(high, most))
        self.way.remove(key)
        self.known[key] = (
            found if found > low else least,  # exact, or a lower bound after a cut-off
            found if found < high else most,
        )
        return found

    def _choice(self, row: Position, moves: Sequence[Move], floor: Value, ceiling: Value) -> Value:
        """The value of the best of these moves for the seat that decides; the worst outcome of a draw."""
        mine = self._mine(row)
        found: Value = -FOREVER if mine else FOREVER
        for move in moves:
            value = self._after(row, move, floor, ceiling)
            if mine:
                found = max(found, value)
                floor = max(floor, found)
            else:
                found = min(found, value)
                ceiling = min(ceiling, found)
            if floor >= ceiling:
                break
        return found

    def _mine(self, row: Position) -> bool:
        return self.game.to_move(row) == self.question.seat

    def _after(self, row: Position, move: Move, low: Value, high: Value) -> Value:
        child = row[:]
        self.game.play(child, move)
        if self.question.ended(child):
            return self.question.value(row, move, child)
        return self.best(child, low, high)

    def reaches(self, row: Position, turn: Turn, value: Value) -> bool:
        """Whether a first turn reaches that value."""
        return self._after(play_all(self.game, row[:], turn[:-1]), turn[-1], value - 1, value) >= value

    def line(self, position: Position, value: Value) -> tuple[tuple[Turn, ...], tuple[Turn, ...]]:
        """One line with best play by all seats, and its own turns: a draw is the worst, or the likeliest by odds."""
        turns, own = list[Turn](), list[Turn]()
        turn: Turn = ()
        row = begun = position
        while True:
            draw = self.game.chance(row)
            if draw is not None and self.question.averages:
                move = max(zip(draw.weights, draw.outcomes, strict=True))[1]
                value = self._after(row, move, -FOREVER, FOREVER)
            else:
                move = self._step(row, draw.outcomes if draw else self.game.legal(row), value)
            before, row, turn = row, row[:], (*turn, move)
            self.game.play(row, move)
            if self.game.chance(row) is None and (draw or self.game.why_not(begun, turn) is None):
                turns.append(turn)
                own += [turn] if self._mine(begun) else []
                turn, begun = (), row
            if self.question.ended(row):
                assert self.question.value(before, move, row) == value
                return tuple(turns), tuple(own)

    def _step(self, row: Position, moves: Sequence[Move], value: Value) -> Move:
        """A move that keeps the value."""
        mine = self._mine(row)
        low = value - 1 if mine else value
        for move in self.question.order(row, moves) if self.game.chance(row) is None else moves:
            found = self._after(row, move, low, low + 1)
            if found == value or (found > value) == mine:
                return move
        raise AssertionError("no move reaches the value")
