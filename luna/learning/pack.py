"""The puzzles that ship with a game: a text each in its assets, `puzzles/LEVEL-NUMBER-KIND.txt`."""

from __future__ import annotations

from pathlib import Path

from luna.core import data
from luna.learning.puzzle import Puzzle, read


def folder(game: str) -> Path:
    """Where they are."""
    return Path(data.place(game, "puzzles"))


def names(game: str) -> list[str]:
    """Their names, the easy ones first; [] when the game has none."""
    return sorted(path.stem for path in folder(game).glob("*.txt"))


def load(game: str, name: str) -> Puzzle:
    """The puzzle of that name."""
    return read((folder(game) / f"{name}.txt").read_text(encoding="utf-8"))


def level(name: str) -> int:
    """How hard the puzzle of that name is, 1 to LEVELS."""
    return int(name.partition("-")[0])


def kind(name: str) -> str:
    """What the puzzle of that name asks for."""
    return name.rpartition("-")[2]
