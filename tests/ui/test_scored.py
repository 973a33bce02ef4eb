"""The scoring as scenes on the board: one click a beat, nothing closes by a stray click, the sheet is the record."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from luna.games.luna import rules as game
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.picture import view
from luna.games.luna.screens.scoring import ScoringScene
from luna.log.saves import Saves
from luna.shell.app import navigation
from luna.table.table import Table
from tests.patience import until
from tests.ui.driver import Driver, LunaTable, a_game, driving
from tests.ui.looking import settled

PLACE = (900, 400)
NORMAL = "welcomed = true\ntips = false\n"


def last_candle(saves: Saves, nth: int) -> tuple[int, tuple[int, ...]]:
    """The turn that ends round `nth` of a random game: its number and itself."""
    path = a_game(saves, seed=4)
    table = Table.open(game, path)
    numbers = range(1, len(table.history) + 1)
    ends = [number for number in numbers if any(isinstance(one, ev.RoundScored) for one in table.events_of(number))]
    turn = table.history[ends[nth - 1] - 1].turn
    table.close()
    return ends[nth - 1], turn


def at_scoring(driver: Driver, nth: int) -> LunaTable:
    """The table as the last candle of round `nth` goes out."""
    number, turn = last_candle(driver.app.saves, nth)
    assert navigation.open_save(driver.app, a_game(driver.app.saves, number - 1, seed=4))
    scene = settled(driver)
    scene.link.submit(turn)
    return scene


def telling(driver: Driver, scene: LunaTable) -> None:
    until(lambda: scene.board.scored.telling, lambda: driver.frames(1), pause=0)


@pytest.mark.parametrize(("nth", "beats"), [(2, 3), (6, 6)])
def test_one_click_is_one_beat_and_the_sheet_is_the_record(nth: int, beats: int, tmp_path: Path) -> None:
    with driving(tmp_path, more=NORMAL) as driver:
        scene = at_scoring(driver, nth)
        telling(driver, scene)
        told = list[str]()
        while driver.top == "TableView":
            assert scene.board.told.current is not None and scene.board.telling
            told.append(scene.board.told.current.sentence)
            driver.click_at(PLACE)
            assert scene.board.told.current.sentence == told[-1], "a click meant for what was there before"
            driver.frames(30)
            driver.click_at(PLACE)
            until(lambda: scene.board.scored.telling or driver.top != "TableView", lambda: driver.frames(1), pause=0)
        assert len(told) == len(set(told)) == beats
        sheet = driver.app.scenes[-1]
        assert isinstance(sheet, ScoringScene) and sheet.complete
        scored = sheet.sheet.ended.ip if sheet.sheet.ended else sheet.sheet.scored.after
        assert scene.board.display.scores == tuple(scored), "all points have come to the panels"
        assert not scene.board.telling and scene.board.told.current is None
        driver.key(pygame.K_SPACE)
        assert nth == 6 or driver.top == "TableView"


def test_a_beat_waits_and_esc_brings_all_of_them(tmp_path: Path) -> None:
    with driving(tmp_path, more=NORMAL) as driver:
        scene = at_scoring(driver, 1)
        telling(driver, scene)
        driver.frames(900)
        assert scene.board.scored.telling, "nobody is hurried"
        driver.key(pygame.K_ESCAPE)
        sheet = driver.app.scenes[-1]
        assert isinstance(sheet, ScoringScene) and sheet.complete
        driver.key(pygame.K_SPACE)
        assert settled(driver).board.display.shown.round == 2


@pytest.mark.parametrize("more", ['animation_speed = "instant"\n', "reduced_motion = true\n"])
def test_who_wants_no_scenes_gets_the_sheet_as_ever(more: str, tmp_path: Path) -> None:
    with driving(tmp_path, more=NORMAL + more) as driver:
        scene = at_scoring(driver, 1)
        seen = set[bool]()

        def step() -> None:
            driver.frames(1)
            seen.add(scene.board.scored.telling)

        until(lambda: driver.top == "ScoringScene", step, pause=0)
        sheet = driver.app.scenes[-1]
        assert seen == {False} and isinstance(sheet, ScoringScene)
        assert sheet.complete == ("instant" in more)


def test_one_night_becomes_the_next_while_the_priestess_goes_on(tmp_path: Path) -> None:
    with driving(tmp_path, more=NORMAL) as driver:
        scene = at_scoring(driver, 3)
        telling(driver, scene)
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_SPACE)
        shares, there = list[float](), list[str | None]()
        display = scene.board.display
        while display.busy:
            driver.frames(1)
            shares.append(display.shown.nightfall)
            there.append(display.shown.figures["priestess"])
        assert len(set(shares)) > 10 and max(shares) == 1 and shares[-1] == 0
        assert shares[: shares.index(1.0)] == sorted(shares[: shares.index(1.0)])
        walking = [share for share, island in zip(shares, there, strict=True) if island is None]
        assert walking and max(walking) >= 0.9, "the sky goes on as she does"
        assert display.shown.figures["priestess"] == view(scene.position).priestess
