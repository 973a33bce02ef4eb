"""`trace FILE`: one JSON object a line for the start position and after every turn of a game in notation."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from luna.core import registry
from luna.core.game import GameError
from luna.log.notices import fault


def run(argv: list[str]) -> int:
    """Exit status 0, or 2 with one line on standard error."""
    game, words = _game(argv)
    if len(words) != 1:
        print("usage: trace [--game NAME] FILE", file=sys.stderr)
        return 2
    path = words[0]
    try:
        text = Path(path).read_bytes().decode(errors="surrogateescape")  # the game names the line that is not UTF-8
    except OSError as error:
        return _refuse(path, f"cannot be read: {error.strerror}")
    try:
        for entry in registry.load(game or registry.called(text)).trace(text):
            print(json.dumps(entry))
    except GameError as error:
        return _refuse(path, fault(error))
    return 0


def _game(argv: list[str]) -> tuple[str, list[str]]:
    """The named game ("" without one) and the other words."""
    return (argv[1], argv[2:]) if argv[:1] == ["--game"] and len(argv) > 1 else ("", argv)


def _refuse(path: str, sentence: str) -> int:
    print(f"{path}: {sentence}", file=sys.stderr)
    return 2
