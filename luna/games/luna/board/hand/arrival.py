"""What comes to the pointer does not jump: a thing begins to glow, and chips fan out of what they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.games.luna.board import targets
from luna.games.luna.board.hand.handles import Handle
from luna.games.luna.board.targets import Target
from luna.shell.app.settings import Settings
from luna.shell.drawing.motion import INSTANT, Appearing

_GLOW, _FAN, _FAN_APART = 0.09, 0.14, 0.02  # seconds in which things glow under the pointer and chips fan out
STANDING: Final = targets.Recruit | targets.Vehicle | targets.Choice | targets.Command
"""Chips that do not come with the pointer."""


class Arrival:
    """How far both have come."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._glow = Appearing(_GLOW)
        self._fan = Appearing(_FAN, _FAN_APART)

    def watch(self, hover: Target | None, chips: Sequence[Handle]) -> None:
        """Tell what lies under the pointer now, with its chips; a change starts their fade."""
        fan = tuple(chip.target for chip in chips if not isinstance(chip.target, STANDING))
        self._glow.watch(hover)
        self._fan.watch(fan or None, len(fan))
        if self._settings.reduced_motion or self._settings.speed == INSTANT:
            self._glow.finish()
            self._fan.finish()

    def update(self, dt: float, hover: Target | None, chips: Sequence[Handle]) -> bool:
        """Go on for `dt` seconds; whether something is still on its way."""
        self.watch(hover, chips)
        glowing, fanning = self._glow.update(dt), self._fan.update(dt)
        return glowing or fanning

    @property
    def glow(self) -> float:
        """How warm the thing under the pointer is, 0..1."""
        return self._glow.share()

    def fanned(self, chips: Sequence[Handle]) -> list[Handle]:
        """The chips as far as they have come: they fan out of the middle of the thing they belong to."""
        moving = [chip for chip in chips if not isinstance(chip.target, STANDING)]
        out = [chip for chip in chips if isinstance(chip.target, STANDING)]
        if moving:
            x, y = moving[0].rect.unionall([chip.rect for chip in moving]).center
        for part, chip in enumerate(moving):
            share = self._fan.share(part)
            if share > 0:
                away = round((x - chip.rect.centerx) * (1 - share)), round((y - chip.rect.centery) * (1 - share))
                out.append(chip._replace(rect=chip.rect.move(away)))
        return out
