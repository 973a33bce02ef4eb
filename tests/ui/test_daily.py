"""The puzzle of the day: made in the background, kept until midnight, shared without its answer."""

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

from luna import __version__
from luna.bots.thinker import Pending, Thinker
from luna.learning import mining, pack
from luna.learning.progress import Progress
from luna.learning.puzzle import read, write
from luna.log.saves import Saves
from luna.shell.app import desktop, navigation
from luna.shell.board.table_view import TableView
from luna.shell.drawing.fonts import Fonts
from luna.shell.modes.puzzle import PuzzleMode
from luna.shell.records.library import Library
from luna.shell.records.puzzle_files import NAME, Daily
from luna.shell.screens.puzzle_packs import PackScene
from luna.shell.screens.puzzle_widgets import Heading, Month, PuzzleButton
from luna.shell.screens.rules_page import ExampleBoard
from luna.shell.widgets import Card, Row, Sign
from luna.shell.widgets.card import Bar
from tests import patience
from tests.ui.driver import Driver, driving, submit
from tests.workshop.puzzles import of_the_day

DAY: Final = date(2026, 11, 22)
PUZZLE: Final = pack.load("luna", "1-06-siege")


class Desk(Thinker):
    """A process that has done nothing yet."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[tuple[object, ...]] = []
        self.asked: list[Pending[str]] = []

    def do(self, job: Callable[[], Iterator[str]]) -> Pending[str]:
        assert isinstance(job, partial) and job.func is mining.daily_puzzle
        self.jobs.append(job.args)
        self.asked.append(Pending(self, 0, job))
        return self.asked[-1]


class Day:
    """An adjustable wall clock."""

    def __init__(self) -> None:
        self.now = DAY

    def __call__(self) -> date:
        return self.now


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    made = Library(lambda: Saves(tmp_path / "saves"), tmp_path)
    yield made
    made.close()


def _want(daily: Daily, library: Library) -> None:
    """Advance the page and the disk."""
    for _ in range(2):
        daily.want("luna")
        library.wait()
        library.update()


def _made(tmp_path: Path, library: Library) -> tuple[Daily, Desk, Day]:
    desk, day = Desk(), Day()
    return Daily(desk, tmp_path, library, day), desk, day


def test_the_daily_puzzle_is_made_once_and_kept(tmp_path: Path, library: Library) -> None:
    daily, desk, _ = _made(tmp_path, library)
    for _ in range(3):
        _want(daily, library)
    assert desk.jobs == [("luna", DAY.toordinal())]
    assert daily.puzzle is None
    desk.asked[0].known = write(PUZZLE)
    _want(daily, library)
    assert daily.puzzle == PUZZLE
    library.wait()
    again, idle, _ = _made(tmp_path, library)
    _want(again, library)
    assert again.puzzle == PUZZLE
    assert not idle.jobs


def test_a_changed_date_brings_another_daily_puzzle(tmp_path: Path, library: Library) -> None:
    daily, desk, day = _made(tmp_path, library)
    _want(daily, library)
    desk.asked[0].known = write(PUZZLE)
    _want(daily, library)
    day.now = date(2026, 11, 23)
    assert daily.day == DAY
    assert daily.puzzle == PUZZLE
    for now in (day.now, date(1999, 12, 31)):
        day.now = now
        _want(daily, library)
        assert daily.day == now
        assert daily.puzzle is None
        assert desk.jobs[-1] == ("luna", now.toordinal())


def test_after_two_crashes_the_daily_puzzle_is_one_of_the_pack(tmp_path: Path, library: Library) -> None:
    daily, desk, _ = _made(tmp_path, library)
    _want(daily, library)
    desk.asked[0].failed = True
    _want(daily, library)
    assert daily.puzzle == mining.from_pack("luna", DAY.toordinal())


@pytest.mark.parametrize("text", ["", "nonsense", "puzzle siege\nluna 1\n"])
def test_a_corrupt_file_of_the_daily_puzzle_is_replaced(tmp_path: Path, library: Library, text: str) -> None:
    (tmp_path / NAME).write_text(f"luna {DAY} {__version__}\n{text}")
    daily, desk, _ = _made(tmp_path, library)
    _want(daily, library)
    if desk.asked:
        desk.asked[0].known = write(PUZZLE)
        _want(daily, library)
    assert daily.puzzle is not None
    assert daily.puzzle.claim is not None


def test_the_daily_puzzle_is_the_same_on_every_machine() -> None:
    thinker = Thinker()
    try:
        asked = thinker.do(partial(mining.daily_puzzle, "luna", DAY.toordinal()))
        patience.until(lambda: asked.ready or asked.failed, thinker.poll, limit=120)
        assert asked.known is not None
        assert read(asked.known) == of_the_day("luna", DAY)
    finally:
        thinker.close()


def test_a_pasted_puzzle_is_proved_or_not_offered() -> None:
    bare = write(PUZZLE).split("\n")
    text = "\n".join(line for line in bare if not line.startswith(("claim", "teaches")))
    assert [read(said).claim for said in mining.prove_pasted(text) if said] == [PUZZLE.claim]
    other = text.replace("puzzle siege", "puzzle stand")  # not the last round
    assert [said for said in mining.prove_pasted(other) if said] == [mining.NONE]


# ---- on the page


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    home = tmp_path / "home"
    home.mkdir()
    (home / NAME).write_text(f"luna {DAY} {__version__}\n{write(PUZZLE)}")
    with driving(home) as made:
        made.app.daily.today = Day()
        navigation.leave(made.app)
        made.frames()
        made.click("more")
        made.click("puzzles")
        made.frames(4)
        yield made


def _solved(driver: Driver) -> None:
    driver.click("solve")
    view = driver.app.scenes[-1]
    assert isinstance(view, TableView)
    assert isinstance(view.mode, PuzzleMode)
    submit(view, PUZZLE.prove().best[0])
    patience.until(lambda: driver.top == "Verdict", driver.step, limit=60)


def test_the_picture_of_the_daily_puzzle_is_painted_in_a_thread(driver: Driver) -> None:
    driver.frames()
    table = driver.widget("table")
    assert isinstance(table, ExampleBoard)
    picture = table.picture.result()
    assert picture.get_size() == table.rect.size
    assert len({tuple(picture.get_at((x, picture.get_height() // 2))) for x in range(picture.get_width())}) > 50


def test_a_daily_puzzle_counts_for_the_day_it_was_opened(driver: Driver) -> None:
    clock = driver.app.daily.today
    assert isinstance(clock, Day)
    driver.frames()
    driver.click("solve")
    driver.click_at((5, 300))
    clock.now = date(2026, 11, 23)
    view = driver.app.scenes[-1]
    assert isinstance(view, TableView)
    submit(view, PUZZLE.prove().best[0])
    patience.until(lambda: driver.top == "Verdict", driver.step, limit=60)
    assert driver.progress().won == {"luna/day/2026-11-22": 3}


def test_a_shared_result_does_not_reveal_the_answer(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(desktop, "to_clipboard", copy)
    _solved(driver)
    driver.click("back")
    driver.click("share")
    driver.click("copy")
    assert PUZZLE.claim is not None
    assert copied[0] == f"Luna, puzzle of 2026-11-22, level {PUZZLE.claim.level}: ★★★ (day 1)"
    assert "claim" not in copied[1]
    assert "teaches" not in copied[1]
    assert read(copied[1]).position() == PUZZLE.position()


def test_a_shared_result_uses_characters_of_the_fonts(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    _solved(driver)
    driver.click("back")
    fonts, said = driver.menu.paint.fonts, set[tuple[str, str]]()

    def draw(target: pygame.Surface, string: str, style: str, *rest: Any, **more: Any) -> pygame.Rect:
        said.update((mark, style) for mark in string)
        return Fonts.draw(fonts, target, string, style, *rest, **more)

    monkeypatch.setattr(fonts, "draw", draw)
    for language in driver.app.catalogue.languages():
        driver.app.speak(language)
        driver.menu.rebuild()
        driver.frames()
        assert driver.widget("won")
    assert len(said) > 50
    assert not [mark for mark, style in said if fonts.font(style).metrics(mark)[0] is None]


@pytest.mark.parametrize(
    ("language", "day"),
    [("en", "November 22"), ("de", "22. November"), ("fr", "22 novembre"), ("nl", "22 november")],
)
def test_a_day_is_written_as_its_language_writes_it(driver: Driver, language: str, day: str) -> None:
    driver.app.speak(language)
    driver.menu.rebuild()
    driver.frames()
    head = driver.widget("day")
    assert isinstance(head, Heading) and day in head.told


def test_a_day_that_is_won_has_its_moon_and_its_medal(driver: Driver) -> None:
    driver.frames()
    asked: list[str] = []
    month, day = driver.widget("month"), driver.widget("day")
    assert isinstance(month, Month)
    assert isinstance(day, Heading)
    row = day.lines[1]
    assert isinstance(row, Row)
    lit = [part.name for part in row.left if isinstance(part, Sign)].count("learn/level-lit")
    assert (lit, day.icons) == (1, ["learn/puzzle-siege-open"])
    paint = driver.menu.paint
    surface = pygame.Surface(driver.app.window.size)
    real = paint.picture

    def draw(target: pygame.Surface, name: str, at: tuple[float, float], height: float) -> pygame.Rect:
        asked.append(name)
        return real(target, name, at, height)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paint, "picture", draw)
        month.draw(surface, paint, hovered=False)
        month.won = {DAY: 3, DAY.replace(day=2): 1, DAY.replace(day=3): 2}
        month.draw(surface, paint, hovered=False)
    stars = {"ui/star": 3 + 2 + 1}  # three of the moons in the legend mean them
    days = 30 + 4 + stars["ui/star"]
    before, after = Counter(asked[:days]), Counter(asked[days:])
    assert before == stars | {"learn/day-missed": 21 + 1, "learn/day-today": 1, "learn/day-future": 8} | dict.fromkeys(
        ("learn/day-tried", "learn/day-close", "learn/day-best"), 1
    )
    assert after == stars | {"learn/day-missed": 19 + 1, "learn/day-future": 8} | dict.fromkeys(
        ("learn/day-tried", "learn/day-close", "learn/day-best"), 2
    )
    _solved(driver)
    driver.click("back")
    day = driver.widget("day")
    assert isinstance(day, Heading)
    assert day.icons == ["learn/puzzle-siege-done"]


def test_a_level_opens_the_pack_at_its_next_puzzle(driver: Driver) -> None:
    names = pack.names("luna")
    third = [name for name in names if pack.level(name) == 3]
    for name in (*third, names[0]):
        Progress(driver.app.home).win(f"luna/{name}", 1)
    driver.app.scenes[-1].resume()
    level = driver.widget("level-3")
    assert isinstance(level, Card)
    parts = [part for line in level.lines if isinstance(line, Row) for part in (*line.left, *line.right)]
    assert [part.share for part in parts if isinstance(part, Bar)] == [1.0]
    assert [part.name for part in parts if isinstance(part, Sign)].count("learn/level-lit") == 3
    for clicked, first in (("level-3", "4-01-candle"), ("level-1", names[1])):
        driver.click(clicked)
        page = driver.app.scenes[-1]
        assert isinstance(page, PackScene)
        assert page.first == first
        assert [one.name for one in page.ring.widgets if isinstance(one, PuzzleButton) and one.primary] == [first]
        driver.click("back")


def test_a_pasted_puzzle_is_proved_and_opened(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "clipboard", lambda: write(PUZZLE))
    driver.click("paste")
    patience.until(lambda: driver.top == "PuzzleMode", driver.step, limit=120)


def test_a_puzzle_is_pasted_on_any_page(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """It opens the page of puzzles, where it is proved; a game goes to the saved ones, other text gets a message."""
    monkeypatch.setattr(desktop, "clipboard", lambda: write(PUZZLE))
    driver.app.turn_to(PUZZLE.game)
    navigation.leave(driver.app)
    driver.frames()
    driver.key(pygame.K_v, pygame.KMOD_CTRL)
    assert driver.top == "PuzzlesScene"
    patience.until(lambda: driver.top == "PuzzleMode", driver.step, limit=120)
    navigation.leave(driver.app)
    driver.frames()
    for text in ("hello", "luna 1"):
        assert not driver.app.toasts.shown and driver.top == "TitleScene"
        monkeypatch.setattr(desktop, "clipboard", lambda text=text: text)
        driver.key(pygame.K_v, pygame.KMOD_CTRL)
        patience.until(lambda: driver.app.toasts.shown, driver.step)
        driver.wait(20)


@pytest.mark.parametrize("text", ["", "hello", "luna 1\n", "puzzle siege\npebbles 1\n"])
def test_an_invalid_pasted_puzzle_gets_one_sentence(text: str, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "clipboard", lambda: text)
    before = driver.app.thinker._open[:]
    driver.click("paste")
    assert driver.app.toasts.shown
    assert driver.app.thinker._open == before
    assert driver.top == "PuzzlesScene"


@pytest.mark.parametrize("size", [100, 150])
def test_the_page_of_puzzles_has_words_in_every_language(size: int, tmp_path: Path) -> None:
    with driving(tmp_path / "home", (1280, 720), more=f"ui_size = {size}\n") as driver:
        (driver.app.home / NAME).write_text(f"luna {DAY} {__version__}\n{write(PUZZLE)}")
        driver.app.daily.today = Day()
        for language in driver.app.catalogue.languages():
            driver.app.speak(language)
            navigation.leave(driver.app)
            driver.frames()
            driver.click("more")
            driver.click("puzzles")
            driver.frames()
            assert {"day", "asked", "month", "run", "level-1", "solve", "paste"} <= {
                widget.name for widget in driver.menu.ring.widgets
            }
        assert not driver.app.catalogue.missing
        assert not driver.app.catalogue.faulty
