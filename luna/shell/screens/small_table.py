"""A small picture of a table, made in pieces of a frame each."""

from collections.abc import Callable, Iterator, Sequence

import pygame

from luna.core.game import Game, Position
from luna.log.records import Seat
from luna.shell.app.scene import App
from luna.shell.board.chrome import Chrome
from luna.shell.client import game_client
from luna.shell.players.seats import looks


def small_table(
    app: App,
    game: Game,
    position: Position,
    seats: Sequence[Seat],
    names: Sequence[str],
    size: tuple[int, int],
    keep: Callable[[pygame.Surface], object],
) -> Iterator[bool]:
    """Draw the stage of a position in `size` pixels, step by step; whether it is there, and was given to `keep`."""
    client, chrome = game_client.of(game.NAME), Chrome(tuple(names), looks=looks(game, seats))
    display, canvas = client.display(app, bytearray(position)), pygame.Surface(app.canvas.size, 0, 32)
    yield False
    for _ in display.compose(chrome):
        yield False
    display.draw(canvas, chrome)
    part = pygame.Rect((0, 0), size).fit(display.layout.free)
    keep(pygame.transform.smoothscale(canvas.subsurface(part), size))
    yield True
