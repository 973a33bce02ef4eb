"""Pangea's client, as declared in its `client.toml`."""

from typing import Final

from luna.shell.client.game_client import declared

CLIENT: Final = declared("pangea")
