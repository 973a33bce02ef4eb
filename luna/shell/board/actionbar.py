"""The action bar: a game's verbs with their keys, the draft in words, reset, undo with its grace ring."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import cos, inf, pi, sin
from typing import Final, NamedTuple

import pygame

from luna.shell.board import sheets
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Pen, Rect, Text
from luna.shell.drawing import padglyphs, theme
from luna.shell.drawing.dirty_rects import moving
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.layers import Part

_SMALL: Final = 18  # smallest words of the draft, u
_LEAST: Final = 13  # where they have more lines than fit
CHIP: Final = "draft-"
"""With its number, the name of a chip of the draft: see `Chrome.hover`."""
_CHIP_HIGH, _GAP, _PAD, _CROSS, _EDGE = 36, 6, 10, 26, 5  # u
_OVER, _FAMILY = 4, 26  # u from the top of the bar, as the families' names


class VerbLook(NamedTuple):
    """How a verb looks in the bar."""

    words: str  # a key of the catalogue
    icon: str  # a picture
    off: str = ""  # the picture of a disabled verb; "" = the icon, dimmed


def widths(fonts: Fonts, text: Text, looks: Mapping[str, VerbLook]) -> dict[str, int]:
    """Pixels of the word of each verb, on which the layout of the bar depends."""
    return {verb: fonts.width(text(look.words), "label_bold") for verb, look in looks.items()}


def parts(pen: Pen, chrome: Chrome, looks: Mapping[str, VerbLook]) -> Iterator[Part]:
    """The bar with the families, each verb, the draft, reset and undo; `looks` by verb of the layout."""
    bar = pen.layout.bar
    yield Part(None, bar.rect, partial(_draw_ground, pen), solid=True)
    for verb, rect in bar.verbs.items():
        key = looks[verb], chrome.verbs.get(verb), chrome.hover == verb, chrome.keys.get(verb)
        yield Part(key, rect, partial(_draw_verb, pen, rect, verb, looks[verb], chrome))
    words = Rect(bar.draft.left, bar.rect.top, bar.draft.width, bar.rect.height)  # three lines are higher than the bar
    hover = chrome.hover if chrome.hover.startswith("draft") else ""
    said = hover, chrome.draft_icon, chrome.draft_title, chrome.draft_hint, chrome.draft_chips
    yield Part(said, words, partial(_draw_draft, pen, chrome))
    back = Rect(bar.draft.right, bar.rect.top, bar.rect.right - bar.draft.right, bar.rect.height)
    can = chrome.hover == "reset", chrome.can_reset, chrome.can_undo, chrome.keys.get("undo")
    yield Part(can, back, partial(_draw_take_back, pen, chrome))


def _draw_ground(pen: Pen) -> None:
    """The bar, with each family's name over its verbs; a name too long is left out."""
    sheets.bar(pen, pen.layout.bar.rect, hairline_below=False)
    for family, rect in pen.layout.bar.families.items():
        words = pen.text(f"family-{family}").upper()
        if pen.fonts.width(words, "label_bold", 21) + len(words) * pen.px(1.5) <= rect.width + pen.px(14):
            pen.spaced(words, "label_bold", theme.now.MUTED, (rect.left, rect.centery), gap=1.5, size=21)


