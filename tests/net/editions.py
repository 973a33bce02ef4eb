"""The edition of the tables in these tests; the relay does not interpret it."""

from typing import Final

from luna.net import wire

EDITION: Final = wire.Edition("luna", 1, b"12345678")
