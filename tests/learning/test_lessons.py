"""Lessons: texts that are checked, a pupil without a window, every lesson won by its solution, progress kept."""

import re
from pathlib import Path
from typing import Final

import pytest

from luna.core.game import GameError
from luna.learning import course
from luna.learning.course import CourseProgress, LessonProgress, resumed
from luna.learning.lesson import DO, LOOK, TRY, Lesson, Pupil, read
from luna.text import Catalogue
from tests.workshop import lessons as command
from tests.workshop.lessons import solved

NAMES: Final = course.names("luna")
LESSONS: Final = [course.load("luna", name) for name in NAMES]
EVERY: Final = [course.load(game, name) for game in ("luna", "pangea") for name in course.names(game)]
ACTIONS: Final = {
    **{"favour": "A5", "recruit": "A6", "build": "A7", "herbs": "A8", "journey": "A9", "council": "A10", "tide": "A11"},
    **{"sail": "A12", "expel": "A13", "appoint": "A14", "consecrate": "A15", "book": "A16", "meditate": "A17"},
}
PEBBLES: Final = """lesson pebbles
others 1

look heap
do take
teaches P1
light 2
play 2
try task
aim heap 1
within 2
play 1; 3

pebbles {"seats": ["red", "blue"], "pebbles": 9}
"""


@pytest.fixture
def lesson() -> Lesson:
    return read(PEBBLES)


def _play(lesson: Lesson, row: bytearray, line: str) -> None:
    turn = lesson.turn(row, line)
    assert turn is not None
    for move in turn:
        lesson.rules.play(row, move)


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.name)
def test_every_lesson_is_won_by_its_solution(lesson: Lesson) -> None:
    steps = {step.key for step, _ in solved(lesson)}
    assert steps == {step.key for step in lesson.steps if step.waits}
    assert [step.kind for step in lesson.steps].count(TRY) == 1, "one task, which is won"


def test_every_action_and_every_scoring_is_taught_and_played() -> None:
    taught = {rule for lesson in LESSONS for step in lesson.steps for rule in step.teaches}
    assert {*ACTIONS.values(), "R2", "R3", "R4", "E1", "E2"} <= taught
    played = set()
    for lesson in LESSONS:
        for step in lesson.steps:
            words = {ACTIONS[line.split()[1]] for line in step.play}
            assert words <= set(step.teaches), f"{lesson.name}, {step.key}"
            played |= words
    assert played == set(ACTIONS.values())


@pytest.mark.parametrize("language", Catalogue().languages())
def test_every_step_has_short_words(language: str) -> None:
    for lesson in EVERY:
        words = Catalogue(language, game=lesson.game)
        for part in ("goal", "worth"):
            assert words.has(f"lesson-{lesson.name}-{part}", language)
        assert words.has(f"lesson-{lesson.name}", language)
        for step in lesson.steps:
            said = words(f"lesson-{lesson.name}-{step.key}")
            assert words.has(f"lesson-{lesson.name}-{step.key}", language)
            assert words.has(f"lesson-{lesson.name}-{step.key}-wrong", language) == (step.kind == DO)
            assert len(said.split("\n")) <= 2, said
            for sentence in said.split("\n"):
                assert len(re.findall(r"[\w’]+", sentence)) <= 14, sentence
                assert sentence.endswith("."), sentence


def test_six_lessons_take_twenty_minutes_at_most() -> None:
    for language in Catalogue().languages():
        assert command.minutes(LESSONS, language) <= 20


def test_rules_are_listed_by_their_numbers_whatever_letters_a_game_gives_them() -> None:
    ids = ["A2", "A15", "A15.2", "PD2", "PD10", "market"]
    assert sorted(["market", "PD10", "A15.2", "PD2", "A15", "A2"], key=command.numbered) == ids


def test_pebbles_has_a_lesson_of_three_steps(lesson: Lesson) -> None:
    assert lesson.game == "pebbles" and [step.kind for step in lesson.steps] == [LOOK, DO, TRY]
    assert [turn for _, turn in solved(lesson)] == [(2,), (1,), (3,)]


def test_a_pupil_goes_from_step_to_step_and_back(lesson: Lesson) -> None:
    pupil, row = Pupil(lesson), lesson.rules.start(lesson.header)
    assert not pupil.takes(row, (2,), 0), "there is something to be read"
    pupil.go_on(0)
    assert not pupil.takes(row, (1,), 0) and not pupil.takes(row, (3,), 0)
    assert pupil.step.key == "take" and pupil.misses == 2
    assert pupil.takes(row, (2,), 0)
    _play(lesson, row, "2")
    pupil.played(row, 1)
    assert pupil.began == 1
    assert pupil.step.key == "task" and not pupil.misses
    assert pupil.back() == 0 and pupil.step.key == "take"
    assert pupil.back() == 0 and pupil.step.key == "heap"
    assert pupil.back() is None


