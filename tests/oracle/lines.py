"""A notation file as numbered items, without comments and empty lines."""

from collections.abc import Iterator
from typing import NamedTuple

from .text import NOTATION, Fault


class Line(NamedTuple):
    number: int  # counting all lines of the file from 1
    text: str


class BadLine(Exception):
    """The file is refused at this line."""

    def __init__(self, number: int, fault: Fault) -> None:
        super().__init__(f"line {number}: {fault.rule}: {fault.reason}")
        self.number, self.fault = number, fault


class Items(Iterator[Line]):
    """The items of a file in order; knows its last line, where a missing item is reported."""

    def __init__(self, text: str) -> None:
        raw = text.split("\n")
        if len(raw) > 1 and raw[-1] == "":
            raw.pop()
        self.last = len(raw)
        self._raw = enumerate(raw, start=1)
        self._ahead: Line | None = None

    def next_starts_with(self, keyword: str) -> bool:
        """Look at the next item without taking it."""
        self._ahead = next(self, None)
        return self._ahead is not None and self._ahead.text.split(" ")[0] == keyword

    def __next__(self) -> Line:
        if self._ahead:
            ahead, self._ahead = self._ahead, None
            return ahead
        for number, line in self._raw:
            if any("\ud800" <= char <= "\udfff" for char in line):  # left by decoding with "surrogateescape"
                raise BadLine(number, Fault(NOTATION, "not UTF-8"))
            item = line.partition("#")[0].strip(" \t\r")
            if item:
                return Line(number, item)
        raise StopIteration
