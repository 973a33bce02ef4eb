"""The final table of Pangea: its name appears once, and its rows arrive one by one, the last place first."""

from pathlib import Path

import pygame
import pytest

from luna.shell.app import navigation
from luna.shell.board.pointing import Verb
from luna.shell.drawing import motion
from luna.shell.drawing.fonts import Fonts
from luna.shell.screens.game_over import Arrival, FinalScene
from tests.games.pangea.hands import QUICK, click, settle, view_of
from tests.games.pangea.test_window import near_the_end
from tests.patience import until
from tests.ui.driver import Driver, driving
from tests.ui.ink import watching


def ended(driver: Driver) -> FinalScene:
    """The final table of a finished game."""
    assert navigation.open_save(driver.app, near_the_end(driver, ("blue", "green")))
    until(lambda: driver.top == "TableView", driver.step)
    view = view_of(driver)
    while not view.table.over:
        length = view.table.length
        view.link.submit((view.table.game.legal(view.position)[-1],))
        until(lambda: view.table.length > length, driver.step)  # noqa: B023
    until(lambda: isinstance(driver.app.scenes[-1], FinalScene), driver.step)
    scene = driver.app.scenes[-1]
    assert isinstance(scene, FinalScene)
    until(lambda: not scene._arriving, driver.step)
    return scene


@pytest.mark.parametrize("size", [100, 150])
def test_its_name_is_said_once_whatever_the_size_of_words(
    tmp_path: Path, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the graph as a heading; where both take turns only on the chip, which takes its place."""
    drawn, before = list[str](), Fonts.draw

    def draw(fonts: Fonts, target: pygame.Surface, said: str, *rest: object, **more: object) -> pygame.Rect:
        drawn.append(said)
        return before(fonts, target, said, *rest, **more)  # type: ignore[arg-type]  # passed on as it came

    with driving(tmp_path, more=f"{QUICK}text_size = {size}\n") as driver:
        scene = ended(driver)
        driver.frames(30)  # the pictures of the story are ready
        monkeypatch.setattr(Fonts, "draw", draw)
        scene._still, scene.dirty = None, True
        driver.frames(2)
        chips = [widget for widget in scene.ring.widgets if widget.name == "as-points"]
        assert scene.words("end-as-points") not in drawn
        assert drawn.count(scene.words("end-pangea-ranking")) == 1 and len(chips) == (size > 100)


def played_out(driver: Driver) -> FinalScene:
    """The page of a game whose last turns are skipped."""
    assert navigation.open_save(driver.app, near_the_end(driver, ("blue", "green")))
    until(lambda: driver.top == "TableView", driver.step)
    while driver.top == "TableView":
        click(driver, Verb("end"))
        settle(driver)
        until(lambda: driver.app.scenes[-1].dirty is False, driver.frames)
    final = driver.app.scenes[-1]
    assert isinstance(final, FinalScene)
    return final


def seen(driver: Driver) -> bytes:
    driver.frames(2)
    return pygame.image.tobytes(driver.app.window.get_surface(), "RGB")


def test_a_press_shows_all_of_the_ranking_at_once(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        final = played_out(driver)
        assert not final.arrival.over
        rising = seen(driver)
        driver.key(pygame.K_SPACE)
        assert final.arrival.over and final is driver.app.scenes[-1], "the press meant nothing else"
        stands = seen(driver)
        assert stands != rising
        final.resize(final.canvas)
        final.dirty = True
        driver.frames(60, watched=True)  # the pictures of the story are rebuilt, a piece per frame
        assert seen(driver) == stands


@pytest.mark.parametrize(("speed", "reduced", "seconds"), [(1.0, False, 2.5), (2.0, False, 1.25), (2.0, True, 0.12)])
def test_it_takes_its_time(speed: float, reduced: bool, seconds: float) -> None:
    arrival = Arrival(4, speed, reduced=reduced)
    ticks = 0
    while not arrival.over:
        assert arrival.update(1 / 100)
        ticks += 1
    assert abs(ticks / 100 - seconds) < 0.03 and not arrival.update(1)
    assert Arrival(4, motion.INSTANT, reduced=reduced).over


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_large_words_stay_in_their_rows_and_none_is_cut(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = (1280, 720)
    with driving(tmp_path, size, language, f"{QUICK}text_size = 150\n") as driver, watching(monkeypatch, size) as ink:
        scene = ended(driver)
        sheet, panel = scene.tally.sheet, scene._panel
        assert sheet is not None
        ink.forget()
        sheet(pygame.Surface(size), panel, scene.paint, scene.words, scene.names)
        for row in sheet.rows(panel, scene.paint):
            inside = [(said, place) for said, place in ink.places if row.collidepoint(place.center)]
            assert inside and not [(said, place, row) for said, place in inside if not row.contains(place)]
        assert not ink.cut
