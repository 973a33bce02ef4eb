"""Pangea's lessons: each is won by clicks in the window, and what it speaks of is lit."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame
import pytest

from luna.core.game import GameError
from luna.games.pangea.board.hand.targets import Verb
from luna.games.pangea.lessons import GOALS
from luna.games.pangea.rules.moves import NO_BAN
from luna.learning import course
from luna.learning.course import Attended
from luna.learning.lesson import read
from luna.shell.modes.lesson import LessonMode, attend
from tests.games.pangea.hands import QUICK, click, clicks, settle, view_of, wait
from tests.patience import until
from tests.ui.driver import driving

NAMES: Final = course.names("pangea")


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_is_won_by_clicks(name: str, tmp_path: Path) -> None:
    lesson, won = course.load("pangea", name), list[float]()
    with driving(tmp_path, more=QUICK) as driver:
        driver.app.turn_to("pangea")
        attend(driver.app, lesson, Attended(), lambda *_: None, won.append, None)
        until(lambda: driver.top == "LessonMode", lambda: driver.frames(1))
        view = view_of(driver)
        mode = view.mode
        assert isinstance(mode, LessonMode)
        pupil = mode.pupil
        while not pupil.won:
            settle(driver)
            at, made, step = pupil.at, pupil.made, pupil.step
            assert made or len(mode.lit) == len(step.light), f"{name}: {step.key} speaks of what is not there"
            if step.waits:
                until(lambda: view.table.to_move == lesson.seat, lambda: driver.frames(1))
                turn = lesson.turn(view.table.position, step.play[made])
                assert turn is not None
                for target in [Verb("end")] if turn == (NO_BAN,) else clicks(view.table.position, turn):
                    click(driver, target)
            else:
                wait(driver)
                driver.key(pygame.K_SPACE)
            until(
                lambda at=at, made=made: (pupil.at, pupil.made) != (at, made),  # type: ignore[misc]
                lambda: driver.frames(1),
                told=lambda step=step: step.key,  # type: ignore[misc]
            )
        assert len(won) == 1


def test_a_wrong_turn_is_refused_with_its_reason(tmp_path: Path) -> None:
    lesson = course.load("pangea", NAMES[0])
    with driving(tmp_path, more=QUICK) as driver:
        driver.app.turn_to("pangea")
        attend(driver.app, lesson, Attended(step=2), lambda *_: None, lambda _: None, None)
        until(lambda: driver.top == "LessonMode", lambda: driver.frames(1))
        mode = view_of(driver).mode
        assert isinstance(mode, LessonMode)
        settle(driver)
        click(driver, Verb("phase"))
        assert mode.says().note == view_of(driver).text("lesson-home-move-wrong")
        assert not view_of(driver).table.length and mode.pupil.misses == 1


@pytest.mark.parametrize("aim", ["goods", "goods many", "amulets 1 2", "won twice"])
def test_an_aim_that_means_nothing_is_refused(aim: str) -> None:
    text = (course.folder("pangea") / f"{NAMES[0]}.txt").read_text(encoding="utf-8")
    with pytest.raises(GameError):
        read(text.replace("aim goods 5", f"aim {aim}"))
    assert aim.split(maxsplit=1)[0] in GOALS
