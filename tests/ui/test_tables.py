"""My tables in the window: rows, order, badge, and what is said when a table begins to wait."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from luna.net import plans, tickets
from luna.net.identity import Identity
from luna.net.tickets import Ticket
from luna.shell.network import telling
from luna.shell.screens.tables import TableRow, TablesScene
from tests.table import test_standing
from tests.ui.driver import Driver

KEY = Identity(b"t" * 32)


def save(plain: Driver, tmp_path: Path, game: str, turns: list[int]) -> Path:
    """A table at a relay that cannot be reached, with its ticket."""
    folder = plain.app.saves.folder
    folder.mkdir(parents=True, exist_ok=True)
    path = Path(shutil.copy(test_standing.table(tmp_path, game, turns), folder / f"{game}.luna"))
    tickets.keep(path, Ticket(bytes(16), KEY.secret, "127.0.0.1", 9, "ABCDEF", b"p" * 16))
    return path


def shown(plain: Driver) -> list[TableRow]:
    """The rows of the page, once everything has been read."""
    plain.app.library.look()
    for _ in range(200):
        plain.app.library.wait(5)
        plain.frames(1)
        if plain.app.tables.tables and plain.top == "TablesScene":
            break
    plain.frames(30)
    scene = plain.app.scenes[-1]
    assert isinstance(scene, TablesScene)
    return [widget for widget in scene.ring.widgets if isinstance(widget, TableRow)]


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_row_says_whose_turn_it_is_and_what_is_prepared(
    plain: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(test_standing, "OWNERS", [KEY.holder, bytes(16)])
    path = save(plain, tmp_path, "luna", [1])
    plans.write(path, plans.Plans(plans.Prepared(0, 3, 1, (1,), b"body")))
    plain.app.speak(language)
    plain.app.push(TablesScene(plain.app))
    (row,) = shown(plain)
    words = plain.app.catalogue
    assert words("tables-prepared") in row.news or row.trouble
    assert "Anna" in row.title and words("rhythm-1d") in row.below and row.state
    assert plain.app.tables.waiting == row.table.standing.waits


def test_a_table_that_begins_to_wait_is_told_once(
    plain: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_standing, "OWNERS", [KEY.holder, KEY.holder])
    sent: list[str] = []
    monkeypatch.setattr(telling, "notify", lambda title, text: sent.append(text))
    save(plain, tmp_path, "luna", [1])
    plain.app.push(TablesScene(plain.app))
    (row,) = shown(plain)
    assert not plain.app.tables.told and not sent  # what waits at the start is on the badge
    plain.app.focused = False
    plain.app.tables.told = [row.table]
    plain.frames(2)
    said = plain.app.catalogue("tables-your-turn", players="Anna and Ben")
    assert plain.app.toasts.shown == said and not plain.app.tables.told
