"""Hold to confirm: a press counts once it has been held for a while, so that a hand that slips does nothing."""

from collections.abc import Callable
from math import dist
from typing import Final

import pygame

_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_STILL: Final = 16  # pixels that a hand may tremble
_UP: Final = {pygame.MOUSEBUTTONUP: "mouse", pygame.KEYUP: "key", pygame.WINDOWFOCUSLOST: ""}
BUTTON: Final = "button"
"""The device of a pad's press."""


class Holding:
    """The press that is being held, one at a time."""

    def __init__(self) -> None:
        self.wanted = 0.0
        """Seconds that a press has to be held; 0: it counts at once."""
        self._deed: Callable[[], object] | None = None
        self._device: object = ""  # mouse, a key, the pad
        self._at = (0, 0)
        self._age = 0.0

    @property
    def share(self) -> float:
        """How far the press is, 0 to 1; 0 while none is held."""
        return min(1.0, self._age / self.wanted) if self._deed is not None and self.wanted else 0.0

    def takes(self, event: pygame.event.Event, deed: Callable[[], object], *, writing: bool) -> bool:
        """Whether an event waits, or belongs to a press that waits; `deed` sends it on. Writing needs no holding."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not getattr(event, "finger", False):
            return self.begin("mouse", deed, event.pos)
        if event.type == pygame.KEYDOWN and event.key in _ENTER and not writing:
            return (self._device == event.key and self._deed is not None) or self.begin(event.key, deed)
        if event.type == pygame.MOUSEMOTION and self._device == "mouse" and dist(event.pos, self._at) > _STILL:
            self._drop()
        ends = event.type in _UP and (self._device == getattr(event, "key", "mouse") or not _UP[event.type])
        return ends and self._drop()

    def begin(self, device: object, deed: Callable[[], object], at: tuple[int, int] = (0, 0)) -> bool:
        """A press begins; False if it counts at once."""
        if not self.wanted:
            return False
        self._device, self._deed, self._at, self._age = device, deed, at, 0.0
        return True

    def release(self, device: object) -> None:
        """A press by this device ends."""
        if self._device == device:
            self._drop()

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; whether the picture changes."""
        if self._deed is None:
            return False
        self._age += dt
        if self._age >= self.wanted:
            deed, self._deed = self._deed, None
            deed()
        return True

    def _drop(self) -> bool:
        """Forget the press; whether it had not counted yet, so that its end means nothing either."""
        waits, self._deed, self._device = self._deed is not None, None, ""
        return waits
