"""A lesson: a position and a sequence of steps, stored as text.

    lesson temple
    others red: favour tide; red: meditate

    look tiles
    light path
    do claim
    teaches A14
    light tile 16
    play yellow: appoint 16
    allow yellow: appoint 16*
    see claimed
    try task
    aim evicted 2; books 1
    within 3
    play yellow: consecrate 16; yellow: book 2>16
    luna 1
    ...                  the game in its notation, `setup position`, without turns

A step begins with its kind and a key; its words are `lesson-NAME-KEY` in the game's catalogue. *look*: the pupil reads
and continues. *do*: only the turns of `allow` (patterns of the notation; default: `play`) are accepted. *try*: every
legal turn is accepted until `aim` is reached, with a limit of `within` turns. *see*: like look, about the last events.
`play` is the solution. `others` are the answers of the other seats: the first legal one is played. Lists are separated
by semicolons.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any, Final, NamedTuple

from luna.core import registry
from luna.core.game import Game, GameError, Position, Turn
from luna.learning.puzzle import placed

LOOK: Final = "look"
SEE: Final = "see"
DO: Final = "do"
TRY: Final = "try"
KINDS: Final = (LOOK, DO, TRY, SEE)
_LISTS: Final = ("light", "play", "allow", "aim", "teaches", "others")
_LONGEST: Final = 20_000  # maximum characters of a lesson


class Step(NamedTuple):
    """One step of a lesson."""

    kind: str
    key: str
    light: tuple[str, ...] = ()
    """Things to highlight, by their names on the board; the first two show where to click."""
    play: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    aim: tuple[str, ...] = ()
    within: int = 0  # turns of the pupil allowed for a task; 0: no limit
    teaches: tuple[str, ...] = ()  # rule ids
    others: tuple[str, ...] = ()  # answers of the other seats in this step; they precede those of the lesson

    @property
    def waits(self) -> bool:
        """Whether the step waits for a turn."""
        return self.kind in (DO, TRY)

    def allows(self, line: str) -> bool:
        """Whether the step accepts a turn, given as a line of the notation."""
        return self.kind == TRY or any(fnmatchcase(line, pattern) for pattern in self.allow or self.play)


@dataclass(frozen=True)
class Lesson:
    """A start position and its steps."""

    game: str
    name: str
    header: Any
    steps: tuple[Step, ...]
    others: tuple[str, ...] = ()

    @property
    def rules(self) -> Game:
        """The rules of its game."""
        return registry.load(self.game)

    @cached_property
    def seat(self) -> int:
        """The pupil's seat: the seat to move at the start."""
        seat = self.rules.to_move(self.rules.start(self.header))
        assert seat is not None
        return seat

    def turn(self, row: Position, line: str) -> Turn | None:
        """The turn of a line of the notation in this position; None if it is not legal."""
        rules = self.rules
        try:
            text = rules.to_text(rules.with_state(self.header, rules.state(row)), [])
            return rules.from_text(f"{text}{line}\n")[1][0]
        except GameError:
            return None

    def answer(self, row: Position, step: Step) -> Turn:
        """The answer of another seat; a default legal turn if no listed answer is legal."""
        for line in (*step.others, *self.others):
            if (found := self.turn(row, line)) is not None:
                return found
        row, rules, turn, seat = row[:], self.rules, list[int](), self.rules.to_move(row)
        while not turn or (rules.to_move(row) == seat and rules.why_not(row, turn) is not None):
            turn.append(rules.legal(row)[-1])
            rules.play(row, turn[-1])
        return tuple(turn)

    def reached(self, row: Position, step: Step) -> bool:
        """Whether the aim of a step is reached."""
        goals = registry.goals(self.game)
        return all(goals[word](row, self.seat, tuple(rest)) for word, *rest in map(str.split, step.aim))

    def count(self, row: Position, aim: str) -> tuple[int, int]:
        """The number of things that a counting aim has reached, and the number that it requires."""
        name, words = aim.split()
        goal, want = registry.goals(self.game)[name], int(words)
        return max((n for n in range(want + 1) if goal(row, self.seat, (str(n),))), default=0), want


