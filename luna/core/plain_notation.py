"""The notation of a small game: its name and its header as JSON, then a line for each turn. The game says its moves."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, cast

from luna.core.game import Game, GameError, IllegalTurn, Move, Position, Turn

_SHOWN: Final = 3  # legal moves in the sentence about a line that is none


class PlainNotation:
    """The functions of text of a game: `to_text`, `from_text`, `turn_text` and `trace`."""

    def __init__(
        self, rules: str, moves: Iterable[Move], move_text: Callable[[Move], str] = str, between: str = ", "
    ) -> None:
        """`rules`: the module's `__name__`; `moves`: all moves; `between`: the separator of the moves of a turn."""
        self._rules, self._moves, self._say, self._between = rules, moves, move_text, between

    @property
    def _game(self) -> Game:
        return cast(Game, sys.modules[self._rules])

    @cached_property
    def _named(self) -> Mapping[str, Move]:
        return {self._say(move): move for move in self._moves}

    def turn_text(self, position: Position, turn: Sequence[Move]) -> str:
        """The line of a turn, or of its first moves."""
        return self._between.join(map(self._say, turn))

    def to_text(self, header: Any, turns: Sequence[Turn]) -> str:
        """A whole game."""
        first, row = f"{self._game.NAME} {json.dumps(self._game.header_data(header))}", bytearray()
        return "\n".join([first, *(self.turn_text(row, turn) for turn in turns)]) + "\n"

    def from_text(self, text: str) -> tuple[Any, list[Turn]]:
        """Header and checked turns of a game; `GameError` at the first bad line."""
        header, turns = self._read(text)
        return header, [turn for turn, _ in turns]

    def trace(self, text: str) -> Iterator[dict[str, Any]]:
        """One object for the start and one after each turn."""
        header, turns = self._read(text)
        yield self._step(0, None, self._game.start(header))
        for number, (turn, row) in enumerate(turns, 1):
            yield self._step(number, self.turn_text(row, turn), row)

    def _step(self, number: int, command: str | None, row: Position) -> dict[str, Any]:
        legal = sorted(map(self._say, self._game.legal(row)))
        return {"n": number, "command": command, "state": self._game.state(row), "legal": legal}

    def _read(self, text: str) -> tuple[Any, Iterator[tuple[Turn, Position]]]:
        first, *lines = text.removeprefix("\ufeff").split("\n")
        name, _, data = first.partition(" ")
        try:
            if name != self._game.NAME:
                raise GameError(f"expected {self._game.NAME!r} and its set-up as JSON")
            header = self._game.header_from(json.loads(data))
        except GameError as error:
            raise GameError(f"line 1: {error}") from error
        except (ValueError, RecursionError) as error:
            raise GameError(f"line 1: expected JSON after {name!r}") from error
        return header, self._turns(self._game.start(header), lines)

    def _turns(self, row: Position, lines: Sequence[str]) -> Iterator[tuple[Turn, Position]]:
        for number, line in enumerate(lines, 2):
            if words := line.partition("#")[0].strip():
                turn = self._checked(row, words, f"line {number}")
                for move in turn:
                    self._game.play(row, move)
                yield turn, row

    def _checked(self, row: Position, words: str, where: str) -> Turn:
        game, turn = self._game, tuple(self._named.get(word, -1) for word in words.split(self._between))
        if -1 in turn:
            some = " or ".join(repr(self._say(move)) for move in game.legal(row)[:_SHOWN]) or "the end of the game"
            raise GameError(f"{where}: expected a turn such as {some}, not {words!r}")
        trial, played = row[:], 0
        while played < len(turn) and turn[played] in game.legal(trial):
            game.play(trial, turn[played])
            played += 1
        drawn = turn[played:] if game.chance(trial) is not None else ()
        asked = turn[: len(turn) - len(drawn)]
        if (why := game.why_not(row, asked)) is not None:
            raise IllegalTurn(game.NAME, f"{where}: {why.rule}", why)
        for move in drawn:
            draw = game.chance(trial)
            if draw is None or move not in draw.outcomes:
                raise GameError(f"{where}: {self._say(move)!r} cannot be drawn here")
            game.play(trial, move)
        if game.chance(trial) is not None:
            raise GameError(f"{where}: what is drawn is missing")
        return turn
