"""`version`: what is running here, for a bug report."""

from __future__ import annotations

import importlib
import sys

from luna import __version__


def run(argv: list[str]) -> int:
    print(f"Luna {__version__}")
    print(f"rules revision {importlib.import_module('luna.games.luna').RULES_REVISION}")
    print(f"Python {sys.version.split()[0]} on {sys.platform}")
    return 0
