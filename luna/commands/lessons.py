"""`lessons check`: win every lesson by its solution; list the rules they teach and their length."""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from luna.core import registry
from luna.core.game import GameError
from luna.learning import course
from luna.learning.lesson import Lesson, read, solved
from luna.notice import fail
from luna.text import Catalogue

_WORDS: Final = 200  # words that a person reads in a minute
_CLICK: Final = 4.0  # seconds for a click, with the search for its place
_MOTION: Final = 2.0  # seconds of animation after a turn
_CLICKS: Final = 3  # clicks of a turn, at most: verb or novices, place, confirmation


def run(argv: list[str]) -> int:
    """Exit status 0; 1 when a lesson cannot be won by its solution; 2 with one sentence for an unreadable file."""
    parser = argparse.ArgumentParser(prog="lessons", description="Lessons at the table.")
    parser.add_argument("--game", choices=registry.names(), default=registry.FIRST, help="default %(default)s")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="win every lesson by its solution; list the rules that are taught")
    check.add_argument("files", nargs="*", metavar="FILE", help="these instead")
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
