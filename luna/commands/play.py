"""`play [SAVE]`: the game in its window."""

from luna.client.program import run

__all__ = ["run"]
