"""Pictures, letters and words, made once per test process instead of once for each window."""

import gc
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from copy import copy
from pathlib import Path
from typing import Any, Final
from weakref import WeakSet

import pygame

from luna import ASSETS
from luna.shell.drawing import art, caches, fonts, paint, theme
from luna.shell.drawing.art import Art, Sprite
from luna.shell.drawing.caches import PaintCache
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint
from luna.text import catalogue

_KEPT: Final = 40_000_000
"""Pixels: 160 MB. A window of 1280x720 with a table draws 10 million of them, from 500 masters."""

_SWEPT: Final = 6_000_000
"""Pixels of copies after which closed windows are looked for."""


class _Masters:
    """All drawings so far, and the amount copied since the last sweep."""

    def __init__(self) -> None:
        self._kept = PaintCache[pygame.Surface](_KEPT)
        self._draw = art.draw
        self.copied = 0

    def draw(self, entry: art.ArtEntry, size: tuple[int, int]) -> pygame.Surface:
        """A copy that the caller may paint on."""
        self.copied += size[0] * size[1]
        return self._kept.get((entry, size), lambda: self._draw(entry, size)).copy()


_MASTERS: Final = _Masters()
_WINDOWS: Final = WeakSet[Art]()
"""The pictures of windows that have been drawn since the last sweep and are still in memory."""
_WHOLES: Final = 8
"""Grounds of tables and the like. One with its layers has 16 MB in a window of 1280x720."""
_PLATES: Final = ("panel", "button", "well", "column", "key", "focus", "hairline", "shadow")
"""What a box of paint keeps and knows from its scale alone."""


def share() -> None:
    """From now on a window gets copies of an earlier one's drawings: most of its work at the start.

    A drawing is a function of its master and its size alone, so no window can tell; each still asks for it, keeps and
    forgets it. Hidden pictures are not compressed before their window is closed: that was a tenth of the cost of a
    table.
    """
    art.draw = _MASTERS.draw
    caches.DELAY = 600.0
    caches.give_back = lambda: None  # tests/conftest.py sets the opposite
    _share_wholes()
    _share_gradients()
    _share_plates()
    _share_lines()
    _share_words()


def _tools() -> Hashable:
    """What pictures are made with: a test that replaces one of them sees nothing of what others made."""
    return pygame.transform.smoothscale, pygame.transform.box_blur, paint._edge, Art._draw, Art.raster


def _share_wholes() -> None:
    """The ground of a table, and what else is made of many pictures."""
    ask, wholes = Art.whole, OrderedDict[Hashable, Any]()

    def whole(self: Art, kind: str, key: Hashable, make: Callable[[], Any]) -> Any:
        _WINDOWS.add(self)

        def made() -> Any:
            mine = kind, key, _tools()
            found = wholes[mine] = wholes.pop(mine, None) or _alone(make())
            if len(wholes) > _WHOLES:
                wholes.popitem(last=False)
            return found if isinstance(found, pygame.Surface) else _alone(found, self)

        return ask(self, kind, key, made)

    Art.whole = whole  # type: ignore[method-assign]


def _alone(whole: Any, art: Art | None = None) -> Any:
    """A copy for the pictures of one window, or of none: what it keeps of one table is no other window's."""
    if isinstance(whole, pygame.Surface):
        return whole
    whole = copy(whole)
    whole._art = art
    return whole


def _share_gradients() -> None:
    """Layers without an edge."""
    enlarge, kept = Art.soft, PaintCache[Sprite](_KEPT // 2)

    def soft(self: Art, name: str, scale: float, blur: float = 0) -> Sprite:
        made = kept.get((name, scale, blur, _tools()), lambda: enlarge(self, name, scale, blur))
        return made._replace(surface=made.surface.copy())

    Art.soft = soft  # type: ignore[method-assign]


def _share_plates() -> None:
    """Panels, buttons and shadows."""
    keep, kept = Paint.keep, PaintCache[pygame.Surface](_KEPT // 3)

    def shared(self: Paint, key: tuple[Hashable, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key[0] not in _PLATES:
            return keep(self, key, make)
        return keep(self, key, lambda: kept.get((self.u, theme.now, key, _tools()), make))

    Paint.keep = shared  # type: ignore[method-assign]


def _share_lines() -> None:
    """Fonts, and words that are drawn with them."""
    find, render, opened = Fonts._font, fonts._rendered, dict[Hashable, pygame.font.Font]()
    lines = PaintCache[pygame.Surface](_KEPT // 8)

    def font(self: Fonts, face: str, pixels: int) -> pygame.font.Font:
        if (face, pixels) not in opened:
            opened[face, pixels] = find(self, face, pixels)
        return opened[face, pixels]

    def rendered(font: pygame.font.Font, string: str, colour: theme.Colour) -> pygame.Surface:
        return lines.get((font, string, colour), lambda: render(font, string, colour))

    Fonts._font = font  # type: ignore[method-assign]
    fonts._rendered = rendered


def _share_words() -> None:
    """The program's own messages, which are parsed one by one as they are said."""
    read, known = catalogue._Messages, dict[Hashable, Any]()

    def messages(language: str, files: Iterable[Path]) -> Any:
        paths = tuple(files)
        if not all(path.is_relative_to(ASSETS) for path in paths):
            return read(language, iter(paths))
        if (language, paths) not in known:
            known[language, paths] = read(language, iter(paths))
        return known[language, paths]

    catalogue._Messages = messages  # type: ignore[assignment,misc]


def sweep() -> None:
    """Free closed windows with all their pictures, once there are enough of them.

    What is left without a window is what modules and earlier tests have kept: a million objects at the end, which no
    later sweep has to look at.
    """
    if _MASTERS.copied > _SWEPT:
        _MASTERS.copied = 0
        gc.collect()
        if not _WINDOWS:
            gc.freeze()
        _WINDOWS.clear()
