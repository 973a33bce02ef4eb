"""The buttons of pads of three makers as pictures of our own: letters or shapes, shoulders, sticks, crosses."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from luna.shell.drawing import theme
from luna.shell.drawing.fonts import Fonts

MARK: Final = "\ue000"
"""Begins the word of a cap that is a button: `<mark><kind>:<button>`."""
_INKS: Final[dict[str, dict[str, str]]] = theme.LOOK["pad-inks"]
_SHOULDERS: Final[dict[str, dict[str, str]]] = theme.LOOK["pad-shoulders"]


class Tools(NamedTuple):
    """Type and scale of a picture."""

    fonts: Fonts
    px: Callable[[float], int]


_WAYS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def cap(kind: str, button: str) -> str:
    """The word of a cap that is drawn as this button."""
    return f"{MARK}{kind}:{button}" if button else ""


def wide(paint: Tools, word: str) -> int:
    """The width of the picture, in pixels."""
    button = word.partition(":")[2]
    return paint.px(46 if button in _SHOULDERS["xbox"] or button in ("select", "start") else 34)


def draw(target: pygame.Surface, paint: Tools, word: str, rect: pygame.Rect) -> None:
    """Draw the button that a cap names."""
    kind, _, button = word[len(MARK) :].partition(":")
    stick, _, way = button.partition("-")
    if button in ("a", "b", "x", "y"):
        _face(target, paint, kind, button, rect)
    elif button in _SHOULDERS["xbox"]:
        top = button in ("lt", "rt")
        shape = {"border_top_left_radius": paint.px(13), "border_top_right_radius": paint.px(13)} if top else {}
        pygame.draw.rect(target, theme.ABYSS, rect, border_radius=paint.px(7), **shape)
        pygame.draw.rect(target, theme.now.MOONLIGHT, rect, paint.px(2), border_radius=paint.px(7), **shape)
        said = _SHOULDERS.get(kind, _SHOULDERS["xbox"])[button]
        paint.fonts.squeeze(target, said, "label_bold", theme.now.MOONLIGHT, rect.center, rect.width - 4, "mid")
    elif stick == "pad":
        _cross(target, paint, way, rect)
    elif button in ("l3", "r3") or stick in ("left", "right"):
        _stick(target, paint, "L" if button[0] == "l" else "R", way, rect)
    else:
        _small(target, paint, button, rect)


def _disc(target: pygame.Surface, paint: Tools, rect: pygame.Rect) -> int:
    radius = min(rect.size) // 2
    pygame.draw.aacircle(target, theme.now.MOONLIGHT, rect.center, radius)
    pygame.draw.aacircle(target, theme.ABYSS, rect.center, radius - max(1, paint.px(2)))
    return radius


def _face(target: pygame.Surface, paint: Tools, kind: str, button: str, rect: pygame.Rect) -> None:
    radius = _disc(target, paint, rect)
    ink = theme.rgb(_INKS.get(kind, {}).get(button, "#EDF2FF"))
    if kind != "playstation":
        paint.fonts.draw(target, button.upper(), "label_bold", ink, rect.center, "mid")
        return
    (x, y), r, line = rect.center, round(radius * 0.48), max(2, paint.px(3))
    if button == "a":
        pygame.draw.line(target, ink, (x - r, y - r), (x + r, y + r), line)
        pygame.draw.line(target, ink, (x - r, y + r), (x + r, y - r), line)
    elif button == "b":
        pygame.draw.aacircle(target, ink, (x, y), r + 1, line)
    elif button == "x":
        pygame.draw.rect(target, ink, (x - r, y - r, 2 * r, 2 * r), line)
    else:
        pygame.draw.polygon(target, ink, [(x, y - r - 1), (x + r + 1, y + r - 1), (x - r - 1, y + r - 1)], line)


def _cross(target: pygame.Surface, paint: Tools, way: str, rect: pygame.Rect) -> None:
    arm, (x, y) = min(rect.size) // 3, rect.center
    for dx, dy in ((0, 0), *_WAYS.values()):
        part = pygame.Rect(0, 0, arm, arm).move_to(center=(x + dx * arm, y + dy * arm))
        lit = way in _WAYS and (dx, dy) == _WAYS[way]
        pygame.draw.rect(target, theme.GOLD if lit else theme.now.BUTTON_EDGE, part, border_radius=paint.px(2))


def _stick(target: pygame.Surface, paint: Tools, letter: str, way: str, rect: pygame.Rect) -> None:
    """A stick: pressed down, or with an arrow in a direction."""
    radius = _disc(target, paint, rect)
    paint.fonts.draw(target, letter, "label_bold", theme.now.MOONLIGHT, rect.center, "mid", 17)
    (x, y), size = rect.center, max(3, paint.px(5))
    if way in _WAYS:
        dx, dy = _WAYS[way]
        tip = x + dx * radius, y + dy * radius
        side = [(tip[0] - dx * size + s * dy * size, tip[1] - dy * size + s * dx * size) for s in (-1, 1)]
        pygame.draw.polygon(target, theme.GOLD, [tip, *side])
    else:
        pygame.draw.aacircle(target, theme.GOLD, rect.center, radius - paint.px(3), max(1, paint.px(2)))


def _small(target: pygame.Surface, paint: Tools, button: str, rect: pygame.Rect) -> None:
    """The two small buttons of the middle: windows at the left, lines at the right."""
    pygame.draw.rect(target, theme.ABYSS, rect, border_radius=rect.height // 2)
    pygame.draw.rect(target, theme.now.MOONLIGHT, rect, max(1, paint.px(2)), border_radius=rect.height // 2)
    (x, y), unit, line = rect.center, paint.px(5), max(1, paint.px(2))
    if button == "select":
        for shift in (-unit // 2, unit // 2):
            box = (x + shift - unit, y + shift - unit + paint.px(1), 2 * unit, 2 * unit - paint.px(2))
            pygame.draw.rect(target, theme.now.MOONLIGHT, box, line)
    else:
        for row in (-1, 0, 1):
            across = (x - unit - paint.px(2), y + row * unit), (x + unit + paint.px(2), y + row * unit)
            pygame.draw.line(target, theme.now.MOONLIGHT, *across, line)
