"""The window itself: what is in it before there is a screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from tests.ui.driver import driving


def test_the_first_picture_comes_before_anything_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the window would stay black for many seconds."""
    happened: list[str] = []
    raster = Art.raster

    class Window(pygame.Window):
        def flip(self) -> None:
            surface = self.get_surface()
            inked = pygame.mask.from_threshold(surface, theme.GOLD, (30, 30, 30, 255)).count()
            happened.append("flip" if inked > 1000 else "empty")
            super().flip()

    def loaded(art: Art, name: str, *rest: Any, **more: Any) -> Any:
        happened.append(name)
        return raster(art, name, *rest, **more)

    monkeypatch.setattr(pygame, "Window", Window)
    monkeypatch.setattr(Art, "raster", loaded)
    with driving(tmp_path, language="fr"):
        assert happened[0] == "flip" and len(happened) > 1


@pytest.mark.parametrize("ours", [True, False])
def test_only_our_own_window_is_hidden_by_its_news(ours: bool, tmp_path: Path) -> None:
    """A window that is gone says so, perhaps much later: when the collector finds it."""
    with driving(tmp_path) as driver:
        driver.app.ways.leave(driver.app)
        driver.frames(3)
        app, scene = driver.app, driver.app.scenes[-1]
        pygame.event.post(pygame.event.Event(pygame.WINDOWHIDDEN, window=app.window if ours else None))
        driver.frames(1)
        painted, scene.dirty = app.presenter.frames, True
        driver.frames(1)
        assert (app.presenter.frames == painted) == ours
