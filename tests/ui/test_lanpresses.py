"""Presses at a shared table: what is asked here is answered here, and nobody plays while others are to move."""

from __future__ import annotations

import pygame
import pytest

from luna.games.luna.rules.moves import MEDITATION
from luna.games.luna.rules.picture import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.log.records import ASK
from tests.patience import until as patiently
from tests.ui.driver import Driver, SharedTable, submit
from tests.ui.test_lannews import others_turn
from tests.ui.test_sharing import kinds, to_move
from tests.ui.two import Two


def letter(driver: Driver, key: str) -> None:
    code = getattr(pygame, f"K_{key}")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=key, scancode=0))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
    driver.frames()


def last_candle(two: Two) -> tuple[Driver, SharedTable]:
    """Whoever is to put out the last candle; nothing else has been played."""
    two.sit()
    while True:
        two.until(lambda: any(table.mode.shared.mine for table in two.tables))
        two.quiet()
        scene = next(table for table in two.tables if table.mode.shared.mine)
        seen = view(scene.table.position)
        if seen.step == "action" and seen.candles == 1:
            driver = next(driver for driver in two.drivers if driver.app.scenes[-1] is scene)
            return driver, scene
        if seen.step != "action":
            two.play(1)
        else:
            submit(scene, (MEDITATION,))
            length = scene.table.length + 1
            two.until(lambda length=length: all(table.table.length == length for table in two.tables))  # type: ignore[misc]


@pytest.mark.parametrize("answer", ["m", "enter", "escape"])
def test_the_last_candle_is_answered_long_after_it_was_asked(two: Two, answer: str) -> None:
    driver, scene = last_candle(two)
    length = scene.table.length
    letter(driver, "m")
    assert scene.board.hand.draft.confirm
    for _ in range(330):  # more than five seconds, with all that comes from the relay meanwhile
        for one in two.drivers:
            one.frames(1)
    assert scene.board.hand.draft.confirm
    if answer == "m":
        letter(driver, "m")
    else:
        driver.key(pygame.K_RETURN if answer == "enter" else pygame.K_ESCAPE)
    if answer == "escape":
        two.quiet()
        assert not scene.board.hand.draft.confirm and scene.table.length == length and driver.top == "SharedMode"
        return
    two.until(lambda: scene.table.length == length + 1)
    assert scene.table.history[-1].turn == (MEDITATION,)
    two.until(lambda: driver.top == "ScoringScene")
    scoring = driver.app.scenes[-1]
    assert isinstance(scoring, ScoringScene)
    driver.key(pygame.K_SPACE)
    patiently(lambda: driver.top == "SharedMode", lambda: driver.frames(1))
    letter(driver, "p")  # and once more
    assert driver.top == "ScoringScene"
    driver.key(pygame.K_ESCAPE)
    assert driver.top == "SharedMode"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_nothing_is_played_while_others_are_to_move(two: Two, key: int) -> None:
    _, driver = others_turn(two)
    scene = two.table(driver)
    length = scene.table.length
    driver.key(key)
    two.quiet()
    assert not scene.mode.shared.mine and scene.table.length == length and driver.top == "SharedMode"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_a_question_of_others_is_answered_by_its_own_keys_only(two: Two, key: int) -> None:
    asker, asked = others_turn(two)
    letter(asker, "z")
    scene = two.table(asked)
    two.until(lambda: scene.mode.shared.asked and scene.mode.paper.slip)
    length = scene.table.length
    asked.key(key)
    for _ in range(20):
        for one in two.drivers:
            one.frames(1)
    assert scene.mode.shared.asked and scene.table.length == length and ASK in kinds(scene)


def test_enter_in_the_chat_writes_and_plays_nothing(two: Two) -> None:
    two.sit()
    to_move(two, two.host)
    scene, length = two.table(two.host), two.table(two.host).table.length
    two.host.key(pygame.K_F2)
    assert scene.mode.chat in scene.open
    two.host.write("Hello")
    two.host.key(pygame.K_RETURN)
    two.until(lambda: two.table(two.guest).mode.shared.words)
    assert scene.table.length == length and scene.mode.chat in scene.open and not scene.mode.chat.written
    two.host.key(pygame.K_ESCAPE)
    assert scene.mode.chat not in scene.open and two.host.top == "SharedMode"
