"""Data files of games (boards, weights of bots). The rules read no other file."""

import tomllib
from collections.abc import Callable
from os import path  # and no pathlib: importing it would cost as much as building the tables of a board
from typing import Any, TypeVar

from luna import ASSETS
from luna.core import installed

T = TypeVar("T")


def place(game: str, name: str) -> str:
    """The path of a data file."""
    return path.join(ASSETS, installed.of(game).assets, name)  # noqa: PTH118


def octets(game: str, name: str) -> bytes:
    """The content of a data file. `OSError` when this copy of the program lacks it."""
    with open(place(game, name), "rb") as file:  # noqa: PTH123
        return file.read()


def has(game: str, name: str) -> bool:
    """Whether a game has this data file."""
    return path.isfile(place(game, name))  # noqa: PTH113


def toml(game: str, name: str) -> dict[str, Any]:
    """The values of a TOML data file."""
    return tomllib.loads(octets(game, name).decode())


def record(kind: Callable[..., T], *first: Any, **facts: Any) -> T:
    """A named tuple of facts of a data file, with tuples for their lists."""
    return kind(*first, **{name: tuple(fact) if isinstance(fact, list) else fact for name, fact in facts.items()})
