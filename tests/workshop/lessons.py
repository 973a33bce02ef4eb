"""`python -m tests.workshop.lessons [FILE ...]`: win every lesson by its solution; list their rules and durations."""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from luna.core import registry
from luna.core.game import GameError, Turn, play_all
from luna.learning import course
from luna.learning.lesson import Lesson, Step, read
from luna.notice import fail
from luna.text import Catalogue

_WORDS: Final = 200  # words that a person reads in a minute
_CLICK: Final = 4.0  # seconds for a click, with the search for its place
_MOTION: Final = 2.0  # seconds of animation after a turn
_CLICKS: Final = 3  # clicks of a turn, at most: verb or novices, place, confirmation


def run(argv: list[str]) -> int:
    """Exit status 0; 1 when a lesson cannot be won by its solution; 2 with one sentence for an unreadable file."""
    parser = argparse.ArgumentParser(prog="lessons", description="Win every lesson by its solution.")
    parser.add_argument("--game", choices=registry.names(), default=registry.FIRST, help="default %(default)s")
    parser.add_argument("files", nargs="*", metavar="FILE", help="check these instead")
    options = parser.parse_args(argv)
    try:
        names = options.files or course.names(options.game)
        known = [
            read(Path(name).read_text(encoding="utf-8")) if options.files else course.load(options.game, name)
            for name in names
        ]
    except (GameError, OSError, UnicodeDecodeError) as error:
        return fail(error)
    return _check(known)


def solved(lesson: Lesson) -> Iterator[tuple[Step, Turn]]:
    """Play the solution: yields each own turn with its step; `GameError` if it does not win the lesson."""
    rules, row = lesson.rules, lesson.rules.start(lesson.header)
    play = partial(play_all, rules, row)
    for step in lesson.steps:
        where = f"{lesson.name}, step {step.key}"
        if step.aim and lesson.reached(row, step):
            raise GameError(f"{where}: the aim is reached before anything is played.")
        for number, line in enumerate(step.play):
            if number and step.aim and lesson.reached(row, step):
                raise GameError(f"{where}: the aim is reached before the solution ends.")
            while rules.to_move(row) not in (lesson.seat, None):
                play(lesson.answer(row, step))
            turn = lesson.turn(row, line)
            if turn is None:
                raise GameError(f"{where}: {line} is not legal.")
            if not step.allows(line):
                raise GameError(f"{where}: {line} is the solution and not allowed.")
            yield step, turn
            play(turn)
        if step.aim and not lesson.reached(row, step):
            raise GameError(f"{where}: the solution does not reach the aim.")


def _check(known: Sequence[Lesson]) -> int:
    wrong = 0
    for lesson in known:
        try:
            turns = len(list(solved(lesson)))
            print(f"{lesson.name}: won, {len(lesson.steps)} steps, {turns} turns")
        except GameError as error:
            wrong += 1
            print(error)
    taught = {rule for lesson in known for step in lesson.steps for rule in step.teaches}
    print("taught:", *sorted(taught, key=numbered))
    for language in Catalogue().languages():
        count = words(known, language)
        print(f"{language}: {count} words, {minutes(known, language):.1f} minutes for somebody who reads every word")
    return 1 if wrong else 0


def numbered(rule: str) -> list[tuple[str, int]]:
    """The place of a rule id in a list: `A2` before `A15.2`."""
    return [(letters, int(number or 0)) for letters, number in re.findall(r"(\D+)(\d*)|$", rule)]


def words(known: Sequence[Lesson], language: str) -> int:
    """The number of words in all texts, wrong turns included."""
    text = Catalogue(language, game=known[0].game) if known else Catalogue(language)
    keys = [f"lesson-{lesson.name}{part}" for lesson in known for part in ("", "-goal", "-worth")]
    keys += [f"lesson-{lesson.name}-{step.key}" for lesson in known for step in lesson.steps]
    keys += [f"{key}-wrong" for key in keys if text.has(f"{key}-wrong", language)]
    return sum(len(text(key).split()) for key in keys)


def minutes(known: Sequence[Lesson], language: str) -> float:
    """The duration: reading, clicks, animation."""
    steps = [step for lesson in known for step in lesson.steps]
    turns = sum(len(step.play) for step in steps)
    clicks = sum(not step.waits for step in steps) + _CLICKS * turns + 2 * len(known)
    return words(known, language) / _WORDS + (clicks * _CLICK + 2 * turns * _MOTION) / 60


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
