"""An independent, slow reference implementation of Luna: the oracle for the fast engine.

Written from docs/rules-luna.md and docs/notation.md alone; it shares neither code nor data with the product.

trace(text) the trace of notation.md, object by object; raises BadLine coverage(games) which actions and special cases
occur in these games
"""

from .coverage import coverage, missing
from .lines import BadLine
from .trace import replay, trace

__all__ = ["BadLine", "coverage", "missing", "replay", "trace"]
