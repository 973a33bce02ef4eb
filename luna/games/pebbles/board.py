"""The board of Pebbles: a heap, and buttons to take from it, to give back and to reach into the bag."""

from typing import Final

import pygame

from luna.core.game import Turn
from luna.games.pebbles.rules import GIVE, REACH, STONE, intents, state
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme
from luna.text import Catalogue

_ROW: Final = 10  # pebbles
_STONES: Final = ("#9AA7C7", "#C7B79A", "#8FA89C")


def draw(pen: Pen, rect: Rect, position: bytearray) -> None:
    """The heap, row by row from below, and on each button its number of pebbles."""
    now, step = state(position), min(rect.width // 14, rect.height // 12)
    for number in range(now["pebbles"]):
        across, up = number % _ROW, number // _ROW
        middle = rect.centerx + round((across - (_ROW - 1) / 2) * step), rect.top + 7 * step - up * step
        pebble = pygame.Rect(0, 0, round(step * 0.86), round(step * 0.7)).move_to(center=middle)
        pygame.draw.ellipse(pen.surface, theme.rgb(_STONES[number % len(_STONES)]), pebble)
    pen.centred(str(now["pebbles"]), "display", theme.GOLD, (rect.centerx, rect.top + 8 * step + step // 4))
    for place, turn in spots(rect, position):
        sign = "?" if turn[0] == REACH else f"+{turn.count(GIVE)}" if turn[0] == GIVE else f"\u2212{turn[0]}"
        pen.paint.panel(pen.surface, place, "card")
        pen.centred(sign, "heading", theme.now.MOONLIGHT, place.center)


def spots(rect: Rect, position: bytearray) -> list[tuple[Rect, Turn]]:
    """A button for each turn, side by side below the heap."""
    turns = [turn for goal in intents(position).values() for turn in goal]
    wide, top = rect.width // 8, rect.top + 9 * min(rect.width // 14, rect.height // 12)
    left = rect.centerx - len(turns) * wide // 2
    return [
        (Rect(left + wide * number + wide // 12, top, wide * 5 // 6, wide // 2), turn)
        for number, turn in enumerate(turns)
    ]


def turn_words(text: Catalogue, position: bytearray, turn: Turn) -> str:
    """The words of a turn."""
    if turn[0] == GIVE:
        return text("pebbles-give", count=turn.count(GIVE))
    if turn[0] == REACH:
        return text("pebbles-drew", count=turn[1] - STONE) if len(turn) > 1 else text("pebbles-reach")
    return text("pebbles-take", count=turn[0])
