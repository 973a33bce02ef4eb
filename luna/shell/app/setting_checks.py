"""Checks of single values of the settings: each returns the value to be used, or raises `ValueError`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from luna.core.options import Value
from luna.log.records import MAX_MOVE, MAX_SEATS, one_line

LONGEST_NAME: Final = 16
MOST_WORDS: Final = 200
LONGEST_WORD: Final = 40
"""Characters of the name of a tip, a command or a key."""

Check = Callable[[Any], Any]
"""Returns the value as it is used, or raises `ValueError`."""


def only(kind: type, value: Any) -> Any:
    """The value, if it has exactly this type. True is not a number."""
    if type(value) is not kind:
        raise ValueError
    return value


def flag(value: Any) -> bool:
    """True or false."""
    return bool(only(bool, value))


@dataclass(frozen=True)
class OneOf:
    """One of these words or numbers. A number among words needs no quotes."""

    choices: Sequence[str | int]

    def __call__(self, value: Any) -> Any:
        kind = type(self.choices[0])
        value = str(value) if kind is str and type(value) in (int, float) else value
        if only(kind, value) not in self.choices:
            raise ValueError
        return value


def one_of(*choices: str | int) -> OneOf:
    """One of these words or numbers."""
    return OneOf(choices)


percent: Final = OneOf(range(101))


def size(value: Any) -> tuple[int, int]:
    """Width and height of a window."""
    width, height = only(list, value)
    return OneOf(range(640, 16385))(width), OneOf(range(360, 16385))(height)


def seats(value: Any) -> tuple[str, ...]:
    """Distinct seats in seating order."""
    found = tuple(map(word, only(list, value)))
    if len(found) > MAX_SEATS or len(set(found)) != len(found):
        raise ValueError
    return found


def name(value: Any) -> str:
    """A player's name, fit to be displayed."""
    return one_line(only(str, value), LONGEST_NAME)


def lines(most: int, longest: int) -> Check:
    """At most `most` lines. A line of more than `longest` characters is dropped."""

    def check(value: Any) -> tuple[str, ...]:
        found = [one_line(only(str, line), longest + 1) for line in only(list, value)]
        return tuple(line for line in found if 0 < len(line) <= longest)[:most]

    return check


def word(value: Any) -> str:
    """A short word on one line."""
    if one_line(only(str, value), LONGEST_WORD) != value:
        raise ValueError
    return str(value)


def by_word(check: Check) -> Check:
    """Values by seat, command or option. Their user checks whether the words exist."""

    def checked(value: Any) -> dict[str, Any]:
        found = {word(key): check(item) for key, item in only(dict, value).items()}
        return dict(list(found.items())[:MOST_WORDS])

    return checked


def option(value: Any) -> Value:
    """The value of an option of a game."""
    if type(value) is int:
        return int(OneOf(range(MAX_MOVE))(value))
    return value if type(value) is bool else word(value)


def version(value: Any) -> str:
    """A version of the program: numbers separated by dots."""
    numbers(word(value))
    return str(value)


def numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version, for comparison; `ValueError` if it has other characters."""
    return tuple(map(int, version.split(".")))
