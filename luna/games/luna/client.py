"""What the shell shows of Luna, see `shell.game_client`."""

from __future__ import annotations
