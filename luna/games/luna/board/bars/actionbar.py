"""The action bar: thirteen verbs with their keys beside what every game has there."""

from __future__ import annotations

from luna.games.luna.board import targets
from luna.games.luna.board.layout.bars import FAMILIES, VERBS
from luna.games.luna.board.layout.pen import Pen
from luna.shell import theme
from luna.shell.board import actionbar, sheets
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Rect, Text
from luna.shell.fonts import Fonts


def widths(fonts: Fonts, text: Text, solo: int = 0) -> dict[str, int]:
    """Pixels of the word of each verb: what the lay-out of the bar depends on."""
    return {verb: fonts.width(text(f"verb-{targets.called(verb, solo)}"), "label_bold") for verb in VERBS}


def draw_bar(pen: Pen, chrome: Chrome, solo: int = 0) -> None:
    """The whole bar; `solo` is the level of a solo game."""
    bar = pen.layout.bar
    sheets.bar(pen, bar.rect, hairline_below=False)
    for family, members in FAMILIES.items():
        _family(pen, bar.families[family], pen.text(f"family-{family}").upper())
        for verb in members:
            _verb(pen, bar.verbs[verb], verb, chrome, solo)
    actionbar.draw_draft(pen, chrome)
    actionbar.draw_reset(pen, chrome)
    actionbar.draw_undo(pen, chrome)


def _family(pen: Pen, rect: Rect, words: str) -> None:
    """Draw a family's name over its verbs; one too long is left out, the pictures stand together anyway."""
    if pen.fonts.width(words, "label_bold", 21) + len(words) * pen.px(1.5) <= rect.width + pen.px(14):
        pen.spaced(words, "label_bold", theme.now.MUTED, (rect.left, rect.centery), gap=1.5, size=21)


def _verb(pen: Pen, rect: Rect, verb: str, chrome: Chrome, solo: int) -> None:
    state = chrome.verbs.get(verb, "off")
    sheets.button(pen, rect, state, chrome.hover == verb)
    off, full = state == "off", pen.layout.bar.full
    name = targets.called(verb, solo)
    icon = f"ui/icon-{verb}-off" if off else f"ui/icon-{verb}"
    if name != verb:
        middle = (rect.centerx, rect.top + pen.px(32)) if full else (rect.centerx - pen.px(5), rect.centery + pen.px(7))
        pen.put_high(targets.picture(name), middle, 36, 0.4 if off else 1.0)
    elif full:
        pen.put(icon, (rect.centerx, rect.top + pen.px(32)))
    else:
        pen.put_high(icon, (rect.centerx - pen.px(5), rect.centery + pen.px(7)), 36)
    if off:
        pen.put_high("ui/icon-lock", (rect.left + pen.px(15), rect.top + pen.px(17)), 21, 0.4)
    ink = theme.now.DISABLED if off else theme.now.MOONLIGHT
    if full:
        label = Rect(rect.left + pen.px(4), rect.top + pen.px(56), rect.width - pen.px(8), pen.px(28))
        pen.words(pen.text(f"verb-{name}"), "label" if off else "label_bold", ink, label, "mid")
    if key := chrome.keys.get(verb):
        corner = Rect(0, rect.top + pen.px(3 if full else 1), rect.width // 2 - pen.px(6), pen.px(28))
        corner.right = rect.right - pen.px(9 if full else 6)
        hot = theme.LEGAL if state == "hot" else theme.now.SECONDARY
        pen.words(key, "label_bold", theme.now.DISABLED if off else hot, corner, "right")
