"""Small pictures of the table for the rules: a game as text is played to a turn, painted as always, and cut out.

What is drawn is what the rules say: the games lie in `assets/games/luna/rules/examples.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final, NamedTuple

import pygame

from luna.core.game import Position, Turn
from luna.games.luna import rules as game
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.painting import Painting
from luna.games.luna.board.picture import things
from luna.games.luna.board.picture.things import Thing
from luna.games.luna.board.shown import Shown
from luna.games.luna.board.words.rulebook import FOLDER
from luna.games.luna.rules.setup import Header
from luna.games.luna.rules.views import forecast, view
from luna.shell.app.scene import App
from luna.shell.board.chrome import Chrome
from luna.shell.board.frame import STAGE
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint

_PATH: Final = (620, 132, 900, 566)
"""The path from gate to jetty on the stage."""
_STACK: Final = 30  # units above a seat of the Council for the discs on it
_AROUND_JETTY: Final = 60
_AIR: Final = 8  # units round what is shown
_GAP: Final = 12  # units between pictures of one line
_MOST: Final = 1.3
"""How much larger than on the table nothing is shown."""
_READABLE: Final = 2 / 3
"""Pixels for a unit from which on words have room among the pieces."""
_HIGHEST: Final = 560  # units of the page that a line may be high


class Shot(NamedTuple):
    """A picture of a drawn example."""

    turns: int  # played before it; -1 = all
    show: tuple[str, ...]  # names of things (`things.named`), `path`, or `tokens SEAT`
    ring: tuple[Thing, ...]


class Example(NamedTuple):
    """A game and pictures of it, in lines."""

    name: str
    header: Header
    turns: tuple[Turn, ...]
    lines: tuple[tuple[Shot, ...], ...]

    def position(self, turns: int = -1) -> bytearray:
        """The position after so many turns; -1 = after all."""
        row = game.start(self.header)
        for turn in self.turns if turns < 0 else self.turns[:turns]:
            for move in turn:
                game.play(row, move)
        return row


@cache
def examples() -> dict[str, Example]:
    """All drawn examples by the name of their topic."""
    found = tomllib.loads((FOLDER / "examples.toml").read_text("utf-8"))
    made = {}
    for name, facts in found.items():
        header, turns = game.from_text(facts["game"])
        lines = tuple(
            tuple(Shot(one["turns"], tuple(one["show"]), tuple(map(things.named, one.get("ring", ())))) for one in line)
            for line in facts["lines"]
        )
        made[name] = Example(name, header, tuple(turns), lines)
    return made


class PictureStrip:
    """A line of pictures as large as a width allows: where they are cut out, and how they are painted."""

    def __init__(self, app: App, example: Example, number: int, width: int) -> None:
        self.shots = example.lines[number]
        self._app, self._example = app, example
        seen = view(example.position(self.shots[0].turns))
        unit = app.paint.u
        plain = [_cut(Layout.of(1920, 1080, seen), shot) for shot in self.shots]
        room = width - app.paint.px(_GAP) * (len(self.shots) - 1)
        highest = max(place.height for place in plain)
        self._u = min(room / sum(place.width for place in plain), _MOST * unit, _HIGHEST * unit / highest)
        self._layout = Layout.of(round(1920 * self._u), round(1080 * self._u), seen, self._u)
        self.cuts = [_cut(self._layout, shot) for shot in self.shots]
        self.size = (
            sum(place.width for place in self.cuts) + app.paint.px(_GAP) * (len(self.cuts) - 1),
            max(place.height for place in self.cuts),
        )
        """Pixels of the whole line."""

    def paint(self) -> pygame.Surface:
        """Any thread may do it: everything that is not the program's own is made here."""
        app, layout = self._app, self._layout
        made = pygame.Surface(self.size, pygame.SRCALPHA, 32)
        paint = Paint(Fonts(layout.u), app.art, layout.u)
        left = 0
        table: Painting | None = None
        for shot, place in zip(self.shots, self.cuts, strict=True):
            row = self._example.position(shot.turns)
            seen = view(row)
            table = table or Painting(layout, seen, paint, paint, paint, app.catalogue)
            surface = pygame.Surface((layout.width, layout.height), 0, 32)
            shown, foreseen = Shown.of(seen), forecast(row)
            pen = table.paint_pieces(surface, shown, None)
            if any(thing.startswith("tokens") for thing in shot.show):
                names = tuple(app.catalogue(f"order-{seat.order}") for seat in seen.seats)
                table.paint_frame(surface, shown, foreseen, Chrome(names))
            things.light(pen, shown, shot.ring)
            where = made.blit(surface, (left, (made.get_height() - place.height) // 2), place)
            pygame.draw.rect(made, theme.now.EDGE, where, max(1, app.paint.px(1)))
            left += place.width + app.paint.px(_GAP)
        return made


class TablePicture:
    """The islands and the temple in a position: painted as large as on a table and made smaller, words and all."""

    def __init__(self, app: App, position: bytearray, width: int) -> None:
        self._app, self._position = app, position
        self.size = width, round(width * STAGE[3] / STAGE[2])

    def paint(self) -> pygame.Surface:
        """Any thread may do it: everything that is not the program's own is made here."""
        app, seen = self._app, view(self._position)
        u = max(_READABLE, self.size[0] / STAGE[2])
        layout = Layout.of(round(1920 * u), round(1080 * u), seen, u)
        paint = Paint(Fonts(layout.u), app.art, layout.u)
        whole = pygame.Surface((layout.width, layout.height), 0, 32)
        Painting(layout, seen, paint, paint, paint, app.catalogue).paint_pieces(whole, Shown.of(seen), None)
        return pygame.transform.smoothscale(whole.subsurface(layout.box(*STAGE).clip(whole.get_rect())), self.size)


class Miniatures:
    """The drawn examples of Luna, see `shell.rulebook.Drawings`."""

    @property
    def topics(self) -> frozenset[str]:
        """Those with an example; read when it is asked for."""
        return frozenset(examples())

    def of(self, app: App, topic: str, width: int) -> list[PictureStrip]:
        """The lines of an example."""
        example = examples()[topic]
        return [PictureStrip(app, example, number, width) for number in range(len(example.lines))]

    def table(self, app: App, position: Position, width: int) -> list[TablePicture]:
        """The table in a position."""
        return [TablePicture(app, position, width)]


def _cut(layout: Layout, shot: Shot) -> pygame.Rect:
    """What a shot shows, with some air, inside the window."""
    places = [_place(layout, thing) for thing in shot.show]
    air = layout.px(_AIR)
    return places[0].unionall(places[1:]).inflate(2 * air, 2 * air).clip(layout.window)


def _place(layout: Layout, thing: str) -> pygame.Rect:
    """A whole thing with its name; see `things.place` for what is ringed."""
    match thing.split():
        case ["path"]:
            return layout.box(*_PATH)
        case ["island", island]:
            return layout.island(island)
        case ["tile", tile]:
            return layout.field_hit(int(tile))
        case ["tokens", order]:
            slots = [layout.panels[int(order)].slot(favour) for favour in range(len(layout.ring))]
            return slots[0].unionall(slots[1:])
        case ["jetty"]:
            return layout.jetty.inflate(0, layout.px(_AROUND_JETTY))
        case ["council", number]:
            seat = layout.council_hit(int(number))
            return pygame.Rect(seat.x, seat.y - layout.px(_STACK), seat.width, seat.height + layout.px(_STACK))
    raise ValueError(f"a picture cannot show {thing}")
