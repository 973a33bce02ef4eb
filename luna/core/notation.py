"""A game as text, a turn a line: what the notations of games have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from luna.core.game import GameError, Position, Turn


class NotationError(GameError):
    """A line that cannot be read or played; says line, rule (or what the notation calls itself) and reason."""

    def __init__(self, line: int, rule: str, sentence: str) -> None:
        super().__init__(f"line {line}: {rule}: {sentence}")


class Item(NamedTuple):
    """One line of a game's text, with its number."""

    number: int  # from 1
    text: str  # without comment and outer blanks


Play = Callable[[Position, int], None]
ReadTurn = Callable[[Position, str, int], Turn]
"""Of a position, a line and its number; `NotationError` when it cannot be played."""


def items(text: str, rule: str, strip: Callable[[str], str]) -> Iterator[Item]:
    """The lines that say something; bytes that are not UTF-8 come as lone surrogates and break `rule`."""
    for number, raw in enumerate(text.split("\n"), start=1):
        if not raw.isascii() and any("\ud800" <= letter <= "\udfff" for letter in raw):
            raise NotationError(number, rule, "the line is not UTF-8 text")
        item = strip(raw.partition("#")[0])
        if item:
            yield Item(number, item)


def read_turns(row: Position, lines: Iterable[Item], read: ReadTurn, play: Play) -> Iterator[tuple[Item, Turn]]:
    """The turns of a game with their lines, each played on `row`."""
    for line in lines:
        turn = read(row, line.text, line.number)
        for move in turn:
            play(row, move)
        yield line, turn


def written(
    row: Position, header: Iterable[str], turns: Iterable[Turn], say: Callable[[Position, Turn], str], play: Play
) -> str:
    """A whole game as text: the lines of its header, then one a turn."""
    lines = list(header)
    for turn in turns:
        lines.append(say(row, turn))
        for move in turn:
            play(row, move)
    return "\n".join(lines) + "\n"


def trace(
    row: Position,
    lines: Iterable[Item],
    read: ReadTurn,
    play: Play,
    state: Callable[[Position], dict[str, Any]],
    legal: Callable[[Position], list[str]],
) -> Iterator[dict[str, Any]]:
    """One object for the start and one after every turn, as `Game.trace` gives them."""
    yield {"n": 0, "command": None, "state": state(row), "legal": legal(row)}
    for number, (line, _) in enumerate(read_turns(row, lines, read, play), start=1):
        yield {"n": number, "command": line.text, "state": state(row), "legal": legal(row)}
