"""What is played at the tables of these tests: the relay does not mind."""

from typing import Final

from luna.net import wire

EDITION: Final = wire.Edition("luna", 1, b"12345678")
