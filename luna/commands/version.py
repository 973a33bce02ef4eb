"""`version`: the versions for a bug report."""

from __future__ import annotations

import sys

from luna import __version__
from luna.core import registry


def run(argv: list[str]) -> int:
    print(f"Luna {__version__}")
    for name in registry.listed():
        of = f" of {name}" if name != registry.FIRST else ""
        print(f"rules revision {registry.load(name).RULES_REVISION}{of}")
    print(f"Python {sys.version.split()[0]} on {sys.platform}")
    return 0