class Pupil:
    """The state machine of a lesson: the current step, accepted turns and the way back. It knows no window."""

    def __init__(self, lesson: Lesson, at: int = 0, length: int = 0) -> None:
        """`length`: the turns on the table when a step is resumed."""
        self.lesson = lesson
        self.began = length
        """The turns on the table when this step began."""
        self.at = at if 0 <= at < len(lesson.steps) else 0
        self.misses = 0
        self.failed = False
        """Whether the task is lost: its turns are used up, or the game is over."""
        self.made = 0
        """The pupil's turns in this step."""
        self._path: list[tuple[int, int, int, int]] = []  # states to return to: `length`, `at`, `made`, `began`

    @property
    def won(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The current step; the last one of a won lesson."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def reads(self) -> bool:
        """Whether a sentence is to be read and no turn is expected."""
        return self.won or self.failed or not self.step.waits

    def go_on(self, length: int) -> None:
        """Continue after a step that is only read; `length`: turns on the table."""
        self._mark(length)
        self._next(length)

    def takes(self, row: Position, turn: Sequence[int], length: int) -> bool:
        """Whether the step accepts a legal turn; a refused turn counts as a miss."""
        step = self.step
        if self.failed or not step.waits or not step.allows(self.lesson.rules.turn_text(row[:], turn)):
            self.misses += not self.failed
            return False
        self._mark(length)
        return True

    def played(self, row: Position, length: int) -> None:
        """Handle a turn of the pupil that led to this position; `length`: turns on the table."""
        step, lesson = self.step, self.lesson
        self.made += 1
        if step.kind == DO:
            if self.made >= len(step.play):
                self._next(length)
        elif lesson.reached(row, step):
            self._next(length)
        else:
            self.failed = self._ends(row)

    def loses(self, row: Position) -> bool:
        """Whether a turn of the pupil that leads to this position, and is not handled yet, loses the task."""
        return self.step.kind == TRY and not self.lesson.reached(row, self.step) and self._ends(row, 1)

    def _ends(self, row: Position, more: int = 0) -> bool:
        """Whether the pupil has no turn left in this position after `more` further turns."""
        within = self.step.within
        return self.lesson.rules.over(row) or bool(within and self.made + more >= within)

    def back(self) -> int | None:
        """Undo the last turn or step; returns the turns that stay on the table, or None."""
        if not self._path:
            return None
        length, self.at, self.made, self.began = self._path.pop()
        self.misses, self.failed = 0, False
        return length

    def again(self) -> int:
        """Restart the current task; returns the turns that stay on the table."""
        while self._path and self._path[-1][1] == self.at:
            self._path.pop()
        self.misses, self.made, self.failed = 0, 0, False
        return self.began

    def _mark(self, length: int) -> None:
        self._path.append((length, self.at, self.made, self.began))

    def _next(self, length: int) -> None:
        self.at += 1
        self.began, self.misses, self.made = length, 0, 0


def read(text: str) -> Lesson:
    """Parse a lesson; `GameError` with one sentence if the text is invalid."""
    if len(text) > _LONGEST:
        raise GameError("The text is too long for a lesson.")
    name, others, steps = "", tuple[str, ...](), list[Step]()
    lines = text.removeprefix("\ufeff").split("\n")
    for number, line in enumerate(lines):
        word, _, rest = line.partition("#")[0].strip().partition(" ")
        if word in registry.names():
            return _whole(name, others, steps, "\n".join(lines[number:]))
        if word == "lesson":
            name = rest
        elif word in KINDS:
            if not rest.strip() or rest in (step.key for step in steps):
                raise GameError(f"Line {number + 1}: a step needs a unique name.")
            steps.append(Step(word, rest))
        elif word == "others" and not steps:
            others = _list(rest)
        elif word and not steps:
            raise GameError(f"Line {number + 1}: a lesson or a step was expected, not {word!r}.")
        elif word in _LISTS:
            lists: dict[str, Any] = {word: _list(rest)}
            steps[-1] = steps[-1]._replace(**lists)
        elif word == "within" and rest.isdecimal():
            steps[-1] = steps[-1]._replace(within=int(rest))
        elif word:
            raise GameError(f"Line {number + 1}: a lesson has no {word!r}.")
    raise GameError("A lesson ends with a position of a game.")


def _list(rest: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in rest.split(";"))


def _whole(name: str, others: tuple[str, ...], steps: Sequence[Step], body: str) -> Lesson:
    if not name or not steps:
        raise GameError("A lesson begins with the word lesson and its name, and has steps.")
    game = registry.game_of_text(body)
    goals = registry.goals(game)
    for step in steps:
        if step.waits and not step.play:
            raise GameError(f"The step {step.key} has no solution: a line that begins with play.")
        if (step.kind == TRY) != bool(step.aim):
            raise GameError(f"The step {step.key}: a task needs an aim, and other steps must not have one.")
        for aim in step.aim:
            if aim.split()[0] not in goals:
                raise GameError(f"The step {step.key}: there is no aim {aim!r}, only {', '.join(goals)}.")
    lesson = Lesson(game, name, placed(registry.load(game), body, "lesson"), tuple(steps), others)
    for step in steps:
        if step.aim:
            lesson.reached(lesson.rules.start(lesson.header), step)  # invalid arguments of an aim raise here
    return lesson
