"""The lessons of a game, `lessons/NUMBER-NAME.txt` in its assets, and the progress in them."""

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from luna.core import data
from luna.core.game import Turn, play_all
from luna.learning.lesson import Lesson, read
from luna.log.files import free_aside, read_whole, why_unwritten, write_whole
from luna.log.notices import Notice

NAME: Final = "lessons.json"
_LARGEST: Final = 1 << 20
_LONGEST: Final = 10 * 24 * 3600  # maximum seconds of a lesson
_MOST: Final = 200  # maximum turns of a lesson


def folder(game: str) -> Path:
    """The folder of the lessons."""
    return Path(data.place(game, "lessons"))


def names(game: str) -> list[str]:
    """The names of the lessons in order; [] without lessons."""
    return sorted(path.stem for path in folder(game).glob("*.txt"))


def load(game: str, name: str) -> Lesson:
    """Load a lesson by name."""
    return read((folder(game) / f"{name}.txt").read_text(encoding="utf-8"))


class LessonProgress(NamedTuple):
    """The progress in one lesson."""

    won: int = 0  # the best time in seconds; 0: not won yet
    step: int = 0  # the step to resume at
    turns: tuple[Turn, ...] = ()  # the turns played so far by all seats
    seconds: int = 0  # the seconds spent so far


class CourseProgress:
    """The progress in all lessons, by `GAME/NAME`. An unreadable file is moved aside."""

    def __init__(self, home: Path, tell: Callable[[Notice], object] = lambda _: None) -> None:
        """`tell` receives the error of a failed write."""
        self._path, self._tell = home / NAME, tell
        self._known = self._read()

    def of(self, lesson: str) -> LessonProgress:
        """The progress in one lesson."""
        return self._known.get(lesson, LessonProgress())

    def invites(self, game: str, *, played: bool) -> bool:
        """Whether lessons come before a new game: for a newcomer, and while a started course is unfinished."""
        mine = [one for name, one in self._known.items() if name.startswith(f"{game}/")]
        return sum(bool(one.won) for one in mine) < len(names(game)) and bool(mine or not played)

    def _read(self) -> dict[str, LessonProgress]:
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
        """Save the state of a lesson that is left. A disk error loses only this note."""
        spent = min(_LONGEST, round(seconds))
        self._keep(lesson, self.of(lesson)._replace(step=step, turns=turns, seconds=spent))

    def win(self, lesson: str, seconds: float) -> None:
        """Record a won lesson; it starts from the beginning the next time."""
        took = max(1, min(_LONGEST, round(seconds)))
        before = self.of(lesson).won
        self._keep(lesson, LessonProgress(won=min(before, took) if before else took))

    def _keep(self, lesson: str, attended: LessonProgress) -> None:
        self._known = {**self._read(), **self._known, lesson: attended}  # another window may have written in between
        known = {name: one._asdict() for name, one in self._known.items()}
        try:
            write_whole(self._path, json.dumps(known, indent=1, sort_keys=True).encode())
        except OSError as error:
            self._tell(why_unwritten(self._path, error))


def _attended(facts: Any) -> LessonProgress:
    found = LessonProgress(**facts)
    turns = tuple(tuple(turn) for turn in found.turns)
    numbers = (found.won, found.step, found.seconds, *(move for turn in turns for move in turn))
    if not all(type(number) is int and 0 <= number < 1 << 20 for number in numbers) or len(turns) > _MOST:
        raise ValueError(facts)
    return found._replace(turns=turns)


def resumed(lesson: Lesson, attended: LessonProgress) -> tuple[Turn, ...]:
    """The saved turns, checked; () if the lesson has changed since."""
    rules, row = lesson.rules, lesson.rules.start(lesson.header)
    for turn in attended.turns:
        if rules.why_not(row, turn) is not None:
            return ()
        play_all(rules, row, turn)
    return attended.turns
