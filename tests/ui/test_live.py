"""Only changed pixels are painted, and the window equals one that is painted whole."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from luna.shell.app import navigation, window
from luna.shell.app.scene import Scene
from luna.shell.drawing import dirty_rects, theme
from luna.shell.drawing.art import Art, strips
from luna.shell.drawing.dirty_rects import Cells, Ground, TrackedSurface, apart, lay, moving, noted
from tests.ui.driver import driving
from tests.ui.test_ambient import opened

SIZE = (60, 40)
ROOT = Path(__file__).parents[2]


def a_rect(chance: random.Random) -> pygame.Rect:
    wide, high = chance.randrange(1, 30), chance.randrange(1, 20)
    return pygame.Rect(chance.randrange(-5, SIZE[0]), chance.randrange(-5, SIZE[1]), wide, high)


def a_colour(chance: random.Random) -> tuple[int, int, int]:
    return chance.randrange(256), chance.randrange(256), chance.randrange(256)


def over(surface: pygame.Surface, seed: int) -> None:
    """Painting over the ground: a blit, an opaque fill, a ring, something clipped."""
    chance = random.Random(seed)
    for _ in range(chance.randrange(4)):
        rect, kind = a_rect(chance), chance.randrange(4) if seed % 2 else 0  # every other time blits alone
        if kind == 0:
            surface.set_clip(a_rect(chance) if chance.random() < 0.5 else None)
            patch = pygame.Surface(rect.size, pygame.SRCALPHA, 32)
            patch.fill((*a_colour(chance), 120))
            part = a_rect(chance) if chance.random() < 0.3 else None
            surface.blit(patch, (rect.x + 0.5, rect.y), part)
            surface.set_clip(None)
        elif kind == 1:
            surface.fill(a_colour(chance), rect)
        elif kind == 2:
            noted(surface, pygame.draw.circle(surface, a_colour(chance), rect.center, 6, 2))
        else:
            surface.set_clip(a_rect(chance))
            surface.fill(a_colour(chance), rect)
            surface.set_clip(None)


def flying(surface: pygame.Surface, seed: int) -> None:
    """Things that move between those at rest."""
    with moving(surface):
        over(surface, seed)


def differing(seed: int, steps: int = 30) -> bool:
    """Whether the window ever differs from the same picture painted whole."""
    chance, still = random.Random(seed), seed
    picture, window = TrackedSurface(SIZE), pygame.Surface(SIZE, 0, 32)
    grounds = [Ground(pygame.Surface(SIZE, 0, 32)) for _ in range(2)]
    ground = grounds[0]
    for step in range(steps):
        if chance.random() < 0.1:
            ground = chance.choice(grounds)
        if chance.random() < 0.7:
            rect = a_rect(chance)
            ground.surface.fill(a_colour(chance), rect)
            ground.changed(rect)
        if chance.random() < 0.05:
            ground.surface.fill(a_colour(chance))
            ground.renew()
        if step and chance.random() < 0.4 and picture.shimmer(ground, window):
            continue  # covered changes wait for the next picture
        alone, now, before = chance.random() < 0.9, seed * 1000 + step, picture._laid
        again = step and alone and before and before[0] is ground and chance.random() < 0.6
        if not again or not picture.again(partial(flying, seed=now), window):
            still = now
            picture.begin()
            paint(picture, ground, still, now, alone)
            picture.finish(window, tracked=alone)
        whole, found = pygame.Surface(SIZE, 0, 32), window.copy()
        paint(whole, ground, still, now, alone)
        for rect in picture._waiting:  # below other things
            for one in (whole, found):
                one.fill("black", rect)
        if whole.get_buffer().raw != found.get_buffer().raw:
            return True
    return False


def paint(surface: pygame.Surface, ground: Ground, still: int, now: int, alone: bool) -> None:
    """The whole picture: things at rest, moving ones, and more things at rest over them."""
    lay(surface, ground)
    over(surface, still)
    flying(surface, now)
    over(surface, still + 500_000)
    if not alone:
        pygame.draw.line(surface, (9, 200, 9), (0, now % 40), (59, 3))  # of another scene: nobody records it


def test_incremental_drawing_equals_a_whole_picture() -> None:
    assert not any(differing(seed) for seed in range(200))


def test_shimmer_is_shown_where_nothing_covers_it() -> None:
    picture, window, ground = TrackedSurface(SIZE), pygame.Surface(SIZE, 0, 32), Ground(pygame.Surface(SIZE, 0, 32))
    picture.begin()
    lay(picture, ground)
    picture.fill((0, 0, 200), (0, 0, 10, 10))
    picture.finish(window, tracked=True)
    for rect in ((5, 5, 10, 10), (30, 20, 5, 5)):
        ground.surface.fill((200, 0, 0), rect)
        ground.changed(pygame.Rect(rect))
    assert picture.shimmer(ground, window)
    assert window.get_at((6, 6))[:3] == (0, 0, 200) and window.get_at((12, 12))[:3] == (0, 0, 0)
    assert window.get_at((32, 22))[:3] == (200, 0, 0)
    ground.renew()
    assert not picture.shimmer(ground, window), "all of it has changed"


class Forgetful(TrackedSurface):
    """Planted: forgets covered changes."""

    def begin(self) -> None:
        self._waiting = []
        super().begin()


class Deaf(TrackedSurface):
    """Planted: does not record the painting of `pygame.draw`."""

    def note(self, rect: pygame.Rect) -> None:
        return


class Trusting(TrackedSurface):
    """Planted: assumes that other scenes' painting is recorded."""

    def finish(self, target: pygame.Surface, tracked: bool) -> None:
        super().finish(target, tracked=True)


