"""`trace` and `version`: the rules on a bare Python, without any package."""

import json
import sys
from pathlib import Path

from luna import __version__
from luna.core import registry
from luna.core.game import GameError
from luna.log.notices import fault
from luna.notice import fail


def trace(argv: list[str]) -> int:
    """`trace [--game NAME] FILE`: one JSON object a line for the start and every turn. Exit status 0, or 2."""
    name, words = (argv[1], argv[2:]) if argv[:1] == ["--game"] and len(argv) > 1 else ("", argv)
    if len(words) != 1:
        return fail("usage: trace [--game NAME] FILE")
    path = words[0]
    try:
        text = Path(path).read_bytes().decode(errors="surrogateescape")  # the game names the line that is not UTF-8
    except OSError as error:
        return _refuse(path, f"cannot be read: {error.strerror}")
    try:
        for entry in registry.load(name or registry.game_of_text(text)).trace(text):
            print(json.dumps(entry))
    except GameError as error:
        return _refuse(path, fault(error))
    return 0


def version(argv: list[str]) -> int:
    """`version`: the versions for a bug report."""
    print(f"Luna {__version__}")
    for name in registry.listed():
        of = f" of {name}" if name != registry.FIRST else ""
        print(f"rules revision {registry.load(name).RULES_REVISION}{of}")
    print(f"Python {sys.version.split()[0]} on {sys.platform}")
    return 0


def _refuse(path: str, sentence: str) -> int:
    return fail(f"{path}: {sentence}")
