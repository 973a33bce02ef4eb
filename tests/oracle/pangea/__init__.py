"""An independent, slow reference implementation of Die Magier von Pangea: the oracle for the fast rules.

Written from the numbered rules and the notation of Pangea alone; it shares neither code nor data with the product.

trace(text) the trace of the notation, object by object; raises BadLine random_game(seed) a random legal game as
notation text spoilt(text, seed) the same with one small thing wrong, as bytes against_the_rules(text, seed) its
beginning, then a well-formed line that is illegal there coverage(games) which rules and special cases occur in these
games
"""

from .coverage import coverage, missing, sample
from .generate import random_game
from .lines import BadLine
from .spoil import against_the_rules, spoilt
from .trace import replay, trace

__all__ = ["BadLine", "against_the_rules", "coverage", "missing", "random_game", "replay", "sample", "spoilt", "trace"]