class Stubborn(TrackedSurface):
    """Planted: treats another ground as the same."""

    def lay(self, ground: Ground) -> None:
        laid, rects = self._before
        self._before = (laid and (ground, ground.epoch, laid[2])), rects
        super().lay(ground)


class Daring(TrackedSurface):
    """Planted: moving things are always painted over all others."""

    def again(self, paint: Callable[[pygame.Surface], object], target: pygame.Surface) -> bool:
        self._still = Cells(self.get_size())
        return super().again(paint, target)


class Hasty(TrackedSurface):
    """Planted: repeats the blits alone, although something else was painted, too."""

    def note(self, rect: pygame.Rect) -> None:
        self._note(pygame.Rect(rect))


class Flat(TrackedSurface):
    """Planted: repeats all things at rest below the moving ones."""

    def swap(self) -> None:
        super().swap()
        self._split = 1000


@pytest.mark.parametrize("planted", [Forgetful, Deaf, Trusting, Stubborn, Daring, Hasty, Flat])
def test_a_planted_bug_is_found(planted: type[TrackedSurface], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ui.test_live.TrackedSurface", planted)
    assert any(differing(seed) for seed in range(200))


def test_grid_cells_cover_all_rectangles_tightly() -> None:
    size = 20 * SIZE[0], 20 * SIZE[1]
    for seed in range(100):
        chance = random.Random(seed)
        rects = [pygame.Rect(*(20 * side for side in a_rect(chance))).move(chance.randrange(40), -7) for _ in range(6)]
        made = Cells(size).touch([*rects, pygame.Rect(3, 3, 0, 9), pygame.Rect(2000, 5, 9, 9)]).rects()
        found = pygame.mask.Mask(size)
        for rect in made:
            found.draw(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
        assert found.count() == sum(one.clip((0, 0, *size)).w * one.clip((0, 0, *size)).h for one in made)
        for one in rects:
            part = one.clip((0, 0, *size))
            assert (
                not part or found.overlap_area(pygame.mask.Mask(part.size, fill=True), part.topleft) == part.w * part.h
            )
        assert all(one.inflate(62, 62).collidelist(rects) >= 0 for one in made)


def test_a_light_in_strips_equals_the_whole_light() -> None:
    ray = pygame.Surface((200, 150), 0, 32)
    pygame.draw.line(ray, (9, 80, 200), (3, 140), (190, 5), 9)
    whole, parts = (pygame.Surface(ray.get_size(), 0, 32) for _ in range(2))
    whole.blit(ray, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    found = strips(ray)
    for rect in found:
        parts.blit(ray, rect, rect, pygame.BLEND_RGB_ADD)
    assert whole.get_buffer().raw == parts.get_buffer().raw
    assert sum(rect.width * rect.height for rect in found) < 0.5 * 200 * 150


def test_disjoint_rectangles_cover_all() -> None:
    for seed in range(100):
        chance = random.Random(seed)
        rects = [a_rect(chance) for _ in range(12)]
        made = apart([*rects, pygame.Rect(3, 3, 0, 9)])
        assert all(any(one.contains(rect) for one in made) for rect in rects)
        assert not any(one.colliderect(other) for one in made for other in made if one is not other)


_WINDOW = """
import os, pygame
from luna.shell.drawing.art import Art
from luna.shell.app.window import open_window, start_video
start_video()
window = open_window((1280, 720), False, Art(), "one moment")
window.get_surface().fill("red")
for place in ((0, 0), (1279, 719)):
    window.flip()
    window.get_surface().set_at(place, "blue")
window.flip()
found = [window.get_surface().get_at(place)[:3] for place in ((0, 0), (640, 360), (1279, 719))]
print(pygame.display.get_driver(), os.environ.get("SDL_FRAMEBUFFER_ACCELERATION"), found)
"""


@pytest.mark.parametrize(
    ("driver", "wish", "way"),
    [
        ("dummy", None, "dummy 0"),
        ("offscreen", None, "offscreen 0"),
        ("offscreen", "software", "offscreen software"),  # through a texture, like Wayland, KMSDRM and macOS
        ("x11", None, "x11"),
        ("x11", "0", "x11 0"),
    ],
)
def test_a_window_keeps_its_pixels_between_pictures(driver: str, wish: str | None, way: str) -> None:
    """With every method of presenting; without a display no simulated graphics card is used."""
    if driver == "x11" and "DISPLAY" not in os.environ:
        pytest.skip("no display: under one, or in xvfb-run, it is tried")
    environ = {name: said for name, said in os.environ.items() if name != "SDL_FRAMEBUFFER_ACCELERATION"}
    environ |= {"SDL_VIDEODRIVER": driver} | ({"SDL_FRAMEBUFFER_ACCELERATION": wish} if wish else {})
    done = subprocess.run(
        [sys.executable, "-c", _WINDOW], capture_output=True, text=True, check=False, env=environ, cwd=ROOT
    )
    assert done.stdout.startswith(way), done.stderr
    assert done.stdout.strip().endswith("[(0, 0, 255), (255, 0, 0), (0, 0, 255)]")


@pytest.mark.parametrize(
    ("driver", "cards", "wish", "said"),
    [
        ("x11", [], None, "0"),
        ("x11", ["dri"], None, None),  # the speed of the card is tested
        ("x11", [], "opengl", "opengl"),  # an explicit choice is respected
        ("wayland", [], None, None),  # shows nothing but textures
        ("dummy", ["dri"], None, "0"),
    ],
)
def test_without_a_graphics_card_none_is_simulated(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    driver: str,
    cards: list[str],
    wish: str | None,
    said: str | None,
) -> None:
    """A simulated one takes 70 MB, and seconds to start."""
    for card in cards:
        (tmp_path / card).mkdir()
    switch = "SDL_FRAMEBUFFER_ACCELERATION"
    monkeypatch.setenv(switch, wish or "")
    if wish is None:
        monkeypatch.delenv(switch)
    monkeypatch.setattr(window, "_CARDS", (tmp_path / "dri", tmp_path / "dxg"))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    window.start_video()
    found = os.environ.pop(switch, None)
    assert found == said


def test_a_window_that_lost_its_picture_is_painted_whole(tmp_path: Path) -> None:
    """After a change of size and back, or filling a display of the same size: SDL makes it black."""
    with driving(tmp_path, more="welcomed = true\nreduced_motion = true\n") as driver:
        opened(driver, "table")
        window = driver.app.window
        before = window.get_surface().get_buffer().raw
        window.size = 1300, 730
        pygame.event.clear()
        window.size = 1280, 720
        assert window.get_surface().get_buffer().raw != before
        driver.frames(3)
        assert window.get_surface().get_buffer().raw == before


@pytest.mark.parametrize("scene", ["title", "table"])
def test_at_rest_only_light_gets_into_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scene: str) -> None:
    """A few percent of the picture are copied a dozen times a second, and nothing else is drawn."""
    with driving(tmp_path, more="welcomed = true\n") as driver:
        opened(driver, scene)
        copied, drawn = list[int](), list[object]()
        top = type(driver.app.scenes[-1])
        draw, spread = top.draw, dirty_rects.apart

        def drawing(self: Scene, surface: pygame.Surface) -> None:
            drawn.append(self)
            draw(self, surface)

        def counted(rects: list[pygame.Rect]) -> list[pygame.Rect]:
            made = spread(rects)
            copied.append(sum(rect.width * rect.height for rect in made))
            return made

        monkeypatch.setattr(top, "draw", drawing)
        monkeypatch.setattr(dirty_rects, "apart", counted)
        before = driver.app.presenter.frames
        driver.frames(60, watched=True)
        assert driver.app.presenter.frames - before >= 8 and not drawn
        assert 0 < max(copied) < 0.2 * driver.app.canvas.width * driver.app.canvas.height


ON_GROUND = ("modes/scrubber.py", "picture/panels.py", "picture/topbar.py")
"""They paint on the ground, or below no moving things, on what they have blitted themselves."""


def test_everything_painted_over_a_table_is_recorded() -> None:
    """`pygame.draw` reports nothing to a surface: code that uses it on the picture itself must record it."""
    found = []
    shell = [path for room in ("app", "board", "modes") for path in Path("luna/shell", room).rglob("*.py")]
    for path in [*shell, *Path("luna/games").glob("*/board/**/*.py")]:
        lines = path.read_text(encoding="utf-8").splitlines()
        for line, after in zip(lines, [*lines[1:], ""], strict=True):
            paints = re.search(r"pygame\.draw\.\w+\(((pen\.)?surface|target)\b", line)
            if paints and "noted(" not in line + after and not path.as_posix().endswith(ON_GROUND):
                found.append(f"{path}: {line.strip()}")
    assert not found


def test_the_first_picture_comes_before_loading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_only_events_of_our_window_hide_it(ours: bool, tmp_path: Path) -> None:
    """A closed window sends events, perhaps much later: when the garbage collector finds it."""
    with driving(tmp_path) as driver:
        navigation.leave(driver.app)
        driver.frames(3)
        app, scene = driver.app, driver.app.scenes[-1]
        pygame.event.post(pygame.event.Event(pygame.WINDOWHIDDEN, window=app.window if ours else None))
        driver.frames(1)
        painted, scene.dirty = app.presenter.frames, True
        driver.frames(1)
        assert (app.presenter.frames == painted) == ours
