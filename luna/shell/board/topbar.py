"""The parts of the top bar in every game: the seat to move, the buttons, and the mark of an unsaved game."""

from typing import Final

import pygame

from luna.shell.board import sheets
from luna.shell.board.chrome import Chrome
from luna.shell.board.pen import Pen
from luna.shell.drawing import theme

_BANNER: Final = 392  # the widest, u
_BANNER_LEAST: Final = 308  # its picture's size, u
_SMALL: Final = 21  # u: the smallest letters of the banner
_BELOW, _LINES = 18, 12  # u: the second line, and the distance of both from the middle
_BANNER_END: Final = 60  # u of it that are never stretched


def draw_banner(pen: Pen, seat: int | None, emblem: str, chrome: Chrome) -> None:
    """The seat to move: its emblem (None: the game is over) and the words, in the golden trapezium."""
    top = pen.layout.top
    badge = pen.px(50) if emblem else 0
    room = (pen.px(_BANNER - 84) if top.full else top.banner.width - pen.px(70)) - badge
    words, below = _whose(pen, seat, chrome, room)
    style = "body_bold" if below else "banner"
    words, size = pen.fitted(words, style, room)
    wide = max(pen.fonts.width(words, style, size), pen.fonts.width(below, "label", _BELOW))
    least, air = (pen.px(_BANNER_LEAST), 84) if top.full else (top.banner.width - pen.px(24), 60)
    total = max(least, wide + badge + pen.px(air))
    surface = pen.keep(("banner", total), lambda: _stretched(pen, total))
    pen.surface.blit(surface, (top.banner.centerx - surface.get_width() // 2, top.banner.top - pen.px(4)))
    left = top.banner.centerx - (wide + badge) // 2
    middle = top.banner.centery - pen.px(0.5)
    if emblem:
        pen.put_high(emblem, (left + pen.px(19), middle), 38)
    first = middle - pen.px(_LINES) if below else middle
    pen.fonts.draw(pen.surface, words, style, theme.now.MOONLIGHT, (left + badge, first), "left", size)
    if below:
        at = left + badge, middle + pen.px(_LINES)
        pen.fonts.draw(pen.surface, below, "label", theme.now.SECONDARY, at, "left", _BELOW)


def _whose(pen: Pen, seat: int | None, chrome: Chrome, room: int) -> tuple[str, str]:
    """The words of the banner, and those below them: a long name gets a separate line instead of being cut."""
    if chrome.banner:
        return chrome.banner.upper(), ""
    if seat is None:
        return pen.text("turn-over").upper(), ""
    if seat == chrome.you:
        return pen.text("turn-yours").upper(), ""
    name = chrome.names[seat]
    words = pen.text("turn-other", name=name).upper()
    if pen.fonts.width(words, "banner", _SMALL) <= room:
        return words, ""
    return name, pen.text("turn-to-move")


def _stretched(pen: Pen, total: int) -> pygame.Surface:
    """The banner's picture with its middle stretched or compressed."""
    whole = pen.art.at("ui/turn-banner", pen.u).surface
    end, height = pen.px(_BANNER_END), whole.get_height()
    extra = total - pen.px(_BANNER_LEAST)
    if not extra:
        return whole
    middle = whole.subsurface((end, 0, whole.get_width() - 2 * end, height))
    made = pygame.Surface((max(2 * end + 2, whole.get_width() + extra), height), pygame.SRCALPHA)
    made.blit(whole, (0, 0), (0, 0, end, height))
    made.blit(pygame.transform.smoothscale(middle, (made.get_width() - 2 * end, height)), (end, 0))
    made.blit(whole, (made.get_width() - end, 0), (whole.get_width() - end, 0, end, height))
    return made


def draw_buttons(pen: Pen, chrome: Chrome, end: int) -> None:
    """Draw all buttons of the bar, and the mark of an unsaved game; `end`: of the parts before them."""
    for name, rect in pen.layout.top.buttons.items():
        sheets.button(pen, rect, "on", chrome.hover == name)
        pen.put_high(f"ui/icon-{name}", rect.center, 29)
    if chrome.unsaved:
        menu, gap = pen.layout.top.buttons["menu"], pen.px(12)
        wide = pen.fonts.width(chrome.unsaved, "label_bold") + gap
        if end + gap + wide <= menu.left - gap:
            pen.number_plate(chrome.unsaved, (menu.left - gap - wide // 2, menu.centery), theme.LOSS, theme.LOSS)
        else:
            pen.number_plate("!", (menu.left + gap // 2, menu.top + gap), theme.LOSS, theme.LOSS)
