"""Corners, outlines, shadows, strokes, compressed pictures and pictures in parts equal the plain method's pixels."""

import random
import threading
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest
from typing_extensions import override

from luna.shell.board import actionbar
from luna.shell.board.edges import Window
from luna.shell.board.frame import Content, Frame
from luna.shell.board.pen import Pen
from luna.shell.drawing import caches
from luna.shell.drawing.art import Art
from luna.shell.drawing.caches import CompressedPicture
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.layers import LayeredPicture, Part, Sketch
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.vector import nine_patch, outline, round_off
from luna.shell.widgets import card
from luna.shell.widgets.buttons import Button, Chip, MenuButton
from luna.shell.widgets.card import Row, Sign
from luna.shell.widgets.words import Line
from tests.measure.pixels import Differs, Monkey, Proof, proving
from tests.patience import until
from tests.ui.driver import driving
from tests.ui.rooms import INSTANT, a_table

SIZES = [(40, 31), (41, 30), (120, 75), (203, 301)]


def _grown(size: tuple[int, int], soft: int) -> pygame.Surface:
    """A soft rounded rectangle, blurred as a whole."""
    form = pygame.Surface(size, pygame.SRCALPHA)
    form.fill((10, 20, 40, 150))
    round_off(form, 8)
    made = pygame.Surface((size[0] + 4 * soft, size[1] + 4 * soft), pygame.SRCALPHA)
    made.fill((10, 20, 40, 0))
    made.blit(form, (2 * soft, 2 * soft))
    return pygame.transform.box_blur(made, soft)


