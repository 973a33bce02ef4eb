"""Computer players for every game. They see only what a player sees; levels differ in error and search effort.

`choose` returns the turn of a level, `analyse` yields intermediate results. Both are pure functions of the position,
the level and a seed; neither reads a clock. A game supplies its `Evaluator`; without one, random playouts value the
positions. A turn of the highest level takes a large part of a second, so the window asks a `thinker.Thinker`, which
runs the search in another process.
"""

from luna.bots.evaluator import Analysis, Evaluator, Level, Variation, evaluator_of, longest_wait, steps
from luna.bots.levels import analyse, choose

__all__ = ["Analysis", "Evaluator", "Level", "Variation", "analyse", "choose", "evaluator_of", "longest_wait", "steps"]
