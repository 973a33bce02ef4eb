"""Ports for tests that listen, stop and listen again, or on which nothing listens."""

import contextlib
import secrets
from typing import Final

from luna.net import addresses

_PORTS: Final = range(16_000, 32_000)
"""Below the range of ephemeral ports, so that no other connection takes one of these meanwhile."""


def unused() -> int:
    """A port that is free at every address of this machine."""
    while True:
        with contextlib.suppress(OSError), addresses.everywhere(secrets.choice(_PORTS)) as free:
            return int(free.getsockname()[1])
