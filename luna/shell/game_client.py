"""What a game shows beyond its rules: its board, its pages, its words. Found by `core.registry.client`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from luna.shell.paint import Paint
    from luna.shell.rulebook import Rulebook
    from luna.shell.scenery import TitlePicture


class GameClient(Protocol):
    """The face of a game towards the shell. Module `luna.games.luna.client` is one of these."""

    def title_picture(self, paint: Paint) -> TitlePicture:
        """What stands behind title and menus."""

    def rulebook(self) -> Rulebook:
        """What there is to read about the game."""