@pytest.mark.parametrize("size", SIZES)
def test_a_small_shadow_as_a_nine_patch_is_the_large_one(size: tuple[int, int]) -> None:
    soft = 4
    corner = 8 + 5 * soft
    least = 2 * corner + 5 - 4 * soft
    whole = _grown(size, soft)
    patched = pygame.Surface(whole.size, pygame.SRCALPHA)
    small = _grown((min(size[0], least), min(size[1], least)), soft)
    nine_patch(patched, small, whole.get_rect(), corner)
    assert patched.get_buffer().raw == whole.get_buffer().raw


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("radius", "line"), [(0, 1), (6, 2), (3, 5), (15, 1), (100, 3)])
def test_an_outline_is_the_shape_without_the_smaller_shape(size: tuple[int, int], radius: int, line: int) -> None:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((200, 150, 50, 255))
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    outline(picture, drawn, radius, line)
    outer, hole = picture.copy(), pygame.Surface((size[0] - 2 * line, size[1] - 2 * line), pygame.SRCALPHA)
    round_off(outer, radius)
    hole.fill((0, 0, 0, 255))
    round_off(hole, max(1, radius - line))
    outer.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    assert [drawn.get_at((x, y))[3] for x in range(size[0]) for y in range(size[1])] == [
        outer.get_at((x, y))[3] for x in range(size[0]) for y in range(size[1])
    ]
    assert tuple(drawn.get_at((size[0] // 2, 0))) == (200, 150, 50, 255)


def test_corners_are_taken_away_on_all_four_sides() -> None:
    made = pygame.Surface((30, 20), pygame.SRCALPHA)
    made.fill((1, 2, 3, 200))
    round_off(made, 6)
    assert all(made.get_at(at)[3] == 0 for at in ((0, 0), (29, 0), (0, 19), (29, 19)))
    assert all(tuple(made.get_at(at)) == (1, 2, 3, 200) for at in ((6, 0), (0, 6), (15, 10), (29, 10), (15, 19)))


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_a_decompressed_picture_is_unchanged(flags: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caches, "DELAY", 0.1)
    monkeypatch.setattr(CompressedPicture, "_waiting", deque())
    picture = pygame.Surface((301, 200), flags, 32)
    for row in range(200):
        picture.fill((row, 255 - row, row // 2, row), (0, row, 301, 1))
    raw = picture.get_buffer().raw
    packed = CompressedPicture(picture)
    assert packed.picture().get_buffer().raw == raw, "wanted at once"
    packed.picture().fill("red")
    assert packed.picture().get_buffer().raw == raw, "painted on a copy"
    until(lambda: packed._picture is None)
    assert len(packed._bytes) < len(raw) / 10
    assert packed.picture().get_buffer().raw == raw
    packed.foresee()
    packed.foresee()
    packed.picture().fill("red")
    assert packed.picture().get_buffer().raw == raw, "once ahead, once when wanted"
    assert packed.picture().get_flags() & pygame.SRCALPHA == flags


def test_pictures_that_are_made_together_wait_in_one_thread_and_a_dropped_one_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(caches, "DELAY", 0.1)
    monkeypatch.setattr(CompressedPicture, "_waiting", deque())
    compress, packed = zlib.compress, list[int]()

    def compressing(data: bytes, level: int) -> bytes:
        packed.append(len(data))
        return compress(data, level)

    monkeypatch.setattr(zlib, "compress", compressing)
    with caches._PACKING:
        before = threading.active_count()
        made = [CompressedPicture(pygame.Surface((wide, 1), 0, 32)) for wide in range(1, 10)]
        assert threading.active_count() <= before + 1
        del made[3]
    until(lambda: made[-1]._picture is None)
    assert packed == [4 * wide for wide in range(1, 10) if wide != 4]


def test_the_title_picture_is_compressed_while_hidden(tmp_path: Path) -> None:
    with driving(tmp_path, more="welcomed = true\n") as driver:
        app = driver.app
        before = app.scenery.sharp(app.canvas).get_buffer().raw
        app.scenery.rest()
        assert app.scenery.sharp(app.canvas).get_buffer().raw == before


SIZE = (60, 40)


class Patch(NamedTuple):
    """A coloured rectangle; one that lets through is mixed with what lies below it, so that twice is seen."""

    rect: pygame.Rect
    colour: int
    solid: bool

    def on(self, surface: pygame.Surface) -> Part:
        return Part(self.colour, self.rect, partial(self._paint, surface), self.solid)

    def _paint(self, surface: pygame.Surface) -> None:
        patch = pygame.Surface(self.rect.size, 0 if self.solid else pygame.SRCALPHA, 32)
        patch.fill((self.colour, 255 - self.colour, 40, 255 if self.solid else 90))
        surface.blit(patch, self.rect)


def a_picture(chance: random.Random) -> list[Patch]:
    """A ground and overlapping patches."""
    made = [Patch(pygame.Rect((0, 0), SIZE), 200, solid=True)]
    for _ in range(chance.randrange(1, 9)):
        wide, high = chance.randrange(1, 40), chance.randrange(1, 30)
        rect = pygame.Rect(chance.randrange(SIZE[0] - wide), chance.randrange(SIZE[1] - high), wide, high)
        made.append(Patch(rect, chance.randrange(256), chance.random() < 0.4))
    return made


def differing(parted: LayeredPicture, seed: int, steps: int = 12) -> bool:
    """Whether a picture that changes part by part ever differs from one painted whole."""
    chance = random.Random(seed)
    picture = a_picture(chance)
    for _ in range(steps):
        for number in chance.sample(range(len(picture)), chance.randrange(1, len(picture) + 1)):
            picture[number] = picture[number]._replace(colour=chance.randrange(256))
        if chance.random() < 0.1:
            picture = a_picture(chance)
        parted.show([patch.on(parted.surface) for patch in picture])
        whole = pygame.Surface(SIZE, 0, 32)
        for patch in picture:
            patch.on(whole).paint()
        if whole.get_buffer().raw != parted.surface.get_buffer().raw:
            return True
    return False


def test_a_layered_picture_equals_a_whole_repaint() -> None:
    for seed in range(150):
        assert not differing(LayeredPicture(pygame.Surface(SIZE, 0, 32)), seed), seed


class Unclipped(LayeredPicture):
    """Planted: paints more than the changed part."""

    def _mend(self, rect: pygame.Rect) -> None:
        for part in self._shown:
            if part.rect.colliderect(rect):
                part.paint()


class Alone(LayeredPicture):
    """Planted: forgets the parts above and below the changed one."""

    def _mend(self, rect: pygame.Rect) -> None:
        self.surface.set_clip(rect)
        next(part for part in self._shown if part.rect == rect).paint()
        self.surface.set_clip(None)


class Shallow(LayeredPicture):
    """Planted: treats a solid part that covers only a piece of the rectangle as hiding everything below it."""

    def _mend(self, rect: pygame.Rect) -> None:
        self.surface.set_clip(rect)
        solid = [number for number, part in enumerate(self._shown) if part.solid and part.rect.colliderect(rect)]
        for part in self._shown[solid[-1] :]:
            if part.rect.colliderect(rect):
                part.paint()
        self.surface.set_clip(None)


@pytest.mark.parametrize("planted", [Unclipped, Alone, Shallow])
def test_a_planted_bug_is_found(planted: Callable[[pygame.Surface], LayeredPicture]) -> None:
    assert any(differing(planted(pygame.Surface(SIZE, 0, 32)), seed) for seed in range(150))


def test_only_changed_parts_are_painted() -> None:
    painted = list[str]()
    rects = {"ground": (0, 0, 60, 40), "left": (0, 0, 20, 40), "over it": (10, 10, 20, 20), "right": (40, 0, 20, 40)}

    def shown(keys: dict[str, int]) -> list[str]:
        painted.clear()
        parted.show(
            [
                Part(keys.get(name), pygame.Rect(rect), partial(painted.append, name), solid=name in ("ground", "left"))
                for name, rect in rects.items()
            ]
        )
        return painted

    parted = LayeredPicture(pygame.Surface(SIZE, 0, 32))
    assert shown({}) == ["ground", "left", "over it", "right"]
    assert shown({}) == []
    assert shown({"right": 1}) == ["ground", "right"]
    assert shown({"right": 1, "left": 1}) == ["left", "over it"]


Blit = tuple[pygame.Surface, int, int, int]


def a_blit(chance: random.Random) -> Blit:
    """A translucent blit at a random place."""
    made = pygame.Surface((chance.randrange(1, 40), chance.randrange(1, 30)), pygame.SRCALPHA)
    made.fill([chance.randrange(256) for _ in range(4)])
    flags = chance.choice((0, 0, pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_MULT))
    return made, chance.randrange(-9, SIZE[0]), chance.randrange(-9, SIZE[1]), flags


def sketched(sketch: Sketch, seed: int, steps: int = 12) -> bool:
    """Whether blits that come, go, change their order and repeat ever differ from a picture painted from scratch."""
    chance, ground, shown = random.Random(seed), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    pieces = [a_blit(chance) for _ in range(9)]
    for _ in range(steps):
        pieces.insert(chance.randrange(len(pieces)), chance.choice((a_blit(chance), chance.choice(pieces))))
        pieces.pop(chance.randrange(len(pieces)))
        if chance.random() < 0.3:
            chance.shuffle(pieces)
        whole = pygame.Surface(SIZE, 0, 32)
        for picture, x, y, flags in ((ground, 0, 0, 0), *pieces):
            for surface in (sketch, whole):
                surface.blit(picture, (x, y), special_flags=flags)
        for rect in sketch.finish():
            shown.set_clip(rect)
            sketch.paint(shown)
        if shown.get_buffer().raw != whole.get_buffer().raw:
            return True
    return False


class Unordered(Sketch):
    """Planted: treats the same blits in another order as the same picture."""

    @override
    def finish(self) -> Sequence[pygame.Rect]:
        self._shown = [one for one in self._noted if one in self._shown] + [
            one for one in self._shown if one not in self._noted
        ]
        return super().finish()


def test_a_sketch_equals_a_whole_repaint() -> None:
    assert not any(sketched(Sketch(SIZE), seed) for seed in range(60))
    assert any(sketched(Unordered(SIZE), seed) for seed in range(60))


def monkey_at(home: Path, frames: int) -> Proof:
    """A session of `tests.measure.pixels`, short and without bots."""
    proof = Proof(None)
    with driving(home, more=INSTANT) as driver, proving(proof):
        monkey = Monkey(driver.app, a_table(0, 0, 0, turns=20), seed=3)
        while proof.frames < frames:
            monkey.act()
    return proof


def test_the_frame_in_parts_equals_the_whole_frame(tmp_path: Path) -> None:
    assert monkey_at(tmp_path, 150).mended > 50


def test_a_planted_incomplete_key_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof above can fail."""
    parts = actionbar.parts

    def poorer(*all_of_it: object) -> list[Part]:
        return [part._replace(key=None) for part in parts(*all_of_it)]  # type: ignore[arg-type]  # whatever it takes

    monkeypatch.setattr(actionbar, "parts", poorer)
    with pytest.raises(Differs):
        monkey_at(tmp_path, 150)


@pytest.mark.parametrize("kind", [Button, Chip, MenuButton])
def test_the_picture_of_a_button_lies_on_it(kind: type[Button]) -> None:
    paint, button = Paint(Fonts(1.0), Art(), 1.0), pygame.Rect(100, 70, 200, 44)
    drawn = []
    for icon in ("ui/icon-hint", "ui/icon-menu"):
        drawn.append(pygame.Surface((400, 200), 0, 32))
        kind("name", "Words", str, icon=icon).at(button).draw(drawn[-1], paint, False)
    same = pygame.mask.from_threshold(drawn[0], (0, 0, 0), (1, 1, 1, 255), drawn[1])
    same.invert()
    pictures = same.get_bounding_rects()
    assert pictures and all(map(button.contains, pictures))


WHITE, GOLD = (240, 240, 230), (220, 180, 60)
BOX, OTHER = pygame.Rect(30, 40, 160, 40), pygame.Rect(60, 60, 90, 70)
STROKES: dict[str, tuple[tuple[object, ...], tuple[object, ...]]] = {
    "put": (("ui/icon-chat", (120, 80), 1.0, None), ("ui/icon-branch", (150, 90), 0.5, 0.4)),
    "put_high": (("ui/icon-chat", (120, 80), 60.0, None), ("ui/icon-branch", (150, 90), 40.0, 0.4)),
    "tinted": (("ui/icon-chat", (120, 80), 60.0, WHITE), ("ui/icon-branch", (150, 90), 40.0, GOLD)),
    "words": (("Red", "label", WHITE, BOX, "left"), ("Blue and yellow", "label_bold", GOLD, OTHER, "right")),
    "lines": ((("Red", "Blue"), "label", WHITE, (30, 20)), (("Red", "Blue", "White"), "label_bold", GOLD, (50, 30))),
    "centred": (("Red", "label", WHITE, (120, 80), 30.0), ("Blue", "label_bold", GOLD, (150, 90), 20.0)),
    "spaced": (("Red", "label", WHITE, (30, 80), 3.0, 30.0), ("Blue", "label_bold", GOLD, (50, 90), 9.0, 20.0)),
    "outlined": (("12", "label", WHITE, (120, 80), 30.0), ("3", "label_bold", GOLD, (150, 90), 20.0)),
    "number_plate": (("12", (120, 80), WHITE, GOLD), ("12345", (150, 90), GOLD, WHITE)),
    "box": ((BOX, WHITE, 6.0, 0.0), (OTHER, GOLD, 18.0, 3.0)),
    "dot": (((120, 80), WHITE, 30.0, 0.0), ((150, 90), GOLD, 20.0, 3.0)),
}
"""What the pen draws, in two ways that differ in every argument."""


@pytest.mark.parametrize("name", STROKES)
def test_a_stroke_of_the_pen_shows_all_that_it_is_told_and_says_where_it_is(name: str) -> None:
    """One that keeps its pictures draws what a new pen draws, whichever argument is another one."""
    size, art, one, other = (320, 160), Art(), *STROKES[name]

    def new() -> Pen:
        paint = Paint(Fonts(1.0), art, 1.0)
        return Pen(pygame.Surface(size, 0, 32), Frame(Window(*size, 1.0), Content({}), 2), paint, str)

    def drawn(pen: Pen, arguments: Sequence[object]) -> bytes:
        pen.surface.fill((60, 60, 90))
        *first, gap, big = arguments
        stroke = getattr(pen, name)
        place = stroke(*first, gap=gap, size=big) if name == "spaced" else stroke(*arguments)
        seen = pygame.mask.from_threshold(pen.surface, (60, 60, 90), (1, 1, 1, 255))
        seen.invert()
        ink = seen.get_bounding_rects()
        whole = ink[0].unionall(ink[1:])
        if isinstance(place, pygame.Rect):
            assert place.contains(whole) and 2 * whole.width > place.width, (place, whole)
        return pygame.image.tobytes(pen.surface, "RGB")

    kept = new()
    known = drawn(kept, one)
    for number in range(len(one)):
        changed = (*one[:number], other[number], *one[number + 1 :])
        picture = drawn(kept, changed)
        assert picture == drawn(new(), changed) and picture != known, changed
    assert drawn(kept, one) == known


def test_a_row_draws_as_many_of_its_parts_as_fit_and_none_over_another(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[card.Part] = [Sign("ui/icon-chat", 24), Line("Red and Blue", "label", WHITE), Sign("ui/icon-branch")]
    left += [Sign("ui/icon-log", 16), Line("Yellow", "label", GOLD)]
    right: list[card.Part] = [Line("3 of 4", "label_bold", GOLD), Sign("ui/icon-close", 20)]
    paint, drawn = Paint(Fonts(1.0), Art(), 1.0), list[tuple[object, pygame.Rect]]()

    def spied(draw: Callable[..., pygame.Rect], which: int) -> Callable[..., pygame.Rect]:
        def spy(*arguments: Any, **more: Any) -> pygame.Rect:
            drawn.append((arguments[which], draw(*arguments, **more)))
            return drawn[-1][1]

        return spy

    monkeypatch.setattr(Fonts, "squeeze", spied(Fonts.squeeze, 2))
    monkeypatch.setattr(card, "_sign", spied(card._sign, 2))
    whole = [part.words if isinstance(part, Line) else part for part in (*reversed(right), *left)]
    counts = []
    for wide in range(90, 450, 3):
        drawn.clear()
        place = pygame.Rect(10, 10, wide, 40)
        card._draw(pygame.Surface((500, 60)), paint, Row(left, right), place)
        parts, rects = zip(*drawn, strict=True)
        counts.append(len(parts))
        assert list(parts) == whole[: len(parts)]
        assert all(map(place.contains, rects)) and all(len(rect.collidelistall(rects)) == 1 for rect in rects), wide
    assert counts == sorted(counts) and {*counts} == {2, 3, 4, 5, 6, 7}
