"""Checks of the values in the settings file. Each check returns the value, or raises `ValueError`."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Final

from luna.core.options import Value
from luna.log.records import MAX_MOVE, MAX_SEATS, one_line

LONGEST_NAME: Final = 16
LONGEST_WORD: Final = 40  # letters of the name of a tip, a command or a key
MOST_WORDS: Final = 200


def only(kind: type, value: Any) -> Any:
    """The value, if it has exactly this type. True is not a number."""
    if type(value) is not kind:
        raise ValueError
    return value


def flag(value: Any) -> bool:
    """True or false."""
    return bool(only(bool, value))


def one_of(*choices: str) -> Callable[[Any], str]:
    """One of these words. A number may stand without quotes."""

    def check(value: Any) -> str:
        word = str(value) if type(value) in (int, float) else value
        if type(word) is not str or word not in choices:
            raise ValueError
        return word

    return check


def number(numbers: Container[int]) -> Callable[[Any], int]:
    """One of these numbers."""

    def check(value: Any) -> int:
        if only(int, value) not in numbers:
            raise ValueError
        return int(value)

    return check


def size(value: Any) -> tuple[int, int]:
    """Width and height of a window."""
    width, height = only(list, value)
    return number(range(640, 16385))(width), number(range(360, 16385))(height)


def seats(value: Any) -> tuple[str, ...]:
    """Distinct seats in seating order."""
    seats = tuple(map(word, only(list, value)))
    if len(seats) > MAX_SEATS or len(set(seats)) != len(seats):
        raise ValueError
    return seats


def name(value: Any) -> str:
    """A player's name, fit to be displayed."""
    return one_line(only(str, value), LONGEST_NAME)


def lines(most: int, longest: int) -> Callable[[Any], tuple[str, ...]]:
    """At most `most` lines. A line of more than `longest` letters is left out."""

    def check(value: Any) -> tuple[str, ...]:
        lines = [one_line(only(str, line), longest + 1) for line in only(list, value)]
        return tuple(line for line in lines if 0 < len(line) <= longest)[:most]

    return check


def words(value: Any) -> dict[str, str]:
    """Keys by command. Whether they exist is checked elsewhere."""
    found = {word(key): word(item) for key, item in only(dict, value).items()}
    return dict(list(found.items())[:MOST_WORDS])


def word(value: Any) -> str:
    """A short word on one line."""
    if one_line(only(str, value), LONGEST_WORD) != value:
        raise ValueError
    return str(value)


def by_word(check: Callable[[Any], Any]) -> Callable[[Any], dict[str, Any]]:
    """Values by a word of a game, for example its seats. Whether the word exists is checked elsewhere."""

    def checked(value: Any) -> dict[str, Any]:
        found = {word(key): check(item) for key, item in only(dict, value).items()}
        return dict(list(found.items())[:MOST_WORDS])

    return checked


def value(value: Any) -> Value:
    """The value of an option of a game."""
    if type(value) is int:
        return number(range(MAX_MOVE))(value)
    return value if type(value) is bool else word(value)
