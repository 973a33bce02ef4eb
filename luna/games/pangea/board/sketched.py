"""A `board.Display` of the sketch: verbs in the action bar, and the steps that are being drafted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from typing_extensions import override

from luna.core.game import Game
from luna.games.pangea import rules
from luna.games.pangea.board import sketch
from luna.games.pangea.board.hand.targets import Target, about
from luna.shell.board.actionbar import VerbLook
from luna.shell.board.edges import Rows
from luna.shell.board.frame import Content
from luna.shell.board.pen import Pen, Rect
from luna.shell.board.plain import PlainDisplay
from luna.shell.scene import App

_ICONS: Final = {
    "draw": "draw",
    "shift": "shift",
    "neutral": "draw-neutral",
    "lead": "lead",
    "step": "step",
    "buy": "buy",
    "ban": "ban",
    "phase": "skip",
    "end": "sun",
}
_FAMILIES: Final = {
    "pangea-magic": ("draw", "shift", "neutral", "lead"),
    "pangea-move": ("step",),
    "pangea-trade": ("buy",),
    "pangea-ban": ("ban",),
    "pangea-phase": ("phase", "end"),
}
_GAME: Game = rules


class _Drafted:
    """A `Sketch` of the position as a draft would make it."""

    spots, told = staticmethod(sketch.spots), staticmethod(sketch.told)

    def __init__(self) -> None:
        self.row: bytearray | None = None
        self.tile: int | None = None  # the one whose offers are open

    def draw(self, pen: Pen, rect: Rect, position: bytearray) -> None:
        sketch.draw(pen, rect, self.row or position, self.tile)


class SketchedDisplay(PlainDisplay):
    """A plain display on which everything can be pointed at."""

    content = Content(_FAMILIES, Rows({"name": 44}, ("name",)), ("hint", "log", "whatif", "rules"))
    verbs: Mapping[str, VerbLook] = {
        verb: VerbLook(f"pangea-verb-{verb}", f"pangea/ui/icon-{icon}") for verb, icon in _ICONS.items()
    }

    def __init__(self, app: App, position: bytearray, tone: str = "") -> None:
        self._drafted = _Drafted()
        super().__init__(app, _GAME, self._drafted, position, tone)

    @property
    def scores(self) -> tuple[int, ...]:
        """Goods by seat."""
        return sketch.score(self.shown)

    def draft(self, row: bytearray | None, tile: int | None) -> None:
        """Show this draft, None = none; `tile`: the one whose offers are open."""
        self._drafted.row, self._drafted.tile = row, tile
        self._still = None

    @property
    def places(self) -> Mapping[Target, Rect]:
        """Where everything is that can be clicked, what lies on top first."""
        return sketch.places(self.layout.free, self._drafted.row or self.shown, self._drafted.tile)

    @override
    def place(self, thing: object) -> Rect | None:
        """A thing of the board; of a turn, the things that it is about."""
        where = self.places
        if isinstance(thing, tuple):
            return next((where[one] for one in about(self.shown, thing) if one in where), None)
        return next((rect for one, rect in where.items() if one == thing), None)
