"""Data files of games (boards, weights of bots). The rules read no other file."""

import tomllib
from os import path  # and no pathlib: importing it would cost as much as building the tables of a board
from typing import Any

from luna import ASSETS


def place(game: str, name: str) -> str:
    """The path of a data file."""
    return path.join(ASSETS, "games", game, name)  # noqa: PTH118


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
