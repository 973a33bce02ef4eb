"""Computer players for every game. They see only what a player sees; levels differ in error and search effort.

`choose` returns the turn of a level, `analyse` yields intermediate results, both as pure functions of position, level
and seed. A high level takes a large part of a second, so the window asks a `thinker.Thinker`, another process;
`foresight` thinks ahead while others do.
"""

from luna.bots.evaluator import Analysis, Evaluator, Level, Variation, evaluator_of, longest_wait, steps
from luna.bots.levels import analyse, choose

__all__ = ["Analysis", "Evaluator", "Level", "Variation", "analyse", "choose", "evaluator_of", "longest_wait", "steps"]
