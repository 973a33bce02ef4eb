"""The page of the settings for keys and pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from luna.client.widgets import Column

if TYPE_CHECKING:
    from luna.client.scenes.menu import MenuScene


def build(scene: MenuScene, column: Column) -> None:
    """Put its rows into the column of the settings."""
    column.words("keys-shown", scene.words("settings-keys-shown"), "body")
