"""A picture that is not needed for the moment takes little room, and comes back as it was."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from luna.shell.drawing import compressed
from luna.shell.drawing.compressed import CompressedPicture
from tests.patience import until
from tests.ui.driver import driving


def test_a_picture_comes_back_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compressed, "DELAY", 0.1)
    picture = pygame.Surface((301, 200), 0, 32)
    for row in range(200):
        picture.fill((row, 255 - row, row // 2), (0, row, 301, 1))
    raw = picture.get_buffer().raw
    packed = CompressedPicture(picture)
    assert packed.picture().get_buffer().raw == raw, "wanted at once"
    packed.picture().fill("red")
    assert packed.picture().get_buffer().raw == raw, "painted on a copy"
    until(lambda: packed.size < len(raw) / 10)
    assert packed.picture().get_buffer().raw == raw
    packed.foresee()
    packed.foresee()
    packed.picture().fill("red")
    assert packed.picture().get_buffer().raw == raw, "once ahead, once when wanted"


def test_the_picture_behind_the_title_is_packed_while_nobody_sees_it(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        app = driver.app
        before = app.scenery.sharp(app.canvas).get_buffer().raw
        app.scenery.rest()
        assert app.scenery.sharp(app.canvas).get_buffer().raw == before
