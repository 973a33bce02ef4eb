"""What was played while the window was not in front."""

from __future__ import annotations


class Absence:
    """Whether others have played while the window was not in front: what they did is worth seeing once more."""

    def __init__(self) -> None:
        self._missed = False

    def played(self, seen: bool) -> None:
        """Note that somebody else took a turn; `seen`: the window was in front."""
        self._missed = self._missed or not seen

    def over(self, back: bool) -> bool:
        """Whether there is something to be shown, now that a player is `back`; told once."""
        due, self._missed = self._missed and back, self._missed and not back
        return due
