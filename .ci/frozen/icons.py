"""The program's icon in the forms that systems want, drawn from our own SVGs."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path

import pygame

TITLE = Path(__file__).resolve().parents[2] / "assets" / "shell" / "art" / "title"
_WINDOWS = (16, 24, 32, 48, 64, 128, 256)
_MAC = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}
_SMALL = 48  # pixels, up to which the simpler drawing is clearer


def png(size: int) -> bytes:
    """The icon as a PNG of this many pixels."""
    drawing = TITLE / ("icon-small.svg" if size <= _SMALL else "icon.svg")
    out = BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(str(drawing), (size, size)), out, "icon.png")
    return out.getvalue()


def ico() -> bytes:
    """For Windows: a directory of sizes, then the pictures."""
    pictures = [png(size) for size in _WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for size, picture in zip(_WINDOWS, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """For macOS: named pictures, one after another."""
    parts = [(name.encode(), png(size)) for name, size in _MAC.items()]
    body = b"".join(name + struct.pack(">I", 8 + len(picture)) + picture for name, picture in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
