"""The lessons that ship with a game, `lessons/NUMBER-NAME.txt` in its assets, and how far somebody has come in them."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from luna.core import data
from luna.core.game import Turn
from luna.learning.lesson import Lesson, read
from luna.log.files import free_aside, read_whole, write_whole

NAME: Final = "lessons.json"
_LARGEST: Final = 1 << 20
_LONGEST: Final = 10 * 24 * 3600
"""Seconds of a lesson, at most."""
_MOST: Final = 200
"""Turns and steps of one."""


def folder(game: str) -> Path:
    """Where they are."""
    return Path(data.place(game, "lessons"))


def names(game: str) -> list[str]:
    """The files' names in their order; [] when the game has none."""
    return sorted(path.stem for path in folder(game).glob("*.txt"))


def load(game: str, name: str) -> Lesson:
    """The lesson of that file."""
    return read((folder(game) / f"{name}.txt").read_text(encoding="utf-8"))


class Attended(NamedTuple):
    """How far somebody has come in one lesson."""

    won: int = 0
    """Seconds that it took, of the quickest time; 0: not won yet."""
    step: int = 0
    """Where it goes on."""
    turns: tuple[Turn, ...] = ()
    """Played so far, the others' too."""
    seconds: int = 0
    """Spent so far."""


class Attendance:
    """What has been attended so far, by `GAME/NAME` of the lesson. A file that cannot be understood is set aside."""

    def __init__(self, home: Path) -> None:
        self._path = home / NAME
        self._known = self._read()

    def of(self, lesson: str) -> Attended:
        """How far that lesson has come."""
        return self._known.get(lesson, Attended())

    def begun(self, game: str) -> bool:
        """Whether any lesson of that game was."""
        return any(name.startswith(f"{game}/") for name in self._known)

    def _read(self) -> dict[str, Attended]:
        try:
            known = json.loads(read_whole(self._path, _LARGEST))
            return {str(name): _attended(facts) for name, facts in known.items()}
        except OSError:
            return {}
        except (ValueError, TypeError, AttributeError, RecursionError):
            with contextlib.suppress(OSError):
                self._path.replace(free_aside(self._path))
            return {}

    def note(self, lesson: str, step: int, turns: tuple[Turn, ...], seconds: float) -> None:
        """Somebody leaves a lesson: it goes on there. A disk that fails costs this note only."""
        spent = min(_LONGEST, round(seconds))
        self._keep(lesson, self.of(lesson)._replace(step=step, turns=turns, seconds=spent))

    def win(self, lesson: str, seconds: float) -> None:
        """A lesson is won; the next time it begins anew."""
        took = max(1, min(_LONGEST, round(seconds)))
        before = self.of(lesson).won
        self._keep(lesson, Attended(won=min(before, took) if before else took))

    def _keep(self, lesson: str, attended: Attended) -> None:
        self._known = {**self._read(), **self._known, lesson: attended}  # another window may have written since
        known = {name: one._asdict() for name, one in self._known.items()}
        with contextlib.suppress(OSError):
            write_whole(self._path, json.dumps(known, indent=1, sort_keys=True).encode())


def _attended(facts: Any) -> Attended:
    found = Attended(**facts)
    turns = tuple(tuple(turn) for turn in found.turns)
    numbers = (found.won, found.step, found.seconds, *(move for turn in turns for move in turn))
    if not all(type(number) is int and 0 <= number < 1 << 20 for number in numbers) or len(turns) > _MOST:
        raise ValueError(facts)
    return found._replace(turns=turns)


def resumed(lesson: Lesson, attended: Attended) -> tuple[Turn, ...]:
    """The turns with which it goes on, checked; none when the lesson is another one now."""
    rules, row = lesson.rules, lesson.rules.start(lesson.header)
    for turn in attended.turns:
        if rules.why_not(row, turn) is not None:
            return ()
        for move in turn:
            rules.play(row, move)
    return attended.turns
