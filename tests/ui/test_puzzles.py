"""Puzzles at the table: the page, a solution, the replies, the verdict, and the record."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame
import pytest

from luna.games.luna.board.layout.layout import Layout
from luna.learning import pack
from luna.learning.progress import NAME, Progress
from luna.learning.puzzle import Puzzle
from luna.shell.app import navigation
from luna.shell.board.table_view import TableView
from luna.shell.modes.puzzle import PuzzleMode, Verdict
from luna.shell.screens.puzzle_widgets import PuzzleButton
from luna.shell.widgets import Button
from tests import patience
from tests.ui.driver import Driver, LunaTable, driving, submit

NAMES: Final = pack.names("luna")


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path / "home") as made:
        yield made


def _kind(kind: str) -> str:
    """The easiest puzzle of a kind, with more than one turn if possible."""
    names = [name for name in NAMES if name.endswith(kind)]
    return next((name for name in names if (pack.load("luna", name).claim or [0] * 5)[4] > 1), names[0])


def _to(driver: Driver, name: str) -> None:
    """Scroll to a button of the menu and click it."""
    driver.menu.ring.shown = True  # by keys: a hidden widget is scrolled into view
    driver.menu.ring.to(driver.widget(name))
    driver.click(name)


def _opened(driver: Driver, name: str) -> tuple[TableView, PuzzleMode]:
    navigation.leave(driver.app)
    driver.frames()
    driver.click("more")
    driver.click("puzzles")
    _to(driver, "level-1")
    _to(driver, name)
    view = driver.app.scenes[-1]
    assert isinstance(view, TableView)
    assert isinstance(view.mode, PuzzleMode)
    return view, view.mode


def _go_on(driver: Driver) -> None:
    """Advance a frame; do not wait for a scoring, on the board or on its sheet."""
    top = driver.app.scenes[-1]
    if driver.top == "ScoringScene" or (isinstance(top, LunaTable) and top.board.scored.telling):
        driver.key(pygame.K_ESCAPE)
    driver.step()


def _until_verdict(driver: Driver) -> Verdict:
    patience.until(lambda: driver.top == "Verdict", lambda: _go_on(driver), limit=60, told=lambda: driver.top)
    verdict = driver.app.scenes[-1]
    assert isinstance(verdict, Verdict)
    return verdict


def _best(puzzle: Puzzle) -> list[tuple[int, ...]]:
    """The solver's turns on the best line."""
    row, own = puzzle.position(), []
    seat = puzzle.rules.to_move(row)
    for turn in puzzle.prove().line:
        if puzzle.rules.to_move(row) == seat:
            own.append(turn)
        for move in turn:
            puzzle.rules.play(row, move)
    return own


@pytest.mark.parametrize("kind", ["siege", "candle", "stand"])
def test_the_best_line_solves_a_puzzle(kind: str, driver: Driver) -> None:
    name = _kind(kind)
    view, mode = _opened(driver, name)
    seat = view.table.to_move
    for turn in _best(mode.puzzle):
        patience.until(lambda: view.table.to_move == seat and not view.link.busy, lambda: _go_on(driver), limit=60)
        submit(view, turn)
        driver.frames(1)
    assert _until_verdict(driver).solved
    assert driver.progress().won == {f"luna/{name}": 3}


def test_the_best_line_is_shown_and_wins_nothing(driver: Driver) -> None:
    _, mode = _opened(driver, _kind("candle"))
    mode.show()
    assert _until_verdict(driver).solved
    assert not (driver.app.home / NAME).exists()


def test_the_verdict_leads_to_the_next_puzzle(driver: Driver) -> None:
    view, mode = _opened(driver, _kind("candle"))
    mode.show()
    _until_verdict(driver)
    driver.click("again")
    patience.until(lambda: not view.table.length and not view.link.busy, driver.step)
    assert driver.top == "PuzzleMode"
    mode.show()
    _until_verdict(driver)
    driver.click("next")
    after = driver.app.scenes[-1]
    assert isinstance(after, TableView)
    assert after is not view
    assert [type(scene).__name__ for scene in driver.app.scenes][-2:] == ["PackScene", "TableView"]
    driver.key(pygame.K_ESCAPE)
    assert driver.top == "PackScene"


def test_undo_takes_the_answer_back_as_well(driver: Driver) -> None:
    name = next(name for name in NAMES if len(_best(pack.load("luna", name))) > 1)
    view, mode = _opened(driver, name)
    seat = view.table.to_move
    submit(view, _best(mode.puzzle)[0])
    patience.until(
        lambda: (
            view.table.length > 1 and view.table.to_move == seat and not view.link.busy and not view.board.display.busy
        ),
        driver.step,
        limit=60,
    )
    driver.key(pygame.K_z)
    patience.until(lambda: not view.link.busy, driver.step)
    assert not view.table.length
    assert view.table.to_move == seat


