"""`play [SAVE]`: the game in its window."""

from luna.shell.program import run

__all__ = ["run"]