def test_a_task_is_failed_and_begun_again(lesson: Lesson) -> None:
    row = lesson.rules.start(lesson.header)
    for line in ("2", "1"):
        _play(lesson, row, line)
    pupil = Pupil(lesson, 2, 2)
    for length, line in enumerate(("1", "1"), 2):
        assert pupil.takes(row, (1,), length)
        _play(lesson, row, line)
        pupil.played(row, length + 1)
        _play(lesson, row, "1")
    assert pupil.failed and not pupil.takes(row, (1,), 4)
    assert pupil.again() == 2 and not pupil.failed and pupil.step.kind == TRY


def test_the_other_seats_always_answer(lesson: Lesson) -> None:
    for one in (lesson, *LESSONS):
        row = one.rules.start(one.header)
        for _ in range(30):
            if one.rules.over(row):
                break
            for move in one.answer(row, one.steps[-1]):
                one.rules.play(row, move)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "", "ends with a position"),
        (lambda text: text.replace("lesson pebbles", ""), "begins with the word lesson"),
        (lambda text: text.replace("look heap\n", "").replace("do take", "lo take"), "a step was expected"),
        (lambda text: text.replace("do take", "do heap"), "a unique name"),
        (lambda text: text.replace("light 2", "lihgt 2"), "a lesson has no"),
        (lambda text: text.replace("play 2\n", ""), "no solution"),
        (lambda text: text.replace("aim heap 1\n", ""), "needs an aim"),
        (lambda text: text.replace("aim heap", "aim hope"), "no aim"),
        (lambda text: text + "1\n", "leave out the turns"),
        (lambda text: text.replace("pebbles {", "pebbles ["), "expected JSON"),
        (lambda text: text + " " * 30_000, "too long"),
    ],
)
def test_an_invalid_lesson_is_refused_in_one_sentence(change: object, words: str) -> None:
    assert callable(change)
    with pytest.raises(GameError) as refused:
        read(change(PEBBLES))
    assert words in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace("play 1; 3", "play 1; 1"), "does not reach"),
        (lambda text: text.replace("play 1; 3", "play 1; 8"), "not legal"),
        (lambda text: text.replace("play 2", "play 2\nallow 3"), "not allowed"),
        (lambda text: text.replace("aim heap 1", "aim heap 7"), "before anything"),
        (lambda text: text.replace("play 1; 3", "play 1; 3; 1"), "before the solution ends"),
    ],
)
def test_a_solution_that_does_not_win_is_found(change: object, words: str) -> None:
    assert callable(change)
    with pytest.raises(GameError, match=words):
        list(solved(read(change(PEBBLES))))


@pytest.mark.parametrize("aim", ["favours", "favours two", "active moon 2", "token moon", "won 3", "book"])
def test_an_unknown_aim_is_refused(aim: str) -> None:
    text = (course.folder("luna") / f"{NAMES[0]}.txt").read_text("utf-8")
    with pytest.raises(GameError):
        read(text.replace("aim favours 2;", f"aim {aim};"))


def test_progress_is_kept_and_a_corrupt_file_is_set_aside(tmp_path: Path) -> None:
    attendance = CourseProgress(tmp_path)
    assert not attendance.invites("luna", played=True) and attendance.of("luna/moon") == LessonProgress()
    attendance.note("luna/moon", 3, ((1,), (2, 3)), 61.4)
    assert CourseProgress(tmp_path).of("luna/moon") == LessonProgress(0, 3, ((1,), (2, 3)), 61)
    assert CourseProgress(tmp_path).invites("luna", played=True) and not CourseProgress(tmp_path).invites(
        "pangea", played=True
    )
    attendance.win("luna/moon", 120)
    attendance.win("luna/moon", 300)
    assert CourseProgress(tmp_path).of("luna/moon") == LessonProgress(won=120)
    strange = '{"won": "x"}', '{"won": 1048576}', '{"turns": [[-1]]}', '{"no": 1}'
    for rubbish in ("[]", '{"a": 1}', "{", *(f'{{"a": {one}}}' for one in strange)):
        (tmp_path / course.NAME).write_text(rubbish, encoding="utf-8")
        assert not CourseProgress(tmp_path).invites("luna", played=True), rubbish
    assert len(list(tmp_path.iterdir())) == 7


def test_a_lesson_that_has_changed_begins_anew(lesson: Lesson) -> None:
    assert resumed(lesson, LessonProgress(step=2, turns=((2,), (1,)))) == ((2,), (1,))
    assert resumed(lesson, LessonProgress(step=2, turns=((2,), (77,)))) == ()


def test_the_workshop_checks_all_lessons(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert command.run([]) == 0
    said = capsys.readouterr().out
    assert said.count("won") == len(NAMES) and "A17" in said and "minutes" in said
    (tmp_path / "bad.txt").write_text(PEBBLES.replace("play 1; 3", "play 1; 1"), encoding="utf-8")
    assert command.run([str(tmp_path / "bad.txt")]) == 1
    assert command.run([str(tmp_path / "none.txt")]) == 2


def test_a_lesson_keeps_a_bounded_number_of_turns(tmp_path: Path) -> None:
    kept = CourseProgress(tmp_path)
    for turns, found in ((200, 200), (201, 0)):
        kept.note("luna/long", 1, ((5,),) * turns, 3.0)
        assert len(CourseProgress(tmp_path).of("luna/long").turns) == found
