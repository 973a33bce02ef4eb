"""The playing styles of Pangea's computer players. They have no faces and bear the names of their peoples."""

from typing import Final

from luna.core.cast import Cast

CAST: Final = Cast(("warden", "trader", "wanderer"))
"""The warden guards and shifts the land, the trader buys and draws, the wanderer leads and goes far."""
