"""Pangea teaches: lessons are won by clicks, the guided game waits once a turn, the coach speaks only to newcomers."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame
import pytest

from luna.bots import evaluator_of
from luna.bots.oneply import ranked
from luna.core.game import GameError
from luna.core.teaching import Advice
from luna.games.pangea.lessons import GOALS
from luna.games.pangea.rules.moves import NO_BAN
from luna.games.pangea.rules.position import MAGICAL, PHASE
from luna.learning import course
from luna.learning.course import LessonProgress
from luna.learning.lesson import read
from luna.log.records import BOT, HUMAN
from luna.shell.app import navigation
from luna.shell.app.settings import LANGUAGES
from luna.shell.board.panel import Panel
from luna.shell.board.pointing import Verb
from luna.shell.modes.guided import GuidedMode
from luna.shell.modes.lesson import LessonMode, attend
from luna.shell.network import connections
from luna.shell.screens.learn import LearnScene
from luna.shell.screens.review import begin_guided
from luna.shell.screens.settings import SettingsScene
from tests.games.pangea.hands import QUICK, click, clicks, settle, view_of, wait
from tests.games.pangea.test_ways import NEXT, PHASES, A, push
from tests.patience import until
from tests.ui.driver import Driver, driving
from tests.ui.two import Two

NAMES: Final = course.names("pangea")


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_is_won_by_clicks(name: str, tmp_path: Path) -> None:
    lesson, won = course.load("pangea", name), list[float]()
    with driving(tmp_path, more=QUICK) as driver:
        driver.app.turn_to("pangea")
        attend(driver.app, lesson, LessonProgress(), lambda *_: None, won.append, None)
        until(lambda: driver.top == "LessonMode", driver.step)
        view = view_of(driver)
        mode = view.mode
        assert isinstance(mode, LessonMode)
        pupil = mode.pupil
        while not pupil.won:
            settle(driver)
            at, made, step = pupil.at, pupil.made, pupil.step
            assert made or len(mode.panel.lit) == len(step.light), f"{name}: {step.key} speaks of what is not there"
            if step.waits:
                until(lambda: view.table.to_move == lesson.seat, driver.step)
                turn = lesson.turn(view.table.position, step.play[made])
                assert turn is not None
                for target in [Verb("end")] if turn == (NO_BAN,) else clicks(view.table.position, turn):
                    click(driver, target)
            else:
                wait(driver)
                driver.key(pygame.K_SPACE)
            until(
                lambda at=at, made=made: (pupil.at, pupil.made) != (at, made),  # type: ignore[misc]
                driver.step,
                told=lambda step=step: step.key,  # type: ignore[misc]
            )
        assert len(won) == 1


def test_a_wrong_turn_is_refused_with_its_reason(tmp_path: Path) -> None:
    lesson = course.load("pangea", NAMES[0])
    with driving(tmp_path, more=QUICK) as driver:
        driver.app.turn_to("pangea")
        attend(driver.app, lesson, LessonProgress(step=2), lambda *_: None, lambda _: None, None)
        until(lambda: driver.top == "LessonMode", driver.step)
        mode = view_of(driver).mode
        assert isinstance(mode, LessonMode)
        settle(driver)
        click(driver, Verb("phase"))
        assert mode.panel.says().note == view_of(driver).text("lesson-home-move-wrong")
        assert not view_of(driver).table.length and mode.pupil.misses == 1


@pytest.mark.parametrize("aim", ["goods", "goods many", "amulets 1 2", "won twice"])
def test_an_unknown_aim_is_refused(aim: str) -> None:
    text = (course.folder("pangea") / f"{NAMES[0]}.txt").read_text(encoding="utf-8")
    with pytest.raises(GameError):
        read(text.replace("aim goods 5", f"aim {aim}"))
    assert aim.split(maxsplit=1)[0] in GOALS


MORE = 'animation_speed = "instant"\nwelcomed = true\ntips = true\nrecap = "off"\n'


@contextmanager
def guided(home: Path, language: str = "en", more: str = "") -> Iterator[tuple[Driver, GuidedMode]]:
    """From the Learn page to the first question."""
    with driving(home, language=language, more=MORE + more) as driver:
        driver.app.turn_to("pangea")
        driver.app.push(LearnScene(driver.app))
        driver.frames(4)
        driver.click("guided")
        until(lambda: driver.top == "GuidedMode", driver.step, told=lambda: driver.top)
        yield driver, mode_of(driver)


def mode_of(driver: Driver) -> GuidedMode:
    mode = view_of(driver).mode
    assert isinstance(mode, GuidedMode)
    settle(driver)
    return mode


def press(driver: Driver, panel: Panel, number: int = 0) -> None:
    """A button of the lantern-bearer."""
    wait(driver)
    driver.click_at(panel.spots(view_of(driver).board.display.layout)[number].center)
    settle(driver)


def play(driver: Driver, ends: bool = False) -> None:
    """The best move of the person, by clicks; or the end of the turn."""
    view = view_of(driver)
    row, length = bytearray(view.table.position), view.table.length
    turn = (NO_BAN,) if ends else ranked(evaluator_of("pangea", row), row)[0][1]
    for target in [Verb("end")] if ends else clicks(row, turn):
        click(driver, target)
    until(lambda: view.table.length > length, driver.step, told=lambda: turn)
    settle(driver)


def turn_of_wout(driver: Driver, mode: GuidedMode) -> None:
    """The bot waits once a turn, and continues when the player says so."""
    view = view_of(driver)
    until(lambda: mode.panel in view.open, driver.step)
    length = view.table.length
    driver.frames(90)
    assert view.table.length == length, "he waits"
    press(driver, mode.panel)
    until(lambda: view.company.mine, driver.step)
    settle(driver)


def advice_of(mode: GuidedMode) -> Advice:
    assert mode.coach is not None and mode.coach.advice is not None
    return mode.coach.advice


def test_two_guided_rounds_have_one_advice_a_turn(tmp_path: Path) -> None:
    with guided(tmp_path) as (driver, mode):
        view = view_of(driver)
        assert [seat.kind for seat in view.table.seats] == [HUMAN, BOT] and view.company.mine
        assert advice_of(mode).key == "welcome"
        play(driver)
        turn_of_wout(driver, mode)
        for round_number in (1, 2):
            assert mode.coach is not None
            assert mode.coach.report[0].startswith("Wout · ") and mode.coach.report[1].endswith(".")
            until(lambda: mode.coach in view.open, driver.step)
            said = set()
            while view.company.mine and view.table.game.round_of(view.table.position) == round_number:
                said |= {mode.coach.advice.key} if mode.coach.advice else set()
                play(driver)
            assert len(said - {"buy"}) <= 1, said
            turn_of_wout(driver, mode)


def test_dismissed_advice_stays_away_for_the_turn(tmp_path: Path) -> None:
    with guided(tmp_path) as (driver, mode):
        view = view_of(driver)
        play(driver)
        turn_of_wout(driver, mode)
        assert advice_of(mode).key == "first" and mode.coach is not None
        until(lambda: mode.coach in view.open, driver.step)
        press(driver, mode.coach)
        assert mode.coach not in view.open
        length = view.table.length
        click(driver, Verb("draw"))
        until(lambda: view.table.length > length, driver.step)
        settle(driver)
        assert mode.coach not in view.open, "one thing a turn"
        view.do("undo")
        until(lambda: view.table.length == length, driver.step)
        settle(driver)
        assert mode.coach.advice is not None and mode.coach.advice.key == "first" and mode.coach not in view.open


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_changed_in_the_middle(tmp_path: Path, language: str) -> None:
    with guided(tmp_path) as (driver, mode):
        driver.app.speak(language)
        driver.frames(4)
        assert mode.coach is not None
        says = mode.coach.says()
        assert says is not None and says.sentence == view_of(driver).text("coach-welcome").partition("\n")[0]
        play(driver)
        turn_of_wout(driver, mode)
        told = mode.coach.report
        driver.app.push(SettingsScene(driver.app))
        driver.frames(2)
        driver.app.speak("nl" if language == "en" else "en")
        driver.frames(2)
        driver.key(pygame.K_ESCAPE)
        assert driver.top == "GuidedMode"
        assert mode.coach.report != told, "what was done is told anew"
        assert not driver.app.catalogue.missing and not driver.app.catalogue.faulty


def test_a_guided_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    with guided(tmp_path) as (driver, mode):
        play(driver)
        turn_of_wout(driver, mode)
        path, length = view_of(driver).table.path, view_of(driver).table.length
        assert path is not None
    with driving(tmp_path, more=MORE) as driver:
        assert navigation.open_save(driver.app, path)
        until(lambda: driver.top == "GuidedMode", driver.step, told=lambda: driver.top)
        mode, view = mode_of(driver), view_of(driver)
        assert view.table.length == length and view.company.mine
        while view.company.mine:
            play(driver, ends=bytearray(view.table.position)[PHASE] != MAGICAL)
        turn_of_wout(driver, mode)


def test_advice_can_be_read_and_dismissed_by_pad(tmp_path: Path) -> None:
    with guided(tmp_path) as (driver, mode):
        view = view_of(driver)
        assert mode.coach is not None
        until(lambda: mode.coach in view.open, driver.step)
        wait(driver)
        push(driver, NEXT)  # open panels come first
        push(driver, A)
        assert mode.coach not in view.open
        play(driver)
        until(lambda: mode.panel in view.open, driver.step)
        wait(driver)
        push(driver, PHASES)
        until(lambda: view.company.mine, driver.step)


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100), ((3840, 2160), 150)]
)
def test_advice_covers_none_of_its_subjects(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    """At the usual text size it covers no panels of neutral peoples either, and never the bars."""
    with driving(tmp_path, size, "de", f"{MORE}text_size = {text}\n") as driver:
        driver.app.turn_to("pangea")
        begin_guided(driver.app, "pangea")
        until(lambda: driver.top == "GuidedMode", driver.step, told=lambda: driver.top)
        mode, view = mode_of(driver), view_of(driver)
        assert mode.coach is not None
        until(lambda: mode.coach in view.open and bool(mode.coach.rect), driver.frames)
        driver.frames(4, watched=True)
        layout, bubble = view.board.display.layout, mode.coach.place.bubble
        lit = [view.board.display.named(name, 0) for name in advice_of(mode).light]
        assert lit and not any(rect.colliderect(bubble) for rect in lit if rect is not None)
        assert not bubble.colliderect(layout.bar.rect) and not bubble.colliderect(layout.top.rect)
        if text == 100:
            assert bubble.collidelist([*layout.read, layout.rail.rect]) < 0


SHARED = 'welcomed = true\nanimation_speed = "instant"\ngame = "pangea"\ntips = true\nplayer = "{}"\n'


def test_the_coach_advises_only_a_person_to_move_here(tmp_path: Path) -> None:
    with (
        driving(tmp_path / "a", more=SHARED.format("Ada")) as host,
        driving(tmp_path / "b", more=SHARED.format("Bo")) as b,
    ):
        for driver in (host, b):
            driver.app.turn_to("pangea")
        two = Two(host, b)
        two.sit()
        house = host.app.network.house
        assert house is not None
        with driving(tmp_path / "c", more=SHARED.format("Cy")) as third:
            navigation.leave(third.app)
            third.frames()
            connections.join(third.app, "127.0.0.1", house.port, two.table(host).mode.shared.code)
            two.third = third
            two.until(lambda: third.top == "SharedMode")
            for length in (0, 1):
                two.until(lambda: any(table.mode.shared.mine for table in two.tables))
                two.quiet()
                told = [
                    table.mode.coach is not None
                    and table.mode.coach.advice is not None
                    and table.mode.coach in table.open
                    for table in two.tables
                ]
                assert told == [table.mode.shared.mine for table in two.tables] and sum(told) == 1, length
                scene = next(table for table in two.tables if table.mode.shared.mine)
                scene.link.submit((scene.table.game.legal(scene.position)[0],))
                two.all_have(length + 1)
