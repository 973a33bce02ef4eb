"""`check`: whether the game works on this machine."""

from luna.shell.app.check import run

__all__ = ["run"]
