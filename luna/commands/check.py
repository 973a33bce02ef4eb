"""`check`: whether the game works on this machine."""

from luna.client.check import run

__all__ = ["run"]
