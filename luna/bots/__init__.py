"""Computer players for every game: they see what a player sees, and a level is noise and thought, never better pieces.

`choose` gives the turn of a level, `analyse` thinks aloud. Both are pure functions of the position, the level and a
seed; neither reads a clock. What they know of a game is its `Evaluator`; a game that brings none is played by random
playouts. A turn of the highest level takes a good part of a second: ask a `thinker.Thinker`, which is another process.
"""

from luna.bots.evaluator import LEVELS, Analysis, Evaluator, Level, Variation, evaluator_of
from luna.bots.levels import analyse, choose

__all__ = ["LEVELS", "Analysis", "Evaluator", "Level", "Variation", "analyse", "choose", "evaluator_of"]
