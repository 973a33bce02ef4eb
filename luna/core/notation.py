"""A game as text, one turn a line: the common part of all games' notations."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from luna.core.game import GameError, Position, Turn
from luna.core.setup import Checks


class NotationError(GameError):
    """A line that cannot be read or played; names the line, the rule (or the notation itself) and the reason."""

    def __init__(self, line: int, rule: str, sentence: str) -> None:
        super().__init__(f"line {line}: {rule}: {sentence}")


class Item(NamedTuple):
    """One line of a game's text that is not blank."""

    number: int  # from 1
    text: str  # without comment and outer blanks


ReadLine = Callable[[Any, Item, list[str]], Any]
"""`read(header, line, words)`: the header with the values of one line; `words` are those after the first."""


AWAITED: Final = "{}"
"""The position of a header that announces a `state` line, until that line is read."""


class Notation(NamedTuple):
    """The notation of one game: the grammar of its header, and how a turn is read and written."""

    name: str
    version: int
    prefix: str  # may precede the text: a byte order mark, or nothing
    spelling: str  # the rule that a line breaks which is not text
    grammar: str  # the rule that a malformed header breaks
    strip: Callable[[str], str]
    split: Callable[[str], list[str]]
    blank: Any  # an empty header
    lines: Mapping[str, ReadLine]  # by first word, in their order, after name and version
    flags: Mapping[str, str]  # words of the optional line `options`, and the fields of the header that they set
    announced: bool  # whether the header announces its optional `state` line (`AWAITED`)
    checks: Checks[Any]
    with_state: Callable[[Any, Any], Any]
    start: Callable[[Any], Position]
    describe: Callable[[Any], list[str]]  # the lines of a header between version and options
    read_turn: Callable[[Position, str, int], Turn]  # position, line and its number; `NotationError` if it is illegal
    turn_text: Callable[[Position, Sequence[int]], str]
    play: Callable[[Position, int], None]
    state: Callable[[Position], dict[str, Any]]
    legal_lines: Callable[[Position], list[str]]

    def read_header(self, text: str) -> tuple[Any, Iterator[Item]]:
        """The header, and the lines of the turns, which are not parsed yet."""
        lines, header, end = self._items(text.removeprefix(self.prefix)), self.blank, text.count("\n") + 1
        for key, read in {self.name: self._read_version, **self.lines}.items():
            line = next(lines, None)
            if line is None:
                raise NotationError(end, self.grammar, f"the file ends before '{key}'")
            header = self._read(header, line, key, read)
        line = next(lines, None)
        if line is not None and self.split(line.text)[0] == "options":
            header = self._read(header, line, "options", self._read_flags)
            line = next(lines, None)
        if line is not None and self.split(line.text)[0] == "state" and (header.position or not self.announced):
            header = self._read_state(header, line)
            line = next(lines, None)
        if header.position == AWAITED:
            number = end if line is None else line.number
            raise NotationError(number, self.grammar, "expected 'state' and a position as JSON")
        return header, lines if line is None else chain([line], lines)

    def header_lines(self, header: Any) -> list[str]:
        """The lines of a header."""
        flags = [word for word, field in self.flags.items() if getattr(header, field)]
        options = ["options " + " ".join(flags)] if flags else []
        state = [f"state {header.position}"] if header.position else []
        return [f"{self.name} {self.version}", *self.describe(header), *options, *state]

    def from_text(self, text: str) -> tuple[Any, list[Turn]]:
        """Header and checked turns of a game; `NotationError` at the first bad line."""
        header, lines = self.read_header(text)
        return header, [turn for _, turn in self._turns(self.start(header), lines)]

    def to_text(self, header: Any, turns: Iterable[Turn]) -> str:
        """A whole game: the lines of its header, then one line a turn."""
        row, lines = self.start(header), self.header_lines(header)
        for turn in turns:
            lines.append(self.turn_text(row, turn))
            for move in turn:
                self.play(row, move)
        return "\n".join(lines) + "\n"

    def trace(self, text: str) -> Iterator[dict[str, Any]]:
        """One object for the start and one after each turn, as `Game.trace` yields them."""
        header, lines = self.read_header(text)
        row = self.start(header)
        yield {"n": 0, "command": None, "state": self.state(row), "legal": self.legal_lines(row)}
        for number, (line, _) in enumerate(self._turns(row, lines), start=1):
            yield {"n": number, "command": line.text, "state": self.state(row), "legal": self.legal_lines(row)}

    def _items(self, text: str) -> Iterator[Item]:
        """The lines that are not blank. Bytes that are not UTF-8 arrive as lone surrogates."""
        for number, raw in enumerate(text.split("\n"), start=1):
            if not raw.isascii() and any("\ud800" <= letter <= "\udfff" for letter in raw):
                raise NotationError(number, self.spelling, "the line is not UTF-8 text")
            item = self.strip(raw.partition("#")[0])
            if item:
                yield Item(number, item)

    def _read(self, header: Any, line: Item, key: str, read: ReadLine) -> Any:
        first, *words = self.split(line.text)
        if first != key:
            raise NotationError(line.number, self.grammar, f"column 1: expected '{key}', not {first!r}")
        header = read(header, line, words)
        problem = self.checks[key](header) if key in self.checks else None
        if problem:
            raise NotationError(line.number, *problem)
        return header

    def _read_version(self, header: Any, line: Item, words: list[str]) -> Any:
        if words != [str(self.version)]:
            column = len(self.name) + 2
            raise NotationError(line.number, self.grammar, f"column {column}: expected version {self.version}")
        return header

    def _read_flags(self, header: Any, line: Item, words: list[str]) -> Any:
        if not words or words != [word for word in self.flags if word in words]:
            expected = f"{' and '.join(self.flags)}, in this order, only those switched on"
            raise NotationError(line.number, self.grammar, f"column 9: expected {expected}")
        return header._replace(**{field: word in words for word, field in self.flags.items()})

    def _read_state(self, header: Any, line: Item) -> Any:
        try:
            return self.with_state(header, json.loads(line.text.removeprefix("state")))
        except GameError as error:
            raise NotationError(line.number, "position", str(error).removeprefix("position: ")) from error
        except (ValueError, RecursionError) as error:
            raise NotationError(line.number, self.grammar, "column 7: expected a position as JSON") from error

    def _turns(self, row: Position, lines: Iterable[Item]) -> Iterator[tuple[Item, Turn]]:
        """The turns with their lines, each played on `row`."""
        for line in lines:
            turn = self.read_turn(row, line.text, line.number)
            for move in turn:
                self.play(row, move)
            yield line, turn
