"""The chips that open at the pointer: when they open, how they fan out, and which of them take a click."""

from collections.abc import Callable
from math import inf
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.hand.chips import Handle, handles
from luna.games.luna.board.hand.drafting import Drafting
from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.targets import Target, Thing, island_of
from luna.shell.app.settings import Settings
from luna.shell.board.pen import Pixel
from luna.shell.board.pointing import Pointer
from luna.shell.drawing.motion import INSTANT, Appearing

_RESTS: Final = 0.15  # seconds that the pointer rests before chips open
_AMBUSH: Final = 0.3  # seconds in which a chip that opened under the pointer takes no click
_STILL: Final = 3  # u of the window that a resting hand may tremble
_REACH: Final = 10  # u around a chip in which it stays open
_GLOW, _FAN, _APART = 0.09, 0.14, 0.02  # seconds in which things under the pointer light up and chips fan out
STANDING: Final = ("recruit", "vehicle", "choice", "command")
"""Chips that do not follow the pointer."""


class Fan:
    """The chips of one hand. They open where the pointer rests, or where keys lead."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.chips: list[Handle] = []  # the open ones
        self.near: Thing | None = None  # the thing pointed at, perhaps the ground of an island
        self.open: Thing | None = None  # the thing whose chips are open
        self._rested, self._anchor = 0.0, (0, 0)
        self._since = inf  # seconds since chips opened
        self._ambushed: Target | None = None  # the chip that the pointer was on
        self._glow, self._fanned = Appearing(_GLOW), Appearing(_FAN, _APART)

    def moved(self, point: Pixel, layout: Layout) -> None:
        """Note where the pointer is: moving it restarts the wait for chips."""
        if max(abs(point[0] - self._anchor[0]), abs(point[1] - self._anchor[1])) > layout.px(_STILL):
            self._anchor, self._rested = point, 0.0

    def holds(self, pointer: Pointer, layout: Layout) -> bool:
        """Whether the pointer is on or beside a chip of an island, although over a roof it has left that island."""
        if not island_of(self.near):
            return False
        gap = 2 * layout.px(_REACH)
        came = (chip.rect.inflate(gap, gap) for chip in self.chips if not targets.of(chip.target, *STANDING))
        return not pointer.keyed and any(rect.collidepoint(pointer.point) for rect in came)

    def lay(
        self, draft: Drafting, layout: Layout, pointer: Pointer, can_redo: bool, text: Callable[..., str]
    ) -> list[Handle]:
        """Open the chips of the thing under the resting pointer or in focus; close those of other things at once."""
        before = {chip.target for chip in self.chips}
        rests = pointer.keyed or self._rested >= _RESTS or self._settings.speed == INSTANT
        self.open = self.near if rests or self.open == self.near else None
        self.chips = handles(draft, layout, self.open, can_redo, text)
        under = next((chip.target for chip in self.chips if chip.rect.collidepoint(pointer.point)), None)
        if under is not None and under not in before and not pointer.keyed:
            self._since, self._ambushed = 0.0, under
        return self.chips

    @property
    def ripe(self) -> list[Handle]:
        """The chips that take a click."""
        return [chip for chip in self.chips if self._since >= _AMBUSH or chip.target != self._ambushed]

    def ripens(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether chips open now, or start to take clicks."""
        rested, since = self._rested, self._since
        self._rested, self._since = rested + dt, since + dt
        return (rested < _RESTS <= self._rested and self.open != self.near) or since < _AMBUSH <= self._since

    # ---- fades

    def watch(self, hover: Target | None) -> None:
        """Note the thing under the pointer; a change starts a fade."""
        moving = tuple(chip.target for chip in self.chips if not targets.of(chip.target, *STANDING))
        self._glow.watch(hover)
        self._fanned.watch(moving or None, len(moving))
        if self._settings.reduced_motion or self._settings.speed == INSTANT:
            self._glow.finish()
            self._fanned.finish()

    def appears(self, dt: float, hover: Target | None) -> bool:
        """Advance by `dt` seconds; returns whether a glow or a chip still fades."""
        self.watch(hover)
        glowing, fanning = self._glow.update(dt), self._fanned.update(dt)
        return glowing or fanning

    @property
    def glow(self) -> float:
        """The glow of the thing under the pointer, 0..1."""
        return self._glow.share()

    @property
    def fanned(self) -> list[Handle]:
        """The chips where they are drawn now: they fan out from the middle of their thing."""
        moving = [chip for chip in self.chips if not targets.of(chip.target, *STANDING)]
        out = [chip for chip in self.chips if targets.of(chip.target, *STANDING)]
        if moving:
            x, y = moving[0].rect.unionall([chip.rect for chip in moving]).center
        for part, chip in enumerate(moving):
            share = self._fanned.share(part)
            if share > 0:
                away = round((x - chip.rect.centerx) * (1 - share)), round((y - chip.rect.centery) * (1 - share))
                out.append(chip._replace(rect=chip.rect.move(away)))
        return out
