"""What every game has in the action bar: the draft in words, reset, undo with the ring of its grace."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

import pygame

from luna.shell import theme
from luna.shell.board import sheets
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Pen, Rect

_SMALL: Final = 18  # smallest words of the draft, u


def draw_draft(pen: Pen, chrome: Chrome) -> None:
    """What is being put together, or waited for."""
    rect = pen.layout.bar.draft
    sheets.button(pen, rect, "off", chrome.hover == "draft")
    left = rect.left + pen.px(30) if not pen.layout.bar.draft_is_icon else rect.centerx
    pen.put_high(f"ui/icon-{chrome.draft_icon}", (left, rect.centery), 38)
    if pen.layout.bar.draft_is_icon:
        return
    words = Rect(left + pen.px(27), rect.top, rect.right - left - pen.px(33), rect.height)
    said = [
        (part, "label_bold", theme.now.MOONLIGHT) for part in _parts(pen, chrome.draft_title, "label_bold", words.width)
    ]
    hints = _parts(pen, chrome.draft_hint, "label", words.width)
    said += [(part, "label", theme.now.SECONDARY) for part in hints[: rect.height // pen.px(20) - len(said)]]
    step = min(pen.px(28), rect.height // max(1, len(said)))
    y = rect.centery - step * (len(said) - 1) / 2
    for part, style, ink in said:
        size = pen.fonts.fitting(part, style, words.width, _SMALL)
        pen.fonts.draw(
            pen.surface, pen.fonts.fit(part, style, words.width, size), style, ink, (words.x, y), "left", size
        )
        y += step


def _parts(pen: Pen, words: str, style: str, width: int) -> list[str]:
    """The lines of what is said: two where it is too long for one, the second with all that is left."""
    if not words or pen.fonts.width(words, style, _SMALL) <= width:
        return [words] if words else []
    first, *rest = pen.fonts.wrap(words, style, width, _SMALL)
    return [first, " ".join(rest)] if rest else [first]


def draw_reset(pen: Pen, chrome: Chrome) -> None:
    """The button that drops the draft."""
    rect = pen.layout.bar.reset
    state = "on" if chrome.can_reset else "off"
    sheets.button(pen, rect, state, chrome.hover == "reset")
    alpha, full = 1.0 if chrome.can_reset else 0.5, pen.layout.bar.full
    pen.put_high("ui/icon-reset", (rect.centerx, rect.top + pen.px(32)) if full else rect.center, 36, alpha)
    if full:
        label = Rect(rect.left + pen.px(2), rect.top + pen.px(56), rect.width - pen.px(4), pen.px(28))
        ink = theme.now.MOONLIGHT if chrome.can_reset else theme.now.DISABLED
        pen.words(pen.text("bar-reset"), "label_bold", ink, label, "mid")


def draw_undo(pen: Pen, chrome: Chrome) -> None:
    """The round button."""
    bar = pen.layout.bar
    x, y = bar.undo
    pen.put("ui/undo-button", (x, y), bar.round / 48)
    alpha = 1.0 if chrome.can_undo else 0.5
    pen.put_high("ui/icon-undo", (x, y - pen.px(13)) if bar.full else (x, y), 36, alpha)
    if bar.full:
        label = Rect(0, 0, pen.px(82), pen.px(26))
        label.center = x, y + pen.px(16)
        ink = theme.now.MOONLIGHT if chrome.can_undo else theme.now.DISABLED
        pen.words(pen.text("bar-undo"), "label_bold", ink, label, "mid")
    _undo_key(pen, chrome.keys.get("undo", ""))


def _undo_key(pen: Pen, key: str) -> None:
    (x, y), aside = pen.layout.bar.undo, (36, 40) if pen.layout.bar.full else (24, 32)
    if key:
        key = pen.fonts.fit(key, "label_bold", pen.px(74))
        pen.paint.key(pen.surface, key, x - pen.px(aside[0]), y - pen.px(aside[1]))


def draw_grace(pen: Pen, share: float, key: str) -> None:
    """The golden ring about the button: it empties while the last move can be taken back."""
    pen, bar = pen.frame, pen.layout.bar
    if share > 0:
        _ring(pen.surface, bar.undo, bar.round * pen.u, 7 * pen.u, min(1.0, share))
        _undo_key(pen, key)


def _ring(surface: pygame.Surface, centre: tuple[int, int], radius: float, width: float, share: float) -> None:
    """Part of a ring from twelve o'clock, clockwise; drawn twice as large for a smooth edge."""
    side = round(2 * (radius + width))
    ground = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)
    steps = max(2, round(90 * share))
    outer, inner = 2 * radius + width, 2 * radius - width
    angles = [2 * pi * share * i / steps - pi / 2 for i in range(steps + 1)]
    edge = [(side + outer * cos(a), side + outer * sin(a)) for a in angles]
    edge += [(side + inner * cos(a), side + inner * sin(a)) for a in reversed(angles)]
    pygame.draw.polygon(ground, theme.GOLD, edge)
    for angle in (angles[0], angles[-1]):
        end = side + 2 * radius * cos(angle), side + 2 * radius * sin(angle)
        pygame.draw.circle(ground, theme.GOLD, end, width)
    small = pygame.transform.smoothscale(ground, (side, side))
    surface.blit(small, (centre[0] - side // 2, centre[1] - side // 2))
