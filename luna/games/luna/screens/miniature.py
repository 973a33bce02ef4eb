"""Small pictures of the table for the rulebook: a game in its notation is played to a turn, painted and cropped.

The games are in `assets/games/luna/rules/examples.toml`, so the pictures follow the rules.
"""

import tomllib
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from luna.core.game import Position, Turn, play_all
from luna.games.luna import rules as game
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.painting import Painting
from luna.games.luna.board.picture import things
from luna.games.luna.board.targets import Thing
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.board.words.rulebook import BOOK, FOLDER
from luna.games.luna.rules.setup import Header
from luna.games.luna.rules.views import View, forecast, view
from luna.shell.app.scene import App
from luna.shell.board.chrome import Chrome
from luna.shell.board.frame import STAGE
from luna.shell.client.rulebook import Drawings, Rulebook
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint

_PATH: Final = (620, 132, 900, 566)  # the path from gate to jetty on the stage
_STACK: Final = 30  # units above a seat of the Council, for the discs on it
_AROUND_JETTY: Final = 60
_AIR: Final = 8  # margin around the things, units
_GAP: Final = 12  # units between pictures of one line
_MOST: Final = 1.3  # maximum scale, relative to the table
_READABLE: Final = 2 / 3  # minimum pixels per unit at which words fit among the pieces
_HIGHEST: Final = 560  # maximum height of a line, units of the page


class Shot(NamedTuple):
    """A picture of an example."""

    turns: int  # played before it; -1 = all
    show: tuple[str, ...]  # names of things (`things.named`), `path`, or `tokens SEAT`
    ring: tuple[Thing, ...]


class Example(NamedTuple):
    """A game and lines of pictures of it."""

    name: str
    header: Header
    turns: tuple[Turn, ...]
    lines: tuple[tuple[Shot, ...], ...]

    def position(self, turns: int = -1) -> bytearray:
        """The position after that number of turns; -1 = after all."""
        row = game.start(self.header)
        for turn in self.turns if turns < 0 else self.turns[:turns]:
            play_all(game, row, turn)
        return row


@cache
def examples() -> dict[str, Example]:
    """All examples by topic."""
    made = {}
    for name, facts in tomllib.loads((FOLDER / "examples.toml").read_text("utf-8")).items():
        header, turns = game.from_text(facts["game"])
        lines = tuple(
            tuple(Shot(one["turns"], tuple(one["show"]), tuple(map(things.named, one.get("ring", ())))) for one in line)
            for line in facts["lines"]
        )
        made[name] = Example(name, header, tuple(turns), lines)
    return made


class PictureStrip:
    """A line of pictures, as large as the width allows."""

    def __init__(self, app: App, example: Example, number: int, width: int) -> None:
        self.shots = example.lines[number]
        self._app, self._example = app, example
        seen, unit, gaps = view(example.position(self.shots[0].turns)), app.paint.u, app.paint.px(_GAP)
        gaps *= len(self.shots) - 1
        plain = [_cut(Layout.of(1920, 1080, seen), shot) for shot in self.shots]
        wide, high = sum(place.width for place in plain), max(place.height for place in plain)
        self._layout = _layout(seen, min((width - gaps) / wide, _MOST * unit, _HIGHEST * unit / high))
        self.cuts = [_cut(self._layout, shot) for shot in self.shots]
        self.size = sum(place.width for place in self.cuts) + gaps, max(place.height for place in self.cuts)
        """The size of the whole line in pixels."""

    def paint(self) -> pygame.Surface:
        """Paint the line; safe in any thread, since it uses its own fonts."""
        app, layout = self._app, self._layout
        made, left = pygame.Surface(self.size, pygame.SRCALPHA, 32), 0
        table = _painting(app, layout, view(self._example.position(self.shots[0].turns)))
        for shot, place in zip(self.shots, self.cuts, strict=True):
            row = self._example.position(shot.turns)
            seen, surface = view(row), pygame.Surface((layout.width, layout.height), 0, 32)
            shown = ViewModel.of(seen)
            pen = table.paint_pieces(surface, shown, None)
            if any(thing.startswith("tokens") for thing in shot.show):
                names = tuple(app.catalogue(f"order-{seat.order}") for seat in seen.seats)
                table.paint_frame(surface, shown, forecast(row), Chrome(names))
            things.light(pen, shown, shot.ring)
            where = made.blit(surface, (left, (made.get_height() - place.height) // 2), place)
            pygame.draw.rect(made, theme.now.EDGE, where, max(1, app.paint.px(1)))
            left += place.width + app.paint.px(_GAP)
        return made


class TablePicture:
    """The islands and the temple in a position, painted at a readable size and scaled down."""

    def __init__(self, app: App, position: bytearray, width: int) -> None:
        self._app, self._position = app, position
        self.size = width, round(width * STAGE[3] / STAGE[2])

    def paint(self) -> pygame.Surface:
        """Paint it; safe in any thread, since it uses its own fonts."""
        seen = view(self._position)
        layout = _layout(seen, max(_READABLE, self.size[0] / STAGE[2]))
        whole = pygame.Surface((layout.width, layout.height), 0, 32)
        _painting(self._app, layout, seen).paint_pieces(whole, ViewModel.of(seen), None)
        return pygame.transform.smoothscale(whole.subsurface(layout.box(*STAGE).clip(whole.get_rect())), self.size)


class Miniatures(Drawings):
    """The examples of Luna."""

    @property
    @override
    def topics(self) -> frozenset[str]:
        """The topics with an example."""
        return frozenset(examples())

    @override
    def of(self, app: App, topic: str, width: int) -> list[PictureStrip]:
        """The lines of an example."""
        example = examples()[topic]
        return [PictureStrip(app, example, number, width) for number in range(len(example.lines))]

    @override
    def table(self, app: App, position: Position, width: int) -> list[TablePicture]:
        return [TablePicture(app, position, width)]


@cache
def rulebook() -> Rulebook:
    """The rules, with pictures drawn from the table."""
    return replace(BOOK, drawings=Miniatures())


def _layout(seen: View, u: float) -> Layout:
    """The layout of a table at `u` pixels per unit."""
    return Layout.of(round(1920 * u), round(1080 * u), seen, u)


def _painting(app: App, layout: Layout, seen: View) -> Painting:
    """The painting of a table, with its own fonts."""
    paint = Paint(Fonts(layout.u), app.art, layout.u)
    return Painting(layout, seen, paint, paint, paint, app.catalogue)


def _cut(layout: Layout, shot: Shot) -> pygame.Rect:
    """The part of the window that a shot shows, with a margin."""
    places = [_place(layout, thing) for thing in shot.show]
    air = layout.px(_AIR)
    return places[0].unionall(places[1:]).inflate(2 * air, 2 * air).clip(layout.window)


def _place(layout: Layout, thing: str) -> pygame.Rect:
    """A whole thing with its name; `things.place` is the part that gets a ring."""
    match thing.split():
        case ["path"]:
            return layout.box(*_PATH)
        case ["island", island]:
            return layout.islands[island]
        case ["tile", tile]:
            return layout.field_hits[int(tile)]
        case ["tokens", order]:
            slots = [layout.panels[int(order)].slots[favour] for favour in range(len(layout.ring))]
            return slots[0].unionall(slots[1:])
        case ["jetty"]:
            return layout.jetty.inflate(0, layout.px(_AROUND_JETTY))
        case ["council", number]:
            seat = layout.council_hits[int(number)]
            return pygame.Rect(seat.x, seat.y - layout.px(_STACK), seat.width, seat.height + layout.px(_STACK))
    raise ValueError(f"a picture cannot show {thing}")
