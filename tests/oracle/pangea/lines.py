"""A notation file as numbered items, without comments and empty lines."""

import re
from collections.abc import Iterator
from typing import NamedTuple


class Fault(NamedTuple):
    """The refusal of a line: an id of the rules, or `N`, `N-header`, `N-turn` for a spelling mistake."""

    rule: str
    reason: str


class BadLine(Exception):
    """The file is refused at this line."""

    def __init__(self, number: int, fault: Fault) -> None:
        super().__init__(f"line {number}: {fault.rule}: {fault.reason}")
        self.number, self.fault = number, fault


class Line(NamedTuple):
    number: int  # counting all lines of the file from 1
    text: str


def items(text: str) -> Iterator[Line]:
    """The items of a file, from bytes decoded with "surrogateescape"."""
    for number, line in enumerate(text.split("\n"), start=1):
        if re.search("[\ud800-\udfff]", line):  # left by the decoding
            raise BadLine(number, Fault("N", "not UTF-8"))
        item = line.split("#")[0].strip(" \t\r")
        if item:
            yield Line(number, item)


def words(item: str) -> list[str]:
    """Of a header item: separated by one or more blanks."""
    return re.split("[ \t]+", item)
