"""The icon of the program without Python: files as Windows and macOS describe them, of pictures that can be read."""

from __future__ import annotations

import importlib.util
import struct
from io import BytesIO
from pathlib import Path

import pygame

_FOUND = importlib.util.spec_from_file_location("icons", Path(__file__).parents[1] / ".ci" / "frozen" / "icons.py")
assert _FOUND is not None and _FOUND.loader is not None
icons = importlib.util.module_from_spec(_FOUND)
_FOUND.loader.exec_module(icons)


def size(png: bytes) -> int:
    picture = pygame.image.load(BytesIO(png), "icon.png")
    assert picture.get_width() == picture.get_height()
    assert len({tuple(picture.get_at((x, x))) for x in range(picture.get_width())}) > 3  # something is drawn
    return picture.get_width()


def test_windows() -> None:
    data = icons.ico()
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind) == (0, 1) and count >= 4
    end = 6 + 16 * count
    for number in range(count):
        wide, high, _, _, planes, bits, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (planes, bits, place) == (1, 32, end) and wide == high
        assert size(data[place : place + length]) == (wide or 256)
        end = place + length
    assert end == len(data)


def test_macos() -> None:
    data = icons.icns()
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8]) == (len(data),)
    place, sizes = 8, {}
    while place < len(data):
        name, length = struct.unpack_from(">4sI", data, place)
        sizes[name] = size(data[place + 8 : place + length])
        place += length
    assert place == len(data)
    assert sizes[b"icp4"] == 16 and sizes[b"ic07"] == 128 and sizes[b"ic10"] == 1024
