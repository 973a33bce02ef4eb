"""The final table of Pangea in the whole program."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from luna.shell.app import navigation
from luna.shell.drawing.fonts import Fonts
from luna.shell.screens.final import FinalScene
from tests.games.pangea.hands import QUICK, view_of
from tests.games.pangea.test_window import near_the_end, switch
from tests.patience import until
from tests.ui.driver import Driver, driving

__all__ = ["switch"]


def ended(driver: Driver) -> FinalScene:
    """A game that is over, at its final table."""
    assert navigation.open_save(driver.app, near_the_end(driver, ("blue", "green")))
    until(lambda: driver.top == "TableView", lambda: driver.frames(1))
    view = view_of(driver)
    while not view.table.over:
        length = view.table.length
        view.link.submit((view.table.game.legal(view.position)[-1],))
        until(lambda: view.table.length > length, lambda: driver.frames(1))  # noqa: B023
    until(lambda: isinstance(driver.app.scenes[-1], FinalScene), lambda: driver.frames(1))
    scene = driver.app.scenes[-1]
    assert isinstance(scene, FinalScene)
    until(lambda: not scene._arriving, lambda: driver.frames(1))
    return scene


@pytest.mark.parametrize("size", [100, 150])
def test_its_name_is_said_once_whatever_the_size_of_words(
    tmp_path: Path, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the graph as a heading; where both take turns, by the chip alone, which lies in its place."""
    drawn, before = list[str](), Fonts.draw

    def draw(fonts: Fonts, target: pygame.Surface, said: str, *rest: object, **more: object) -> pygame.Rect:
        drawn.append(said)
        return before(fonts, target, said, *rest, **more)  # type: ignore[arg-type]  # passed on as it came

    with driving(tmp_path, more=f"{QUICK}text_size = {size}\n") as driver:
        scene = ended(driver)
        monkeypatch.setattr(Fonts, "draw", draw)
        scene._still, scene.dirty = None, True
        driver.frames(2)
        chips = [widget for widget in scene.ring.widgets if widget.name == "as-points"]
        assert scene.words("end-as-points") not in drawn
        assert drawn.count(scene.words("end-pangea-ranking")) == 1 and len(chips) == (size > 100)
