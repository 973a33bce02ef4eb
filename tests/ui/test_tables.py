"""My tables in the window: rows, order, badge, and the alert when a table begins to wait."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from luna.net import plans, tickets
from luna.net.identity import Identity
from luna.net.tickets import Ticket
from luna.shell.app import navigation
from luna.shell.network import turn_alerts
from luna.shell.players.seats import seat_name
from luna.shell.records.captions import span
from luna.shell.screens import tables
from luna.shell.screens.tables import TableRow, TablesScene
from luna.shell.widgets import MenuButton
from tests.patience import until
from tests.table import test_table_status
from tests.ui.driver import Driver, driving

KEY = Identity(b"t" * 32)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path / "home", more="welcomed = true\n") as made:
        yield made


def save(driver: Driver, tmp_path: Path, game: str, turns: list[int]) -> Path:
    """A table at a relay that cannot be reached, with its ticket."""
    folder = driver.app.saves.folder
    folder.mkdir(parents=True, exist_ok=True)
    path = Path(shutil.copy(test_table_status.table(tmp_path, game, turns), folder / f"{game}.luna"))
    tickets.keep(path, Ticket(bytes(16), KEY.secret, "127.0.0.1", 9, "ABCDEF", b"p" * 16))
    return path


def shown(driver: Driver) -> list[TableRow]:
    """The rows of the page, once everything has been read."""
    driver.app.library.look()
    for _ in range(200):
        driver.app.library.wait(5)
        driver.frames(1)
        if driver.app.tables.tables and driver.top == "TablesScene":
            break
    driver.frames(30)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, TablesScene)
    return [widget for widget in scene.ring.widgets if isinstance(widget, TableRow)]


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_row_says_whose_turn_it_is_and_what_is_prepared(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(test_table_status, "OWNERS", [KEY.holder, bytes(16)])
    path = save(driver, tmp_path, "luna", [1])
    plans.write(path, plans.Plans(plans.Prepared(0, 3, 1, (1,), b"body")))
    driver.app.speak(language)
    driver.app.push(TablesScene(driver.app))
    (row,) = shown(driver)
    words = driver.app.catalogue
    assert words("tables-prepared") in row.told or words("tables-unreachable") in row.told
    assert "Anna" in row.words and words("rhythm-1d") in row.told
    assert driver.app.tables.waiting == row.table.standing.waits
    mover, minute = row.table.standing.mover, 60_000
    assert mover is not None
    states: dict[str, dict[str, Any]] = {
        "resting": {"resting": True, "asked": True},
        "asked": {"asked": True, "mover": None},
        "yours": {"left": None},
        "yours-left": {"left": minute},
        "yours-late": {"left": 0},
        "theirs": {"left": None, "mine": frozenset({1 - mover})},
        "theirs-left": {"left": 1, "mine": frozenset({1 - mover})},
        "theirs-late": {"left": -minute, "mine": frozenset({1 - mover})},
    }
    for key, facts in states.items():
        one = row.table.standing._replace(mine=frozenset({mover}), written=5.0, since=5.0 - 7200)._replace(**facts)
        name, since = seat_name(words, one.seats[mover]), span(words, 120 * minute)
        said = words(f"tables-{key}", name=name, since=since, left=span(words, one.left or 0))
        assert tables._state(words, row.table._replace(standing=one), 5.0) == said


@pytest.mark.parametrize("game", ["luna", "pangea"])
def test_a_row_has_a_small_picture_of_its_table(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(test_table_status, "OWNERS", [KEY.holder, bytes(16)])
    save(driver, tmp_path, game, [1])
    driver.app.push(TablesScene(driver.app))
    (row,) = shown(driver)
    assert row.picture is not None
    until(row.picture, driver.step)
    picture = row.picture()
    assert picture is not None and picture.get_height() < row.rect.height
    assert len({tuple(picture.get_at((x, picture.get_height() // 2))) for x in range(picture.get_width())}) > 20


def test_a_table_that_starts_to_wait_is_reported_once(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_table_status, "OWNERS", [KEY.holder, KEY.holder])
    sent: list[str] = []
    monkeypatch.setattr(turn_alerts, "notify", lambda title, text: sent.append(text))
    save(driver, tmp_path, "luna", [1])
    driver.app.push(TablesScene(driver.app))
    (row,) = shown(driver)
    assert not driver.app.tables.told and not sent  # tables that wait at the start are on the badge
    driver.app.focused = False
    driver.app.tables.told = [row.table]
    driver.frames(2)
    said = driver.app.catalogue("tables-your-turn", players="Anna and Ben")
    assert driver.app.toasts.shown == said and not driver.app.tables.told


def test_alerts_within_a_minute_are_merged_and_outdated_ones_dropped(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_table_status, "OWNERS", [KEY.holder, KEY.holder])
    save(driver, tmp_path, "luna", [1])
    driver.app.push(TablesScene(driver.app))
    (row,) = shown(driver)
    said: list[str] = []
    monkeypatch.setattr(driver.app.toasts, "say", said.append)
    mine = driver.app.tables
    five = [row.table._replace(standing=row.table.standing._replace(table=bytes([n]) * 16)) for n in range(5)]
    played = five[4]._replace(standing=five[4].standing._replace(mover=None))
    for number, table in enumerate(five):
        mine.tables, mine.told = (*five[:4], played), [*mine.told, table]
        turn_alerts.tell(driver.app)
        driver.app.clock.tick(1)
        assert len(said) == 1, number
    for _ in range(60):
        driver.app.clock.tick(1)
    turn_alerts.tell(driver.app)
    words = driver.app.catalogue
    assert said == [words("tables-your-turn", players="Anna and Ben"), words("tables-your-turns", count=3)]
    assert not mine.told


def test_the_first_level_of_the_title_has_at_most_six_entries(driver: Driver, tmp_path: Path) -> None:
    """Also with a game to continue and tables at a relay: "learn" then is one level down."""
    save(driver, tmp_path, "luna", [])
    navigation.leave(driver.app)
    driver.app.library.look()
    until(lambda: bool(driver.app.tables.tables), driver.frames)
    driver.frames(30)
    names = {widget.name for widget in driver.app.scenes[-1].ring.widgets if isinstance(widget, MenuButton)}  # type: ignore[attr-defined]
    assert names == {"continue", "new", "network", "tables", "more", "quit"}
    driver.click("more")
    assert driver.widget("learn")
