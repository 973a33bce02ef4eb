"""With any damaged data folder the program starts, and every screen that reads it opens."""

import random
import shutil
from pathlib import Path

import pytest

from luna.games.luna import rules as game
from luna.log.saves import Saves
from luna.net import tickets
from luna.net.tickets import Ticket
from luna.shell.app import navigation
from luna.shell.app.settings import Settings
from luna.shell.records.statistics import Statistics
from luna.table.table import Table
from tests.faults.spoiling import spoil
from tests.ui.driver import Driver, a_game, driving
from tests.ui.test_records import of

ROUNDS = 12
AT_A_TIME = 4


def furnish(home: Path) -> None:
    """The files of some evenings: settings, records, games to continue, finished ones, seats at tables."""
    settings = Settings(path=home / "settings.toml", welcomed=True, window=(1280, 720), tips=False)
    settings.names, settings.player, settings.hosts = {"red": "Zoë", "blue": "李"}, "Anna", ("relay.example:4444",)
    settings.keys, settings.pad = {"favour": "ctrl+shift+f"}, {"favour": "a"}
    settings.tips_seen = ("aim", "candle")
    assert settings.save() is None
    annals = Statistics(home)
    for number in range(6):
        annals.add(of(50 + number, level=1 + number % 5, table=f"{number}.luna")._replace(began=number + 1))
    saves = Saves(home / "saves")
    for turns, solo, orders in ((12, 0, ("red", "blue")), (10_000, 0, ("red", "blue")), (9, 2, ("red",))):
        path = a_game(saves, turns, orders, seed=turns % 97, solo=solo)
        table = Table.open(game, path)
        table.close()
        tickets.keep(path, Ticket(table.log.table, bytes(16), "127.0.0.1", 9, "ABCDEF"))  # type: ignore[attr-defined]


def visit(driver: Driver) -> None:
    """Title, new game, solo game, saved games with all offers there, records, settings."""
    app = driver.app
    navigation.leave(app)
    driver.frames()
    for name in ("new", "solo", "saves", "records", "settings"):
        if name in ("solo", "saves", "records"):
            driver.click("more")
        driver.click(name)
        if name == "settings":
            for page in ("look", "motion", "play", "keys", "language"):
                driver.click(f"page-{page}")
        if name == "saves":
            for save in app.saves.list():
                if not tickets.find(save.path):  # tickets have separate tests
                    navigation.open_save(app, save.path)
                    driver.frames()
                    navigation.watch_save(app, save.path)
                    driver.frames()
        navigation.leave(app)
        driver.frames()
    while app.toasts.shown:  # all messages are drawn
        app.toasts.update(60.0)
        driver.frames(1)
    app.keep()


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("furnished")
    furnish(home)
    with driving(home) as driver:  # it keeps the known saved games
        navigation.leave(driver.app)
        driver.frames()
        driver.app.library.wait()
    return home


@pytest.mark.parametrize("first", range(0, ROUNDS, AT_A_TIME))
def test_no_corrupt_file_prevents_a_start(first: int, furnished: Path, tmp_path: Path) -> None:
    for seed in range(first, first + AT_A_TIME):
        home = tmp_path / str(seed)
        shutil.copytree(furnished, home)
        done = spoil(home, random.Random(seed))
        try:
            for _ in range(1 + (seed % 4 == 0)):  # and once more, with the results of the first start
                with driving(home) as driver:
                    visit(driver)
        except BaseException as error:
            error.add_note(f"seed {seed}: {', '.join(done)}")
            raise