def _draw_verb(pen: Pen, rect: Rect, verb: str, look: VerbLook, chrome: Chrome) -> None:
    state = chrome.verbs.get(verb, "off")
    sheets.button(pen, rect, state, chrome.hover == verb)
    off, full = state == "off", pen.layout.bar.full
    icon = (look.off if off else "") or look.icon
    if full and look.off:
        pen.put(icon, (rect.centerx, rect.top + pen.px(32)))
    else:
        middle = (rect.centerx, rect.top + pen.px(32)) if full else (rect.centerx - pen.px(5), rect.centery + pen.px(7))
        pen.put_high(icon, middle, 36, 0.4 if off and not look.off else None)
    if off:
        pen.put_high("ui/icon-lock", (rect.left + pen.px(15), rect.top + pen.px(17)), 21, 0.4)
    ink = theme.now.DISABLED if off else theme.now.MOONLIGHT
    if full:
        caption(pen, rect, look.words, ink, "label" if off else "label_bold", 4)
    if key := chrome.keys.get(verb):
        at = rect.right - pen.px(9 if full else 6), rect.top + pen.px(3 if full else 1)
        corner = Rect(0, 0, rect.width // 2 - pen.px(6), pen.px(28)).move_to(topright=at)
        hot = theme.LEGAL if state == "hot" else theme.now.SECONDARY
        ink = theme.now.DISABLED if off else hot
        if key.startswith(padglyphs.MARK):
            pen.paint.key(pen.surface, key, corner.right, corner.centery)
        elif key == pen.text("key-space"):
            _space_bar(pen, ink, corner)
        else:
            pen.words(key, "label_bold", ink, corner, "right")


def caption(pen: Pen, rect: Rect, words: str, ink: theme.Colour, style: str = "label_bold", air: int = 2) -> None:
    """The words below the picture of a button, a key of the catalogue."""
    label = Rect(rect.left + pen.px(air), rect.top + pen.px(56), rect.width - pen.px(2 * air), pen.px(28))
    pen.words(pen.text(words), style, ink, label, "mid")


def _space_bar(pen: Pen, ink: theme.Colour, corner: Rect) -> None:
    """The space bar as a shape, because its name is the longest."""
    wide, high, thick = pen.px(20), pen.px(6), max(1, pen.px(2))
    left, top = corner.right - wide, corner.centery + pen.px(1)
    for x, y, width, height in ((0, 0, thick, high), (wide - thick, 0, thick, high), (0, high - thick, wide, thick)):
        pen.surface.fill(ink, (left + x, top + y, width, height))


def _draw_draft(pen: Pen, chrome: Chrome) -> None:
    rect = pen.layout.bar.draft
    sheets.button(pen, rect, "off", chrome.hover == "draft")
    if chrome.draft_chips:
        _draw_chips(pen, chrome)
        return
    left = rect.left + pen.px(30) if not pen.layout.bar.draft_is_icon else rect.centerx
    pen.put_high(chrome.draft_icon, (left, rect.centery), 38)
    if pen.layout.bar.draft_is_icon:
        return
    words = Rect(left + pen.px(27), rect.top, rect.right - left - pen.px(33), rect.height)
    said, least = _lines(pen, chrome, words)
    step = min(pen.px(28), rect.height // max(1, len(said)))
    y = rect.centery - step * (len(said) - 1) / 2
    sizes: dict[str, float] = {}  # by style: a sentence has one size, on any number of lines
    for part, style, _ in said:
        sizes[style] = min(sizes.get(style, inf), pen.fonts.fitting(part, style, words.width, least))
    for part, style, ink in said:
        size = sizes[style] if step >= pen.px(_SMALL + 2) else min(sizes[style], least)
        fitting = pen.fonts.fit(part, style, words.width, size)
        pen.fonts.draw(pen.surface, fitting, style, ink, (words.x, y), "left", size)
        y += step


def chip_places(pen: Pen, chips: Sequence[str]) -> list[Rect]:
    """The places of the chips: in a line below the title, or in two lines without one; empty where they do not fit."""
    box = pen.layout.bar.draft
    if not pen.layout.bar.full:
        return []
    wide = [pen.fonts.width(words, "label_bold") + pen.px(2 * _PAD + _CROSS) for words in chips]
    gap, room = pen.px(_GAP), box.width - 2 * pen.px(2 * _EDGE)
    lines = sheets.rows(wide, room, gap)
    if not chips or len(lines) > 2 or max(wide) > room:
        return []
    below, above = box.bottom - pen.px(_EDGE + _CHIP_HIGH), box.top + pen.px(_EDGE) - pen.px(1)
    found: list[Rect] = []
    for line in lines:
        left = box.left + pen.px(2 * _EDGE)
        for number in line:
            found.append(Rect(left, below if line is lines[-1] else above, wide[number], pen.px(_CHIP_HIGH)))
            left = found[-1].right + gap
    return found


def _draw_chips(pen: Pen, chrome: Chrome) -> None:
    """Hint, title and chips; a second line of chips replaces the title."""
    box, rects = pen.layout.bar.draft, chip_places(pen, chrome.draft_chips)
    left, width = box.left + pen.px(2 * _EDGE), box.width - 2 * pen.px(2 * _EDGE)
    over = pen.layout.bar.rect.top + pen.px(_OVER)
    pen.words(chrome.draft_hint, "label", theme.now.SECONDARY, Rect(left, over, width, pen.px(_FAMILY)))
    if rects[0].top == rects[-1].top:
        line = Rect(left, box.top + pen.px(_EDGE), width, pen.px(_CHIP_HIGH - 4))
        pen.words(chrome.draft_title, "label_bold", theme.now.MOONLIGHT, line)
    for number, (words, rect) in enumerate(zip(chrome.draft_chips, rects, strict=True)):
        hover = chrome.hover == f"{CHIP}{number}"
        sheets.button(pen, rect, "hot", hover)
        place = Rect(rect.left + pen.px(_PAD), rect.top, rect.width - pen.px(_PAD + _CROSS), rect.height)
        pen.words(words, "label_bold", theme.now.MOONLIGHT, place)
        pen.put_high("ui/icon-close", (rect.right - pen.px(_CROSS // 2 + 4), rect.centery), 24, 1.0 if hover else 0.7)


def _lines(pen: Pen, chrome: Chrome, words: Rect) -> tuple[list[tuple[str, str, theme.Colour]], int]:
    """The lines of title and hint, and the largest size of text at which all of them fit."""
    wholes = (chrome.draft_title, "label_bold", theme.now.MOONLIGHT), (chrome.draft_hint, "label", theme.now.SECONDARY)
    said: list[tuple[str, str, theme.Colour]] = []
    for size in range(_SMALL, _LEAST - 1, -1):
        said = [
            (part, style, ink)
            for whole, style, ink in wholes
            for part in (pen.fonts.wrap(whole, style, words.width, size) if whole else ())
        ]
        if len(said) * pen.px(size + 2) <= words.height:
            return said, size
    return said[: words.height // pen.px(_LEAST + 2)], _LEAST


def _draw_take_back(pen: Pen, chrome: Chrome) -> None:
    """The button that resets the draft, and the round one of undo with its key."""
    bar, rect = pen.layout.bar, pen.layout.bar.reset
    sheets.button(pen, rect, "on" if chrome.can_reset else "off", chrome.hover == "reset")
    alpha = 1.0 if chrome.can_reset else 0.5
    pen.put_high("ui/icon-reset", (rect.centerx, rect.top + pen.px(32)) if bar.full else rect.center, 36, alpha)
    if bar.full:
        caption(pen, rect, "bar-reset", theme.now.MOONLIGHT if chrome.can_reset else theme.now.DISABLED)
    x, y = bar.undo
    pen.put("ui/undo-button", (x, y), bar.round / 48)
    alpha = 1.0 if chrome.can_undo else 0.5
    pen.put_high("ui/icon-undo", (x, y - pen.px(13)) if bar.full else (x, y), 36, alpha)
    if bar.full:
        label = Rect(0, 0, pen.px(82), pen.px(26)).move_to(center=(x, y + pen.px(16)))
        ink = theme.now.MOONLIGHT if chrome.can_undo else theme.now.DISABLED
        pen.words(pen.text("bar-undo"), "label_bold", ink, label, "mid")
    _undo_key(pen, chrome.keys.get("undo", ""))


def _undo_key(pen: Pen, key: str) -> None:
    (x, y), aside = pen.layout.bar.undo, (36, 40) if pen.layout.bar.full else (24, 32)
    if key:
        key = key if key.startswith(padglyphs.MARK) else pen.fonts.fit(key, "label_bold", pen.px(74))
        pen.paint.key(pen.surface, key, x - pen.px(aside[0]), y - pen.px(aside[1]))


def draw_grace(pen: Pen, share: float, cap: str) -> None:
    """The golden ring around the button: it empties while the last move can be taken back."""
    pen, bar = pen.frame, pen.layout.bar
    if share > 0:
        key = bar.round * pen.u, 7 * pen.u, min(1.0, share)
        made = pen.paint.last("grace", key, lambda: _ring(*key))
        with moving(pen.surface):
            pen.surface.blit(made, (bar.undo[0] - made.width // 2, bar.undo[1] - made.height // 2))
            _undo_key(pen, cap)


def _ring(radius: float, width: float, share: float) -> pygame.Surface:
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
    return pygame.transform.smoothscale(ground, (side, side))
