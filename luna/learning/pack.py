"""The shipped puzzles of a game: text files `puzzles/LEVEL-NUMBER-KIND.txt` in its assets."""

from pathlib import Path

from luna.core import data
from luna.learning.puzzle import Puzzle, read


def folder(game: str) -> Path:
    """The folder of the puzzles."""
    return Path(data.place(game, "puzzles"))


def names(game: str) -> list[str]:
    """The names of the puzzles, the easiest first; [] without puzzles."""
    return sorted(path.stem for path in folder(game).glob("*.txt"))


def load(game: str, name: str) -> Puzzle:
    """Load a puzzle by name."""
    return read((folder(game) / f"{name}.txt").read_text(encoding="utf-8"))


def level(name: str) -> int:
    """The difficulty in a puzzle's name, 1 to LEVELS."""
    return int(name.partition("-")[0])


def kind(name: str) -> str:
    """The kind of question in a puzzle's name."""
    return name.rpartition("-")[2]
