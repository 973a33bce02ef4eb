"""The window's size between two runs: what the settings remember, written once the window has come to rest."""

from __future__ import annotations

from typing import Final

from luna.shell.app.settings import Settings

_REST: Final = 1.0
"""Seconds from the last change until the size is written."""


class WindowSize:
    """Keeps `Settings.window` and `Settings.maximised` up to date. A full screen has no size of its own."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._maximised = settings.maximised
        self._largest: tuple[int, int] | None = None  # the window when it was maximised
        self._left = 0.0  # seconds until it rests

    @property
    def open(self) -> bool:
        """Whether a change has not been noted yet."""
        return self._left > 0

    def changed(self, maximised: bool | None = None) -> None:
        """The window has another size, or was maximised or restored."""
        self._left = _REST
        if maximised is not None:
            self._maximised = maximised

    def rests(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether the window comes to rest now."""
        if self._left <= dt:
            return self.open
        self._left -= dt
        return False

    def note(self, size: tuple[int, int]) -> None:
        """Bring the settings up to date with the size of the window."""
        if not self.open:
            return
        self._left = 0.0
        if self._settings.full_screen:
            return
        if self._maximised:
            self._largest = size
        # A window that was minimised in between does not report again that it is maximised.
        self._settings.maximised = size == self._largest
        if not self._settings.maximised:
            self._settings.window = size
