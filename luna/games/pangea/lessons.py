"""Goals of the tasks in Pangea's lessons. Each takes a position and the seat of the learner."""

from typing import Final

from luna.core.teaching import Goals, at_least, victory
from luna.games.pangea.rules import over, places
from luna.games.pangea.rules.position import goods, rank

GOALS: Final[Goals] = {"goods": at_least(goods), "amulets": at_least(rank), "won": victory(over, places)}
"""`amulets` counts those in the tower, not those on the way (T2)."""
