"""What a game shows beyond its rules: its board, its pages, its words. Found by `core.registry.client`."""

from __future__ import annotations

from typing import Protocol


class GameClient(Protocol):
    """The face of a game towards the shell. Module `luna.games.luna.client` is one of these."""