def test_a_hint_is_the_idea_then_the_move_and_each_costs_a_star(driver: Driver) -> None:
    name = _kind("siege")
    view, mode = _opened(driver, name)
    driver.key(pygame.K_i)
    assert mode.hint.paid == 1
    assert not mode.hint.things
    driver.key(pygame.K_i)
    patience.until(lambda: bool(mode.hint.things), driver.step, limit=60)
    driver.key(pygame.K_i)
    assert mode.hint.paid == 2
    submit(view, _best(mode.puzzle)[0])
    assert _until_verdict(driver).solved
    assert driver.progress().won == {f"luna/{name}": 1}
    assert view.table.length == 1


def test_a_shown_puzzle_can_still_be_won(driver: Driver) -> None:
    name = _kind("siege")
    view, mode = _opened(driver, name)
    mode.show()
    _until_verdict(driver)
    driver.click("again")
    patience.until(lambda: not view.table.length and not view.link.busy, driver.step)
    submit(view, _best(mode.puzzle)[0])
    _until_verdict(driver)
    assert driver.progress().won == {f"luna/{name}": 1}


def test_clearing_stars_asks_first(driver: Driver) -> None:
    Progress(driver.app.home).win(f"luna/{NAMES[0]}", 3)
    navigation.leave(driver.app)
    driver.frames()
    driver.click("more")
    driver.click("puzzles")
    _to(driver, "level-1")
    driver.click("clear")
    assert driver.top == "QuestionScene"
    driver.key(pygame.K_ESCAPE)
    assert driver.progress().won
    driver.click("clear")
    driver.click("yes")
    assert driver.top == "PackScene"
    assert not driver.progress().won
    assert not driver.widget("clear").enabled


def test_a_puzzle_creates_no_save(driver: Driver) -> None:
    _opened(driver, NAMES[0])
    assert not list(driver.app.saves.folder.glob("*"))


@pytest.mark.parametrize("size", [100, 150])
def test_a_puzzle_fits_into_a_low_window(size: int, tmp_path: Path) -> None:
    with driving(tmp_path / "home", (1280, 720), more=f"ui_size = {size}\n") as driver:
        for language in driver.app.catalogue.languages():
            driver.app.speak(language)
            _, mode = _opened(driver, _kind("moon"))
            for value in (0, 1):
                driver.app.push(Verdict(driver.app, mode, value))
                driver.frames()
                paint = driver.menu.paint
                for button in (widget for widget in driver.menu.ring.widgets if isinstance(widget, Button)):
                    assert button.rect.width >= Button.wide(paint, button.words, key=button.key), button.words
                driver.app.pop(driver.menu)
                driver.frames()


def test_the_question_covers_no_tile(tmp_path: Path) -> None:
    with driving(tmp_path / "home") as driver:
        for kind in ("siege", "rout", "candle", "moon", "stand"):
            view, mode = _opened(driver, _kind(kind))
            for language in driver.app.catalogue.languages():
                driver.app.speak(language)
                driver.frames()
                layout = view.board.display.layout
                assert isinstance(layout, Layout)
                plate = pygame.Rect(0, 0, 2 * (mode.back.right - layout.free.centerx) + 20, 2 * mode.back.height)
                plate.center = layout.free.centerx, mode.back.centery
                around = [pygame.Rect(0, 0, round(52 * layout.u), round(52 * layout.u)) for _ in layout.path_tiles]
                for tile, middle in zip(around, layout.path_tiles.values(), strict=True):
                    tile.center = middle
                assert plate.collidelist(around) < 0, (language, kind)


@pytest.mark.parametrize(("size", "each"), [(100, 12), (150, 6)])
def test_rows_of_a_level_are_full(size: int, each: int, tmp_path: Path) -> None:
    with driving(tmp_path / "home", (1280, 720), "fr", f"ui_size = {size}\n") as driver:
        navigation.leave(driver.app)
        driver.frames()
        driver.click("more")
        driver.click("puzzles")
        _to(driver, "level-1")
        rows = Counter(widget.rect.y for widget in driver.menu.ring.widgets if isinstance(widget, PuzzleButton))
        assert set(rows.values()) == {each}


def test_a_puzzle_is_opened_and_left_by_keys(driver: Driver) -> None:
    navigation.leave(driver.app)
    driver.frames()
    driver.click("more")
    driver.click("puzzles")
    driver.click("level-1")
    driver.key(pygame.K_RETURN)
    assert driver.top == "PuzzleMode"
    driver.key(pygame.K_ESCAPE)
    assert driver.top == "PackScene"
