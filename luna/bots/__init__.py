"""Computer players: they see what a player sees, and a level is noise and thought, never better pieces.

`choose` gives the turn of a level, `analyse` thinks aloud. Both are pure functions of the position, the level and a
seed; neither reads a clock. A turn of the highest level takes a good part of a second: ask from another process.
"""

from luna.bots.levels import LEVELS, Analysis, Level, Line, analyse, choose

__all__ = ["LEVELS", "Analysis", "Level", "Line", "analyse", "choose"]
