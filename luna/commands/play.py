"""`play [SAVE]`: the game in its window."""

from luna.shell.app.program import run

__all__ = ["run"]
