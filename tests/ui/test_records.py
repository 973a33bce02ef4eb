"""The screen of records: its tables, the last games to be watched again, and clearing with a way back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from luna.bots import LEVELS
from luna.log.records import AUTOMATON, BOT, HUMAN
from luna.shell.app.settings import LANGUAGES
from luna.shell.records.statistics import Finished, Place, Statistics
from luna.shell.screens.records import Figures, GameRow, RecordsScene
from tests.ui.driver import Driver, a_game, driving


def alone(table: str, mine: int, theirs: int, *, level: int = 2, rewound: bool = False) -> Finished:
    rank = 1 if mine > theirs else 2
    places = (Place("solo", "", AUTOMATON, 0, theirs, 3 - rank), Place("red", "Anna", HUMAN, 0, mine, rank))
    return Finished(table, 1_700_000_000, {"setup": "free", "solo": level}, rewound, places)


def with_bots(table: str, mine: int, rank: int, *, level: int = 4, turn: int = 1, setup: str = "preset") -> Finished:
    places = [Place("blue", "", BOT, level, 60, 1 if rank > 1 else 2)]
    places.insert(turn - 1, Place("red", "Anna", HUMAN, 0, mine, rank))
    return Finished(table, 1_700_000_000, {"setup": setup}, False, tuple(places))


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path) as driver:
        yield driver


def records(driver: Driver, *games: Finished) -> RecordsScene:
    annals = Statistics(driver.app.home)
    for one in games:
        annals.add(one)
    scene = RecordsScene(driver.app)
    driver.app.replace(scene)
    driver.frames()
    return scene


def cells(driver: Driver, table: str) -> dict[str, tuple[str, ...]]:
    """What a table says, by the name of the line."""
    figures = driver.widget(f"figures-{table}")
    assert isinstance(figures, Figures)
    return {line.name: figures.cells(line) for line in figures.lines}


def test_bests_of_the_solo_game_by_level(driver: Driver) -> None:
    records(
        driver, alone("a", 80, 70), alone("b", 60, 75), alone("c", 99, 1, rewound=True), alone("d", 50, 60, level=3)
    )
    assert cells(driver, "solo") == {
        "Level 1": ("0", "–", "–", "–"),
        "Level 2": ("2", "1", "+10", "−2"),
        "Level 3": ("1", "0", "−10", "−10"),
    }


def test_games_against_bots_by_level_setup_and_seat(driver: Driver) -> None:
    games = with_bots("a", 70, 1), with_bots("b", 50, 2, turn=2), with_bots("c", 66, 1, level=2, setup="free")
    scene = records(driver, *games)
    numbers = dict(zip(LEVELS, cells(driver, "bots").values(), strict=True))
    assert numbers[4] == ("2", "1", "70", "60") and numbers[2] == ("1", "1", "66", "66")
    scene._sort(1)
    assert cells(driver, "bots") == {"First game": ("2", "1", "70", "60"), "Free": ("1", "1", "66", "66")}
    scene._sort(2)
    assert list(cells(driver, "bots").values())[:2] == [("2", "2", "70", "68"), ("1", "0", "50", "50")]


def test_a_game_that_is_still_there_is_watched_again(driver: Driver) -> None:
    path = a_game(driver.app.saves)
    records(driver, with_bots("gone.luna", 70, 1), with_bots(path.name, 50, 2))
    newest, oldest = driver.widget("game-0"), driver.widget("game-1")
    assert isinstance(newest, GameRow) and newest.result == "2nd" and newest.enabled
    assert not oldest.enabled
    driver.menu.ring.to(newest)  # below the fold where games are chosen as well
    driver.key(pygame.K_RETURN)
    driver.frames(4)
    assert driver.top == "ReplayScene"


def test_cleared_and_put_back(driver: Driver) -> None:
    records(driver, alone("a", 80, 70))
    driver.click("clear")
    driver.click("yes")
    assert not Statistics(driver.app.home).games
    assert not [widget for widget in driver.menu.ring.widgets if isinstance(widget, GameRow)]
    driver.click("put-back")
    assert [one.table for one in Statistics(driver.app.home).games] == ["a"]
    driver.click("clear")
    driver.click("yes")
    driver.click("back")
    records(driver)
    assert not driver.widget("clear").enabled


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rewound_game_says_so(tmp_path: Path, language: str) -> None:
    with driving(tmp_path, language=language) as driver:
        records(driver, alone("a", 80, 70, rewound=True))
        row = driver.widget("game-0")
        assert isinstance(row, GameRow) and row.kind == driver.app.catalogue("records-rewound")
        assert row.result == "+10"
