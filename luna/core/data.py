"""Data of a game (its board, what its computer players have learned), handed in: rules read no file."""

from __future__ import annotations

import tomllib
from os import path  # and no pathlib: importing it would cost as much as building the tables of a board
from typing import Any

from luna import ASSETS


def place(game: str, name: str) -> str:
    """The path of a file of a game's data."""
    return path.join(ASSETS, "games", game, name)  # noqa: PTH118


def octets(game: str, name: str) -> bytes:
    """What is in a file of a game's data. `OSError` when this copy of the program lacks it."""
    with open(place(game, name), "rb") as file:  # noqa: PTH123
        return file.read()


def toml(game: str, name: str) -> dict[str, Any]:
    """The values in a TOML file of a game's data."""
    return tomllib.loads(octets(game, name).decode())
