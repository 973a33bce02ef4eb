"""A small picture of a table, made in pieces of a frame each."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from luna.core.game import Game, Position
from luna.log.records import Seat
from luna.shell.app.scene import App
from luna.shell.board.chrome import Chrome
from luna.shell.client import game_client
from luna.shell.players.seats import looks

_COARSE: Final = 320, 180  # pixels in which changes are detected
_SAME: Final = 24, 24, 24, 255  # nearer colours count as equal
_NEAREST, _ROUND = 0.5, 1.6  # of the part's width; of the change's size with its surroundings


def changed(before: pygame.Surface, after: pygame.Surface) -> pygame.Rect:
    """The part of a picture, as wide in proportion, with the largest change from another; all if there is none."""
    whole, small = after.get_rect(), [pygame.transform.smoothscale(one, _COARSE) for one in (after, before)]
    mask = pygame.mask.from_threshold(small[0], (0, 0, 0), _SAME, small[1])
    mask.invert()
    found = mask.connected_component().get_bounding_rects()
    if not found:
        return whole
    box, (wide, high) = found[0], _COARSE
    share = min(1.0, max(_NEAREST, _ROUND * box.width / wide, _ROUND * box.height / high))
    part = pygame.Rect(0, 0, round(share * whole.width), round(share * whole.height))
    part.center = box.centerx * whole.width // wide, box.centery * whole.height // high
    return part.clamp(whole)


def small_table(
    app: App,
    game: Game,
    position: Position,
    seats: Sequence[Seat],
    names: Sequence[str],
    size: tuple[int, int],
    keep: Callable[[pygame.Surface], object],
    before: Position | None = None,
) -> Iterator[bool]:
    """Draw the stage of a position in `size` pixels, step by step; returns whether it is done, and was given to `keep`.

    `before`: another position; shows only the part that has changed since.
    """
    client, chrome = game_client.of(game.NAME), Chrome(tuple(names), looks=looks(game, seats))
    first = position if before is None else before
    display, canvas = client.display(app, bytearray(first)), pygame.Surface(app.canvas.size, 0, 32)
    yield False
    for _ in display.compose(chrome):
        yield False
    display.draw(canvas, chrome)
    part = pygame.Rect((0, 0), size).fit(display.layout.free)
    shown = canvas.subsurface(part)
    if before is not None:
        former = shown.copy()
        yield False
        display.take(bytearray(position))
        display.rest(bytearray(position))
        display.draw(canvas, chrome)
        shown = shown.subsurface(changed(former, shown))
    keep(pygame.transform.smoothscale(shown, size))
    yield True
