"""`version`: what is running here, for a bug report."""

from __future__ import annotations

import sys

from luna import __version__
from luna.games.luna.rules import RULES_REVISION


def run(argv: list[str]) -> int:
    print(f"Luna {__version__}")
    print(f"rules revision {RULES_REVISION}")
    print(f"Python {sys.version.split()[0]} on {sys.platform}")
    return 0
