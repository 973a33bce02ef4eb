"""Pangea's client, as its `client.toml` declares it."""

from typing import Final

from luna.shell.client.game_client import declared

CLIENT: Final = declared("pangea")
