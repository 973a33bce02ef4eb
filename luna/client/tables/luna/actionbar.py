"""The action bar: thirteen verbs with their keys, the draft, reset and undo."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from luna.client import theme
from luna.client.tables.luna import sheets
from luna.client.tables.luna.chrome import Chrome
from luna.client.tables.luna.frame import FAMILIES, VERBS
from luna.client.tables.luna.pen import Pen, Rect


def fit_bar(pen: Pen) -> None:
    """Gives the verbs their widths: after a change of language or size, before drawing and picking."""
    words = {verb: pen.fonts.width(pen.text(f"verb-{verb}"), "label_bold") for verb in VERBS}
    pen.layout.bar.set_words(words)


def draw_bar(pen: Pen, chrome: Chrome) -> None:
    """The whole bar."""
    bar = pen.layout.bar
    sheets.bar(pen, bar.rect, hairline_below=False)
    for family, verbs in FAMILIES:
        left = bar.families[family].left, bar.families[family].centery
        pen.spaced(pen.text(f"family-{family}").upper(), "label_bold", theme.MUTED, left, gap=1.5, size=21)
        for verb, key in verbs:
            _verb(pen, bar.verbs[verb], verb, key, chrome)
    _draft(pen, bar.draft, chrome)
    _reset(pen, bar.reset, chrome)
    _undo(pen, chrome)


def _verb(pen: Pen, rect: Rect, verb: str, key: str, chrome: Chrome) -> None:
    state = chrome.verbs.get(verb, "off")
    sheets.button(pen, rect, state, chrome.hover == verb)
    off = state == "off"
    at = rect.centerx, rect.top + pen.px(32)
    pen.put(f"ui/icon-{verb}-off" if off else f"ui/icon-{verb}", at)
    if off:
        pen.put_high("ui/icon-lock", (rect.left + pen.px(15), rect.top + pen.px(17)), 21, 0.4)
    ink = theme.DISABLED if off else theme.MOONLIGHT
    label = Rect(rect.left + pen.px(4), rect.top + pen.px(56), rect.width - pen.px(8), pen.px(28))
    pen.words(pen.text(f"verb-{verb}"), "label" if off else "label_bold", ink, label, "mid")
    if chrome.keys:
        corner = rect.right - pen.px(9), rect.top + pen.px(17)
        hot = theme.LEGAL if state == "hot" else theme.SECONDARY
        pen.fonts.draw(pen.surface, key, "label_bold", theme.DISABLED if off else hot, corner, "right")


def _draft(pen: Pen, rect: Rect, chrome: Chrome) -> None:
    sheets.button(pen, rect, "off", chrome.hover == "draft")
    left = rect.left + pen.px(30) if not pen.layout.bar.draft_is_icon else rect.centerx
    pen.put_high(f"ui/icon-{chrome.draft_icon}", (left, rect.centery), 38)
    if pen.layout.bar.draft_is_icon:
        return
    words = Rect(left + pen.px(27), rect.top, rect.right - left - pen.px(33), rect.height)
    if not chrome.draft_hint:
        pen.words(chrome.draft_title, "label_bold", theme.MOONLIGHT, words)
        return
    upper, lower = words.copy(), words.copy()
    upper.height = lower.height = pen.px(28)
    upper.bottom, lower.top = rect.centery, rect.centery + pen.px(2)
    pen.words(chrome.draft_title, "label_bold", theme.MOONLIGHT, upper)
    pen.words(chrome.draft_hint, "label", theme.SECONDARY, lower)


def _reset(pen: Pen, rect: Rect, chrome: Chrome) -> None:
    state = "on" if chrome.can_reset else "off"
    sheets.button(pen, rect, state, chrome.hover == "reset")
    alpha = 1.0 if chrome.can_reset else 0.5
    pen.put_high("ui/icon-reset", (rect.centerx, rect.top + pen.px(32)), 36, alpha)
    label = Rect(rect.left + pen.px(2), rect.top + pen.px(56), rect.width - pen.px(4), pen.px(28))
    ink = theme.MOONLIGHT if chrome.can_reset else theme.DISABLED
    pen.words(pen.text("bar-reset"), "label_bold", ink, label, "mid")


def _undo(pen: Pen, chrome: Chrome) -> None:
    """The round button; the golden ring about it empties while the last move can be taken back."""
    x, y = pen.layout.bar.undo
    pen.put("ui/undo-button", (x, y))
    if chrome.grace > 0:
        _ring(pen.surface, (x, y), 48 * pen.layout.u, 7 * pen.layout.u, min(1.0, chrome.grace))
    alpha = 1.0 if chrome.can_undo else 0.5
    pen.put_high("ui/icon-undo", (x, y - pen.px(9)), 38, alpha)
    label = Rect(0, 0, pen.px(74), pen.px(26))
    label.center = x, y + pen.px(21)
    ink = theme.MOONLIGHT if chrome.can_undo else theme.DISABLED
    pen.words(pen.text("bar-undo"), "label_bold", ink, label, "mid")
    if chrome.keys:
        pen.paint.key(pen.surface, "Z", x - pen.px(36), y - pen.px(40))


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
